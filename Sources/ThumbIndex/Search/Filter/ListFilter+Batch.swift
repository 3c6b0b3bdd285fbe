extension ListFilter {
  /// Makes edits and queries one after another, and returns their changes
  /// together.
  ///
  /// See ``IndexedList/batch(_:)``.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// let changes = filter.batch { filter in
  ///   filter.edit { $0.insert("Ohio") }
  ///   filter.update("io")
  /// }
  /// changes.deletedSections   // [0, 1]; Georgia, Hawaii
  /// changes.insertedSections  // [1]; Ohio
  /// changes.deletedRows       // 2.0; Idaho
  /// ```
  ///
  /// - Returns: The changes from the old results to the new ones.
  /// - Complexity: O(*n* log *n*) in the rows shown, plus that of the edits and
  ///   queries.
  @discardableResult
  public mutating func batch<Failure: Error>(
    _ body: (inout ListFilter) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    let old = self
    let start = BatchNotes()
    list.notes.begin(start)
    do throws(Failure) {
      try body(&self)
    } catch {
      start.batch.end()
      self = old
      throw error
    }
    let own = list.notes.end(start, in: old.list.notes)
    results.notes = list.notes
    let changes = results.changes(from: old.results, own)
    renumber()
    return search.telling(changes, since: old.search)
  }
}
