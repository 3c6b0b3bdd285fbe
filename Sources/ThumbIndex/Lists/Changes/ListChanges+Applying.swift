extension ListChanges {
  /// Applies the changes to the rows of a copy, section by section.
  ///
  /// ```swift
  /// var rows = [["Georgia"], ["Hawaii"], ["Idaho", "Iowa"]]
  /// let message = states.insert("Illinois").message
  /// let changes = try message.changes(from: rows.map(\.count))
  /// changes.apply(to: &rows) { path in "new row \(path)" }
  /// rows[2]  // Idaho, new row 2.1, Iowa
  /// ```
  ///
  /// - Parameters:
  ///   - sections: The rows shown of each section.
  ///   - row: Returns the row at a new path: one that is inserted, reloaded, or
  ///     in a section that is; it is called by ascending path.
  /// - Precondition: The sections have as many rows as the list before the
  ///   changes.
  /// - Complexity: O(*n*) in all rows.
  public func apply<Row, Failure: Error>(
    to sections: inout [[Row]], row: (RowPath) throws(Failure) -> Row
  ) throws(Failure) {
    let report = rows.report
    require(
      sections.map(\.count)
        == report.before.indices.map(report.before.rowCount),
      "the changes are those of a list with other rows")
    var new: [[Row?]] = report.after.indices.map {
      Array(repeating: nil, count: report.after.rowCount(at: $0))
    }
    let redrawn = Set(
      reloadedRows + movedRows.filter(\.isReloaded).map(\.from)
        + keptRanges.flatMap(\.from.paths))
    for (position, section) in sections.enumerated() {
      for (number, row) in section.enumerated() {
        let path = RowPath(section: position, row: number)
        if let place = newPath(ofRow: path), !redrawn.contains(path) {
          new[place.section][place.row] = row
        }
      }
    }
    var result: [[Row]] = []
    for (position, section) in new.enumerated() {
      var all: [Row] = []
      for (number, known) in section.enumerated() {
        if let known {
          all.append(known)
        } else {
          all.append(try row(RowPath(section: position, row: number)))
        }
      }
      result.append(all)
    }
    sections = result
  }
}
