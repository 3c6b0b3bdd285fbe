import Testing
import ThumbIndex

/// A list of countries that is searched in its place: its sections shrink, its
/// index hides during the search and comes back.
@Suite("Search in the same list")
struct SearchInListTests {
  /// A list view with a search field.
  struct Screen {
    var filter: ListFilter<String>

    init() throws {
      let countries = try DataFile("countries-sv.txt").lines
      let list = IndexedList(
        countries, collation: try IndexedCollation("sv"))
      filter = try ListFilter(list, searching: \.self)
    }

    var titles: [String] { filter.results.sections.map(\.title) }

    /// The index, which is not shown during a search.
    var bar: IndexBar? {
      filter.isSearching ? nil : filter.results.indexBar(search: true)
    }
  }

  @Test("sections and titles are those of what is found")
  func sections() throws {
    var screen = try Screen()
    let all = screen.titles
    #expect(all.contains("Å") && all.contains("Ö"))
    screen.filter.update("land")
    #expect(screen.titles.count < all.count)
    for section in screen.filter.results.sections {
      #expect(!section.rows.isEmpty)
      for country in section.rows.map({ $0.lowercased() }) {
        #expect(country.contains("länd") || country.contains("land"))
      }
    }
    screen.filter.update("öst")
    #expect(screen.titles.contains("Ö"))
    screen.filter.update("")
    #expect(screen.titles == all)
  }

  @Test("the index hides during the search and is restored after it")
  func index() throws {
    var screen = try Screen()
    let before = try #require(screen.bar)
    let changes = screen.filter.update("sve")
    #expect(changes.indexBarChanged)
    #expect(screen.bar == nil)
    screen.filter.update("")
    #expect(screen.bar == before)
  }

  @Test("a country that comes during the search is shown only if it matches")
  func edited() throws {
    var screen = try Screen()
    screen.filter.update("land")
    let count = screen.filter.results.count
    let first = screen.filter.edit { $0.insert("Atlantis") }
    #expect(first.isEmpty)
    let second = screen.filter.edit { $0.insert("Ölandet") }
    #expect(screen.filter.results.count == count + 1)
    #expect(!second.isEmpty)
    screen.filter.update("")
    #expect(screen.filter.results.rowPath(of: "Atlantis") != nil)
  }
}

/// A table of results that is empty until something is typed.
@Suite("A table of results that starts empty")
struct EmptyResultsTests {
  @Test("it fills while one types, and is empty when all is deleted")
  func typed() throws {
    var filter = try ListFilter(
      IndexedList(
        try DataFile("countries-sv.txt").lines,
        collation: try IndexedCollation("sv")), searching: \.self,
      request: SearchRequest(showsAllWhenEmpty: false))
    #expect(filter.results.sections.isEmpty)
    // What comes is not shown either.
    #expect(filter.insert("Atlantis").isEmpty)
    #expect(filter.update(" ").isEmpty)
    filter.update("rik")
    #expect(filter.results.rows.contains("Österrike"))
    let last = filter.update("")
    #expect(last.rowCounts.after == 0)
    #expect(filter.list.rowPath(of: "Atlantis") != nil)
  }
}
