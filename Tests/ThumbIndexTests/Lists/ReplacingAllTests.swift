import Synchronization
import Testing
import ThumbIndex

/// Replacing all elements takes time in proportion to them, however alike or
/// different they are.
@Suite struct ReplacingAllTests {
  /// A row whose id is compared under a counter.
  private struct Twin: Identifiable, Sendable {
    struct ID: Hashable, Sendable {
      static let comparisons = Atomic(0)
      let number: Int

      static func == (left: Self, right: Self) -> Bool {
        comparisons.wrappingAdd(1, ordering: .relaxed)
        return left.number == right.number
      }
    }
    let id: ID
    let text: String
  }

  @Test func rowsThatAllHaveOneID() throws {
    let collation = try IndexedCollation("en")
    let rows = (0..<4000).map { Twin(id: Twin.ID(number: 7), text: "a\($0)") }
    var list = IndexedList(rows, by: \.text, collation: collation)
    let before = Twin.ID.comparisons.load(ordering: .relaxed)
    let changes = list.replaceAll(with: rows.dropLast(1000))
    let after = Twin.ID.comparisons.load(ordering: .relaxed)
    #expect(after - before < 20 * rows.count)
    #expect(changes.rowCounts.before == 4000)
    #expect(changes.rowCounts.after == 3000)
    let deleted = changes.deletedRanges.reduce(0) { $0 + $1.rows.count }
    #expect(deleted == 1000)
  }

  /// A row that is compared under a counter.
  private struct Song: Hashable, Sendable {
    static let comparisons = Atomic(0)
    let number: Int

    static func == (left: Self, right: Self) -> Bool {
      comparisons.wrappingAdd(1, ordering: .relaxed)
      return left.number == right.number
    }
  }

  @Test func rowsByHandThatAreAllDifferent() {
    let old = (0..<4000).map { Song(number: $0) }
    var list = IndexedList(old, sortedBy: [])
    // Three rows are the same, of which two are in order.
    var new = (0..<4000).map { Song(number: -1 - $0) }
    new[500] = old[2000]
    new[1000] = old[3000]
    new[1500] = old[1000]
    let before = Song.comparisons.load(ordering: .relaxed)
    let changes = list.replaceAll(with: new)
    let after = Song.comparisons.load(ordering: .relaxed)
    #expect(after - before < 20 * old.count)
    #expect(Array(list.rows) == new)
    #expect(changes.deletedRows.count == 3998)
    #expect(changes.insertedRows.count == 3998)
    #expect(!changes.deletedRows.contains(RowPath(section: 0, row: 2000)))
    #expect(!changes.insertedRows.contains(RowPath(section: 0, row: 500)))
  }

  /// An object that is equal to itself, whatever changes in it.
  private final class Box: Equatable {
    let text: String
    init(_ text: String) { self.text = text }
    static func == (left: Box, right: Box) -> Bool { left === right }
  }

  @Test(arguments: [false, true])
  func aReloadOfABatchIsToldThoughAllIsReplaced(isHidden: Bool) throws {
    let boxes = ["a", "b", "c"].map { Box($0) }
    var list = IndexedList(
      boxes, by: \.text, collation: try IndexedCollation("en"))
    let changes = list.batch { list in
      if isHidden { list.setSections(collapsed: Set(list.sections.map(\.key))) }
      list.update(at: RowPath(section: 1, row: 0)) { _ in }
      list.replaceAll(with: [Box("0")] + boxes.reversed())
      list.replaceAll(with: boxes)
      list.update(at: RowPath(section: 2, row: 0)) { _ in }
      list.setSections(collapsed: [])
    }
    #expect(changes.reloadedRows.map(\.section) == [1, 2])
    #expect(changes.insertedSections.isEmpty && changes.deletedSections.isEmpty)
  }

  @Test func aBatchMayPutAnotherListInPlace() throws {
    let english = try IndexedCollation("en")
    var list = IndexedList(["a", "b"], collation: english)
    let other = IndexedList<String>(
      ["b", "aa", "c"], by: \.self,
      then: [SortField(english.collator, on: \.self)], collation: english)
    let changes = list.batch { $0 = other }
    #expect(list == other)
    // Rows without ids are those with equal elements.
    #expect(changes.deletedRows == [RowPath(section: 0, row: 0)])
    #expect(changes.insertedRows == [RowPath(section: 0, row: 0)])
    #expect(changes.insertedSections == [2])
  }

  @Test func aSectionLeftOutOfTheOrderStaysOut() {
    var list = IndexedList(
      ["a"], groupedBy: \.self, order: .listed(["a", "b"]))
    list.insertSection("b")
    list.setSections(order: ["a"])
    list.replaceAll(with: ["a", "b"])
    #expect(list.sections.map(\.title) == ["a"])
    list.setSections(order: ["b", "a"])
    #expect(list.sections.map(\.title) == ["b", "a"])
  }

  @Test func rowsAreGoneThroughAsTheyAreFound() throws {
    let collation = try IndexedCollation("en")
    let texts = (0..<3000).map {
      "\(Character(Unicode.Scalar(97 + $0 % 26)!))\($0)"
    }
    var list = IndexedList(
      texts, collation: collation, emptySections: .kept)
    list.removeAll { $0.hasPrefix("c") || $0.hasPrefix("z") }
    #expect(Array(list.rows) == list.rows.indices.map { list.rows[$0] })
    for section in list.sections {
      #expect(
        Array(section.rows) == section.rows.indices.map { section.rows[$0] })
    }
    let none = IndexedList([String](), collation: collation)
    #expect(Array(none.rows) == [])
  }

  @Test func aMoveIsADeletionAndAnInsertionInAViewWithoutMoves() {
    var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
    let start = RowPath(section: 0, row: 0)
    let end = RowPath(section: 0, row: 2)
    let changes = songs.move(from: start, to: end)
    #expect(changes.updates() == [.moveRow(at: start, to: end)])
    #expect(
      changes.updates(includingMoves: false)
        == [.deleteRows(at: [start]), .insertRows(at: [end])])
  }
}
