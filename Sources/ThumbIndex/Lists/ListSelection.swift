/// The rows that somebody selected, by the ids of their elements.
///
/// A selection is not of one list: it survives searches, edits, collapsed
/// sections, undo and another order, and can be saved. Each list says which of
/// its rows are selected.
///
/// ```swift
/// var list = IndexedList(people, groupedBy: \.city)
/// var selection = ListSelection<String>()
/// selection.select(RowPath(section: 0, row: 1), in: list)
/// selection.toggle(RowPath(section: 1, row: 0), in: list)
/// selection.ids.sorted()        // Anna, Åke
/// selection.rowPaths(in: list)  // 0.1, 1.0
/// list.remove(id: "Åke")
/// selection.rowPaths(in: list)  // 1.0; Åke is selected when he comes back
/// selection.keepIDs(of: list)
/// selection.ids                 // Anna
/// ```
///
/// Rows whose elements have the same id are selected together. Elements without ids,
/// such as strings, are their own ids.
public struct ListSelection<ID: Hashable & Sendable>: Sendable, Hashable {
  /// The ids of the selected elements.
  public var ids: Set<ID>

  /// The id of the row that a selection is extended from: the one that was
  /// selected or toggled last.
  public var anchor: ID?

  /// A selection of some ids.
  public init(_ ids: some Sequence<ID>) { self.ids = Set(ids) }

  /// A selection of nothing.
  public init() { ids = [] }

  /// Whether nothing is selected.
  public var isEmpty: Bool { ids.isEmpty }

  /// Selects nothing.
  ///
  /// ```swift
  /// var selection = ListSelection(["Georgia"])
  /// selection.clear()
  /// selection.isEmpty  // true
  /// ```
  public mutating func clear() { self = Self() }

  /// Whether a row is selected.
  ///
  /// - Precondition: The list has a row at the path.
  /// - Complexity: O(log *n*).
  public func contains<Element: Identifiable>(
    _ path: RowPath, in list: IndexedList<Element>
  ) -> Bool where Element.ID == ID {
    ids.contains(list[path].id)
  }

  /// The paths of the selected rows that a list shows, ascending.
  ///
  /// - Complexity: That of ``IndexedList/rowPaths(ofIDs:)``.
  public func rowPaths<Element: Identifiable>(
    in list: IndexedList<Element>
  ) -> [RowPath] where Element.ID == ID {
    list.rowPaths(ofIDs: ids)
  }

  /// Selects one row alone, as a click does.
  ///
  /// - Precondition: The list has a row at the path.
  public mutating func select<Element: Identifiable>(
    _ path: RowPath, in list: IndexedList<Element>
  ) where Element.ID == ID {
    selectOnly(list[path].id)
  }

  /// Selects a row or, if it is selected, takes it out, as a click with Control
  /// or Command does.
  ///
  /// - Precondition: The list has a row at the path.
  public mutating func toggle<Element: Identifiable>(
    _ path: RowPath, in list: IndexedList<Element>
  ) where Element.ID == ID {
    toggle(list[path].id)
  }

  /// Selects the rows from the ``anchor`` to a row, and no others, as a click with
  /// Shift does.
  ///
  /// If the anchor's row is not shown, only the given one is selected. Of several
  /// rows of the anchor's element, one in the section of the given row counts.
  ///
  /// - Precondition: The list has a row at the path.
  /// - Complexity: O(*k*) in the rows between, besides that of
  ///   ``IndexedList/rowPath(ofID:)``.
  public mutating func extend<Element: Identifiable>(
    to path: RowPath, in list: IndexedList<Element>
  ) where Element.ID == ID {
    let start = anchor.flatMap { anchor in
      list.rowPaths(ofIDs: [anchor]).first { $0.section == path.section }
        ?? list.rowPath(ofID: anchor)
    }
    extend(from: start, to: path, in: list) { $0.id }
  }

  /// Selects all rows that a list shows; those of a search, for example.
  ///
  /// ```swift
  /// var selection = ListSelection<String>()
  /// selection.selectAll(in: IndexedList(people, groupedBy: \.city))
  /// selection.ids.count  // 3
  /// ```
  ///
  /// - Complexity: O(*n*).
  public mutating func selectAll<Element: Identifiable>(
    in list: IndexedList<Element>
  ) where Element.ID == ID {
    ids = Set(list.rows.lazy.map(\.id))
  }

