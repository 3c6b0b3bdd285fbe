/// A record for each row to sort, room to copy some records, and the order of
/// the rows.
///
/// Threads share the records and the order. Each thread has room of its own for
/// copies, and notes of its own on ties.
///
/// Memory is safe: each function checks its range before its loop, or checks
/// each record's place. All elements are of trivial type. They are written
/// before they are read, as ``RowSorter`` first makes the records of a group
/// and orders it, and reads only copies that it has made.
///
/// `@unchecked Sendable`: ``RowSorter`` gives threads ranges of records that do
/// not overlap.
@safe
final class RowRecords: @unchecked Sendable {
  /// The records themselves, or the copies of a range of them.
  enum Side {
    case records, copies

    var other: Side { self == .records ? .copies : .records }
  }

  let count: Int
  private let records: RecordMemory
  private let copies: RecordMemory

  /// The range of records whose copies there is room for.
  private var copied = 0..<0

  /// The rows in sorted order.
  private let order: UnsafeMutablePointer<UInt32>

  /// The ranges of rows whose keys are equal as far as the column has them.
  var undecided: [Range<Int>] = []

  /// The ranges of rows whose keys are equal.
  var equal: [Range<Int>] = []

  private init(
    _ count: Int, _ records: RecordMemory, copies: Int,
    order: UnsafeMutablePointer<UInt32>
  ) {
    self.count = count
    self.records = records
    self.copies = RecordMemory(copies)
    unsafe self.order = order
  }

  /// Makes an array of `count` sorted rows; the closure must order all rows.
  static func order(
    of count: Int, sortedBy sort: (RowRecords) -> Void
  ) -> [UInt32] {
    unsafe [UInt32](unsafeUninitializedCapacity: count) { rows, filled in
      if count == 0 { return }
      unsafe adviseLargePages(rows.baseAddress!, 4 * count)
      sort(
        unsafe RowRecords(
          count, RecordMemory(count), copies: 0, order: rows.baseAddress!))
      filled = count
    }
  }

  /// The same records and order, with room for a number of copies.
  func withRoom(forCopies copies: Int) -> RowRecords {
    unsafe RowRecords(count, records, copies: copies, order: order)
  }

  /// Chooses the range of records that may be copied.
  func prepareCopies(of range: Range<Int>) {
    check(range)
    require(
      range.count <= copies.count,
      "no room to copy the records \(range)")
    copied = range
  }

  private func check(_ range: Range<Int>, of side: Side = .records) {
    let all = side == .records ? 0..<count : copied
    require(
      range.lowerBound >= all.lowerBound && range.upperBound <= all.upperBound,
      "records \(range) are not in \(all)")
  }

  /// The first record of a range, which is checked.
  private func start(
    of range: Range<Int>, _ side: Side
  ) -> UnsafeMutablePointer<RowRecord> {
    check(range, of: side)
    return unsafe side == .records
      ? records.base + range.lowerBound
      : copies.base + (range.lowerBound - copied.lowerBound)
  }

  /// Calls a closure with a range of records.
  func with<Result>(
    _ range: Range<Int>, of side: Side,
    _ body: (inout MutableSpan<RowRecord>) -> Result
  ) -> Result {
    var span = unsafe MutableSpan(
      _unsafeStart: start(of: range, side), count: range.count)
    return body(&span)
  }

  /// Writes a record for each of some numbers to a place in a range.
  ///
  /// - Parameter record: Returns the record for a number, and its place, counted
  ///   from the start of the range.
  func scatter(
    _ numbers: Range<Int>, to range: Range<Int>, of side: Side,
    _ record: (Int) -> (record: RowRecord, place: Int)
  ) {
    let target = unsafe start(of: range, side)
    let count = range.count
    for number in numbers {
      let (record, place) = record(number)
      precondition(
        place >= 0 && place < count, "a record is moved outside its range")
      unsafe (target + place).initialize(to: record)
    }
  }

  /// Writes the rows of a range to the order; `rows`, if any, has the row for
  /// each number in a record.
  func write(_ range: Range<Int>, of side: Side, _ rows: [UInt32]?) {
    check(range)
    let records = unsafe start(of: range, side)
    let order = unsafe order + range.lowerBound
    for index in 0..<range.count {
      var row = unsafe records[index].row
      if let rows { row = rows[Int(row)] }
      unsafe (order + index).initialize(to: row)
    }
  }

