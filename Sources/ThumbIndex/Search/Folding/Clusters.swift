/// Flags, which are written with two regional indicators each.
///
/// In folded texts the second letter of a flag is another letter than the first,
/// so that a flag is not found in two others: 🇸🇪 in 🇺🇸🇪🇸.
package enum Flags {
  /// The regional indicators, from A to Z.
  package static let letters: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// What stands for the second letters in folded texts.
  package static let seconds: Range<UInt32> = 0xEFE0..<0xEFFA

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    letters.contains(scalar.value)
  }

  /// What stands for a letter as the second one of a flag; `nil` for other
  /// scalars.
  static func second(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    isLetter(scalar)
      ? Unicode.Scalar(scalar.value - letters.lowerBound + seconds.lowerBound)
      : nil
  }
}

/// The final consonants of Hangul syllables.
enum HangulFinal {
  /// In canonical decomposition, the scalar before the first final consonant:
  /// finals are numbered from 1.
  static let none: UInt32 = 0x11A7

  /// The number of the final consonant in a syllable; 0 if it has none.
  ///
  /// Syllables are numbered by initial, vowel and final (Unicode, section 3.12).
  static func number(inSyllable syllable: UInt32) -> UInt32 {
    (syllable - CharacterProperties.syllables.lowerBound) % 28
  }

  /// Divides a scalar into what comes before its final consonant, and this
  /// consonant; `nil` if it has none.
  static func parts(
    of scalar: Unicode.Scalar
  ) -> (rest: [Unicode.Scalar], final: Unicode.Scalar)? {
    let value = scalar.value
    switch value {
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: return ([], scalar)
    case CharacterProperties.syllables:
      let number = number(inSyllable: value)
      guard number > 0, let rest = Unicode.Scalar(value - number),
        let final = Unicode.Scalar(none + number)
      else { return nil }
      return ([rest], final)
    default: return nil
    }
  }
}
