extension IndexedList where Element: Equatable {
  /// The path of the first row that shows an element equal to another; `nil` when
  /// there is none.
  ///
  /// ```swift
  /// states.rowPath(of: "Iowa")    // 2.1
  /// states.rowPath(of: "Kansas")  // nil
  /// ```
  ///
  /// - Complexity: O(log *n*) comparisons of keys and those of elements with equal
  ///   keys; O(*n*) where rows are ordered by hand.
  public func rowPath(of element: Element) -> RowPath? {
    let columns = rules.columns(of: [element], threads: 1)
    guard let group = groupIfKnown(of: element, columns),
      let position = groups.position(of: group)
    else { return nil }
    let rows = groups[group].rows
    var row = rows.firstRow { slots.order.compareKeys($0, columns) != .less }
    while row < rows.count,
      slots.order.compareKeys(rows[row], columns) == .equal
    {
      if slots.elements[rows[row]] == element {
        return RowPath(section: position, row: row)
      }
      row += 1
    }
    return nil
  }

  private func groupIfKnown(
    of element: Element, _ columns: [SortKeyColumn]
  ) -> Int? {
    switch rules.sectioning {
    case .collation(let collation):
      return collation.filed(keys: columns[0]).section(ofRow: 0)
    case .groups(let grouping): return groups.number(of: grouping.key(element))
    case .none: return 0
    }
  }
}

extension IndexedList where Element: Identifiable {
  /// The path of the row with an id; `nil` when no row shown has it.
  ///
  /// Of several rows with the id it is the one that arrived first.
  ///
  /// ```swift
  /// let list = IndexedList(people, groupedBy: \.city)
  /// list.rowPath(ofID: "Anna")  // 1.0
  /// ```
  ///
  /// - Complexity: O(log *n*) on average, but O(*n*) for the first id that is
  ///   asked for, and where rows are ordered by hand.
  public func rowPath(ofID id: Element.ID) -> RowPath? {
    for slot in slots(withID: id) {
      if let path = rowPath(ofSlot: slot) { return path }
    }
    return nil
  }

  /// The element with an id, which is in the list even if its group is not shown.
  ///
  /// ```swift
  /// let list = IndexedList(
  ///   people, groupedBy: \.city, order: .listed(["Lund"]))
  /// list.rowPath(ofID: "Anna")          // nil; Umeå is not shown
  /// list.element(withID: "Anna")?.city  // Umeå
  /// ```
  ///
  /// - Complexity: O(1) on average, but O(*n*) for the first id that is asked
  ///   for.
  public func element(withID id: Element.ID) -> Element? {
    slots(withID: id).first(where: hasRow).map { slots.elements[$0] }
  }

  private func slots(withID id: Element.ID) -> [Int] {
    slots.slots(hash: id.hashValue) { $0.id == id }
  }
}

extension IndexedList {
  /// The path of the row of a slot, if it is shown.
  func rowPath(ofSlot slot: Int) -> RowPath? {
    let group = group(ofSlot: slot)
    guard let position = groups.position(of: group),
      let row = row(ofSlot: slot, in: group)
    else { return nil }
    return RowPath(section: position, row: row)
  }

  /// Whether a slot has a row, shown or in a group that is not.
  private func hasRow(_ slot: Int) -> Bool {
    row(ofSlot: slot, in: group(ofSlot: slot)) != nil
  }

  /// The place of a slot in its group; `nil` if it is not there, as in a list of
  /// search results.
  func row(ofSlot slot: Int, in group: Int) -> Int? {
    let rows = groups[group].rows
    if rules.isOrderedByHand { return rows.slots.firstIndex(of: slot) }
    let row = rows.firstRow { !slots.order.isBefore($0, slot) }
    return row < rows.count && rows[row] == slot ? row : nil
  }

  /// The group of a slot.
  func group(ofSlot slot: Int) -> Int {
    switch rules.sectioning {
    case .collation(let collation):
      return collation.section(of: slot, in: slots.order.keys[0])
    case .groups: return Int(slots.groups[slot])
    case .none: return 0
    }
  }
}

extension IndexedCollation {
  /// The ordinal of the section of a slot.
  fileprivate func section(of slot: Int, in keys: ListKeys) -> Int {
    let stretch = table.stretch(prefix: keys.prefix(of: slot)) { rest in
      !keys.bytes(of: slot).dropFirst(8).lexicographicallyPrecedes(rest)
    }
    return table.section(ofStretch: stretch)
  }
}
