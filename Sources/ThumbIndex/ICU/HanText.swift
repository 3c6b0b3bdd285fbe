internal import CICU

/// A text in which ``HanReader`` reads characters, with the spaces that ICU's
/// `Han-Spacedhan` puts between them.
struct HanText {
  struct Character {
    let scalar: Unicode.Scalar

    /// Whether a space comes before the character.
    let isSpaced: Bool

    /// Whether Han text starts with the character.
    let isMarked: Bool

    var syllable: String?
  }

  private var characters: [Character] = []

  /// Returns `nil` for a text that only ICU can space.
  ///
  /// - Parameter marksStarts: Whether to mark where Han text starts.
  init?(_ text: String, marksStarts: Bool) {
    var spaces = Spaces()
    var isBehindHan = false
    for scalar in text.unicodeScalars {
      guard let scalar = compatible(scalar) else { return nil }
      let isHan = Script(scalar) == .han
      let isMarked = marksStarts && isHan && !isBehindHan
      isBehindHan = isHan
      if isMarked { spaces = Spaces() }
      let isSpaced = spaces.haveOne(before: scalar)
      characters.append(
        Character(
          scalar: scalar,
          isSpaced: isMarked ? !characters.isEmpty : isSpaced,
          isMarked: isMarked))
    }
  }

  var indices: Range<Int> { characters.indices }

  subscript(_ place: Int) -> Character {
    get { characters[place] }
    set { characters[place] = newValue }
  }

  /// The character that follows, or follows a space; `nil` if it was read or
  /// if Han text starts with it.
  func unread(behind place: Int) -> Unicode.Scalar? {
    var next = place + 1
    if next < characters.count, characters[next].scalar == " " { next += 1 }
    guard next < characters.count, !characters[next].isMarked else {
      return nil
    }
    return characters[next].syllable == nil ? characters[next].scalar : nil
  }
}

extension HanText: CustomStringConvertible {
  var description: String {
    var text = ""
    for character in characters {
      if character.isSpaced { text += " " }
      if let syllable = character.syllable {
        text += syllable
      } else {
        text.unicodeScalars.append(character.scalar)
      }
    }
    return text
  }
}

/// The Han character that a character for compatibility stands for, or the
/// character itself; `nil` for a character that ICU replaces by others.
private func compatible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  // Characters for compatibility come behind the radicals of Han.
  guard scalar.value >= 0x2E80,
    !CharacterProperties.isUnifiedIdeograph(scalar.value)
  else { return scalar }
  let scalars = CharacterProperties.compatible(scalar.value)
    .compactMap { Unicode.Scalar($0) }
  guard scalars != [scalar], scalars.contains(where: { Script($0) == .han })
  else { return isReplaced(scalar) ? nil : scalar }
  return Script(scalar) == .han && scalars.count == 1 ? scalars[0] : nil
}

/// Whether ICU replaces a character that stands for no Han characters.
///
/// Its rules use noncharacters as marks, and take U+FFFF for the end of a text.
private func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "｡" || scalar.properties.isNoncharacterCodePoint
}

/// The spaces that `Han-Spacedhan` puts into a text: between an ideograph or
/// closing punctuation and a letter, and between a letter with its marks and an
/// ideograph or opening punctuation.
private struct Spaces {
  /// Whether the last character was an ideograph or closing punctuation.
  private var isBehindIdeograph = false

  /// Whether the last character but for marks was a letter.
  private var isBehindLetter = false

  /// Whether there is a space before the character that follows.
  mutating func haveOne(before scalar: Unicode.Scalar) -> Bool {
    let character = Int32(scalar.value)
    let isLetter = cicu_u_isalpha(character)
    let isIdeograph = cicu_u_hasBinaryProperty(
      character, cicu_UCHAR_IDEOGRAPHIC)
    var (isMark, isOpening, isClosing) = (false, false, false)
    switch cicu_u_charType(character) {
    case cicu_U_NON_SPACING_MARK, cicu_U_COMBINING_SPACING_MARK,
      cicu_U_ENCLOSING_MARK:
      isMark = true
    case cicu_U_START_PUNCTUATION, cicu_U_INITIAL_PUNCTUATION:
      isOpening = true
    case cicu_U_END_PUNCTUATION, cicu_U_FINAL_PUNCTUATION:
      isClosing = true
    default:
      isClosing = otherClosing.contains(scalar)
    }
    defer {
      isBehindIdeograph = isIdeograph || isClosing
      if !isMark { isBehindLetter = isLetter }
    }
    return isBehindIdeograph && isLetter
      || isBehindLetter && (isIdeograph || isOpening)
  }
}

/// Closing punctuation besides brackets and quotes.
private let otherClosing: Set<Unicode.Scalar> = [
  ".", ",", ":", ";", "?", "!", "．", "，", "：", "？", "！", "｡", "、", "；",
]
