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
  ///   first call; that call is also O(*s* log *s*) in the sections.
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
    let reloaded = rows.report.newPositions(ofReloaded: reloadedSections)
    return rows.newPaths.runs(
      from: (deletedSections + reloadedSections).sorted(),
      orTo: Set(insertedSections + reloaded))
  }
}

extension ChangeReport {
  /// The new positions of reloaded sections.
  ///
  /// - Parameter old: Their old positions.
  fileprivate func newPositions(ofReloaded old: [Int]) -> [Int] {
    if before.shown == after.shown { return old }
    let groups = Set(old.map { before.shown[$0] })
    return after.shown.indices.filter { groups.contains(after.shown[$0]) }
  }
}
