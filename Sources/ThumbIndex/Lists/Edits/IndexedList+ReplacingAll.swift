extension IndexedList {
  /// Puts other elements in the place of all, and finds out what that changes.
  ///
  /// Rows are known by their ids where elements are `Identifiable`. Otherwise
  /// rows of equal keys are taken for the same, equal elements first; rows that
  /// are ordered by hand, when their elements are equal. A row that is the same
  /// is reloaded unless its element is equal to the old one (`Equatable`).
  ///
  /// ```swift
  /// let fromServer = ["Georgia", "Hawaii", "Iowa", "Ohio"]
  /// let changes = states.replaceAll(with: fromServer)
  /// changes.deletedRows       // 2.0
  /// changes.insertedSections  // [3]
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements in the order of their arrival.
  ///   - threads: How many threads may work; `nil` for one on each core.
  /// - Complexity: That of building a list, and O(*n*) on average; O(*n* log *n*)
  ///   where rows are in another order. By hand and without ids O(*n* *d*) in the
  ///   number of differences.
  @discardableResult
  public mutating func replaceAll(
    with elements: some Sequence<Element>, threads: Int? = nil
  ) -> ListChanges {
    var new = IndexedList(
      Array(elements), rules: rules, listed: listedKeys, threads: threads)
    new.sectionData = sectionData
    new.moveRule = moveRule
    let changes = ListComparison(old: self, new: new).report().changes()
    let generation = slots.generation
    self = new
    slots.succeed(generation: generation)
    return changes
  }

  /// The keys of the groups in the caller's order, if there is one.
  private var listedKeys: [SectionKey]? {
    guard case .groups(let grouping) = rules.sectioning,
      grouping.order.isListed
    else { return nil }
    return groups.groups.filter { $0.place != nil }
      .sorted { $0.place! < $1.place! }.map(\.key)
  }
}
