extension ListTransaction {
  /// Makes an edit of a section as a whole.
  mutating func edit(
    _ edit: SectionEdit, in list: inout ListStorage<Element>
  ) {
    switch edit {
    case .reload(let key):
      // A section that the list does not have is not reloaded.
      guard let group = list.groups.number(of: key) else { return }
      touch(group)
      reloaded.insert(group)
    case .insert(let key): insert(list.sectionNumber(key), in: &list)
    case .remove(let key): remove(list.sectionNumber(key), from: &list)
    }
  }

  /// Adds a group to the changed groups.
  private mutating func touch(_ group: Int) {
    if work[group] == nil { work[group] = GroupWork() }
  }

  private mutating func insert(
    _ group: Int, in list: inout ListStorage<Element>
  ) {
    touch(group)
    if list.groups[group].rank == nil {
      if !list.groups[group].isHidden { slotChanges.areTitlesChanged = true }
      // The rows appear together with the section.
      list.groups[group].rows.forEach { slotChanges.came.append(($0, nil)) }
    }
    list.insertSection(group)
  }

  /// Removes the rows of a group, except rows that other edits name, and hides
  /// the group while it has no rows.
  private mutating func remove(
    _ group: Int, from list: inout ListStorage<Element>
  ) {
    touch(group)
    let named = Set(work[group]!.leaving + work[group]!.reloaded)
    for (row, slot) in list.groups[group].rows.slots.enumerated()
    where !named.contains(row) {
      remove(GroupRow(group: group, row: row), slot, list)
    }
    // `leave` can fail to set `losesFirst` for an inserted section, whose place
    // depends on no row.
    work[group]!.losesFirst = true
    list.groups[group].whenEmpty = .hidden
  }
}
