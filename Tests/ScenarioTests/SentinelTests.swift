import Testing
import ThumbIndex

/// A list of countries with the magnifying glass at the top of its index.
@Suite("A list with the search sentinel first")
struct SentinelTests {
  let list: IndexedList<String>
  let bar: IndexBar

  init() throws {
    list = IndexedList(
      try DataFile("countries-en.txt").lines,
      collation: try IndexedCollation("en"))
    bar = list.indexBar(search: true)
  }

  /// What a tap on an entry does: where the list scrolls, or `nil` for search.
  private func tap(_ entry: Int) -> RowPath? {
    switch bar.target(at: entry) {
    case .search: nil
    case .section(let position): RowPath(section: position, row: 0)
    }
  }

  @Test("a tap on the sentinel goes to the search field, no other tap does")
  func sentinel() {
    #expect(bar.entries[0].title == IndexBar.searchTitle)
    #expect(tap(0) == nil)
    for entry in bar.entries.indices.dropFirst() {
      #expect(tap(entry) != nil)
    }
  }

  @Test(
    "a tap on a letter lands on its first country, or on the next one",
    arguments: [
      ("A", "Afghanistan"), ("B", "Bahamas"), ("Q", "Qatar"),
      // No country begins with X, nor with a sign that has no letter.
      ("X", "Yemen"), ("Z", "Zambia"), ("#", "Zambia"),
    ])
  func letters(title: String, country: String) throws {
    let entry = try #require(bar.entries.firstIndex { $0.title == title })
    let path = try #require(tap(entry))
    #expect(list[path] == country)
  }

  @Test("the entry of the section on top is highlighted, never the sentinel")
  func highlighted() {
    for section in list.sections {
      let entry = bar.entryIndex(forSectionAt: section.position)
      #expect(entry.map { bar.entries[$0].title } == section.title)
    }
  }
}
