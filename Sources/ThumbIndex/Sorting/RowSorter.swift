/// Sorts rows by one or several key columns, compared in turn.
///
/// Each row is a record with the key bytes that are being compared: at first
/// sixteen, later eight. A stable radix sort distributes records by the highest
/// bits in which the first eight bytes differ. In a short range, the place of a
/// record is the number of records with lower bytes. If records have equal
/// bytes, the sorter loads the next eight bytes of their keys. A row is written
/// out as soon as its final place is known.
///
/// The first pass makes the records, and divides them into parts that begin
/// alike. A thread sorts one part after the other, with room for copies of the
/// largest. So most records are sorted in a near cache.
struct RowSorter<Index: BitwiseCopyable & Sendable>: Sendable {
  typealias Records = RowRecords<Index>
  typealias Side = Records.Side

  /// A column, and the bits that are inverted in its words.
  struct Field: Sendable {
    let column: SortKeyColumn.Storage
    let inversion: UInt64
  }

  /// Which words of the keys the records hold; at first, two words of the first
  /// field's keys.
  struct Depth {
    var field = 0

    /// The index of the first word, of eight bytes.
    var word = 0

    /// Whether the records hold the next word, too.
    ///
    /// Comparing both words at later depths, too, would take longer.
    var hasSecond: Bool { field == 0 && word == 0 }

    var wordCount: Int { hasSecond ? 2 : 1 }

    /// Whether the next words are in the records or have been prefetched.
    var isNextNear = true
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
    for other in columns.map({ $0.column.count }) {
      require(
        other == count,
        "columns of \(count) and \(other) rows cannot be sorted together")
    }
    let fields = columns.map {
      Field(
        column: $0.column.storage,
        inversion: $0.direction == .ascending ? 0 : .max)
    }
    return Records.rows(count) { records in
      RowSorter(fields: fields, records: records, tieBreaker: tieBreaker)
        .sort(threads: count >= parallelMinimum ? threads : .one)
    }
  }

  /// The fewest rows that are sorted on several threads.
  static var parallelMinimum: Int { 1 << 14 }
}

// MARK: - Parts

extension RowSorter where Index: FixedWidthInteger {
  /// A nonempty range of records, and the depth of their words.
  private struct Part: Sendable {
    let range: Range<Int>
    var depth = Depth()
  }

  /// Sorts all rows.
  private func sort(threads: ThreadCount) {
    let count = records.count
    var large = distributeRows(threads: threads).map { Part(range: $0) }
    var parts: [Part] = []
    // All threads divide a part that is too large for one of them.
    let limit =
      threads.count == 1
      ? count : max(Self.parallelMinimum, count / (4 * threads.count))
    while let part = large.popLast() {
      if part.range.count > limit {
        large += divide(part, threads: threads)
      } else {
        parts.append(part)
      }
    }
    let workers = threads.workers(for: parts.count)
    let largest = parts.lazy.map { $0.range.count }.max() ?? 0
    let sorters = (0..<workers).map { _ in withRoom(forCopies: largest) }
    let work = parts
    Parallel.forEach(work.count, threads: ThreadCount(workers)) {
      worker, index in
      sorters[worker].sort(work[index])
    }
  }

  private func withRoom(forCopies copies: Int) -> Self {
    Self(
      fields: fields, records: records.withRoom(forCopies: copies),
      tieBreaker: tieBreaker)
  }

  private func sort(_ part: Part) {
    if part.range.count == 1 {
      records.write(part.range, of: .records)
      return
    }
    records.prepareCopies(of: part.range)
    sort(part.range, of: .records, at: part.depth)
  }

  /// Makes the records of all rows, in the order of a digit of their words.
  ///
  /// Returns the nonempty ranges of records with one value of the digit.
  private func distributeRows(threads: ThreadCount) -> [Range<Int>] {
    let column = fields[0].column
    let inversion = fields[0].inversion
    let count = records.count
    let stretches = (0..<count).cut(into: threads.workers(for: count))
    return distribute(
      stretches,
      by: differingBits(in: stretches) { rows in
        differingBits(in: rows) { column.prefix(ofRow: $0) }
      },
      count: { rows, digit, counts in
        for row in rows {
          counts[digit.of(column.prefix(ofRow: row) ^ inversion)] &+= 1
        }
      },
      move: { rows, digit, next in
        records.scatter(rows, to: 0..<count, of: .records) { row in
          let (first, second) = column.firstWords(ofRow: row)
          return RowRecord(
            word: first ^ inversion, second: second ^ inversion,
            row: UInt32(truncatingIfNeeded: row)
          ).placed(by: digit, &next)
        }
      })
  }

