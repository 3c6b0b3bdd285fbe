extension IndexedList {
  /// Replaces all elements, and finds the changes.
  ///
  /// Old and new rows are paired by id if elements are `Identifiable`. Without
  /// ids, rows are paired within a section. Sorted rows are paired by equal
  /// sort keys. Of rows with equal keys, equal elements at both ends are paired
  /// first, then the others in order. Rows ordered by hand are paired by equal
  /// elements, or by row number if elements are not `Equatable`. A
  /// paired row is reloaded unless its old and its new element are `Equatable`
  /// and equal. If thousands of rows ordered by hand differ and elements are
  /// not `Hashable`, only equal rows at both ends of the section are paired.
  ///
  /// ```swift
  /// let fromServer = ["Georgia", "Hawaii", "Iowa", "Ohio"]
  /// let changes = states.replaceAll(with: fromServer)
  /// changes.deletedRows       // 2.0
  /// changes.insertedSections  // [3]
  /// ```
  ///
  /// - Parameter elements: The elements in the order of their arrival.
  /// - Complexity: That of making a list, plus O(*n*) on average; O(*n* log
  ///   *n*) if the order of rows changes.
  @discardableResult
  public mutating func replaceAll(
    with elements: some Sequence<Element>
  ) -> ListChanges {
    let listed =
      rules.knowsSections ? groups.ranked.map { groups[$0].key } : nil
    let old = storage
    storage = ListStorage(Array(elements), rules: rules, listed: listed)
    slots.succeed(generation: old.slots.generation)
    storage.adoptSections(of: old.groups)
    let comparison = ListComparison(old: old, new: storage)
    notes.follow { comparison.following($0) }
    return comparison.changes()
  }
}
