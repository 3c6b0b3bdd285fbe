import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// What somebody selects stays selected, whatever happens to the list.
@Suite struct SelectionTests {
  private struct Song: Identifiable, Sendable {
    let id: Int
    var title: String
    var album: String
  }

  private static let songs = (0..<12).map {
    Song(
      id: $0, title: "\("abcdef".map(String.init)[$0 % 6]) \($0)",
      album: "Album \($0 / 4)")
  }

  @Test func aSelectionSurvivesASearchACollapseUndoAndAnotherOrder() throws {
    let swedish = try IndexedCollation("sv")
    var filter = try ListFilter(
      IndexedList(Self.songs, groupedBy: \.album, sortedBy: []),
      searching: \.title)
    var selection = ListSelection<Int>()
    selection.select(RowPath(section: 0, row: 1), in: filter.results)
    selection.toggle(RowPath(section: 2, row: 3), in: filter.results)
    #expect(selection.ids == [1, 11])
    filter.update("f")
    #expect(filter.results.count == 2)
    #expect(
      selection.rowPaths(in: filter.results) == [RowPath(section: 1, row: 0)])
    filter.update("")
    filter.edit { $0.collapse("Album 0") }
    #expect(
      selection.rowPaths(in: filter.results) == [RowPath(section: 2, row: 3)])
    let before = filter.list
    filter.edit { $0.remove(id: 11) }
    #expect(selection.rowPaths(in: filter.list).isEmpty)
    // Undo.
    filter.edit { $0.become(before) }
    #expect(
      selection.rowPaths(in: filter.list) == [RowPath(section: 2, row: 3)])
    filter.edit { $0.remove(id: 11) }
    selection.keepIDs(of: filter.list)
    #expect(selection.ids == [1])
    let byTitle = IndexedList(Self.songs, by: \.title, collation: swedish)
    #expect(
      selection.rowPaths(in: byTitle) == [RowPath(section: 1, row: 0)])
  }

  @Test func clicksWithShiftSelectFromTheLastClickOn() {
    let list = IndexedList(Self.songs, groupedBy: \.album, sortedBy: [])
    var selection = ListSelection<Int>()
    func click(_ section: Int, _ row: Int) -> RowPath {
      RowPath(section: section, row: row)
    }
    selection.extend(to: click(0, 2), in: list)
    #expect(selection.ids == [2])
    selection.extend(to: click(1, 0), in: list)
    #expect(selection.ids == [2, 3, 4])
    selection.extend(to: click(0, 0), in: list)
    #expect(selection.ids == [0, 1, 2])
    selection.toggle(click(0, 1), in: list)
    #expect(selection.ids == [0, 2] && selection.anchor == 1)
    #expect(!selection.contains(click(0, 1), in: list))
    selection.selectAll(in: list)
    #expect(selection.ids.count == 12)
    selection.clear()
    #expect(selection.isEmpty && selection.anchor == nil)
  }

  @Test func anAnchorIsTheRowOrItsNearestSurvivor() {
    var list = IndexedList(Self.songs, groupedBy: \.album, sortedBy: [])
    let anchor = ScrollAnchor(RowPath(section: 1, row: 1), in: list)
    list.insert(
      Song(id: 99, title: "", album: "Album"), at: RowPath(section: 0, row: 0))
    #expect(anchor.rowPath(in: list).map { list[$0].id } == 5)
    list.remove(ids: [5, 6])
    #expect(anchor.rowPath(in: list).map { list[$0].id } == 4)
    list.remove(ids: 0..<12)
    #expect(anchor.rowPath(in: list).map { list[$0].id } == 99)
    list.remove(id: 99)
    #expect(anchor.rowPath(in: list) == nil)
  }

  /// A selection, and a set of ids kept by hand.
  @Test func aSelectionIsTheSetOfIDsThatWasClickedTogether() {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    var list = IndexedList(Self.songs, groupedBy: \.album, sortedBy: [])
    var (selection, ids) = (ListSelection<Int>(), Set<Int>())
    var copies = [list]
    for step in 0..<PropertyRuns.count(100_000) {
      let row =
        list.isEmpty ? nil : Int.random(in: 0..<list.count, using: &numbers)
      switch numbers.number(in: 0...7) {
      case 0:
        list.insert(
          Song(
            id: 100 + step, title: "",
            album: "Album \(numbers.number(in: 0...4))"),
          at: RowPath(section: 0, row: 0))
      case 1:
        if let row {
          list.remove(at: list.rowPath(ofRow: row))
        }
      case 2: copies = [list]
      case 3: list = copies[0]
      case 4:
        if numbers.chance(oneIn: 2) {
          list.collapse(numbers.pick(["Album 0", "Album 1", "Album 2"]))
        } else {
          list.setSections(collapsed: [])
        }
      case 5:
        if let row {
          let path = list.rowPath(ofRow: row)
          let id = list[path].id
          selection.toggle(path, in: list)
          if ids.remove(id) == nil { ids.insert(id) }
        }
      case 6:
        if let row, numbers.chance(oneIn: 8) {
          selection.select(list.rowPath(ofRow: row), in: list)
          ids = [list.rows[row].id]
        }
      default:
        if numbers.chance(oneIn: 8) {
          selection.keepIDs(of: list)
          ids.formIntersection(list.elements.map(\.id))
        }
      }
      let shown = (0..<list.count).filter { ids.contains(list.rows[$0].id) }
      #expect(selection.ids == ids)
      #expect(
        selection.rowPaths(in: list).map { list.row(at: $0) } == shown,
        "step \(step), THUMBINDEX_SEED=\(PropertyRuns.seed)")
    }
  }

  @Test func elementsWithoutIDsAreTheirOwn() throws {
    var list = IndexedList(
      ["Bo", "Åke", "Anna", "Bo"], collation: try IndexedCollation("sv"))
    var selection = ListSelection<String>()
    selection.select(RowPath(section: 1, row: 0), in: list)
    #expect(selection.ids == ["Bo"])
    #expect(
      selection.rowPaths(in: list)
        == [RowPath(section: 1, row: 0), RowPath(section: 1, row: 1)])
    selection.extend(to: RowPath(section: 0, row: 0), in: list)
    #expect(selection.ids == ["Anna", "Bo"])
    selection.toggle(RowPath(section: 2, row: 0), in: list)
    #expect(selection.contains(RowPath(section: 2, row: 0), in: list))
    let anchor = ScrollAnchor(
      elementAt: RowPath(section: 2, row: 0), in: list)
    list.remove("Åke")
    // Of equal rows, the one nearest to where the row was.
    #expect(anchor.rowPath(in: list) == RowPath(section: 1, row: 1))
    selection.keepIDs(of: list)
    #expect(selection.ids == ["Anna", "Bo"] && selection.anchor == nil)
  }
}
