/// Edits that a closure gathers, and a list or a filter makes at once.
///
/// The edits are those of ``ListEditing``. Row paths are those before all edits,
/// as in a table view's batch updates. Only targets of moves and insertions by
/// hand use the row numbers after all edits: those of the rows shown, so that a
/// search counts only what it finds.
///
/// A row may be named again, by whatever leads to it: each edit goes on from what
/// the edits before made of the row, and a removed row stays removed. Ids,
/// elements and conditions lead to rows as these edits make them; a row that they
/// insert is also named by the ``InsertedRow`` that the insertion returns.
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
  /// The removed rows, by their paths in the list, as all paths here.
  private(set) var removed = NamedPaths()

  /// The rows that get other elements.
  private(set) var replaced = NamedPaths()
  private(set) var replacements: [Element] = []

  private(set) var insertions: [(element: Element, path: RowPath?)] = []

  /// The insertions whose rows are removed again.
  private var dropped: Set<InsertedRow> = []

  /// The rows that are moved by hand.
  private(set) var moved = NamedPaths()
  private(set) var targets: [RowPath] = []

  private(set) var sections: [SectionEdit] = []

  /// The edits that the list makes after those of rows, one by one.
  private(set) var steps: [ListStep] = []

  /// The elements of the last ``ListStep/replaceAll``.
  private(set) var allElements: [Element] = []

  /// The list of the last ``ListStep/become``.
  private(set) var successor: IndexedList<Element>?

  private var edited: Edited

  /// Finds rows by their new elements, and by the ids of these.
  private var newElements = NewElements()
  private var newIDs = NewElements()

  /// What later edits of a row have replaced.
  private var overwritten: [Overwritten] = []

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
    insertions.isEmpty
      ? replacements : replacements + insertions.map { $0.element }
  }

  /// Whether rows or sections are edited, besides ``steps``.
  var changeRows: Bool {
    !removed.paths.isEmpty || !replacements.isEmpty || !insertions.isEmpty
      || !targets.isEmpty || !sections.isEmpty
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
      removed.paths.count, replacements.count, insertions.count, targets.count,
      sections.count, steps.count, overwritten.count
    )
    do throws(Failure) {
      try body(&self)
    } catch {
      while overwritten.count > counts.6 { takeBack(overwritten.removeLast()) }
      removed.keep(counts.0)
      replaced.keep(counts.1)
      replacements.removeLast(replacements.count - counts.1)
      insertions.removeLast(insertions.count - counts.2)
      moved.keep(counts.3)
      targets.removeLast(targets.count - counts.3)
      sections.removeLast(sections.count - counts.4)
      steps.removeLast(steps.count - counts.5)
      (newElements, newIDs) = (NewElements(), NewElements())
      throw error
    }
  }

  /// What a later edit of the same row has replaced.
  enum Overwritten {
    case replacement(Int, Element)
    case insertion(InsertedRow, Element, RowPath?)
    case dropped(InsertedRow)
    case target(Int, RowPath)
  }

  private mutating func takeBack(_ old: Overwritten) {
    switch old {
    case .replacement(let index, let element): replacements[index] = element
    case .insertion(let row, let element, let path):
      insertions[row.number] = (element, path)
    case .dropped(let row): dropped.remove(row)
    case .target(let index, let target): targets[index] = target
    }
  }
}

