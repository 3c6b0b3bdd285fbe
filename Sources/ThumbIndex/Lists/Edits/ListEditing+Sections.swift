extension ListEditing {
  /// Reloads a section: its header, its footer, and all its rows.
  ///
  /// Edits of the section's rows that are made at once with it are not reported,
  /// as table views do not accept them with a reload. A section that is not
  /// shown is ignored.
  ///
  /// ```swift
  /// let key = states.sections[2].key
  /// let changes = states.edit { edits in
  ///   edits.insert("Illinois")
  ///   edits.reloadSection(key)
  /// }
  /// changes.reloadedSections  // [2]
  /// changes.insertedRows      // []; they come with the section
  /// ```
  @discardableResult
  public mutating func reloadSection(_ key: SectionKey) -> Outcome {
    edit { $0.gather(.reload(key)) }
  }

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
  /// without rows. A search does not show sections without rows.
  ///
  /// - Parameter key: The value of a group, or the key of a title.
  /// - Returns: The section inserted, unless it was shown before.
  /// - Complexity: O(log *s*) in the sections, which are in blocks of hundreds:
  ///   a changed block costs a step for each later one.
  /// - Precondition: The value is of the type that the list is grouped by, or
  ///   the key is that of a title.
  @discardableResult
  public mutating func insertSection(_ key: SectionKey) -> Outcome {
    edit { $0.gather(.insert(key)) }
  }

  /// Removes a section with its rows, except rows that other edits, made at once
  /// with this one, move, replace or insert.
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
  public mutating func removeSection(_ key: SectionKey) -> Outcome {
    edit { $0.gather(.remove(key)) }
  }
}

// MARK: - Hiding and moving

extension ListEditing {
  /// Hides a section with its rows, in any kind of list.
  ///
  /// ```swift
  /// states.hideSection("G").deletedSections  // [0]
  /// states.rows                              // Hawaii, Idaho, Iowa
  /// states.insert("Guam").isEmpty            // true; it is hidden, too
  /// states.showSection("G").insertedSections // [0]
  /// states.rows        // Georgia, Guam, Hawaii, Idaho, Iowa
  /// ```
  ///
  /// A hidden section is neither shown nor found, and its title is in no index
  /// bar; its elements stay in the list. A section that goes and comes back is
  /// still hidden.
  ///
  /// - Parameter key: The section, shown or not.
  /// - Returns: The section deleted, if it was shown.
  /// - Complexity: As ``insertSection(_:)``, plus O(*k*) in the sections hidden
  ///   so far; a filter also searches all texts.
  @discardableResult
  public mutating func hideSection(_ key: SectionKey) -> Outcome {
    edit { $0.gather(.hide(key)) }
  }

  /// Shows a hidden section again, at its place.
  ///
  /// See ``hideSection(_:)``.
  ///
  /// - Returns: The section inserted, if it has rows or is shown when empty.
  @discardableResult
  public mutating func showSection(_ key: SectionKey) -> Outcome {
    edit { $0.gather(.unhide(key)) }
  }

  /// Sets which sections are collapsed, which are hidden, and their order, as far
  /// as each is given.
  ///
  /// ```swift
  /// states.setSections(collapsed: ["I"], hidden: ["G"])
  /// states.sections.map(\.title)  // H, I
  /// states.rows                   // Hawaii
  /// states.setSections(collapsed: [], hidden: [])
  /// states.rows                   // Georgia, Hawaii, Idaho, Iowa
  /// ```
  ///
  /// So a stored state is shown again: sections may be named that do not exist
  /// yet.
  ///
  /// The order is that of groups. With ``GroupOrder/listed(_:)``, groups left out
  /// are neither shown nor found; with other orders they follow, as after
  /// ``moveSection(_:to:)``. Letters, and the only section of a list, stay where
  /// they are.
  ///
  /// ```swift
  /// var list = IndexedList(
  ///   people, groupedBy: \.city, order: .listed(["Lund"]))
  /// list.setSections(order: ["Umeå", "Lund"])
  /// list.sections.map(\.title)  // Umeå, Lund
  /// ```
  ///
  /// - Parameters:
  ///   - collapsed: The sections to collapse, and no others; `nil` to leave
  ///     ``IndexedList/collapsedSections`` as they are.
  ///   - hidden: The sections to hide, and no others; `nil` to leave
  ///     ``IndexedList/hiddenSections`` as they are.
  ///   - order: The groups in their new order, each of which counts once; `nil`
  ///     to leave the order.
  /// - Returns: Sections deleted, inserted and moved, and rows deleted and
  ///   inserted; sections without rows that are collapsed are reloaded.
  /// - Complexity: As ``collapse(_:)`` and ``hideSection(_:)`` for each section
  ///   that changes, and O(*s*) in all sections for many; O(*g* log *g*) in the
  ///   groups for an order. To hide or order sections, a filter searches all
  ///   texts.
  /// - Precondition: The keys of an order are of values that the list is grouped
  ///   by.
  @discardableResult
  public mutating func setSections(
    collapsed: Set<SectionKey>? = nil, hidden: Set<SectionKey>? = nil,
    order: [SectionKey]? = nil
  ) -> Outcome {
    edit { edits in
      if let order { edits.gather(.order(order)) }
      if let hidden { edits.gather(.hideOnly(hidden)) }
      if let collapsed { edits.gather(.collapseOnly(collapsed)) }
    }
  }

