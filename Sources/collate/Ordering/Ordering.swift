import ThumbIndex

/// The order that a run of the tool uses.
enum Ordering {
  /// Plain bytes: the locales `C` and `POSIX`.
  case bytes(foldsCase: Bool)
  case collated(Collator)

  /// Appends the keys of parts of a buffer to a column.
  func append(
    _ bytes: UnsafeBufferPointer<UInt8>, rows: [Range<Int>], threads: Int?,
    to column: SortKeyColumnBuilder
  ) throws(Failure) {
    switch self {
    case .bytes(let foldsCase):
      unsafe column.append(
        bytes: bytes.span, rows: rows, foldsCase: foldsCase, threads: threads)
    case .collated(let collator):
      if let row = rows.first(where: { $0.count > longestKeyedText }) {
        throw .trouble(
          "a line has a key of \(row.count) bytes, and ICU orders no text of "
            + "more than \(longestKeyedText)")
      }
      unsafe column.append(
        utf8: bytes.span, rows: rows, collator: collator, threads: threads)
    }
  }

  /// What stored keys depend on.
  var fingerprint: String {
    switch self {
    case .bytes(foldsCase: false): "order=bytes"
    case .bytes(foldsCase: true): "order=bytes-ignoring-case"
    case .collated(let collator): collator.fingerprint
    }
  }
}

/// ICU counts units and bytes of a key in 32 bits, and a key takes up to four
/// bytes for each byte of text.
private let longestKeyedText = Int(Int32.max) / 4 - 1
