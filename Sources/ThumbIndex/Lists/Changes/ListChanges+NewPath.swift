extension ListChanges {
  /// The path that a shown row has after the changes; `nil` if they delete it.
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
  /// - Complexity: O(*k* log *k*) in the changed sections and runs of rows.
  public func newPath(ofRow path: RowPath) -> RowPath? {
    guard !reloadedSections.contains(path.section),
      let section = newPosition(ofSection: path.section)
    else { return nil }
    if movedSections.contains(where: { $0.from == path.section }) {
      return RowPath(section: section, row: path.row)
    }
    if let move = movedRows.first(where: { $0.from == path }) { return move.to }
    let deleted = deletedRanges.filter { $0.section == path.section }
    if deleted.contains(where: { $0.rows.contains(path.row) }) { return nil }
    let leaving = movedRows.filter { $0.from.section == path.section }
    let arriving = movedRows.filter { $0.to.section == section }
    let row = place(
      path.row,
      removing: deleted.map(\.rows)
        + leaving.map { $0.from.row..<$0.from.row + 1 },
      inserting: insertedRanges.filter { $0.section == section }.map(\.rows)
        + arriving.map { $0.to.row..<$0.to.row + 1 })
    return RowPath(section: section, row: row)
  }

  /// The position that a section has after the changes; `nil` if it is deleted.
  private func newPosition(ofSection position: Int) -> Int? {
    if deletedSections.contains(position) { return nil }
    if let move = movedSections.first(where: { $0.from == position }) {
      return move.to
    }
    return place(
      position,
      removing: (deletedSections + movedSections.map(\.from))
        .map { $0..<$0 + 1 },
      inserting: (insertedSections + movedSections.map(\.to))
        .map { $0..<$0 + 1 })
  }
}

/// The new place of a section or row that stays.
///
/// - Parameters:
///   - old: The old place of the section or row.
///   - leaving: The old places of the sections or rows that leave.
///   - arriving: The new places of the sections or rows that come.
private func place(
  _ old: Int, removing leaving: [Range<Int>], inserting arriving: [Range<Int>]
) -> Int {
  var new = old
  for range in leaving { new -= range.clamped(to: 0..<old).count }
  for range in arriving.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    if range.lowerBound > new { break }
    new += range.count
  }
  return new
}
