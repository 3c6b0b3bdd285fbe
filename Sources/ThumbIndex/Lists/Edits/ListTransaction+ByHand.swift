extension ListTransaction {
  /// Moves a row by hand.
  mutating func move(
    _ path: RowPath, to wanted: RowPath, in list: inout ListStorage<Element>
  ) {
    var slot = list.slot(at: path)
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
        target: target))
  }

  /// Gives an element the group of a path's section if possible, and returns
  /// the wanted row number; `Int.max` is the end.
  func aim(
    _ element: inout Element, _ group: inout Int, at path: RowPath,
    in list: ListStorage<Element>
  ) -> Int {
    list.requireOrderByHand()
    // If no section is shown, the row goes to its own section.
    if before.shown.isEmpty, path.section == 0 { return path.row }
    requireIndex(
      path.section, below: before.shown.count, "row path \(path): section")
    let wanted = before.shown[path.section]
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
  /// Sorts ``arrivals`` by target, pinned rows last, and finds ``gaps``.
  ///
  /// - Parameters:
  ///   - staying: The number of rows that stay.
  ///   - free: The number of staying rows that are not pinned to the end.
  ///   - pins: The order, which tells whether a row is pinned; `nil` if no row
  ///     can be pinned.
  mutating func sortByHand(staying: Int, free: Int, pins: ListOrder?) {
    let places = arrivals.enumerated().map { offset, arrival in
      let isLast = pins?.isPinned(arrival.slot) ?? false
      return (isLast ? 1 : 0, arrival.target ?? .max, offset)
    }.sorted(by: <)
    arrivals = places.map { arrivals[$0.2] }
    gaps = places.enumerated().map { index, place in
      let wanted = max(0, min(place.1, Int.max / 2) - index)
      return place.0 == 0 ? min(wanted, free) : max(free, min(wanted, staying))
    }
    // Of rows with equal targets, the row gathered first goes first. So no row
    // may have a smaller gap than the row before it.
    for index in gaps.indices.dropFirst() {
      gaps[index] = max(gaps[index], gaps[index - 1])
    }
  }
}
