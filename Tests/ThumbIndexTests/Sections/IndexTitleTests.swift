import Testing
import ThumbIndex

/// Titles at the edge that are not those of the headers.
@Suite struct IndexTitleTests {
  @Test func indexTitlesAreTheSectionsUnlessToldOtherwise() throws {
    let collation = try IndexedCollation("sv")
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    for index in collation.sectionIndexTitles.indices {
      #expect(collation.section(forSectionIndexTitleAt: index) == index)
    }
  }

  @Test func indexTitlesMayBeShorter() throws {
    let collation = try IndexedCollation("hu") {
      $0.count > 1 ? nil : $0.lowercased()
    }
    let titles = collation.sectionIndexTitles
    #expect(titles.count == collation.sectionTitles.count - 9)
    #expect(!titles.contains("cs") && titles.contains("c"))
    for (index, title) in titles.enumerated() {
      let section = collation.section(forSectionIndexTitleAt: index)
      #expect(collation.sectionTitles[section].lowercased() == title)
    }
  }

  @Test func theBarOfACollationHasItsIndexTitles() throws {
    let collation = try IndexedCollation("en") {
      "AEIOU#".contains($0) ? $0 : nil
    }
    let all = collation.indexBar()
    #expect(all.entries.map(\.title) == ["A", "E", "I", "O", "U", "#"])
    for (index, entry) in all.entries.enumerated() {
      #expect(
        entry.target
          == .section(collation.section(forSectionIndexTitleAt: index)))
    }
    let people = ["Bob", "Ivy", "Zoë"]
    let shown = collation.sections(of: people, by: \.self).map(\.ordinal)
    let bar = collation.indexBar(showing: shown, search: true, limit: 4)
    #expect(bar.entries.map(\.title) == ["{search}", "A", "•", "#"])
    // B is not in the index: it belongs to A.
    #expect(bar.entryIndex(forSectionAt: 0) == 1)
    #expect(bar.position(forOrdinal: collation.section(for: "Hugo")) == 1)
  }

  @Test func anElementsSectionIsThatOfItsText() throws {
    let collation = try IndexedCollation("sv")
    let person = (name: "Öl", age: 3)
    #expect(
      collation.section(for: person) { $0.name }
        == collation.section(for: "Öl"))
  }
}