  /// The row at a place of the order.
  func row(at place: Int) -> Int {
    check(place..<place + 1)
    return unsafe Int(order[place])
  }

  /// The rows at some ranges of the order.
  func rows(at ranges: [Range<Int>]) -> [UInt32] {
    var rows: [UInt32] = []
    rows.reserveCapacity(ranges.reduce(0) { $0 + $1.count })
    for range in ranges {
      check(range)
      for place in range { unsafe rows.append(order[place]) }
    }
    return rows
  }

  /// Whether the first row in a nonempty range of the order and each other are
  /// the same.
  func haveSame(
    _ range: Range<Int>, _ isSame: (UInt32, UInt32) -> Bool
  ) -> Bool {
    check(range)
    let first = unsafe order[range.lowerBound]
    return range.dropFirst().allSatisfy { unsafe isSame(first, order[$0]) }
  }

  /// Sorts a range of the order.
  func sort(_ range: Range<Int>, by isBefore: (Int, Int) -> Bool) {
    check(range)
    var rows = unsafe UnsafeMutableBufferPointer(
      start: order + range.lowerBound, count: range.count)
    unsafe rows.sort { isBefore(Int($0), Int($1)) }
  }
}

/// The memory of a number of records.
@safe private final class RecordMemory: @unchecked Sendable {
  let base: UnsafeMutablePointer<RowRecord>
  let count: Int

  init(_ count: Int) {
    self.count = count
    unsafe base = allocateMemory(count, for: "sorting")
  }

  deinit { unsafe freeMemory(base) }
}

/// What the sorter moves for each row.
struct RowRecord {
  /// Eight bytes of the key, inverted when the column is sorted downwards.
  var word: UInt64

  /// The second eight bytes of the key, inverted likewise.
  ///
  /// Most rows that begin alike differ in these bytes. Reading them in the order
  /// of the rows is faster than reading them once the records are moved.
  let second: UInt64

  /// The row, or its number among those that the column has keys of.
  let row: UInt32

  /// Both words.
  var words: UInt128 { UInt128(word) << 64 | UInt128(second) }

  /// This record and the place of the next record with its value of a digit;
  /// adds one to this place.
  func placed(
    by digit: Digit, _ next: inout MutableSpan<UInt32>
  ) -> (record: RowRecord, place: Int) {
    let value = digit.of(word)
    let place = next[value]
    next[value] = place &+ 1
    return (self, Int(place))
  }
}

/// Calls a closure with a number of counts on the stack, all 0.
func withTemporaryCounts<Result>(
  _ count: Int, _ body: (inout MutableSpan<UInt32>) -> Result
) -> Result {
  unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) {
    unsafe $0.initialize(repeating: 0)
    var counts = unsafe MutableSpan(_unsafeElements: $0)
    return body(&counts)
  }
}

extension MutableSpan<UInt32> {
  /// Replaces each count by the sum of the counts before it.
  mutating func replaceCountsByStarts() {
    var sum: UInt32 = 0
    for value in indices {
      let count = self[value]
      self[value] = sum
      sum &+= count
    }
  }
}

/// Consecutive bits of a word, used to distribute records: the highest bit that
/// differs between the records, and bits below it.
struct Digit {
  let shift: UInt64
  private let mask: UInt64

  init(difference: UInt64, bits: Int) {
    shift = UInt64(max(0, 64 - difference.leadingZeroBitCount - bits))
    mask = 1 << UInt64(bits) - 1
  }

  /// - Parameters:
  ///   - difference: The bits that differ.
  ///   - count: How many records there are. With more bits, more parts are
  ///     short. With fewer bits, the counters stay in a near cache.
  init(difference: UInt64, count: Int) {
    let needed = Int.bitWidth - (count / 4).leadingZeroBitCount
    self.init(difference: difference, bits: min(max(needed, 3), 14))
  }

  var radix: Int { Int(mask) + 1 }

  func of(_ word: UInt64) -> Int { Int(word &>> shift & mask) }
}
