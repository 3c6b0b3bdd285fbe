/// The marks in a folded text.
///
/// If a search minds accents or case, marks after each letter tell the letter's
/// accents, whether the letter has upper or mixed case, and where the letter
/// ends. So `e` is not found in `é`, nor `é` in `ế`. Other marks stand where
/// something was left out, until they become ``Breaks``.
package enum LetterMark {
  /// The end of a letter.
  ///
  /// This mark and the case marks are control characters that collators ignore,
  /// so in a folded text these characters can only be marks.
  package static let end: UInt8 = 0x01
  package static let upperCase: UInt8 = 0x02
  package static let mixedCase: UInt8 = 0x03

  /// A sign was left out here.
  static let sign: UInt8 = 0x04

  /// White space was left out here.
  static let blank: UInt8 = 0x05

  /// A word starts here, although the folded letters do not tell: Hanja may be
  /// folded to Hangul.
  package static let word: UInt8 = 0x06

  /// What a mark of something left out, or of a word, stands for; `nil` for
  /// other scalars.
  package static func kind(_ scalar: UInt32) -> Breaks.Kind? {
    switch scalar {
    case 0x04: .sign
    case 0x05: .blank
    case 0x06: .word
    default: nil
    }
  }

  /// The first scalar that stands for the upper byte of an accent's weight.
  ///
  /// Lower private use scalars stand for letters of several characters.
  private static let firstHalf: UInt32 = 0xF000
  private static let secondHalf: UInt32 = 0xF100
  private static let limit: UInt32 = 0xF200

  /// The marks for the secondary weight of a collation element, in UTF-8.
  static func accent(_ weight: UInt16) -> [UInt8] {
    Array(Unicode.Scalar(firstHalf + UInt32(weight >> 8))!.utf8)
      + Unicode.Scalar(secondHalf + UInt32(weight & 0xFF))!.utf8
  }

  /// Whether a scalar of a folded text belongs to the letter before it.
  package static func isMark(_ scalar: UInt32) -> Bool {
    (0x01...0x03).contains(scalar) || (firstHalf..<limit).contains(scalar)
  }

  /// Removes the marks of accents and case from a folded text, and keeps the
  /// end marks.
  static func plain(_ folded: [UInt8]) -> [UInt8] {
    folded.filterScalars { !isMark($0) || $0 == end }
  }
}

/// A letter with the accents and case that a search minds.
struct MarkedLetter {
  let weight: UInt32
  fileprivate var accents: [UInt8] = []
  fileprivate var letterCase: UInt8?

  /// The marks after the letter.
  var marks: [UInt8] {
    accents + (letterCase.map { [$0] } ?? []) + [LetterMark.end]
  }
}

extension ElementReader {
  /// The letters of a text, and whether the text begins with a minded accent.
  ///
  /// - Parameter isCharacter: Whether the text is one character. If so, letters
  ///   without accents get the accents of the second and later letters. In
  ///   German search, `ü` has the weights of `u` and an accented `e`; `u` gets
  ///   this accent, so that `u` does not match the start of `ü`.
  func letters(
    of units: some Collection<UInt16>, minding: Set<SearchDifference>,
    isCharacter: Bool
  ) -> (letters: [MarkedLetter], beginsWithAccent: Bool) {
    var letters: [MarkedLetter] = []
    var beginsWithAccent = false
    var ofCharacter: [UInt8] = []
    // An accent after an ignored sign belongs to the sign.
    var isBehindIgnored = false
    let mindsAccents = minding.contains(.accents)
    // If ICU is out of memory, the text ends here.
    try? forEach(of: units) { element in
      if element.primary == 0 {
        guard mindsAccents, element.secondary != 0, !isBehindIgnored else {
          return
        }
        if letters.isEmpty {
          beginsWithAccent = true
        } else {
          letters[letters.count - 1].accents +=
            LetterMark.accent(element.secondary)
        }
        return
      }
      isBehindIgnored = !hasPrimary(element)
      if isBehindIgnored { return }
      var letter = MarkedLetter(weight: element.primary)
      if mindsAccents, element.secondary != ElementWeights.common {
        letter.accents = LetterMark.accent(element.secondary)
        if isCharacter, !letters.isEmpty { ofCharacter += letter.accents }
      }
      if minding.contains(.case) {
        switch element.tertiary & 0xC000 {
        case 0: break
        case 0x4000: letter.letterCase = LetterMark.mixedCase
        default: letter.letterCase = LetterMark.upperCase
        }
      }
      letters.append(letter)
    }
    if !ofCharacter.isEmpty {
      for index in letters.indices where letters[index].accents.isEmpty {
        letters[index].accents = ofCharacter
      }
    }
    return (letters, beginsWithAccent)
  }
}

extension WordPart {
  /// The mark of what is left out, or of the word that begins.
  var mark: UInt8 {
    switch self {
    case .blank: LetterMark.blank
    case .leftOut: LetterMark.sign
    default: LetterMark.word
    }
  }
}
