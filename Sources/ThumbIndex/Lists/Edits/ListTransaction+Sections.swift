extension ListTransaction {
  /// Does what an edit says of a section as a whole.
  mutating func edit(
    _ edit: SectionEdit, in list: inout ListStorage<Element>
  ) {
    switch edit {
    case .reload(let key):
      // What the list does not know is not shown.
      guard let group = list.groups.number(of: key) else { return }
      touch(group)
      reloaded.insert(group)
    case .insert(let key): insert(list.sectionNumber(key), in: &list)
    case .remove(let key): remove(list.sectionNumber(key), from: &list)
    }
  }

  /// Makes a group one of those that are concerned.
  private mutating func touch(_ group: Int) {
    if work[group] == nil { work[group] = GroupWork() }
  }

  private mutating func insert(
    _ group: Int, in list: inout ListStorage<Element>
  ) {
    touch(group)
    if list.groups[group].rank == nil {
      slotChanges.isOrderChanged = true
      // It comes with the rows that it has.
      list.groups[group].rows.forEach { slotChanges.came.append(($0, nil)) }
    }
    list.insertSection(group)
  }

  /// Takes a group away with those of its rows that no edit names.
  private mutating func remove(
    _ group: Int, from list: inout ListStorage<Element>
  ) {
    touch(group)
    let named = Set(work[group]!.leaving + work[group]!.reloaded)
    for (row, slot) in list.groups[group].rows.slots.enumerated()
    where !named.contains(row) {
      remove(GroupRow(group: group, row: row), slot, list)
    }
    // Its place was its own, not that of a row.
    work[group]!.losesFirst = true
    list.groups[group].whenEmpty = .hidden
  }
}
