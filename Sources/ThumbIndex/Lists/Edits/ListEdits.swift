/// Edits that a closure gathers, and a list or a filter makes at once.
///
/// The edits are those of ``ListEditing``. Row paths are those before all edits,
/// as in a table view's batch updates. Only targets of moves and insertions by
/// hand use the row numbers after all edits: those of the rows shown, so that a
/// search counts only what it finds.
///
/// ```swift
/// states.edit { edits in
///   edits.remove("Iowa")
///   edits.replace(at: RowPath(section: 2, row: 0), with: "Indiana")
///   edits.insert(contentsOf: ["Alaska", "Alabama"])
/// }
/// states.rows  // Alabama, Alaska, Georgia, Hawaii, Indiana
/// ```
public struct ListEdits<Element> {
  /// Removed rows, by their paths in the list, as all paths here.
  var removals: [RowPath] = []
  private(set) var replacements: [(path: RowPath, element: Element)] = []
  private(set) var insertions: [(element: Element, path: RowPath?)] = []
  private(set) var moves: [(from: RowPath, to: RowPath)] = []
  private(set) var sections: [SectionEdit] = []

  /// The edits that the list makes after those of rows, one by one.
  private(set) var steps: [ListStep] = []

  /// The elements of the last ``ListStep/replaceAll``.
  private(set) var allElements: [Element] = []

  /// The list of the last ``ListStep/become``.
  private(set) var successor: IndexedList<Element>?

  private var edited: Edited

  /// Whether the row numbers of targets count only the results of a search.
  let countsResults: Bool

  /// What is edited, as it is before the edits.
  enum Edited {
    /// Nothing is known of it; paths are those of the list.
    case unknown
    case list(IndexedList<Element>)
    case filter(IndexedList<Element>, results: IndexedList<Element>)
  }

  /// The rows shown before all edits; of a filter, its results.
  ///
  /// Edits take the paths of these rows.
  ///
  /// ```swift
  /// states.edit { edits in
  ///   if let iowa = edits.before.rowPath(of: "Iowa") {
  ///     edits.replace(at: iowa, with: edits.before[iowa] + " State")
  ///   }
  /// }
  /// states.sections[2].rows  // Idaho, Iowa State
  /// ```
  public var before: IndexedList<Element> {
    if case .filter(_, let results) = edited { results } else { list }
  }

  /// The list with all its rows.
  var list: IndexedList<Element> {
    switch edited {
    case .list(let list), .filter(let list, _): list
    case .unknown: fatalError("edits gathered without a list")
    }
  }

  /// Edits of a list that is not known yet, by paths in this list.
  package init() { (edited, countsResults) = (.unknown, false) }

  init(of list: IndexedList<Element>) {
    (edited, countsResults) = (.list(list), false)
  }

  init(of list: IndexedList<Element>, showing results: IndexedList<Element>) {
    (edited, countsResults) = (.filter(list, results: results), true)
  }

  /// Lets the list go, so that it is not copied when it is edited.
  mutating func forgetList() { edited = .unknown }

  /// All new elements: replacements, then insertions.
  var elements: [Element] {
    // Usually there are only replacements or only insertions. Not key paths:
    // each call would make their types anew.
    if replacements.isEmpty { return insertions.map { $0.element } }
    let elements = replacements.map { $0.element }
    return insertions.isEmpty
      ? elements : elements + insertions.map { $0.element }
  }

  /// Whether rows or sections are edited, besides ``steps``.
  var changeRows: Bool {
    !removals.isEmpty || !replacements.isEmpty || !insertions.isEmpty
      || !moves.isEmpty || !sections.isEmpty
  }
}

extension ListEdits: Sendable where Element: Sendable {}
extension ListEdits.Edited: Sendable where Element: Sendable {}

extension ListEdits: ListEditing {
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
    let counts = (
      removals.count, replacements.count, insertions.count, moves.count,
      sections.count, steps.count
    )
    do throws(Failure) {
      try body(&self)
    } catch {
      removals.removeLast(removals.count - counts.0)
      replacements.removeLast(replacements.count - counts.1)
      insertions.removeLast(insertions.count - counts.2)
      moves.removeLast(moves.count - counts.3)
      sections.removeLast(sections.count - counts.4)
      steps.removeLast(steps.count - counts.5)
      throw error
    }
  }
}

