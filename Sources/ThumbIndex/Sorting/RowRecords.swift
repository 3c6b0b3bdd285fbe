/// The sorted rows, and two buffers with a record for each row to sort.
///
/// Memory is safe: both buffers and the result have `count` elements. Each
/// function checks its range before its loop, or checks each record's index.
/// All elements are of trivial type. They are written before they are read, as
/// the sorter calls `initialize` for all rows first.
///
/// `@unchecked Sendable`: ``RowSorter`` gives threads ranges of records that do
/// not overlap.
@safe
final class RowRecords<
  Index: BitwiseCopyable & Sendable
>: @unchecked Sendable {
  struct Record {
    /// Eight bytes of the key, inverted when the column is sorted downwards.
    var word: UInt64
    var row: UInt32
    /// The offset of the row's key in its segment of the column, in words of
    /// eight bytes; see ``SortKeyColumn/Storage``.
    var offset: UInt32
  }

  /// One of the two buffers.
  enum Side {
    case first, second

    var other: Side { self == .first ? .second : .first }
  }

  let count: Int
  private let first: UnsafeMutablePointer<Record>
  private let second: UnsafeMutablePointer<Record>

  /// The rows in sorted order.
  private let result: UnsafeMutablePointer<Index>

  private init(_ count: Int, result: UnsafeMutablePointer<Index>) {
    self.count = count
    unsafe first = allocateMemory(count, for: "sorting")
    unsafe second = allocateMemory(count, for: "sorting")
    unsafe self.result = result
  }

  deinit {
    unsafe freeMemory(first)
    unsafe freeMemory(second)
  }

  /// Makes an array of `count` sorted rows; the closure must write all rows.
  static func rows(
    _ count: Int, sortedBy sort: (RowRecords) -> Void
  ) -> [Index] {
    unsafe [Index](unsafeUninitializedCapacity: count) { rows, filled in
      if count == 0 { return }
      unsafe adviseLargePages(
        rows.baseAddress!, count * MemoryLayout<Index>.stride)
      sort(unsafe RowRecords(count, result: rows.baseAddress!))
      filled = count
    }
  }

  @inline(__always)  // A choice of two pointers.
  private func buffer(_ side: Side) -> UnsafeMutablePointer<Record> {
    unsafe side == .first ? first : second
  }

  @inline(__always)  // Two comparisons.
  private func check(_ range: Range<Int>) {
    require(
      range.lowerBound >= 0 && range.upperBound <= count,
      "records \(range) are not in 0..<\(count)")
  }

  /// Writes the records of rows for the first time.
  @inline(__always)  // Inlines the closure.
  func initialize(_ rows: Range<Int>, _ record: (Int) -> Record) {
    check(rows)
    for row in rows { unsafe (first + row).initialize(to: record(row)) }
  }

  /// Calls a closure with each record of a range.
  @inline(__always)
  func update(
    _ range: Range<Int>, of side: Side, _ body: (inout Record) -> Void
  ) {
    check(range)
    let buffer = unsafe buffer(side)
    for index in range { unsafe body(&buffer[index]) }
  }

  /// The word of a record.
  @inline(__always)  // One comparison.
  func word(_ index: Int, of side: Side) -> UInt64 {
    check(index..<index + 1)
    return unsafe buffer(side)[index].word
  }

  /// The bits that are not the same in all words of a nonempty range.
  func difference(in range: Range<Int>, of side: Side) -> UInt64 {
    check(range)
    let buffer = unsafe buffer(side)
    let first = unsafe buffer[range.lowerBound].word
    var difference: UInt64 = 0
    for index in range {
      difference |= unsafe buffer[index].word ^ first
    }
    return difference
  }

  /// The end of the run of equal words at the start of a nonempty range.
  func endOfRun(in range: Range<Int>, of side: Side) -> Int {
    check(range)
    let buffer = unsafe buffer(side)
    let word = unsafe buffer[range.lowerBound].word
    var end = range.lowerBound + 1
    while end < range.upperBound, unsafe buffer[end].word == word { end += 1 }
    return end
  }

  /// The number of records in a range for each value of a digit.
  func counts(
    of digit: Digit, in range: Range<Int>, of side: Side
  ) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: digit.radix)
    var span = counts.mutableSpan
    count(digit, in: range, of: side, &span)
    return counts
  }

  private func count(
    _ digit: Digit, in range: Range<Int>, of side: Side,
    _ counts: inout MutableSpan<UInt32>
  ) {
    check(range)
    let buffer = unsafe buffer(side)
    for index in range { unsafe counts[digit.of(buffer[index].word)] &+= 1 }
  }

  /// Copies the records of a range into the other buffer, by the value of a
  /// digit.
  ///
  /// - Parameter next: For each value of the digit, the index where the next
  ///   record with this value goes.
  func scatter(
    _ range: Range<Int>, of side: Side, by digit: Digit,
    to next: inout MutableSpan<UInt32>
  ) {
    check(range)
    let (source, target) = unsafe (buffer(side), buffer(side.other))
    for index in range {
      let record = unsafe source[index]
      let value = digit.of(record.word)
      let position = Int(next[value])
      precondition(position < count, "a record is moved behind the last")
      unsafe target[position] = record
      next[value] &+= 1
    }
  }

  /// Distributes the records of a range into the other buffer by a digit.
  ///
  /// - Parameter body: Gets, for each value of the digit, the index after the
  ///   last record with this value.
  func distribute(
    _ range: Range<Int>, of side: Side, by digit: Digit,
    _ body: (Span<UInt32>) -> Void
  ) {
    // Even for only 33 records, an array would be slower.
    unsafe withUnsafeTemporaryAllocation(
      of: UInt32.self, capacity: digit.radix
    ) { memory in
      unsafe memory.initialize(repeating: 0)
      var ends = unsafe MutableSpan(_unsafeElements: memory)
      count(digit, in: range, of: side, &ends)
      var sum = UInt32(range.lowerBound)
      for value in ends.indices {
        let size = ends[value]
        ends[value] = sum
        sum += size
      }
      scatter(range, of: side, by: digit, to: &ends)
      body(ends.span)
    }
  }

  /// Sorts a short range by its words, keeping records with equal words in
  /// order.
  func insertionSort(_ range: Range<Int>, of side: Side) {
    check(range)
    let buffer = unsafe buffer(side)
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
}

