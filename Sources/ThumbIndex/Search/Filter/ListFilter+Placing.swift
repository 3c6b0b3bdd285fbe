extension ListFilter {
  /// Whether a row of the results may be moved by hand: a table view asks this
  /// before it shows a handle.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// songs.moveRule = .pinningFirst(1)
  /// var filter = try ListFilter(songs, searching: \.self)
  /// filter.update("w")
  /// filter.canMove(RowPath(section: 0, row: 0))  // true; not the first song
  /// ```
  ///
  /// The list's ``IndexedList/moveRule`` judges the row's place in ``list``, as it
  /// does when the row is moved.
  ///
  /// - Complexity: O(*n*) in the rows of the section, plus that of the rule.
  /// - Precondition: The path is that of a row of ``results``.
  public func canMove(_ path: RowPath) -> Bool {
    list.canMove(list.editPath(path, in: results))
  }

  /// Where a row of the results goes if it is dropped on a target; views show
  /// this place during the drag.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Air", "Coda"], sortedBy: [])
  /// songs.moveRule = .pinningFirst(1)
  /// var filter = try ListFilter(songs, searching: \.self)
  /// filter.update("a")
  /// let (first, last) = (RowPath(section: 0, row: 0), RowPath(section: 0, row: 2))
  /// filter.targetPath(ofMoveFrom: last, to: first)  // 0.0
  /// filter.move(from: last, to: first).path         // 0.0
  /// filter.list.rows  // Intro, Coda, Waltz, Air
  /// ```
  ///
  /// The list's ``IndexedList/moveRule`` judges the place in ``list`` directly
  /// before the next row shown, or after the last, as it does when the row is
  /// moved.
  ///
  /// - Returns: The place among the rows of the results; `nil` if the row goes to a
  ///   section that the results do not show.
  /// - Complexity: O(*n*) in the rows of the sections, plus that of the rule.
  /// - Precondition: The path is that of a row of ``results``, and the target's
  ///   section is shown there.
  public func targetPath(
    ofMoveFrom path: RowPath, to target: RowPath
  ) -> RowPath? {
    if query.findsAll { return list.targetPath(ofMoveFrom: path, to: target) }
    let from = list.editPath(path, in: results)
    let target = list.reachable(checked(target), from: path)
    let wanted = list.place(
      ofMoveFrom: from, to: listPlace(of: target, moving: from))
    return resultPlace(
      of: list.targetPath(ofMoveFrom: from, to: wanted), moving: from)
  }

  /// Where an element goes if it is dropped on a target among the results, from
  /// another list or another program.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// songs.moveRule = .pinningLast(1)
  /// var filter = try ListFilter(songs, searching: \.self)
  /// filter.update("a")
  /// let end = RowPath(section: 0, row: 2)
  /// filter.targetPath(ofInsertionAt: end)  // 0.1; Coda stays last
  /// filter.insert("Air", at: end).path     // 0.1
  /// ```
  ///
  /// See ``IndexedList/targetPath(ofInsertionAt:)``.
  ///
  /// - Complexity: O(*n*) in the rows of the section.
  /// - Precondition: The target's section is shown in ``results``.
  public func targetPath(ofInsertionAt target: RowPath) -> RowPath {
    if query.findsAll { return list.targetPath(ofInsertionAt: target) }
    let place = list.targetPath(
      ofInsertionAt: listPlace(of: checked(target), moving: nil))
    // The section stays, and the results show it.
    return resultPlace(of: place, moving: nil)!
  }
}

// MARK: - Places in the list

extension ListFilter {
  private func checked(_ target: RowPath) -> RowPath {
    requireIndex(
      target.section, below: results.groups.shown.count,
      "target \(target): section")
    return target
  }

  /// The rows of a group that targets count.
  ///
  /// - Parameter path: The row of the list that is moved, if any.
  private func counted(
    _ group: GroupNumber, moving path: RowPath?
  ) -> (rows: CountedRows, leaving: Int?) {
    var slots = RowSet(capacity: list.slots.elements.slotCount)
    results.groups[group].rows.forEach { slots.insert($0.number) }
    let leaving = path.flatMap { path in
      list.groups.shown[path.section] == group ? path.row : nil
    }
    let rows = CountedRows(
      list.groups[group].rows, slots, leaving.map { [$0] } ?? [])
    return (rows, leaving)
  }

  private func listPlace(of target: RowPath, moving path: RowPath?) -> RowPath {
    let group = results.groups.shown[target.section]
    let (rows, leaving) = counted(group, moving: path)
    return RowPath(
      section: list.groups.position(of: group)!,
      row: rows.gap(above: max(0, target.row)) ?? leaving ?? 0)
  }

  private func resultPlace(of place: RowPath, moving path: RowPath?) -> RowPath?
  {
    let group = list.groups.shown[place.section]
    return results.groups.position(of: group).map { section in
      RowPath(
        section: section,
        row: counted(group, moving: path).rows.count(above: place.row))
    }
  }
}
