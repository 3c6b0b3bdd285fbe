/// A set of rows, by number: one bit for each row of a column.
package struct RowSet: Sendable, Hashable {
  /// Row *n* is bit *n* mod 64 of word *n* / 64.
  package private(set) var words: [UInt64]

  /// An empty set for rows below `capacity`.
  package init(capacity: Int) {
    words = Array(repeating: 0, count: (capacity + 63) / 64)
  }

  /// A set of the given rows, which are below `capacity`.
  package init(rows: [UInt32], capacity: Int) {
    self.init(capacity: capacity)
    insert(rows[...])
  }

  /// The set of all rows below a number.
  package init(below count: Int) {
    self.init(capacity: count)
    for index in words.indices {
      words[index] =
        count - index * 64 >= 64
        ? .max : 1 << UInt64(count - index * 64) - 1
    }
  }

  /// Whether a row is in the set.
  package func contains(_ row: UInt32) -> Bool {
    let word = Int(row >> 6)
    return word < words.count && words[word] & 1 << UInt64(row & 63) != 0
  }

  /// Adds a row; there must be room.
  package mutating func insert(_ row: UInt32) {
    words[Int(row >> 6)] |= 1 << UInt64(row & 63)
  }

  /// Adds rows, moved by an offset; there must be room.
  mutating func insert(
    _ rows: ArraySlice<some FixedWidthInteger>, from first: Int = 0
  ) {
    var words = words.mutableSpan
    for row in rows {
      let row = first &+ Int(row)
      words[row >> 6] |= 1 << UInt64(row & 63)
    }
  }

  /// Adds rows: calls `handOut` with a function that adds a row; there must be
  /// room.
  mutating func insert(each handOut: (_ insert: (Int) -> Void) -> Void) {
    var index = 0
    var word: UInt64 = 0
    handOut { row in
      if row >> 6 != index {
        words[index] |= word
        (index, word) = (row >> 6, 0)
      }
      word |= 1 << UInt64(row & 63)
    }
    if word != 0 { words[index] |= word }
  }

  /// Adds rows given as 64 bits, the lowest bit for row `first`; there must be
  /// room.
  mutating func insert(_ bits: UInt64, from first: Int) {
    if bits == 0 { return }
    let shift = UInt64(truncatingIfNeeded: first & 63)
    words[first >> 6] |= bits &<< shift
    let rest = shift == 0 ? 0 : bits &>> (64 &- shift)
    if rest != 0 { words[first >> 6 + 1] |= rest }
  }

  /// Calls a closure with the words.
  mutating func withWords<Result>(
    _ body: (inout MutableSpan<UInt64>) -> Result
  ) -> Result {
    var words = words.mutableSpan
    return body(&words)
  }

  /// Removes a row.
  package mutating func remove(_ row: UInt32) {
    let word = Int(row >> 6)
    if word < words.count { words[word] &= ~(1 << UInt64(row & 63)) }
  }

  /// Keeps only the rows that are in another set, too.
  package mutating func formIntersection(_ other: RowSet) {
    for index in words.indices {
      words[index] &= index < other.words.count ? other.words[index] : 0
    }
  }

  /// The set of the other rows below the capacity, and of rows up to the next
  /// multiple of 64.
  var complement: RowSet {
    var result = self
    for index in words.indices { result.words[index] = ~words[index] }
    return result
  }

  /// The number of rows.
  ///
  /// - Complexity: O(*n*) in the capacity, 64 rows at a time.
  package var count: Int {
    // Without checks for overflow, the processor counts several words at once.
    words.reduce(0) { $0 &+ $1.nonzeroBitCount }
  }

  /// The rows in ascending order.
  package var rows: [UInt32] { rows(count: count) }

  /// The rows in ascending order, given their number.
  func rows(count: Int) -> [UInt32] {
    [UInt32](capacity: count) { result in
      forEach { result.append($0) }
    }
  }

  /// Rows from all over the set, at most `limit`: of each stretch of numbers,
  /// the first.
  ///
  /// - Complexity: O(*n*) in the capacity, 64 rows at a time.
  func sample(_ limit: Int) -> [UInt32] {
    words.indices.cut(into: limit).compactMap { stretch in
      stretch.first { words[$0] != 0 }.map {
        UInt32($0 * 64 + words[$0].trailingZeroBitCount)
      }
    }
  }

  /// Calls a closure with each row in ascending order.
  func forEach(_ body: (UInt32) -> Void) {
    for (index, word) in words.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        body(UInt32(index * 64 + rest.trailingZeroBitCount))
        rest &= rest &- 1
      }
    }
  }

  /// Calls a closure with each run of consecutive rows in a range, ascending;
  /// no run crosses a multiple of 64.
  func forEachRun(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    if range.isEmpty { return }
    let last = (range.upperBound - 1) >> 6
    for index in range.lowerBound >> 6...last {
      var rest = words[index]
      if rest == 0 { continue }
      if index == range.lowerBound >> 6 {
        rest &= .max << UInt64(range.lowerBound & 63)
      }
      if index == last {
        rest &= .max >> UInt64(63 - (range.upperBound - 1) & 63)
      }
      while rest != 0 {
        let start = rest.trailingZeroBitCount
        let end = start + (~(rest >> UInt64(start))).trailingZeroBitCount
        body(index * 64 + start..<index * 64 + end)
        // A shift by 64 gives 0.
        rest &= .max << UInt64(end)
      }
    }
  }

  /// The set of new numbers that a table gives to these rows; `.max` in the
  /// table leaves a row out.
  ///
  /// - Parameter capacity: All new numbers are below this.
  func renumbered(_ numbers: [UInt32], capacity: Int) -> RowSet {
    var result = RowSet(capacity: capacity)
    var renumbered = result.words.mutableSpan
    for index in words.indices {
      var rest = words[index]
      while rest != 0 {
        let number = numbers[index * 64 + rest.trailingZeroBitCount]
        rest &= rest &- 1
        if number == .max { continue }
        renumbered[Int(number >> 6)] |= 1 << UInt64(number & 63)
      }
    }
    return result
  }

  /// Adds the rows of another set, moved by an offset; there must be room.
  package mutating func formUnion(_ other: RowSet, from first: Int = 0) {
    let shift = UInt64(first & 63)
    let start = first >> 6
    let others = other.words.span
    var words = words.mutableSpan
    // The highest bits of a word, which belong to the next.
    var rest: UInt64 = 0
    for index in others.indices {
      let word = others[index]
      words[start &+ index] |= word &<< shift | rest
      // Shifted in two steps, as a step of 64 bits would shift nothing.
      rest = (word >> 1) &>> (63 &- shift)
    }
    if rest != 0 { words[start + others.count] |= rest }
  }
}