  /// Takes out the ids of elements that a list does not have any more.
  ///
  /// Rows of collapsed and hidden sections stay selected. For search results, this
  /// wants the list that is searched (``ListFilter/list``).
  ///
  /// - Complexity: That of ``IndexedList/element(withID:)`` for each id.
  public mutating func keepIDs<Element: Identifiable>(
    of list: IndexedList<Element>
  ) where Element.ID == ID {
    keep(ids.filter { list.element(withID: $0) != nil })
  }
}

extension ListSelection {
  mutating func selectOnly(_ id: ID) { (ids, anchor) = ([id], id) }

  mutating func toggle(_ id: ID) {
    if ids.remove(id) == nil { ids.insert(id) }
    anchor = id
  }

  mutating func extend<Element>(
    from start: RowPath?, to path: RowPath, in list: IndexedList<Element>,
    id: (Element) -> ID
  ) {
    guard let start else { return selectOnly(id(list[path])) }
    let (first, last) = (min(start, path), max(start, path))
    ids = Set(list.rows[list.row(at: first)...list.row(at: last)].map(id))
  }

  mutating func keep(_ kept: Set<ID>) {
    ids = kept
    if let id = anchor, !kept.contains(id) { anchor = nil }
  }
}

extension ListSelection: Codable where ID: Codable {}

/// A row that a view shows at its top, so that it can be shown there again.
///
/// If the row is gone or found no more, the nearest of its former neighbours
/// stands for it. An anchor can be saved.
///
/// ```swift
/// var list = IndexedList(people, groupedBy: \.city)
/// let anchor = ScrollAnchor(RowPath(section: 0, row: 1), in: list)
/// anchor.id                 // Åke
/// list.remove(id: "Östen")
/// anchor.rowPath(in: list)  // 0.0; Åke
/// list.remove(id: "Åke")
/// anchor.rowPath(in: list)  // 0.0; Anna, who came next
/// ```
public struct ScrollAnchor<ID: Hashable & Sendable>: Sendable, Hashable {
  /// The id of the row's element.
  public var id: ID { ids[0] }

  /// The ids of the row and of its neighbours, by their distance; the next before
  /// the previous one.
  private let ids: [ID]

  /// The row's number among all rows shown.
  let row: Int

  /// How many neighbours are remembered on each side.
  private static var reach: Int { 50 }

  /// The anchor of a row.
  ///
  /// - Precondition: The list shows a row at the path.
  /// - Complexity: O(log *n*).
  public init<Element: Identifiable>(
    _ path: RowPath, in list: IndexedList<Element>
  ) where Element.ID == ID {
    self.init(path, in: list) { $0.id }
  }

  init<Element>(
    _ path: RowPath, in list: IndexedList<Element>, id: (Element) -> ID
  ) {
    row = list.row(at: path)
    var ids = [id(list[path])]
    for distance in 1...Self.reach {
      for number in [row + distance, row - distance]
      where list.rows.indices.contains(number) {
        ids.append(id(list.rows[number]))
      }
    }
    self.ids = ids
  }

  /// The path of the row or, if a list does not show it, of the nearest neighbour
  /// that it shows; `nil` if it shows no rows.
  ///
  /// Of each side, 50 neighbours are known. If none of them is shown, the row with
  /// the same number is taken, or the last one. Of several rows of an element, in
  /// an ``ExtraSection`` and under its letter, the one nearest to where the row was
  /// counts.
  ///
  /// - Complexity: That of ``IndexedList/rowPath(ofID:)`` for each id.
  public func rowPath<Element: Identifiable>(
    in list: IndexedList<Element>
  ) -> RowPath? where Element.ID == ID {
    rowPath(in: list) { id in
      let paths = list.rowPaths(ofIDs: [id])
      return paths.count > 1
        ? paths.min { distance(to: $0, in: list) < distance(to: $1, in: list) }
        : paths.first
    }
  }

  /// How far a row is from where the anchor's row was.
  private func distance<Element>(
    to path: RowPath, in list: IndexedList<Element>
  ) -> Int {
    abs(list.row(at: path) - row)
  }

  func rowPath<Element>(
    in list: IndexedList<Element>, find: (ID) -> RowPath?
  ) -> RowPath? {
    for id in ids {
      if let path = find(id) { return path }
    }
    return list.isEmpty
      ? nil : list.rowPath(ofRow: min(row, list.count - 1))
  }
}

extension ScrollAnchor: Codable where ID: Codable {
  /// Reads an anchor.
  ///
  /// - Throws: `DecodingError` if it has no id, or a negative number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    ids = try container.decode([ID].self, forKey: .ids)
    row = try container.decode(Int.self, forKey: .row)
    if ids.isEmpty || row < 0 {
      throw DecodingError.dataCorruptedError(
        forKey: .ids, in: container, debugDescription: "an anchor of no row")
    }
  }
}
