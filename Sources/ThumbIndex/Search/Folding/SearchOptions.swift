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

  /// The default: all tiers, punctuation that counts, no readings.
  public init() {}

  /// Options, the default where none is given.
  ///
  /// ```swift
  /// let options = SearchOptions(tiers: .strict, readings: [.pinyin])
  /// ```
  public init(
    tiers: Set<SearchTier> = .all, punctuation: Punctuation = .keep,
    readings: Set<SearchReading> = []
  ) {
    self.tiers = tiers
    self.punctuation = punctuation
    self.readings = readings
  }

  /// The tiers that texts are folded in, from the finest on; at least one.
  package var tiersInForce: [SearchTier] {
    SearchTier.allCases.filter {
      (tiers.isEmpty ? .strict : tiers).contains($0)
    }
  }
}
