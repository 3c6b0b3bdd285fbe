import Testing
import ThumbIndex

/// A screen of states that come and go: a section goes with its last row, and
/// many changes are one.
@Suite("Deleting rows, and many changes at once")
struct DeletingRowsTests {
  /// A screen that shows a list of states and is told of every change.
  final class Screen {
    var states: IndexedList<String>
    private(set) var table: TableView!

    init(_ states: IndexedList<String>) {
      self.states = states
      table = TableView { [unowned self] in
        self.states.sections.map { ($0.title, Array($0.rows)) }
      }
    }
  }

  @Test("the last row of a section takes the section and its index title along")
  func lastRow() throws {
    let collation = try IndexedCollation("en")
    let screen = Screen(
      IndexedList(["Delaware", "Georgia", "Hawaii"], collation: collation))
    #expect(screen.table.screen == ["D: Delaware", "G: Georgia", "H: Hawaii"])

    let path = try #require(screen.states.rowPath(of: "Georgia"))
    let changes = screen.states.remove(at: path)
    #expect(changes.deletedSections == [1])
    #expect(changes.deletedRows.isEmpty)
    screen.table.show(changes)
    #expect(screen.table.screen == ["D: Delaware", "H: Hawaii"])
    #expect(screen.table.indexReloads == 1)

    // Another row of a letter that is there leaves the index alone.
    screen.table.show(screen.states.insert("Dakota"))
    #expect(screen.table.screen == ["D: Dakota, Delaware", "H: Hawaii"])
    #expect(screen.table.indexReloads == 1)
  }

  @Test("in: Alaska, Georgia, Virginia; out: Washington, Delaware; at once")
  func batch() throws {
    let byName = SortField<String>(try Collator("en"), on: \.self)
    let screen = Screen(
      IndexedList(
        ["Arizona", "California", "Delaware", "New Jersey", "Washington"],
        sortedBy: [byName], title: "States"))
    let changes = screen.states.edit { edits in
      edits.insert(contentsOf: ["Alaska", "Georgia", "Virginia"])
      // Paths are those on the screen, whatever else is edited.
      edits.remove(at: RowPath(section: 0, row: 4))
      edits.remove(at: RowPath(section: 0, row: 2))
    }
    #expect(changes.deletedRows.map(\.row) == [2, 4])
    #expect(changes.insertedRows.map(\.row) == [0, 3, 5])
    screen.table.show(changes)
    #expect(
      screen.table.screen == [
        "States: Alaska, Arizona, California, Georgia, New Jersey, Virginia"
      ])
  }

  @Test("a flat model is told of the same as runs of rows")
  func flatModel() throws {
    var states = IndexedList(
      ["Delaware", "Georgia", "Hawaii"],
      collation: try IndexedCollation("en"))
    var model = Array(states.rows)
    let changes = states.edit { edits in
      edits.remove(at: RowPath(section: 0, row: 0))
      edits.insert(contentsOf: ["Idaho", "Iowa"])
    }
    for splice in changes.splices {
      // GTK: items-changed(position, removed, added)
      model.replaceSubrange(
        splice.position..<splice.position + splice.removed,
        with: states.rows[splice.position..<splice.position + splice.inserted])
    }
    #expect(model == ["Georgia", "Hawaii", "Idaho", "Iowa"])
  }
}
