/// How a text may be read, for finding it by what a keyboard can type.
///
/// ```swift
/// let field = SearchField<String>(
///   \.self, readings: [.pinyin, .pinyinInitials, .romaji, .hangulInitials])
/// var filter = try ListFilter(
///   ["曾国藩", "微信", "キャンパス", "한글"], searching: [field])
/// filter.update("zeng")
/// filter.results.rows  // 曾国藩
/// filter.update("wx")
/// filter.results.rows  // 微信
/// filter.update("kyanpasu")
/// filter.results.rows  // キャンパス
/// filter.update("ㅎㄱ")
/// filter.results.rows  // 한글
/// ```
public enum SearchReading: String, Sendable, Hashable, Codable, CaseIterable {
  /// The initial consonants of Hangul syllables: `ㅎㄱ` finds 한글.
  ///
  /// Half-typed syllables (`한ㄱ`, `한그`, `한` for 하나) need no reading.
  case hangulInitials

  /// The pinyin of Han characters, surnames read as such: `zeng` finds 曾国藩.
  ///
  /// By ICU's transliterators `Han-Latin` and `Han-Latin/Names`. Characters that
  /// are read in several ways are found by each that Unihan calls usual:
  /// `yinhang` and `yinxing` find 银行. At most eight readings of a text are told
  /// apart, those with one unusual syllable first; in texts of more than 32 Han
  /// characters ICU's alone. `v`, `yu` and `u:` stand for ü: `nver` finds 女儿.
  case pinyin

  /// The first letters of the pinyin of Han characters: `wx` finds 微信.
  ///
  /// With ``pinyin`` also the first letters of some syllables and the others in
  /// full, in texts of no more than six: `wxin` finds 微信.
  case pinyinInitials

  /// The romaji of kana: `kyanpasu` finds キャンパス.
  ///
  /// By ICU's transliterators `Hiragana-Latin` and `Katakana-Latin`, and as
  /// keyboards take it: `shinjuku`, `sinjuku` and `sinzyuku` find しんじゅく, `tokyo`
  /// and `toukyou` とうきょう, `kohi`, `koohii` and `ko-hi-` コーヒー. One spelling is
  /// kept to within a text.
  case romaji
}

/// What a row is found by besides its text.
struct OtherTexts {
  /// What the text, or what remains of it, is read as.
  var readings: [String]

  /// What remains of the text behind what is passed over at its start.
  var laterTexts: [String] = []
}

extension SearchOptions {
  /// Whether texts may be found by others, without readings of the caller's.
  var hasOtherTexts: Bool {
    !readings.isEmpty || !(filing?.leavesStarts ?? true)
  }

  /// What a text is found by besides itself.
  ///
  /// - Parameter own: The caller's own readings of it.
  func otherTexts(of text: String, own: [String]?) -> OtherTexts {
    var result = OtherTexts(readings: readings.readings(of: text, own: own))
    for later in laterTexts(of: text) {
      result.laterTexts.append(String(later))
      result.readings += readings.readings(of: String(later))
    }
    return result
  }
}

extension Set<SearchReading> {
  /// What a text is found by besides itself: the caller's own readings, and what it
  /// and they are read as in these ways.
  func readings(
    of text: @autoclosure () -> String, own: [String]?
  ) -> [String] {
    let own = own ?? []
    if isEmpty { return own }
    return own + own.flatMap { readings(of: $0) } + readings(of: text())
  }

  /// What a text is read as, in these ways; nothing where none applies.
  ///
  /// - Complexity: Some tens of microseconds for kana, and for Han until their
  ///   characters are known: ICU's transliterators work for one thread at a time.
  func readings(of text: String) -> [String] {
    explainedReadings(of: text).map(\.text)
  }

  /// What a text is read as, in these ways, and who says so.
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
      add(romaji.prefix(1), .icu)
      add(romaji.dropFirst(), .keyboards)
    }
    return result
  }
}

/// What a text is read as, and who says so.
package struct ExplainedReading: Sendable {
  package let text: String
  package let source: Source

  /// Whether it is the first of those that are spelt from one reading: with
  /// syllables apart, in Hepburn's system.
  package let isMain: Bool

  package enum Source: String, Sendable {
    case icu = "ICU"
    case unihan = "Unihan"
    case keyboards = "as keyboards take it"
    case initials = "initial consonants"
  }
}
