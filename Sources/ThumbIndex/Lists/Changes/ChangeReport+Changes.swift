extension ChangeReport {
  /// The changes in terms of the sections shown.
  ///
  /// - Complexity: O(*k* log *k*) in the rows reported; where other sections are
  ///   shown than before, also O(*s*) in their number.
  func changes() -> ListChanges {
    let fates = SectionFates(self)
    var changes = ListChanges(
      rowCounts: ListChanges.RowCounts(
        before: before.starts[before.shown.count],
        after: after.starts[after.shown.count]))
    changes.deletedSections = fates.deleted
    changes.insertedSections = fates.inserted
    changes.movedSections = fates.moved
    changes.indexBarChanged = fates.areDifferent
    for (group, rows) in self.rows {
      guard let places = fates.places(of: group) else { continue }
      changes.reloadedRows += rows.reloaded.map {
        RowPath(section: places.old, row: $0)
      }
    }
    let halves = add(moves, fates, to: &changes)
    changes.deletedRanges = ranges(
      rows.mapValues(\.deleted), halves.deleted,
      position: { fates.places(of: $0)?.old })
    changes.insertedRanges = ranges(
      rows.mapValues(\.inserted), halves.inserted,
      position: { fates.places(of: $0)?.new })
    changes.reloadedRows.sort()
    changes.movedRows.sort { $0.to < $1.to }
    changes.splices = splices(fates)
    return changes
  }

  /// Adds moves between sections that stay.
  ///
  /// - Returns: The rest, by group: a row that comes from a section that goes, or
  ///   is not shown, is new, and one that goes there is gone.
  private func add(
    _ moves: [Move], _ fates: SectionFates, to changes: inout ListChanges
  ) -> (deleted: [Int: [Int]], inserted: [Int: [Int]]) {
    var deleted: [Int: [Int]] = [:]
    var inserted: [Int: [Int]] = [:]
    for move in moves {
      let old = fates.places(of: move.from.group)?.old
      let new = fates.places(of: move.to.group)?.new
      switch (old, new) {
      case (let old?, let new?):
        changes.movedRows.append(
          ListChanges.Move(
            from: RowPath(section: old, row: move.from.row),
            to: RowPath(section: new, row: move.to.row),
            isReloaded: move.isReloaded))
      case (nil, _?):
        inserted[move.to.group, default: []].append(move.to.row)
      case (_?, nil):
        deleted[move.from.group, default: []].append(move.from.row)
      case (nil, nil): break
      }
    }
    return (deleted, inserted)
  }

  /// Rows of one kind, in sections that stay.
  private func ranges(
    _ rows: [Int: RowRuns], _ more: [Int: [Int]], position: (Int) -> Int?
  ) -> [ListChanges.RowRange] {
    var rows = rows
    for (group, more) in more {
      rows[group, default: RowRuns()].add(RowRuns(more))
    }
    let sections = rows.compactMap { group, runs in
      position(group).map { (position: $0, runs: runs) }
    }
    return sections.sorted { $0.position < $1.position }.flatMap { section in
      section.runs.ranges.map {
        ListChanges.RowRange(section: section.position, rows: $0)
      }
    }
  }
}

/// What became of the sections shown.
struct SectionFates {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [ListChanges.Move<Int>] = []

  /// Whether other sections are shown, or in another order.
  let areDifferent: Bool

  /// The positions of sections that stay, by their groups; used where the
  /// sections differ.
  private var stayingPlaces: [Int: (old: Int, new: Int)] = [:]

  /// The groups of sections that stay where they are relative to each other.
  private(set) var fixed: Set<Int> = []

  private let report: ChangeReport

  init(_ report: ChangeReport) {
    self.report = report
    let before = report.before.shown
    let after = report.after.shown
    areDifferent = before != after
    if areDifferent { compare(before, after) }
  }

  private mutating func compare(_ before: [Int], _ after: [Int]) {
    var oldPlaces: [Int: Int] = [:]
    for (position, group) in before.enumerated() {
      oldPlaces[group] = position
    }
    let common = after.indices.filter { oldPlaces[after[$0]] != nil }
    let old = common.map { oldPlaces[after[$0]]! }
    let rise = Set(longestRise(old))
    var kept = Set<Int>()
    for (index, new) in common.enumerated() {
      let group = after[new]
      if rise.contains(index) {
        fixed.insert(group)
        stayingPlaces[group] = (old[index], new)
      } else if report.rows[group] == nil {
        moved.append(
          ListChanges.Move(from: old[index], to: new, isReloaded: false))
      } else {
        // Views do not take changes within a section that moves.
        continue
      }
      kept.insert(group)
    }
    deleted = before.indices.filter { !kept.contains(before[$0]) }
    inserted = after.indices.filter { !kept.contains(after[$0]) }
  }

  /// The positions, before and after, of a section that is not deleted, inserted
  /// or moved.
  func places(of group: Int) -> (old: Int, new: Int)? {
    if areDifferent { return stayingPlaces[group] }
    return report.position(of: group).map { ($0, $0) }
  }
}