  /// Divides a part on several threads: into smaller parts, or, if all its words
  /// are equal, into one part of the next depth.
  ///
  /// Writes out the rows if they are equal in all fields; then no part is left.
  private func divide(_ part: Part, threads: ThreadCount) -> [Part] {
    let range = part.range
    let stretches = range.cut(into: threads.workers(for: range.count))
    let difference = differingBits(in: stretches) { range in
      records.with(range, of: .records) { differingBits(in: $0) }
    }
    if difference == 0 {
      let loaded = Parallel.map(stretches.count, threads: threads) { index in
        load(stretches[index], of: .records, after: part.depth, compared: 1)
      }
      if let depth = loaded[0] { return [Part(range: range, depth: depth)] }
      breakTies(in: range, of: .records)
      return []
    }
    let copier = records.withRoom(forCopies: range.count)
    copier.prepareCopies(of: range)
    let parts = distribute(
      stretches, by: difference,
      count: { range, digit, counts in
        records.with(range, of: .records) { count(digit, in: $0, &counts) }
      },
      move: { stretch, digit, next in
        records.with(stretch, of: .records) { source in
          copier.scatter(0..<source.count, to: range, of: .copies) {
            source[$0].placed(by: digit, &next)
          }
        }
      })
    Parallel.forEach(stretches.count, threads: threads) { index in
      copier.copyBack(stretches[index])
    }
    return parts.map { Part(range: $0, depth: part.depth) }
  }

  /// Distributes the records of neighbouring stretches by a digit, with one
  /// thread for each stretch.
  ///
  /// Returns the nonempty ranges with one value of the digit.
  ///
  /// - Parameter difference: The bits that are not the same in all words.
  private func distribute(
    _ stretches: [Range<Int>], by difference: UInt64,
    count: @Sendable (Range<Int>, Digit, inout MutableSpan<UInt32>) -> Void,
    move: @Sendable (Range<Int>, Digit, inout MutableSpan<UInt32>) -> Void
  ) -> [Range<Int>] {
    let threads = ThreadCount(stretches.count)
    let first = stretches[0].lowerBound
    let digit = Digit(
      difference: difference,
      bits: Digit.bits(for: stretches.last!.upperBound - first))
    // For each stretch and value: at first the number of records, then the
    // place in the whole range where the next record goes.
    var next = Parallel.map(stretches.count, threads: threads) { stretch in
      var counts = [UInt32](repeating: 0, count: digit.radix)
      var span = counts.mutableSpan
      count(stretches[stretch], digit, &span)
      return counts
    }
    var parts: [Range<Int>] = []
    var sum = 0
    for value in 0..<digit.radix {
      let start = sum
      for stretch in next.indices {
        let size = Int(next[stretch][value])
        next[stretch][value] = UInt32(sum)
        sum += size
      }
      if sum > start { parts.append(first + start..<first + sum) }
    }
    let starts = next
    Parallel.forEach(stretches.count, threads: threads) { stretch in
      var next = starts[stretch]
      var span = next.mutableSpan
      move(stretches[stretch], digit, &span)
    }
    return parts
  }
}

// MARK: - On one thread

extension RowSorter where Index: FixedWidthInteger {
  /// The most records that are sorted by counting lower words.
  ///
  /// Each word is compared with each other word, but no branch depends on it.
  private static var rankMaximum: Int { 32 }

  /// The most records whose next words are prefetched together.
  ///
  /// The words of so few records stay in a near cache until they are needed.
  private static var fetchMaximum: Int { 1 << 11 }

