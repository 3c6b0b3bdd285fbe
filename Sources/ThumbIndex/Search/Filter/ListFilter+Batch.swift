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
    list.notes = BatchNotes()
    do throws(Failure) {
      try body(&self)
    } catch {
      self = old
      throw error
    }
    let own = list.notes ?? BatchNotes()
    list.notes = old.list.notes
    list.notes?.formUnion(own)
    results.notes = nil
    let changes = ListComparison(
      old: old.results.storage, new: results.storage
    ).changes(own)
    renumber()
    return changes
  }
}
