/// Several edits that a list makes at once.
///
/// Row paths are those of the list before all edits, as in a table view's batch
/// updates. Only targets of moves and insertions by hand use the row numbers
/// after all edits.
///
/// ```swift
/// var edits = ListEdits<String>()
/// edits.remove(at: RowPath(section: 2, row: 1))
/// edits.replace(at: RowPath(section: 2, row: 0), with: "Indiana")
/// edits.insert(contentsOf: ["Alaska", "Alabama"])
/// states.apply(edits)
/// states.rows  // Alabama, Alaska, Georgia, Hawaii, Indiana
/// ```
public struct ListEdits<Element> {
  private(set) var removals: [RowPath] = []
  private(set) var replacements: [(path: RowPath, element: Element)] = []
  private(set) var insertions: [(element: Element, path: RowPath?)] = []
  private(set) var moves: [(from: RowPath, to: RowPath)] = []
  private(set) var sections: [SectionEdit] = []

  /// All new elements: replacements, then insertions.
  var elements: [Element] {
    // Usually there are only replacements or only insertions. Not key paths:
    // each call would make their types anew.
    if replacements.isEmpty { return insertions.map { $0.element } }
    let elements = replacements.map { $0.element }
    return insertions.isEmpty
      ? elements : elements + insertions.map { $0.element }
  }

  /// No edits.
  public init() {}

  /// Removes a row.
  public mutating func remove(at path: RowPath) { removals.append(path) }

  /// Replaces the element of a row, as ``IndexedList/replace(at:with:)`` does.
  public mutating func replace(at path: RowPath, with element: Element) {
    replacements.append((path, element))
  }

  /// Inserts an element, as ``IndexedList/insert(_:)`` does.
  public mutating func insert(_ element: Element) {
    insertions.append((element, nil))
  }

  /// Inserts elements, as ``IndexedList/insert(contentsOf:)`` does.
  ///
  /// - Complexity: O(*k*) in the elements.
  public mutating func insert(contentsOf elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }

  /// Inserts an element at a given place, in a list ordered by hand.
  ///
  /// The path has the section's position before the edits and the row's number
  /// after them. A number beyond the end means the end.
  ///
  /// ```swift
  /// songs.edit { edits in
  ///   edits.insert("Chorus", at: RowPath(section: 0, row: 1))
  /// }
  /// songs.rows  // Intro, Chorus, Waltz, Coda
  /// ```
  public mutating func insert(_ element: Element, at path: RowPath) {
    insertions.append((element, path))
  }

  /// Moves a row to a given place, in a list ordered by hand.
  ///
  /// The list's ``IndexedList/moveRule`` does not apply. For the target see
  /// ``insert(_:at:)``.
  ///
  /// ```swift
  /// songs.edit { edits in
  ///   edits.remove(at: RowPath(section: 0, row: 0))
  ///   edits.move(
  ///     from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 0))
  /// }
  /// songs.rows  // Coda, Waltz
  /// ```
  public mutating func move(from path: RowPath, to target: RowPath) {
    moves.append((path, target))
  }
}

// MARK: - Sections

/// An edit of a section as a whole.
///
/// The type is not nested in the generic ``ListEdits``: first use.
enum SectionEdit: Sendable {
  case reload(SectionKey)
  case insert(SectionKey)
  case remove(SectionKey)
}

extension ListEdits {
  /// Reloads a section: its header, its footer, and all its rows.
  ///
  /// Edits of the section's rows are made but not reported, as table views do
  /// not accept them with a reload. A section that is not shown is ignored.
  ///
  /// ```swift
  /// let key = states.sections[2].key
  /// let changes = states.edit { edits in
  ///   edits.insert("Illinois")
  ///   edits.reloadSection(key)
  /// }
  /// changes.reloadedSections  // [2]
  /// changes.insertedRows      // []; they come with the section
  /// ```
  public mutating func reloadSection(_ key: SectionKey) {
    sections.append(.reload(key))
  }

  /// Inserts a section, as ``IndexedList/insertSection(_:)`` does.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.edit { edits in
  ///   edits.insertSection("Kiruna")
  ///   edits.removeSection("Umeå")
  /// }
  /// list.sections.map(\.title)  // Lund, Kiruna
  /// ```
  public mutating func insertSection(_ key: SectionKey) {
    sections.append(.insert(key))
  }

  /// Removes a section with its rows, except rows that other edits move,
  /// replace or insert.
  ///
  /// The section stays if it then has rows. See
  /// ``IndexedList/removeSection(_:)``.
  public mutating func removeSection(_ key: SectionKey) {
    sections.append(.remove(key))
  }
}

// MARK: - Batches in batches

extension ListEdits {
  /// Adds other edits; their paths, too, are those of the list before all
  /// edits.
  ///
  /// ```swift
  /// var arrivals = ListEdits<String>()
  /// arrivals.insert("Alaska")
  /// states.edit { edits in
  ///   edits.remove(at: RowPath(section: 0, row: 0))
  ///   edits.append(contentsOf: arrivals)
  /// }
  /// states.rows  // Alaska, Hawaii, Idaho, Iowa
  /// ```
  ///
  /// - Complexity: O(*k*) in the edits added.
  public mutating func append(contentsOf other: ListEdits) {
    removals += other.removals
    replacements += other.replacements
    insertions += other.insertions
    moves += other.moves
    sections += other.sections
  }

  /// Adds the edits of a closure, or none of them if the closure throws.
  ///
  /// ```swift
  /// states.edit { edits in
  ///   edits.insert("Alaska")
  ///   edits.edit { inner in
  ///     inner.insert("Alabama")
  ///     inner.remove(at: RowPath(section: 0, row: 0))
  ///   }
  /// }
  /// states.rows  // Alabama, Alaska, Hawaii, Idaho, Iowa
  /// ```
  public mutating func edit<Failure: Error>(
    _ body: (inout ListEdits) throws(Failure) -> Void
  ) throws(Failure) {
    var inner = ListEdits()
    try body(&inner)
    append(contentsOf: inner)
  }
}

extension ListEdits: Sendable where Element: Sendable {}
