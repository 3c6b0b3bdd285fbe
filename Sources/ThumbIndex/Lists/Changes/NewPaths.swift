/// Where rows are after changes, made ready for many questions.
///
/// A report tells of all rows that were shown, also of those whose sections are
/// deleted, inserted or reloaded; what became of sections does not matter here.
struct NewPaths: Sendable {
  private let report: ChangeReport

  /// The new positions of the groups shown.
  private let positions: GroupPositions

  /// The places of moved rows, by their old places.
  private let moves: [GroupRow: GroupRow]

  /// The groups whose rows have other numbers than before.
  private let shifts: [Int: Shift]

  /// Where the staying rows of a group are.
  private struct Shift: Sendable {
    /// Rows that leave the group.
    let leaving: RankedRuns
    /// Rows that come to the group.
    let coming: RankedRuns
  }

  init(_ report: ChangeReport) {
    self.report = report
    positions = GroupPositions(shown: report.after.shown)
    moves = Dictionary(
      uniqueKeysWithValues: report.moves.map { ($0.from, $0.to) })
    shifts = report.rows.mapValues { rows in
      Shift(
        leaving: RankedRuns(rows.deleted.adding(rows.leaving)),
        coming: RankedRuns(rows.inserted.adding(rows.entering)))
    }
  }

  /// The new path of a row; `nil` if the row is gone, or was not shown.
  subscript(path: RowPath) -> RowPath? {
    guard report.before.shown.indices.contains(path.section), path.row >= 0,
      path.row < report.before.count(at: path.section)
    else { return nil }
    let group = report.before.shown[path.section]
    if let new = moves[GroupRow(group: group, row: path.row)] {
      return self.path(of: new)
    }
    guard let section = positions[group] else { return nil }
    guard let shift = shifts[group] else {
      return RowPath(section: section, row: path.row)
    }
    if shift.leaving.contains(path.row) { return nil }
    let number = path.row - shift.leaving.rows(before: path.row)
    return RowPath(section: section, row: shift.coming.gap(number).row)
  }

  private func path(of new: GroupRow) -> RowPath? {
    positions[new.group].map { RowPath(section: $0, row: new.row) }
  }
}

// MARK: - Runs

extension NewPaths {
  /// The rows that leave some sections or come to some, but stay in the list, as
  /// runs of neighbours; ascending by old path.
  ///
  /// - Parameters:
  ///   - old: The old positions of sections, ascending.
  ///   - new: The new positions of sections.
  /// - Complexity: O(*k* log *k*) in the runs of rows that change, and in the
  ///   moved rows.
  func runs(
    from old: [Int], orTo new: Set<Int>
  ) -> [ListChanges.Move<ListChanges.RowRange>] {
    var runs: [Run] = []
    for section in old { addStaying(in: section, to: &runs) }
    let left = Set(old)
    for move in report.moves {
      guard let section = report.positions[move.from.group],
        let path = path(of: move.to),
        left.contains(section) || new.contains(path.section)
      else { continue }
      let row = move.from.row
      runs.append(Run(section: section, rows: row..<row + 1, to: path))
    }
    runs.sort {
      ($0.section, $0.rows.lowerBound) < ($1.section, $1.rows.lowerBound)
    }
    var joined: [Run] = []
    for run in runs {
      if let last = joined.last, last.isContinued(by: run) {
        joined[joined.count - 1].rows =
          last.rows.lowerBound..<run.rows.upperBound
      } else {
        joined.append(run)
      }
    }
    return joined.map(\.change)
  }

  private struct Run {
    let section: Int
    var rows: Range<Int>
    /// The new path of the first row.
    let to: RowPath

    /// Whether another run follows this one, before and after the changes.
    func isContinued(by next: Run) -> Bool {
      section == next.section && rows.upperBound == next.rows.lowerBound
        && to.section == next.to.section && to.row + rows.count == next.to.row
    }

    var change: ListChanges.Move<ListChanges.RowRange> {
      ListChanges.Move(
        from: ListChanges.RowRange(section: section, rows: rows),
        to: ListChanges.RowRange(
          section: to.section, rows: to.row..<to.row + rows.count),
        isReloaded: true)
    }
  }

  /// Adds the rows of a section that do not leave its group.
  private func addStaying(in section: Int, to runs: inout [Run]) {
    let group = report.before.shown[section]
    guard let new = positions[group] else { return }
    let count = report.before.count(at: section)
    var row = 0
    while row < count {
      var end = count
      var to = row
      if let shift = shifts[group] {
        if let next = shift.leaving.end(ofRunWith: row) {
          row = next
          continue
        }
        let gap = shift.coming.gap(row - shift.leaving.rows(before: row))
        to = gap.row
        end = min(end, shift.leaving.start(after: row) ?? end)
        if let room = gap.room { end = min(end, row + room) }
      }
      runs.append(
        Run(
          section: section, rows: row..<end,
          to: RowPath(section: new, row: to)))
      row = end
    }
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

  /// The index of the first run that ends after a row.
  private func index(after row: Int) -> Int {
    runs.partitioningIndex { $0.upperBound > row }
  }

  /// The end of the run that has a row; `nil` if no run has it.
  func end(ofRunWith row: Int) -> Int? {
    let index = index(after: row)
    return index < runs.count && runs[index].contains(row)
      ? runs[index].upperBound : nil
  }

  func contains(_ row: Int) -> Bool { end(ofRunWith: row) != nil }

  /// The start of the first run after a row that is in no run.
  func start(after row: Int) -> Int? {
    let index = index(after: row)
    return index < runs.count ? runs[index].lowerBound : nil
  }

  /// How many rows of the runs are before a row.
  func rows(before row: Int) -> Int {
    let index = index(after: row)
    if index == runs.count {
      return index == 0 ? 0 : counts[index - 1] + runs[index - 1].count
    }
    return counts[index] + max(0, row - runs[index].lowerBound)
  }

  /// The row that is in no run and has a given number of such rows before it,
  /// and how many such rows there are from it to the next run; `nil` if no run
  /// follows.
  func gap(_ number: Int) -> (row: Int, room: Int?) {
    let index = runs.indices.partitioningIndex {
      runs[$0].lowerBound - counts[$0] > number
    }
    let row =
      index == 0
      ? number : number + counts[index - 1] + runs[index - 1].count
    return (row, index < runs.count ? runs[index].lowerBound - row : nil)
  }
}
