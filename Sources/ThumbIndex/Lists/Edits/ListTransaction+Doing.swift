extension ListTransaction {
  /// Makes the gathered edits in a list and returns the changes.
  mutating func commit(to list: inout ListStorage<Element>) -> ListChanges {
    let positions = work.keys.map { ($0, list.groups.position(of: $0)) }
    replaceRows(in: &list)
    for group in work.keys where work[group]!.arrivals.isEmpty {
      list.updateFirst(group, work[group]!)
    }
    for group in destinations { list.updateFirst(group, work[group]!) }
    for slot in emptied { list.slots.remove(slot) }
    slotChanges.groups = Array(work.keys)
    slotChanges.reloaded = reloaded
    var changes = finish(positions, in: &list)
    // The bar has the titles of all groups with a rank.
    if slotChanges.areTitlesChanged { changes.indexBarChanged = true }
    return changes
  }

  /// Makes the gathered edits in the results of a query, which show part of the
  /// edited list.
  ///
  /// - Parameter positions: All groups that change in the list or in the
  ///   results, with their positions in the results before the edits.
  mutating func commit(
    to part: inout ListStorage<Element>,
    _ positions: [(group: GroupNumber, old: Int?)]
  ) -> ListChanges {
    replaceRows(in: &part)
    return finish(positions, in: &part)
  }

  /// Finds the places of the rows that come.
  ///
  /// - Parameter counted: The slots that the row numbers of targets count; `nil`
  ///   for all.
  mutating func arrange(
    in list: ListStorage<Element>, counting counted: RowSet? = nil
  ) {
    for group in work.keys {
      work[group]!.sort(
        list.groups[group].rows, list, list.rules.fields(of: group), counted)
    }
  }

  /// Puts the rows that come in the places found.
  mutating func replaceRows(in list: inout ListStorage<Element>) {
    for group in work.keys {
      work[group]!.wasEmpty = list.groups[group].rows.isEmpty
      list.groups[group].rows.renew(work[group]!.renewed)
      list.groups.replaceRows(
        of: group, work[group]!.leaving,
        with: zip(work[group]!.gaps, work[group]!.arrivals.map(\.slot))
          .map { $0 }, list.slots.order.arrivals)
    }
  }

  private func finish(
    _ positions: [(group: GroupNumber, old: Int?)],
    in list: inout ListStorage<Element>
  ) -> ListChanges {
    list.groups.update(positions)
    let shown = positions.filter { $0.old != nil }
    var report = ChangeReport(
      before: before, after: list.groups.shown,
      positions: GroupPositions(of: shown.map(\.group), shown.map { $0.old! }))
    report.reloaded = reloaded
    for (group, work) in work
    where list.groups[group].isCollapsed
      && work.leaving.count != work.arrivals.count
    {
      // The header of a collapsed section may show how many rows it has.
      report.reloaded.insert(group)
    }
    report.report(touchedRows(list.groups))
    var changes = report.changes()
    changes.path = onlyRow.flatMap { row in
      twins.isEmpty
        ? list.groups.path(of: row)
        : list.elementPath(ofSlot: list.groups[row.group].rows[row.row])
    }
    return changes
  }

  /// The new place of the row that came, was reloaded or is moved to where it
  /// is; `nil` if no row or several rows were edited.
  ///
  /// Twins do not count.
  var onlyRow: GroupRow? {
    var only: GroupRow?
    var removed = 0
    for (group, work) in work where !twins.contains(group) {
      removed += work.leaving.count
      for arrival in work.arrivals where arrival.origin != nil { removed -= 1 }
      var rows = work.gaps.first.map { [$0] } ?? []
      rows += work.renewed.map(\.row)
      if work.arrivals.count > 1 || rows.count > 1 || work.moving.count > 1 {
        return nil
      }
      if let row = work.moving.first, !work.leaving.contains(row) {
        rows.append(row)
      }
      if rows.isEmpty { continue }
      if only != nil || rows.count > 1 { return nil }
      only = GroupRow(group: group, row: rows[0])
    }
    return removed == 0 ? only : nil
  }
}

