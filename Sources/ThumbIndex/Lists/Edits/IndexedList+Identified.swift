extension IndexedList where Element: Identifiable {
  /// Removes the row with an id.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.remove(id: "Anna")?.deletedSections  // [1]
  /// ```
  ///
  /// - Returns: The changes; `nil` when no section shown has the row.
  /// - Complexity: As ``rowPath(ofID:)``, plus that of removing the row.
  @discardableResult
  public mutating func remove(id: Element.ID) -> ListChanges? {
    rowPath(ofID: id).map { remove(at: $0) }
  }

  /// Removes the rows with some ids at once; ignores ids that no row has.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.remove(ids: ["Anna", "Östen", "Bo"]).rowCounts.after  // 1
  /// ```
  ///
  /// - Complexity: As ``rowPath(ofID:)`` for each different id, but O(*n*) for
  ///   all of them if rows are ordered by hand; plus that of ``apply(_:)``.
  @discardableResult
  public mutating func remove(ids: some Sequence<Element.ID>) -> ListChanges {
    remove(at: rowPaths(ofIDs: Set(ids)))
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
  /// - Complexity: As ``rowPath(ofID:)``.
  @discardableResult
  public mutating func replace(_ element: Element) -> ListChanges? {
    rowPath(ofID: element.id).map { replace(at: $0, with: element) }
  }

  /// Changes the element with an id.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.update(id: "Åke") { $0.city = "Umeå" }
  /// list.sections[1].rows.map(\.name)  // Anna, Åke
  /// ```
  ///
  /// - Returns: As ``update(at:_:)``; `nil` when no section shown has the row.
  /// - Complexity: As ``rowPath(ofID:)``.
  @discardableResult
  public mutating func update<Failure: Error>(
    id: Element.ID, _ change: (inout Element) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges? {
    guard let path = rowPath(ofID: id) else { return nil }
    return try update(at: path, change)
  }
}