// The class itself does not require an integer index. If it did, Swift would
// look up the conformance when the class is first used, which takes time.
extension RowRecords where Index: FixedWidthInteger {
  /// Writes the rows of a range to the result, at the indices of their records.
  func write(_ range: Range<Int>, of side: Side) {
    check(range)
    let buffer = unsafe buffer(side)
    for index in range {
      unsafe (result + index).initialize(
        to: Index(truncatingIfNeeded: buffer[index].row))
    }
  }

  /// Sorts rows that ``write(_:of:)`` has written to a range of the result.
  func sortWritten(_ range: Range<Int>, by isBefore: (Int, Int) -> Bool) {
    check(range)
    var rows = unsafe UnsafeMutableBufferPointer(
      start: result + range.lowerBound, count: range.count)
    unsafe rows.sort { isBefore(Int($0), Int($1)) }
  }
}

/// Consecutive bits of a word, used to distribute records: the highest bit that
/// differs between the records, and bits below it.
struct Digit {
  let shift: UInt64
  let mask: UInt64

  init(difference: UInt64, bits: Int) {
    let low = 64 - difference.leadingZeroBitCount - bits
    shift = UInt64(max(0, low))
    mask = 1 << UInt64(bits) - 1
  }

  var radix: Int { Int(mask) + 1 }

  /// How many bits a digit has for a number of records.
  ///
  /// With more bits, more parts are short enough for insertion sort. With fewer
  /// bits, the counters stay in a near cache.
  static func bits(for count: Int) -> Int {
    let needed = Int.bitWidth - (count / 4).leadingZeroBitCount
    return min(max(needed, 3), 16)
  }

  @inline(__always)  // Two instructions, once for each record.
  func of(_ word: UInt64) -> Int { Int(word &>> shift & mask) }
}