  /// Sorts a nonempty range of records.
  ///
  /// The records already hold the words of the depth.
  private func sort(_ range: Range<Int>, of side: Side, at depth: Depth) {
    var range = range
    var side = side
    var depth = depth
    while true {
      var compared = 1
      if range.count <= Self.rankMaximum {
        rankSort(range, of: side, at: depth)
        side = side.other
        let run = firstRun(in: range, of: side, at: depth)
        if run != range {
          sortRuns(run, in: range, of: side, at: depth)
          return
        }
        compared = depth.wordCount
      } else {
        let difference = records.with(range, of: side) {
          differingBits(in: $0)
        }.bits
        if difference != 0 {
          range = radixSort(range, of: side, difference, at: &depth)
          side = side.other
          continue
        }
      }
      // All words that were compared are equal.
      guard
        let next = load(range, of: side, after: depth, compared: compared)
      else {
        breakTies(in: range, of: side)
        return
      }
      depth = next
    }
  }

  /// Moves a short range, sorted by the words of the depth, to the other side;
  /// records with equal words keep their order.
  private func rankSort(_ range: Range<Int>, of side: Side, at depth: Depth) {
    if depth.hasSecond {
      rankSort(range, of: side) { $0.words }
    } else {
      rankSort(range, of: side) { $0.word }
    }
  }

  @inline(__always)  // Inlines the closure.
  private func rankSort<Words: FixedWidthInteger>(
    _ range: Range<Int>, of side: Side, by words: (RowRecord) -> Words
  ) {
    let count = range.count
    records.with(range, of: side) { source in
      // An array would be slower.
      withTemporaryCounts(count) { ranks in
        for index in 0..<count {
          let own = words(source[index])
          var rank: UInt32 = 0
          for earlier in 0..<index {
            let isHigher: UInt32 = words(source[earlier]) > own ? 1 : 0
            ranks[earlier] &+= isHigher
            rank &+= 1 &- isHigher
          }
          ranks[index] = rank
        }
        records.scatter(0..<count, to: range, of: side.other) {
          (source[$0], Int(ranks[$0]))
        }
      }
    }
  }

