internal import CICU

extension Collator {
  /// Compares two texts.
  ///
  /// ```swift
  /// try Collator("en").compare("resume", "Résumé")  // .less
  /// ```
  ///
  /// The result is always that of comparing ``sortKey(for:)`` of both, so that
  /// texts compared one by one and texts sorted by their keys never disagree.
  /// ICU's own comparison is used where it says the same; it does not for marks
  /// that are not in canonical order, and with some options.
  ///
  /// - Complexity: O(*n*), where *n* is the number of Unicode scalars up to and
  ///   including the first primary difference; of both texts where they have
  ///   combining marks. To compare many texts with each other, sort them or make
  ///   keys.
  /// - Note: ICU's `ucol_strcollUTF8`, or `ucol_getSortKey`. Texts that
  ///   ``sortKey(for:)`` does not take stop the program.
  public func compare(
    _ left: some StringProtocol, _ right: some StringProtocol
  ) -> CollationOrder {
    var left = String(left)
    var right = String(right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        unsafe compare(utf8: left, right)
      }
    }
  }

  /// Compares two texts given as UTF-8, in which an ill-formed sequence counts
  /// as U+FFFD.
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
    unsafe left.withUnsafeBufferPointer { left in
      unsafe right.withUnsafeBufferPointer { right in
        unsafe compare(utf8: left, right)
      }
    }
  }

  /// Whether the first text comes before the second: for `sort(by:)` and the
  /// like.
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

  private func compare(
    utf8 left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> CollationOrder {
    if resolved.areComparisonAndKeysAlike,
      max(left.count, right.count) <= longestComparison,
      unsafe !mayHaveMarks(left),
      unsafe !mayHaveMarks(right)
    {
      return unsafe strcoll(left, right)
    }
    return unsafe sortKey(forUTF8: left.span).compare(
      sortKey(forUTF8: right.span))
  }

  private func strcoll(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> CollationOrder {
    var status = cicu_U_ZERO_ERROR
    let result = unsafe withChars(left) { left in
      unsafe withChars(right) { right in
        unsafe cicu_ucol_strcollUTF8(
          handle.pointer, left.baseAddress, Int32(left.count),
          right.baseAddress, Int32(right.count), &status)
      }
    }
    precondition(
      status <= cicu_U_ZERO_ERROR,
      "ICU ran out of memory while comparing: \(ICUError(status))")
    return CollationOrder(rawValue: Int(result))!
  }
}

/// Up to how many bytes ICU may compare texts: as long as they are primarily
/// equal it keeps all their elements, and does not end when there are 2³⁰.
private let longestComparison = 1 << 22

extension ResolvedOptions {
  /// Whether ICU is known to compare texts without combining marks as it orders
  /// their keys.
  ///
  /// With these options it is known not to, in ICU 72: it passes over what both
  /// texts begin with, also where that decides what the rest means.
  fileprivate var areComparisonAndKeysAlike: Bool {
    !numeric && punctuation == .keep && !backwardSecondary && !caseLevel
      && !reorder.contains("digit") && strength != .identical
  }
}

/// Whether a text has combining marks, as far as a glance tells: scalars from
/// U+0300 on are looked up, ill-formed text counts as having some.
private func mayHaveMarks(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
  var position = 0
  while position < utf8.count {
    let first = unsafe utf8[position]
    // The lead byte of U+0300 is CC.
    if first < 0xCC {
      position += 1
      continue
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard utf8.count - position >= length else { return true }
    var scalar = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      scalar = scalar << 6 | UInt32(unsafe utf8[position + index] & 0x3F)
    }
    if isMark(scalar) { return true }
    position += length
  }
  return false
}

/// Whether a scalar is a combining mark or contains one that is composed with
/// nothing before it.
private func isMark(_ scalar: UInt32) -> Bool {
  switch cicu_u_charType(Int32(bitPattern: scalar)) {
  case cicu_U_NON_SPACING_MARK, cicu_U_COMBINING_SPACING_MARK,
    cicu_U_ENCLOSING_MARK, cicu_U_UNASSIGNED:
    true
  default: false
  }
}

/// The same bytes as C characters; never without an address, which ICU would
/// take for an error.
private func withChars<Result>(
  _ utf8: UnsafeBufferPointer<UInt8>,
  _ body: (UnsafeBufferPointer<CChar>) -> Result
) -> Result {
  guard !utf8.isEmpty else {
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1) {
      unsafe body(UnsafeBufferPointer(rebasing: $0[..<0]))
    }
  }
  return unsafe utf8.withMemoryRebound(to: CChar.self, body)
}