extension GroupWork {
  /// Sorts ``leaving`` and ``arrivals``, and finds ``gaps``.
  ///
  /// - Parameters:
  ///   - rows: The group's rows before the edit.
  ///   - fields: The criteria that order the group's rows.
  ///   - counted: The slots that row numbers count; `nil` for all.
  fileprivate mutating func sort<Element>(
    _ rows: RowBlocks, _ list: ListStorage<Element>, _ fields: Range<Int>,
    _ counted: RowSet?
  ) {
    leaving.sort()
    if list.rules.isOrderedByHand {
      sortByHand(
        staying: rows.count - leaving.count, list.freeRows(of: rows), list,
        counted.map { CountedRows(rows, $0, leaving) })
      return
    }
    let order = list.slots.order
    arrivals.sort { order.isBefore($0.slot, $1.slot, fields) }
    gaps = arrivals.map { arrival in
      gap(ofRow: rows.firstRow { order.isBefore(arrival.slot, $0, fields) })
    }
  }

  /// How many rows stay above an old row.
  func gap(ofRow row: Int) -> Int {
    row - leaving.partitioningIndex { $0 >= row }
  }
}

extension ListStorage {
  /// Updates the place of a group.
  ///
  /// - Complexity: O(*k*) in the rows that came; O(*b*) in the blocks of the
  ///   group's rows if the row that gave the place has left.
  fileprivate mutating func updateFirst(_ group: GroupNumber, _ work: GroupWork)
  {
    guard case .groups = rules.sectioning else { return }
    if areGroupsPlacedByRows {
      groups.findFirsts(of: group, slots.order.arrivals)
    }
    // A section keeps its place if the caller has inserted it.
    if groups[group].whenEmpty == .kept { return }
    let order = slots.order
    if groups[group].rows.isEmpty {
      groups.place(group, at: nil)
    } else if rules.isOrderedByHand {
      groups.place(
        group,
        at: work.wasEmpty ? slots.takeArrival() : groups.places[group].first)
    } else if work.losesFirst {
      groups.place(group, by: order.arrivals)
    } else {
      for arrival in work.arrivals {
        groups.bringForward(group, to: order.arrival(of: arrival.slot))
      }
    }
  }
}

extension ListTransaction {
  /// Makes an edit of a section as a whole.
  mutating func edit(
    _ edit: SectionEdit, in list: inout ListStorage<Element>
  ) {
    switch edit {
    case .reload(let key):
      // A section that the list does not have is not reloaded.
      guard let group = list.groups.number(of: key) else { return }
      touch(group)
      reloaded.insert(group)
      list.groups.reload(key)
    case .insert(let key): insert(list.sectionNumber(key), in: &list)
    case .remove(let key): remove(list.sectionNumber(key), from: &list)
    }
  }

  /// Adds a group to the changed groups.
  private mutating func touch(_ group: GroupNumber) {
    if work[group] == nil { work[group] = GroupWork() }
  }

  private mutating func insert(
    _ group: GroupNumber, in list: inout ListStorage<Element>
  ) {
    touch(group)
    if !list.groups.isRanked(group) {
      if !list.groups[group].isHidden { slotChanges.areTitlesChanged = true }
      // The rows appear together with the section.
      list.groups[group].rows.forEach { slotChanges.came.append(($0, nil)) }
    }
    list.insertSection(group)
  }

  /// Removes the rows of a group, except rows that other edits name, and hides
  /// the group while it has no rows.
  private mutating func remove(
    _ group: GroupNumber, from list: inout ListStorage<Element>
  ) {
    touch(group)
    let named = Set(
      work[group]!.leaving + work[group]!.renewed.map(\.row)
        + work[group]!.moving)
    for (row, slot) in list.groups[group].rows.slots.enumerated()
    where !named.contains(row) {
      removeElement(GroupRow(group: group, row: row), slot, list)
    }
    // `leave` can fail to set `losesFirst` for an inserted section, whose place
    // depends on no row.
    work[group]!.losesFirst = true
    list.groups[group].whenEmpty = .hidden
  }
}

extension ListTransaction {
  /// Moves the rows whose moves were gathered.
  mutating func makeMoves(in list: inout ListStorage<Element>) {
    for move in moves { self.move(move.from, to: move.to, in: &list) }
  }

  private mutating func move(
    _ path: RowPath, to wanted: RowPath, in list: inout ListStorage<Element>
  ) {
    var slot = list.slot(at: path)
    if list.pin(of: slot) != .none { return }
    let origin = row(at: path)
    var element = list.slots.elements[slot]
    var group = origin.group
    let target = aim(&element, &group, at: wanted, in: list)
    leave(origin, slot, list)
    if group != origin.group {
      // The element may be pinned in one of the groups only.
      slot = renew(
        slot, element, list.rules.columns(of: [element]), 0, group, in: &list)
    }
    arrive(
      in: group,
      GroupWork.Arrival(
        slot: slot, origin: origin, isReloaded: group != origin.group,
        target: target, isMoved: true))
  }

