/// Words and how they are read, from a file that the user has.
///
/// With a dictionary, Japanese names in kanji are filed by their kana
/// (``FilingRules/dictionary``), and a search finds them by what is typed for it
/// (``SearchReading/dictionary``):
///
/// ```swift
/// let dictionary = try ReadingDictionary("山田\tやまだ\n太郎\tたろう\n")
/// dictionary.readings(of: "山田")  // やまだ
/// dictionary.reading(of: "山田太郎さん")  // やまだたろうさん
///
/// var rules = FilingRules()
/// rules.dictionary = dictionary
/// let japanese = try IndexedCollation("ja", filing: rules)
/// japanese.sectionTitles[japanese.section(for: "山田太郎")]  // や
///
/// let field = SearchField<String>(\.self, readings: [.dictionary])
/// var filter = try ListFilter(
///   ["山田太郎", "田中"], searching: [field],
///   options: SearchOptions(filing: rules))
/// filter.update("yamada")
/// filter.results.rows  // 山田太郎
/// ```
///
/// The library ships no dictionary, and guesses nothing without one. Debian's
/// package `skkdic` has one of 170,000 words.
///
/// In a text, the longest words count, from left to right; a word ends where a
/// character ends. Of a word's readings the first eight count, the most usual
/// first: filing takes the first.
///
/// Copies share their words. In JSON a dictionary is a text of lines, each a word
/// and its readings with tabs between them.
public struct ReadingDictionary: Sendable {
  let table: WordTable

  /// How many readings of a word count.
  static let readingLimit = 8

  /// A dictionary of a file's text: lines in one of two formats.
  ///
  /// ```swift
  /// let lines = """
  ///   ;; A line of SKK has a reading and words, a comment begins with ;
  ///   やまだ /山田/
  ///   わたr /渡/
  ///   """ + "\n東海林\tしょうじ\tとうかいりん"
  /// let dictionary = try ReadingDictionary(lines)
  /// dictionary.readings(of: "東海林")  // しょうじ, とうかいりん
  /// dictionary.readings(of: "渡る")    // わたる
  /// ```
  ///
  /// A line with a tab is a word and its readings with tabs between them, the most
  /// usual reading first. Other lines are those of SKK: a reading in kana, a
  /// blank, and words between slashes, the most usual word first. Its entries with
  /// a verb's ending stand for the words with each kana that the letter begins.
  /// Entries that are no kana or no kanji are passed over, such as `→` for やじるし.
  ///
  /// Readings of one word in SKK's format rank by the word's place among the words
  /// of the reading, as the first is the most usual one. Among equal places, the
  /// reading of more words comes first, then that of the earlier line.
  ///
  /// - Throws: ``ReadingDictionaryError`` for the first line that has no word or
  ///   no reading.
  /// - Complexity: O(*n* log *n*) in the number of words; half a second for
  ///   Debian's.
  public init(_ text: String) throws(ReadingDictionaryError) {
    try self.init(DictionaryLines(Array(text.utf8)))
  }

  /// A dictionary of a file's bytes, in UTF-8 or EUC-JP.
  ///
  /// ```swift
  /// let file = Array("山田\tやまだ".utf8)
  /// try ReadingDictionary(file.span).count  // 1
  /// ```
  ///
  /// - Parameter bytes: Lines as in a text. What is not well-formed UTF-8 is read
  ///   as EUC-JP.
  /// - Throws: ``ReadingDictionaryError``, also for bytes that are neither.
  /// - Complexity: O(*n* log *n*) in the number of words.
  public init(_ bytes: Span<UInt8>) throws(ReadingDictionaryError) {
    try self.init(DictionaryLines(bytes))
  }

  private init(_ lines: DictionaryLines) throws(ReadingDictionaryError) {
    var lines = lines
    try lines.read()
    table = WordTable(lines.entries, of: lines.bytes, limit: Self.readingLimit)
  }

  /// The number of different words.
  ///
  /// ```swift
  /// try ReadingDictionary("山田\tやまだ\n田中\tたなか").count  // 2
  /// ```
  public var count: Int { table.count }

  /// The readings of a word, the most usual first; none for a text that is no
  /// word of the dictionary.
  ///
  /// ```swift
  /// try ReadingDictionary("上野\tうえの\tうえのの").readings(of: "上野")  // うえの, うえのの
  /// ```
  ///
  /// - Complexity: O(log *n*) in the number of words.
  public func readings(of word: String) -> [String] {
    let found = words(in: word[...])
    guard found.count == 1, found[0].characters == 0..<word.count else {
      return []
    }
    return table.readings(of: found[0].number)
  }

