extension IndexedList {
  /// Where a row goes if it is dropped on a target; views show this place
  /// during the drag.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// songs.moveRule = .pinningLast(1)
  /// let (first, last) = (songs.rowPath(ofRow: 0), songs.rowPath(ofRow: 2))
  /// songs.targetPath(ofMoveFrom: first, to: last)  // 0.1; Coda stays last
  /// ```
  ///
  /// The place is as near to the target as pinned rows allow: behind those that
  /// stay first, and before those that stay last. If the list cannot give the row
  /// another group, the row goes to the nearer end of its own section. A row that
  /// is pinned only in its new group goes to the pinned ones: nobody asks its
  /// element before it moves. Under a search ask
  /// ``ListFilter/targetPath(ofMoveFrom:to:)``.
  ///
  /// - Complexity: O(log *n*), plus that of the list's ``moveRule``.
  /// - Precondition: The path is that of a row, and the section of the target, as
  ///   the list's ``moveRule`` changes it, is shown.
  public func targetPath(
    ofMoveFrom path: RowPath, to target: RowPath
  ) -> RowPath {
    storage.check(path)
    if isPinned(path) || !moveRule.canMove(self, path) { return path }
    return place(ofMoveFrom: path, to: moveRule.target(self, path, target))
  }

  /// The place that a list without a rule gives a row for a target.
  func place(ofMoveFrom path: RowPath, to target: RowPath) -> RowPath {
    requireIndex(
      target.section, below: groups.shown.count, "target \(target): section")
    let target = reachable(target, from: path)
    let free = storage.freeRows(of: groups[shownAt: target.section].rows)
    let isSame = target.section == path.section
    return (isSame ? free.dropLast() : free).place(nearest: target)
  }

  /// A target or, if the list cannot give a row another group, the nearer end of
  /// the row's own section; in this list or in results of it.
  func reachable(_ target: RowPath, from path: RowPath) -> RowPath {
    if target.section == path.section || rules.regroups { return target }
    return RowPath(
      section: path.section, row: target.section < path.section ? 0 : .max)
  }

  /// Where an element goes if it is dropped on a target, from another list or
  /// another program; views show this place during the drag.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// songs.moveRule = .pinningLast(1)
  /// let end = RowPath(section: 0, row: 3)
  /// songs.targetPath(ofInsertionAt: end)  // 0.2; Coda stays last
  /// songs.insert("Air", at: end).path     // 0.2
  /// ```
  ///
  /// This is where ``ListEditing/insert(_:at:)`` puts an element that is not
  /// pinned itself, if the element is of the section's group or the list can give
  /// it this group.
  ///
  /// - Parameter target: The position of a section, and the row's number in it.
  /// - Complexity: O(log *n*).
  /// - Precondition: The target's section is shown.
  public func targetPath(ofInsertionAt target: RowPath) -> RowPath {
    requireIndex(
      target.section, below: groups.shown.count, "target \(target): section")
    return storage.freeRows(of: groups[shownAt: target.section].rows)
      .place(nearest: target)
  }

  /// Whether a row may be moved by hand: a table view asks this before it shows
  /// a handle.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// songs.moveRule = .pinningLast(1)
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
    storage.pin(of: storage.slot(at: path)) != .none
  }

  /// Pins the rows that the rule for moves pins by their number.
  mutating func mark() {
    storage.mark(first: moveRule.pinned.first, last: moveRule.pinned.last)
  }
}

extension Range<Int> {
  /// The place nearest to a target, for a row that comes among these rows, before
  /// or behind them.
  fileprivate func place(nearest target: RowPath) -> RowPath {
    RowPath(
      section: target.section,
      row: Swift.max(lowerBound, Swift.min(target.row, upperBound)))
  }
}
