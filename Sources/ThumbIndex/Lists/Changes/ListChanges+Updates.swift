extension ListChanges {
  /// One thing that a table view has to do within a batch of updates, named as
  /// the method of `UITableView` for it.
  ///
  /// Deletions and reloads use the positions before all changes; insertions use
  /// the positions after all changes; a move leads from an old position to a new
  /// one. So the order of the updates does not matter to a table view.
  ///
  /// ```swift
  /// let update = states.insert("Illinois").updates()[0]
  /// update  // .insertRows(at: [2.1])
  /// ```
  public enum Update: Sendable, Hashable {
    /// Reload sections, with their rows, at their old positions.
    case reloadSections([Int])

    /// Reload rows at their old paths.
    case reloadRows(at: [RowPath])

    /// Delete rows at their old paths.
    case deleteRows(at: [RowPath])

    /// Delete sections at their old positions.
    case deleteSections([Int])

    /// Insert sections at their new positions.
    case insertSections([Int])

    /// Insert rows at their new paths.
    case insertRows(at: [RowPath])

    /// Move a section.
    case moveSection(Int, to: Int)

    /// Move a row.
    case moveRow(at: RowPath, to: RowPath)

    /// Reload the index bar, which appears or goes, or whose titles or targets
    /// have changed.
    case reloadSectionIndexTitles
  }

  /// What a table view has to do within one batch of updates; nothing if no row,
  /// section or title of the bar has changed.
  ///
  /// ```swift
  /// states.insert("Illinois").updates()  // .insertRows(at: [2.1])
  /// states.insert("Ohio").updates()
  /// // → .insertSections([3]), .reloadSectionIndexTitles
  /// ```
  ///
  /// After the batch the view draws ``changedHeaders`` again and, if
  /// ``highlightsChanged``, the rows with other highlights. Rows of sections that
  /// are deleted, inserted, moved or reloaded are not in the updates.
  ///
  /// Table views cannot move and reload a row at once; such a row is deleted
  /// and inserted. Without moves, so are all rows and sections that moved:
  ///
  /// ```swift
  /// let start = RowPath(section: 0, row: 0), end = RowPath(section: 0, row: 2)
  /// songs.move(from: start, to: end).updates()
  /// // → .moveRow(at: 0.0, to: 0.2)
  /// songs.move(from: end, to: start).updates(includingMoves: false)
  /// // → .deleteRows(at: [0.2]), .insertRows(at: [0.0])
  /// ```
  ///
  /// - Parameters:
  ///   - includingMoves: Whether the view can move rows and sections.
  ///   - minimumRowCountOfIndexBar: The number of rows below which the view shows
  ///     no index bar, as for ``indexBarChanged(minimumRowCount:)``.
  /// - Complexity: O(*n* log *n*) in the rows that changed.
  public func updates(
    includingMoves: Bool = true, minimumRowCountOfIndexBar: Int = 0
  ) -> [Update] {
    let replacedRows = movedRows.filter { $0.isReloaded || !includingMoves }
    let replacedSections = includingMoves ? [] : movedSections
    var updates: [Update] = []
    func add<Place>(_ update: ([Place]) -> Update, _ places: [Place]) {
      if !places.isEmpty { updates.append(update(places)) }
    }
    add(Update.reloadSections, reloadedSections)
    add(Update.reloadRows, reloadedRows)
    add(
      Update.deleteRows, (deletedRows + replacedRows.map(\.from)).sorted())
    add(
      Update.deleteSections,
      (deletedSections + replacedSections.map(\.from)).sorted())
    add(
      Update.insertSections,
      (insertedSections + replacedSections.map(\.to)).sorted())
    add(Update.insertRows, (insertedRows + replacedRows.map(\.to)).sorted())
    if includingMoves {
      for move in movedSections {
        updates.append(.moveSection(move.from, to: move.to))
      }
      for move in movedRows where !move.isReloaded {
        updates.append(.moveRow(at: move.from, to: move.to))
      }
    }
    if indexBarChanged(minimumRowCount: minimumRowCountOfIndexBar) {
      updates.append(.reloadSectionIndexTitles)
    }
    return updates
  }
}
