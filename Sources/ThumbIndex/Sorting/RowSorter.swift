/// Sorts rows by one or several key columns, compared in turn.
///
/// Each row is a record of sixteen bytes with the eight key bytes that are
/// being compared. A stable radix sort distributes records by the highest bits
/// in which they differ, from one of two buffers into the other. Insertion sort
/// sorts short ranges. If records have equal bytes, the sorter loads the next
/// eight bytes of their keys. A row is written out as soon as its final place
/// is known.
struct RowSorter<Index: BitwiseCopyable & Sendable>: Sendable {
  typealias Records = RowRecords<Index>
  typealias Side = Records.Side

  /// A column, and the bits that are inverted in its words.
  struct Field: Sendable {
    let column: SortKeyColumn.Storage
    let inversion: UInt64
  }

  /// Which eight bytes the records hold: a word of a field's keys.
  struct Depth {
    var field = 0
    var word = 0

    /// Whether the next words have been prefetched.
    var isNextNear = false
  }

  let fields: [Field]
  let records: Records

  /// Orders rows that are equal in all fields; if `nil`, they keep their order.
  let tieBreaker: TieBreaker?

  typealias TieBreaker = @Sendable (Int, Int) -> Bool
}

// The type itself does not require an integer index. If it did, Swift would
// look up the conformance when the type is first used, which takes time.
extension RowSorter where Index: FixedWidthInteger {
  /// The rows in sorted order; without a tie breaker, equal rows keep their
  /// order.
  ///
  /// - Precondition: There is at least one column, and all columns have the
  ///   same number of rows.
  static func sortedRows(
    of columns: [SortKeyColumn.Directed], threads: ThreadCount,
    tieBreaker: TieBreaker? = nil
  ) -> [Index] {
    let count = columns[0].column.count
    for column in columns.lazy.map(\.column) {
      require(
        column.count == count,
        "columns of \(count) and \(column.count) rows cannot be sorted together"
      )
    }
    let fields = columns.map {
      Field(
        column: $0.column.storage,
        inversion: $0.direction == .ascending ? 0 : .max)
    }
    return Records.rows(count) { records in
      let sorter = RowSorter(
        fields: fields, records: records, tieBreaker: tieBreaker)
      sorter.initialize(threads: threads)
      if count >= parallelMinimum, threads.count > 1 {
        sorter.sortInParallel(threads: threads)
      } else {
        sorter.sort(0..<count, of: .first, at: Depth())
      }
    }
  }

  /// Fills the records with the first words of the first column's keys.
  private func initialize(threads: ThreadCount) {
    let column = fields[0].column
    let inversion = fields[0].inversion
    let size = SortKeyColumn.Storage.rowsPerSegment
    Parallel.forEach(column.segmentCount, threads: threads) { segment in
      let start = segment * size
      records.initialize(start..<min(records.count, start + size)) { row in
        Records.Record(
          word: column.prefix(ofRow: row) ^ inversion,
          row: UInt32(truncatingIfNeeded: row),
          offset: UInt32(truncatingIfNeeded: column.offset(ofRow: row)))
      }
    }
  }

  /// The fewest rows that are sorted on several threads.
  static var parallelMinimum: Int { 1 << 14 }
}

// MARK: - On one thread

extension RowSorter where Index: FixedWidthInteger {
  /// The most records that are sorted by insertion.
  private static var insertionMaximum: Int { 32 }

  /// The most records whose next words are prefetched together.
  ///
  /// The words of so few records stay in a near cache until they are needed.
  private static var fetchMaximum: Int { 1 << 11 }

