/// What is edited as a list: an ``IndexedList``, a ``ListFilter`` of one, and
/// ``ListEdits``, which a closure gathers to be made at once.
///
/// All have the same edits. A list and a filter return ``ListChanges``; gathered
/// edits return nothing, as their changes come together.
///
/// ```swift
/// let changes = states.insert("Illinois")
/// changes.insertedRows  // 2.1
/// changes.path          // 2.1; where the row is
/// states.edit { edits in
///   edits.remove("Iowa")
///   edits.insert("Ohio")
/// }
/// states.rows           // Georgia, Hawaii, Idaho, Illinois, Ohio
/// ```
///
/// Paths are those of what is shown: in a list those of its rows, in a filter
/// those of its ``ListFilter/results``. Ids, elements and conditions lead to all
/// rows, also to those that a search does not show.
///
/// ```swift
/// var filter = try ListFilter(states, searching: \.self)
/// filter.update("io")
/// filter.remove(at: RowPath(section: 0, row: 0)).deletedSections  // [0]; Iowa
/// filter.remove("Hawaii")?.isEmpty  // true; the results do not show it
/// filter.list.rows                  // Georgia, Idaho
/// ```
///
/// Make several edits at once with ``edit(_:)``, and edits step by step with
/// ``IndexedList/batch(_:)`` or ``ListFilter/batch(_:)``.
public protocol ListEditing<Element> {
  /// The type of the rows' elements.
  associatedtype Element

  /// What an edit returns: ``ListChanges``, or nothing while edits are gathered.
  associatedtype Outcome

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
  /// In the closure, ask ``ListEdits/before`` for paths. The list that is edited
  /// cannot be read until the closure has returned.
  ///
  /// - Parameter body: Gathers edits, whose paths are those before all edits. If
  ///   it throws, nothing is edited. If it keeps a copy of the list, edits copy
  ///   what they change.
  /// - Complexity: O(*k* log *n*) comparisons for *k* edits. A section stores
  ///   rows in blocks of hundreds; a changed block costs a step for each later
  ///   block.
  ///
  /// A row may be named more than once; see ``ListEdits``. A row that is replaced
  /// and moved gets its element first.
  @discardableResult
  mutating func edit<Failure: Error>(
    _ body: (inout ListEdits<Element>) throws(Failure) -> Void
  ) throws(Failure) -> Outcome
}

// MARK: - Inserting

extension ListEditing {
  /// Inserts an element at its place: after equal rows or, if rows are ordered
  /// by hand, at the end of its section, before rows that stay last.
  ///
  /// ```swift
  /// states.insert("Ohio").insertedSections  // [3]
  /// states.insert("Oregon").path            // 3.1
  /// ```
  ///
  /// - Returns: The changes; a section that appears is inserted with its row.
  /// - Complexity: O(log *n*) comparisons of keys.
  @discardableResult
  public mutating func insert(_ element: Element) -> Outcome {
    edit { $0.gatherInsertion(of: element) }
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
  ///   - path: The position of a section before all edits, and the row's number
  ///     after them; the row goes as near to it as pinned rows allow, as
  ///     ``IndexedList/targetPath(ofInsertionAt:)`` says. Between the results of a
  ///     search, the row goes directly before the next row shown, or after the
  ///     last.
  /// - Complexity: As ``edit(_:)``.
  /// - Precondition: Rows are ordered by hand, and the path's section is shown.
  @discardableResult
  public mutating func insert(
    _ element: Element, at path: RowPath
  ) -> Outcome {
    edit { $0.gatherInsertion(of: element, at: path) }
  }

  /// Inserts many elements at once.
  ///
  /// ```swift
  /// states.insert(contentsOf: ["Ohio", "Oregon"]).rowCounts.after  // 6
  /// ```
  ///
  /// - Complexity: As ``edit(_:)``.
  @discardableResult
  public mutating func insert(
    contentsOf elements: some Sequence<Element>
  ) -> Outcome {
    edit { edits in
      for element in elements { edits.gatherInsertion(of: element) }
    }
  }
}

// MARK: - Removing

extension ListEditing {
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
  public mutating func remove(at path: RowPath) -> Outcome {
    edit { $0.gatherRemoval(of: .old($0.listPath(of: path))) }
  }

