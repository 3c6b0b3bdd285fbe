/// Reads texts as rows of syllables.
///
/// It is for one thread, and remembers letters that it folded.
package struct SyllableReader {
  let kinds: Set<SearchReading>
  let folder: TextFolder

  /// Folded letters by text: a character or a spelling.
  private var known: [TextKey: [UInt8]] = [:]

  /// What is typed for each Han character, apart from its context.
  var usual: [Unicode.Scalar: [[UInt8]]] = [:]

  /// What is typed for each syllable of pinyin.
  var typed: [TextKey: [[UInt8]]] = [:]

  /// What ICU's transliterators write for words.
  var latinWords: [TextKey: [LatinPart]] = [:]

  /// The readings of words of the dictionary, by their numbers.
  var wordReadings: [Int: WordReadings] = [:]

  /// The dictionary, if words are read by it.
  package let dictionary: ReadingDictionary?

  /// - Parameter readsWords: Whether words are read by the dictionary.
  package init(_ folder: TextFolder, readsWords: Bool = true) {
    self.folder = folder
    let options = folder.plan.options
    kinds = options.readings
    dictionary =
      readsWords && kinds.contains(.dictionary)
      ? options.filing?.dictionary : nil
  }

  /// The folded letters of a character or a spelling.
  mutating func letters(of text: String) -> [UInt8] {
    let key = TextKey(text)
    if let letters = known[key] { return letters }
    let letters = folder.folded(reading: text).bytes
    // A text may have any number of different characters.
    if known.count >= 1 << 14 { known = [:] }
    known[key] = letters
    return letters
  }

  /// Whether something in a text in UTF-8 may have a reading.
  func mayRead(_ text: Span<UInt8>) -> Bool {
    if kinds.isEmpty { return false }
    if dictionary != nil { return true }
    for index in text.indices where text[index] >= firstByte { return true }
    return false
  }

  /// The lowest of the first bytes of characters that are read: that of Greek, or
  /// of Hangul.
  private var firstByte: UInt8 { kinds.contains(.latin) ? 0xCD : 0xE1 }

  /// The row of a text; `nil` if nothing in it has a reading of these kinds.
  ///
  /// - Parameter laterStarts: The result of
  ///   ``SearchOptions/laterStarts(of:)``.
  /// - Complexity: O(*n*) in the characters of the text.
  package mutating func row(
    of text: String, laterStarts: [Int] = []
  ) -> SyllableRow? {
    if kinds.isEmpty { return nil }
    let words = dictionary?.words(in: text[...]) ?? []
    if words.isEmpty, text.utf8.allSatisfy({ $0 < firstByte }) { return nil }
    var row = SyllableRow()
    let scalars = write(text, laterStarts, to: &row)
    if !kinds.isDisjoint(with: [.pinyin, .pinyinInitials]) {
      addPinyin(scalars, to: &row)
    }
    if !kinds.isDisjoint(with: [.romaji, .latin]) {
      addRomaji(scalars, to: &row)
    }
    if kinds.contains(.latin) { addLatin(scalars, to: &row) }
    if kinds.contains(.hangulInitials) { addInitials(scalars, to: &row) }
    add(words, to: &row)
    return row.hasReadings ? row : nil
  }

  /// Writes the characters of a text to an empty row, and returns the scalars
  /// of each that has letters.
  mutating func write(
    _ text: String, _ laterStarts: [Int], to row: inout SyllableRow
  ) -> [String.UnicodeScalarView] {
    let folded = folder.folded(reading: text)
    let keepsSigns = folder.plan.keepsSigns
    var scalars: [String.UnicodeScalarView] = []
    var offset = 0
    var position = 0
    var isAtStart = true
    var isAligned = true
    for (number, character) in text.enumerated() {
      if laterStarts.contains(position) { isAtStart = true }
      position += character.utf8.count
      var own = letters(of: String(character))
      if keepsSigns, own.isEmpty, character.isWhitespace,
        offset < folded.bytes.count, folded.bytes[offset] == 0x20
      {
        own = [0x20]
      }
      if own.isEmpty {
        // A mark that is a character by itself, as the Burmese visarga, or the
        // Arabic tatweel.
        let first = character.unicodeScalars.first!
        if let last = row.syllables.indices.last,
          row.syllables[last].characters.upperBound == number,
          CharacterProperties.isMark(first.value) || first == "ـ"
        {
          row.syllables[last].characters =
            row.syllables[last].characters.lowerBound..<number + 1
          scalars[last].append(contentsOf: character.unicodeScalars)
        }
        continue
      }
      // Mostly the fold of the text is the folds of its characters, joined.
      isAligned = isAligned && folded.bytes[offset...].starts(with: own)
      let isWord =
        isAligned
        ? folded.breaks.kind(at: offset) != .none
        : Script(character.unicodeScalars.first!) == .han
      if isAligned { offset += own.count }
      row.syllables.append(
        .init(
          characters: number..<number + 1,
          start: isAtStart ? .text : isWord ? .word : .inner, own: own))
      scalars.append(character.unicodeScalars)
      isAtStart = false
    }
    return scalars
  }
}

extension SyllableRow.Syllable {
  /// Adds spellings that are not yet there.
  mutating func add(_ letters: [UInt8], span: Int = 1) {
    let spelling = SyllableRow.Spelling(letters: letters, span: span)
    if !spellings.contains(spelling), span > 1 || letters != own {
      spellings.append(spelling)
    }
    // If something is typed for this syllable, a match may begin here.
    start = min(start, .syllable)
  }
}
