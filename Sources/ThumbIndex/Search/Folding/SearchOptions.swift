/// Which letters a search treats as equal, and what else it finds.
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
/// In JSON the options are an object: `{"tiers": ["locale"], "punctuation":
/// "keep", "readings": ["pinyin"], "minding": []}`, and `filing` if set.
/// Missing keys have their defaults.
public struct SearchOptions: Sendable, Hashable {
  /// How far folding goes; all tiers by default.
  ///
  /// A text that matches in any tier is found. An empty set counts as
  /// `.strict`.
  public var tiers: Set<SearchTier> = .all

  /// Whether a search also finds texts that differ from the query only in
  /// punctuation.
  public var punctuation: Punctuation = .keep

  /// The kinds of readings that also find a text; none by default.
  public var readings: Set<SearchReading> = []

  /// The differences that count although tiers ignore them; none by default.
  ///
  /// They count in every tier: with accents minded, `mueller` does not find
  /// Müller, as `ü` and `ue` differ by an accent in German search. Readings
  /// ignore these differences.
  public var minding: Set<SearchDifference> = []

  /// The filing rules; a match at the start of a text may also begin after a
  /// part that the rules pass over.
  ///
  /// In the scope ``SearchScope/startsWith``, with English articles, `bea` and
  /// `the bea` each find The Beatles; with honorifics and particles, `dr`,
  /// `von` and `neu` each find Dr. von Neumann. `nil`, the default, stands for
  /// the rules of the list, if any.
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

  /// Whether a search may ignore punctuation.
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
    /// Punctuation counts, unless the collator ignores it.
    case keep

    /// A text is found with and without punctuation: `obrien` and `o'brien`
    /// find O'Brien.
    ///
    /// Spaces and symbols still count.
    case optional
  }

  /// The default options: all tiers, punctuation kept, no readings, no minded
  /// differences, the filing rules of the list.
  public init() {}

  /// Options with defaults for those not given.
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

  /// The tiers that texts are folded in, the finest first; at least one.
  package var tiersInForce: [SearchTier] {
    (tiers.isEmpty ? .strict : tiers).inOrder
  }

  /// The rests of a text: one after each part that filing passes over, at most
  /// eight.
  ///
  /// A match at the start of the text may also begin at the start of a rest.
  /// There is no rest after a part that ends within a character, as matches
  /// begin between characters.
  func laterTexts(of text: String) -> [String] {
    guard let filing else { return [] }
    return filing.laterStarts(of: text).compactMap { start in
      String.Index(start, within: text).map { String(text[$0...]) }
    }
  }
}
