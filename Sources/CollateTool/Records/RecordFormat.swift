import ThumbIndex

/// The syntax of the input's records, and their keys.
struct RecordFormat {
  let keys: KeySelection
  let orders: Orders

  /// The keys that records begin with; `nil` unless `collate keys
  /// --fingerprint` wrote the records.
  let storedKeys: StoredKeys?

  private let isReversed: Bool

  /// The format of records, perhaps below a header.
  init(_ arguments: Arguments, _ header: Header?) throws(Failure) {
    keys = try KeySelection(arguments, header)
    orders = try Orders(arguments, keys)
    storedKeys =
      keys.syntax.isKeyed ? try StoredKeys(header ?? .none) : nil
    isReversed = arguments.has(.reverse)
  }

  var syntax: RecordSyntax { keys.syntax }

  var terminator: UInt8 { keys.terminator }

  var directions: [SortDirection] {
    storedKeys == nil
      ? keys.directions : [isReversed ? .descending : .ascending]
  }

  /// The fingerprint of keys, without the part that says how they are composed.
  var fingerprint: String {
    orders.main.fingerprint + keys.filing.fingerprint
  }

  /// Appends the keys of lines to columns: a column for each key of a line.
  func appendKeys(
    of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    to columns: [SortKeyColumnBuilder], threads: Int?
  ) throws(Failure) {
    if storedKeys != nil {
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
