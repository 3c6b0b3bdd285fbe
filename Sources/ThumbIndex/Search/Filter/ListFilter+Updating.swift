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
    rememberResults()
    guard let found = found(query, request, isCancelled) else { return nil }
    let changes = Self.changes(
      from: results, to: found.results, isPart: found.isPartOfShown)
    let old = search
    self.request = request
    show(found, query)
    return search.telling(changes, since: old)
  }

  /// The result of a query.
  struct Found {
    var results: IndexedList<Element>

    /// What to remember; `nil` for the empty query.
    var finding: SearchHistory.Finding?

    /// Whether the results are known to be part of the rows shown before.
    var isPartOfShown = false
  }

  mutating func show(_ found: Found, _ query: SearchQuery) {
    results = found.results
    self.query = query
    if let finding = found.finding { history.remember(finding) }
  }

  /// Remembers the results shown, if edits have changed them since they were
  /// found.
  private mutating func rememberResults() {
    if query.findsAll || query.findsNothing { return }
    if history.finding(of: query) != nil { return }
    let slots = results.groups.slotSet(capacity: list.slots.elements.slotCount)
    history.remember(.init(query, slots, results.groups))
  }
}

// MARK: - Finding

extension ListFilter {
  /// Searches for a query; `nil` when cancelled.
  func found(
    _ query: SearchQuery, _ request: SearchRequest<Element>,
    _ isCancelled: @Sendable () -> Bool
  ) -> Found? {
    if query.findsAll { return Found(results: list) }
    if query.findsNothing {
      return Found(results: part([], request), isPartOfShown: true)
    }
    if let known = history.finding(of: query) {
      return Found(
        results: part(
          known.rows(of: list.groups, ranks, threads: threads), request),
        finding: known)
    }
    guard let findings = history.findings(widerThan: query, isCancelled) else {
      return nil
    }
    let wider = findings.min { $0.count < $1.count }
    guard
      let slots = slots(matching: query, among: wider, request, isCancelled)
    else { return nil }
    let narrowsShown = wider.map { $0.query == self.query }
    let shown = part(
      narrowsShown == true
        ? results.groups.rows(in: slots, threads: threads)
        : list.groups.rows(in: slots, ranks, threads: threads),
      request)
    return Found(
      results: shown, finding: .init(query, slots, shown.groups),
      isPartOfShown: narrowsShown ?? self.query.findsAll)
  }

  /// The list with only some rows, as a search shows them.
  func part(
    _ rows: [RowBlocks], _ request: SearchRequest<Element>
  ) -> IndexedList<Element> {
    list.showing(rows, expanded: request.expandsSections)
  }

  /// The slots that match a query; `nil` when cancelled.
  ///
  /// If a wider query found few slots, only those are searched.
  private func slots(
    matching query: SearchQuery, among wider: SearchHistory.Finding?,
    _ request: SearchRequest<Element>, _ isCancelled: @Sendable () -> Bool
  ) -> RowSet? {
    let slotCount = list.slots.elements.slotCount
    // A scan of all texts is faster than scans of many single texts.
    guard let wider, wider.count <= slotCount / 16 else {
      return columns.slots(
        matching: query, list.slots, threads, isCancelled
      ).flatMap { found in
        guard let predicate = request.predicate else { return found }
        return chosen(found.rows(count: found.count), predicate, isCancelled)
      }
    }
    return columns.filter(
      wider.ascendingSlots(capacity: slotCount), matching: query, list.slots,
      threads, isCancelled
    ).flatMap { found in
      // What the wider query found may have the predicate already.
      guard let predicate = request.predicate, wider.query.predicate == 0
      else { return RowSet(rows: found, capacity: slotCount) }
      return chosen(found, predicate, isCancelled)
    }
  }

  /// The slots whose elements satisfy a predicate; `nil` when cancelled.
  private func chosen(
    _ slots: [UInt32], _ predicate: (Element) -> Bool,
    _ isCancelled: () -> Bool
  ) -> RowSet? {
    var chosen = RowSet(capacity: list.slots.elements.slotCount)
    for (count, slot) in slots.enumerated() {
      if count % 4096 == 0, isCancelled() { return nil }
      if predicate(list.slots.elements[Int(slot)]) { chosen.insert(slot) }
    }
    return chosen
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
      before: ChangeReport.Sections(old), after: ChangeReport.Sections(new))
    report.compareHeaders(old, new)
    return report.changes { report in
      let oldSet = isPart ? nil : old.slotSet(capacity: capacity)
      let newSet = new.slotSet(capacity: capacity)
      // Only sections that both lists show need their rows compared.
      for group in new.shown where report.positions[group] != nil {
        if old[group].isCollapsed || new[group].isCollapsed {
          report.report(
            group: group, deleted: RowRuns(below: old[group].shownCount),
            inserted: RowRuns(below: new[group].shownCount))
        } else {
          report.report(
            group: group, deleted: old[group].rows.rows(notIn: newSet),
            inserted: oldSet.map { new[group].rows.rows(notIn: $0) }
              ?? RowRuns())
        }
      }
    }
  }
}

extension IndexedList {
  /// The list with some of its rows.
  fileprivate func showing(
    _ rows: [RowBlocks], expanded: Bool
  ) -> IndexedList {
    var part = self
    part.groups = groups.showing(rows, expanded: expanded)
    return part
  }
}

extension ListGroups {
  /// The slots of the rows in all sections shown, as a set with room for
  /// `capacity` slots.
  func slotSet(capacity: Int) -> RowSet {
    var set = RowSet(capacity: capacity)
    for group in shown {
      self[group].rows.forEach { set.insert(UInt32($0)) }
    }
    return set
  }
}
