import ThumbIndex

/// The order that a run of the tool uses.
enum Ordering {
  /// Plain bytes: the locales `C` and `POSIX`.
  case bytes(foldsCase: Bool)
  case collated(Collator)

  /// Keys for parts of a buffer.
  func column(
    _ bytes: UnsafeBufferPointer<UInt8>, rows: [Range<Int>], threads: Int?
  ) -> SortKeyColumn {
    switch self {
    case .bytes(let foldsCase):
      unsafe SortKeyColumn(
        bytes: bytes.span, rows: rows, foldsCase: foldsCase, threads: threads)
    case .collated(let collator):
      unsafe SortKeyColumn(
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
