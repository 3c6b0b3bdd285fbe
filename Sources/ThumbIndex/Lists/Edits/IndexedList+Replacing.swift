extension IndexedList {
  /// Puts another element into a row's place; where it is not to be at the same
  /// place, the row moves.
  ///
  /// The row keeps its arrival: among equal ones it is where the old element would
  /// be.
  ///
  /// ```swift
  /// let path = RowPath(section: 2, row: 0)
  /// states.replace(path, with: "Illinois").reloadedRows   // 2.0
  /// states.replace(path, with: "Alaska").deletedRows      // 2.0
  /// ```
  ///
  /// - Returns: A reload, or a move that is also a reload.
  /// - Complexity: O(log *n*) comparisons of keys.
  /// - Precondition: The path is that of a row.
  @discardableResult
  public mutating func replace(
    _ path: RowPath, with element: Element
  ) -> ListChanges {
    edit { $0.replace(path, with: element) }
  }

  /// Changes an element; where its texts or its group change, its row moves.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation(locale: "sv")
  /// var list = IndexedList(people, by: \.name, collation: swedish)
  /// let anna = RowPath(section: 0, row: 0)
  /// list.update(at: anna) { $0.city = "Lund" }.reloadedRows  // 0.0
  /// list.update(at: anna) { $0.name = "Öberg" }
  /// list.rows.map(\.name)  // Åke, Öberg, Östen
  /// ```
  ///
  /// Of an object, say by an empty closure that it has changed.
  ///
  /// - Returns: A reload, or a move that is also a reload.
  /// - Complexity: O(log *n*) comparisons of keys.
  /// - Precondition: The path is that of a row.
  @discardableResult
  public mutating func update<Failure: Error>(
    at path: RowPath, _ change: (inout Element) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    var element = self[path]
    try change(&element)
    return replace(path, with: element)
  }
}
