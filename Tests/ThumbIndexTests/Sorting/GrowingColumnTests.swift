import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Columns that are made piece by piece.
@Suite struct GrowingColumnTests {
  @Test(arguments: [1, 3, 200])
  func piecesMakeTheColumnThatTheWholeMakes(size: Int) throws {
    let collator = try Collator("sv")
    checkProperty(
      "a column in pieces of \(size)", .list(of: .texts)
    ) { texts in
      let (bytes, rows) = joined(texts)
      let builder = SortKeyColumnBuilder()
      var next = 0
      while next < rows.count {
        let piece = Array(rows[next...].prefix(size))
        builder.append(
          utf8: bytes.span, rows: piece, collator: collator,
          threads: ThreadCount(2))
        next += piece.count
      }
      let column = builder.finish()
      try column.checkInvariants()
      let whole = SortKeyColumn(texts, collator: collator)
      try holdEqual(column.count, texts.count)
      for row in texts.indices {
        try holdEqual(column[row], whole[row])
        try holdEqual(column.prefix(ofRow: row), whole.prefix(ofRow: row))
      }
    }
  }

  @Test(arguments: [10_000, 16_384, 70_000].sampled(oneIn: 3))
  func segmentsEndWherePiecesDoNot(size: Int) throws {
    let collator = try Collator("en")
    let count = PropertyRuns.areAll ? 140_000 : 80_000
    let texts = (0..<count).map { "\(($0 * 7919) % count)" }
    let (bytes, rows) = joined(texts)
    let builder = SortKeyColumnBuilder()
    var sizes: [Int] = []
    for start in stride(from: 0, to: rows.count, by: size) {
      builder.append(
        utf8: bytes.span, rows: Array(rows[start...].prefix(size)),
        collator: collator, threads: ThreadCount(2))
      sizes.append(builder.size)
    }
    // Twelve bytes and one to three words for each row.
    #expect(sizes == sizes.sorted())
    #expect((20 * count...36 * count).contains(sizes.last!))
    let whole = SortKeyColumn(texts, collator: collator)
    let isSame = builder.finish().sortedRows() == whole.sortedRows()
    #expect(isSame)
  }

  @Test func keysOfDifferentColumnsCompareAsInOne() throws {
    let collator = try Collator("da")
    checkProperty(
      "keys compare across columns", Gen.both(.texts, .texts)
    ) { first, second in
      let one = SortKeyColumn([first, second], collator: collator)
      let left = SortKeyColumn([first], collator: collator)
      let right = SortKeyColumn([second], collator: collator)
      try holdEqual(left.compare(0, with: right, 0), one.compare(0, 1))
    }
  }
}
