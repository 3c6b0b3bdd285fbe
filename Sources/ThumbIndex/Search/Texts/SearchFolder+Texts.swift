extension SearchFolder {
  /// A text as a search by ``patterns(of:scope:matching:)`` needs it: what a
  /// database keeps in a column to find rows by.
  ///
  /// ```swift
  /// let folder = try SearchFolder(Collator("en"))
  /// folder.searchText(of: "Anna Berg")                       // ^|anna |berg
  /// let patterns = folder.patterns(of: "berg", scope: .wordStartsWith)
  /// let text = folder.searchText(of: "Anna Berg")
  /// patterns[0].contains { text.utf8.firstRange(of: $0.utf8) != nil }  // true
  /// ```
  ///
  /// The row is found when one of the patterns is a substring byte by byte: those
  /// rows that a ``ListFilter`` with the same collator and options finds. A row
  /// that is searched by several texts has their search texts one after the other.
  ///
  /// It is well-formed UTF-8 in one line, without tabs, quotes, backslashes or
  /// capital letters of ASCII. Bytes count: nothing may normalize it. Texts that
  /// other tiers, Thai or Japanese spell otherwise stand in it several times, in
  /// Hangul syllables that mean nothing to people.
  ///
  /// It is made anew when ``Collator/fingerprint`` or
  /// ``SearchOptions/fingerprint`` is another.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - readings: The caller's own readings, by which it is found too.
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
  ///   - readings: The caller's own readings of a row; called from several
  ///     threads.
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
    let size = 1 << 12
    let starts = stride(from: 0, to: texts.count, by: size).map(\.self)
    return Parallel.map(starts.count, threads: threads) { index in
      var writer = SearchTextWriter(self)
      var output = ByteWriter(reserving: 256, for: "search texts")
      return texts[starts[index]..<min(starts[index] + size, texts.count)]
        .indices.map { row in
          output.truncate(to: 0)
          writer.append(
            texts[row].utf8.span, readings: readings?(row) ?? [], to: &output)
          return output.withBytes { $0.repairedText }
        }
    }.flatMap(\.self)
  }
}

extension SearchOptions {
  /// What these options add to ``Collator/fingerprint`` where search texts are
  /// kept; it begins with a space.
  ///
  /// ```swift
  /// SearchOptions(tiers: .strict).fingerprint
  /// // → " search=1 tiers=locale search-punctuation=keep readings=-"
  /// ```
  public var fingerprint: String {
    let named = SearchReading.allCases.filter { readings.contains($0) }
    let minded = SearchDifference.allCases.filter { minding.contains($0) }
    // The number is that of how search texts are written; it grows when that or
    // a table of ours changes.
    return " search=1 tiers="
      + tiersInForce.map { "\($0)" }.joined(separator: ",")
      + " search-punctuation=\(punctuation.rawValue) readings="
      + (named.isEmpty
        ? "-" : named.map(\.rawValue).joined(separator: ","))
      + (minded.isEmpty
        ? "" : " minding=" + minded.map(\.rawValue).joined(separator: ","))
      + (filing?.fingerprint ?? "")
  }
}
