extension FoldedSegment {
  /// Adds to a set all rows whose main form contains a pattern; the set must
  /// have room.
  ///
  /// - Parameters:
  ///   - pattern: At least one byte.
  ///   - first: The number in the set of the segment's first row.
  func insertRows(
    with pattern: LetterPattern, _ scope: SearchScope, at first: Int,
    into rows: inout RowSet
  ) {
    if scope == .startsWith, !order.isEmpty, pattern.count <= 8 {
      rows.insert(
        bytes.withBytes { self.rows(beginningAs: pattern.bytes, $0) },
        from: first)
    } else if pattern.isOneLetter || !hasBlanks,
      let found = self.rows(with: pattern.bytes, scope)
    {
      rows.formUnion(found, from: first)
    } else {
      rows.insert { insert in
        bytes.withBytes { bytes in
          forEachText(starts, in: bytes, with: pattern.bytes) {
            pattern.matches(at: $0, of: bytes, breaks, from: $1, scope)
          } _: {
            insert(first &+ $0)
          }
        }
      }
    }
  }

  /// Calls a closure once for each row whose main form has some letters.
  ///
  /// - Parameter letters: At least one byte.
  func forEachRow(
    with letters: BytePattern, _ scope: SearchScope, _ body: (Int) -> Void
  ) {
    bytes.withBytes { bytes in
      if scope == .startsWith, !order.isEmpty {
        for row in rows(beginningAs: letters, bytes) { body(Int(row)) }
      } else {
        forEachText(starts, in: bytes, with: letters, { _, _ in true }, body)
      }
    }
  }

  /// Calls a closure with the row of each record that contains a pattern and
  /// has at least one of the given forms.
  ///
  /// - Parameter pattern: At least one byte.
  func forEachRecord(
    of forms: FoldForms, with pattern: LetterPattern, _ scope: SearchScope,
    _ body: (Int) -> Void
  ) {
    if formsOfRecords.isDisjoint(with: forms) { return }
    bytes.withBytes { bytes in
      forEachText(recordStarts, in: bytes, with: pattern.bytes) {
        pattern.matches(at: $0, of: bytes, breaks, from: $1, scope)
      } _: {
        if !records[$0].forms.isDisjoint(with: forms) {
          body(Int(records[$0].row))
        }
      }
    }
  }

  /// The rows whose main form contains a short, frequent pattern.
  ///
  /// - Returns: `nil` if the pattern is rare or has more than three bytes, if
  ///   the scope is not `contains`, or if the segment is empty.
  private func rows(
    with pattern: BytePattern, _ scope: SearchScope
  ) -> RowSet? {
    guard scope == .contains, count > 0 else { return nil }
    return bytes.withBytes { bytes in
      pattern.texts(
        in: bytes, Int(starts[0])..<Int(starts[count]), count: count,
        endedBy: textSeparator)
    }
  }

  /// Searches neighbouring texts for a pattern; after a match, continues with the
  /// next text.
  ///
  /// - Parameter isMatch: Whether the pattern matches at an offset of a text with
  ///   the given start.
  @inline(__always)  // Inlines the closures.
  private func forEachText(
    _ starts: [UInt32], in bytes: Span<UInt8>, with pattern: BytePattern,
    _ isMatch: (_ offset: Int, _ start: Int) -> Bool,
    _ body: (_ text: Int) -> Void
  ) {
    let last = starts.count &- 1
    if last <= 0 { return }
    var text = 0
    // A pattern has no separator, so a hit lies within one text.
    pattern.forEachOffset(in: bytes, Int(starts[0])..<Int(starts[last])) {
      offset in
      text = textAround(offset, after: text, starts)
      guard isMatch(offset, Int(starts[text])) else { return offset &+ 1 }
      body(text)
      text &+= 1
      return text < last ? Int(starts[text]) : nil
    }
  }

  /// The number of the text that contains an offset; the search begins at
  /// `first`.
  @inline(__always)  // Called once for each row found.
  private func textAround(
    _ offset: Int, after first: Int, _ starts: [UInt32]
  ) -> Int {
    var low = first
    // The text is mostly `first` or a text soon after.
    for _ in 0..<4 {
      let next = low &+ 1
      if next >= starts.count || Int(starts[next]) > offset { return low }
      low = next
    }
    return distantText(around: offset, after: low, starts)
  }

  /// Finds a text farther from `first`, in growing steps.
  @inline(never)  // Keeps the code for near texts short.
  private func distantText(
    around offset: Int, after first: Int, _ starts: [UInt32]
  ) -> Int {
    var low = first
    var step = 1
    while low &+ step < starts.count, Int(starts[low &+ step]) <= offset {
      low &+= step
      if step < 1 << 12 { step &+= step >> 1 &+ 1 }
    }
    let high = min(low &+ step, starts.count)
    return (low + 1..<high).partitioningIndex { Int(starts[$0]) > offset } - 1
  }

  /// The rows that begin with a pattern, as far as their first eight bytes
  /// tell.
  private func rows(
    beginningAs pattern: BytePattern, _ bytes: Span<UInt8>
  ) -> ArraySlice<UInt16> {
    let word = pattern.bytes.span.bigEndianWord()
    let unused = UInt64(8 * max(0, 8 - pattern.bytes.count))
    let last = word | (unused == 0 ? 0 : 1 << unused &- 1)
    let from = place(in: bytes) { $0 >= word }
    let to = place(in: bytes) { $0 > last }
    return order[from..<to]
  }

  /// The place in ``order`` from which on all prefixes meet a condition.
  private func place(
    in bytes: Span<UInt8>, where isBehind: (_ prefix: UInt64) -> Bool
  ) -> Int {
    let next = prefixes.partitioningIndex(where: isBehind)
    let start = max(0, next - 1) * Self.prefixDistance
    let end = min(next * Self.prefixDistance, order.count)
    return order[start..<end].partitioningIndex {
      isBehind(prefix(ofRow: $0, bytes))
    }
  }

  /// The first eight bytes of a row, as a big-endian number.
  private func prefix(ofRow row: UInt16, _ bytes: Span<UInt8>) -> UInt64 {
    bytes.extracting(range(ofRow: Int(row))).bigEndianWord()
  }
}
