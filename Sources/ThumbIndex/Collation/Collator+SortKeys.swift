extension Collator {
  /// The sort key of a text.
  ///
  /// ```swift
  /// try Collator("en").sortKey(for: "ab").description  // 2a2c01060106
  /// ```
  ///
  /// - Complexity: O(*n*) in the Unicode scalars of the text. For many texts
  ///   make a ``SortKeyColumn``.
  /// - Note: ICU's `ucol_getSortKey`. A text of at least 2²⁹ UTF-8 bytes, or a
  ///   key of more than 2³⁰ bytes, stops the program.
  public func sortKey(for text: some StringProtocol) -> SortKey {
    let text = String(text)
    return sortKey(forUTF8: text.utf8.span)
  }

  /// The sort key of a text given as UTF-8; an ill-formed sequence counts as
  /// U+FFFD.
  ///
  /// ```swift
  /// let english = try Collator("en")
  /// let latin1: [UInt8] = [0xE4]
  /// english.sortKey(forUTF8: latin1.span) == english.sortKey(for: "\u{FFFD}")
  /// // → true
  /// ```
  ///
  /// - Complexity: As ``sortKey(for:)-swift.method``.
  public func sortKey(forUTF8 text: Span<UInt8>) -> SortKey {
    var writer = ICUKeyWriter(handle)
    return SortKey(writer.key(of: text))
  }
}

extension Collator {
  /// The most UTF-8 bytes of a text that can have a sort key.
  package static let maximumTextLength = ICUKeyWriter.maximumTextLength

  /// A text of at most this many UTF-8 bytes never has a key that is too long.
  package static let shortTextLength = ICUKeyWriter.shortTextLength

  /// Whether ICU can make the key of a text.
  ///
  /// - Complexity: O(1) for texts of up to 2¹⁹ bytes, else as much as making
  ///   the key.
  package func canMakeKey(forUTF8 text: Span<UInt8>) -> Bool {
    var writer = ICUKeyWriter(handle)
    return writer.canAppend(text)
  }
}
