/// Whether a search shows the rows of collapsed sections.
///
/// ```swift
/// var list = states
/// list.collapse(list.sections[2].key)
/// var filter = try ListFilter(list, searching: \.self)
/// filter.update("io")
/// filter.results.rows  // Iowa
/// filter.showCollapsedSections(.collapsed).deletedRows  // 0.0
/// filter.results.sections.map(\.title)                  // I
/// ```
public enum CollapsedSections: String, Sendable, Hashable, Codable,
  CaseIterable
{
  /// All matching rows: during a search no section is collapsed.
  case expanded

  /// A collapsed section with matching rows shows only its header.
  case collapsed
}

extension ListFilter {
  /// Hides the rows of a section of the list, as ``IndexedList/collapse(_:)``
  /// does.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.collapse(states.sections[2].key).deletedRows  // 2.0, 2.1
  /// filter.update("io")
  /// filter.results.rows                                  // Iowa
  /// ```
  ///
  /// - Returns: The changes of ``results``; none during a search with
  ///   ``CollapsedSections/expanded``.
  /// - Complexity: O(*s* log *s*) in the number of sections.
  @discardableResult
  public mutating func collapse(_ key: SectionKey) -> ListChanges {
    setCollapsedSections(list.collapsedSections.union([key]))
  }

  /// Shows the rows of a section again, as ``IndexedList/expand(_:)`` does.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.collapse(states.sections[2].key)
  /// filter.expand(states.sections[2].key).insertedRows  // 2.0, 2.1
  /// ```
  @discardableResult
  public mutating func expand(_ key: SectionKey) -> ListChanges {
    setCollapsedSections(list.collapsedSections.subtracting([key]))
  }

  /// Collapses some sections and shows the rows of all others, as
  /// ``IndexedList/setCollapsedSections(_:)`` does.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.setCollapsedSections(states.sections.map(\.key))
  /// filter.results.rows  // []
  /// ```
  @discardableResult
  public mutating func setCollapsedSections(
    _ keys: some Sequence<SectionKey>
  ) -> ListChanges {
    let keys = Set(keys)
    list.setCollapsedSections(keys)
    if isSearching && collapsedSections == .expanded {
      return ChangeReport(unchanged: results.groups).changes()
    }
    return results.setCollapsedSections(keys)
  }

  /// Sets whether a search shows the rows of collapsed sections.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.collapse(states.sections[0].key)
  /// filter.showCollapsedSections(.collapsed)
  /// filter.update("o")
  /// filter.results.rows                    // Idaho, Iowa
  /// filter.results.sections.map(\.title)   // G I
  /// ```
  ///
  /// - Returns: The changes of ``results``.
  /// - Complexity: O(*s* log *s*) in the number of sections.
  @discardableResult
  public mutating func showCollapsedSections(
    _ choice: CollapsedSections
  ) -> ListChanges {
    collapsedSections = choice
    let keys =
      isSearching && choice == .expanded ? [] : list.collapsedSections
    return results.setCollapsedSections(keys)
  }
}
