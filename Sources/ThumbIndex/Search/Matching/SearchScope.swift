/// Where in a text a match may lie.
///
/// `contains` finds all that `wordStartsWith` finds, and `wordStartsWith` all
/// that `startsWith` finds.
///
/// ```swift
/// var filter = try ListFilter(
///   ["Ostpaul", "Jean-Paul", "Paul"], searching: [SearchField(\.self)])
/// filter.update("paul", scope: .contains)
/// filter.results.rows  // Ostpaul, Jean-Paul, Paul
/// filter.update("paul", scope: .wordStartsWith)
/// filter.results.rows  // Jean-Paul, Paul
/// filter.update("paul", scope: .startsWith)
/// filter.results.rows  // Paul
/// ```
public enum SearchScope: String, Sendable, Hashable, Codable, CaseIterable {
  /// Anywhere.
  case contains

  /// At the start of a word: at the start of the text, after a space, where a
  /// letter or digit follows a sign, at each Han character, where another script
  /// begins, and where digits begin or end.
  ///
  /// So `brien` finds O'Brien and `paul` Jean-Paul, but not Jeanpaul; `mate` and
  /// `60` find 华为Mate60. Unlike ICU's word boundaries, the rule needs no
  /// dictionary for Thai and Japanese.
  /// A strict Korean search reads Hanja as Hangul, but each Hanja still begins
  /// a word.
  case wordStartsWith

  /// At the start of the text, or after what filing rules skip at the start; see
  /// ``SearchOptions/filing``. Opening punctuation does not count.
  case startsWith

  /// Whether another scope finds everything that this scope finds.
  func isWithin(_ other: Self) -> Bool {
    other == .contains || self == other || self == .startsWith
  }
}
