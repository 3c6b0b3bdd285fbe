/// The rows of a list that match a query, in order and in sections, with exact
/// changes from query to query.
///
/// ```swift
/// var filter = try ListFilter(states, searching: \.self)
/// filter.update("o").deletedSections     // [1]; Hawaii has no o
/// filter.results.sections.map(\.title)   // G, I
/// filter.update("io")
/// filter.results.rows                    // Iowa
/// filter.update("")
/// filter.results == states               // true
/// ```
///
/// A row that matches a query also matches the query's prefixes, so no row
/// flickers while somebody types. Without ``SearchTier/base`` among the tiers,
/// this does not hold for letters of several characters, such as Danish `aa`.
///
/// Edit the list through the filter (``edit(_:)``), which returns the changes
/// of the results.
public struct ListFilter<Element> {
  /// The list that is searched, with all its rows.
  public internal(set) var list: IndexedList<Element>

  /// The rows that match, as a list.
  ///
  /// Sections without matches are hidden, even if the list keeps empty
  /// sections. The empty query shows the whole list. Editing a copy of the
  /// results does not edit the filter.
  public internal(set) var results: IndexedList<Element>

  /// What is searched for; see ``update(_:scope:matching:fields:)``.
  public internal(set) var request = SearchRequest<Element>()

  /// The words of the last query that do not count, as 32 different words come
  /// before them; each once, in the order of the query.
  ///
  /// Words that the search does not tell apart, such as `Öl` and `öl`, count as
  /// one of the 32; words of nothing but ignored characters count as none. Rows
  /// that match the query may lack the words here: show them to the person who
  /// typed them.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// let words = (1...34).map { "\($0)" }
  /// filter.update(words.joined(separator: " "), matching: .words)
  /// filter.ignoredWords  // 33, 34
  /// ```
  public var ignoredWords: [String] { query.ignoredWords }

  /// Whether the results are near matches, as nothing matches and the request
  /// asks for them; see ``SearchRequest/nearLimit``.
  public var showsNearMatches: Bool { near != nil }

  /// Whether the text searched for has characters that count in the search.
  public var isSearching: Bool { !query.isEmpty }

  var query: SearchQuery
  var columns: FilterColumns<Element>

  /// The near matches shown, if the results are near matches.
  var near: NearFinding?

  var history = SearchHistory()

  /// The row number of each slot of the list.
  var ranks: RowRanks

  let threads: ThreadCount

  /// Whether only the main actor may read elements, for listing or searching.
  var isOnMainActor: Bool { list.rules.isOnMainActor || columns.isOnMainActor }
}

extension ListFilter: Sendable where Element: Sendable {}

extension ListFilter: CustomStringConvertible, CustomReflectable {
  /// The query and what it found, in one line.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("io")
  /// filter.description  // "io" in 4 rows: 1 row: I 1
  /// ```
  public var description: String {
    "\"\(oneLine(request.text))\" in \(list.count) rows: \(results)"
  }

  /// The query's text, the list and the results, for debuggers and `dump`.
  public var customMirror: Mirror {
    Mirror(
      self, children: ["text": request.text, "list": list, "results": results],
      displayStyle: .struct)
  }
}
