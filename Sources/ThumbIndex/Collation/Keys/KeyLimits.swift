internal import CICU

extension Collator {
  /// The most UTF-8 bytes that a text may have: ICU counts its units in 32 bits.
  package static let maximumTextLength = 1 << 29 - 1

  /// The most bytes that a sort key may have.
  ///
  /// ICU counts them in 32 bits, too, and does not notice when there are more: it
  /// then writes where it may not. (U+FDFA, of three bytes, has 42 in a key.)
  package static let maximumKeyLength = 1 << 30

  /// Up to how many bytes a text has a key that cannot be too long, whatever
  /// they are.
  package static let shortTextLength = 1 << 19

  /// Whether ICU can make the key of a text, as nearly all.
  ///
  /// - Complexity: O(1); for texts of more than 2¹⁹ bytes that of making the key.
  package func canMakeKey(forUTF8 text: Span<UInt8>) -> Bool {
    if text.count <= Self.shortTextLength { return true }
    if text.count > Self.maximumTextLength { return false }
    return unsafe text.withUnsafeBufferPointer { text in
      var writer = ICUKeyWriter(handle, nil)
      return unsafe writer.canWrite(text)
    }
  }
}

extension CollatorHandle {
  /// Whether the key of a text is within ``Collator/maximumKeyLength``.
  ///
  /// The keys of all pieces of a text take as much as its own, but for what
  /// depends on neighbours; that of a piece is far from what ICU can count, even
  /// where each unit decomposes to four characters with 31 elements each.
  func hasShortKey(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    let pieceLength = Collator.shortTextLength
    if text.count <= pieceLength { return true }
    var sum = 0
    var start = 0
    while start < text.count {
      let end = min(start + pieceLength, text.count)
      sum += unsafe Int(
        cicu_ucol_getSortKey(
          pointer, text.baseAddress! + start, Int32(end - start), nil, 0))
      if sum > Collator.maximumKeyLength { return false }
      start = end
    }
    return true
  }
}
