extension IndexedList {
  /// The index bar of the sections shown.
  ///
  /// ```swift
  /// let bar = states.indexBar(search: true, limit: 5)
  /// bar.entries.map(\.title)  // {search} A • N • #
  /// bar.target(at: 0)         // .search
  /// ```
  ///
  /// Under the titles of an alphabet the bar has them all; in a list that is
  /// grouped by a value it has those of the sections shown.
  ///
  /// - Parameters:
  ///   - absent: Where titles of sections lead that are not shown.
  ///   - search: Whether the first entry leads to search.
  ///   - limit: At most so many titles, the sentinel not counted.
  ///   - minimumRowCount: With fewer rows there are no entries at all.
  /// - Complexity: O(*t*) in the number of titles.
  public func indexBar(
    absent: IndexBar.AbsentTitle = .next, search: Bool = false,
    limit: Int? = nil, minimumRowCount: Int = 0
  ) -> IndexBar {
    if case .collation(let collation) = rules.sectioning {
      return collation.indexBar(
        showing: groups.shown, absent: absent, search: search, limit: limit,
        rowCount: count, minimumRowCount: minimumRowCount)
    }
    return IndexBar(
      titles: groups.shown.map { groups[$0].indexTitle },
      shown: Array(groups.shown.indices), absent: absent, search: search,
      limit: limit, rowCount: count, minimumRowCount: minimumRowCount)
  }
}