  /// Gives an element the group of a path's section if possible, and returns
  /// the wanted row number; `Int.max` is the end.
  func aim(
    _ element: inout Element, _ group: inout GroupNumber, at path: RowPath,
    in list: ListStorage<Element>
  ) -> Int {
    list.requireOrderByHand()
    // If no section is shown, the row goes to its own section.
    if before.isEmpty, path.section == 0 { return path.row }
    requireIndex(
      path.section, below: before.count, "row path \(path): section")
    let wanted = before[path.section]
    if wanted == group { return path.row }
    if case .groups(let grouping) = list.rules.sectioning,
      let regroup = grouping.regroup
    {
      regroup(&element, list.groups[wanted].key)
      group = wanted
      return path.row
    }
    // The row goes to the nearer end of its own section.
    let own = list.groups.position(of: group) ?? 0
    return path.section < own ? 0 : .max
  }
}

extension ListStorage {
  /// Stops the program unless rows are ordered by hand.
  func requireOrderByHand() {
    require(
      rules.isOrderedByHand,
      "rows of a list that is sorted by fields cannot be placed by hand")
  }
}

extension GroupWork {
  /// Sorts ``arrivals`` by pin and target, and finds ``gaps``.
  ///
  /// - Parameters:
  ///   - staying: The number of rows that stay.
  ///   - free: The old rows that are not pinned.
  ///   - counted: The rows that targets count; `nil` for all.
  private mutating func sortByHand<Element>(
    staying: Int, _ free: Range<Int>, _ list: ListStorage<Element>,
    _ counted: CountedRows?
  ) {
    let (start, end) = (
      gap(ofRow: free.lowerBound), gap(ofRow: free.upperBound)
    )
    let places = arrivals.enumerated().map { offset, arrival in
      (list.pin(of: arrival.slot).rawValue, arrival.target ?? .max, offset)
    }.sorted(by: <)
    arrivals = places.map { arrivals[$0.2] }
    var above = 0
    gaps = places.indices.map { index in
      let (pin, target, _) = places[index]
      let arrival = arrivals[index]
      var wanted = max(0, min(target, Int.max / 2) - above)
      if let counted, arrival.target != nil {
        // If no counted row stays, the rows that come go where the first row
        // leaves.
        wanted = counted.gap(above: wanted) ?? leaving.first ?? 0
      }
      if counted?.counts(arrival) ?? true { above += 1 }
      switch RowPin(rawValue: pin)! {
      // A moved row that is pinned in its new group goes next to the rows that
      // are not pinned.
      case .first: return arrival.isMoved ? start : min(wanted, start)
      case .none: return max(start, min(wanted, end))
      case .last: return arrival.isMoved ? end : max(end, min(wanted, staying))
      }
    }
    // Of rows with equal targets, the row gathered first goes first. So no row
    // may have a smaller gap than the row before it.
    for index in gaps.indices.dropFirst() {
      gaps[index] = max(gaps[index], gaps[index - 1])
    }
  }
}

/// The rows of a group that the row numbers of targets count: the results of a
/// search.
struct CountedRows {
  private let slots: RowSet

  /// For each row that stays and counts, how many rows stay above it.
  private let gaps: [Int]

  /// - Parameter leaving: The rows that leave, ascending.
  init(_ rows: RowBlocks, _ slots: RowSet, _ leaving: [Int]) {
    self.slots = slots
    var left = 0
    gaps = rows.slots.enumerated().compactMap { row, slot in
      if left < leaving.count, leaving[left] == row {
        left += 1
        return nil
      }
      return slots.contains(slot.number) ? row - left : nil
    }
  }

  /// Whether a row that comes counts; a moved row always does, as rows are
  /// moved by the paths of results.
  func counts(_ arrival: GroupWork.Arrival) -> Bool {
    arrival.isMoved || slots.contains(arrival.slot.number)
  }

  /// How many counted rows are above a gap.
  func count(above gap: Int) -> Int { gaps.partitioningIndex { $0 >= gap } }

  /// The gap directly above the row that has a number of counted rows above it,
  /// or below the last one; `nil` if none is counted.
  func gap(above count: Int) -> Int? {
    count < gaps.count ? gaps[count] : gaps.last.map { $0 + 1 }
  }
}
