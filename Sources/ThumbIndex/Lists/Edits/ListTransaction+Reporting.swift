extension ListTransaction {
  /// What the work changed.
  ///
  /// - Parameters:
  ///   - positions: The groups concerned, and their positions before.
  ///   - after: The sections shown after it.
  func report(
    _ positions: [(group: Int, old: Int?)], after: ChangeReport.Sections
  ) -> ChangeReport {
    var report = ChangeReport(
      before: before, after: after,
      positions: Dictionary(
        uniqueKeysWithValues: positions.compactMap { group, old in
          old.map { (group, $0) }
        }))
    var moved: Set<GroupRow> = []
    var inserted: [Int: [Int]] = [:]
    var reloaded: [Int: [Int]] = [:]
    for (group, work) in work {
      let inPlace = Set(work.arrivalsInPlace(group: group))
      for (index, arrival) in work.arrivals.enumerated() {
        let row = work.gaps[index] + index
        guard let origin = arrival.origin else {
          inserted[group, default: []].append(row)
          continue
        }
        moved.insert(origin)
        if !inPlace.contains(index) {
          report.report(
            ChangeReport.Move(
              from: origin, to: GroupRow(group: group, row: row),
              isReloaded: arrival.isReloaded))
        } else if arrival.isReloaded {
          reloaded[group, default: []].append(origin.row)
        }
      }
    }
    for (group, work) in work {
      report.report(
        group: group,
        deleted: RowRuns(
          work.leaving.filter {
            !moved.contains(GroupRow(group: group, row: $0))
          }),
        inserted: RowRuns(inserted[group] ?? []),
        reloaded: work.reloaded + (reloaded[group] ?? []))
    }
    return report
  }
}

extension GroupWork {
  /// The arrivals that may count as not moved: they come from this group, and are
  /// where they were between the rows that stay.
  ///
  /// - Returns: Their indices.
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
