import Testing
import ThumbIndex

/// Two lists of an app in which somebody has selected rows: they stay selected
/// wherever searches and edits put them.
@Suite("A list of states with a selection")
struct SelectionTests {
  /// A view with a search field, whose rows are those that it was told of.
  final class Screen {
    var filter: ListFilter<String>
    let table: TableView
    private(set) var selection: Set<RowPath> = []

    /// What the table loads its rows from.
    private final class Source {
      var filter: ListFilter<String>
      init(_ filter: ListFilter<String>) { self.filter = filter }
    }

    private let source: Source

    init() throws {
      let states = try DataFile("us-states.txt").lines
      let filter = try ListFilter(
        IndexedList(states, collation: try IndexedCollation("en")),
        searching: \.self)
      let source = Source(filter)
      self.filter = filter
      self.source = source
      table = TableView {
        source.filter.results.sections.map { ($0.title, Array($0.rows)) }
      }
    }

    func select(_ states: String...) {
      selection = Set(states.map { filter.results.rowPath(of: $0)! })
    }

    /// Does something to the filter, and what it tells to the view.
    func change(_ body: (inout ListFilter<String>) -> ListChanges) {
      let changes = body(&filter)
      source.filter = filter
      selection = changes.newPaths(ofRows: selection)
      changes.send(to: table)
    }

    var selected: [String] { selection.sorted().map { filter.results[$0] } }
  }

  let screen: Screen

  init() throws { screen = try Screen() }

  @Test("follows it through a search, and loses what is not found")
  func searched() {
    screen.select("Iowa", "Ohio", "Utah")
    screen.change { $0.update("io") }
    #expect(screen.selected == ["Iowa", "Ohio"])
    screen.change { $0.update("") }
    #expect(screen.selected == ["Iowa", "Ohio"])
    #expect(screen.table.screen == screen.filter.results.page)
  }

  @Test("follows it through edits while a search is on")
  func edited() {
    screen.change { $0.update("new") }
    screen.select("New Mexico", "New York")
    screen.change { $0.insert("New Holland") }
    #expect(screen.selected == ["New Mexico", "New York"])
    // A row that is given another name goes to another section.
    let york = screen.filter.results.rowPath(of: "New York")!
    screen.change { $0.replace(at: york, with: "York, New") }
    #expect(screen.selected == ["New Mexico", "York, New"])
    screen.change { filter in
      filter.edit { edits in
        edits.remove("New Mexico")
        edits.remove("Alaska")
        edits.insert("Newark")
      }
    }
    #expect(screen.selected == ["York, New"])
    #expect(screen.table.screen == screen.filter.results.page)
    screen.change { $0.update("") }
    #expect(screen.selected == ["York, New"])
    #expect(screen.table.screen == screen.filter.results.page)
    #expect(screen.filter.list.rowPath(of: "Alaska") == nil)
  }
}
