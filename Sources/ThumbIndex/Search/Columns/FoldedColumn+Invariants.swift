extension FoldedColumn {
  /// Segments follow each other, and each new text belongs to one row.
  package func checkInvariants() throws(BrokenInvariant) {
    var end = 0
    for part in parts {
      try invariant(
        part.first == end && part.segment.count > 0,
        "a segment of \(part.segment.count) rows at \(part.first), not \(end)")
      try part.segment.checkInvariants()
      end = part.end
    }
    try invariant(count == end, "\(count) rows in segments of \(end)")
    let places = replaced.values.filter { $0 >= 0 }
    try invariant(
      places.sorted() == Array(replacements.indices),
      "places \(places.sorted()) of \(replacements.count) new texts")
    try invariant(
      replaced.keys.allSatisfy { $0 < count }, "a new text of no row")
    for segment in replacements {
      try invariant(segment.count == 1, "\(segment.count) rows of a new text")
      try segment.checkInvariants()
    }
  }
}

extension FoldedColumn {
  /// The main form of a row, for tests; `nil` for an emptied one.
  package func mainForm(ofRow row: UInt32) -> [UInt8]? {
    place(of: row).map { unsafe Array($0.segment.text(ofRow: $0.row)) }
  }
}

extension FoldedSegment {
  /// Texts stand between separators and have none inside; records are in the
  /// order of their rows; rows are in the order of their first bytes.
  func checkInvariants() throws(BrokenInvariant) {
    try invariant(
      starts.count == count + 1 && recordStarts.count == records.count + 1,
      "\(starts.count) starts of \(count) rows")
    let first = unsafe bytes[0]
    try invariant(
      first == rowSeparator && starts[0] == 1
        && recordStarts[0] == starts[count], "where rows and records begin")
    for row in 0..<count {
      unsafe try check(text(ofRow: row), "row \(row)")
    }
    for record in records.indices {
      unsafe try check(text(ofRecord: record), "record \(record)")
      try invariant(
        Int(records[record].row) < count
          && (record == 0 || records[record - 1].row <= records[record].row),
        "record \(record) is of row \(records[record].row)")
    }
    try checkOrder()
  }

  private func check(
    _ text: UnsafeBufferPointer<UInt8>, _ what: String
  ) throws(BrokenInvariant) {
    // The separator before it ends what comes before.
    let start = text.baseAddress!
    let (before, behind) = unsafe (start[-1], start[text.count])
    try invariant(
      before == rowSeparator && behind == rowSeparator,
      "\(what) is not between separators")
    let hasSeparator = unsafe text.contains(rowSeparator)
    try invariant(!hasSeparator, "\(what) has a separator inside")
  }

  private func checkOrder() throws(BrokenInvariant) {
    let isOrdered = count >= Self.orderedCount
    try invariant(
      order.map(Int.init).sorted() == Array(0..<(isOrdered ? count : 0)),
      "the order is not one of all rows")
    for (last, next) in zip(order, order.dropFirst()) {
      try invariant(
        word(ofRow: Int(last)) <= word(ofRow: Int(next)),
        "row \(next) is ordered behind \(last)")
    }
  }

  private func word(ofRow row: Int) -> UInt64 {
    let text = unsafe text(ofRow: row)
    return unsafe prefixWord(text.baseAddress!, count: text.count)
  }
}