extension ListEdits.Overwritten: Sendable where Element: Sendable {}

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

  /// Gives groups an order.
  case order([SectionKey])

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

  @discardableResult
  mutating func gatherInsertion(
    of element: Element, at path: RowPath? = nil
  ) -> InsertedRow {
    insertions.append((element, path.flatMap { listTarget(of: $0) }))
    return InsertedRow(number: insertions.count - 1)
  }

  mutating func gatherRemoval(of row: EditedRow) {
    switch row {
    case .old(let path):
      if removed.index(of: path) == nil { removed.append(path) }
    case .new(let row):
      if dropped.insert(row).inserted { overwritten.append(.dropped(row)) }
    }
  }

  mutating func gatherRemovals<Failure: Error>(
    where shouldBeRemoved: (Element) throws(Failure) -> Bool
  ) throws(Failure) {
    let storage = list.storage
    let (groups, slots) = (storage.groups, storage.slots)
    for (position, group) in groups.shown.enumerated() {
      for (row, slot) in groups[group].rows.slots.enumerated() {
        let path = RowPath(section: position, row: row)
        if removed.index(of: path) != nil { continue }
        // Each element is asked once.
        if storage.elementPath(path) != path { continue }
        let element =
          replaced.index(of: path).map { replacements[$0] }
          ?? slots.elements[slot]
        if try shouldBeRemoved(element) { removed.append(path) }
      }
    }
    for number in insertions.indices {
      let row = InsertedRow(number: number)
      if dropped.contains(row) { continue }
      if try shouldBeRemoved(insertions[number].element) {
        gatherRemoval(of: .new(row))
      }
    }
  }

  mutating func gatherReplacement(of row: EditedRow, with element: Element) {
    switch row {
    case .old(let path):
      if let index = replaced.index(of: path) {
        overwritten.append(.replacement(index, replacements[index]))
        replacements[index] = element
        noteNewElement(.replacement(index))
      } else {
        replaced.append(path)
        replacements.append(element)
      }
    case .new(let row):
      noteInsertion(row)
      insertions[row.number].element = element
      noteNewElement(.insertion(row.number))
    }
  }

  mutating func gatherUpdate<Failure: Error>(
    of row: EditedRow, _ change: (inout Element) throws(Failure) -> Void
  ) throws(Failure) {
    var element = element(of: row)
    try change(&element)
    gatherReplacement(of: row, with: element)
  }

  mutating func gatherMove(of row: EditedRow, to target: RowPath) {
    let target = listTarget(of: target)
    switch row {
    case .old(let path):
      if let index = moved.index(of: path) {
        overwritten.append(.target(index, targets[index]))
        targets[index] = target ?? path
      } else {
        moved.append(path)
        targets.append(target ?? path)
      }
    case .new(let row):
      noteInsertion(row)
      insertions[row.number].path = target
    }
  }

  /// Notes what an insertion is before another edit of its row changes it.
  private mutating func noteInsertion(_ row: InsertedRow) {
    let (element, path) = insertions[row.number]
    overwritten.append(.insertion(row, element, path))
  }

  private mutating func noteNewElement(_ number: NewElements.Number) {
    newElements.change(number)
    newIDs.change(number)
  }
}

// MARK: - Rows so far

extension ListEdits {
  /// The element that the edits so far give a row.
  private mutating func element(of row: EditedRow) -> Element {
    switch row {
    case .old(let path):
      replaced.index(of: path).map { replacements[$0] } ?? list[path]
    case .new(let row): insertions[row.number].element
    }
  }

  /// Whether no edit so far changes a row of the list.
  mutating func isAsBefore(_ path: RowPath) -> Bool {
    removed.index(of: path) == nil && replaced.index(of: path) == nil
  }

  /// A row that the edits so far give an element that satisfies a predicate:
  /// the first replaced one, or else the first inserted one.
  ///
  /// - Parameters:
  ///   - hash: The hash of ids or of elements; `nil` if there is none.
  ///   - value: The hash that is wanted.
  /// - Complexity: O(1) on average; O(*k*) in the edits without hashes.
  private mutating func rowWithNewElement(
    _ hash: ((Element) -> Int)?, _ value: Int, byID: Bool,
    where isWanted: (Element) -> Bool
  ) -> EditedRow? {
    if replacements.isEmpty && insertions.isEmpty { return nil }
    let (elements, inserted) = (replacements, insertions)
    let counts = (elements.count, inserted.count)
    var numbers: [NewElements.Number]
    if let hash {
      let hashOf: (NewElements.Number) -> Int = { number in
        switch number {
        case .replacement(let index): hash(elements[index])
        case .insertion(let number): hash(inserted[number].element)
        }
      }
      numbers =
        byID
        ? newIDs.numbers(hash: value, counts, hashOf)
        : newElements.numbers(hash: value, counts, hashOf)
    } else {
      numbers = elements.indices.map { .replacement($0) }
      numbers += inserted.indices.map { .insertion($0) }
    }
    var (first, firstNew): (Int?, Int?)
    for number in numbers {
      switch number {
      case .replacement(let index)
      where isWanted(elements[index])
        && removed.index(of: replaced.paths[index]) == nil:
        first = min(first ?? index, index)
      case .insertion(let number)
      where isWanted(inserted[number].element)
        && !dropped.contains(InsertedRow(number: number)):
        firstNew = min(firstNew ?? number, number)
      default: continue
      }
    }
    return first.map { .old(replaced.paths[$0]) }
      ?? firstNew.map { .new(InsertedRow(number: $0)) }
  }

  /// The first row that has an element after the edits so far.
  mutating func row(with element: Element) -> EditedRow?
  where Element: Equatable {
    let list = list
    let old = list.rowPath(of: element, forEdits: true) { isAsBefore($0) }
    if let old { return .old(old) }
    let hash = list.rules.traits.hash
    return rowWithNewElement(hash, hash?(element) ?? 0, byID: false) {
      $0 == element
    }
  }

  /// The first row that has an id after the edits so far.
  mutating func row(withID id: Element.ID) -> EditedRow?
  where Element: Identifiable {
    if let path = list.rowPaths(withID: id).first(where: { isAsBefore($0) }) {
      return .old(path)
    }
    return rowWithNewElement({ $0.id.hashValue }, id.hashValue, byID: true) {
      $0.id == id
    }
  }

