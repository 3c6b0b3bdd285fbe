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
  /// Collapses some sections of the list and shows the rows of all others.
  mutating func setCollapsed(_ keys: Set<SectionKey>) -> ListChanges {
    _ = list.setCollapsed(keys)
    if !query.findsAll && collapsedSections == .expanded {
      return ChangeReport(unchanged: results.groups).changes()
    }
    return results.setCollapsed(keys)
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
      !query.findsAll && choice == .expanded ? [] : list.collapsedSections
    return results.setCollapsed(keys)
  }
}
