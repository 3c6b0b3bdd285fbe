extension FoldedColumn {
  /// Segments follow each other, and removed rows are rows.
  package func checkInvariants() throws(BrokenInvariant) {
    var end = 0
    for part in parts {
      try invariant(
        part.first == end && part.segment.count > 0,
        "a segment of \(part.segment.count) rows at \(part.first), not \(end)"
      )
      try part.segment.checkInvariants()
      end = part.end
    }
    try invariant(count == end, "\(count) rows in segments of \(end)")
    try invariant(
      removed.allSatisfy { $0 < count }, "a removed row that there is not")
  }
}

extension FoldedColumn {
  /// The main form of a row, for tests; `nil` for an emptied one.
  package func mainForm(ofRow row: UInt32) -> [UInt8]? {
    location(of: row).map { segment, own in
      segment.bytes.withBytes { bytes in
        segment.range(ofRow: own).map { bytes[$0] }
      }
    }
  }
}

extension FoldedSegment {
  /// Texts stand between separators and have none inside; records are in the
  /// order of their rows; rows are in the order of their first bytes.
  func checkInvariants() throws(BrokenInvariant) {
    try invariant(
      starts.count == count + 1 && recordStarts.count == records.count + 1,
      "\(starts.count) starts of \(count) rows")
    let texts = bytes.withBytes { bytes in bytes.indices.map { bytes[$0] } }
    try invariant(
      texts.first == textSeparator && starts[0] == 1
        && recordStarts[0] == starts[count], "where rows and records begin")
    for row in 0..<count {
      try check(range(ofRow: row), of: texts, "row \(row)")
      try invariant(
        !texts[range(ofRow: row)].contains(textSeparator),
        "row \(row) has a separator inside")
    }
    for record in records.indices {
      try check(range(ofRecord: record), of: texts, "record \(record)")
      try invariant(
        Int(records[record].row) < count
          && (record == 0 || records[record - 1].row <= records[record].row),
        "record \(record) is of row \(records[record].row)")
      let all = texts[range(ofRecord: record)]
        .split(separator: textSeparator, omittingEmptySubsequences: false)
      try invariant(
        records[record].forms.isDisjoint(with: .anyReading)
          ? all.count == 1 : all.allSatisfy { !$0.isEmpty },
        "record \(record) has \(all.count) texts, or an empty reading")
    }
    try rowOrder.checkInvariants(texts, starts, "row")
    try recordOrder.checkInvariants(
      texts, formsOfRecords.isDisjoint(with: .anyReading) ? recordStarts : [],
      "record")
  }

  private func check(
    _ range: Range<Int>, of texts: [UInt8], _ what: String
  ) throws(BrokenInvariant) {
    try invariant(
      texts[range.lowerBound - 1] == textSeparator
        && texts[range.upperBound] == textSeparator,
      "\(what) is not between separators")
  }
}

extension PrefixOrder {
  /// All texts are there, in the order of their first bytes.
  func checkInvariants(
    _ bytes: [UInt8], _ starts: [UInt32], _ what: String
  ) throws(BrokenInvariant) {
    let count = starts.count - 1
    let isOrdered = count >= Self.leastCount
    try invariant(
      numbers.map(Int.init).sorted() == Array(0..<(isOrdered ? count : 0)),
      "the order is not one of each \(what)")
    let words = numbers.map {
      let range = Int(starts[Int($0)])..<Int(starts[Int($0) + 1]) - 1
      return bytes.span.extracting(range).bigEndianWord()
    }
    for place in words.indices.dropFirst() {
      try invariant(
        words[place - 1] <= words[place],
        "\(what) \(numbers[place]) is behind \(numbers[place - 1])")
    }
    let few = stride(from: 0, to: words.count, by: Self.prefixDistance)
    try invariant(
      prefixes == few.map { words[$0] },
      "the prefixes are not those of every \(Self.prefixDistance)th \(what)")
  }
}
