extension IndexedList {
  /// Moves a row by hand, as far as the list's ``moveRule`` allows.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// let end = RowPath(section: 0, row: 2)
  /// songs.move(from: RowPath(section: 0, row: 0), to: end)
  /// songs.rows  // Waltz, Coda, Intro
  /// ```
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - target: Where it is wanted: the position of a section before the move,
  ///     and the row's place in it after the move.
  /// - Returns: A move, or nothing where the rule leaves the row in its place.
  /// - Complexity: O(log *n*).
  /// - Precondition: Rows are ordered by hand.
  @discardableResult
  public mutating func move(
    from path: RowPath, to target: RowPath
  ) -> ListChanges {
    let target = targetPath(ofMoveFrom: path, to: target)
    return edit { edits in
      if target != path { edits.move(from: path, to: target) }
    }
  }

  /// Where a row goes that is wanted at a place, by the list's ``moveRule``: what
  /// to show while a row is dragged.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// songs.moveRule = .reservingLast(1)
  /// let (first, last) = (songs.rowPath(ofRow: 0), songs.rowPath(ofRow: 2))
  /// songs.targetPath(ofMoveFrom: first, to: last)  // 0.1; Coda stays last
  /// ```
  ///
  /// - Complexity: What the rule takes; O(1) for those that are given here.
  /// - Precondition: The path is that of a row.
  public func targetPath(
    ofMoveFrom path: RowPath, to target: RowPath
  ) -> RowPath {
    storage.check(path)
    if !moveRule.canMove(self, path) || isPinned(path) { return path }
    let wanted = moveRule.target(self, path, target)
    if rules.isPinned == nil || !groups.shown.indices.contains(wanted.section) {
      return wanted
    }
    // In front of the rows that stay at the end.
    let isSame = wanted.section == path.section
    let rows = groups[groups.shown[wanted.section]].rows
    let end = storage.firstPinnedRow(of: rows) - (isSame ? 1 : 0)
    return RowPath(section: wanted.section, row: min(wanted.row, end))
  }

  /// Whether somebody may move a row by hand: what a table view asks before it
  /// shows a handle.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// songs.moveRule = .reservingLast(1)
  /// songs.canMove(RowPath(section: 0, row: 0))   // true
  /// songs.canMove(RowPath(section: 0, row: 2))   // false; Coda stays last
  /// states.canMove(RowPath(section: 2, row: 0))  // false; texts tell the order
  /// ```
  ///
  /// - Complexity: What the list's ``moveRule`` takes.
  /// - Precondition: The path is that of a row.
  public func canMove(_ path: RowPath) -> Bool {
    storage.check(path)
    return rules.isOrderedByHand && !isPinned(path)
      && moveRule.canMove(self, path)
  }

  private func isPinned(_ path: RowPath) -> Bool {
    storage.isPinned(storage.slot(at: path))
  }
}
