/// Sorts groups of rows by the keys of a column.
///
/// Each row is a record with the key bytes that are being compared: at first
/// sixteen, later eight. A stable radix sort distributes records by the highest
/// bits in which the first eight bytes differ. In a short range, the place of a
/// record is the number of records with lower bytes. If records have equal
/// bytes, the sorter loads the next eight bytes of their keys.
///
/// The first pass over a large group makes the records, and divides them into
/// parts that begin alike. A thread sorts one part after the other, with room
/// for copies of the largest. So most records are sorted in a near cache.
struct RowSorter: Sendable {
  typealias Side = RowRecords.Side

  let column: SortKeyColumn.Storage

  /// The bits that are inverted in words: all if the order is downwards.
  let inversion: UInt64

  /// The rows that the column has keys of; `nil` if it has those of all rows.
  let rows: [UInt32]?

  /// Whether the groups' rows are those of the column, one after the other.
  let isNumbered: Bool

  let records: RowRecords

  /// A range of records to sort.
  private struct Part: Sendable {
    let range: Range<Int>

    /// Whether there are records.
    var isMade = true

    /// The column's number of the first row, if rows are numbered.
    var first = 0
  }
}

// MARK: - Groups and parts

extension RowSorter {
  /// The fewest rows that are sorted on several threads.
  static let parallelMinimum = 1 << 14

  /// The fewest rows whose records are made in the order of a digit.
  private static let distributedMinimum = 1 << 10

