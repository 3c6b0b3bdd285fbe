/// What a search takes for the same, and what it looks at.
///
/// ```swift
/// var options = SearchOptions()
/// options.tiers = .strict              // Swedish o does not find Öl
/// options.punctuation = .optional      // obrien finds O'Brien
/// options.readings = [.pinyinInitials] // wx finds 微信
/// ```
public struct SearchOptions: Sendable, Hashable {
  /// How far letters are taken for the same; all tiers by default.
  public var tiers: SearchTiers = .all

  /// Whether punctuation may be left out.
  public var punctuation: Punctuation = .keep

  /// The readings by which texts are found as well; none by default.
  public var readings: Set<SearchReading> = []

  /// Whether punctuation may be left out.
  public enum Punctuation: String, Sendable, Hashable, CaseIterable {
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
  public init(
    tiers: SearchTiers = .all, punctuation: Punctuation = .keep,
    readings: Set<SearchReading> = []
  ) {
    self.tiers = tiers.isEmpty ? .all : tiers
    self.punctuation = punctuation
    self.readings = readings
  }
}
