extension ListFilter {
  /// The changes from one part of the list to another.
  ///
  /// - Parameter dropped: The rows, by group, that the second part does not have,
  ///   where it is a part of the first one.
  static func changes(
    from old: IndexedList<Element>, to new: IndexedList<Element>,
    dropped: [Int: RowRuns]? = nil
  ) -> ListChanges {
    var report = ChangeReport(
      before: ChangeReport.Sections(
        shown: old.groups.shown, starts: old.groups.starts),
      after: ChangeReport.Sections(
        shown: new.groups.shown, starts: new.groups.starts),
      positions: Dictionary(
        uniqueKeysWithValues: zip(
          old.groups.shown, old.groups.shown.indices)))
    let oldSet = dropped == nil ? old.slotSet : nil
    let newSet = dropped == nil ? new.slotSet : nil
    // Sections that one of the lists does not show need no look at their rows.
    for group in new.groups.shown where report.position(of: group) != nil {
      let rows = old.groups[group].rows
      let newRows = new.groups[group].rows
      if let dropped {
        report.report(group: group, deleted: dropped[group] ?? RowRuns())
      } else if let oldSet, let newSet {
        report.report(
          group: group, deleted: rows.divided(by: newSet).others,
          inserted: newRows.divided(by: oldSet).others)
      }
    }
    return report.changes()
  }
}

extension IndexedList {
  /// The slots that have rows shown.
  fileprivate var slotSet: RowSet {
    var set = RowSet(capacity: slots.elements.slotCount)
    for group in groups.shown {
      groups[group].rows.forEach { set.insert(UInt32($0)) }
    }
    return set
  }
}
