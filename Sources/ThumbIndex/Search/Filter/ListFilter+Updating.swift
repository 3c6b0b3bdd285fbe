extension ListFilter {
  /// Shows the rows that match a query.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("id", scope: .wordStartsWith).deletedSections  // [0, 1]
  /// filter.results.rows  // Idaho
  /// ```
  ///
  /// - Parameters:
  ///   - text: What was typed. An empty text, or one of ignored characters
  ///     only, matches everything.
  ///   - scope: Where a match may lie.
  ///   - kind: Whether the text is a phrase, or words that must all match, in
  ///     any order and field.
  /// - Returns: The changes of ``results``.
  /// - Complexity: A remembered query needs no search. A query that extends or
  ///   narrows an earlier query scans only the rows found by it, if these are
  ///   less than a sixteenth of all. Others scan all folded texts. Changes take
  ///   O(*n*) in the rows shown before and after.
  @discardableResult
  public mutating func update(
    _ text: String, scope: SearchScope = .contains,
    matching kind: QueryKind = .phrase
  ) -> ListChanges {
    // Nothing cancels it, so there is a result.
    update(text, scope: scope, matching: kind) { false }!
  }

  /// Shows the rows that match a query, unless it is cancelled.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("id", isCancelled: { true })?.isEmpty  // nil
  /// filter.results.count  // 4
  /// ```
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - scope: Where a match may lie.
  ///   - kind: Whether the text is a phrase or words.
  ///   - isCancelled: Called now and then, from several threads.
  /// - Returns: `nil` when cancelled; the filter has not changed then.
  /// - Complexity: As ``update(_:scope:matching:)``.
  public mutating func update(
    _ text: String, scope: SearchScope = .contains,
    matching kind: QueryKind = .phrase,
    isCancelled: @Sendable () -> Bool
  ) -> ListChanges? {
    let query = columns.query(text, scope, kind)
    rememberResults()
    guard let found = found(query, isCancelled) else { return nil }
    let changes =
      found.changes ?? Self.changes(from: results, to: found.results)
    show(found, query)
    return changes
  }

  /// The result of a query.
  struct Found {
    var results: IndexedList<Element>

    /// The slots of the results; `nil` for all.
    var slots: RowSet?

    /// The changes from the rows shown, if the search found them.
    var changes: ListChanges?
  }

  mutating func show(_ found: Found, _ query: SearchQuery) {
    results = found.results
    self.query = query
    if let slots = found.slots { remember(Finding(query, slots)) }
  }

  /// Remembers the results shown, if edits have changed them since they were
  /// found.
  private mutating func rememberResults() {
    if query.isEmpty || history.contains(where: { $0.query == query }) {
      return
    }
    remember(Finding(query, results.slotSet))
  }

  /// Remembers what a query found, for queries that extend or repeat it.
  private mutating func remember(_ finding: Finding) {
    history.removeAll { $0.query == finding.query }
    history.append(finding)
    if history.count > 32 { history.removeFirst() }
  }
}

// MARK: - Finding

extension ListFilter {
  /// Searches for a query; `nil` when cancelled.
  func found(
    _ query: SearchQuery, _ isCancelled: @Sendable () -> Bool
  ) -> Found? {
    if query.isEmpty { return Found(results: list) }
    if let known = history.last(where: { $0.query == query }) {
      let selection = Selection(of: known.slots, in: list.groups, ranks)
      return Found(results: part(selection), slots: known.slots)
    }
    let wider = history.filter { query.narrows($0.query) }
      .min { $0.count < $1.count }
    guard let slots = slots(matching: query, among: wider, isCancelled) else {
      return nil
    }
    // For a part of the rows shown, the dropped rows are the changes.
    let isPartOfShown = wider.map { $0.query == self.query }
    let shown = isPartOfShown ?? self.query.isEmpty ? results : nil
    let selection =
      isPartOfShown == true
      ? Selection(of: slots, in: results.groups)
      : Selection(of: slots, in: list.groups, ranks)
    let results = part(selection)
    return Found(
      results: results, slots: slots,
      changes: shown.map {
        Self.changes(from: $0, to: results, dropped: selection.dropped)
      })
  }

  /// The list with the rows that a query found.
  private func part(_ selection: Selection) -> IndexedList<Element> {
    list.showing(selection.slots, expanded: collapsedSections == .expanded)
  }

  /// The slots that match a query.
  ///
  /// A wider query has found all of them.
  private func slots(
    matching query: SearchQuery, among wider: Finding?,
    _ isCancelled: @Sendable () -> Bool
  ) -> RowSet? {
    let slotCount = list.slots.elements.slotCount
    // Scanning all texts is faster than scanning many single ones.
    guard let wider, wider.count <= slotCount / 16 else {
      return columns.slots(matching: query, list.slots, threads, isCancelled)
    }
    return columns.filter(
      wider.slots.rows, matching: query, list.slots, threads, isCancelled
    ).map { RowSet(rows: $0, capacity: slotCount) }
  }

  /// The changes from one part of the list to another.
  ///
  /// - Parameter dropped: The rows, by group, that the second part lacks, if it
  ///   is part of the first one.
  static func changes(
    from old: IndexedList<Element>, to new: IndexedList<Element>,
    dropped: [Int: RowRuns]? = nil
  ) -> ListChanges {
    var report = ChangeReport(
      before: ChangeReport.Sections(old.groups),
      after: ChangeReport.Sections(new.groups))
    let oldSet = dropped == nil ? old.slotSet : nil
    let newSet = dropped == nil ? new.slotSet : nil
    // Only sections that both lists show need their rows compared.
    for group in new.groups.shown where report.positions[group] != nil {
      let rows = old.groups[group].rows
      let newRows = new.groups[group].rows
      let wasCollapsed = old.groups[group].isCollapsed
      let isCollapsed = new.groups[group].isCollapsed
      if wasCollapsed || isCollapsed {
        report.report(
          group: group, deleted: RowRuns(below: old.groups[group].shownCount),
          inserted: RowRuns(below: new.groups[group].shownCount))
      } else if let dropped {
        report.report(group: group, deleted: dropped[group] ?? RowRuns())
      } else if let oldSet, let newSet {
        report.report(
          group: group, deleted: rows.divided(by: newSet).others,
          inserted: newRows.divided(by: oldSet).others)
      }
    }
    return report.changes()
  }
}

extension IndexedList {
  /// The list with some of its rows.
  fileprivate func showing(
    _ rows: [Int: [UInt32]], expanded: Bool
  ) -> IndexedList {
    var part = self
    part.groups = groups.showing(rows, expanded: expanded)
    return part
  }

  /// The slots of rows shown.
  fileprivate var slotSet: RowSet {
    var set = RowSet(capacity: slots.elements.slotCount)
    for group in groups.shown {
      groups[group].rows.forEach { set.insert(UInt32($0)) }
    }
    return set
  }
}
