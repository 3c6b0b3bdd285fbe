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
  /// A row number beyond the end means the end, before pinned rows. If the list
  /// cannot give the row another group, the row goes to the nearer end of its own
  /// section.
  ///
  /// - Complexity: O(log *n*), plus that of the list's ``moveRule``.
  /// - Precondition: The path is that of a row, and the section of the target, as
  ///   the list's ``moveRule`` changes it, is shown.
  public func targetPath(
    ofMoveFrom path: RowPath, to target: RowPath
  ) -> RowPath {
    storage.check(path)
    if !moveRule.canMove(self, path) || isPinned(path) { return path }
    var target = moveRule.target(self, path, target)
    requireIndex(
      target.section, below: groups.shown.count, "target \(target): section")
    if target.section != path.section, !rules.regroups {
      target = RowPath(
        section: path.section, row: target.section < path.section ? 0 : .max)
    }
    // The row goes before rows that are pinned to the end.
    let rows = groups[groups.shown[target.section]].rows
    let isSame = target.section == path.section
    let end = storage.firstPinnedRow(of: rows) - (isSame ? 1 : 0)
    return RowPath(
      section: target.section, row: Swift.max(0, Swift.min(target.row, end)))
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
