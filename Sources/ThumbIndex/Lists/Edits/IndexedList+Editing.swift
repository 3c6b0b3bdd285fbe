extension IndexedList {
  /// Makes several edits at once.
  ///
  /// ```swift
  /// var edits = ListEdits<String>()
  /// edits.remove(at: RowPath(section: 0, row: 0))
  /// edits.insert("Illinois")
  /// states.apply(edits).insertedRows  // 1.1
  /// states.rows                       // Hawaii, Idaho, Illinois, Iowa
  /// ```
  ///
  /// - Returns: What they changed.
  /// - Complexity: O(*k* log *n*) comparisons for *k* edits, and for each section
  ///   and each block of some hundreds of rows that is concerned its length.
  /// - Precondition: The paths are those of rows, each named once.
  @discardableResult
  public mutating func apply(_ edits: ListEdits<Element>) -> ListChanges {
    let (changes, slots) = applyNoting(edits)
    if notes == nil { storage.renumberIfSparse() } else { note(slots) }
    return changes
  }

  /// Makes edits and leaves the numbers of slots as they are.
  ///
  /// - Returns: What changed, for views and by slots.
  mutating func applyNoting(
    _ edits: ListEdits<Element>
  ) -> (changes: ListChanges, slots: SlotChanges) {
    var transaction = ListTransaction(storage)
    transaction.gather(edits, in: &storage)
    return (transaction.commit(to: &storage), transaction.slotChanges)
  }

  /// Makes several edits at once.
  ///
  /// ```swift
  /// states.edit { edits in
  ///   edits.insert("Alaska")
  ///   edits.remove(at: RowPath(section: 0, row: 0))
  /// }
  /// states.rows  // Alaska, Hawaii, Idaho, Iowa
  /// ```
  ///
  /// The closure gathers edits; with two parameters it can ask the list.
  ///
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public mutating func edit<Failure: Error>(
    _ body: (inout ListEdits<Element>) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    var edits = ListEdits<Element>()
    try body(&edits)
    return apply(edits)
  }

  /// Makes several edits at once, and asks the list as it is before them.
  ///
  /// ```swift
  /// states.edit { edits, list in
  ///   if let iowa = list.rowPath(of: "Iowa") { edits.remove(at: iowa) }
  ///   edits.insert("Illinois")
  /// }
  /// states.rows  // Georgia, Hawaii, Idaho, Illinois
  /// ```
  ///
  /// - Parameter body: Gathers edits, given the list, whose paths are those that
  ///   edits have. A copy of it that is kept makes the edits copy what they
  ///   change.
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public mutating func edit<Failure: Error>(
    _ body: (
      _ edits: inout ListEdits<Element>, _ list: IndexedList
    ) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    var edits = ListEdits<Element>()
    try body(&edits, self)
    return apply(edits)
  }
}

// MARK: - Inserting

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

// MARK: - Removing

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

  /// Removes the rows of sections shown that satisfy a predicate.
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
    for (position, group) in groups.shown.enumerated() {
      for (row, slot) in groups[group].rows.slots.enumerated()
      where try shouldBeRemoved(slots.elements[slot]) {
        edits.remove(at: RowPath(section: position, row: row))
      }
    }
    return apply(edits)
  }
}

// MARK: - Replacing

extension IndexedList {
  /// Puts another element into a row's place; where it is not to be at the same
  /// place, the row moves.
  ///
  /// The row keeps its arrival: among equal ones it is where the old element would
  /// be.
  ///
  /// ```swift
  /// let path = RowPath(section: 2, row: 0)
  /// states.replace(at: path, with: "Illinois").reloadedRows   // 2.0
  /// states.replace(at: path, with: "Alaska").deletedRows      // 2.0
  /// ```
  ///
  /// - Returns: A reload, or a move that is also a reload.
  /// - Complexity: O(log *n*) comparisons of keys.
  /// - Precondition: The path is that of a row.
  @discardableResult
  public mutating func replace(
    at path: RowPath, with element: Element
  ) -> ListChanges {
    edit { $0.replace(at: path, with: element) }
  }

  /// Changes an element; where its texts or its group change, its row moves.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
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
    return replace(at: path, with: element)
  }
}
