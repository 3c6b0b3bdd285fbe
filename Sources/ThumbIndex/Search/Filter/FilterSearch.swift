/// What a filter searches for, as far as it shows in a view: whether a search is
/// on, and what is highlighted.
///
/// It has no elements, so changes may keep it.
final class FilterSearch: Sendable {
  let query: SearchQuery

  /// The folder of each field.
  let folders: [SearchFolder]

  init(_ query: SearchQuery, _ folders: [SearchFolder]) {
    self.query = query
    self.folders = folders
  }

  /// Adds to changes of rows what else they tell a view.
  ///
  /// - Parameter old: The search before the changes.
  func telling(_ changes: ListChanges, since old: FilterSearch) -> ListChanges {
    var changes = changes
    if old.query.isEmpty != query.isEmpty { changes.indexBarChanged = true }
    // Without rows before or after, none stays.
    let counts = changes.rowCounts
    if counts.before > 0, counts.after > 0, !hasHighlights(of: old) {
      changes.highlightsBefore = old
    }
    return changes
  }

  /// Whether another search certainly highlights the same.
  private func hasHighlights(of other: FilterSearch) -> Bool {
    if query.words != other.query.words { return false }
    if query.isEmpty { return true }
    return query.scope == other.query.scope
      && query.fields == other.query.fields
      && zip(folders, other.folders).allSatisfy { $0.plan === $1.plan }
  }
}

extension ListFilter {
  /// What the filter searches for.
  var search: FilterSearch {
    FilterSearch(
      query, columns.fields.indices.map { columns.folder(ofField: $0) })
  }
}
