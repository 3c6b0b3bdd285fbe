extension IndexedList {
  /// Inserts a section, which is shown whether it has rows or not until it is
  /// removed.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.insertSection("Kiruna").insertedSections  // [2]
  /// list.insert(Person("Sara", "Kiruna")).insertedRows  // 2.0
  /// list.sections.map(\.title)                    // Lund, Umeå, Kiruna
  /// ```
  ///
  /// Among groups in the order of their titles it stands by its title; where they
  /// are in the order in which they come it comes now, and keeps its place; in
  /// the caller's order it stands where it is listed, or else behind all. A section
  /// that is shown already is from then on shown without rows, too.
  ///
  /// - Parameter key: The value of a group, the ordinal of a title.
  /// - Returns: The section inserted, with the rows that it has.
  /// - Complexity: O(*s* log *s*) in the number of sections.
  /// - Precondition: The list may have such a section: the value is of the type
  ///   that the list is grouped by, the ordinal that of a title.
  @discardableResult
  public mutating func insertSection(_ key: SectionKey) -> ListChanges {
    edit { $0.insertSection(key) }
  }

  /// Removes a section with its rows.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.removeSection("Lund").deletedSections  // [0]
  /// list.rows.map(\.name)                      // Anna
  /// ```
  ///
  /// It comes again with a row, or when it is inserted; not before, even if the
  /// list shows sections without rows.
  ///
  /// - Parameter key: As of ``insertSection(_:)``.
  /// - Returns: The section deleted, if it was shown.
  /// - Complexity: O(*k* log *n*) in the rows that are removed.
  /// - Precondition: As of ``insertSection(_:)``.
  @discardableResult
  public mutating func removeSection(_ key: SectionKey) -> ListChanges {
    edit { $0.removeSection(key) }
  }
}
