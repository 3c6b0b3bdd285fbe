import Testing

@testable import ThumbIndex

/// Misuse of keys and of sorting stops with a message that says what was wrong.
@Suite struct KeyMisuseTests {
  @Test func aRowThatAColumnHasNot() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try column()[2] }
    expectStopped(stopped, "row 2 is not in 0..<2")
  }

  @Test func aRowBelowZeroOfAColumn() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try column().compare(0, -1) }
    expectStopped(stopped, "row -1 is not in 0..<2")
  }

  @Test func comparingARowThatAnotherColumnHasNot() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try column().compare(0, with: try column(), 2) }
    expectStopped(stopped, "row 2 is not in 0..<2")
  }

  @Test func bytesThatABufferHasNot() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let bytes = Array("ab".utf8)
      _ = SortKeyColumn(
        utf8: bytes.span, rows: [0..<1, 1..<3], collator: try Collator("en"))
    }
    expectStopped(stopped, "bytes 1..<3 are not in 0..<2")
  }

  @Test func sortingByNoColumns() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = SortKeyColumn.sortedRows(of: []) }
    expectStopped(stopped, "no columns to sort by")
  }

  @Test func sortingByNoKeys() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = RowOrder(of: 1, by: [], threads: .one) }
    expectStopped(stopped, "no keys to sort by")
  }

  @Test func aColumnOfKeysThatAreCut() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let text = String(repeating: "abc ", count: 1000)
      let starts = KeyStarts(
        [text], nil, .first, try Collator("en"), threads: .one)
      _ = starts.column
    }
    expectStopped(stopped, "the keys are not whole")
  }

  @Test func sortingByColumnsOfDifferentLengths() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let other = SortKeyColumn(["c"], collator: try Collator("en"))
      _ = SortKeyColumn.sortedRows(
        of: [(try column(), .ascending), (other, .descending)])
    }
    expectStopped(stopped, "columns of 2 and 1 rows cannot be sorted together")
  }

  @Test func aRowThatAFoldedColumnHasNot() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var column = FoldedColumn(
        try FoldingPlan.shared(try Collator("en")), texts: ["a"])
      column.remove(1)
    }
    expectStopped(stopped, "row 1 is not in 0..<1")
  }

  @Test func bytesToFoldThatABufferHasNot() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var column = FoldedColumn(try FoldingPlan.shared(try Collator("en")))
      let bytes = Array("ab".utf8)
      column.append(utf8: bytes.span, rows: [0..<3])
    }
    expectStopped(stopped, "bytes 0..<3 are not in 0..<2")
  }
}

private func column() throws -> SortKeyColumn {
  SortKeyColumn(["a", "b"], collator: try Collator("en"))
}
