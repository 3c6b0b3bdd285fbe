extension IndexedList {
  /// The keys of the collapsed sections, shown or not.
  public var collapsedSections: Set<SectionKey> { groups.collapsed }

  /// Collapses some sections and shows the rows of all others.
  mutating func setCollapsed(_ keys: Set<SectionKey>) -> ListChanges {
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
      } else if groups[number].isCollapsed {
        report.report(group: number, deleted: rows)
      } else {
        report.report(group: number, inserted: rows)
      }
    }
    return report.changes()
  }
}
