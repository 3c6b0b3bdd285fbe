/// Elements without ids are their own ids: a selection of them holds the elements.
///
/// ```swift
/// var selection = ListSelection<String>()
/// selection.select(RowPath(section: 0, row: 0), in: states)
/// selection.ids                   // Georgia
/// states.insert("Alaska")
/// selection.rowPaths(in: states)  // 1.0
/// ```
///
/// Rows with equal elements are selected together. To find rows, all are looked at.
extension ListSelection {
  /// Whether a row is selected.
  ///
  /// - Precondition: The list has a row at the path.
  public func contains(_ path: RowPath, in list: IndexedList<ID>) -> Bool {
    ids.contains(list[path])
  }

  /// The paths of the selected rows that a list shows, ascending.
  ///
  /// - Complexity: O(*n*).
  public func rowPaths(in list: IndexedList<ID>) -> [RowPath] {
    if ids.isEmpty { return [] }
    return list.rows.enumerated().filter { ids.contains($1) }.map {
      list.rowPath(ofRow: $0.offset)
    }
  }

  /// Selects one row alone, as a click does.
  ///
  /// - Precondition: The list has a row at the path.
  public mutating func select(_ path: RowPath, in list: IndexedList<ID>) {
    selectOnly(list[path])
  }

  /// Selects a row or, if it is selected, takes it out.
  ///
  /// - Precondition: The list has a row at the path.
  public mutating func toggle(_ path: RowPath, in list: IndexedList<ID>) {
    toggle(list[path])
  }

  /// Selects the rows from the ``anchor`` to a row, and no others, as a click with
  /// Shift does.
  ///
  /// If the anchor's row is not shown, only the given one is selected.
  ///
  /// - Precondition: The list has a row at the path.
  /// - Complexity: O(*n*).
  public mutating func extend(to path: RowPath, in list: IndexedList<ID>) {
    let start = anchor.flatMap { anchor in
      list.sections[path.section].rows.firstIndex(of: anchor).map {
        RowPath(section: path.section, row: $0)
      } ?? list.rows.firstIndex(of: anchor).map(list.rowPath(ofRow:))
    }
    extend(from: start, to: path, in: list) { $0 }
  }

  /// Selects all rows that a list shows.
  ///
  /// ```swift
  /// var selection = ListSelection<String>()
  /// selection.selectAll(in: states)
  /// selection.ids.count  // 4
  /// ```
  ///
  /// - Complexity: O(*n*).
  public mutating func selectAll(in list: IndexedList<ID>) {
    ids = Set(list.rows)
  }

  /// Takes out elements that a list does not have any more.
  ///
  /// Rows of collapsed and hidden sections stay selected.
  ///
  /// - Complexity: O(*n*).
  public mutating func keepIDs(of list: IndexedList<ID>) {
    keep(ids.intersection(list.elements))
  }
}

extension ScrollAnchor {
  /// The anchor of a row of a list whose elements are their own ids.
  ///
  /// - Precondition: The list shows a row at the path.
  public init(elementAt path: RowPath, in list: IndexedList<ID>) {
    self.init(path, in: list) { $0 }
  }

  /// The path of the row or, if a list does not show it, of the nearest neighbour
  /// that it shows, as for elements with ids; `nil` if it shows no rows.
  ///
  /// - Complexity: O(*n*).
  public func rowPath(in list: IndexedList<ID>) -> RowPath? {
    var rows: [ID: Int] = [:]
    for (row, element) in list.rows.enumerated() {
      let known = rows[element]
      if known.map({ abs(row - self.row) < abs($0 - self.row) }) ?? true {
        rows[element] = row
      }
    }
    return rowPath(in: list) { rows[$0].map(list.rowPath(ofRow:)) }
  }
}
