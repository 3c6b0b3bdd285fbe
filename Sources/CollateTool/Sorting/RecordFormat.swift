import ThumbIndex

/// The syntax of the input's records, and their keys.
struct RecordFormat {
  private(set) var keys: KeySelection
  let orders: Orders

  /// The keys that records begin with; `nil` unless `collate keys
  /// --fingerprint` wrote the records.
  let storedKeys: StoredKeys?

  private let isReversed: Bool

  /// The format of records, perhaps below a header.
  ///
  /// - Parameter keys: The keys before the header was read.
  init(
    _ arguments: Arguments, _ keys: KeySelection, _ header: Header?
  ) throws(Failure) {
    let keys =
      if let header { try keys.named(by: header, arguments) } else { keys }
    self.keys = keys
    orders = try Orders(arguments, keys)
    storedKeys =
      keys.syntax.isKeyed ? try StoredKeys(header ?? .none) : nil
    isReversed = arguments.has(.reverse)
  }

  var syntax: RecordSyntax { keys.syntax }

  var terminator: UInt8 { keys.terminator }

  /// Files lines by the rules of a collation.
  mutating func file(by collation: IndexedCollation) {
    keys.filing = collation.filing
  }

  var directions: [SortDirection] {
    storedKeys == nil
      ? keys.directions : [isReversed ? .descending : .ascending]
  }

  /// The fingerprint of keys, without the part about how keys are composed.
  var fingerprint: String {
    orders.main.fingerprint + orders.main.rules(keys.filing).fingerprint
  }

  /// Makes, for some lines, the words in a stretch of the key with an index.
  func keys(
    _ index: Int, of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    _ stretch: KeyStretch, threads: Int?
  ) throws(Failure) -> KeyStarts {
    let builder = SortKeyColumnBuilder(stretch)
    unsafe try appendKeys(
      index, of: lines, bytes, to: builder, threads: threads)
    return builder.finishStarts()
  }

  /// Appends, for some lines, the key with an index.
  func appendKeys(
    _ index: Int, of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    to column: SortKeyColumnBuilder, threads: Int?
  ) throws(Failure) {
    if storedKeys != nil {
      // Hexadecimal digits sort like the bytes that they stand for.
      let ranges = lines.map { line in
        let tab = unsafe bytes[line].firstIndex(of: UInt8(ascii: "\t"))
        return line.lowerBound..<(tab ?? line.upperBound)
      }
      unsafe column.append(
        bytes: bytes.span, rows: ranges, foldsCase: false,
        threads: ThreadCount(threads))
    } else {
      unsafe try keys.append(
        lines, bytes, key: index, orders, threads, to: column)
    }
  }
}
