import TestSupport
import Testing

@testable import ThumbIndex

/// Copies of a list, edited and asked in any order; and batches that end with a
/// copy.
@Suite struct CopiedListTests {
  private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String? = nil) {
      self.id = id
      self.name = name ?? "\(id)"
    }
  }

  private func people(_ ids: ClosedRange<Int>) -> IndexedList<Person> {
    IndexedList(
      ids.map { Person($0) },
      sortedBy: [SortField(ListKind.collator, on: \.name)])
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  // MARK: Lookups by id

  @Test func aLookupInACopyIsOfTheCopy() {
    var list = people(1...2)
    let undo = list
    list.insert(Person(3))
    #expect(undo.element(withID: 2) == Person(2))
    #expect(list.rowPath(ofID: 3) == path(2))
    #expect(list.remove(id: 3)?.deletedRows == [path(2)])
    #expect(undo.rowPath(ofID: 3) == nil)
  }

  @Test func aLookupInAnEditedListIsNotOfItsCopies() {
    var list = people(1...2)
    let undo = list
    list.insert(Person(3))
    list.remove(id: 1)
    #expect(list.rowPath(ofID: 3) == path(1))
    #expect(undo.rowPath(ofID: 3) == nil)
    #expect(undo.rowPath(ofID: 1) == path(0))
  }

  @Test func aLookupInABatchThatThrowsLeavesNothing() {
    struct Stop: Error {}
    var list = people(1...2)
    #expect(throws: Stop.self) {
      try list.batch { list in
        list.insert(Person(3))
        #expect(list.rowPath(ofID: 3) != nil)
        throw Stop()
      }
    }
    #expect(list.rowPath(ofID: 3) == nil)
    #expect(list.rowPath(ofID: 2) == path(1))
  }

  @Test func olderResultsOfASearcherAnswerForThemselves() async throws {
    let filter = try ListFilter(people(1...2), searching: \.name)
    let searcher = ListSearcher(filter)
    let older = await searcher.change { $0.update("") }
    let newer = await searcher.edit { $0.insert(Person(3)) }
    #expect(older.results.rowPath(ofID: 2) == path(1))
    #expect(newer.results.rowPath(ofID: 3) == path(2))
    #expect(older.results.rowPath(ofID: 3) == nil)
    #expect(filter.list.rowPath(ofID: 3) == nil)
  }

  // MARK: Batches that end with another list

  /// The two lists count arrivals and generations alike, but of other rows.
  @Test func aBatchThatRestoresACopyTellsTheDifference() {
    var list = people(1...2)
    let undo = list
    list.replace(at: path(0), with: Person(1, "0"))
    #expect(list.batch { $0 = undo }.reloadedRows == [path(0)])
    list = undo
    var other = undo
    list.insert(Person(3))
    other.insert(Person(4))
    let changes = list.batch { list in
      list.batch { $0 = other }
      list.setHeader("h", ofSection: other.sections[0].key)
    }
    #expect(changes.reloadedSections == [0])
    #expect(list == other)
    list = undo
    list.insert(Person(3))
    let exchanged = list.batch { $0 = other }
    #expect(exchanged.deletedRows == [path(2)])
    #expect(exchanged.insertedRows == [path(2)])
    list.replaceAll(with: [Person(5)])
    other.replaceAll(with: [Person(6)])
    #expect(list.batch { $0 = other }.deletedRows == [path(0)])
  }

  /// Edits of a copy that was made in a batch are noted for the batch if they
  /// become the list's.
  @Test func aCopyMadeInABatchKeepsItsReloads() {
    var list = people(1...3)
    let changes = list.batch { list in
      let undo = list.batch { $0.update(id: 2) { _ in } }
      #expect(undo.reloadedRows == [path(1)])
      let copy = list
      list.update(id: 3) { _ in }
      list = copy
    }
    #expect(changes.reloadedRows == [path(1)])
  }

  @Test func aCopyKeptFromABatchIsRenumberedOnceTheBatchIsOver() {
    var list = people(1...1)
    var kept = list
    list.batch { list in
      list.update(id: 1) { _ in }
      kept = list
    }
    let ids = 2...1200
    for _ in 0..<5 {
      kept.insert(contentsOf: ids.map { Person($0) })
      kept.remove(ids: ids)
    }
    #expect(kept.slots.generation > 0)
  }

  // MARK: Batches in batches

  /// Equal to what it was when it has changed, as an object is.
  private struct Unseen: Identifiable, Equatable {
    let id: String
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  }

  /// The reload was lost, or told of another row.
  @Test func aReloadOutlivesAReplacementInAnInnerBatch() {
    let all = ["a", "b", "c"].map { Unseen(id: $0) }
    var list = IndexedList(
      all, sortedBy: [SortField(ListKind.collator, on: \.id)])
    let changes = list.batch { list in
      list.batch { $0.update(id: "c") { _ in } }
      list.batch { $0.replaceAll(with: all.dropFirst()) }
    }
    #expect(changes.deletedRows == [path(0)])
    #expect(changes.reloadedRows == [path(2)])
  }
  /// The reload was lost, as the row's section was not shown when the rows were
  /// replaced.
  @Test(arguments: [true, false])
  func aReloadOutlivesAReplacementWhileItsSectionIsNotShown(isHidden: Bool) {
    func list(_ order: [String]) -> IndexedList<Unseen> {
      IndexedList(
        ["a", "b"].map { Unseen(id: $0) }, groupedBy: \.id,
        order: .listed(order))
    }
    var states = list(["a", "b"])
    let changes = states.batch { states in
      states.update(id: "b") { _ in }
      if isHidden { states.hideSection("b") }
      states.become(list(isHidden ? ["a", "b"] : ["a"]))
      if isHidden { states.showSection("b") } else { states.insertSection("b") }
    }
    #expect(changes.reloadedRows == [RowPath(section: 1, row: 0)])
  }
}
