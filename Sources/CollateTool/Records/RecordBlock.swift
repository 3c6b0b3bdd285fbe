import Glibc
import ThumbIndex

/// Some consecutive records of the input with their keys.
///
/// `@unchecked Sendable`: nothing changes after a reader has filled it.
final class RecordBlock: @unchecked Sendable {
  private let buffer: ByteBuffer

  /// The range of each record without its terminator.
  let lines: [Range<Int>]

  /// The columns of keys with their directions.
  let columns: [SortKeyColumn.Directed]

  /// The line number of the first record, from 1.
  let firstLine: Int

  /// The block's input lines at which no record begins.
  let extraLines: ExtraLines

  init(
    _ buffer: consuming ByteBuffer, lines: [Range<Int>],
    columns: [SortKeyColumn.Directed],
    firstLine: Int, extraLines: ExtraLines
  ) {
    self.buffer = buffer
    self.lines = lines
    self.columns = columns
    self.firstLine = firstLine
    self.extraLines = extraLines
  }

  var count: Int { lines.count }

  var bytes: UnsafeBufferPointer<UInt8> { unsafe buffer.bytes }

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
  ) -> CollationOrder {
    for (mine, others) in zip(columns, other.columns) {
      let order =
        mine.direction == .ascending
        ? mine.column.compare(row, with: others.column, otherRow)
        : others.column.compare(otherRow, with: mine.column, row)
      if order != .equal { return order }
    }
    if ties == .keep { return .equal }
    let order = unsafe compareBytes(bytes(row), other.bytes(otherRow))
    if order == 0 { return .equal }
    return (order < 0) == (ties == .bytes) ? .less : .greater
  }

  /// The rows of the block in sorted order.
  func sortedRows(_ ties: Ties, threads: Int?) -> [Int] {
    let tieBreaker: (@Sendable (Int, Int) -> Bool)? =
      switch ties {
      case .keep: nil
      case .bytes:
        { [self] in unsafe compareBytes(bytes($0), bytes($1)) < 0 }
      case .reversedBytes:
        { [self] in unsafe compareBytes(bytes($1), bytes($0)) < 0 }
      }
    return SortKeyColumn.sortedRows(
      of: columns, threads: ThreadCount(threads), breakingTiesBy: tieBreaker)
  }
}

/// How records with equal keys are ordered.
enum Ties {
  /// By the order of the input.
  case keep
  /// By the bytes of the whole record.
  case bytes
  case reversedBytes

  /// Takes the rule from options; `-u` implies ``keep``.
  init(_ arguments: Arguments) {
    self =
      arguments.has(.unique) || arguments.has(.stable)
      ? .keep : arguments.has(.reverse) ? .reversedBytes : .bytes
  }
}

/// Compares bytes like `memcmp`; a prefix comes before the longer text.
func compareBytes(
  _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
) -> Int {
  let shorter = min(left.count, right.count)
  if shorter > 0 {
    let order = unsafe memcmp(left.baseAddress!, right.baseAddress!, shorter)
    if order != 0 { return Int(order) }
  }
  return left.count - right.count
}
