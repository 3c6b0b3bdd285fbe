/// A list as a search leaves it: the rows that match what somebody types, in
/// order and in sections, with exact changes from query to query.
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
/// A row that matches a query matches all beginnings of it, so that nothing
/// vanishes while somebody goes on typing and comes back. (With strict tiers that
/// holds but for letters of several characters, such as Danish `aa`.)
///
/// The list is edited through the filter (``apply(_:)``); what that changes in the
/// list shown is told as well.
public struct ListFilter<Element> {
  /// The list that is searched, with all its rows.
  public internal(set) var list: IndexedList<Element>

  /// The rows that match, a list like any other.
  ///
  /// Sections without matches are hidden, even if those without rows are shown in
  /// the whole list; the empty query shows the whole list as it is. The list is a
  /// value: to change what is searched, edit the filter.
  public internal(set) var results: IndexedList<Element>

  /// What was typed last.
  public var text: String { query.text }

  /// Where matches may lie.
  public var scope: SearchScope { query.scope }

  /// Whether a search is on: the last query does not match everything.
  public var isSearching: Bool { !query.isEmpty }

  var query: SearchQuery
  var columns: FilterColumns<Element>

  /// What was found lately, the latest last.
  var history: [Finding] = []

  /// The rows of the list by their slots.
  var ranks: RowRanks

  let threads: ThreadCount

  /// Whether elements can be asked for what is listed or searched on the main
  /// actor alone.
  var isOnMainActor: Bool { list.rules.isOnMainActor || columns.isOnMainActor }

  /// Whether a search shows what it finds in sections that are collapsed; see
  /// ``showCollapsedSections(_:)``.
  public internal(set) var collapsedSections = CollapsedSections.expanded

  /// What a query found: a bit for each slot, so that many take little memory.
  struct Finding: Sendable {
    let query: SearchQuery
    let slots: RowSet
    let count: Int

    init(_ query: SearchQuery, _ slots: RowSet) {
      self.query = query
      self.slots = slots
      count = slots.count
    }
  }
}

extension ListFilter: Sendable where Element: Sendable {}
