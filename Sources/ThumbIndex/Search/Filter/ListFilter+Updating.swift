extension ListFilter {
  /// Shows what matches a query.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("id", scope: .wordStartsWith).deletedSections  // [0, 1]
  /// filter.results.rows  // Idaho
  /// ```
  ///
  /// - Parameters:
  ///   - text: What was typed; nothing, or nothing but what a search ignores,
  ///     matches everything.
  ///   - scope: Where a match may lie.
  ///   - matchingWords: Whether the text is taken as words, all of which must
  ///     match, in any order and field; else as a phrase.
  /// - Returns: What that changed in ``results``.
  /// - Complexity: A query that extends an earlier one, or asks it in a narrower
  ///   scope, looks at the rows that one found, if they are less than a sixteenth
  ///   of all; one that was asked lately is remembered; others scan all folded
  ///   texts. Changes are found in O(*n*) in the rows shown before and after.
  @discardableResult
  public mutating func update(
    _ text: String, scope: SearchScope = .contains, matchingWords: Bool = false
  ) -> ListChanges {
    // Nobody cancels, so there is a result.
    update(text, scope: scope, matchingWords: matchingWords) { false }!
  }

  /// Shows what matches a query, unless it is cancelled.
  ///
  /// As ``update(_:scope:matchingWords:)``.
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
  ///   - matchingWords: Whether the text is taken as words, all of which must
  ///     match.
  ///   - isCancelled: Asked now and then, from several threads.
  /// - Returns: `nil` when it was cancelled; then the filter is as it was.
  /// - Complexity: As ``update(_:scope:matchingWords:)``.
  public mutating func update(
    _ text: String, scope: SearchScope = .contains, matchingWords: Bool = false,
    isCancelled: @Sendable () -> Bool
  ) -> ListChanges? {
    let query = columns.query(text, scope, matchingWords ? .allWords : .phrase)
    guard let found = found(query, isCancelled) else { return nil }
    let changes =
      found.changes ?? Self.changes(from: results, to: found.results)
    results = found.results
    self.query = query
    rememberResults()
    return changes
  }

  /// What a query finds, and how that differs from what is shown, if the search
  /// tells.
  func found(
    _ query: SearchQuery, _ isCancelled: @Sendable () -> Bool
  ) -> (results: IndexedList<Element>, changes: ListChanges?)? {
    if query.isEmpty { return (list, nil) }
    if let known = history.last(where: { $0.query == query }) {
      return (list.showing(like: known.results), nil)
    }
    let wider = history.filter { query.narrows($0.query) }
      .min { $0.results.count < $1.results.count }
    let base = wider?.results ?? list
    guard let set = slots(matching: query, in: base, isCancelled) else {
      return nil
    }
    let selection = Selection(
      of: set, in: base, wider == nil ? ranks : nil)
    // Headers that were set since belong to what was found before, too.
    let results = list.showing(selection.slots)
    // Only what lies in what was shown is told by what was dropped from it.
    let isWithinShown =
      wider.map { $0.query == self.query } ?? self.query.isEmpty
    return (
      results,
      isWithinShown
        ? Self.changes(from: base, to: results, dropped: selection.dropped)
        : nil
    )
  }

  /// The slots of a list that match a query.
  private func slots(
    matching query: SearchQuery, in base: IndexedList<Element>,
    _ isCancelled: @Sendable () -> Bool
  ) -> RowSet? {
    // Scanning all texts takes less time than many single ones.
    if base.count > list.slots.elements.slotCount / 16 {
      return columns.slots(matching: query, list.slots, threads, isCancelled)
    }
    var set = RowSet(capacity: list.slots.elements.slotCount)
    for group in base.groups.shown {
      base.groups[group].rows.forEach { set.insert(UInt32($0)) }
    }
    // By slot, as the folded texts lie in memory.
    guard
      let found = columns.filter(
        set.rows, matching: query, list.slots, threads, isCancelled)
    else { return nil }
    set = RowSet(capacity: list.slots.elements.slotCount)
    for slot in found { set.insert(slot) }
    return set
  }

  /// Keeps the results for when somebody types on, or comes back to them.
  mutating func rememberResults() {
    history.removeAll { $0.query == query }
    if !query.isEmpty {
      history.append(Finding(query: query, results: results))
    }
    if history.count > 32 { history.removeFirst() }
  }
}

extension IndexedList {
  /// The list with the rows of a part of it, whose headers may be old.
  fileprivate func showing(like part: IndexedList) -> IndexedList {
    var shown = self
    shown.groups = part.groups
    return shown
  }

  /// The list with some of its rows.
  fileprivate func showing(_ rows: [Int: [UInt32]]) -> IndexedList {
    var part = self
    part.groups = groups.showing(rows)
    return part
  }
}
