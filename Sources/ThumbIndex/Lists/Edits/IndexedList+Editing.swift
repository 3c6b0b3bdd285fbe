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
  /// - Complexity: O(*k* log *n*) comparisons for *k* edits. A section stores
  ///   rows in blocks of hundreds; a changed block costs a step for each later
  ///   block.
  /// - Precondition: Each removed, replaced or moved path is that of a row, and
  ///   occurs once.
  @discardableResult
  public mutating func apply(_ edits: ListEdits<Element>) -> ListChanges {
    let (changes, slots) = applyNoting(edits)
    note(slots)
    renumberIfSparse()
    return changes
  }

  /// Makes edits without renumbering slots.
  ///
  /// - Returns: The changes in two forms: for views, and by slot.
  mutating func applyNoting(
    _ edits: ListEdits<Element>
  ) -> (changes: ListChanges, slots: SlotChanges) {
    var transaction = ListTransaction(storage)
    transaction.gather(edits, in: &storage)
    return (transaction.commit(to: &storage), transaction.slotChanges)
  }

  /// Makes several edits at once, gathered by a closure.
  ///
  /// ```swift
  /// states.edit { edits in
  ///   edits.insert("Alaska")
  ///   edits.remove(at: RowPath(section: 0, row: 0))
  /// }
  /// states.rows  // Alaska, Hawaii, Idaho, Iowa
  /// ```
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

  /// Makes several edits at once; the closure also gets the list.
  ///
  /// ```swift
  /// states.edit { edits, list in
  ///   if let iowa = list.rowPath(of: "Iowa") { edits.remove(at: iowa) }
  ///   edits.insert("Illinois")
  /// }
  /// states.rows  // Georgia, Hawaii, Idaho, Illinois
  /// ```
  ///
  /// - Parameter body: Gathers edits, which use the paths of the given list. If
  ///   the closure keeps a copy of the list, edits copy what they change.
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
  /// Inserts an element at its place: after equal rows or, if rows are ordered
  /// by hand, at the end of its section, before pinned rows.
  ///
  /// ```swift
  /// states.insert("Ohio").insertedSections  // [3]
  /// states.insert("Oregon").insertedRows    // 3.1
  /// ```
  ///
  /// - Returns: The changes; a section that appears is inserted with its row.
  /// - Complexity: O(log *n*) comparisons of keys.
  @discardableResult
  public mutating func insert(_ element: Element) -> ListChanges {
    edit { $0.insert(element) }
  }

  /// Inserts an element at a given place, in a list ordered by hand.
  ///
  /// If the element is not of the section's group, the list's `regroup` closure
  /// gives the element this group. Without the closure, the element goes into
  /// its own group's section, at the end nearer to `path`.
  ///
  /// ```swift
  /// songs.insert("Chorus", at: RowPath(section: 0, row: 1))
  /// songs.rows  // Intro, Chorus, Waltz, Coda
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - path: The place; a row number beyond the end means the end.
  /// - Complexity: As ``apply(_:)``.
  /// - Precondition: Rows are ordered by hand, and the path's section is shown.
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
  /// - Returns: The changes; a section is deleted with its last row, unless it
  ///   is shown when empty.
  /// - Complexity: O(log *n*). In a sorted list grouped by a value, O(*n*) in
  ///   the section's rows if its earliest row is removed.
  /// - Precondition: The path is that of a row.
  @discardableResult
  public mutating func remove(at path: RowPath) -> ListChanges {
    edit { $0.remove(at: path) }
  }

  /// Removes many rows at once, given their old paths.
  ///
  /// ```swift
  /// let paths = [RowPath(section: 2, row: 0), RowPath(section: 2, row: 1)]
  /// states.remove(at: paths)
  /// states.rows  // Georgia, Hawaii
  /// ```
  ///
  /// - Complexity: As ``apply(_:)``.
  /// - Precondition: Each path is that of a row, and occurs once.
  @discardableResult
  public mutating func remove(at paths: some Sequence<RowPath>) -> ListChanges {
    edit { edits in
      for path in paths { edits.remove(at: path) }
    }
  }

  /// Removes all rows that satisfy a predicate, also in collapsed sections.
  ///
  /// ```swift
  /// states.removeAll { $0.hasPrefix("I") }.deletedSections  // [2]
  /// states.rows  // Georgia, Hawaii
  /// ```
  ///
  /// - Complexity: O(*n*) calls, plus that of ``apply(_:)``.
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
  /// Replaces the element of a row, and moves the row if its place changes.
  ///
  /// The row keeps its arrival, which decides its place among equal rows.
  ///
  /// ```swift
  /// let path = RowPath(section: 2, row: 0)
  /// states.replace(at: path, with: "Illinois").reloadedRows   // 2.0
  /// states.replace(at: path, with: "Alaska").deletedRows      // 2.0
  /// ```
  ///
  /// - Returns: A reload, or a move that is also a reload. If a section comes,
  ///   goes or moves, deletions and insertions can replace the move.
  /// - Complexity: O(log *n*) comparisons of keys.
  /// - Precondition: The path is that of a row.
  @discardableResult
  public mutating func replace(
    at path: RowPath, with element: Element
  ) -> ListChanges {
    edit { $0.replace(at: path, with: element) }
  }

  /// Changes an element, and moves its row if the row's place changes.
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
  /// Use an empty closure to report that an object has changed.
  ///
  /// - Returns: As ``replace(at:with:)``.
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
