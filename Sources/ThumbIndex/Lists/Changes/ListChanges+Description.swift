extension ListChanges: CustomStringConvertible, CustomReflectable {
  /// The changes in one line.
  ///
  /// ```swift
  /// let idaho = RowPath(section: 2, row: 0)
  /// states.update(at: idaho) { _ in }.description  // reloaded rows 2.0
  /// ```
  public var description: String {
    var parts: [String] = []
    func add(_ name: String, _ places: [some Any]) {
      if places.isEmpty { return }
      let first = places.prefix(8).map { "\($0)" }.joined(separator: ", ")
      let rest = places.count > 8 ? ", … \(places.count - 8) more" : ""
      parts.append("\(name) \(first)\(rest)")
    }
    func places<Place>(_ moves: [Move<Place>]) -> [String] {
      moves.map { "\($0.from) → \($0.to)" }
    }
    add("deleted sections", deletedSections)
    add("inserted sections", insertedSections)
    add("moved sections", places(movedSections))
    add("reloaded sections", reloadedSections)
    add("deleted rows", deletedRanges.map(\.name))
    add("inserted rows", insertedRanges.map(\.name))
    add("moved rows", places(movedRows))
    add("reloaded rows", reloadedRows)
    add("changed headers", changedHeaders)
    if indexBarChanged { parts.append("index bar changed") }
    if highlightsChanged { parts.append("highlights changed") }
    return parts.isEmpty ? "no changes" : parts.joined(separator: "; ")
  }

  /// The description, for debuggers and `dump`.
  public var customMirror: Mirror {
    Mirror(self, children: ["changes": description], displayStyle: .struct)
  }
}

extension ListChanges.RowRange {
  /// The range as a text: `2.0` for one row, `2.0–2.3` for four rows.
  fileprivate var name: String {
    let first = RowPath(section: section, row: rows.lowerBound)
    return rows.count == 1
      ? "\(first)"
      : "\(first)–\(RowPath(section: section, row: rows.upperBound - 1))"
  }
}
