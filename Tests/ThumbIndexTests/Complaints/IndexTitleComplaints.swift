import TestSupport
import Testing
import ThumbIndex

/// “The library shows my sections, but the bar at the edge stays empty”.
@Suite("Index titles")
struct IndexTitleComplaints {
  @Test("a list has index titles, each leading to its section")
  func titles() throws {
    let list = try IndexedCollation("da")
    #expect(list.sectionIndexTitles == list.sectionTitles)
    for index in list.sectionIndexTitles.indices {
      let section = list.section(forSectionIndexTitleAt: index)
      #expect(list.sectionTitles[section] == list.sectionIndexTitles[index])
    }
  }

  @Test("index titles are independent of the sections")
  func independent() throws {
    let list = try IndexedCollation("cs") { title in
      // No room for two letters, no wish for the rest.
      title == "#" ? nil : title == "CH" ? "ch" : title
    }
    #expect(list.sectionTitles.contains("CH"))
    #expect(list.sectionTitles.last == "#")
    #expect(list.sectionIndexTitles.count == list.sectionTitles.count - 1)
    let place = try #require(list.sectionIndexTitles.firstIndex(of: "ch"))
    let section = list.section(forSectionIndexTitleAt: place)
    #expect(list.sectionTitles[section] == "CH")
    #expect(list.section(for: "Chalupa") == section)
  }

  @Test(
    "a bar belongs to any sections, also to groups with titles of their own")
  func groups() {
    let bar = IndexBar(titles: ["Af", "Am", nil, "Eu"], shown: [0, 1, 2, 3])
    #expect(bar.entries.map(\.title) == ["Af", "Am", "Eu"])
    #expect(bar.target(at: 2) == .section(3))
    // The group without a title belongs to the one before it.
    #expect(bar.entryIndex(forSectionAt: 2) == 1)
  }

  @Test("search comes first, and it alone leads to search")
  func search() throws {
    let list = try IndexedCollation("en")
    let bar = list.indexBar(search: true)
    #expect(bar.entries.first?.title == IndexBar.searchTitle)
    #expect(bar.entries.map { $0.target == .search }.firstIndex(of: true) == 0)
    #expect(bar.entries.filter { $0.target == .search }.count == 1)
    #expect(bar.target(at: 1) == .section(0))
  }
}