  /// Moves a section to a position, in a list that is grouped by a value.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// list.moveSection("Umeå", to: 0).movedSections.first?.from  // 1
  /// list.sections.map(\.title)     // Umeå, Lund
  /// list.insert(Person("Sara", "Ås"))
  /// list.sections.map(\.title)     // Umeå, Lund, Ås
  /// ```
  ///
  /// From then on, the order of the sections is the caller's, whatever the
  /// ``GroupOrder``: each stays where it is, also when it goes and comes back.
  /// Sections that are new follow the others in the order of the list; in a
  /// listed order they are not shown. Sections under titles cannot be moved, as
  /// their index bar leads through the alphabet.
  ///
  /// - Parameters:
  ///   - key: The section; one that is not shown is not moved.
  ///   - position: Its position after the move. Among the results of a search, the
  ///     section goes directly before the next one shown, or after the last.
  /// - Returns: A move of the section.
  /// - Complexity: As ``insertSection(_:)`` on average, plus O(*k*) in the
  ///   sections hidden so far; O(*g* log *g*) in the groups for the first move.
  ///   A filter also searches all texts.
  /// - Precondition: The list is grouped by a value, and a section is shown at
  ///   the position.
  @discardableResult
  public mutating func moveSection(
    _ key: SectionKey, to position: Int
  ) -> Outcome {
    edit { $0.gather(.move(key, position)) }
  }
}

// MARK: - Headers and footers

extension ListEditing {
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
  ) -> Outcome {
    edit { $0.gather(.header(key, header)) }
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
  ) -> Outcome {
    edit { $0.gather(.footer(key, footer)) }
  }
}

// MARK: - Collapsing

extension ListEditing {
  /// Hides the rows of a section and keeps its header.
  ///
  /// ```swift
  /// let key = states.sections[2].key
  /// states.collapse(key).deletedRows  // 2.0, 2.1
  /// states.sections[2].title          // I
  /// states.sections[2].rows           // []
  /// states.sections[2].rowCount       // 2
  /// states.insert("Illinois").reloadedSections  // [2]; its row count
  /// states.expand(key).insertedRows   // 2.0, 2.1, 2.2
  /// ```
  ///
  /// Hidden rows are not in ``IndexedList/rows-swift.property``,
  /// ``IndexedList/count`` or the changes
  /// of edits, and have no paths (see ``RowPath``). They can still be edited: ids,
  /// elements and conditions lead to them.
  /// When their number changes, the section is reloaded, as its header may show
  /// the number. A collapsed section that goes and comes back is still
  /// collapsed. The index bar leads to the section's header.
  ///
  /// - Returns: The hidden rows as deletions; a section without rows is
  ///   reloaded. In a filter, no changes of rows during a search that
  ///   expands sections (``SearchRequest/expandsSections``).
  /// - Complexity: As ``insertSection(_:)``, plus O(*k*) in the sections collapsed
  ///   so far.
  @discardableResult
  public mutating func collapse(_ key: SectionKey) -> Outcome {
    edit { $0.gather(.collapse(key)) }
  }

  /// Shows the rows of a section again.
  ///
  /// ```swift
  /// let key = states.sections[0].key
  /// states.collapse(key)
  /// states.expand(key).insertedRows  // 0.0
  /// ```
  ///
  /// - Returns: The rows inserted; a section without rows is reloaded.
  /// - Complexity: As ``collapse(_:)``.
  @discardableResult
  public mutating func expand(_ key: SectionKey) -> Outcome {
    edit { $0.gather(.expand(key)) }
  }
}
