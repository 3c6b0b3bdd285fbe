extension IndexedList {
  /// Sets the caller's data for a section's header or footer.
  mutating func setData(
    of key: SectionKey, _ set: (inout SectionData) -> Void
  ) -> ListChanges {
    set(&sectionData[key, default: SectionData()])
    return reload(key)
  }

  private mutating func reload(_ key: SectionKey) -> ListChanges {
    var reload = BatchNotes()
    reload.reloadedSections = [key]
    notes.note(reload)
    var changes = ChangeReport(unchanged: groups).changes()
    changes.reloadedSections = position(ofSection: key).map { [$0] } ?? []
    return changes
  }
}
