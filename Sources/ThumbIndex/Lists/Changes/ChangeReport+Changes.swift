extension ChangeReport {
  /// The changes with the section positions and row paths that table views
  /// need.
  ///
  /// - Complexity: O(*k* log *k*) in the rows that moved or were reloaded; also in
  ///   the sections that came, went or moved, and a step for each block of them.
  func changes() -> ListChanges { changes(SectionFates(self)) }

  /// The changes, given what became of sections.
  func changes(_ fates: SectionFates) -> ListChanges {
    var report = self
    report.fates = fates
    var changes = ListChanges(
      rowCounts: ListChanges.RowCounts(
        before: before.rowCount, after: after.rowCount),
      rows: LaterReport(report))
    changes.deletedSections = fates.deleted
    changes.insertedSections = fates.inserted
    changes.movedSections = fates.moved
    changes.reloadedSections = fates.reloaded
    changes.indexBarChanged = fates.areDifferent
    for (group, rows) in rows where !rows.reloaded.isEmpty {
      guard let section = report.positions(of: group) else { continue }
      changes.reloadedRows += rows.reloaded.map {
        RowPath(section: section.old, row: $0)
      }
    }
    changes.movedRows = moves.compactMap { report.path(of: $0) }
    changes.reloadedRows.sort()
    changes.movedRows.sort { $0.to < $1.to }
    return changes
  }

  /// The changes, with deleted and inserted rows found on demand.
  ///
  /// Nothing may move, and no row may be reloaded.
  ///
  /// - Parameter tell: Adds the deleted and the inserted rows to the report.
  func changes(
    tellingRowsLater tell: @escaping @Sendable (inout ChangeReport) -> Void
  ) -> ListChanges {
    var changes = changes()
    changes.rows = LaterReport(changes.rows.base, tell: tell)
    return changes
  }

  /// A section's old and new position, or `nil`; see
  /// ``SectionFates/positions(of:)``.
  func positions(of group: GroupNumber) -> (old: Int, new: Int)? {
    fates?.positions(of: group)
  }

  /// The new position of a group's section, whatever became of it; `nil` if it is
  /// not shown.
  ///
  /// - Parameter old: The old position, if the group is not among those that
  ///   changed.
  func newPosition(of group: GroupNumber, from old: Int? = nil) -> Int? {
    fates?.newPosition(of: group, from: old ?? positions[group])
  }

  /// The paths of a move; `nil` unless both sections have ``positions(of:)``.
  private func path(of move: Move) -> ListChanges.Move<RowPath>? {
    guard let old = positions(of: move.from.group)?.old,
      let new = positions(of: move.to.group)?.new
    else { return nil }
    return ListChanges.Move(
      from: RowPath(section: old, row: move.from.row),
      to: RowPath(section: new, row: move.to.row), isReloaded: move.isReloaded)
  }

  // MARK: On demand

  /// The new positions of sections that are neither deleted, inserted nor
  /// reloaded, and whose headers have changed.
  var changedHeaders: [Int] {
    let moved = Set(fates?.moved.map(\.to) ?? [])
    return groupsWithOtherHeaders.compactMap { group in
      positions(of: group)?.new
        ?? newPosition(of: group).flatMap { moved.contains($0) ? $0 : nil }
    }.sorted()
  }

  /// The groups whose headers show something else, whatever became of their
  /// sections.
  var groupsWithOtherHeaders: Set<GroupNumber> {
    var groups = Set(headers)
    for (group, rows) in rows where rows.showOtherCount { groups.insert(group) }
    return groups
  }

  /// Whether rows have changed in sections with ``positions(of:)``.
  var concernsRowsShown: Bool {
    rows.contains { group, rows in !rows.isEmpty && positions(of: group) != nil
    }
  }

  /// Deleted rows of sections with ``positions(of:)``; a move to a section
  /// without positions is a deletion.
  var deletedRanges: [ListChanges.RowRange] {
    ranges(\.deleted, of: \.from, leaving: \.to, at: \.old)
  }

  /// Inserted rows of sections with ``positions(of:)``; a move from a section
  /// without positions is an insertion.
  var insertedRanges: [ListChanges.RowRange] {
    ranges(\.inserted, of: \.to, leaving: \.from, at: \.new)
  }

  /// The ranges of deleted rows, or those of inserted rows.
  ///
  /// - Parameters:
  ///   - kind: The deleted or the inserted rows.
  ///   - end: The place that a move leaves, for deleted rows; the place that it
  ///     leads to, for inserted rows.
  ///   - otherEnd: The other place of the move.
  ///   - position: The old or the new position of a section.
  private func ranges(
    _ kind: KeyPath<Rows, RowRuns>, of end: KeyPath<Move, GroupRow>,
    leaving otherEnd: KeyPath<Move, GroupRow>,
    at position: KeyPath<(old: Int, new: Int), Int>
  ) -> [ListChanges.RowRange] {
    var halves: [GroupNumber: [Int]] = [:]
    for move in moves
    where positions(of: move[keyPath: otherEnd].group) == nil {
      let row = move[keyPath: end]
      halves[row.group, default: []].append(row.row)
    }
    let sections = rows.compactMap { group, rows in
      positions(of: group).map { positions in
        (
          position: positions[keyPath: position],
          runs: rows[keyPath: kind].adding(halves[group] ?? [])
        )
      }
    }
    return sections.sorted { $0.position < $1.position }.flatMap { section in
      section.runs.ranges.map {
        ListChanges.RowRange(section: section.position, rows: $0)
      }
    }
  }
}

extension ChangeReport.Rows {
  /// Whether the section shows another number of rows.
  var showOtherCount: Bool {
    deleted.count + leaving.count != inserted.count + entering.count
  }

  var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && leaving.isEmpty
      && entering.isEmpty
  }
}
