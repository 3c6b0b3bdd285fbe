import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// What keys and columns are, apart from their bytes.
@Suite struct SortKeyTests {
  @Test func keysCompareAsTheirBytes() throws {
    let collator = try Collator("sv")
    let keys = ["", "a", "ab", "z", "å"].map { collator.sortKey(for: $0) }
    for (left, key) in keys.enumerated() {
      for (right, other) in keys.enumerated() {
        #expect((key < other) == (left < right))
        #expect((key == other) == (left == right))
      }
    }
    #expect(Set(keys + keys).count == keys.count)
  }

  @Test func marksOnWhichICUNeverEndsHaveAKey() throws {
    let collator = try Collator("en")
    let start = "\u{FB2}\u{301}\u{1D16D}"
    #expect(
      collator.sortKey(for: "\(start)\u{344}")
        == collator.sortKey(for: "\(start)\u{308}\u{301}"))
    #expect(collator.compare("\(start)\u{344}", "a") == .greater)
  }

  @Test func aKeyIsShownInHexadecimal() throws {
    let key = try Collator("en").sortKey(for: "ab")
    let bytes = stride(from: 0, to: key.description.utf8.count, by: 2).map {
      start in
      let digits = key.description.dropFirst(start).prefix(2)
      return UInt8(digits, radix: 16)
    }
    #expect(bytes == key.bytes)
  }

  @Test func aColumnHasTheKeysPrefixesAndOrderOfItsTexts() throws {
    let collator = try Collator("hu")
    checkProperty("columns", .list(of: .texts)) { texts in
      let column = SortKeyColumn(texts, collator: collator)
      try holdEqual(column.count, texts.count)
      for (row, text) in texts.enumerated() {
        let key = collator.sortKey(for: text)
        try hold(column[row] == key, "key of row \(row)")
        try holdEqual(
          column.withBytes(ofRow: row) { bytes in
            (0..<bytes.count).map { bytes[$0] }
          }, key.bytes)
        let first = (key.bytes + [0, 0, 0, 0, 0, 0, 0, 0]).prefix(8)
        try holdEqual(
          column.prefix(ofRow: row),
          first.reduce(0) { $0 << 8 | UInt64($1) })
        try hold(!key.bytes.contains(0), "00 in a key")
      }
    }
  }

  @Test func aColumnOfSlicesHasTheKeysOfTheirBytes() throws {
    let collator = try Collator("ja")
    checkProperty("slices", .bytes) { bytes in
      let cut = bytes.count / 3
      // Out of order, overlapping, empty and the whole.
      let rows = [
        cut..<bytes.count, 0..<cut, 0..<0, 0..<bytes.count,
        bytes.count..<bytes.count, 0..<min(bytes.count, 2 * cut),
      ]
      let column = SortKeyColumn(
        utf8: bytes.span, rows: rows, collator: collator)
      for (row, range) in rows.enumerated() {
        let slice = Array(bytes[range])
        try holdEqual(
          column[row].bytes, collator.sortKey(forUTF8: slice.span).bytes)
      }
    }
  }

  @Test func anEmptyColumnHasNoRows() throws {
    let column = SortKeyColumn([], collator: try Collator("en"))
    #expect(column.count == 0)
    #expect(column.sortedRows() == [])
  }

  @Test func collatorsAreEqualWhenTheSameWasAsked() throws {
    #expect(try Collator("sv") == Collator("sv"))
    #expect(try Collator("sv") != Collator("da"))
    #expect(
      try Collator("sv") != Collator("sv", options: .init(numeric: true)))
    #expect(
      try Set([Collator("sv"), Collator("sv"), Collator("en")]).count == 2)
  }
}
