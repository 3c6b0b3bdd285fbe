extension ListFilter {
  /// Shows the rows that match what somebody typed.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("i", scope: .wordStartsWith).deletedSections  // [0, 1]
  /// filter.update("id").deletedRows  // 0.1; still at the starts of words
  /// filter.results.rows              // Idaho
  /// ```
  ///
  /// - Parameters:
  ///   - text: What was typed. A text that is empty, or has only ignored
  ///     characters, matches everything.
  ///   - scope: Where a match may lie, from now on; `nil` leaves it as it is.
  ///   - kind: Whether the text is a phrase, or words that must all match, in
  ///     any order and field, from now on; `nil` leaves it as it is.
  ///   - fields: The indices of the fields to search, from now on; `[]` for all
  ///     fields, `nil` leaves them as they are.
  /// - Returns: The changes of ``results``.
  /// - Complexity: Repeating one of the last 32 queries needs no search, unless
  ///   an edit came between. A query that extends an earlier one, or has a
  ///   narrower scope, scans only the earlier results, if they are at most a
  ///   sixteenth of all rows. Other queries scan all folded texts. Row changes
  ///   are computed when first read, in O(*n*) in the old and new results. A
  ///   predicate is called for each row whose texts match, unless an earlier
  ///   query has done so.
  /// - Precondition: The filter has these fields.
  @discardableResult
  public mutating func update(
    _ text: String, scope: SearchScope? = nil,
    matching kind: QueryKind? = nil, fields: [Int]? = nil
  ) -> ListChanges {
    update { $0.set(text, scope, kind, fields) }
  }

  /// Changes anything about what is searched for.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update { request in
  ///   request.scope = .startsWith
  ///   request.predicate = { $0 != "Iowa" }
  /// }
  /// filter.update("i")
  /// filter.results.rows  // Idaho
  /// ```
  ///
  /// - Returns: The changes of ``results``.
  /// - Complexity: That of ``update(_:scope:matching:fields:)``.
  @discardableResult
  public mutating func update(
    _ change: (inout SearchRequest<Element>) -> Void
  ) -> ListChanges {
    var request = request
    change(&request)
    // Nothing cancels this query, so there is a result.
    return update(request) { false }!
  }

  /// Searches for something else, unless it is cancelled.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update(SearchRequest("id"), isCancelled: { true })?.isEmpty  // nil
  /// filter.results.count  // 4
  /// ```
  ///
  /// - Parameters:
  ///   - request: What to search for.
  ///   - isCancelled: Called now and then, from several threads; also for each
  ///     word and each remembered query. `true` cancels.
  /// - Returns: The changes of ``results``; `nil` when cancelled, with the
  ///   filter unchanged.
  /// - Complexity: That of ``update(_:scope:matching:fields:)``.
  public mutating func update(
    _ request: SearchRequest<Element>, isCancelled: @Sendable () -> Bool
  ) -> ListChanges? {
    guard let query = columns.query(request, isCancelled) else { return nil }
    guard let found = find(query, request, isCancelled) else { return nil }
    let changes = Self.changes(
      from: results, to: found.results, isPart: found.isPartOfShown)
    let old = search
    self.request = request
    show(found, query)
    return search.telling(changes, since: old)
  }

  mutating func show(_ found: Found, _ query: SearchQuery) {
    results = found.results
    near = found.near
    self.query = query
    if let finding = found.finding { history.remember(finding) }
  }

  /// The changes from one part of the list to another.
  ///
  /// The changes of rows are found on demand, as some views never need them.
  ///
  /// - Parameter isPart: Whether `new` is known to have only rows of `old`.
  static func changes(
    from old: IndexedList<Element>, to new: IndexedList<Element>,
    isPart: Bool = false
  ) -> ListChanges {
    let capacity = new.slots.elements.slotCount
    let (old, new) = (old.groups, new.groups)
    var report = ChangeReport(
      before: old.shown, after: new.shown,
      positions: GroupPositions(old.shown, at: [old.shown.indices]))
    for group in new.shown where old.has(group) {
      report.compareHeaders(group, old[group], new[group], withTitles: false)
    }
    return report.changes { report in
      let oldSet = isPart ? nil : old.slotSet(capacity: capacity)
      let newSet = new.slotSet(capacity: capacity)
      // Only sections that both lists show need their rows compared.
      var touched = TouchedRows()
      for group in new.shown where report.positions[group] != nil {
        if old[group].isCollapsed || new[group].isCollapsed {
          touched.deleted[group] = RowRuns(below: old[group].shownCount)
          touched.inserted[group] = RowRuns(below: new[group].shownCount)
        } else {
          touched.deleted[group] = old[group].rows.rows(notIn: newSet)
          touched.inserted[group] =
            oldSet.map { new[group].rows.rows(notIn: $0) }
        }
      }
      report.report(touched)
    }
  }
}
