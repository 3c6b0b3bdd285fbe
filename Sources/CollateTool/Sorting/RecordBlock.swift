import Glibc
import Synchronization
import ThumbIndex

/// Some consecutive records of the input with their keys.
///
/// `@unchecked Sendable`: after a reader has filled it, only the keys change, and
/// only while one thread compares records.
final class RecordBlock: @unchecked Sendable {
  private let buffer: ByteBuffer
  private let format: RecordFormat

  /// The range of each record without its terminator.
  let lines: [Range<Int>]

  /// For each key of the format, the part of it that was made for all records.
  private(set) var keys: [KeyStarts?]

  /// For each key of the format, how many comparisons needed more than that
  /// part.
  private var undecided: [Int]

  /// The line number of the first record, from 1.
  let firstLine: Int

  /// The block's input lines at which no record begins.
  let extraLines: ExtraLines

  init(
    _ buffer: consuming ByteBuffer, _ format: RecordFormat,
    lines: [Range<Int>], keys: [KeyStarts?], firstLine: Int,
    extraLines: ExtraLines
  ) {
    self.buffer = buffer
    self.format = format
    self.lines = lines
    self.keys = keys
    undecided = [Int](repeating: 0, count: keys.count)
    self.firstLine = firstLine
    self.extraLines = extraLines
  }

  var count: Int { lines.count }

  var bytes: UnsafeBufferPointer<UInt8> { unsafe buffer.bytes }

  /// The columns of keys that were made as a whole, with their directions.
  var columns: [SortKeyColumn.Directed] {
    zip(keys, format.directions).map { ($0!.column, $1) }
  }

  /// The bytes of a record without its terminator.
  func bytes(_ row: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe bytes[rebasing: lines[row]]
  }

  /// The bytes of a record and its terminator.
  func withTerminator(_ row: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe bytes.withTerminator(lines[row])
  }

  /// The line number of a record in the input.
  func lineNumber(_ row: Int) -> Int {
    firstLine + row + extraLines.count(before: row)
  }

  /// Compares a record with a record of another block: by their keys, then by
  /// the rule for ties.
  func compare(
    _ row: Int, _ other: RecordBlock, _ otherRow: Int, _ ties: Ties = .keep
  ) throws(Failure) -> CollationOrder {
    for (index, direction) in format.directions.enumerated() {
      let order = try compareKeys(index, row, other, otherRow)
      if order == .equal { continue }
      return (order == .less) == (direction == .ascending) ? .less : .greater
    }
    if ties == .keep { return .equal }
    let order = unsafe compareBytes(bytes(row), other.bytes(otherRow))
    if order == 0 { return .equal }
    return (order < 0) == (ties == .bytes) ? .less : .greater
  }

  /// Compares a key of a record with that of another block's record: first the
  /// parts that both blocks have, then longer and longer parts.
  private func compareKeys(
    _ index: Int, _ row: Int, _ other: RecordBlock, _ otherRow: Int
  ) throws(Failure) -> CollationOrder {
    while true {
      if let left = keys[index], let right = other.keys[index],
        let order = left.compare(row, with: right, otherRow)
      {
        return order
      }
      let shorter = bound(index) <= other.bound(index) ? self : other
      if try shorter.lengthenKeys(index) { continue }
      var stretch = shorter.keys[index]?.stretch.next ?? .first
      while true {
        let left = try starts(index, of: [lines[row]], stretch, threads: 1)
        let right = try other.starts(
          index, of: [other.lines[otherRow]], stretch, threads: 1)
        if let order = left.compare(0, with: right, 0) { return order }
        stretch = stretch.next
      }
    }
  }

  private func bound(_ index: Int) -> Int { keys[index]?.bound ?? 0 }

  /// Makes a longer part of a key for all records, if comparisons often need
  /// it; returns whether it did.
  private func lengthenKeys(_ index: Int) throws(Failure) -> Bool {
    undecided[index] += 1
    if undecided[index] <= count / 16 { return false }
    undecided[index] = 0
    let stretch = keys[index]?.stretch.lengthened ?? .first
    keys[index] = try starts(index, of: lines, stretch, threads: 1)
    return true
  }

  /// For some lines, the words in a stretch of the key with an index.
  private func starts(
    _ index: Int, of lines: [Range<Int>], _ stretch: KeyStretch, threads: Int?
  ) throws(Failure) -> KeyStarts {
    unsafe try format.keys(index, of: lines, bytes, stretch, threads: threads)
  }

  /// The order of the block's rows.
  func sorted(_ ties: Ties, threads: Int?) throws(Failure) -> RowOrder {
    let failure = Mutex<Failure?>(nil)
    let rowKeys = format.directions.indices.map { index in
      RowKey(keys[index], format.directions[index]) {
        [self] rows, stretch, threads in
        let lines = rows.map { $0.map { self.lines[Int($0)] } } ?? lines
        do throws(Failure) {
          return try starts(
            index, of: lines, stretch, threads: threads.asked)
        } catch {
          failure.withLock { $0 = error }
          // Make all rows equal: this sort fails, so nobody sees their order.
          let keys = SortKeyColumnBuilder(stretch)
          keys.append(
            bytes: Span(), rows: lines.map { _ in 0..<0 }, foldsCase: false,
            threads: threads)
          return keys.finishStarts()
        }
      } isSame: {
        [self] in
        unsafe compareBytes(bytes(Int($0)), bytes(Int($1))) == 0
      }
    }
    let tieBreaker: RowOrder.TieBreaker? =
      switch ties {
      case .keep: nil
      case .bytes:
        { [self] in unsafe compareBytes(bytes($0), bytes($1)) < 0 }
      case .reversedBytes:
        { [self] in unsafe compareBytes(bytes($1), bytes($0)) < 0 }
      }
    let order = RowOrder(
      of: count, by: rowKeys, threads: ThreadCount(threads),
      breakingTiesBy: tieBreaker)
    if let failure = failure.withLock({ $0 }) { throw failure }
    return order
  }
}
