/// Where rows are after changes, made ready for many questions.
///
/// A report tells of all rows that were shown, also of those whose sections are
/// deleted, inserted or reloaded; what became of sections does not matter here.
struct NewPaths: Sendable {
  private let report: ChangeReport

  /// The places of moved rows, by their old places.
  private let moves: [GroupRow: GroupRow]

  /// The groups whose rows have other numbers than before.
  private let shifts: [GroupNumber: Shift]

  /// Where the staying rows of a group are.
  private struct Shift: Sendable {
    /// Rows that leave the group.
    let leaving: RankedRuns
    /// Rows that come to the group.
    let coming: RankedRuns
  }

  init(_ report: ChangeReport) {
    self.report = report
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
    guard report.before.indices.contains(path.section), path.row >= 0,
      path.row < report.before.rowCount(at: path.section)
    else { return nil }
    let group = report.before[path.section]
    if let new = moves[GroupRow(group: group, row: path.row)] {
      return self.path(of: new)
    }
    guard let section = report.newPosition(of: group, from: path.section)
    else { return nil }
    guard let shift = shifts[group] else {
      return RowPath(section: section, row: path.row)
    }
    if shift.leaving.contains(path.row) { return nil }
    let number = path.row - shift.leaving.rows(before: path.row)
    return RowPath(section: section, row: shift.coming.gap(number).row)
  }

  private func path(of new: GroupRow) -> RowPath? {
    report.newPosition(of: new.group).map {
      RowPath(section: $0, row: new.row)
    }
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
    var runs: [ListChanges.Move<ListChanges.RowRange>] = []
    for section in old { addStaying(in: section, to: &runs) }
    let left = Set(old)
    for move in report.moves {
      guard let section = report.positions[move.from.group],
        let path = path(of: move.to),
        left.contains(section) || new.contains(path.section)
      else { continue }
      let from = RowPath(section: section, row: move.from.row)
      runs.append(
        ListChanges.Move(from: from.range, to: path.range, isReloaded: true))
    }
    runs.sort {
      ($0.from.section, $0.from.rows.lowerBound)
        < ($1.from.section, $1.from.rows.lowerBound)
    }
    return runs.joined { $0.joined(to: $1) }
  }

  /// Adds the rows of a section that do not leave its group.
  private func addStaying(
    in section: Int,
    to runs: inout [ListChanges.Move<ListChanges.RowRange>]
  ) {
    let group = report.before[section]
    guard let new = report.newPosition(of: group, from: section) else { return }
    let count = report.before.rowCount(at: section)
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
        ListChanges.Move(
          from: ListChanges.RowRange(section: section, rows: row..<end),
          to: ListChanges.RowRange(section: new, rows: to..<to + end - row),
          isReloaded: true))
      row = end
    }
  }
}

/// Runs of rows, which tell how many rows lie before a row.
struct RankedRuns: Sendable {
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

  /// Finds a row by its number among the rows that are in no run.
  ///
  /// Also returns how many of these rows are left from there to the next run;
  /// `nil` if no run follows.
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

extension ListChanges {
  /// The path that a shown row has after the changes; `nil` if the row is gone
  /// or hidden, or if no row with this path was shown.
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
  /// A row keeps its identity whatever happens to its section: rows that an edit
  /// changes or moves are found, also in sections that are deleted, inserted or
  /// reloaded. After ``IndexedList/replaceAll(with:)``, a row is the one with the
  /// same id; of several, the first is the first. Without ids, a row is the one
  /// that it was paired with.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// var list = IndexedList(people, by: \.name, collation: swedish)
  /// let anna = RowPath(section: 0, row: 0)
  /// let married = list.update(at: anna) { $0.name = "Ek" }
  /// married.deletedSections        // [0]
  /// married.insertedSections       // [0]
  /// married.newPath(ofRow: anna)   // 0.0
  /// ```
  ///
  /// - Parameter path: The path before the changes.
  /// - Complexity: O(log *k*) in the changed rows, after O(*k* log *k*) for the
  ///   first call.
  public func newPath(ofRow path: RowPath) -> RowPath? { rows.newPaths[path] }

  /// The paths that some rows have after the changes, without those of rows that
  /// are gone.
  ///
  /// ```swift
  /// let (georgia, iowa) = (states.rowPath(ofRow: 0), states.rowPath(ofRow: 3))
  /// let changes = states.remove(at: georgia)
  /// changes.newPaths(ofRows: [georgia, iowa])  // [1.1]; Iowa
  /// ```
  ///
  /// - Parameter paths: Paths before the changes.
  /// - Complexity: That of ``newPath(ofRow:)`` for each path.
  public func newPaths(ofRows paths: some Sequence<RowPath>) -> Set<RowPath> {
    let newPaths = rows.newPaths
    return Set(paths.compactMap { newPaths[$0] })
  }

  /// Rows that stay in the list although their old section is deleted or
  /// reloaded, or their new section is inserted or reloaded: ranges of rows
  /// before the changes, and where they are now; ascending by old path.
  ///
  /// Other lists of the changes do not name these rows. A copy of the list that
  /// has only the changes, such as a web page, keeps its selection with them.
  ///
  /// ```swift
  /// let key = states.sections[2].key
  /// let kept = states.setHeader("2 states", ofSection: key).keptRanges.first
  /// kept?.from.rows  // 0..<2
  /// kept?.to.rows    // 0..<2
  /// ```
  ///
  /// A view makes the cells of these rows anew, so they count as reloaded.
  ///
  /// - Complexity: O(*k* log *k*) in the runs of rows that change and the moved
  ///   rows.
  public var keptRanges: [Move<RowRange>] {
    if deletedSections.isEmpty, insertedSections.isEmpty,
      reloadedSections.isEmpty
    {
      return []
    }
    let report = rows.report
    let reloaded = reloadedSections.compactMap {
      report.newPosition(of: report.before[$0], from: $0)
    }
    return rows.newPaths.runs(
      from: (deletedSections + reloadedSections).sorted(),
      orTo: Set(insertedSections + reloaded))
  }
}
