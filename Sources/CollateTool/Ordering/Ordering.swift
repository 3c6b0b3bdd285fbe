package import ThumbIndex

/// The order that arguments ask for.
package enum Ordering {
  /// The order of bytes, for the locales `C` and `POSIX`.
  case bytes(foldsCase: Bool)
  case collated(Collator)

  /// Appends the sort keys of some ranges of a buffer to a column.
  func append(
    _ bytes: UnsafeBufferPointer<UInt8>, rows: [Range<Int>], threads: Int?,
    to column: SortKeyColumnBuilder
  ) throws(Failure) {
    switch self {
    case .bytes(let foldsCase):
      unsafe column.append(
        bytes: bytes.span, rows: rows, foldsCase: foldsCase,
        threads: ThreadCount(threads))
    case .collated(let collator):
      let short = Collator.shortTextLength
      for row in rows where row.count > short {
        try check(
          unsafe bytes[rebasing: row].span, collator,
          isWhole: row.count <= column.stretch.wholeLength)
      }
      unsafe column.append(
        utf8: bytes.span, rows: rows, collator: collator,
        threads: ThreadCount(threads))
    }
  }

  /// Throws if ICU cannot order a text, or cannot make its whole sort key.
  private func check(
    _ text: Span<UInt8>, _ collator: Collator, isWhole: Bool
  ) throws(Failure) {
    if text.count > Collator.maximumTextLength {
      throw .trouble(
        "a line has a key of \(text.count) bytes, and ICU orders no text of "
          + "more than \(Collator.maximumTextLength)")
    }
    if isWhole, !collator.canMakeKey(forUTF8: text) {
      throw .trouble(
        "a line has a key of \(text.count) bytes, for which ICU's sort key "
          + "would be too long")
    }
  }

  /// Filing rules for a list in this order.
  func rules(_ rules: FilingRules) -> FilingRules {
    switch self {
    case .bytes: rules
    case .collated(let collator): rules.inOrder(of: collator)
    }
  }

  /// The fingerprint of keys in this order.
  var fingerprint: String {
    switch self {
    case .bytes(foldsCase: false): "order=bytes"
    case .bytes(foldsCase: true): "order=bytes-ignoring-case"
    case .collated(let collator): collator.fingerprint
    }
  }
}
