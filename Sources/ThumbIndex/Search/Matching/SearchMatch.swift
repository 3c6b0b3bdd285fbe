/// Where and how a text matches.
///
/// ```swift
/// var filter = try ListFilter(states, searching: \.self)
/// filter.update("gi")
/// let path = RowPath(section: 0, row: 0)
/// let match = filter.matches(at: path)[0].match
/// match.ranges.map { filter.results[path][$0] }  // gi
/// match.tier                                     // .locale
/// match.rank                                     // .inside
/// ```
public struct SearchMatch: Sendable, Hashable {
  /// The matching ranges of the original text, in order, without overlaps.
  ///
  /// They begin and end between characters. Each range, folded in ``tier``,
  /// contains the folded phrase or word of the query. If that phrase or word
  /// ends within a letter of several characters, the range may contain the
  /// whole letter. When only a reading matches, the ranges are those of the
  /// characters that are read so; none for a reading of the caller's own.
  public let ranges: [Range<String.Index>]

  /// The finest tier in which the text matches, with two exceptions.
  ///
  /// A match of a reading has the coarsest of the options' tiers. If the query
  /// ends within a letter of several characters, and the text matches only with
  /// the whole letter, the tier is the coarsest that has this letter.
  public let tier: SearchTier

  /// How much of the text, or of its reading, matches.
  ///
  /// Parts that ``SearchOptions/filing`` passes over do not lower the rank.
  public let rank: Rank

  /// Whether the match has other signs and blanks between its letters than the
  /// query; ranked rows that have the query's come first.
  public let hasOtherSigns: Bool

  /// Whether only a reading of the text matches.
  public let isReading: Bool

  /// How many slips keep the text from matching, where the search shows near
  /// matches; 0 for a match, and for a near match that differs only in what the
  /// search minds (``SearchOptions/minding``).
  ///
  /// A slip at the first letter counts as two, one to a neighbouring key of
  /// ``SearchRequest/keyboard`` as a half. The tier is then that of the letters
  /// compared, and the ranges show what is meant.
  public internal(set) var slips = 0.0

  /// How much of a text matches; the first case is the best.
  ///
  /// ```swift
  /// SearchMatch.Rank.start < SearchMatch.Rank.inside  // true
  /// ```
  public enum Rank: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// The whole text.
    case wholeText
    /// The start of the text.
    case start
    /// The start of a word.
    case wordStart
    /// Any other part.
    case inside

    /// Whether the left rank is better.
    public static func < (left: Self, right: Self) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}

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
