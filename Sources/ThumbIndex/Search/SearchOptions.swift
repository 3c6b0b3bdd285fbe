/// Which letters a search treats as equal, and what else it finds.
///
/// ```swift
/// var options = SearchOptions()
/// options.tiers = .strict
/// options.readings = [.pinyinInitials]
/// var filter = try ListFilter(
///   ["Öl", "O'Brien", "微信"], searching: [SearchField(\.self)],
///   collator: try Collator("sv"), options: options)
/// filter.update("o")
/// filter.results.rows  // O'Brien
/// filter.update("obrien")
/// filter.results.rows  // O'Brien
/// filter.update("wx")
/// filter.results.rows  // 微信
/// ```
///
/// In JSON the options are an object: `{"tiers": ["locale"], "punctuation":
/// "leftOut", "readings": ["pinyin"], "minding": []}`, and `filing` if set.
/// Missing keys have their defaults.
public struct SearchOptions: Sendable, Hashable {
  /// How far folding goes; all tiers by default.
  ///
  /// A text that matches in any tier is found. An empty set counts as
  /// `.strict`.
  public var tiers: Set<SearchTier> = .all

  /// Whether blanks and punctuation count; by default they do not.
  public var punctuation: Punctuation = .leftOut

  /// The kinds of readings that also find a text; none by default.
  public var readings: Set<SearchReading> = []

  /// The differences that count although tiers ignore them; none by default.
  ///
  /// They count in every tier: with accents minded, `mueller` does not find
  /// Müller, as `ü` and `ue` differ by an accent in German search. Readings
  /// ignore these differences.
  public var minding: Set<SearchDifference> = []

  /// The filing rules; a match at the start of a text may also begin after a
  /// part that the rules pass over, and ``SearchReading/dictionary`` takes their
  /// dictionary.
  ///
  /// In the scope ``SearchScope/startsWith``, with English articles, `bea` and
  /// `the bea` each find The Beatles; with honorifics and particles, `dr`,
  /// `von` and `neu` each find Dr. von Neumann. `nil`, the default, stands for
  /// the rules of the list, if any.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.articleLanguages = ["en"]
  /// var filter = try ListFilter(
  ///   ["The Beatles", "Abba"], searching: [SearchField(\.self)],
  ///   options: SearchOptions(filing: rules))
  /// filter.update("bea", scope: .startsWith)
  /// filter.results.rows  // The Beatles
  /// filter.update("the bea", scope: .startsWith)
  /// filter.results.rows  // The Beatles
  /// ```
  public var filing: FilingRules?

  /// Whether blanks and punctuation count.
  ///
  /// ```swift
  /// var filter = try ListFilter(
  ///   ["O’Brien", "Obrien", "C++"], searching: [SearchField(\.self)])
  /// filter.update("o'bri")
  /// filter.results.rows  // O’Brien, Obrien
  /// filter.update("c+")
  /// filter.results.rows  // C++
  /// try filter.setSearch(options: SearchOptions(punctuation: .significant))
  /// filter.update("o'bri")
  /// filter.results.rows  // O’Brien
  /// ```
  public enum Punctuation: String, Sendable, Hashable, Codable, CaseIterable {
    /// Signs that people add, leave out or swap are left out, in texts and
    /// queries alike: white space, apostrophes, quotation marks, hyphens, full
    /// stops, commas, colons, semicolons, middle dots, slashes, underscores,
    /// brackets, `¡` and `¿`, and their kin in all scripts.
    ///
    /// Other signs count: `c++` does not find C. A sign that belongs to a letter
    /// of the locale, as in Uzbek `oʻ`, is not left out in the
    /// ``SearchTier/locale`` tier. A match that runs across white space of the
    /// text begins where a word begins, or the query has a blank there, too:
    /// `jeanluc` finds Jean Luc, but `linter` does not find "splin ter".
    case leftOut

    /// All signs count, unless the collator ignores them.
    ///
    /// Look-alikes are equal, such as `'` and `’`, or `-` and `–`. White space is
    /// one blank, however long, and does not count at the ends.
    case significant
  }

  /// Options; by default all tiers, signs left out, no readings, no minded
  /// differences, the filing rules of the list.
  ///
  /// ```swift
  /// let options = SearchOptions(tiers: .strict, readings: [.pinyin])
  /// ```
  public init(
    tiers: Set<SearchTier> = .all, punctuation: Punctuation = .leftOut,
    readings: Set<SearchReading> = [], minding: Set<SearchDifference> = [],
    filing: FilingRules? = nil
  ) {
    self.tiers = tiers
    self.punctuation = punctuation
    self.readings = readings
    self.minding = minding
    self.filing = filing
  }

  /// The tiers that texts are folded in, the finest first; at least one.
  package var tiersInForce: [SearchTier] {
    (tiers.isEmpty ? .strict : tiers).inOrder
  }

  /// Where the rests of a text start, in UTF-8: one after each part that filing
  /// passes over, at most eight; and, where signs count, one after opening
  /// punctuation.
  ///
  /// A match at the start of the text may also begin at the start of a rest.
  /// There is no rest after a part that ends within a character, as matches
  /// begin between characters.
  package func laterStarts(of text: String) -> [Int] {
    if !mayHaveLaterStarts { return [] }
    var starts = filing?.laterStarts(of: text) ?? []
    if punctuation == .significant {
      let rest = text.unicodeScalars.drop {
        $0.properties.isWhitespace || opening.contains($0)
          || CharacterProperties.isOpening($0.value)
      }
      if rest.startIndex > text.startIndex, !starts.contains(rest.startIndex) {
        starts.append(rest.startIndex)
      }
    }
    return starts.compactMap { start in
      String.Index(start, within: text).map {
        text.utf8.distance(from: text.startIndex, to: $0)
      }
    }
  }

