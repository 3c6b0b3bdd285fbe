/// Letters that may get titles.
struct TitleLetters {
  struct Letter {
    let text: String

    /// Whether the letter is one of the list's own locale.
    let isOwn: Bool

    /// Whether the letter is a title of CLDR's, in the case of titles.
    let isTitle: Bool

    /// Orders the spellings of a letter: first that of CLDR's exemplars, then
    /// the shortest (å before aa).
    let rank: Int
  }

  private(set) var all: [Letter] = []

  /// Consonants without a vowel (க்), and their letters (க).
  private(set) var dead: [(form: String, letter: String)] = []

  /// The blocks of 128 characters that the letters are in, beyond Latin.
  private var blocks: [UInt32] = []

  mutating func add(_ exemplars: [String], areOwn: Bool) {
    // A to Z have titles.
    for letter in exemplars where letter.utf8.count > 1 {
      guard add(letter, areOwn, rank: 0) else { continue }
      let scalars = letter.unicodeScalars
      let block = scalars.first!.value >> 7
      if block > 5, !blocks.contains(block) { blocks.append(block) }
      // In Chechen, Ӏ is there only as a part of гӏ.
      if scalars.count > 1 {
        for part in scalars where part.value > 0x7F {
          add(String(part), areOwn, rank: 1)
        }
      }
    }
  }

  /// Adds the letters that the collator's tailoring makes of several
  /// characters.
  mutating func add(contractionsOf handle: CollatorHandle) throws(ICUError) {
    if handle.isUntailored { return }
    let root = try RootOrder.collator()
    var readers: (ElementReader, ElementReader)?
    let latin: [ClosedRange<UInt32>] = [0x61...0x7A, 0xDF...0x2AF]
    for first in (latin + blocks.map { $0 << 7...$0 << 7 + 0x7F }).joined() {
      // Small letters begin contractions if capital ones do.
      guard let scalar = Unicode.Scalar(first), scalar.isTitleLetter,
        scalar.properties.generalCategory != .uppercaseLetter
      else { continue }
      let found = try handle.contractions(beginningWith: first)
      if found.isEmpty { continue }
      let rootsOwn = try root.contractions(beginningWith: first)
      for text in found {
        if rootsOwn.contains(text) {
          if readers == nil {
            readers = (try ElementReader(handle), try ElementReader(root))
          }
          let (own, roots) = readers!
          if try own.elements(of: text.utf16)
            == roots.elements(of: text.utf16)
          {
            continue
          }
        }
        add(contraction: text)
      }
    }
  }

  private mutating func add(contraction text: String) {
    let scalars = text.unicodeScalars
    let letter = String(
      scalars[
        ..<(scalars.lastIndex { $0.syllabicRole != .killer }
          .map { scalars.index(after: $0) } ?? scalars.startIndex)])
    if letter.utf8.count < text.utf8.count {
      dead.append((text, letter))
      // A dead cluster is no letter: most stand at the end of syllables.
      if letter.unicodeScalars.count > 1 { return }
    }
    let composed = CharacterProperties.composed(letter)
    add(
      composed, false,
      rank: composed.unicodeScalars.count << 8 + composed.utf8.count)
  }

  @discardableResult
  private mutating func add(
    _ text: String, _ isOwn: Bool, rank: Int
  ) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first.isTitleLetter,
      !scalars.contains(where: { $0.syllabicRole == .sign })
    else { return false }
    let script = Script(first)
    // In Tibetan, letters are titles, and clusters are not.
    let isLetter = script == .tibetan && rank == 0 && scalars.count == 1
    if !isLetter, Script.withoutLetterTitles.contains(script) { return false }
    all.append(Letter(text: text, isOwn: isOwn, isTitle: false, rank: rank))
    return true
  }

  /// Adds the titles and letters of a script.
  mutating func add(
    all script: Script, _ sample: Unicode.Scalar
  ) throws(ICUError) {
    let count = all.count
    func isOfScript(_ text: String) -> Bool {
      text.unicodeScalars.first.map { Script($0) } == script
    }
    for locale in LocaleIdentifier.likely(for: script) {
      for title in try locale.exemplars(.index) where isOfScript(title) {
        all.append(Letter(text: title, isOwn: false, isTitle: true, rank: -1))
      }
      add(try locale.exemplars(.main).filter(isOfScript), areOwn: false)
      if all.count > count { return }
    }
    // The letters of a script are in its first two blocks of 256.
    let block = sample.value & ~0xFF
    let letters = (block..<block + 0x200).compactMap { Unicode.Scalar($0) }
      .filter { Script($0) == script && $0.isTitleLetter }
    if script.isLiving, !Script.withoutLetterTitles.contains(script) {
      for letter in letters { add(String(letter), false, rank: 0) }
    }
    if all.count == count {
      let title = script == .han ? "漢" : String(letters.first ?? sample)
      all.append(Letter(text: title, isOwn: false, isTitle: true, rank: -1))
    }
  }
}

extension LocaleIdentifier {
  /// Whether the language is written in characters or syllables, which have
  /// CLDR's titles alone.
  var isOfCharacters: Bool {
    ["ja", "ko", "yue", "zh"].contains(language)
  }
}

extension Script {
  /// Scripts whose titles are CLDR's alone.
  ///
  /// Syllables are under the title of their row, Gurmukhi vowels under that of
  /// their carrier, and Tibetan clusters under that of their main letter.
  fileprivate static let withoutLetterTitles: [Self] = [
    .han, .hangul, .init("あ"), .init("ア"), .init("ሀ"), .init("Ꭰ"), .init("ꀀ"),
    .init("ꔀ"), .init("ᐁ"), .init("ਅ"), .tibetan,
  ]

  fileprivate static let tibetan = Self("ཀ")
}

extension Unicode.Scalar {
  /// Whether a letter that begins with the scalar may be a title.
  fileprivate var isTitleLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
      syllabicRole != .sign
    default: false
    }
  }

  var syllabicRole: CharacterProperties.SyllabicRole {
    CharacterProperties.syllabicRole(value)
  }
}
