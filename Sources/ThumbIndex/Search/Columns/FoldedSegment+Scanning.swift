extension FoldedSegment {
  /// Sets the bit of each row whose main form has a pattern in it.
  ///
  /// - Parameter pattern: Bytes, at least one.
  func insertRows(
    with pattern: [UInt8], _ scope: SearchScope, into bits: inout [UInt64]
  ) {
    if scope == .startsWith, !order.isEmpty, pattern.count <= 8 {
      var bits = bits.mutableSpan
      for index in neighbours(startingWith: pattern) {
        let row = Int(order[index])
        bits[row >> 6] |= 1 << UInt64(row & 63)
      }
      return
    }
    forEachRow(with: pattern, scope) { row in
      bits[row >> 6] |= 1 << UInt64(row & 63)
    }
  }

  /// Calls a closure with each row whose main form has a pattern in it, once.
  ///
  /// - Parameter pattern: Bytes, at least one.
  func forEachRow(
    with pattern: [UInt8], _ scope: SearchScope, _ body: (Int) -> Void
  ) {
    if scope == .startsWith, !order.isEmpty {
      forEachRow(startingWith: pattern, body)
    } else {
      scan(starts, pattern, scope) { row, _ in
        body(row)
        return true
      }
    }
  }

  /// Calls a closure with the row of each record of some forms that has a
  /// pattern in it.
  func forEachRecord(
    with pattern: SearchTerm.Pattern, _ scope: SearchScope,
    _ body: (Int) -> Void
  ) {
    if records.isEmpty || pattern.bytes.isEmpty { return }
    scan(recordStarts, pattern.bytes, scope) { record, _ in
      if records[record].forms & pattern.forms != 0 {
        body(Int(records[record].row))
      }
      return true
    }
  }

  /// Looks for a pattern in texts that stand one after the other; goes on with
  /// the next text when the closure has taken one.
  private func scan(
    _ starts: [UInt32], _ pattern: [UInt8], _ scope: SearchScope,
    _ body: (_ text: Int, _ place: Int) -> Bool
  ) {
    guard let first = starts.first, let last = starts.last else { return }
    unsafe pattern.withUnsafeBufferPointer { bytes in
      let pattern = unsafe BytePattern(bytes)
      unsafe starts.withUnsafeBufferPointer { starts in
        var place = Int(first)
        let end = Int(last) - bytes.count
        var text = 0
        while place < end,
          let found = unsafe pattern.firstPlace(
            in: self.bytes, from: place, to: end)
        {
          unsafe text = textAround(found, after: text, starts)
          let start = unsafe Int(starts[text])
          let isMatch =
            switch scope {
            case .contains: true
            case .startsWith: found == start
            case .wordStartsWith:
              unsafe isWordStart(self.bytes + found, after: found - start)
            }
          if isMatch, body(text, found) {
            text &+= 1
            if text >= starts.count &- 1 { return }
            unsafe place = Int(starts[text])
          } else {
            place = found &+ 1
          }
        }
      }
    }
  }

  /// The text that a place belongs to: the last that begins at or before it.
  private func textAround(
    _ place: Int, after first: Int, _ starts: UnsafeBufferPointer<UInt32>
  ) -> Int {
    var low = first
    // Near ones one by one, others in growing steps.
    var step = 1
    while low + step < starts.count, unsafe starts[low + step] <= place {
      low += step
      if step < 1 << 12 { step += step >> 1 + 1 }
    }
    var high = min(low + step, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if unsafe starts[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Calls a closure with each row that starts with a pattern.
  private func forEachRow(
    startingWith pattern: [UInt8], _ body: (Int) -> Void
  ) {
    for index in neighbours(startingWith: pattern) {
      let row = Int(order[index])
      if pattern.count <= 8 {
        body(row)
      } else if unsafe text(ofRow: row).has(pattern, .startsWith) {
        body(row)
      }
    }
  }

  /// Where in the order of first bytes the rows stand that start with those of a
  /// pattern.
  private func neighbours(startingWith pattern: [UInt8]) -> Range<Int> {
    var word: UInt64 = 0
    for index in 0..<8 {
      word = word << 8 | UInt64(index < pattern.count ? pattern[index] : 0)
    }
    let unused = UInt64(8 * max(0, 8 - pattern.count))
    let last = pattern.count >= 8 ? word : word | (1 << unused &- 1)
    let from = order.partition(where: { self.word(ofRow: Int($0)) >= word })
    let to = order.partition(where: { self.word(ofRow: Int($0)) > last })
    return from..<to
  }

  private func word(ofRow row: Int) -> UInt64 {
    let text = unsafe text(ofRow: row)
    return unsafe prefixWord(text.baseAddress!, count: text.count)
  }
}
