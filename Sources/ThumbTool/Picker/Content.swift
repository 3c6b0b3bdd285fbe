package import CollateTool
import Synchronization
package import ThumbIndex

/// The content to show: a list, perhaps with a search.
package struct Content: Sendable {
  package let recipe: ListRecipe

  /// The whole list.
  package let list: IndexedList<InputLine>

  /// The filter; `nil` if all rows are shown.
  private let filter: ListFilter<InputLine>?

  package let shown: IndexedList<InputLine>

  /// For each shown row, its path in the filter's results; `nil` unless rows
  /// are ranked.
  private let paths: [RowPath]?

  /// Whether the shown rows are all rows or exactly the filter's results; if
  /// so, changes of the list or filter are also changes of the shown rows.
  let followsFilter: Bool

  /// The search that the content is for.
  package let search: SearchText

  /// The matches in rows that were drawn; without them, each key would search
  /// long rows on the screen again.
  private let known = KnownMatches()

  package init(
    _ recipe: ListRecipe, _ list: IndexedList<InputLine>,
    _ filter: ListFilter<InputLine>? = nil, _ search: SearchText
  ) {
    self.recipe = recipe
    self.list = list
    self.filter = filter
    self.search = search
    (shown, paths, followsFilter) =
      filter.map { recipe.shown($0) } ?? (list, nil, true)
  }

  /// How many rows match; near matches do not.
  package var matchCount: Int {
    filter?.showsNearMatches == true ? 0 : shown.count
  }

  /// Whether the search has only signs that do not count, so that all rows are
  /// shown.
  var hasIdleSearch: Bool {
    !search.text.isEmpty && filter.map { !$0.isSearching } ?? false
  }

  /// The ranges of bytes that match in a row's text.
  func matches(at path: RowPath) -> [Range<Int>] {
    guard let filter else { return [] }
    return known.matches(at: path) {
      recipe.matches(at: paths?[path.row] ?? path, in: filter)
    }
  }

  /// How many times matches were looked for in a row.
  var searchCount: Int { known.searchCount }
}

/// The matches in rows of one content.
private final class KnownMatches: Sendable {
  private let state = Mutex<
    (matches: [RowPath: [Range<Int>]], searchCount: Int)
  >(
    ([:], 0))

  var searchCount: Int { state.withLock { $0.searchCount } }

  func matches(
    at path: RowPath, else find: () -> [Range<Int>]
  ) -> [Range<Int>] {
    if let known = state.withLock({ $0.matches[path] }) { return known }
    let found = find()
    state.withLock {
      // More rows than any screen shows.
      if $0.matches.count >= 1000 { $0.matches = [:] }
      $0.matches[path] = found
      $0.searchCount += 1
    }
    return found
  }
}
