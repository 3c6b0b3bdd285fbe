extension IndexedList {
  /// Where a row goes if it is dropped on a target; views show this place
  /// during the drag.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// songs.moveRule = .reservingLast(1)
  /// let (first, last) = (songs.rowPath(ofRow: 0), songs.rowPath(ofRow: 2))
  /// songs.targetPath(ofMoveFrom: first, to: last)  // 0.1; Coda stays last
  /// ```
  ///
  /// - Complexity: O(log *n*), plus that of the list's ``moveRule``.
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
    // The row goes before rows that are pinned to the end.
    let isSame = wanted.section == path.section
    let rows = groups[groups.shown[wanted.section]].rows
    let end = storage.firstPinnedRow(of: rows) - (isSame ? 1 : 0)
    return RowPath(section: wanted.section, row: Swift.min(wanted.row, end))
  }

  /// Whether a row may be moved by hand: a table view asks this before it shows
  /// a handle.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// songs.moveRule = .reservingLast(1)
  /// songs.canMove(RowPath(section: 0, row: 0))   // true
  /// songs.canMove(RowPath(section: 0, row: 2))   // false; Coda stays last
  /// states.canMove(RowPath(section: 2, row: 0))  // false; sorted by text
  /// ```
  ///
  /// - Complexity: O(log *n*), plus that of the list's ``moveRule``.
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
