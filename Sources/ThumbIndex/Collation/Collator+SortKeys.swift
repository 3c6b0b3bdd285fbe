extension Collator {
  /// The sort key of a text.
  ///
  /// ```swift
  /// try Collator("en").sortKey(for: "ab").description  // 2a2c01060106
  /// ```
  ///
  /// - Complexity: O(*n*) in the Unicode scalars of the text. For many texts
  ///   make a ``SortKeyColumn``.
  /// - Note: ICU's `ucol_getSortKey`. Texts of more than 2²⁹ UTF-8 bytes and
  ///   those with a key of more than 2³⁰ bytes stop the program.
  public func sortKey(for text: some StringProtocol) -> SortKey {
    SortKeyColumn([String(text)], collator: self, threads: 1)[0]
  }

  /// The sort key of a text given as UTF-8, in which an ill-formed sequence
  /// counts as U+FFFD.
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
    SortKeyColumn(
      utf8: text, rows: [0..<text.count], collator: self, threads: 1)[0]
  }
}
