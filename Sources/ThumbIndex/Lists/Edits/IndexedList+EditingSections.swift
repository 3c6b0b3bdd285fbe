extension IndexedList {
  /// Inserts a section, which is then shown with or without rows until it is
  /// removed.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.insertSection("Kiruna").insertedSections  // [2]
  /// list.insert(Person("Sara", "Kiruna")).insertedRows  // 2.0
  /// list.sections.map(\.title)                    // Lund, Umeå, Kiruna
  /// ```
  ///
  /// With ``GroupOrder/collated(_:)`` the section's title decides its place.
  /// With ``GroupOrder/firstAppearance`` the section goes to the end; later
  /// groups follow it. With ``GroupOrder/listed(_:)`` it goes to its listed
  /// place, else to the end. If the section is already shown, it now stays even
  /// without rows.
  ///
  /// - Parameter key: The value of a group, or the ordinal of a title.
  /// - Returns: The section inserted, unless it was shown before.
  /// - Complexity: O(*s* log *s*) in the number of sections.
  /// - Precondition: The value is of the type that the list is grouped by, or
  ///   the ordinal is that of a title.
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
  /// The section comes back only when it gets a row or is inserted, even if the
  /// list keeps empty sections.
  ///
  /// - Parameter key: As for ``insertSection(_:)``.
  /// - Returns: The section deleted, if it was shown.
  /// - Complexity: O(*k* log *n*) for *k* removed rows.
  /// - Precondition: As for ``insertSection(_:)``.
  @discardableResult
  public mutating func removeSection(_ key: SectionKey) -> ListChanges {
    edit { $0.removeSection(key) }
  }
}
