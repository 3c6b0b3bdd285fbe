extension IndexedList {
  /// A list that is one section.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// let list = IndexedList(people, sortedBy: [SortField(swedish, on: \.name)])
  /// list.rows.map(\.name)  // Anna, Åke, Östen
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements in the order of their arrival.
  ///   - fields: What rows are ordered by; with none they are ordered by hand, at
  ///     first as they come.
  ///   - title: What stands above the section.
  ///   - emptySections: Whether the section is shown when it has no rows.
  ///   - threads: How many threads may work; `nil` for one on each core.
  /// - Complexity: That of making and sorting the keys of the fields.
  public init(
    _ elements: some Sequence<Element>, sortedBy fields: [SortField<Element>],
    title: String = "", emptySections: EmptySections = .kept,
    threads: Int? = nil
  ) {
    self.init(
      elements,
      rules: ListRules(
        sectioning: .none(title: title), criteria: fields.map(\.criterion),
        emptySections: emptySections, threads: threads))
  }
}
