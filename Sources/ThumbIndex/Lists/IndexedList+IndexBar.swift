extension IndexedList {
  /// The index bar that leads to the sections shown.
  ///
  /// ```swift
  /// let bar = states.indexBar(search: true, limit: 5)
  /// bar.entries.map(\.title)  // {search} A • N • #
  /// bar.target(at: 0)         // .search
  /// ```
  ///
  /// The bar has all titles of the alphabet or of the listed order of groups.
  /// For groups in other orders, the bar has the titles of the sections shown.
  /// No bar has those of hidden sections.
  ///
  /// ```swift
  /// let order = GroupOrder.listed(["Kiruna", "Lund", "Umeå"])
  /// let list = IndexedList(people, groupedBy: \.city, order: order)
  /// list.sections.map(\.title)                      // Lund, Umeå
  /// list.indexBar(absent: .next).entries[0].title   // Kiruna
  /// list.indexBar(absent: .next).entries[0].target  // .section(0)
  /// ```
  ///
  /// A bar of the titles shown alone:
  ///
  /// ```swift
  /// states.indexBar(absent: .omitted).entries.map(\.title)  // G H I
  /// ```
  ///
  /// - Parameters:
  ///   - absent: The target of titles whose sections are not shown.
  ///   - search: Whether the first entry leads to search.
  ///   - limit: The most entries, not counting the search entry; `nil` for
  ///     all. With 0 or less the bar has no entries.
  ///   - minimumRowCount: With fewer rows the bar has no entries.
  /// - Complexity: O(*t* log *t*) in the number of titles.
  public func indexBar(
    absent: IndexBar.AbsentTitle = .next, search: Bool = false,
    limit: Int? = nil, minimumRowCount: Int = 0
  ) -> IndexBar {
    let titled = storage.titledGroups
    let shown = Set(groups.shown)
    return IndexBar(
      titles: titled.map {
        groups[$0].isOccasional && !shown.contains($0)
          ? nil : groups[$0].indexTitle
      },
      shown: titled.indices.filter { shown.contains(titled[$0]) },
      absent: absent, search: search, limit: limit, rowCount: count,
      minimumRowCount: minimumRowCount)
  }
}
