extension IndexedList where Element: Identifiable {
  /// Removes the row with an id.
  ///
  /// - Returns: What changed; `nil` when no row shown has the id.
  /// - Complexity: As ``rowPath(ofID:)``.
  @discardableResult
  public mutating func remove(id: Element.ID) -> ListChanges? {
    rowPath(ofID: id).map { remove(at: $0) }
  }

  /// Removes the rows with some ids at once; ids that no row shown has are passed
  /// over.
  ///
  /// - Complexity: As ``rowPath(ofID:)`` for each id, and as ``apply(_:)``.
  @discardableResult
  public mutating func remove(ids: some Sequence<Element.ID>) -> ListChanges {
    remove(at: Set(ids.compactMap { rowPath(ofID: $0) }))
  }

  /// Puts an element into the place of the one with its id.
  ///
  /// - Returns: As ``replace(_:with:)``; `nil` when no row shown has the id.
  /// - Complexity: As ``rowPath(ofID:)``.
  @discardableResult
  public mutating func replace(_ element: Element) -> ListChanges? {
    rowPath(ofID: element.id).map { replace($0, with: element) }
  }

  /// Changes the element with an id.
  ///
  /// - Returns: As ``update(at:_:)``; `nil` when no row shown has the id.
  /// - Complexity: As ``rowPath(ofID:)``.
  @discardableResult
  public mutating func update<Failure: Error>(
    id: Element.ID, _ change: (inout Element) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges? {
    guard let path = rowPath(ofID: id) else { return nil }
    return try update(at: path, change)
  }
}
