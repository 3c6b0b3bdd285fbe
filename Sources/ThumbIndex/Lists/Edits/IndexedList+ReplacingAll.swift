extension IndexedList {
  /// Replaces all elements, and finds the changes.
  mutating func replace(with elements: [Element]) -> ListChanges {
    let listed =
      rules.knowsSections ? groups.ranked.map { groups[$0].key } : nil
    let old = storage
    storage = ListStorage(elements, rules: rules, listed: listed)
    slots.succeed(generation: old.slots.generation)
    storage.adoptSections(of: old.groups)
    let comparison = ListComparison(old: old, new: storage)
    notes.follow { comparison.following($0) }
    return comparison.changes()
  }
}
