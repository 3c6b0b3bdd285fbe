/// What a search takes for the same, and what it looks at.
///
/// ```swift
/// var options = SearchOptions()
/// options.tiers = .strict
/// options.punctuation = .optional
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
/// As JSON they are an object of words:
/// `{"tiers": ["locale"], "punctuation": "keep", "readings": ["pinyin"]}`; what is
/// left out is as by default.
public struct SearchOptions: Sendable, Hashable {
  /// How far letters are taken for the same; all tiers by default.
  ///
  /// A text that matches in one of them is found. None is the letters of the
  /// locale, as `.strict` has them.
  public var tiers: Set<SearchTier> = .all

  /// Whether punctuation may be left out.
  public var punctuation: Punctuation = .keep

  /// The readings by which texts are found as well; none by default.
  public var readings: Set<SearchReading> = []

  /// What must be as it was typed, though tiers take it for the same; nothing by
  /// default.
  ///
  /// It holds in every tier: with accents minded, `mueller` does not find Müller,
  /// whose letters the German collation for searching tells from `ue` by an accent.
  /// Readings are found whatever their accents and case.
  public var minding: Set<SearchDifference> = []

  /// The rules by which texts are filed: what they pass over at the start, a match
  /// at the start may leave out or not.
  ///
  /// With English articles `bea` and `the bea` find The Beatles in the scope
  /// ``SearchScope/startsWith``; with honorifics and particles, `dr`, `von` and
  /// `neu` find Dr. von Neumann. `nil`, the default, stands for the rules of the
  /// list that is searched, if it has any.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.articles = ["en"]
  /// var filter = try ListFilter(
  ///   ["The Beatles", "Abba"], searching: [SearchField(\.self)],
  ///   options: SearchOptions(filing: rules))
  /// filter.update("bea", scope: .startsWith)
  /// filter.results.rows  // The Beatles
  /// filter.update("the bea", scope: .startsWith)
  /// filter.results.rows  // The Beatles
  /// ```
  public var filing: FilingRules?

  /// Whether punctuation may be left out.
  ///
  /// ```swift
  /// var filter = try ListFilter(
  ///   ["O'Brien"], searching: [SearchField(\.self)],
  ///   options: SearchOptions(punctuation: .optional))
  /// filter.update("obri")
  /// filter.results.rows  // O'Brien
  /// filter.update("o'bri")
  /// filter.results.rows  // O'Brien
  /// ```
  public enum Punctuation: String, Sendable, Hashable, Codable, CaseIterable {
    /// It counts, unless the collator ignores it.
    case keep

    /// A text is found with and without it: `obrien` and `o'brien` find O'Brien.
    ///
    /// Spaces and symbols still count.
    case optional
  }

  /// The default: all tiers, punctuation that counts, no readings, nothing minded,
  /// filing as in the list.
  public init() {}

  /// Options, the default where none is given.
  ///
  /// ```swift
  /// let options = SearchOptions(tiers: .strict, readings: [.pinyin])
  /// ```
  public init(
    tiers: Set<SearchTier> = .all, punctuation: Punctuation = .keep,
    readings: Set<SearchReading> = [], minding: Set<SearchDifference> = [],
    filing: FilingRules? = nil
  ) {
    self.tiers = tiers
    self.punctuation = punctuation
    self.readings = readings
    self.minding = minding
    self.filing = filing
  }

  /// The tiers that texts are folded in, from the finest on; at least one.
  package var tiersInForce: [SearchTier] {
    SearchTier.allCases.filter {
      (tiers.isEmpty ? .strict : tiers).contains($0)
    }
  }

  /// What remains of a text behind what is passed over at its start: where a match
  /// at the start may begin, too.
  ///
  /// Only what begins between characters, as matches do.
  func laterTexts(of text: String) -> [Substring] {
    guard let filing else { return [] }
    return filing.laterStarts(of: text).compactMap { start in
      String.Index(start, within: text).map { text[$0...] }
    }
  }
}
