extension IndexedList {
  /// Removes a row.
  ///
  /// ```swift
  /// states.remove(at: RowPath(section: 1, row: 0)).deletedSections  // [1]
  /// states.rows  // Georgia, Idaho, Iowa
  /// ```
  ///
  /// - Returns: What changed; with its last row a section goes, where empty ones
  ///   are hidden.
  /// - Complexity: O(log *n*).
  /// - Precondition: The path is that of a row.
  @discardableResult
  public mutating func remove(at path: RowPath) -> ListChanges {
    edit { $0.remove(at: path) }
  }

  /// Removes many rows at once; the paths are those before.
  ///
  /// ```swift
  /// let paths = [RowPath(section: 2, row: 0), RowPath(section: 2, row: 1)]
  /// states.remove(at: paths)
  /// states.rows  // Georgia, Hawaii
  /// ```
  ///
  /// - Complexity: As ``apply(_:)``.
  /// - Precondition: The paths are those of rows, each named once.
  @discardableResult
  public mutating func remove(at paths: some Sequence<RowPath>) -> ListChanges {
    edit { edits in
      for path in paths { edits.remove(at: path) }
    }
  }

  /// Removes the rows shown that satisfy a predicate.
  ///
  /// ```swift
  /// states.removeAll { $0.hasPrefix("I") }.deletedSections  // [2]
  /// states.rows  // Georgia, Hawaii
  /// ```
  ///
  /// - Complexity: O(*n*) calls, and as ``apply(_:)``.
  @discardableResult
  public mutating func removeAll<Failure: Error>(
    where shouldBeRemoved: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> ListChanges {
    var edits = ListEdits<Element>()
    for section in sections {
      for (row, element) in section.rows.enumerated()
      where try shouldBeRemoved(element) {
        edits.remove(at: RowPath(section: section.position, row: row))
      }
    }
    return apply(edits)
  }
}