  /// Distributes a range by a digit, sorts all parts except the largest, and
  /// returns the largest.
  ///
  /// A part has the records with one value of the digit, on the other side.
  /// The caller sorts the largest part without a nested call. So the stack
  /// grows with the logarithm of the row count, not with the length of keys.
  private func radixSort(
    _ range: Range<Int>, of side: Side, _ difference: UInt64,
    at depth: inout Depth
  ) -> Range<Int> {
    let digit = Digit(
      difference: difference, bits: Digit.bits(for: range.count))
    var largest = range.lowerBound..<range.lowerBound
    // Even for only 33 records, an array would be slower.
    withTemporaryCounts(digit.radix) { ends in
      records.with(range, of: side) { source in
        count(digit, in: source, &ends)
        ends.replaceCountsByStarts()
        records.scatter(0..<source.count, to: range, of: side.other) {
          source[$0].placed(by: digit, &ends)
        }
      }
      if !depth.isNextNear, range.count <= Self.fetchMaximum {
        fetchNext(range, of: side, at: depth)
        depth.isNextNear = true
      }
      var start = range.lowerBound
      for value in ends.indices {
        let part = start..<range.lowerBound + Int(ends[value])
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
    records.with(range, of: side) { records in
      for index in records.indices {
        let row = Int(records[index].row)
        column.prefetchWord(
          column.offset(ofRow: row) &+ depth.word &+ 1,
          ofSegment: row >> SortKeyColumn.Storage.segmentShift)
      }
    }
  }

  /// Sorts each run of equal words in a sorted range by the keys' next words,
  /// and writes out the other rows.
  ///
  /// The range is short and each run is shorter, so calls nest at most
  /// ``rankMaximum`` deep.
  ///
  /// - Parameter first: The first run.
  private func sortRuns(
    _ first: Range<Int>, in range: Range<Int>, of side: Side, at depth: Depth
  ) {
    var run = first
    var written = range.lowerBound
    while true {
      records.write(written..<run.lowerBound, of: side)
      if run.isEmpty { return }
      let next = load(run, of: side, after: depth, compared: depth.wordCount)
      if let next {
        sort(run, of: side, at: next)
      } else {
        breakTies(in: run, of: side)
      }
      written = run.upperBound
      run = firstRun(in: written..<range.upperBound, of: side, at: depth)
    }
  }

  /// The first run of at least two records with equal words in a sorted range;
  /// an empty range at the end if there is none.
  private func firstRun(
    in range: Range<Int>, of side: Side, at depth: Depth
  ) -> Range<Int> {
    depth.hasSecond
      ? firstRun(in: range, of: side) { $0.words }
      : firstRun(in: range, of: side) { $0.word }
  }

  @inline(__always)  // Inlines the closure.
  private func firstRun<Words: FixedWidthInteger>(
    in range: Range<Int>, of side: Side, by words: (RowRecord) -> Words
  ) -> Range<Int> {
    records.with(range, of: side) { records in
      var start = 0
      while start &+ 1 < records.count,
        words(records[start]) != words(records[start &+ 1])
      {
        start &+= 1
      }
      var end = start &+ 1
      while end < records.count, words(records[end]) == words(records[start]) {
        end &+= 1
      }
      if end &- start < 2 { return range.upperBound..<range.upperBound }
      return range.lowerBound &+ start..<range.lowerBound &+ end
    }
  }

  /// Loads the next words of records whose words, as far as they were compared,
  /// are all equal.
  ///
  /// The next words are those that follow in a key or, if the key has no more
  /// bytes, the first ones of the next field's key.
  ///
  /// - Parameter compared: How many words of each record were compared.
  /// - Returns: The new depth, or `nil` when the rows are equal in all fields.
  private func load(
    _ range: Range<Int>, of side: Side, after depth: Depth, compared: Int
  ) -> Depth? {
    records.with(range, of: side) { records in
      let last = compared == 1 ? records[0].word : records[0].second
      var next = Depth(isNextNear: false)
      // Keys have 00 only at their end.
      if (last ^ fields[depth.field].inversion) & 0xFF != 0 {
        next.field = depth.field
        next.word = depth.word + compared
      } else {
        next.field = depth.field + 1
        if next.field == fields.count { return nil }
      }
      let (column, inversion) =
        (fields[next.field].column, fields[next.field].inversion)
      for index in records.indices {
        records[index].word =
          next.field == 0 && next.word == 1
          ? records[index].second
          : column.word(next.word, ofRow: Int(records[index].row)) ^ inversion
      }
      return next
    }
  }

  /// Orders rows that are equal in all fields, and writes them out.
  private func breakTies(in range: Range<Int>, of side: Side) {
    records.write(range, of: side)
    if let tieBreaker { records.sortWritten(range, by: tieBreaker) }
  }
}

/// A word, and the bits in which other words differ from it.
private typealias Difference = (word: UInt64, bits: UInt64)

/// The bits that are not the same in all words of some stretches; a closure
/// finds them for a stretch, with a thread for each.
private func differingBits(
  in stretches: [Range<Int>], _ find: @Sendable (Range<Int>) -> Difference
) -> UInt64 {
  let found = Parallel.map(
    stretches.count, threads: ThreadCount(stretches.count)
  ) {
    find(stretches[$0])
  }
  return found.reduce(0) { $0 | $1.bits | ($1.word ^ found[0].word) }
}

/// The first word of a nonempty range, and the bits that are not the same in
/// all its words.
@inline(__always)  // Inlines the closure.
private func differingBits(
  in range: Range<Int>, _ word: (Int) -> UInt64
) -> Difference {
  let first = word(range.lowerBound)
  var bits: UInt64 = 0
  for index in range { bits |= word(index) ^ first }
  return (first, bits)
}

/// As above, for records.
private func differingBits(
  in records: borrowing MutableSpan<RowRecord>
) -> Difference {
  differingBits(in: records.indices) { records[$0].word }
}

/// Counts records for each value of a digit.
private func count(
  _ digit: Digit, in records: borrowing MutableSpan<RowRecord>,
  _ counts: inout MutableSpan<UInt32>
) {
  for index in records.indices {
    counts[digit.of(records[index].word)] &+= 1
  }
}
