extension RowSorter {
  /// Runs up to this length are sorted by insertion.
  private static let insertionMaximum = 24

  /// Sorts a range of records that hold the words of a place.
  func sort(_ range: Range<Int>, at place: Place) {
    var range = range
    var place = place
    while range.count > 1 {
      if range.count <= Self.insertionMaximum {
        insertionSort(range)
        sortTies(in: range, at: place)
        return
      }
      let difference = difference(in: range)
      if difference != 0 {
        range = radixSort(range, difference: difference, at: place)
        continue
      }
      guard let next = load(range, after: place) else {
        breakTies(in: range)
        return
      }
      place = next
    }
  }

  /// The bits in which any two words of a range differ.
  func difference(in range: Range<Int>) -> UInt64 {
    let first = unsafe records[range.lowerBound].word
    var difference: UInt64 = 0
    for index in range {
      difference |= unsafe records[index].word ^ first
    }
    return difference
  }

  /// Distributes a range by some of the highest bits that differ, and sorts each
  /// part but the largest, which is returned.
  ///
  /// So the stack grows with the logarithm of the rows, not with the length of
  /// their keys.
  private func radixSort(
    _ range: Range<Int>, difference: UInt64, at place: Place
  ) -> Range<Int> {
    let digit = Digit(
      difference: difference, bits: Digit.bits(for: range.count))
    return unsafe withUnsafeTemporaryAllocation(
      of: UInt32.self, capacity: digit.radix
    ) { ends in
      unsafe ends.initialize(repeating: 0)
      for index in range {
        unsafe ends[digit.of(records[index].word)] += 1
      }
      var sum: UInt32 = 0
      for value in 0..<digit.radix {
        let size = unsafe ends[value]
        unsafe ends[value] = sum
        sum += size
      }
      let target = unsafe scratch + range.lowerBound
      for index in range {
        let record = unsafe records[index]
        let value = digit.of(record.word)
        unsafe target[Int(ends[value])] = record
        unsafe ends[value] &+= 1
      }
      unsafe (records + range.lowerBound).update(
        from: target, count: range.count)
      var start = range.lowerBound
      var largest = start..<start
      for value in 0..<digit.radix {
        let part = unsafe start..<range.lowerBound + Int(ends[value])
        start = part.upperBound
        let smaller = part.count > largest.count ? largest : part
        if part.count > largest.count { largest = part }
        if smaller.count > 1 { sort(smaller, at: place) }
      }
      return largest
    }
  }

  /// Sorts a short range by its words, keeping the order of equal ones.
  private func insertionSort(_ range: Range<Int>) {
    for index in range.dropFirst() {
      let record = unsafe records[index]
      var hole = index
      while hole > range.lowerBound, unsafe records[hole - 1].word > record.word
      {
        unsafe records[hole] = records[hole - 1]
        hole -= 1
      }
      unsafe records[hole] = record
    }
  }

  /// Sorts the runs of equal words in a sorted range by what comes next.
  private func sortTies(in range: Range<Int>, at place: Place) {
    var start = range.lowerBound
    while start < range.upperBound {
      let word = unsafe records[start].word
      var end = start + 1
      while end < range.upperBound, unsafe records[end].word == word {
        end += 1
      }
      if end - start > 1 {
        if let next = load(start..<end, after: place) {
          sort(start..<end, at: next)
        } else {
          breakTies(in: start..<end)
        }
      }
      start = end
    }
  }

  /// Loads what comes after the words of a range, which are all equal: the next
  /// eight bytes, or the next field where the keys end.
  ///
  /// - Returns: The new place, or `nil` when the rows are equal altogether.
  func load(_ range: Range<Int>, after place: Place) -> Place? {
    let word = unsafe records[range.lowerBound].word
    guard let next = self.place(after: place, word: word) else { return nil }
    let field = fields[next.field]
    let column = field.column
    if next.word == 0 {
      for index in range {
        let row = unsafe Int(records[index].row)
        unsafe records[index].offset = column.offsets[row]
        unsafe records[index].word = column.prefixes[row] ^ field.inversion
      }
    } else {
      for index in range {
        let record = unsafe records[index]
        let segment = Int(record.row) >> SortKeyColumn.Storage.segmentShift
        let word = unsafe column.segments[segment][
          Int(record.offset) &+ next.word]
        unsafe records[index].word = UInt64(bigEndian: word) ^ field.inversion
      }
    }
    return next
  }

  /// Orders rows that are equal in all fields.
  func breakTies(in range: Range<Int>) {
    guard let tieBreaker else { return }
    let rows = range.map { unsafe Int(records[$0].row) }.sorted(by: tieBreaker)
    for (index, row) in zip(range, rows) {
      unsafe records[index].row = UInt32(row)
    }
  }

  /// The place after one where all words are equal.
  func place(after place: Place, word: UInt64) -> Place? {
    // Keys hold no 00 but at their end.
    if (word ^ fields[place.field].inversion) & 0xFF != 0 {
      return Place(field: place.field, word: place.word + 1)
    }
    return place.field + 1 < fields.count
      ? Place(field: place.field + 1, word: 0) : nil
  }
}

extension RowSorter {
  /// Some bits of a word, just below those that are equal in all records.
  struct Digit {
    let shift: UInt64
    let mask: UInt64

    init(difference: UInt64, bits: Int) {
      let low = 64 - difference.leadingZeroBitCount - bits
      shift = UInt64(max(0, low))
      mask = 1 << UInt64(bits) - 1
    }

    var radix: Int { Int(mask) + 1 }

    /// As many bits as make the parts short enough for insertion, but no more
    /// than keeps the counters in the fastest cache.
    static func bits(for count: Int) -> Int {
      let needed = Int.bitWidth - (count / 8).leadingZeroBitCount
      return min(max(needed, 3), 11)
    }

    func of(_ word: UInt64) -> Int { Int(word &>> shift & mask) }
  }
}
