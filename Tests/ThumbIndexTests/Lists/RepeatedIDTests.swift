import TestSupport
import Testing

@testable import ThumbIndex

/// Ids that many rows have.
@Suite struct RepeatedIDTests {
  private struct Row: Identifiable {
    let id: Int
    let number: Int
  }

  /// Each slot of an id once passed all others of the id: 30,000 rows of one id
  /// took seconds.
  @Test func slotsOfOneHashDoNotLieInTheWayOfOthers() {
    var table = SlotTable(expecting: 8)
    for slot in 0..<1000 { table.insert(slot, hash: 5) { _ in 5 } }
    for slot in 1000..<1003 {
      table.insert(slot, hash: 6) { $0 < 1000 ? 5 : 6 }
    }
    func slots(_ hash: Int) -> [Int] {
      var slots: [Int] = []
      table.forEach(hash: hash) { slots.append($0) }
      return slots.sorted()
    }
    #expect(slots(7).count <= 2)
    #expect(slots(6).filter { $0 >= 1000 } == [1000, 1001, 1002])
    #expect(slots(6).count <= 5)
    #expect(slots(5).filter { $0 < 1000 } == Array(0..<1000))
    // In any order, without a hash too.
    for slot in stride(from: 0, to: 1000, by: 2) { table.remove(slot, hash: 5) }
    for slot in stride(from: 1, to: 999, by: 4) { table.remove(slot, hash: 9) }
    #expect(
      slots(5).filter { $0 < 1000 } == Array(stride(from: 3, to: 1000, by: 4)))
    for slot in slots(5) where slot < 1000 { table.remove(slot, hash: 5) }
    #expect(slots(5).count <= 1)
    #expect(slots(6).filter { $0 >= 1000 } == [1000, 1001, 1002])
  }

  @Test(arguments: [true, false])
  func theFirstRowOfAnIDToArriveIsFound(isByHand: Bool) throws {
    let rows = (0..<3000).map { Row(id: $0 % 2, number: $0) }
    let fields = [SortField<Row>(ListKind.collator, on: { "\($0.number)" })]
    var list = IndexedList(rows, sortedBy: isByHand ? [] : fields)
    #expect(list.rowPath(ofID: 1).map { list[$0].number } == 1)
    #expect(list.element(withID: 1)?.number == 1)
    list.remove(id: 1)
    #expect(list.rowPath(ofID: 1).map { list[$0].number } == 3)
    // Each id once, however often it is given.
    let changes = list.remove(ids: rows.map(\.id))
    #expect(changes.rowCounts.after == 2997)
    #expect(list.element(withID: 1)?.number == 5)
  }

  /// The second row stayed: the first had been removed by the same set, and was
  /// all that an id led to.
  @Test func anIDLeadsToTheNextRowWhenTheSameEditsRemovedTheFirst() {
    let rows = [Row(id: 5, number: 0), Row(id: 5, number: 1)]
    var list = IndexedList(rows, sortedBy: [])
    list.edit { edits in
      edits.remove(id: 5)
      edits.remove(ids: [5, 7])
    }
    #expect(list.isEmpty)
    list.insert(contentsOf: rows)
    list.edit { edits in
      edits.remove(ids: [5, 7])
      edits.remove(ids: [5, 7])
    }
    #expect(list.isEmpty)
  }

  /// Every row of an id is kept, the first of the old list as the first of the
  /// new one; of ids that went, and of further rows, none.
  @Test(arguments: [true, false])
  func rowsOfOneIDPairInOrder(areReplaced: Bool) {
    let old = (0..<300).map { Row(id: $0 % 3, number: $0) }
    let new = (0..<250).map { Row(id: $0 % 2, number: 1000 + $0) }
    var list = IndexedList(old, sortedBy: [])
    let changes =
      areReplaced
      ? list.replaceAll(with: new)
      : list.become(IndexedList(new, sortedBy: []))
    for (index, row) in old.enumerated() {
      let path = changes.newPath(ofRow: RowPath(section: 0, row: index))
      // The 100 rows of an id in `old` are the first 100 of its 125 in `new`.
      let number = row.id == 2 ? nil : 1000 + 2 * (row.number / 3) + row.id
      #expect(path.map { list[$0].number } == number)
    }
    #expect(changes.deletedRows.count == 100)
    #expect(changes.insertedRows.count == 50)
  }
}
