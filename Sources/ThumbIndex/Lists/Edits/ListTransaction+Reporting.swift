extension ListTransaction {
  /// The changes that the edits made.
  ///
  /// - Parameters:
  ///   - positions: The changed groups and their positions before the edits.
  ///   - groups: The sections after the edits; collapsed sections show no rows.
  func report(
    _ positions: [(group: Int, old: Int?)], _ groups: ListGroups
  ) -> ChangeReport {
    let shown = positions.filter { $0.old != nil }
    var report = ChangeReport(
      before: before, after: ChangeReport.Sections(groups),
      positions: GroupPositions(of: shown.map(\.group), shown.map { $0.old! }))
    report.reloaded = reloaded
    var work = work
    if !groups.collapsed.isEmpty {
      for (group, hidden) in work where groups[group].isCollapsed {
        // Edits of hidden rows change only the header, which may show how many
        // rows there are.
        if hidden.leaving.count != hidden.arrivals.count {
          report.reloaded.insert(group)
        }
        work[group] = nil
      }
    }
    let moved = Set(work.values.flatMap { $0.arrivals.compactMap(\.origin) })
    for (group, work) in work {
      let inPlace = Set(work.arrivalsInPlace(group: group))
      var inserted: [Int] = []
      var reloaded = work.reloaded
      for (index, arrival) in work.arrivals.enumerated() {
        let row = GroupRow(group: group, row: work.gaps[index] + index)
        guard let origin = arrival.origin, !groups[origin.group].isCollapsed
        else {
          inserted.append(row.row)
          continue
        }
        if !inPlace.contains(index) {
          report.report(
            ChangeReport.Move(
              from: origin, to: row, isReloaded: arrival.isReloaded))
        } else if arrival.isReloaded {
          reloaded.append(origin.row)
        }
      }
      let deleted = work.leaving.filter {
        !moved.contains(GroupRow(group: group, row: $0))
      }
      report.report(
        group: group, deleted: RowRuns(deleted), inserted: RowRuns(inserted),
        reloaded: reloaded)
    }
    return report
  }
}

extension GroupWork {
  /// The indices of ``arrivals`` whose rows count as not moved: they return to
  /// this group, between the same rows.
  fileprivate func arrivalsInPlace(group: Int) -> [Int] {
    let candidates = arrivals.indices.filter { index in
      guard let origin = arrivals[index].origin, origin.group == group else {
        return false
      }
      let before = leaving.partitioningIndex { $0 >= origin.row }
      return gaps[index] == origin.row - before
    }
    return longestRise(candidates.map { arrivals[$0].origin!.row })
      .map { candidates[$0] }
  }
}