  /// Removes the rows that have some ids after the edits so far.
  mutating func gatherRemovals(ofIDs ids: Set<Element.ID>)
  where Element: Identifiable {
    let list = list
    // Ids that another row may have than the first in the list.
    var others = replacements.isEmpty && insertions.isEmpty ? [] : ids
    // In a list ordered by hand, one look finds all rows.
    for path in list.firstRowPaths(ofIDs: ids) {
      if isAsBefore(path) {
        removed.append(path)
        others.remove(list[path].id)
      } else {
        others.insert(list[path].id)
      }
    }
    for id in others {
      if let row = row(withID: id) { gatherRemoval(of: row) }
    }
  }

  /// The edits for a list to make: without edits of rows that these edits
  /// remove.
  func settled() -> ListEdits {
    var edits = self
    if !dropped.isEmpty {
      edits.insertions = insertions.indices.filter {
        !dropped.contains(InsertedRow(number: $0))
      }.map { insertions[$0] }
      edits.dropped = []
    }
    if removed.paths.isEmpty { return edits }
    func staying(_ named: NamedPaths) -> [Int] {
      named.paths.indices.filter {
        edits.removed.index(of: named.paths[$0]) == nil
      }
    }
    if !replacements.isEmpty {
      let staying = staying(replaced)
      edits.replaced = NamedPaths(staying.map { replaced.paths[$0] })
      edits.replacements = staying.map { replacements[$0] }
    }
    if !targets.isEmpty {
      let staying = staying(moved)
      edits.moved = NamedPaths(staying.map { moved.paths[$0] })
      edits.targets = staying.map { targets[$0] }
    }
    return edits
  }
}

// MARK: - From results to the list

extension ListEdits {
  /// The path by which the list edits a row that is shown, or its twins.
  func listPath(of path: RowPath) -> RowPath {
    switch edited {
    case .unknown: path
    case .list(let list): list.storage.elementPath(path)
    case .filter(let list, let results):
      list.storage.elementPath(list.editPath(path, in: results))
    }
  }

  /// Turns a place among the rows shown into a place of the list: the section
  /// gets its position in the list, the row keeps its number among the rows
  /// shown.
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

// MARK: - Rows that are replaced and moved

extension ListEdits {
  /// Divides the edits into replacements of rows that are also moved, and all
  /// other edits, which come later; `nil` if no replaced row is moved.
  ///
  /// - Parameter list: The list before the edits.
  func divided(for list: IndexedList<Element>) -> (ListEdits, ListEdits)? {
    if replacements.isEmpty || targets.isEmpty { return nil }
    let paths = Set(moved.paths)
    let isMoved = replaced.paths.map { paths.contains($0) }
    if !isMoved.contains(true) { return nil }
    var first = ListEdits()
    var rest = self
    (rest.replaced, rest.replacements) = (NamedPaths(), [])
    for (index, element) in replacements.enumerated() {
      if isMoved[index] {
        first.replaced.append(replaced.paths[index])
        first.replacements.append(element)
      } else {
        rest.replaced.append(replaced.paths[index])
        rest.replacements.append(element)
      }
    }
    var edited = list
    edited.apply(first)
    rest.follow(from: list, to: edited)
    return (first, rest)
  }

  /// Changes the paths of the edits to those after other edits, which removed
  /// no row.
  private mutating func follow(
    from old: IndexedList<Element>, to new: IndexedList<Element>
  ) {
    let identities = old.slots.identities
    func number(_ path: RowPath) -> UInt64 {
      identities[old.storage.slot(at: path)].row
    }
    let named = removed.paths + replaced.paths + moved.paths
    let wanted = Set(named.map(number))
    var newPaths: [UInt64: RowPath] = [:]
    for (position, group) in new.groups.shown.enumerated() {
      for (row, slot) in new.groups[group].rows.slots.enumerated() {
        let number = new.slots.identities[slot].row
        if wanted.contains(number) {
          newPaths[number] = RowPath(section: position, row: row)
        }
      }
    }
    func target(_ path: RowPath) -> RowPath? {
      guard old.groups.shown.indices.contains(path.section) else { return path }
      let key = old.groups[shownAt: path.section].key
      return new.position(ofSection: key).map {
        RowPath(section: $0, row: path.row)
      }
    }
    removed = NamedPaths(removed.paths.compactMap { newPaths[number($0)] })
    // These rows were not replaced yet, so they still have their sections.
    replaced = NamedPaths(replaced.paths.map { newPaths[number($0)]! })
    for index in insertions.indices {
      insertions[index].path = insertions[index].path.flatMap(target)
    }
    // A row is not moved if its own section or that of its target is not shown
    // any more.
    var (paths, places): ([RowPath], [RowPath]) = ([], [])
    for (index, path) in moved.paths.enumerated() {
      if let path = newPaths[number(path)], let place = target(targets[index]) {
        paths.append(path)
        places.append(place)
      }
    }
    (moved, targets) = (NamedPaths(paths), places)
  }
}
