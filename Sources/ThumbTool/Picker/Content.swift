package import CollateTool
package import ThumbIndex

/// The content to show: a list, perhaps with a search.
package struct Content: Sendable {
  package var recipe: ListRecipe

  /// The whole list.
  package var list: IndexedList<InputLine>

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
  package var search: SearchText

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

  /// The ranges of bytes that match in a row's text.
  func matches(at path: RowPath) -> [Range<Int>] {
    filter.map { recipe.matches(at: paths?[path.row] ?? path, in: $0) } ?? []
  }
}
