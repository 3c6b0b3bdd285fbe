extension IndexedList {
  /// Puts other elements in the place of all, and finds out what that changes.
  ///
  /// Rows are known by their ids where elements are `Identifiable`. Otherwise
  /// rows of equal keys are taken for the same, equal elements first; rows that
  /// are ordered by hand, when their elements are equal. A row that is the same
  /// is reloaded unless its element is equal to the old one (`Equatable`). Where
  /// thousands of rows by hand are different, only those at both ends are known
  /// again, unless elements are `Hashable`.
  ///
  /// ```swift
  /// let fromServer = ["Georgia", "Hawaii", "Iowa", "Ohio"]
  /// let changes = states.replaceAll(with: fromServer)
  /// changes.deletedRows       // 2.0
  /// changes.insertedSections  // [3]
  /// ```
  ///
  /// - Parameter elements: The elements in the order of their arrival.
  /// - Complexity: That of building a list, and O(*n*) on average; O(*n* log *n*)
  ///   where rows are in another order.
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
    return ListComparison(old: old, new: storage).changes()
  }
}
