extension IndexedList {
  /// Sets the caller's data for a section's header, besides the title.
  ///
  /// Data belongs to the section's key: a section that goes and comes back
  /// still has its data.
  ///
  /// ```swift
  /// let key = states.sections[2].key
  /// states.setHeader("2 states", ofSection: key).reloadedSections  // [2]
  /// states.sections[2].header  // 2 states
  /// ```
  ///
  /// - Parameters:
  ///   - header: Any value; `nil` for none.
  ///   - key: The section, shown or not.
  /// - Returns: A reload of the section, if it is shown.
  /// - Complexity: O(log *s*) in the number of sections.
  @discardableResult
  public mutating func setHeader(
    _ header: (any Sendable)?, ofSection key: SectionKey
  ) -> ListChanges {
    sectionData[key, default: SectionData()].header = header
    return reload(key)
  }

  /// Sets the caller's data for a section's footer.
  ///
  /// See ``setHeader(_:ofSection:)``.
  ///
  /// ```swift
  /// let key = states.sections[2].key
  /// states.setFooter("Idaho has a panhandle.", ofSection: key)
  /// states.sections[2].footer  // Idaho has a panhandle.
  /// ```
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  @discardableResult
  public mutating func setFooter(
    _ footer: (any Sendable)?, ofSection key: SectionKey
  ) -> ListChanges {
    sectionData[key, default: SectionData()].footer = footer
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
