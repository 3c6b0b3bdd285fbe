import Testing
import ThumbIndex

/// A search field with two scopes, "Starts With" and "Contains", that shows what
/// it finds in a list of its own.
@Suite("Live search with two scopes")
struct LiveSearchTests {
  /// The list of what is found, which is told of every change.
  final class Screen {
    var filter: ListFilter<String>
    private(set) var table: TableView!

    init(_ filter: ListFilter<String>) {
      self.filter = filter
      table = TableView { [unowned self] in
        self.filter.results.sections.map { ($0.title, Array($0.rows)) }
      }
    }
  }

  var filter: ListFilter<String>

  init() throws {
    let list = IndexedList(
      [
        "Hauptstraße", "Strandweg", "Am Strom", "Oststraße", "Straßburg",
        "Bahnhof", "Stromstraße",
      ],
      collation: try IndexedCollation("de"))
    filter = try ListFilter(list, searching: \.self)
  }

  @Test("nothing that matches vanishes while one types on")
  func typing() {
    var filter = filter
    for typed in ["s", "st", "str", "stra", "stras", "strass", "strasse"] {
      filter.update(typed)
      #expect(Array(filter.results.rows).contains("Hauptstraße"), "\(typed)")
    }
    #expect(
      Array(filter.results.rows) == ["Hauptstraße", "Oststraße", "Stromstraße"])
  }

  @Test("the scope may change at any time")
  func scopes() {
    var filter = filter
    filter.update("str", scope: .startsWith)
    #expect(
      Array(filter.results.rows) == ["Strandweg", "Straßburg", "Stromstraße"])
    filter.update("str", scope: .contains)
    #expect(filter.results.count == 6)
    filter.update("str", scope: .wordStartsWith)
    #expect(
      Array(filter.results.rows)
        == ["Am Strom", "Strandweg", "Straßburg", "Stromstraße"])
    filter.update("stro", scope: .startsWith)
    #expect(Array(filter.results.rows) == ["Stromstraße"])
  }

  @Test("a table that is told of every change shows what is found")
  func table() {
    let screen = Screen(filter)
    let typed: [(String, SearchScope)] = [
      ("s", .contains), ("st", .contains), ("st", .startsWith),
      ("str", .startsWith), ("s", .contains), ("xyz", .contains),
      ("", .contains), ("weg", .contains), ("", .startsWith),
    ]
    for (text, scope) in typed {
      screen.table.show(screen.filter.update(text, scope: scope))
      #expect(
        screen.table.screen == screen.filter.results.page, "\(text) \(scope)")
    }
  }

  @Test("no match is an empty list, and everything comes back")
  func noMatch() {
    var filter = filter
    let changes = filter.update("xyz")
    #expect(filter.results.isEmpty)
    #expect(filter.results.sections.isEmpty)
    #expect(changes.deletedSections == Array(0..<5))
    filter.update("")
    #expect(filter.results == filter.list)
  }

  @Test("what matched is highlighted in the text as it is written")
  func highlighted() throws {
    var filter = filter
    filter.update("strass")
    let path = try #require(filter.results.rowPath(of: "Hauptstraße"))
    let match = try #require(filter.matches(at: path).first?.match)
    let street = filter.results[path]
    #expect(match.ranges.map { String(street[$0]) } == ["straß"])
  }

  @Test("long lists are searched off the main thread; overtaken queries drop")
  func overtaken() async throws {
    let searcher = ListSearcher(filter)
    async let first = searcher.update("s")
    async let second = searcher.update("strasse")
    let found = await [first, second].compactMap(\.self)
    #expect(!found.isEmpty)
    let last = await searcher.update("bahn")
    #expect(last.map { Array($0.results.rows) } == ["Bahnhof"])
  }
}
