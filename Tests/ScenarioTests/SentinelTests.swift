import Testing
import ThumbIndex

/// A list with the magnifying glass at the top of its index.
@Suite("A list with the search sentinel first")
struct SentinelTests {
  let list: IndexedList<String>
  let bar: IndexBar

  init() throws {
    list = IndexedList(
      try DataFile("countries-en.txt").lines,
      collation: try IndexedCollation(locale: "en"))
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

  @Test("every tap on a letter lands on its first country")
  func letters() throws {
    for (entry, title) in bar.entries.map(\.title).enumerated().dropFirst() {
      let path = try #require(tap(entry))
      let country = list[path]
      if list.sections.contains(where: { $0.title == title }) {
        #expect(list.sections[path.section].title == title)
        let letter = try #require(title.unicodeScalars.first)
        let other = title == "A" ? "Å" : title
        #expect(country.hasPrefix(String(letter)) || country.hasPrefix(other))
      } else {
        // A letter without countries: the next, or the last section.
        let next = list.sections.first { $0.title > title }
        let expected = next?.position ?? list.sections.count - 1
        #expect(
          path.section == (title == "#" ? list.sections.count - 1 : expected))
      }
    }
  }

  @Test("the entry of the section on top is highlighted, never the sentinel")
  func highlighted() {
    for section in list.sections {
      let entry = bar.entryIndex(forSectionAt: section.position)
      #expect(entry.map { bar.entries[$0].title } == section.title)
    }
  }
}
