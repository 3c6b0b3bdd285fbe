/// Several edits of a list that are made at once.
///
/// Row paths are those of the list before the edits, whatever else is edited, as
/// in a table view's batch updates; only where rows are ordered by hand, places
/// that rows come to are counted after the edits.
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

  /// The elements that come: those that replace others, then those inserted.
  var elements: [Element] {
    // Mostly there is one kind alone. Closures, as key paths into generic types
    // are made anew each time.
    if replacements.isEmpty { return insertions.map { $0.element } }
    let elements = replacements.map { $0.element }
    return insertions.isEmpty
      ? elements : elements + insertions.map { $0.element }
  }

  /// No edits.
  public init() {}

  /// Removes a row.
  public mutating func remove(at path: RowPath) { removals.append(path) }

  /// Puts another element into a row's place; where it is not to be at the same
  /// place, the row moves.
  ///
  /// The row keeps its arrival: among equal ones it is where the old element would
  /// be.
  public mutating func replace(at path: RowPath, with element: Element) {
    replacements.append((path, element))
  }

  /// Inserts an element where it belongs; where rows are ordered by hand, at the
  /// end of its section.
  public mutating func insert(_ element: Element) {
    insertions.append((element, nil))
  }

  /// Inserts elements where they belong.
  ///
  /// - Complexity: O(*k*) in the elements.
  public mutating func insert(contentsOf elements: some Sequence<Element>) {
    for element in elements { insert(element) }
  }

  /// Inserts an element at a place of the caller's, in a list ordered by hand.
  ///
  /// The section is a position before the edits; the row is a place after them,
  /// the nearest possible if there is none such.
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

  /// Moves a row to a place of the caller's, in a list ordered by hand.
  ///
  /// The list's rule is not asked. Where the row is to go is as in
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

/// What is done with a section as a whole.
///
/// Not within the generic type: an edit would ask for its metadata then.
enum SectionEdit: Sendable {
  case reload(SectionKey)
  case insert(SectionKey)
  case remove(SectionKey)
}

extension ListEdits {
  /// Shows a section anew: its header, its footer, and all its rows.
  ///
  /// What the other edits do to its rows is not told row by row then, as table
  /// views do not take both. A section that is not shown is passed over.
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

  /// Inserts a section, which is shown whether it has rows or not until it is
  /// removed.
  ///
  /// As ``IndexedList/insertSection(_:)``.
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

  /// Removes a section with its rows, but for those that other edits name.
  ///
  /// As ``IndexedList/removeSection(_:)``.
  public mutating func removeSection(_ key: SectionKey) {
    sections.append(.remove(key))
  }
}

// MARK: - Batches in batches

extension ListEdits {
  /// Adds edits that were gathered elsewhere; their paths, too, are those of the
  /// list before all edits.
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
  /// - Complexity: O(*k*) in the edits that are added.
  public mutating func append(contentsOf other: ListEdits) {
    removals += other.removals
    replacements += other.replacements
    insertions += other.insertions
    moves += other.moves
    sections += other.sections
  }

  /// Adds edits that belong together: all of them, or none where an error is
  /// thrown.
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
