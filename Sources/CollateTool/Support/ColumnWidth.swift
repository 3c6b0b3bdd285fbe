import ThumbIndex

/// How many columns characters take on a terminal (UAX #11).
///
/// ``isCertain(_:)`` tells whether most terminals agree on a character.
package enum ColumnWidth {
  /// How many columns a scalar takes: 0, 1 or 2.
  ///
  /// Wide scalars take 2. Nonspacing and enclosing marks, controls, line and
  /// paragraph separators, format characters except the soft hyphen, and
  /// conjoining Hangul vowels and finals take 0.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    // The fast path for ASCII, without DEL.
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator,
      .paragraphSeparator:
      return 0
    case .format:
      // Terminals draw the soft hyphen.
      return scalar.value == 0xAD ? 1 : 0
    default: break
    }
    // These jamo are drawn in the columns of the jamo before them.
    if 0x1160...0x11FF ~= scalar.value || 0xD7B0...0xD7FB ~= scalar.value {
      return 0
    }
    return CharacterProperties.isWide(scalar) ? 2 : 1
  }

  /// How many columns a character takes: the sum for its scalars, but 2 for an
  /// emoji of several scalars.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.count == 1 { return columns(of: first) }
    if isDrawn(first) || scalars.contains("\u{FE0F}") { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Whether most terminals agree on a character's columns: it is one assigned
  /// scalar that is no emoji, perhaps with nonspacing marks other than
  /// variation selectors.
  package static func isCertain(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if isDrawn(first) || first.properties.generalCategory == .unassigned {
      return false
    }
    return scalars.dropFirst().allSatisfy {
      $0.properties.generalCategory == .nonspacingMark
        && !$0.properties.isVariationSelector
    }
  }

  /// Whether a scalar is drawn as an emoji, or is half of a flag.
  private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation
      || 0x1F1E6...0x1F1FF ~= scalar.value
  }
}