  /// Sorts a nonempty range of records.
  ///
  /// The records already hold the words of the depth.
  func sort(_ range: Range<Int>, of side: Side, at depth: Depth) {
    var range = range
    var side = side
    var depth = depth
    while true {
      if range.count <= Self.insertionMaximum {
        records.insertionSort(range, of: side)
        if records.endOfRun(in: range, of: side) < range.upperBound {
          sortTies(in: range, of: side, at: depth)
          return
        }
      } else {
        let difference = records.difference(in: range, of: side)
        if difference != 0 {
          range = radixSort(range, of: side, difference, at: &depth)
          side = side.other
          continue
        }
      }
      // All words are equal.
      if range.count == 1 {
        records.write(range, of: side)
        return
      }
      guard let next = load(range, of: side, after: depth) else {
        breakTies(in: range, of: side)
        return
      }
      depth = next
    }
  }

  /// Distributes a range by a digit, sorts all parts except the largest, and
  /// returns the largest.
  ///
  /// A part has the records with one value of the digit, in the other buffer.
  /// The caller sorts the largest part without a nested call. So the stack
  /// grows with the logarithm of the row count, not with the length of keys.
  private func radixSort(
    _ range: Range<Int>, of side: Side, _ difference: UInt64,
    at depth: inout Depth
  ) -> Range<Int> {
    let digit = Digit(
      difference: difference, bits: Digit.bits(for: range.count))
    var largest = range.lowerBound..<range.lowerBound
    records.distribute(range, of: side, by: digit) { ends in
      if !depth.isNextNear, range.count <= Self.fetchMaximum {
        fetchNext(range, of: side, at: depth)
        depth.isNextNear = true
      }
      var start = range.lowerBound
      for value in ends.indices {
        let part = start..<Int(ends[value])
        start = part.upperBound
        if part.isEmpty { continue }
        let smaller = part.count > largest.count ? largest : part
        if part.count > largest.count { largest = part }
        if smaller.count > 1 {
          sort(smaller, of: side.other, at: depth)
        } else {
          records.write(smaller, of: side.other)
        }
      }
    }
    return largest
  }

  /// Prefetches the word after a depth's word, for each record of a range.
  private func fetchNext(_ range: Range<Int>, of side: Side, at depth: Depth) {
    let column = fields[depth.field].column
    records.update(range, of: side) { record in
      column.prefetchWord(
        Int(record.offset) &+ depth.word &+ 1,
        ofSegment: Int(record.row) >> SortKeyColumn.Storage.segmentShift)
    }
  }

  /// Sorts each run of equal words in a sorted range by the keys' next words.
  ///
  /// The range is short and each run is shorter, so calls nest at most
  /// ``insertionMaximum`` deep.
  private func sortTies(in range: Range<Int>, of side: Side, at depth: Depth) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = records.endOfRun(in: start..<range.upperBound, of: side)
      if end - start == 1 {
        records.write(start..<end, of: side)
      } else if let next = load(start..<end, of: side, after: depth) {
        sort(start..<end, of: side, at: next)
      } else {
        breakTies(in: start..<end, of: side)
      }
      start = end
    }
  }

  /// Loads the next words of records whose current words are all equal.
  ///
  /// A next word is the next eight bytes of a key or, if the key has no more
  /// bytes, the first eight bytes of the next field's key.
  ///
  /// - Returns: The new depth, or `nil` when the rows are equal in all fields.
  private func load(
    _ range: Range<Int>, of side: Side, after depth: Depth
  ) -> Depth? {
    let word = records.word(range.lowerBound, of: side)
    guard let next = self.depth(after: depth, word: word) else { return nil }
    let field = fields[next.field]
    let column = field.column
    records.update(range, of: side) { record in
      let row = Int(record.row)
      if next.word == 0 {
        record.offset = UInt32(truncatingIfNeeded: column.offset(ofRow: row))
        record.word = column.prefix(ofRow: row) ^ field.inversion
      } else {
        record.word =
          column.word(
            Int(record.offset) &+ next.word,
            ofSegment: row >> SortKeyColumn.Storage.segmentShift)
          ^ field.inversion
      }
    }
    return next
  }

  /// Orders rows that are equal in all fields, and writes them out.
  private func breakTies(in range: Range<Int>, of side: Side) {
    records.write(range, of: side)
    if let tieBreaker { records.sortWritten(range, by: tieBreaker) }
  }

  /// The depth to load next; `nil` if no field is left.
  ///
  /// - Parameter word: The word that all records hold at the current depth.
  private func depth(after depth: Depth, word: UInt64) -> Depth? {
    // Keys have 00 only at their end.
    if (word ^ fields[depth.field].inversion) & 0xFF != 0 {
      return Depth(field: depth.field, word: depth.word + 1)
    }
    return depth.field + 1 < fields.count
      ? Depth(field: depth.field + 1, word: 0) : nil
  }
}

