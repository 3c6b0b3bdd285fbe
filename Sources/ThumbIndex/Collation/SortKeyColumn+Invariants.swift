extension SortKeyColumn {
  /// Keys lie one after another in whole words, end in 00 and have none
  /// before, and begin with their prefixes.
  package func checkInvariants() throws(BrokenInvariant) {
    let rowsPerSegment = Storage.rowsPerSegment
    try invariant(
      storage.segmentCount == (count + rowsPerSegment - 1) / rowsPerSegment,
      "\(storage.segmentCount) segments for \(count) keys")
    for segment in 0..<storage.segmentCount {
      let first = segment * rowsPerSegment
      let length = storage.wordCount(ofSegment: segment)
      var end = 0
      for row in first..<min(first + rowsPerSegment, count) {
        let offset = storage.offset(ofRow: row)
        try invariant(
          offset == end,
          "key \(row) begins at word \(offset), not \(end), of its segment")
        end += try checkKey(row, room: length - offset)
      }
      try invariant(
        end == length, "segment \(segment) has \(length) words for \(end)")
    }
  }

  /// Returns the number of a key's words.
  private func checkKey(
    _ row: Int, room: Int
  ) throws(BrokenInvariant) -> Int {
    var words = 0
    var isLast = false
    repeat {
      try invariant(words < room, "key \(row) has no end")
      let word = word(words, ofRow: row)
      isLast = word & 0xFF == 0
      // Bytes that are not 00, then only 00.
      let used = 8 - min(8, word.trailingZeroBitCount / 8)
      let hasGap = (0..<used).contains {
        word >> UInt64(56 - 8 * $0) & 0xFF == 0
      }
      try invariant(!hasGap, "key \(row) has a 00 inside")
      if words == 0 {
        try invariant(
          prefix(ofRow: row) == word,
          "key \(row) does not begin with its prefix")
      }
      words += 1
    } while !isLast
    return words
  }
}
