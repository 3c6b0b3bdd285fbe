extension ListEditing where Element: Identifiable {
  /// Removes the row with an id.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.remove(id: "Anna")?.deletedSections  // [1]
  /// ```
  ///
  /// - Returns: The changes; `nil` when no section shown has the row.
  /// - Complexity: As ``IndexedList/rowPath(ofID:)``, plus that of removing the
  ///   row.
  @discardableResult
  public mutating func remove(id: Element.ID) -> Outcome? {
    edit {
      $0.row(withID: id)
    } then: {
      $0.gatherRemoval(of: $1)
    }
  }

  /// Removes the rows with some ids at once; ignores ids that no row has.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.remove(ids: ["Anna", "Östen", "Bo"]).rowCounts.after  // 1
  /// ```
  ///
  /// - Complexity: As ``IndexedList/rowPath(ofID:)`` for each different id, but
  ///   O(*n*) for all of them if rows are ordered by hand; plus that of
  ///   ``edit(_:)``.
  @discardableResult
  public mutating func remove(ids: some Sequence<Element.ID>) -> Outcome {
    edit { $0.gatherRemovals(ofIDs: Set(ids)) }
  }

  /// Replaces an element by one with the same id.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.replace(Person("Anna", "Kiruna"))
  /// list.sections.map(\.title)  // Lund, Kiruna
  /// ```
  ///
  /// - Returns: As ``replace(at:with:)``; `nil` when no section shown has the
  ///   row.
  /// - Complexity: As ``IndexedList/rowPath(ofID:)``.
  @discardableResult
  public mutating func replace(_ element: Element) -> Outcome? {
    edit {
      $0.row(withID: element.id)
    } then: {
      $0.gatherReplacement(of: $1, with: element)
    }
  }

  /// Changes the element with an id; with an empty closure, reloads its row.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.update(id: "Åke") { $0.city = "Umeå" }
  /// list.sections[1].rows.map(\.name)  // Anna, Åke
  /// ```
  ///
  /// - Returns: As ``update(at:_:)``; `nil` when no section shown has the row.
  /// - Complexity: As ``IndexedList/rowPath(ofID:)``.
  @discardableResult
  public mutating func update<Failure: Error>(
    id: Element.ID, _ change: (inout Element) throws(Failure) -> Void
  ) throws(Failure) -> Outcome? {
    try edit {
      $0.row(withID: id)
    } then: { (edits, row) throws(Failure) in
      try edits.gatherUpdate(of: row, change)
    }
  }
}

extension ListEditing {
  /// Edits a row that a closure finds; `nil` if there is none.
  mutating func edit<Failure: Error>(
    _ find: (inout ListEdits<Element>) -> EditedRow?,
    then gather:
      (inout ListEdits<Element>, EditedRow) throws(Failure) -> Void
  ) throws(Failure) -> Outcome? {
    var isFound = false
    let outcome = try edit { (edits) throws(Failure) in
      guard let row = find(&edits) else { return }
      isFound = true
      try gather(&edits, row)
    }
    return isFound ? outcome : nil
  }
}
