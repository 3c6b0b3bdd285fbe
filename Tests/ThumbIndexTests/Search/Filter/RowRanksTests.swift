import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Rows that are found by their numbers, held against a look at every row.
@Suite struct RowRanksTests {
  @Test func rowsFoundByNumberAreThoseOfTheSet() throws {
    // Neighbours in the list are far apart in the order of arrival.
    let list = IndexedList(
      (0..<3000).map { String($0 * 1009 % 3000, radix: 36) },
      collation: try IndexedCollation("en"))
    let slots = (0..<list.count).map { list.storage.slot(ofRow: $0) }
    let ranks = RowRanks(list)
    checkProperty("rows of a set by number", runs: 400, Self.found) { found in
      var set = RowSet(capacity: slots.count)
      for row in found.joined() { set.insert(slots[row].number) }
      let rows = list.groups.rows(in: set, ranks, threads: .one)
      let wanted = list.groups.rows(in: set, threads: .one)
      try hold(rows.map(\.slots) == wanted.map(\.slots), "\(set.rows)")
    }
  }

  /// Rows by number: neighbours, and in some sets others far from them.
  private static let found = Gen<[Range<Int>]>(
    make: { numbers, _ in
      (0..<numbers.number(in: 0...3)).map { index in
        let start = numbers.number(in: 0...2999)
        let count = numbers.number(in: 1...(index == 0 ? 500 : 3))
        return start..<min(start + count, 3000)
      }
    },
    simplify: { found, stillFails in
      found.indices.map { Array(found[..<$0] + found[($0 + 1)...]) }
        .first(where: stillFails)
    })
}