  /// Whether some text may have later starts.
  package var mayHaveLaterStarts: Bool {
    !(filing?.leavesStarts ?? true) || punctuation == .significant
  }
}

/// Signs that open a phrase, but are not opening punctuation to Unicode.
private let opening = Set("\"'¡¿".unicodeScalars)

extension SearchOptions: Codable {
  private enum CodingKeys: String, CodingKey {
    case tiers, punctuation, readings, minding, filing
  }

  /// Reads options; those that are left out have their defaults.
  ///
  /// - Throws: `DecodingError` for an unknown value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    try container.read(.tiers, into: &tiers)
    try container.read(.punctuation, into: &punctuation)
    try container.read(.readings, into: &readings)
    try container.read(.minding, into: &minding)
    filing = try container.decodeIfPresent(FilingRules.self, forKey: .filing)
  }

  /// Writes the options; sets are written in a fixed order.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tiers.inOrder, forKey: .tiers)
    try container.encode(punctuation, forKey: .punctuation)
    try container.encode(readings.inOrder, forKey: .readings)
    try container.encode(minding.inOrder, forKey: .minding)
    try container.encodeIfPresent(filing, forKey: .filing)
  }
}

/// A difference between letters that a search can mind.
///
/// ```swift
/// var filter = try ListFilter(
///   ["Résumé", "resume", "Resume"], searching: [SearchField(\.self)],
///   options: SearchOptions(minding: [.accents]))
/// filter.update("résumé")
/// filter.results.rows  // Résumé
/// filter.update("resume")
/// filter.results.rows  // resume, Resume
/// try filter.setSearch(options: SearchOptions(minding: [.case]))
/// filter.results.rows  // resume
/// ```
public enum SearchDifference: String, Sendable, Hashable, Codable, CaseIterable
{
  /// Accents, and all that a tier's collator treats as accents: `e` and `é`,
  /// Hebrew with and without points, German `ue` and `ü`, `ss` and `ß`.
  case accents

  /// Upper and lower case; a small kana is the lower case of a large one.
  case `case`
}

/// A kind of reading: a spelling in other letters that people can type to find
/// a text.
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
  /// The initial consonants of Hangul syllables: `ㅎㄱ` and `ㅎ글` find 한글.
  ///
  /// Initials that a keyboard joins are two as well: `ㄳ` finds 감사. Half-typed
  /// syllables match anyway: `한ㄱ` and `한그` find 한글, `한` finds 하나.
  case hangulInitials

  /// The pinyin of Han characters: `zeng` finds 曾国藩.
  ///
  /// Readings come from the rules of ICU's `Han-Latin` and, at the start of a
  /// text, `Han-Latin/Names`. A character is also found by its other usual
  /// readings in Unihan: `yinhang` and `yinxing` find 银行. `v`, `yu`, `u:` and `u`
  /// stand for ü: `nver` finds 女儿.
  ///
  /// A match begins where a syllable begins, in every scope, and may go on by
  /// characters: `guofan` and `曾guo` find 曾国藩, but `ang` does not find 广东.
  case pinyin

  /// The first letters of the pinyin of Han characters: `wx` finds 微信.
  ///
  /// `zh`, `ch` and `sh` count as first letters, too. If ``pinyin`` is chosen as
  /// well, they mix with full syllables in any order: `wxin` and `weix` find 微信.
  case pinyinInitials

  /// The romaji of kana: `kyanpasu` finds キャンパス.
  ///
  /// Kana are found by all spellings that keyboards take, and by those of signs
  /// and passports: `shimbun`, `shinbun` and `sinnbun` find しんぶん, `tokyo`,
  /// `toukyou` and `tohkyoh` find とうきょう, and `kohi`, `koohii` and `ko-hi-` find
  /// コーヒー. Half-composed queries find them, too: `さk` finds さくら.
  case romaji

  /// The Latin letters of other scripts, by their sound: `moskva` finds Москва,
  /// `athina` Αθήνα, and `djordjevic` Ђорђевић.
  ///
  /// ICU's transliterators spell Cyrillic, Greek, Armenian, Georgian, Arabic,
  /// Hebrew, Indic scripts, Thai, Hangul, kana (as ``romaji``) and others: as
  /// scholars do, and as on maps in the collator's language (BGN/PCGN). Cyrillic,
  /// Greek, Georgian and Armenian are also found as passports, street signs and
  /// people write them (`yurii` and `iuliia` find Юрій and Юлия, `tarnovo` finds
  /// Търново in Bulgarian lists), and so are Korean surnames: `kim`, `lee`, `park`.
  /// Hindi and related languages have the vowels that speakers leave out, and those
  /// that they do not: `kamla` and `kamala` find कमला. Of Arabic, Persian and Hebrew
  /// the vowels of common names are known: `mohammed` finds محمد, `yaakov` יעקב.
  /// Accents do not count. A match may begin at any letter. A letter that is not
  /// written, such as ь and ayin, belongs to the one before it: `ol` and `olga` find
  /// Ольга. One that the rules leave alone, such as the ہ of Urdu, cannot be typed,
  /// but what stands around it can: `la` finds لاہور.
  case latin

  /// The readings of words in the ``FilingRules/dictionary`` of the options'
  /// ``SearchOptions/filing``: `yamada` and `やまだ` find 山田, without a dictionary
  /// nothing.
  ///
  /// Readings in kana are found by all that finds kana, as for ``romaji``; others
  /// by their letters. A match begins where a word of the dictionary begins, and
  /// may go on by characters: `yamada太郎` and `やまだ太` find 山田太郎. It marks whole
  /// words. All eight readings of a word count, as far as the characters and their
  /// readings have 31 letters.
  case dictionary
}
