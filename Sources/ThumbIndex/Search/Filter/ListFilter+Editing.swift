extension ListFilter: ListEditing {
  /// Edits the list that is searched.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("io")
  /// filter.edit { edits in
  ///   edits.remove(at: RowPath(section: 0, row: 0))
  ///   edits.insert("Ohio")
  /// }
  /// filter.results.rows  // Ohio
  /// ```
  ///
  /// - Parameter body: Gathers edits, by paths of ``results``.
  /// - Returns: The changes of ``results``.
  /// - Complexity: That of editing the list, plus folding the texts of each
  ///   edited row and finding its place in the results, plus O(*n*) in the
  ///   rows: at best several rows a nanosecond. In a list ordered by hand, and
  ///   where near matches are shown or nothing is, if the request asks for them,
  ///   each call repeats the search.
  @discardableResult
  public mutating func edit<Failure: Error>(
    _ body: (inout ListEdits<Element>) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    var edits =
      query.findsAll
      ? ListEdits(of: list) : ListEdits(of: list, showing: results)
    try body(&edits)
    edits.forgetList()
    return apply(edits)
  }

  /// Makes gathered edits.
  ///
  /// - Parameter edits: Edits by paths of ``list`` as it is.
  @discardableResult
  package mutating func apply(_ edits: ListEdits<Element>) -> ListChanges {
    let edits = edits.settled()
    if let (first, rest) = edits.divided(for: list) {
      var path: RowPath?
      var changes = batch { filter in
        filter.apply(first)
        path = filter.apply(rest).path
      }
      changes.path = path
      return changes
    }
    if edits.steps.isEmpty { return applyToRows(edits) }
    if edits.steps.count == 1, !edits.changeRows {
      return take(edits.steps[0], edits)
    }
    return batch { filter in
      filter.applyToRows(edits)
      for step in edits.steps { filter.take(step, edits) }
    }
  }

  @discardableResult
  private mutating func applyToRows(
    _ edits: ListEdits<Element>
  ) -> ListChanges {
    var slotCount = list.slots.elements.slotCount
    var transaction = list.begin(edits)
    var slots = transaction.slotChanges
    follow(slots.left, slots.came, from: slotCount)
    slotCount = list.slots.elements.slotCount
    let countsResults = edits.countsResults && list.rules.isOrderedByHand
    let counted = countsResults ? found(in: transaction) : nil
    let changes = list.finish(&transaction, counting: counted)
    let moved = transaction.slotChanges.came.dropFirst(slots.came.count)
    follow([], moved, from: slotCount)
    slots = transaction.slotChanges
    history = SearchHistory()
    ranks.follow(changes.splices, of: list)
    defer { renumber() }
    if query.findsAll {
      results = list
      return changes
    }
    let old = results
    var shown: ListChanges
    if list.rules.isOrderedByHand || near != nil {
      shown = showAgain(changesOfList: changes)
    } else {
      shown = followInOrder(slots)
      guard request.nearLimit > 0, !query.isEmpty, results.hasNoRows
      else { return shown }
      shown = showAgain(changesOfList: changes, since: old)
    }
    shown.path = transaction.onlyRow.flatMap {
      results.rowPath(ofSlot: list.groups[$0.group].rows[$0.row])
    }
    return shown
  }

  @discardableResult
  private mutating func take(
    _ step: ListStep, _ edits: ListEdits<Element>
  ) -> ListChanges {
    switch step {
    case .header(let key, let header):
      return setData(of: key) { $0.header = header }
    case .footer(let key, let footer):
      return setData(of: key) { $0.footer = footer }
    case .collapse(let key):
      return setCollapsed(list.collapsedSections.union([key]))
    case .expand(let key):
      return setCollapsed(list.collapsedSections.subtracting([key]))
    case .collapseOnly(let keys): return setCollapsed(keys)
    case .order(let keys): return regroup { $0.order(keys) }
    case .hide(let key):
      return regroup { $0.setHidden($0.hiddenSections.union([key])) }
    case .unhide(let key):
      return regroup { $0.setHidden($0.hiddenSections.subtracting([key])) }
    case .hideOnly(let keys): return regroup { $0.setHidden(keys) }
    case .move(let key, let position): return move(key, to: position)
    case .replaceAll:
      return refill { $0.replace(with: edits.allElements) }
    case .become: return refill { $0.turn(into: edits.successor!) }
    }
  }

  /// Collapses some sections of the list and shows the rows of all others.
  private mutating func setCollapsed(_ keys: Set<SectionKey>) -> ListChanges {
    _ = list.setCollapsed(keys)
    if !query.findsAll && request.expandsSections {
      return ChangeReport(unchanged: results.groups).changes()
    }
    return results.setCollapsed(keys)
  }

  /// Moves a section to a position among those of the results: directly before
  /// the section shown there, or after the last one.
  private mutating func move(
    _ key: SectionKey, to position: Int
  ) -> ListChanges {
    requireIndex(position, below: results.groups.shown.count, "position")
    let keys = results.sections.map(\.key)
    let others = keys.filter { $0 != key }
    if others.count == keys.count {
      return ChangeReport(unchanged: results.groups).changes()
    }
    let own = list.position(ofSection: key)!
    var target = own
    if position < others.count {
      target = list.position(ofSection: others[position])!
      if target > own { target -= 1 }
    } else if let last = others.last {
      target = list.position(ofSection: last)!
      if target < own { target += 1 }
    }
    return regroup { $0.move(section: key, to: target) }
  }

  /// Gives the list other elements.
  private mutating func refill(
    _ change: (inout IndexedList<Element>) -> ListChanges
  ) -> ListChanges {
    let changes = change(&list)
    columns.refill(from: list.slots, threads)
    ranks = RowRanks(list)
    return showAgain(changesOfList: changes, areStates: false)
  }

  /// Changes which sections of the list are shown, or their order.
  private mutating func regroup(
    _ change: (inout IndexedList<Element>) -> ListChanges
  ) -> ListChanges {
    let changes = change(&list)
    ranks = RowRanks(list)
    return showAgain(changesOfList: changes)
  }

  private mutating func setData(
    of key: SectionKey, _ set: (inout IndexedList<Element>.SectionData) -> Void
  ) -> ListChanges {
    _ = list.setData(of: key, set)
    results.sectionData = list.sectionData
    results.groups.reload(key, as: list.groups)
    return results.changes(ofReloading: key)
  }

  /// Forgets earlier results, and searches for the last query again.
  private mutating func findAgain() {
    history = SearchHistory()
    // Nothing cancels this search.
    show(found(query, request, { false })!, query)
  }

  /// Searches for the last query again in a changed list.
  ///
  /// - Parameters:
  ///   - changesOfList: The changes of the list; an empty query returns these
  ///     changes, as it shows the whole list.
  ///   - areStates: As ``ListComparison/areStates``.
  ///   - shown: The results before the changes, if they are others now.
  private mutating func showAgain(
    changesOfList: ListChanges, areStates: Bool = true,
    since shown: IndexedList<Element>? = nil
  ) -> ListChanges {
    let old = shown ?? results
    findAgain()
    if query.findsAll { return changesOfList }
    return ListComparison(
      old: old.storage, new: results.storage, areStates: areStates
    ).changes()
  }

  /// Searches for the last query in other fields, with other options, or in
  /// another language.
  ///
  /// ```swift
  /// var filter = try ListFilter(people, searching: \.name)
  /// filter.update("lu")
  /// filter.results.isEmpty           // true
  /// let changes = try filter.setSearch(fields: [SearchField(\.city)])
  /// changes.insertedSections         // [0]
  /// filter.results.rows.map(\.name)  // Östen, Åke
  /// try filter.setSearch(options: SearchOptions(tiers: .strict))
  /// ```
  ///
  /// - Parameters:
  ///   - fields: The texts to search. All of them are searched, as
  ///     ``SearchRequest/fields`` are numbers of those before. `nil` leaves the
  ///     fields as they are.
  ///   - options: As when the filter was made; `nil` leaves them as they are.
  ///   - collator: The collator of the locale tier, for a list that has another
  ///     language now; `nil` leaves it as it is.
  /// - Returns: The changes of ``results``.
  /// - Throws: ``CollationError``.
  /// - Complexity: That of making a filter. Without new fields, those whose letters
  ///   count as before are not folded again.
  /// - Precondition: There is at least one field.
  @discardableResult
  public mutating func setSearch(
    fields: [SearchField<Element>]? = nil, options: SearchOptions? = nil,
    collator: Collator? = nil
  ) throws(CollationError) -> ListChanges {
    let (old, oldSearch) = (results, search)
    columns = try FilterColumns(
      list, fields.map { SearchedFields($0) } ?? columns.searched,
      collator ?? columns.collator, options ?? columns.options, threads,
      keeping: columns)
    if fields != nil { request.fields = [] }
    query = columns.query(request)
    findAgain()
    return search.telling(
      Self.changes(from: old, to: results), since: oldSearch)
  }
}

