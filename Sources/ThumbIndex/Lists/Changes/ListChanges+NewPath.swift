extension ListChanges {
  /// The path that a shown row has after the changes; `nil` if they delete it,
  /// or if no row with this path was shown.
  ///
  /// With this path, a view keeps its selection.
  ///
  /// ```swift
  /// var list = states
  /// let iowa = RowPath(section: 2, row: 1)
  /// list.insert("Illinois").newPath(ofRow: iowa)                    // 2.2
  /// list.remove(at: RowPath(section: 0, row: 0)).newPath(ofRow: iowa)
  /// // → 1.1
  /// ```
  ///
  /// Rows of deleted and reloaded sections have no new path, as their changes
  /// are not listed.
  ///
  /// - Parameter path: The path before the changes.
  /// - Complexity: O(log *k*) in the changed rows, after O(*k* log *k*) for the
  ///   first call; that call is also O(*s*) in the sections.
  public func newPath(ofRow path: RowPath) -> RowPath? {
    let next = reloadedSections.partitioningIndex { $0 >= path.section }
    let isReloaded =
      next < reloadedSections.count && reloadedSections[next] == path.section
    return isReloaded ? nil : rows.newPaths[path]
  }
}

/// Where rows are after changes, made ready for many questions.
struct NewPaths: Sendable {
  private let report: ChangeReport

  /// The new positions of moved sections, by their old positions.
  private let moved: [Int: Int]

  /// The places of moved rows, by their old places.
  private let moves: [GroupRow: GroupRow]

  /// The groups whose rows have other numbers than before.
  private let groups: [Int: Shift]

  /// Where the staying rows of a group are.
  private struct Shift: Sendable {
    /// Rows that leave the group.
    let leaving: RankedRuns
    /// Rows that come to the group.
    let coming: RankedRuns
  }

  init(_ report: ChangeReport) {
    self.report = report
    moved = Dictionary(
      uniqueKeysWithValues: (report.fates?.moved ?? []).map {
        ($0.from, $0.to)
      })
    moves = Dictionary(
      uniqueKeysWithValues: report.moves.map { ($0.from, $0.to) })
    groups = report.rows.mapValues { rows in
      Shift(
        leaving: RankedRuns(rows.deleted.adding(rows.leaving)),
        coming: RankedRuns(rows.inserted.adding(rows.entering)))
    }
  }

  /// The new path of a row, which is in no reloaded section.
  subscript(path: RowPath) -> RowPath? {
    guard report.before.shown.indices.contains(path.section), path.row >= 0,
      path.row < report.before.count(at: path.section)
    else { return nil }
    if let section = moved[path.section] {
      return RowPath(section: section, row: path.row)
    }
    let group = report.before.shown[path.section]
    guard let section = position(of: group, at: path.section) else {
      return nil
    }
    let old = GroupRow(group: group, row: path.row)
    if let new = moves[old] {
      // The rows of an inserted section are not listed.
      return report.positions(of: new.group).map {
        RowPath(section: $0.new, row: new.row)
      }
    }
    guard let shift = groups[group] else {
      return RowPath(section: section, row: path.row)
    }
    let leaving = shift.leaving.rows(before: path.row)
    if shift.leaving.contains(path.row) { return nil }
    return RowPath(
      section: section, row: shift.coming.gap(path.row - leaving))
  }

  /// The new position of a section that is neither moved nor reloaded; `nil` if
  /// it is deleted.
  private func position(of group: Int, at old: Int) -> Int? {
    if let positions = report.positions(of: group) { return positions.new }
    // A report knows no positions of sections that all stay unchanged.
    return report.fates?.areDifferent == true ? nil : old
  }
}

/// Runs of rows, which tell how many rows lie before a row.
private struct RankedRuns: Sendable {
  private let runs: [Range<Int>]

  /// The number of rows in the runs before each run.
  private let counts: [Int]

  init(_ rows: RowRuns) {
    runs = rows.ranges
    var count = 0
    counts = runs.map { run in
      defer { count += run.count }
      return count
    }
  }

  func contains(_ row: Int) -> Bool {
    let index = runs.partitioningIndex { $0.upperBound > row }
    return index < runs.count && runs[index].contains(row)
  }

  /// How many rows of the runs are before a row.
  func rows(before row: Int) -> Int {
    let index = runs.partitioningIndex { $0.upperBound > row }
    if index == runs.count {
      return index == 0 ? 0 : counts[index - 1] + runs[index - 1].count
    }
    return counts[index] + max(0, row - runs[index].lowerBound)
  }

  /// The row that is in no run and has a given number of such rows before it.
  func gap(_ number: Int) -> Int {
    let index = runs.indices.partitioningIndex {
      runs[$0].lowerBound - counts[$0] > number
    }
    return index == 0
      ? number : number + counts[index - 1] + runs[index - 1].count
  }
}
