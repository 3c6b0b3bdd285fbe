import ThumbIndex

/// What is a record of the input, and what it is sorted by.
struct RecordFormat {
  let keys: KeySelection
  let orders: Orders

  /// Whether records begin with their keys, as `collate keys --fingerprint` writes
  /// them.
  let isKeyed: Bool

  private let isReversed: Bool

  /// The format of records below a header.
  init(_ arguments: Arguments, _ header: Header?) throws(Failure) {
    if let header {
      keys = try KeySelection(arguments, header)
    } else {
      keys = try KeySelection(arguments)
    }
    orders = try Orders(arguments, keys)
    isKeyed = arguments.has(.keyed)
    isReversed = arguments.has(.reverse)
  }

  /// What a record is.
  var syntax: RecordSyntax { keys.syntax }

  /// The byte that ends a record.
  var terminator: UInt8 { keys.terminator }

  /// Whether each key runs downwards.
  var directions: [SortDirection] {
    isKeyed ? [isReversed ? .descending : .ascending] : keys.directions
  }

  /// What stored keys depend on.
  var fingerprint: String {
    orders.main.fingerprint + keys.filing.fingerprint
  }

  /// The line that comes before stored keys; `nil` without them.
  var header: String? {
    isKeyed ? StoredKeys.headerStart + fingerprint : nil
  }

  /// Appends the keys of lines, a column for each part.
  func appendKeys(
    of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    to columns: [SortKeyColumnBuilder], threads: Int?
  ) throws(Failure) {
    if isKeyed {
      // Hexadecimal digits are in the order of what they stand for.
      let ranges = lines.map { line in
        let tab = unsafe bytes[line].firstIndex(of: UInt8(ascii: "\t"))
        return line.lowerBound..<(tab ?? line.upperBound)
      }
      unsafe columns[0].append(
        bytes: bytes.span, rows: ranges, foldsCase: false,
        threads: ThreadCount(threads))
    } else {
      unsafe try keys.append(lines, bytes, orders, threads, to: columns)
    }
  }
}