// MARK: - On several threads

extension RowSorter where Index: FixedWidthInteger {
  /// A range of records to sort, its buffer, and the depth of the words.
  private struct Part: Sendable {
    let range: Range<Int>
    let side: Side
    let depth: Depth
  }

  /// Sorts all records on several threads.
  ///
  /// All threads distribute the records until each part is small enough for one
  /// thread.
  private func sortInParallel(threads: ThreadCount) {
    let count = records.count
    var parts: [Part] = []
    var large = [Part(range: 0..<count, side: .first, depth: Depth())]
    let limit = max(Self.parallelMinimum, count / (4 * threads.count))
    nextPart: while let part = large.popLast() {
      let (range, side) = (part.range, part.side)
      let stretches = range.cut(into: min(threads.count, range.count))
      var depth = part.depth
      var difference = difference(in: stretches, of: side)
      while difference == 0 {
        let loaded = Parallel.map(stretches.count, threads: threads) {
          [depth] index in
          load(stretches[index], of: side, after: depth)
        }
        guard let next = loaded[0] else {
          breakTies(in: range, of: side)
          continue nextPart
        }
        depth = next
        difference = self.difference(in: stretches, of: side)
      }
      let digit = Digit(difference: difference, bits: Digit.bits(for: count))
      for range in distribute(stretches, of: side, by: digit) {
        let part = Part(range: range, side: side.other, depth: depth)
        if range.count > limit {
          large.append(part)
        } else {
          parts.append(part)
        }
      }
    }
    let work = parts
    Parallel.forEach(work.count, threads: threads) { index in
      sort(work[index].range, of: work[index].side, at: work[index].depth)
    }
  }

  /// The bits that are 1 in some words of the stretches, but not in all.
  private func difference(
    in stretches: [Range<Int>], of side: Side
  ) -> UInt64 {
    let first = records.word(stretches[0].lowerBound, of: side)
    return Parallel.map(
      stretches.count, threads: ThreadCount(stretches.count)
    ) { index in
      records.difference(in: stretches[index], of: side)
        | (records.word(stretches[index].lowerBound, of: side) ^ first)
    }.reduce(0, |)
  }

  /// Distributes records into the other buffer by a digit, with one thread for
  /// each stretch; returns the nonempty parts in the order of the digit.
  private func distribute(
    _ stretches: [Range<Int>], of side: Side, by digit: Digit
  ) -> [Range<Int>] {
    // For each stretch and value: at first the number of records, then the
    // index where the next record goes.
    var next = Parallel.map(
      stretches.count, threads: ThreadCount(stretches.count)
    ) {
      records.counts(of: digit, in: stretches[$0], of: side)
    }
    var parts: [Range<Int>] = []
    var sum = stretches[0].lowerBound
    for value in 0..<digit.radix {
      let start = sum
      for stretch in next.indices {
        let size = Int(next[stretch][value])
        next[stretch][value] = UInt32(sum)
        sum += size
      }
      if sum > start { parts.append(start..<sum) }
    }
    let starts = next
    Parallel.forEach(
      stretches.count, threads: ThreadCount(stretches.count)
    ) { stretch in
      var next = starts[stretch]
      var span = next.mutableSpan
      records.scatter(stretches[stretch], of: side, by: digit, to: &span)
    }
    return parts
  }
}
