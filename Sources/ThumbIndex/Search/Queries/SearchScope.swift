/// Where in a text a match may lie.
///
/// Each scope finds all that the ones after it in this list find: `contains`,
/// `wordStartsWith`, `startsWith`.
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
  /// letter or digit follows a sign that is none, and at each Han character.
  ///
  /// So `brien` finds O'Brien and `paul` Jean-Paul, but not Jeanpaul. The rule
  /// looks at folded texts; it is simpler than ICU's word boundaries, which keep
  /// O'Brien in one piece and cost a dictionary for Thai and Japanese. Where a
  /// search has Korean's own letters alone, to which Hanja are the syllables that
  /// they are read as, each Hanja begins a word as well; several of them are found
  /// inside a text as Hanja are typed, and one as its syllable is.
  case wordStartsWith

  /// At the start of the text, or behind what filing rules pass over there; see
  /// ``SearchOptions/filing``.
  case startsWith

  /// Whether all that this scope finds is found by another one too.
  func isWithin(_ other: Self) -> Bool {
    other == .contains || self == other || self == .startsWith
  }
}