  /// A text with its words replaced by their most usual readings; `nil` if it
  /// has none.
  ///
  /// ```swift
  /// let dictionary = try ReadingDictionary("東京\tとうきょう\n東京都\tとうきょうと")
  /// dictionary.reading(of: "東京都タワー")  // とうきょうとタワー
  /// dictionary.reading(of: "タワー")        // nil
  /// ```
  ///
  /// - Complexity: O(*m* log *n*) in the characters of the text and the number of
  ///   words.
  public func reading(of text: String) -> String? { reading(of: text[...]) }

  func reading(of text: Substring) -> String? {
    let words = words(in: text)
    if words.isEmpty { return nil }
    var result = ""
    var place = text.startIndex
    var number = 0
    for word in words {
      let start = text.index(
        place, offsetBy: word.characters.lowerBound - number)
      result += text[place..<start]
      result += table.firstReading(of: word.number)
      place = text.index(start, offsetBy: word.characters.count)
      number = word.characters.upperBound
    }
    result += text[place...]
    return result
  }
}

extension ReadingDictionary: Hashable {
  /// Whether two dictionaries have the same words with the same readings.
  public static func == (left: Self, right: Self) -> Bool {
    left.table.hasEqualWords(right.table)
  }

  /// Feeds the dictionary's digest to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(table.digest) }

  /// A hash of words and readings, the same in each process.
  var digest: String { String(table.digest, radix: 16) }
}

extension ReadingDictionary: Codable {
  /// Reads a dictionary from a text of lines.
  ///
  /// - Throws: `DecodingError` for a line without a word or a reading.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(ReadingDictionaryError) {
      try self.init(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: error.description)
    }
  }

  /// Writes the dictionary as a text of lines, the words in order.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var text = ""
    for number in 0..<table.count {
      text += table.word(number)
      for reading in table.readings(of: number) { text += "\t" + reading }
      text += "\n"
    }
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// Why a file is no ``ReadingDictionary``.
///
/// ```swift
/// try ReadingDictionary("山田\tやまだ\n田中")
/// // → throws: line 2 has a word without a reading
/// ```
///
/// Lines count from one.
public enum ReadingDictionaryError: Error, Sendable, Hashable {
  /// The line has a word, but no reading behind a tab, and is none of SKK's.
  case noReading(line: Int)

  /// The line has a tab, but no word before it.
  case noWord(line: Int)

  /// The bytes of the line are neither UTF-8 nor EUC-JP.
  case illFormed(line: Int)
}

extension ReadingDictionaryError: CustomStringConvertible {
  /// What is wrong, and in which line.
  public var description: String {
    switch self {
    case .noReading(let line): "line \(line) has a word without a reading"
    case .noWord(let line): "line \(line) has no word before its first tab"
    case .illFormed(let line): "line \(line) is neither UTF-8 nor EUC-JP"
    }
  }
}

// MARK: - Words in texts

extension ReadingDictionary {
  /// A word of the dictionary in a text.
  package struct FoundWord {
    /// The numbers of its characters.
    package let characters: Range<Int>

    /// The number of the word in the table.
    let number: Int
  }

  /// The words of a text from left to right, the longest at each place.
  package func words(in text: Substring) -> [FoundWord] {
    if table.count == 0
      || table.lowestScalar >= 0x80 && text.utf8.allSatisfy({ $0 < 0x80 })
    {
      return []
    }
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for character in text {
      bytes.appendForLookup(character)
      ends.append(bytes.count)
    }
    var found: [FoundWord] = []
    var number = 0
    while number < ends.count {
      var last = number
      let word = table.longestWord(
        in: bytes.span, at: number == 0 ? 0 : ends[number - 1]
      ) { end in
        last = ends[number...].partitioningIndex { $0 >= end }
        return last < ends.count && ends[last] == end
      }
      if let word {
        found.append(
          FoundWord(characters: number..<last + 1, number: word.number))
        number = last + 1
      } else {
        number += 1
      }
    }
    return found
  }
}

extension [UInt8] {
  /// Appends a character as words are looked up: decomposed (NFD), and without
  /// variation selectors.
  mutating func appendForLookup(_ character: Character) {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.dropFirst().isEmpty {
      return append(decomposing: first)
    }
    // No word has such a character, and sorting its marks would take long.
    if scalars.dropFirst(32).first != nil { return append(0xFF) }
    let parts = CharacterProperties.canonicalDecomposition(
      of: scalars.lazy.filter { !$0.properties.isVariationSelector }
        .map(\.value))
    for part in parts { self += Unicode.Scalar(part)!.utf8 }
  }

  private mutating func append(decomposing scalar: Unicode.Scalar) {
    if scalar.value < 0xC0 || (0x3400...0x9FFF).contains(scalar.value) {
      self += scalar.utf8
    } else if !scalar.properties.isVariationSelector {
      for part in CharacterProperties.canonicalDecomposition(scalar.value) {
        if let part = Unicode.Scalar(part) { self += part.utf8 }
      }
    }
  }
}
