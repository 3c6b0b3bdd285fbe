internal import CSystem

extension RowSorter {
  /// Runs up to this length are sorted by insertion.
  private static var insertionMaximum: Int { 32 }

  /// Up to this length the next words of all rows stay in a near cache when they
  /// are fetched together, before the first of them is needed.
  private static var fetchMaximum: Int { 1 << 11 }

  /// Sorts a range of records, not empty, that hold the words of a place.
  func sort(_ range: Range<Int>, of buffer: Buffer, at place: Place) {
    var range = range
    var buffer = unsafe buffer
    var place = place
    while true {
      if range.count <= Self.insertionMaximum {
        unsafe insertionSort(range, of: buffer)
        let (first, last) = (range.lowerBound, range.upperBound - 1)
        if unsafe buffer[first].word != buffer[last].word {
          unsafe sortTies(in: range, of: buffer, at: place)
          return
        }
      } else {
        let difference = unsafe difference(in: range, of: buffer)
        if difference != 0 {
          range = unsafe radixSort(
            range, of: buffer, difference: difference, at: &place)
          unsafe buffer = other(buffer)
          continue
        }
      }
      // All words are equal.
      if range.count == 1 {
        unsafe write(range, of: buffer)
        return
      }
      guard let next = unsafe load(range, of: buffer, after: place) else {
        unsafe breakTies(in: range, of: buffer)
        return
      }
      place = next
    }
  }

  /// The bits in which any two words of a range differ.
  func difference(in range: Range<Int>, of buffer: Buffer) -> UInt64 {
    let first = unsafe buffer[range.lowerBound].word
    var difference: UInt64 = 0
    for index in range {
      difference |= unsafe buffer[index].word ^ first
    }
    return difference
  }

  /// Distributes a range by some of the highest bits that differ into the other
  /// buffer, and sorts each part but the largest, which is returned.
  ///
  /// So the stack grows with the logarithm of the rows, not with the length of
  /// their keys.
  private func radixSort(
    _ range: Range<Int>, of buffer: Buffer, difference: UInt64,
    at place: inout Place
  ) -> Range<Int> {
    let digit = Digit(
      difference: difference, bits: Digit.bits(for: range.count))
    return unsafe withUnsafeTemporaryAllocation(
      of: UInt32.self, capacity: digit.radix
    ) { ends in
      unsafe ends.initialize(repeating: 0)
      for index in range {
        unsafe ends[digit.of(buffer[index].word)] &+= 1
      }
      var sum: UInt32 = 0
      for value in 0..<digit.radix {
        let size = unsafe ends[value]
        unsafe ends[value] = sum
        sum += size
      }
      let target = unsafe other(buffer) + range.lowerBound
      for index in range {
        let record = unsafe buffer[index]
        let value = digit.of(record.word)
        unsafe target[Int(ends[value])] = record
        unsafe ends[value] &+= 1
      }
      if !place.isNextNear, range.count <= Self.fetchMaximum {
        unsafe fetchNext(range, of: buffer, at: place)
        place.isNextNear = true
      }
      let moved = unsafe other(buffer)
      var start = range.lowerBound
      var largest = start..<start
      for value in 0..<digit.radix {
        let part = unsafe start..<range.lowerBound + Int(ends[value])
        start = part.upperBound
        if part.isEmpty { continue }
        let smaller = part.count > largest.count ? largest : part
        if part.count > largest.count { largest = part }
        if smaller.count > 1 {
          unsafe sort(smaller, of: moved, at: place)
        } else {
          unsafe write(smaller, of: moved)
        }
      }
      return largest
    }
  }

  /// Asks for the words after those of a place.
  private func fetchNext(
    _ range: Range<Int>, of buffer: Buffer, at place: Place
  ) {
    let column = fields[place.field].column
    let (segments, word) = unsafe (column.segments, place.word + 1)
    for index in range {
      let record = unsafe buffer[index]
      let segment = Int(record.row) >> SortKeyColumn.Storage.segmentShift
      unsafe csystem_prefetch(segments[segment] + Int(record.offset) + word)
    }
  }

  /// Sorts a short range by its words, keeping the order of equal ones.
  private func insertionSort(_ range: Range<Int>, of buffer: Buffer) {
    for index in range.dropFirst() {
      let record = unsafe buffer[index]
      var hole = index
      while hole > range.lowerBound, unsafe buffer[hole - 1].word > record.word
      {
        unsafe buffer[hole] = buffer[hole - 1]
        hole -= 1
      }
      unsafe buffer[hole] = record
    }
  }

  /// Sorts the runs of equal words in a sorted range by what comes next.
  ///
  /// No run is the whole range, so that this nests no deeper than a range that is
  /// sorted by insertion is long.
  private func sortTies(
    in range: Range<Int>, of buffer: Buffer, at place: Place
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let word = unsafe buffer[start].word
      var end = start + 1
      while end < range.upperBound, unsafe buffer[end].word == word {
        end += 1
      }
      if end - start == 1 {
        unsafe write(start..<end, of: buffer)
      } else if let next = unsafe load(start..<end, of: buffer, after: place) {
        unsafe sort(start..<end, of: buffer, at: next)
      } else {
        unsafe breakTies(in: start..<end, of: buffer)
      }
      start = end
    }
  }

  /// Loads what comes after the words of a range, which are all equal: the next
  /// eight bytes, or the next field where the keys end.
  ///
  /// - Returns: The new place, or `nil` when the rows are equal altogether.
  func load(
    _ range: Range<Int>, of buffer: Buffer, after place: Place
  ) -> Place? {
    let word = unsafe buffer[range.lowerBound].word
    guard let next = self.place(after: place, word: word) else { return nil }
    let field = fields[next.field]
    let column = field.column
    if next.word == 0 {
      for index in range {
        let row = unsafe Int(buffer[index].row)
        unsafe buffer[index].offset = column.offsets[row]
        unsafe buffer[index].word = column.prefixes[row] ^ field.inversion
      }
    } else {
      for index in range {
        let record = unsafe buffer[index]
        let segment = Int(record.row) >> SortKeyColumn.Storage.segmentShift
        let word = unsafe column.segments[segment][
          Int(record.offset) &+ next.word]
        unsafe buffer[index].word = UInt64(bigEndian: word) ^ field.inversion
      }
    }
    return next
  }

  /// Orders rows that are equal in all fields, and writes them out.
  func breakTies(in range: Range<Int>, of buffer: Buffer) {
    unsafe write(range, of: buffer)
    guard let tieBreaker else { return }
    var rows = unsafe UnsafeMutableBufferPointer(
      start: result + range.lowerBound, count: range.count)
    unsafe rows.sort { tieBreaker(Int($0), Int($1)) }
  }

  /// Writes rows out to where their records are.
  private func write(_ range: Range<Int>, of buffer: Buffer) {
    for index in range {
      unsafe (result + index).initialize(
        to: Index(truncatingIfNeeded: buffer[index].row))
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
  /// than keeps the counters in a near cache.
  static func bits(for count: Int) -> Int {
    let needed = Int.bitWidth - (count / 4).leadingZeroBitCount
    return min(max(needed, 3), 16)
  }

  func of(_ word: UInt64) -> Int { Int(word &>> shift & mask) }
}
