extension IndexedList {
  /// Hides the rows of a section and keeps its header.
  ///
  /// ```swift
  /// let key = states.sections[2].key
  /// states.collapse(key).deletedRows  // 2.0, 2.1
  /// states.sections[2].title          // I
  /// states.sections[2].rows           // []
  /// states.sections[2].rowCount       // 2
  /// states.insert("Illinois").reloadedSections  // [2]; its row count
  /// states.expand(key).insertedRows   // 2.0, 2.1, 2.2
  /// ```
  ///
  /// Hidden rows are not in ``rows-swift.property``, ``count`` or the changes
  /// of edits. They can still be edited, and paths and ids still lead to them.
  /// When their number changes, the section is reloaded, as its header may show
  /// the number. A collapsed section that goes and comes back is still
  /// collapsed. The index bar leads to the section's header.
  ///
  /// - Returns: The hidden rows as deletions; a section without rows is
  ///   reloaded.
  /// - Complexity: O(*s* log *s*) in the sections.
  @discardableResult
  public mutating func collapse(_ key: SectionKey) -> ListChanges {
    setCollapsed(groups.collapsed.union([key]))
  }

  /// Shows the rows of a section again.
  ///
  /// ```swift
  /// let key = states.sections[0].key
  /// states.collapse(key)
  /// states.expand(key).insertedRows  // 0.0
  /// ```
  ///
  /// - Returns: The rows inserted; a section without rows is reloaded.
  /// - Complexity: O(*s* log *s*) in the sections.
  @discardableResult
  public mutating func expand(_ key: SectionKey) -> ListChanges {
    setCollapsed(groups.collapsed.subtracting([key]))
  }

  /// The keys of the collapsed sections, shown or not.
  public var collapsedSections: Set<SectionKey> { groups.collapsed }

  /// Collapses some sections and shows the rows of all others.
  ///
  /// ```swift
  /// // Collapses all sections, then expands them:
  /// states.setCollapsedSections(states.sections.map(\.key))
  /// states.rows                      // []
  /// states.sections.map(\.title)     // G H I
  /// states.setCollapsedSections([]).insertedRows  // 0.0, 1.0, 2.0, 2.1
  /// ```
  ///
  /// - Parameter keys: The sections to collapse, shown or not.
  /// - Returns: The rows deleted and inserted; sections without rows are
  ///   reloaded.
  /// - Complexity: O(*s* log *s*) in the sections.
  @discardableResult
  public mutating func setCollapsedSections(
    _ keys: some Sequence<SectionKey>
  ) -> ListChanges {
    setCollapsed(Set(keys))
  }

  private mutating func setCollapsed(_ keys: Set<SectionKey>) -> ListChanges {
    let before = ChangeReport.Sections(groups)
    let changed = groups.shown.filter {
      groups[$0].isCollapsed != keys.contains(groups[$0].key)
    }
    groups.setCollapsed(keys)
    var report = ChangeReport(
      before: before, after: ChangeReport.Sections(groups))
    for number in changed {
      let rows = RowRuns(below: groups[number].rows.count)
      if rows.isEmpty {
        report.reloaded.insert(number)
        continue
      }
      report.headers.append(number)
      if groups[number].isCollapsed {
        report.report(group: number, deleted: rows)
      } else {
        report.report(group: number, inserted: rows)
      }
    }
    return report.changes()
  }
}
