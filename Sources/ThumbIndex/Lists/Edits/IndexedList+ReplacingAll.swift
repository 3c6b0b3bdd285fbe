extension IndexedList {
  /// The changes from this list to another one.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// let byName = IndexedList(people, by: \.name, collation: swedish)
  /// let byCity = IndexedList(people, groupedBy: \.city)
  /// let changes = byName.changes(to: byCity)
  /// changes.deletedSections                           // [0, 1, 2]; A Å Ö
  /// changes.insertedSections                          // [0, 1]
  /// changes.newPath(ofRow: RowPath(section: 0, row: 0))  // 1.0; Anna
  /// ```
  ///
  /// The other list may have other elements, another order, other sections or
  /// another language. Sections are those with the same ``SectionKey``; as few of
  /// them move as possible, then as few rows of each section that stays. Rows are
  /// paired as by ``ListEditing/become(_:)``. Sections with header or footer data
  /// are reloaded, as data cannot be compared.
  ///
  /// To show the other list with what was set on this one, use
  /// ``ListEditing/become(_:)``.
  ///
  /// - Complexity: O(*n*) on average; O(*n* log *n*) if the order of rows
  ///   changes.
  public func changes(to other: IndexedList) -> ListChanges {
    other.changes(from: self, nil)
  }

  /// Replaces all elements, and finds the changes.
  mutating func replace(with elements: [Element]) -> ListChanges {
    let listed =
      rules.knowsSections ? groups.ranked.map { groups[$0].key } : nil
    return take(ListStorage(elements, rules: rules, listed: listed))
  }

  /// Takes the elements, the order and the sections of another list.
  mutating func turn(into other: IndexedList) -> ListChanges {
    take(other.storage)
  }

  private mutating func take(_ new: ListStorage<Element>) -> ListChanges {
    let old = storage
    storage = new
    slots.succeed(generation: old.slots.generation)
    storage.adoptSections(
      of: old.groups, areAlike: old.rules === new.rules)
    let comparison = ListComparison(old: old, new: storage)
    notes.follow { comparison.following($0) }
    return comparison.changes()
  }
}