  /// Sorts groups of rows, given by their places; notes the ties in the
  /// records.
  func sort(_ groups: [Range<Int>], threads: ThreadCount) {
    let total = groups.reduce(0) { $0 + $1.count }
    let threads = total >= Self.parallelMinimum ? threads : .one
    var parts: [Part] = []
    var first = 0
    for group in groups {
      let part = Part(range: group, isMade: false, first: first)
      first += group.count
      if group.count < Self.distributedMinimum {
        parts.append(part)
      } else {
        parts += distribute(part, threads: threads)
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
    for sorter in sorters {
      records.undecided += sorter.records.undecided
      records.equal += sorter.records.equal
    }
  }

  private func withRoom(forCopies copies: Int) -> Self {
    Self(
      column: column, inversion: inversion, rows: rows, isNumbered: isNumbered,
      records: records.withRoom(forCopies: copies))
  }

  /// The column's number of the row at a place.
  private func number(at place: Int, of part: Part) -> Int {
    isNumbered
      ? part.first &+ place &- part.range.lowerBound : records.row(at: place)
  }

  private func word(at place: Int, of part: Part) -> UInt64 {
    column.prefix(ofRow: number(at: place, of: part)) ^ inversion
  }

  private func record(at place: Int, of part: Part) -> RowRecord {
    let number = number(at: place, of: part)
    let (first, second) = column.firstWords(ofRow: number)
    return RowRecord(
      word: first ^ inversion, second: second ^ inversion,
      row: UInt32(truncatingIfNeeded: number))
  }

  private func sort(_ part: Part) {
    if !part.isMade {
      let start = part.range.lowerBound
      records.scatter(part.range, to: part.range, of: .records) {
        (record(at: $0, of: part), $0 &- start)
      }
    }
    if part.range.count == 1 {
      records.write(part.range, of: .records, rows)
      return
    }
    records.prepareCopies(of: part.range)
    sort(part.range, of: .records, at: 0)
  }

  /// Makes the records of a group, in the order of a digit of their words, with
  /// a thread for each stretch of the group.
  ///
  /// Returns a part for each value of the digit.
  private func distribute(_ group: Part, threads: ThreadCount) -> [Part] {
    let range = group.range
    let stretches = range.cut(into: threads.workers(for: range.count))
    let threads = ThreadCount(stretches.count)
    let one = word(at: range.lowerBound, of: group)
    let differences = Parallel.map(stretches.count, threads: threads) {
      differingBits(in: stretches[$0], from: one) { word(at: $0, of: group) }
    }
    let digit = Digit(
      difference: differences.reduce(0) { $0 | $1 }, count: range.count)
    // For each stretch and value: at first the number of records, then the
    // place in the whole range where the next record goes.
    var next = Parallel.map(stretches.count, threads: threads) { stretch in
      var counts = [UInt32](repeating: 0, count: digit.radix)
      var span = counts.mutableSpan
      for place in stretches[stretch] {
        span[digit.of(word(at: place, of: group))] &+= 1
      }
      return counts
    }
    var parts: [Part] = []
    var sum = 0
    for value in 0..<digit.radix {
      let start = sum
      for stretch in next.indices {
        let size = Int(next[stretch][value])
        next[stretch][value] = UInt32(sum)
        sum += size
      }
      if sum > start {
        parts.append(
          Part(range: range.lowerBound + start..<range.lowerBound + sum))
      }
    }
    let starts = next
    Parallel.forEach(stretches.count, threads: threads) { stretch in
      var next = starts[stretch]
      var span = next.mutableSpan
      records.scatter(stretches[stretch], to: range, of: .records) {
        record(at: $0, of: group).placed(by: digit, &span)
      }
    }
    return parts
  }
}

// MARK: - On one thread

extension RowSorter {
  /// The most records that are sorted by counting lower words.
  ///
  /// Each word is compared with each other word, but no branch depends on it.
  private static var rankMaximum: Int { 32 }

  /// The most records whose next words are prefetched together.
  ///
  /// The words of so few records stay in a near cache until they are needed.
  private static var fetchMaximum: Int { 1 << 11 }

  /// Whether records hold the next word, too.
  ///
  /// Comparing both words at later depths, too, would take longer.
  private func hasSecond(at depth: Int) -> Bool {
    depth == 0 && column.bound > 1
  }

  /// Sorts a nonempty range of records, which hold the words of a depth.
  private func sort(_ range: Range<Int>, of side: Side, at depth: Int) {
    var (range, side, depth) = (range, side, depth)
    while true {
      var compared = 1
      if range.count <= Self.rankMaximum {
        if hasSecond(at: depth) {
          compared = 2
          rankSort(range, of: side) { $0.words }
        } else {
          rankSort(range, of: side) { $0.word }
        }
        side = side.other
        if !isRun(range, of: side, at: depth) {
          return sortRuns(in: range, of: side, at: depth)
        }
      } else {
        let difference = records.with(range, of: side) { records in
          differingBits(in: records.indices, from: records[0].word) {
            records[$0].word
          }
        }
        if difference != 0 {
          range = radixSort(range, of: side, difference, at: depth)
          side = side.other
          continue
        }
      }
      // All words that were compared are equal.
      guard
        let next = next(range, of: side, after: depth, compared: compared)
      else { return }
      load(range, of: side, at: next)
      depth = next
    }
  }

  /// Moves a short range, sorted by its words, to the other side; records with
  /// equal words keep their order.
  private func rankSort<Words: FixedWidthInteger>(
    _ range: Range<Int>, of side: Side, by words: (RowRecord) -> Words
  ) {
    let count = range.count
    records.with(range, of: side) { source in
      // On the stack: an array would be allocated for each short range.
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
    _ range: Range<Int>, of side: Side, _ difference: UInt64, at depth: Int
  ) -> Range<Int> {
    let digit = Digit(difference: difference, count: range.count)
    var largest = range.lowerBound..<range.lowerBound
    // On the stack: an array would be allocated for each part.
    withTemporaryCounts(digit.radix) { ends in
      records.with(range, of: side) { source in
        for index in source.indices {
          ends[digit.of(source[index].word)] &+= 1
        }
        ends.replaceCountsByStarts()
        records.scatter(0..<source.count, to: range, of: side.other) {
          source[$0].placed(by: digit, &ends)
        }
      }
      if depth > 0, range.count <= Self.fetchMaximum {
        fetch(range, of: side, at: depth + 1)
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
          records.write(smaller, of: side.other, rows)
        }
      }
    }
    return largest
  }

  /// Writes out a sorted range, and sorts each run of equal words in it by the
  /// keys' next words.
  ///
  /// The range is short and each run is shorter, so calls nest at most
  /// ``rankMaximum`` deep.
  private func sortRuns(in range: Range<Int>, of side: Side, at depth: Int) {
    records.write(range, of: side, rows)
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound,
        isRun(end - 1..<end + 1, of: side, at: depth)
      {
        end += 1
      }
      let run = start..<end
      start = end
      if run.count > 1,
        let next = next(
          run, of: side, after: depth, compared: hasSecond(at: depth) ? 2 : 1)
      {
        load(run, of: side, at: next)
        sort(run, of: side, at: next)
      }
    }
  }

  /// Whether the first and last record of a sorted range have equal words.
  private func isRun(
    _ range: Range<Int>, of side: Side, at depth: Int
  ) -> Bool {
    records.with(range, of: side) { records in
      let (first, last) = (records[0], records[records.count &- 1])
      return first.word == last.word
        && (!hasSecond(at: depth) || first.second == last.second)
    }
  }

  /// The depth after one at which the words of records, as far as they were
  /// compared, are all equal.
  ///
  /// If the column has no more words of the keys, writes out the rows, notes the
  /// tie, and returns `nil`.
  ///
  /// - Parameter compared: How many words of each record were compared.
  private func next(
    _ range: Range<Int>, of side: Side, after depth: Int, compared: Int
  ) -> Int? {
    let next = depth + compared
    let (isEnd, isCut) = records.with(range, of: side) { records in
      let last = compared == 1 ? records[0].word : records[0].second
      // Whole keys have 00 only at their end.
      return (
        (last ^ inversion) & 0xFF == 0,
        next == column.bound
          && records.indices.contains {
            column.hasCutKey(row: Int(records[$0].row))
          }
      )
    }
    if !isEnd, !isCut { return next }
    records.write(range, of: side, rows)
    if isEnd {
      records.equal.append(range)
    } else {
      records.undecided.append(range)
    }
    return nil
  }

  /// Prefetches the words of a depth.
  private func fetch(_ range: Range<Int>, of side: Side, at depth: Int) {
    records.with(range, of: side) { records in
      for index in records.indices {
        column.prefetchWord(depth, ofRow: Int(records[index].row))
      }
    }
  }

  /// Loads the words of a depth.
  private func load(_ range: Range<Int>, of side: Side, at depth: Int) {
    records.with(range, of: side) { records in
      for index in records.indices {
        records[index].word =
          depth == 1
          ? records[index].second
          : column.word(depth, ofRow: Int(records[index].row)) ^ inversion
      }
    }
  }
}

/// The bits in which the words of a range differ from a word.
private func differingBits(
  in range: Range<Int>, from one: UInt64, _ word: (Int) -> UInt64
) -> UInt64 {
  var bits: UInt64 = 0
  for index in range { bits |= word(index) ^ one }
  return bits
}
