/// The texts by which a search finds a row, besides the row's own text.
struct OtherTexts {
  /// The readings of the row's text and of ``laterTexts``.
  var readings: [String]

  /// The result of ``SearchOptions/laterTexts(of:)``.
  var laterTexts: [String] = []
}

extension SearchOptions {
  /// Whether ``otherTexts(of:own:)`` may return more than the caller's
  /// readings.
  var hasOtherTexts: Bool {
    !readings.isEmpty || !(filing?.leavesStarts ?? true)
      || punctuation == .significant
  }

  /// The readings and later texts that also find a text.
  ///
  /// - Parameter own: The caller's own readings of the text.
  func otherTexts(of text: String, own: [String]?) -> OtherTexts {
    let later = laterTexts(of: text)
    return OtherTexts(
      readings: readings(of: text, later, own: own), laterTexts: later)
  }

  /// The readings that also find a text.
  ///
  /// - Parameters:
  ///   - laterTexts: The result of ``laterTexts(of:)``.
  ///   - own: The caller's own readings of the text.
  func readings(
    of text: String, _ laterTexts: [String], own: [String]?
  ) -> [String] {
    var result = readings.readings(of: text, own: own)
    for later in laterTexts { result += readings.readings(of: later) }
    return result
  }
}

extension Set<SearchReading> {
  /// The caller's own readings of a text, and readings made from them and from
  /// the text.
  func readings(
    of text: @autoclosure () -> String, own: [String]?
  ) -> [String] {
    let own = own ?? []
    if isEmpty { return own }
    return own + own.flatMap { readings(of: $0) } + readings(of: text())
  }

  /// A text's readings of the kinds in this set.
  ///
  /// - Complexity: O(*n*) in the characters of the text. If only ICU's
  ///   transliterators can read a text, one thread at a time uses them.
  func readings(of text: String) -> [String] {
    explainedReadings(of: text).map(\.text)
  }

  /// A text's readings of the kinds in this set, and their sources.
  package func explainedReadings(of text: String) -> [ExplainedReading] {
    if isEmpty || text.utf8.allSatisfy({ $0 < 0xE1 }) { return [] }
    var result: [ExplainedReading] = []
    func add(_ texts: some Sequence<String>, _ source: ExplainedReading.Source)
    {
      for (index, text) in texts.enumerated()
      where !result.contains(where: { $0.text.hasBytes(of: text) }) {
        result.append(
          ExplainedReading(text: text, source: source, isMain: index == 0))
      }
    }
    if contains(.hangulInitials) { add(hangulInitials(of: text), .initials) }
    if !isDisjoint(with: [.pinyin, .pinyinInitials]), let pinyin = Pinyin(text)
    {
      let ways = pinyin.readingsByWay(
        inFull: contains(.pinyin), asInitials: contains(.pinyinInitials))
      for (index, way) in ways.enumerated() {
        add(way, index == 0 ? .icu : .unihan)
      }
    }
    if contains(.romaji) {
      let romaji = romajiReadings(of: text)
      add(romaji.prefix(1), .hepburn)
      add(romaji.dropFirst(), .keyboards)
    }
    return result
  }
}

/// A reading of a text, and where it comes from.
package struct ExplainedReading: Sendable {
  package let text: String
  package let source: Source

  /// Whether the text is the first spelling that the source gives for a reading,
  /// such as pinyin with syllables apart.
  package let isMain: Bool

  package enum Source: String, Sendable {
    case icu = "ICU"
    case hepburn = "Hepburn"
    case unihan = "Unihan"
    case keyboards = "as keyboards take it"
    case initials = "initial consonants"
  }
}