// MARK: - Gathering

/// An edit of a section as a whole.
///
/// The type is not nested in the generic ``ListEdits``: if it were, each edit
/// would load the metadata of ``ListEdits``.
enum SectionEdit: Sendable {
  case reload(SectionKey)
  case insert(SectionKey)
  case remove(SectionKey)
}

/// An edit of a list as a whole, or of what it shows of a section.
enum ListStep: Sendable {
  case header(SectionKey, (any Sendable)?)
  case footer(SectionKey, (any Sendable)?)
  case collapse(SectionKey)
  case expand(SectionKey)

  /// Collapses these sections, and expands all others.
  case collapseOnly(Set<SectionKey>)

  /// Shows the listed groups in a new order.
  case show([SectionKey])

  case hide(SectionKey)
  case unhide(SectionKey)

  /// Hides these sections, and shows all others.
  case hideOnly(Set<SectionKey>)

  /// Moves a section to a position.
  case move(SectionKey, Int)

  /// Replaces all elements by ``ListEdits/allElements``.
  case replaceAll

  /// Takes elements, order and sections from ``ListEdits/successor``.
  case become
}

extension ListEdits {
  mutating func gather(_ edit: SectionEdit) { sections.append(edit) }

  mutating func gather(_ step: ListStep) { steps.append(step) }

  mutating func gatherAll(_ elements: [Element]) {
    allElements = elements
    steps.append(.replaceAll)
  }

  mutating func gather(_ successor: IndexedList<Element>) {
    self.successor = successor
    steps.append(.become)
  }

  mutating func gatherInsertion(of element: Element) {
    insertions.append((element, nil))
  }

  mutating func gatherInsertion(of element: Element, at path: RowPath) {
    insertions.append((element, listTarget(of: path)))
  }

  mutating func gatherRemoval(at path: RowPath) {
    removals.append(listPath(of: path))
  }

  mutating func gatherRemovals<Failure: Error>(
    where shouldBeRemoved: (Element) throws(Failure) -> Bool
  ) throws(Failure) {
    let (groups, slots) = (list.groups, list.slots)
    for (position, group) in groups.shown.enumerated() {
      for (row, slot) in groups[group].rows.slots.enumerated()
      where try shouldBeRemoved(slots.elements[slot]) {
        removals.append(RowPath(section: position, row: row))
      }
    }
  }

  /// - Parameter path: The row's path in the list.
  mutating func gatherReplacement(at path: RowPath, with element: Element) {
    replacements.append((path, element))
  }

  /// - Parameter path: The row's path in the list.
  mutating func gatherUpdate<Failure: Error>(
    at path: RowPath, _ change: (inout Element) throws(Failure) -> Void
  ) throws(Failure) {
    var element = list[path]
    try change(&element)
    replacements.append((path, element))
  }

  mutating func gatherMove(from path: RowPath, to target: RowPath) {
    let from = listPath(of: path)
    moves.append((from, listTarget(of: target) ?? from))
  }
}

// MARK: - From results to the list

extension ListEdits {
  /// The path in the list of a row that is shown.
  func listPath(of path: RowPath) -> RowPath {
    guard case .filter(let list, let results) = edited else { return path }
    // Results are rows of the list.
    return list.rowPath(ofSlot: results.storage.slot(at: path))!
  }

  /// The place in the list of a place between the rows shown, with the number
  /// that a row there has among them.
  ///
  /// - Returns: `nil` if nothing is shown, so that there is no place.
  private func listTarget(of target: RowPath) -> RowPath? {
    guard case .filter(let list, let results) = edited else { return target }
    if results.groups.shown.isEmpty { return nil }
    requireIndex(
      target.section, below: results.groups.shown.count,
      "row path \(target): section")
    let group = results.groups.shown[target.section]
    return RowPath(
      section: list.groups.position(of: group)!, row: target.row)
  }
}
