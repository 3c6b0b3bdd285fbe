extension ListFilter {
  /// Shows the groups of the list in a new order; groups left out are neither
  /// shown nor found.
  ///
  /// ```swift
  /// let list = IndexedList(
  ///   people, groupedBy: \.city, order: .listed(["Lund"]))
  /// var filter = try ListFilter(list, searching: \.name)
  /// filter.showSections([SectionKey("Umeå")])
  /// filter.results.rows.map(\.name)  // Anna
  /// ```
  ///
  /// - Parameter keys: The keys of the groups, each once.
  /// - Returns: The changes of ``results``.
  /// - Complexity: That of searching all texts.
  /// - Precondition: See ``IndexedList/showSections(_:)``.
  @discardableResult
  public mutating func showSections(
    _ keys: some Sequence<SectionKey>
  ) -> ListChanges {
    let changes = list.showSections(keys)
    ranks = RowRanks(list)
    return showAgain(changesOfList: changes, BatchNotes())
  }

  /// Sets the caller's data for a section's header, as
  /// ``IndexedList/setHeader(_:ofSection:)`` does.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// let key = states.sections[2].key
  /// filter.setHeader("2 states", ofSection: key).reloadedSections  // [2]
  /// filter.results.sections[2].header  // 2 states
  /// ```
  ///
  /// - Returns: A reload of the section, if ``results`` show it.
  @discardableResult
  public mutating func setHeader(
    _ header: (any Sendable)?, ofSection key: SectionKey
  ) -> ListChanges {
    list.setHeader(header, ofSection: key)
    return results.setHeader(header, ofSection: key)
  }

  /// Sets the caller's data for a section's footer.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.setFooter("2 states", ofSection: states.sections[2].key)
  /// filter.results.sections[2].footer  // 2 states
  /// ```
  @discardableResult
  public mutating func setFooter(
    _ footer: (any Sendable)?, ofSection key: SectionKey
  ) -> ListChanges {
    list.setFooter(footer, ofSection: key)
    return results.setFooter(footer, ofSection: key)
  }
}
