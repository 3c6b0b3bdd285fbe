extension ListFilter {
  /// Shows the groups of the list in another order of the caller's; those left
  /// out are not shown, and not found.
  ///
  /// - Parameter keys: The keys of the groups, each once.
  /// - Returns: What that changed in ``results``.
  /// - Complexity: As that of a first query.
  /// - Precondition: See ``IndexedList/showSections(_:)``.
  @discardableResult
  public mutating func showSections(
    _ keys: some Sequence<SectionKey>
  ) -> ListChanges {
    let changes = list.showSections(keys)
    ranks = RowRanks(list)
    return showAgain(changesOfList: changes)
  }

  /// Sets what the caller shows above a section, beside its title.
  ///
  /// As ``IndexedList/setHeader(_:ofSection:)``.
  ///
  /// - Returns: A reload of the section, if it is among ``results``.
  @discardableResult
  public mutating func setHeader(
    _ header: (any Sendable)?, ofSection key: SectionKey
  ) -> ListChanges {
    list.setHeader(header, ofSection: key)
    return results.setHeader(header, ofSection: key)
  }

  /// Sets what the caller shows below a section.
  ///
  /// As ``setHeader(_:ofSection:)``.
  @discardableResult
  public mutating func setFooter(
    _ footer: (any Sendable)?, ofSection key: SectionKey
  ) -> ListChanges {
    list.setFooter(footer, ofSection: key)
    return results.setFooter(footer, ofSection: key)
  }

  /// Where a row of the list may be moved by hand.
  public var moveRule: MoveRule<Element> {
    get { list.moveRule }
    set {
      list.moveRule = newValue
      results.moveRule = newValue
    }
  }
}
