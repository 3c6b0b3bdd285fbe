extension IndexedList {
  /// Inserts an element where it belongs: behind rows that are equal, and where
  /// rows are ordered by hand, at the end of its section.
  ///
  /// ```swift
  /// states.insert("Ohio").insertedSections  // [3]
  /// states.insert("Oregon").insertedRows    // 3.1
  /// ```
  ///
  /// - Returns: What changed; a section is inserted with its first row.
  /// - Complexity: O(log *n*) comparisons of keys.
  @discardableResult
  public mutating func insert(_ element: Element) -> ListChanges {
    edit { $0.insert(element) }
  }

  /// Inserts an element at a place of the caller's, in a list ordered by hand.
  ///
  /// Where the element is of another group than the section, it is given that
  /// group if the list can do so; else it goes to its own section, to the end
  /// that is nearer.
  ///
  /// ```swift
  /// songs.insert("Chorus", at: RowPath(section: 0, row: 1))
  /// songs.rows  // Intro, Chorus, Waltz, Coda
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - path: Where it shall be; the number of rows for the end of a section.
  /// - Complexity: As ``apply(_:)``.
  /// - Precondition: Rows are ordered by hand.
  @discardableResult
  public mutating func insert(
    _ element: Element, at path: RowPath
  ) -> ListChanges {
    edit { $0.insert(element, at: path) }
  }

  /// Inserts many elements at once.
  ///
  /// ```swift
  /// states.insert(contentsOf: ["Ohio", "Oregon"]).rowCounts.after  // 6
  /// ```
  ///
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public mutating func insert(
    contentsOf elements: some Sequence<Element>
  ) -> ListChanges {
    edit { $0.insert(contentsOf: elements) }
  }
}
