/// A text in which ``HanReader`` reads characters, with the spaces that ICU's
/// `Han-Spacedhan` puts between them.
struct HanText {
  struct Character {
    let scalar: Unicode.Scalar

    /// Whether a space comes before the character.
    let isSpaced: Bool

    /// Whether Han text starts with the character; `false` if no starts are
    /// marked.
    let isMarked: Bool

    var syllable: String?
  }

  private var characters: [Character] = []

  /// Returns `nil` if only ICU can put the spaces into the text.
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

  /// The character after a place, or after the space there; `nil` if there is
  /// none, or if the character has a syllable or is marked.
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

/// A character as the rules see it; `nil` if only ICU can replace it.
///
/// The compatibility form of one Han character becomes that character: U+2F00
/// becomes 一. Most other characters stay.
private func compatible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  guard scalar.value >= CharacterProperties.firstIdeograph,
    !CharacterProperties.isUnifiedIdeograph(scalar.value)
  else { return scalar }
  let scalars = CharacterProperties.compatible(scalar.value)
    .compactMap { Unicode.Scalar($0) }
  guard scalars != [scalar], scalars.contains(where: { Script($0) == .han })
  else { return isReplaced(scalar) ? nil : scalar }
  return Script(scalar) == .han && scalars.count == 1 ? scalars[0] : nil
}

/// Whether ICU replaces a character, although it stands for no Han characters.
///
/// ICU's rules use noncharacters as marks, and take U+FFFF for the end of a
/// text.
private func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "｡" || scalar.properties.isNoncharacterCodePoint
}

/// The spaces that `Han-Spacedhan` puts into a text.
///
/// A space comes before a letter that follows an ideograph or closing
/// punctuation. A space also comes before an ideograph or opening punctuation
/// that follows a letter or its marks. Most ideographs are letters, too.
private struct Spaces {
  /// Whether the last character was an ideograph or closing punctuation.
  private var isBehindIdeograph = false

  /// Whether the last character that was no mark was a letter.
  private var isBehindLetter = false

  /// Moves on to the next character, and returns whether a space comes before
  /// it.
  mutating func haveOne(before scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    let isLetter = CharacterProperties.isLetter(value)
    let isIdeographic = CharacterProperties.isIdeographic(value)
    defer {
      isBehindIdeograph =
        isIdeographic || CharacterProperties.isClosing(value)
        || otherClosing.contains(scalar)
      if !CharacterProperties.isMark(value) { isBehindLetter = isLetter }
    }
    return isBehindIdeograph && isLetter
      || isBehindLetter
        && (isIdeographic || CharacterProperties.isOpening(value))
  }
}

/// Closing punctuation besides brackets and quotes.
private let otherClosing: Set<Unicode.Scalar> = [
  ".", ",", ":", ";", "?", "!", "．", "，", "：", "？", "！", "｡", "、", "；",
]
