package import CollateTool
package import ThumbIndex

/// The content to show: a list, perhaps with a search.
package struct Content: Sendable {
  /// How to make the list.
  package var recipe: ListRecipe

  /// The whole list.
  package var list: IndexedList<InputLine>

  /// The filter of the list; `nil` without a search.
  package var filter: ListFilter<InputLine>?

  /// The search of the filter.
  package var search: SearchText

  package init(
    _ recipe: ListRecipe, _ list: IndexedList<InputLine>,
    _ filter: ListFilter<InputLine>? = nil, _ search: SearchText
  ) {
    self.recipe = recipe
    self.list = list
    self.filter = filter
    self.search = search
  }

  /// The rows shown.
  package var shown: IndexedList<InputLine> { filter?.results ?? list }
}