  /// Removes many rows at once, given their old paths.
  ///
  /// ```swift
  /// let paths = [RowPath(section: 2, row: 0), RowPath(section: 2, row: 1)]
  /// states.remove(at: paths)
  /// states.rows  // Georgia, Hawaii
  /// ```
  ///
  /// - Complexity: As ``edit(_:)``.
  /// - Precondition: Each path is that of a row.
  @discardableResult
  public mutating func remove(at paths: some Sequence<RowPath>) -> Outcome {
    edit { edits in
      for path in paths {
        edits.gatherRemoval(of: .old(edits.listPath(of: path)))
      }
    }
  }

  /// Removes all rows that satisfy a predicate, also in collapsed sections, and
  /// those that a search does not show.
  ///
  /// ```swift
  /// states.removeAll { $0.hasPrefix("I") }.deletedSections  // [2]
  /// states.rows  // Georgia, Hawaii
  /// ```
  ///
  /// - Complexity: O(*n*) calls, plus that of ``edit(_:)``.
  @discardableResult
  public mutating func removeAll<Failure: Error>(
    where shouldBeRemoved: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> Outcome {
    try edit { (edits) throws(Failure) in
      try edits.gatherRemovals(where: shouldBeRemoved)
    }
  }
}

extension ListEditing where Element: Equatable {
  /// Removes the first row whose element equals a given element.
  ///
  /// ```swift
  /// states.remove("Iowa")?.deletedRows  // 2.1
  /// states.remove("Kansas")             // nil
  /// ```
  ///
  /// - Returns: The changes; `nil` when no section shown has the row.
  /// - Complexity: As ``IndexedList/rowPath(of:)``, plus that of removing the
  ///   row.
  @discardableResult
  public mutating func remove(_ element: Element) -> Outcome? {
    edit {
      $0.row(with: element)
    } then: {
      $0.gatherRemoval(of: $1)
    }
  }
}

// MARK: - Replacing

extension ListEditing {
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
  ) -> Outcome {
    edit {
      $0.gatherReplacement(of: .old($0.listPath(of: path)), with: element)
    }
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
  /// - Returns: As ``replace(at:with:)``.
  /// - Complexity: O(log *n*) comparisons of keys.
  /// - Precondition: The path is that of a row.
  @discardableResult
  public mutating func update<Failure: Error>(
    at path: RowPath, _ change: (inout Element) throws(Failure) -> Void
  ) throws(Failure) -> Outcome {
    try edit { (edits) throws(Failure) in
      try edits.gatherUpdate(of: .old(edits.listPath(of: path)), change)
    }
  }

  /// Reloads a row, whose object has changed by itself, and moves it if its
  /// place changes.
  ///
  /// ```swift
  /// let path = RowPath(section: 2, row: 0)
  /// states.reload(at: path).reloadedRows  // 2.0
  /// ```
  ///
  /// - Returns: As ``replace(at:with:)``.
  /// - Complexity: O(log *n*) comparisons of keys.
  /// - Precondition: The path is that of a row.
  @discardableResult
  public mutating func reload(at path: RowPath) -> Outcome {
    update(at: path) { _ in }
  }

  /// Replaces all elements, and finds the changes.
  ///
  /// Old and new rows are paired by id if elements are `Identifiable`. Without
  /// ids, rows are paired within a section. Sorted rows are paired by equal
  /// sort keys. Of rows with equal keys, equal elements at both ends are paired
  /// first, then the others in order. Rows ordered by hand are paired by equal
  /// elements, or by row number if elements are not `Equatable`. A
  /// paired row is reloaded unless its old and its new element are `Equatable`
  /// and equal. If thousands of rows ordered by hand differ and elements are
  /// not `Hashable`, only equal rows at both ends of the section are paired.
  ///
  /// ```swift
  /// let fromServer = ["Georgia", "Hawaii", "Iowa", "Ohio"]
  /// let changes = states.replaceAll(with: fromServer)
  /// changes.deletedRows       // 2.0
  /// changes.insertedSections  // [3]
  /// ```
  ///
  /// Among other edits of ``edit(_:)``, this one is made after those of rows.
  ///
  /// - Parameter elements: The elements in the order of their arrival.
  /// - Complexity: As making a list, plus O(*n*) on average; O(*n* log *n*) if
  ///   the order of rows changes. For a filter, add the time of making it.
  @discardableResult
  public mutating func replaceAll(
    with elements: some Sequence<Element>
  ) -> Outcome {
    edit { $0.gatherAll(Array(elements)) }
  }
}

// MARK: - Another list

extension ListEditing {
  /// Shows what another list shows, and tells how to get there: the same elements
  /// in another order, grouping or language, or a new state from elsewhere.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// var list = IndexedList(people, by: \.name, collation: swedish)
  /// list.collapse("Å")
  /// let danish = try IndexedCollation("da")
  /// let changes = list.become(
  ///   IndexedList(people, by: \.name, collation: danish))
  /// list.sections.map(\.title)    // A, Ø, Å
  /// changes.insertedSections      // [1]; Östen is under Ø
  /// list.sections[2].isCollapsed  // true
  /// ```
  ///
  /// The elements, the order, the sections and their titles come from the other
  /// list. What was set on this list stays: collapsed and hidden sections; the
  /// order of moved sections, if groups are not listed; headers and footers;
  /// the rule for moves, with the rows that it pinned; the query of a filter.
  /// Sections that the caller inserted empty stay only if both lists are copies
  /// of one list.
  ///
  /// Rows are paired by id if elements are `Identifiable`, else by equality if
  /// they are `Hashable`. In copies of one list without ids, rows are paired as
  /// by ``replaceAll(with:)``. Sections change first: those with the same key
  /// stay, and as few as possible move; one that would have to move while its
  /// rows change is deleted and inserted. Then rows change: as few as possible
  /// of each section move; a row that goes to an inserted section, or leaves a
  /// deleted one, comes with it. Paired rows are reloaded unless their elements
  /// are `Equatable` and equal. ``ListChanges/newPath(ofRow:)`` finds all
  /// paired rows, so that a selection follows.
  ///
  /// A filter searches on in its language: see
  /// ``ListFilter/setSearch(fields:options:collator:)``.
  ///
  /// - Parameter other: The list; copies of it share memory with this one.
  /// - Complexity: As ``IndexedList/changes(to:)``. For a filter, add the time
  ///   of making it.
  @discardableResult
  public mutating func become(_ other: IndexedList<Element>) -> Outcome {
    edit { $0.gather(other) }
  }
}

// MARK: - Moving

extension ListEditing {
  /// Moves a row by hand, if the list's ``IndexedList/moveRule`` allows it.
  ///
  /// ```swift
  /// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  /// let end = RowPath(section: 0, row: 2)
  /// songs.move(from: RowPath(section: 0, row: 0), to: end)
  /// songs.rows  // Waltz, Coda, Intro
  /// ```
  ///
  /// The row goes where ``IndexedList/targetPath(ofMoveFrom:to:)`` says. Between
  /// the results of a search, it goes directly before the next row shown, or
  /// after the last, as ``ListFilter/targetPath(ofMoveFrom:to:)`` says. Among other
  /// edits of ``edit(_:)``, the rule judges the move in the list that all of them
  /// make; see ``MoveRule``.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - target: The position of a section before all edits, and the row's
  ///     number in this section after them.
  /// - Returns: A move, or an insertion if the row's old section goes; no
  ///   change if the row stays in its place.
  /// - Complexity: O(log *n*).
  /// - Precondition: Rows are ordered by hand, and the target's section is
  ///   shown.
  @discardableResult
  public mutating func move(
    from path: RowPath, to target: RowPath
  ) -> Outcome {
    edit { $0.gatherMove(of: .old($0.listPath(of: path)), to: target) }
  }
}
