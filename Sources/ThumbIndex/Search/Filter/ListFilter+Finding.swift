extension ListFilter {
  /// The result of a query.
  struct Found {
    var results: IndexedList<Element>

    /// What to remember; `nil` for the empty query.
    var finding: SearchHistory.Finding?

    /// Whether the results are known to be part of the rows shown before.
    var isPartOfShown = false

    /// The near matches, if the results are these.
    var near: NearFinding?
  }

  /// Searches for a new query, after remembering the rows shown; `nil` when
  /// cancelled.
  mutating func find(
    _ query: SearchQuery, _ request: SearchRequest<Element>,
    _ isCancelled: @Sendable () -> Bool
  ) -> Found? {
    rememberResults()
    return found(query, request, isCancelled)
  }

  /// Remembers the results shown, if edits have changed them since they were
  /// found.
  private mutating func rememberResults() {
    if query.findsAll || query.findsNothing || near != nil { return }
    if history.finding(of: query) != nil { return }
    let slots = results.groups.slotSet(capacity: list.slots.elements.slotCount)
    history.remember(.init(query, slots, results.groups))
  }

  /// Searches for a query, and for near matches if nothing matches and the
  /// request asks for them; `nil` when cancelled.
  func found(
    _ query: SearchQuery, _ request: SearchRequest<Element>,
    _ isCancelled: @Sendable () -> Bool
  ) -> Found? {
    guard var found = matches(query, request, isCancelled) else { return nil }
    guard request.nearLimit > 0, !query.isEmpty, found.results.hasNoRows
    else { return found }
    guard let near = nearFinding(query, request, isCancelled) else {
      return nil
    }
    if near.rows.isEmpty { return found }
    found.results = part(
      list.groups.rows(in: near.slots, ranks, threads: threads), request)
    found.isPartOfShown = self.query.findsAll
    found.near = near
    return found
  }

  /// Searches for what matches a query; `nil` when cancelled.
  private func matches(
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
        matching: query, threads, isCancelled
      ).flatMap { found in
        guard let predicate = request.predicate else { return found }
        return chosen(found.rows(count: found.count), predicate, isCancelled)
      }
    }
    return columns.filter(
      wider.ascendingSlots(capacity: slotCount), matching: query, threads,
      isCancelled
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
      if predicate(list.slots.elements[Slot(number: slot)]) {
        chosen.insert(slot)
      }
    }
    return chosen
  }
}

extension IndexedList {
  /// Whether there are no rows, not even in collapsed sections.
  var hasNoRows: Bool {
    groups.shown.allSatisfy { groups[$0].rows.isEmpty }
  }

  /// The list with some of its rows.
  fileprivate func showing(
    _ rows: [RowBlocks], expanded: Bool
  ) -> IndexedList {
    var part = self
    part.groups = groups.showing(rows, expanded: expanded)
    return part
  }
}
