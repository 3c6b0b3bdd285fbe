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
/// try filter.setOptions(SearchOptions(minding: [.case]))
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
