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
  /// The stretches of the original text, in order, without overlaps.
  ///
  /// They begin and end between characters. Each, folded in ``tier``, has what
  /// was typed in it; if that ended within a letter of several characters, it
  /// may be the whole letter. Empty when only a reading matches.
  public let ranges: [Range<String.Index>]

  /// The finest tier whose letters what was typed is found in.
  ///
  /// A search of that tier alone finds the text. What ends within a letter of
  /// several characters and is found as nothing but the start of that letter
  /// (Hungarian `ccs`, on the way to `ccsz`… in `cscs`) has the tier of the letter,
  /// which by itself does not find it.
  public let tier: SearchTier

  /// How good the match is.
  public let rank: Rank

  /// Whether the text itself does not match, but a reading of it does.
  public let isReading: Bool

  /// How much of a text matches, best first.
  ///
  /// ```swift
  /// SearchMatch.Rank.start < SearchMatch.Rank.inside  // true
  /// ```
  public enum Rank: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// All of it.
    case wholeText
    /// Its start.
    case start
    /// The start of a word.
    case wordStart
    /// Something else.
    case inside

    /// Whether one rank is better than another.
    public static func < (left: Self, right: Self) -> Bool {
      left.rawValue < right.rawValue
    }
  }
}
