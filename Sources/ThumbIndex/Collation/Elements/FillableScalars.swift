/// The ranges of scalars that are common enough for an ``ElementTable``:
/// common scripts, punctuation, currency signs.
private let commonRanges: [ClosedRange<UInt32>] = [
  0x0000...0x058F,  // Latin, IPA, Greek, Cyrillic, Armenian
  0x05D0...0x05F4,  // Hebrew
  0x060C...0x06FF,  // Arabic
  0x10A0...0x10FF,  // Georgian
  0x1C80...0x1CBF,  // Cyrillic and Georgian, extended
  0x1D00...0x1DBF,  // phonetic extensions
  0x1E00...0x1FFF,  // Latin and Greek, extended
  0x2010...0x2027,  // dashes, quotation marks
  0x2030...0x205E,
  0x20A0...0x20BF,  // currency signs
  0x2C60...0x2C7F,  // Latin, extended
  0x2DE0...0x2E7F,  // punctuation
  0xA720...0xA7FF,  // Latin, extended
  0xFB00...0xFB06,  // Latin ligatures
]

/// The scalars that an ``ElementTable`` may have entries for.
struct FillableScalars: Sendable {
  /// Scalars whose elements depend on the text before them.
  let dependent: [UInt32]

  /// Whether digits are compared by value.
  let isNumeric: Bool

  /// Whether a scalar may have an entry.
  ///
  /// Only assigned scalars in a common range may have an entry. Three kinds of
  /// them may not: scalars whose decomposition begins with a mark that
  /// normalization may reorder, those in `dependent`, and digits that are
  /// compared by value.
  func contains(_ scalar: UInt32) -> Bool {
    commonRanges.contains { $0.contains(scalar) }
      && CharacterProperties.isAssigned(scalar)
      && !(isNumeric && CharacterProperties.isDigit(scalar))
      && !CharacterProperties.beginsWithMark(scalar)
      && !dependent.contains(scalar)
  }
}
