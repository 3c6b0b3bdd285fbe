import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Columns of keys that grow, end and are sorted where their memory does.
@Suite struct HostileColumnTests {
  /// Pieces of one row and a few: each needs one more than there is room for.
  @Test(arguments: [1, 2, 7])
  func aColumnMadeOfPiecesIsThatOfItsTexts(size: Int) throws {
    let collator = try Collator("en")
    collator.fillTable()
    let texts = (0..<60).map { row in
      String(repeating: row % 5 == 0 ? "\u{FDFA}" : "x", count: row % 11)
    }
    let (bytes, rows) = joined(texts)
    let builder = SortKeyColumnBuilder()
    for start in stride(from: 0, to: rows.count, by: size) {
      builder.append(
        utf8: bytes.span, rows: Array(rows[start...].prefix(size)),
        collator: collator, threads: .one)
    }
    let column = builder.finish()
    #expect(
      (0..<column.count).map { column[$0].bytes } == collator.keys(of: texts))
    #expect(column.sortedRows() == sorted(column))
  }

  /// Around the rows of a segment, the shortest part that threads share, and the
  /// longest that is sorted by insertion.
  @Test(
    arguments: [0, 1, 2, 3, 16, 31, 32, 33, 64, 65, 16_383, 16_384, 16_385])
  func rowsAreSortedAtTheEndsOfTheirMemory(count: Int) throws {
    let collator = try Collator("en")
    let texts: [[String]] = [
      (0..<count).map { String($0 * 7919 % (count + 1)) },
      Array(repeating: "the same for all of them", count: count),
      // The lowest comes last: it is moved to the very start.
      (0..<count).map {
        String(UnicodeScalar(UInt8(122 - $0 * 20 / (count + 1))))
      },
    ]
    for texts in texts.sampled(oneIn: count > 1000 ? 3 : 1, count) {
      let column = SortKeyColumn(texts, collator: collator, threads: 2)
      #expect(column.sortedRows(threads: 2) == sorted(column))
    }
  }

  private func sorted(_ column: SortKeyColumn) -> [Int] {
    let keys = (0..<column.count).map { column[$0] }
    return keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
  }
}
