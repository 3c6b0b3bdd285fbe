internal import CICU

/// How many columns characters take on a terminal (UAX #11).
///
/// ICU's properties decide. ``isCertain(_:)`` tells whether most terminals
/// agree on a character.
package enum ColumnWidth {
  /// How many columns a scalar takes: 0, 1 or 2.
  ///
  /// Wide scalars take 2. Nonspacing and enclosing marks, controls, line and
  /// paragraph separators, format characters except the soft hyphen, and
  /// conjoining Hangul vowels and finals take 0.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    // The fast path for ASCII, without DEL.
    if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
    let c = Int32(bitPattern: scalar.value)
    switch cicu_u_charType(c) {
    case cicu_U_NON_SPACING_MARK, cicu_U_ENCLOSING_MARK, cicu_U_CONTROL_CHAR,
      cicu_U_LINE_SEPARATOR, cicu_U_PARAGRAPH_SEPARATOR:
      return 0
    case cicu_U_FORMAT_CHAR:
      // Terminals draw the soft hyphen.
      return c == 0xAD ? 1 : 0
    default: break
    }
    // These jamo are drawn in the columns of the jamo before them.
    if 0x1160...0x11FF ~= c || 0xD7B0...0xD7FB ~= c { return 0 }
    switch cicu_u_getIntPropertyValue(c, cicu_UCHAR_EAST_ASIAN_WIDTH) {
    case cicu_U_EA_WIDE, cicu_U_EA_FULLWIDTH: return 2
    default: return 1
    }
  }

  /// How many columns a character takes: the sum for its scalars, but 2 for an
  /// emoji of several scalars.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.count == 1 { return columns(of: first) }
    if isEmoji(first, scalars) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Whether a character of several scalars is shown as an emoji: it is a flag,
  /// begins with an emoji, or contains U+FE0F.
  private static func isEmoji(
    _ first: Unicode.Scalar, _ scalars: Character.UnicodeScalarView
  ) -> Bool {
    let c = Int32(bitPattern: first.value)
    return cicu_u_hasBinaryProperty(c, cicu_UCHAR_EMOJI_PRESENTATION)
      || cicu_u_hasBinaryProperty(c, cicu_UCHAR_REGIONAL_INDICATOR)
      || scalars.contains { $0.value == 0xFE0F }
  }

  /// Whether most terminals agree on a character's columns: it is one assigned
  /// scalar that is no emoji, perhaps with nonspacing marks other than
  /// variation selectors.
  package static func isCertain(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.value >= 0x7F {
      let c = Int32(bitPattern: first.value)
      if !cicu_u_isdefined(c)
        || cicu_u_hasBinaryProperty(c, cicu_UCHAR_EMOJI_PRESENTATION)
        || cicu_u_hasBinaryProperty(c, cicu_UCHAR_REGIONAL_INDICATOR)
      {
        return false
      }
    }
    return scalars.dropFirst().allSatisfy {
      cicu_u_charType(Int32(bitPattern: $0.value)) == cicu_U_NON_SPACING_MARK
        && !(0xFE00...0xFE0F ~= $0.value)
    }
  }
}
