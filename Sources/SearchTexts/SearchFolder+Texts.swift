public import ThumbIndex

extension SearchFolder {
  /// A search text: a database keeps it in a column and searches it for
  /// ``patterns(of:scope:matching:)``.
  ///
  /// ```swift
  /// let folder = try SearchFolder(Collator("en"))
  /// folder.searchText(of: "Anna Berg")                       // ^|annaberg|berg
  /// let patterns = folder.patterns(of: "berg", scope: .wordStartsWith)
  /// let text = folder.searchText(of: "Anna Berg")
  /// patterns[0].contains { text.utf8.firstRange(of: $0.utf8) != nil }  // true
  /// ```
  ///
  /// A row matches when its search text contains, byte by byte, a pattern for
  /// the phrase or one for each word; these are the rows that a `ListFilter`
  /// with the same collator and options finds. A query may find more rows, whose
  /// letters match across blanks of the text, as `linter` in "splin ter"; by
  /// readings, so may a query that mixes characters with what is typed for others,
  /// has signs between syllables where signs count, or has more than three
  /// letters: patterns have eight at most.
  ///
  /// To search several texts of a row, join their search texts. A pattern is then
  /// found within one of them, never across two:
  ///
  /// ```swift
  /// let folder = try SearchFolder(Collator("en"))
  /// let row = folder.searchTexts(of: ["555 01", "44 555"]).joined()
  /// let start = folder.patterns(of: "44", scope: .startsWith)[0]
  /// start.contains { row.utf8.firstRange(of: $0.utf8) != nil }   // true
  /// let across = folder.patterns(of: "0144")[0]
  /// across.contains { row.utf8.firstRange(of: $0.utf8) != nil }  // false
  /// ```
  ///
  /// A search text is one line of well-formed UTF-8, without tabs, quotes,
  /// backslashes or capital letters of ASCII. Do not normalize it. A text that
  /// folds in several ways is written in Hangul syllables.
  ///
  /// Make search texts again when `Collator.fingerprint` or
  /// `SearchOptions.fingerprint` changes.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - readings: The caller's own readings of the text.
  /// - Complexity: O(*n*) in the characters of the text.
  public func searchText(of text: String, readings: [String] = []) -> String {
    searchTexts(of: [text], readings: { _ in readings }, threads: .one)[0]
  }

  /// The search texts of many rows.
  ///
  /// ```swift
  /// let folder = try SearchFolder(Collator("en"))
  /// folder.searchTexts(of: ["Åsa", "Bo"]).map { $0.hasPrefix("^|") }  // true, true
  /// ```
  ///
  /// - Parameters:
  ///   - texts: The texts, one for each row.
  ///   - readings: Gives the caller's own readings by row number; called from
  ///     several threads.
  /// - Complexity: O(*n*) in the UTF-8 bytes of all texts, on all cores.
  public func searchTexts(
    of texts: [String], readings: (@Sendable (Int) -> [String])? = nil
  ) -> [String] {
    searchTexts(of: texts, readings: readings, threads: .perCore)
  }

  private func searchTexts(
    of texts: [String], readings: (@Sendable (Int) -> [String])?,
    threads: ThreadCount
  ) -> [String] {
    let chunks = texts.indices.chunks(of: 1 << 12)
    return Parallel.map(chunks.count, threads: threads) { number in
      var writer = SearchTextWriter(self)
      var output = ByteWriter(reserving: 256, for: "search texts")
      return chunks[number].map { row in
        output.truncate(to: 0)
        writer.append(
          texts[row].utf8.span, readings: readings?(row) ?? [], to: &output)
        return output.withBytes { $0.repairedText }
      }
    }.flatMap(\.self)
  }
}

extension SearchOptions {
  /// The part of a fingerprint that identifies these options; append it to
  /// `Collator.fingerprint`.
  ///
  /// ```swift
  /// SearchOptions(tiers: .strict).fingerprint
  /// // → " search=11 tiers=locale search-punctuation=leftOut readings=-"
  /// ```
  public var fingerprint: String {
    let named = readings.inOrder
    let minded = minding.inOrder
    // Raise the number after `search=` when the format of search texts or one of
    // this library's tables changes.
    return " search=11 tiers="
      + tiersInForce.map { "\($0)" }.joined(separator: ",")
      + " search-punctuation=\(punctuation.rawValue) readings="
      + (named.isEmpty
        ? "-" : named.map(\.rawValue).joined(separator: ","))
      + (minded.isEmpty
        ? "" : " minding=" + minded.map(\.rawValue).joined(separator: ","))
      + (filing?.variants == .asWritten ? " search-variants=asWritten" : "")
      + (filing?.fingerprint ?? "")
  }
}
