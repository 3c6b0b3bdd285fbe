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
    _ positions: [(group: Int, old: Int?)]
  ) -> ListChanges {
    replaceRows(in: &part)
    return finish(positions, in: &part)
  }

  private mutating func replaceRows(in list: inout ListStorage<Element>) {
    for group in work.keys {
      work[group]!.wasEmpty = list.groups[group].rows.isEmpty
      work[group]!.sort(list.groups[group].rows, list)
      list.groups[group].rows.replace(
        work[group]!.leaving,
        with: zip(work[group]!.gaps, work[group]!.arrivals.map(\.slot))
          .map { $0 })
    }
  }

  private func finish(
    _ positions: [(group: Int, old: Int?)],
    in list: inout ListStorage<Element>
  ) -> ListChanges {
    list.groups.update(positions)
    var changes = report(positions, list.groups).changes()
    changes.path = pathOfOnlyRow(in: list.groups)
    return changes
  }

  /// The new path of the row that came or was reloaded; `nil` if no row or
  /// several rows were edited, or if the row is not shown.
  private func pathOfOnlyRow(in groups: ListGroups) -> RowPath? {
    var only: GroupRow?
    var removed = 0
    for (group, work) in work {
      removed += work.leaving.count
      for arrival in work.arrivals where arrival.origin != nil { removed -= 1 }
      let count = work.arrivals.count + work.reloaded.count
      if count == 0 { continue }
      if only != nil || count > 1 { return nil }
      only = GroupRow(group: group, row: work.gaps.first ?? work.reloaded[0])
    }
    guard removed == 0, let only, let section = groups.position(of: only.group)
    else { return nil }
    return RowPath(section: section, row: only.row)
  }
}

extension GroupWork {
  /// Sorts ``leaving`` and ``arrivals``, and finds ``gaps``.
  ///
  /// - Parameter rows: The group's rows before the edit.
  fileprivate mutating func sort<Element>(
    _ rows: RowBlocks, _ list: ListStorage<Element>
  ) {
    leaving.sort()
    let named = (leaving + reloaded).sorted()
    let twice = zip(named, named.dropFirst()).first(where: ==)?.0
    require(twice == nil, "row \(twice!) of a section is edited twice")
    if list.rules.isOrderedByHand {
      let end = list.firstPinnedRow(of: rows)
      sortByHand(
        staying: rows.count - leaving.count,
        free: end - leaving.partitioningIndex { $0 >= end },
        pins: list.rules.isPinned == nil ? nil : list.slots.order)
      return
    }
    let order = list.slots.order
    arrivals.sort { order.isBefore($0.slot, $1.slot) }
    gaps = arrivals.map { arrival in
      let row = rows.firstRow { order.isBefore(arrival.slot, $0) }
      return row - leaving.partitioningIndex { $0 >= row }
    }
  }
}

extension ListStorage {
  /// Updates the place of a group.
  ///
  /// - Complexity: O(*k*) in the rows that came; O(*n*) in the group's rows if
  ///   the row that gave the place has left.
  fileprivate mutating func updateFirst(_ group: Int, _ work: GroupWork) {
    guard case .groups = rules.sectioning else { return }
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
      groups.place(
        group, at: groups[group].rows.slots.map { order.arrival(of: $0) }.min())
    } else {
      for arrival in work.arrivals {
        groups.bringForward(group, to: order.arrival(of: arrival.slot))
      }
    }
  }
}
