extension Collator {
  /// Compares two texts.
  ///
  /// ```swift
  /// try Collator("en").compare("resume", "Résumé")  // .less
  /// ```
  ///
  /// Texts compare as their sort keys do, so comparing and sorting never
  /// disagree. ICU's own comparison is faster, but unreliable for combining
  /// marks, long texts and some options. In these cases, keys are compared.
  ///
  /// - Complexity: O(*n*) in the Unicode scalars of both texts. For many texts,
  ///   make keys.
  /// - Note: ICU's `ucol_strcollUTF8`, or `ucol_getSortKey`. A text that is too
  ///   long for ``sortKey(for:)`` stops the program.
  public func compare(
    _ left: some StringProtocol, _ right: some StringProtocol
  ) -> CollationOrder {
    let (left, right) = (String(left), String(right))
    return compare(utf8: left.utf8.span, right.utf8.span)
  }

  /// Compares two texts given as UTF-8; an ill-formed sequence counts as
  /// U+FFFD.
  ///
  /// ```swift
  /// let german = try Collator("de")
  /// let (left, right): ([UInt8], [UInt8]) = ([0x61], [0xC3, 0xA4])
  /// german.compare(utf8: left.span, right.span)  // .less; a, ä
  /// ```
  ///
  /// - Complexity: As ``compare(_:_:)``.
  public func compare(
    utf8 left: Span<UInt8>, _ right: Span<UInt8>
  ) -> CollationOrder {
    if resolved.areComparisonAndKeysAlike,
      max(left.count, right.count) <= longestComparison, !mayHaveMarks(left),
      !mayHaveMarks(right)
    {
      return CollationOrder(rawValue: handle.compare(left, right))!
    }
    return sortKey(forUTF8: left).compare(sortKey(forUTF8: right))
  }

  /// Whether the first text comes before the second; for `sort(by:)`,
  /// `max(by:)` and the like.
  ///
  /// ```swift
  /// let danish = try Collator("da")
  /// ["Aarhus", "Odense"].max(by: danish.areInIncreasingOrder)  // Aarhus
  /// ```
  ///
  /// - Complexity: As ``compare(_:_:)``.
  public func areInIncreasingOrder(_ left: String, _ right: String) -> Bool {
    compare(left, right) == .less
  }
}

/// The most UTF-8 bytes of a text that ICU compares; longer texts compare by
/// their keys.
///
/// ICU keeps the collation elements of both texts until two primary weights
/// differ. If ICU keeps 2³⁰ elements, the comparison never ends.
private let longestComparison = 1 << 22

extension ResolvedOptions {
  /// Whether ICU's comparison of texts without combining marks agrees with
  /// their keys.
  ///
  /// ICU's comparison may disagree in numeric mode, with ignored punctuation,
  /// backward accents, a case level, reordered digits or identical strength.
  /// ICU 72 skips the start that both texts share, even if the order of the
  /// rest depends on that start.
  fileprivate var areComparisonAndKeysAlike: Bool {
    !numeric && punctuation == .keep && !backwardSecondary && !caseLevel
      && !reorder.contains("digit") && strength != .identical
  }
}

/// Whether a text may have marks, or scalars that decompose to marks alone.
///
/// An ill-formed sequence that begins with CC or above counts as a mark.
private func mayHaveMarks(_ utf8: Span<UInt8>) -> Bool {
  var position = 0
  while position < utf8.count {
    // No mark is below U+0300, whose lead byte is CC.
    if utf8[position] < 0xCC {
      position += 1
      continue
    }
    guard let scalar = utf8.scalar(at: &position) else { return true }
    if CharacterProperties.isMarkOrUnassigned(scalar)
      || CombiningClasses.table[scalar].leading > 0
    {
      return true
    }
  }
  return false
}
