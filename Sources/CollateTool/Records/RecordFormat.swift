import ThumbIndex

/// The syntax of the input's records, and their keys.
struct RecordFormat {
  let keys: KeySelection
  let orders: Orders

  /// Whether records begin with keys that `collate keys --fingerprint` wrote.
  let isKeyed: Bool

  private let isReversed: Bool

  /// The format of records, perhaps below a header.
  init(_ arguments: Arguments, _ header: Header?) throws(Failure) {
    keys = try KeySelection(arguments, header)
    orders = try Orders(arguments, keys)
    isKeyed = arguments.has(.keyed)
    isReversed = arguments.has(.reverse)
  }

  var syntax: RecordSyntax { keys.syntax }

  var terminator: UInt8 { keys.terminator }

  var directions: [SortDirection] {
    isKeyed ? [isReversed ? .descending : .ascending] : keys.directions
  }

  /// The fingerprint of stored keys.
  var fingerprint: String {
    orders.main.fingerprint + keys.filing.fingerprint
  }

  /// The first line of a file with stored keys; `nil` without stored keys.
  var header: String? {
    isKeyed ? StoredKeys.headerStart + fingerprint : nil
  }

  /// Appends the keys of lines to columns: a column for each key of a line.
  func appendKeys(
    of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    to columns: [SortKeyColumnBuilder], threads: Int?
  ) throws(Failure) {
    if isKeyed {
      // Hexadecimal digits sort like the bytes that they stand for.
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
