extension IndexedCollation {
  /// The index bar of a list that shows some of the sections.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// let sections = swedish.sections(of: people, by: \.name)
  /// let bar = swedish.indexBar(showing: sections.map(\.ordinal), search: true)
  /// bar.entries.map(\.title)  // {search} A … Ö #
  /// ```
  ///
  /// - Parameters:
  ///   - ordinals: The ordinals of the sections shown, ascending; `nil` for
  ///     all sections but the ``occasionalSections``.
  ///   - absent: Which section replaces one that is not shown.
  ///   - search: Whether the first entry leads to search.
  ///   - limit: How many entries fit, not counting the one for search; `nil`
  ///     for all titles. With 0 or less the bar has no entries.
  ///   - rowCount: The number of rows in the list.
  ///   - minimumRowCount: With fewer rows the bar has no entries.
  /// - Complexity: O(*t*) in the number of titles.
  /// - Precondition: The ordinals ascend, and each belongs to a section.
  public func indexBar(
    showing ordinals: [Int]? = nil, absent: IndexBar.AbsentTitle = .next,
    search: Bool = false, limit: Int? = nil, rowCount: Int = .max,
    minimumRowCount: Int = 0
  ) -> IndexBar {
    let isOccasional = table.isOccasional
    let shown =
      ordinals ?? sectionTitles.indices.filter { !isOccasional[$0] }
    var titles = indexTitles
    // Occasional titles are in the bar only while their sections are shown.
    for ordinal in occasionalSections where !shown.contains(ordinal) {
      titles[ordinal] = nil
    }
    return IndexBar(
      titles: titles, shown: shown,
      absent: absent, search: search, limit: limit, rowCount: rowCount,
      minimumRowCount: minimumRowCount)
  }
}