// MARK: - Following

extension ListFilter {
  /// Updates the folded texts.
  ///
  /// - Parameters:
  ///   - left: As ``SlotChanges/left``.
  ///   - came: As ``SlotChanges/came``.
  ///   - slotCount: The number of slots before.
  private mutating func follow(
    _ left: [Slot], _ came: some Sequence<(slot: Slot, from: Slot?)>,
    from slotCount: Int
  ) {
    columns.append(
      slotCount..<list.slots.elements.slotCount, of: list.slots, threads)
    for slot in left { columns.remove(slot) }
    for (_, old) in came {
      if let old { columns.remove(old) }
    }
  }

  /// The slots that the query shows, or will show, in the groups of gathered
  /// edits.
  private func found(in edits: ListTransaction<Element>) -> RowSet {
    var found = RowSet(capacity: list.slots.elements.slotCount)
    let targets = edits.moves.map { edits.row(at: $0.to).group }
    for group in Set(edits.work.keys).union(targets) {
      let work = edits.work[group] ?? GroupWork()
      for arrival in work.arrivals where shows(arrival.slot) {
        found.insert(arrival.slot.number)
      }
      // A row that stays has its new slot only when the edits are made.
      let renewed = Dictionary(uniqueKeysWithValues: work.renewed)
      for (row, slot) in list.groups[group].rows.slots.enumerated()
      where shows(renewed[row] ?? slot) {
        found.insert(slot.number)
      }
    }
    return found
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
        old: old.groups.has(group)
          ? old.groups.position(of: group) : nil
      )
    }
    results.groups.follow(list.groups, slots.groups)
    let list = list.storage
    let shown = results.storage
    let origin = { (slot: Slot) -> GroupRow? in
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
      // A group that is hidden, or not listed, is not shown.
      let group = list.group(ofSlot: slot)
      guard finds(slot), list.groups.isVisible(group) else { continue }
      transaction.arrive(
        in: group,
        GroupWork.Arrival(slot: slot, origin: from, isReloaded: true))
    }
    transaction.arrange(in: results.storage)
    var changes = transaction.commit(to: &results.storage, positions)
    if slots.areTitlesChanged { changes.indexBarChanged = true }
    return changes
  }

  /// Whether the results have a slot, or would have it if it is new.
  private func shows(_ slot: Slot) -> Bool {
    guard let near else { return finds(slot) }
    return near.has(slot)
      ?? (finds(slot)
        || columns.nearlyMatches(slot, near.query)
          && request.allows(list.slots.elements[slot]))
  }

  /// Whether the query finds a slot.
  func finds(_ slot: Slot) -> Bool {
    !query.findsNothing && columns.matches(slot, query)
      && request.allows(list.slots.elements[slot])
  }

  /// Renumbers the slots when enough are empty.
  mutating func renumber() {
    guard list.storage.renumberIfSparse() else { return }
    columns.refill(from: list.slots, threads)
    ranks = RowRanks(list)
    findAgain()
  }
}

extension ListFilter {
  /// Makes edits and queries one after another, and returns their changes
  /// together.
  ///
  /// See ``IndexedList/batch(_:)``.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// let changes = filter.batch { filter in
  ///   filter.edit { $0.insert("Ohio") }
  ///   filter.update("io")
  /// }
  /// changes.deletedSections   // [0, 1]; Georgia, Hawaii
  /// changes.insertedSections  // [1]; Ohio
  /// changes.deletedRows       // 2.0; Idaho
  /// ```
  ///
  /// - Returns: The changes from the old results to the new ones.
  /// - Complexity: As the edits and queries, plus the comparison of what they
  ///   changed; see ``IndexedList/batch(_:)``. All rows of two queries are
  ///   compared: O(*n*) in the rows shown.
  @discardableResult
  public mutating func batch<Failure: Error>(
    _ body: (inout ListFilter) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    let old = self
    do throws(Failure) {
      try body(&self)
    } catch {
      self = old
      throw error
    }
    return search.telling(
      results.storage.changes(since: old.results.storage), since: old.search)
  }
}
