package import CollateTool
package import ThumbIndex

/// What there is to show: a list, or what a search left of it.
package struct Content: Sendable {
  /// How the list is made.
  package var recipe: ListRecipe

  /// The whole list.
  package var list: IndexedList<InputLine>

  /// What a search shows of it; `nil` where all is shown.
  package var filter: ListFilter<InputLine>?

  /// What was searched for.
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

  /// The rows that are shown.
  package var shown: IndexedList<InputLine> { filter?.results ?? list }
}
