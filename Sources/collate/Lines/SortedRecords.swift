import ThumbIndex

/// Lines with the keys that they are sorted by.
struct SortedRecords {
  let lines: LineBuffer

  /// The bytes of each record.
  let ranges: [Range<Int>]

  /// The line above the records that says how their keys were made.
  let header: Range<Int>?

  private let columns: [(column: SortKeyColumn, direction: SortDirection)]

  /// Lines with keys of the parts that a selection says.
  init(
    _ lines: LineBuffer, _ keys: KeySelection, _ ordering: Ordering,
    _ threads: Int?
  ) {
    self.lines = lines
    ranges = lines.lines
    header = nil
    columns = keys.columns(of: lines, ordering, threads: threads)
  }

  /// Lines that begin with their keys, as `collate keys --header` writes them.
  init(
    storedKeysIn lines: LineBuffer, _ ordering: Ordering,
    _ filing: FilingRules, _ isReversed: Bool, _ threads: Int?
  ) throws(Failure) {
    let stored = try StoredKeys(lines, ordering, filing)
    self.lines = lines
    ranges = stored.lines
    header = stored.header
    // Hexadecimal digits are in the order of what they stand for.
    let column = unsafe SortKeyColumn(
      bytes: lines.bytes.span, rows: stored.keys, foldsCase: false,
      threads: threads)
    columns = [(column, isReversed ? .descending : .ascending)]
  }

  /// What decides where all keys are equal.
  enum Ties {
    /// The order of the input.
    case keep
    /// The bytes of the whole line.
    case bytes
    case reversedBytes
  }

  /// The numbers of the records in order.
  func sortedRows(ties: Ties, threads: Int?) -> [Int] {
    let tieBreaker: (@Sendable (Int, Int) -> Bool)? =
      switch ties {
      case .keep: nil
      case .bytes:
        { [lines, ranges] in
          lines.areBytesInIncreasingOrder(ranges[$0], ranges[$1])
        }
      case .reversedBytes:
        { [lines, ranges] in
          lines.areBytesInIncreasingOrder(ranges[$1], ranges[$0])
        }
      }
    return SortKeyColumn.sortedRows(
      of: columns, threads: threads, breakingTiesBy: tieBreaker)
  }

  /// How two records compare by their keys, in their directions.
  func compare(_ left: Int, _ right: Int) -> CollationOrder {
    for (column, direction) in columns {
      let order =
        direction == .ascending
        ? column.compare(left, right) : column.compare(right, left)
      if order != .equal { return order }
    }
    return .equal
  }

  func areEqual(_ left: Int, _ right: Int) -> Bool {
    compare(left, right) == .equal
  }

  func areBytesInIncreasingOrder(_ left: Int, _ right: Int) -> Bool {
    lines.areBytesInIncreasingOrder(ranges[left], ranges[right])
  }
}
