extension ListFilter {
  /// Does several things one after another, edits and queries, and tells what they
  /// changed in the results in all.
  ///
  /// As ``IndexedList/batch(_:)``.
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
  /// - Returns: The changes from the results before to the results after.
  /// - Complexity: O(*n*) in the rows shown, and that of what is done.
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
