extension IndexedList {
  /// Replaces all elements, and finds the changes.
  ///
  /// An old and a new row are paired by their ids if elements are
  /// `Identifiable`. Otherwise they are paired if their sort keys are equal,
  /// equal elements first; in lists ordered by hand, if their elements are
  /// equal. A paired row is reloaded unless its element is `Equatable` and
  /// equal to the old one. If thousands of rows ordered by hand differ and
  /// elements are not `Hashable`, only rows at both ends are paired.
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
  ///   *n*) if rows are in another order.
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
