extension ListFilter {
  /// Edits the list that is searched.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("io")
  /// let path = filter.listPath(ofResult: RowPath(section: 0, row: 0))
  /// filter.edit { $0.remove(at: path) }.deletedSections  // [0]
  /// filter.results.rows  // []
  /// ```
  ///
  /// - Parameter body: Gathers the edits; row paths are those of ``list``.
  /// - Returns: The changes of ``results``.
  /// - Complexity: That of ``apply(_:)``.
  @discardableResult
  public mutating func edit<Failure: Error>(
    _ body: (inout ListEdits<Element>) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    var edits = ListEdits<Element>()
    try body(&edits)
    return apply(edits)
  }

  /// Edits the list that is searched.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("o")
  /// var edits = ListEdits<String>()
  /// edits.insert(contentsOf: ["Ohio", "Utah"])
  /// filter.apply(edits).insertedSections  // [2]
  /// filter.results.rows  // Georgia, Idaho, Iowa, Ohio
  /// ```
  ///
  /// - Returns: The changes of ``results``.
  /// - Complexity: That of editing the list, plus folding the texts of each
  ///   edited row and finding its place in the results, plus O(*n*) in the
  ///   rows: at best several rows a nanosecond. In a list ordered by hand, each
  ///   call repeats the search.
  @discardableResult
  public mutating func apply(_ edits: ListEdits<Element>) -> ListChanges {
    let slotCount = list.slots.elements.slotCount
    let (changes, slots) = list.applyNoting(edits)
    list.note(slots)
    follow(slots, from: slotCount)
    history = SearchHistory()
    ranks.follow(changes.splices, of: list)
    defer { renumber() }
    if query.isEmpty {
      results = list
      return changes
    }
    if !list.rules.isOrderedByHand { return followInOrder(slots) }
    return showAgain(changesOfList: changes, list.reloads(in: slots))
  }

  /// Edits the list; the closure also gets the list.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.edit { edits, list in
  ///   if let iowa = list.rowPath(of: "Iowa") { edits.remove(at: iowa) }
  /// }
  /// filter.results.rows  // Georgia, Hawaii, Idaho
  /// ```
  ///
  /// - Parameter body: Gathers the edits of ``list``.
  /// - Returns: The changes of ``results``.
  /// - Complexity: That of ``apply(_:)``.
  @discardableResult
  public mutating func edit<Failure: Error>(
    _ body: (
      _ edits: inout ListEdits<Element>, _ list: IndexedList<Element>
    ) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    var edits = ListEdits<Element>()
    try body(&edits, list)
    return apply(edits)
  }

  /// Replaces all elements of the list.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("o")
  /// filter.replaceAll(with: ["Iowa", "Utah", "Ohio"])
  /// filter.results.rows  // Iowa, Ohio
  /// ```
  ///
  /// - Returns: The changes of ``results``; see
  ///   ``IndexedList/replaceAll(with:)``.
  /// - Complexity: That of ``IndexedList/replaceAll(with:)``, and of
  ///   making a filter.
  @discardableResult
  public mutating func replaceAll(
    with elements: some Sequence<Element>
  ) -> ListChanges {
    let changes = list.replaceAll(with: elements)
    columns.refill(from: list.slots, threads)
    ranks = RowRanks(list)
    return showAgain(changesOfList: changes, nil)
  }

  /// Forgets earlier results, and searches for the last query again.
  private mutating func findAgain() {
    history = SearchHistory()
    // Nothing cancels this search.
    show(found(query, { false })!, query)
  }

  /// Searches for the last query again in a changed list.
  ///
  /// - Parameters:
  ///   - changesOfList: The changes of the list; an empty query returns these
  ///     changes, as it shows the whole list.
  ///   - reloads: What was reloaded; `nil` if all elements were replaced.
  mutating func showAgain(
    changesOfList: ListChanges, _ reloads: BatchNotes?
  ) -> ListChanges {
    let old = results
    findAgain()
    if query.isEmpty { return changesOfList }
    let comparison = ListComparison(old: old.storage, new: results.storage)
    return reloads.map { comparison.changes($0) } ?? comparison.changes()
  }

  /// Sets the options, and searches for the last query again.
  ///
  /// ```swift
  /// var filter = try ListFilter(
  ///   ["O'Brien"], searching: [SearchField(\.self)])
  /// filter.update("obrien")
  /// filter.results.rows  // O'Brien
  /// try filter.setOptions(SearchOptions(punctuation: .significant))
  /// filter.results.rows  // []
  /// ```
  ///
  /// - Returns: The changes of ``results``.
  /// - Throws: ``CollationError``.
  /// - Complexity: That of making a filter.
  @discardableResult
  public mutating func setOptions(
    _ options: SearchOptions
  ) throws(CollationError) -> ListChanges {
    let (old, oldSearch) = (results, search)
    columns = try FilterColumns(
      list, columns.fields, columns.collator, options,
      keepsTexts: columns.keepsTexts, threads)
    query = columns.query(query.text, query.scope, query.kind)
    findAgain()
    return search.telling(
      Self.changes(from: old, to: results), since: oldSearch)
  }
}

// MARK: - Following

extension ListFilter {
  /// Updates the folded texts.
  ///
  /// - Parameter slotCount: The number of slots before the edits.
  private mutating func follow(_ slots: SlotChanges, from slotCount: Int) {
    columns.append(
      slotCount..<list.slots.elements.slotCount, of: list.slots, threads)
    for slot in slots.left { columns.remove(slot) }
    for (slot, old) in slots.came {
      if let old, old != slot { columns.remove(old) }
      if old == slot { columns.replace(slot, of: list.slots) }
    }
    if columns.areScattered { columns.refill(from: list.slots, threads) }
  }

  /// Updates results that are ordered by keys.
  private mutating func followInOrder(_ slots: SlotChanges) -> ListChanges {
    let old = results
    results.slots = list.slots
    var transaction = ListTransaction(old.storage)
    transaction.reloaded = slots.reloaded
    let positions = slots.groups.map { group in
      (
        group: group,
        old: group < old.groups.groups.count
          ? old.groups.position(of: group) : nil
      )
    }
    results.groups.follow(list.groups, slots.groups)
    let list = list.storage
    let shown = results.storage
    let origin = { (slot: Int) -> GroupRow? in
      let group = list.group(ofSlot: slot)
      return shown.row(ofSlot: slot, in: group).map {
        GroupRow(group: group, row: $0)
      }
    }
    for slot in slots.left {
      guard let row = origin(slot) else { continue }
      transaction.leave(row, slot, results.storage)
    }
    for (slot, before) in slots.came {
      let from = before.flatMap(origin)
      if let from { transaction.leave(from, before!, results.storage) }
      // A group without a rank is not shown.
      let group = list.group(ofSlot: slot)
      guard columns.matches(slot, query, list.slots),
        list.groups[group].rank != nil
      else { continue }
      transaction.arrive(
        in: group,
        GroupWork.Arrival(slot: slot, origin: from, isReloaded: true))
    }
    var changes = transaction.commit(to: &results.storage, positions)
    if slots.isOrderChanged { changes.indexBarChanged = true }
    return changes
  }

  /// Renumbers the slots when enough are empty, but not in a batch.
  mutating func renumber() {
    list.notes.forgetEnded()
    guard !list.notes.areOpen, list.storage.renumberIfSparse() else { return }
    columns.refill(from: list.slots, threads)
    ranks = RowRanks(list)
    findAgain()
  }
}
