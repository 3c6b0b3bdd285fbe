extension IndexedList {
  /// Makes several edits at once.
  ///
  /// ```swift
  /// var edits = ListEdits<String>()
  /// edits.remove(at: RowPath(section: 0, row: 0))
  /// edits.insert("Illinois")
  /// states.apply(edits).insertedRows  // 1.1
  /// states.rows                       // Hawaii, Idaho, Illinois, Iowa
  /// ```
  ///
  /// - Returns: What they changed.
  /// - Complexity: O(*k* log *n*) comparisons for *k* edits, and for each section
  ///   and each block of some hundreds of rows that is concerned its length.
  /// - Precondition: The paths are those of rows, each named once.
  @discardableResult
  public mutating func apply(_ edits: ListEdits<Element>) -> ListChanges {
    let changes = applyNoting(edits).changes
    renumberIfSparse()
    return changes
  }

  /// Makes edits and leaves the numbers of slots as they are.
  ///
  /// - Returns: What changed, for views and by slots.
  mutating func applyNoting(
    _ edits: ListEdits<Element>
  ) -> (changes: ListChanges, slots: SlotChanges) {
    var transaction = ListTransaction(self)
    transaction.remove(edits.removals, from: &self)
    transaction.bring(edits, to: &self)
    transaction.move(edits.moves, in: &self)
    return (transaction.commit(to: &self), transaction.slotChanges)
  }

  /// Makes several edits at once.
  ///
  /// ```swift
  /// states.edit { edits in
  ///   edits.insert("Alaska")
  ///   edits.remove(at: RowPath(section: 0, row: 0))
  /// }
  /// states.rows  // Alaska, Hawaii, Idaho, Iowa
  /// ```
  ///
  /// The closure gathers edits and cannot ask the list itself; find paths before,
  /// or capture a copy (`{ [list] edits in … }`).
  ///
  /// - Complexity: As ``apply(_:)``.
  @discardableResult
  public mutating func edit<Failure: Error>(
    _ body: (inout ListEdits<Element>) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    var edits = ListEdits<Element>()
    try body(&edits)
    return apply(edits)
  }
}

/// The work that edits make, gathered by group, then done at once.
struct ListTransaction<Element> {
  private var work: [Int: GroupWork] = [:]

  /// The groups that rows come to, in the order of the edits.
  private var destinations: [Int] = []

  /// Slots whose elements leave the list.
  private var emptied: [Int] = []

  private let before: ChangeReport.Sections

  /// What happens to slots, for those who follow the list.
  private(set) var slotChanges = SlotChanges()

  init(_ list: IndexedList<Element>) {
    before = ChangeReport.Sections(
      shown: list.groups.shown, starts: list.groups.starts)
  }
}

// MARK: - Gathering

extension ListTransaction {
  /// The group and the row of a path.
  private func origin(
    _ path: RowPath, in list: IndexedList<Element>
  ) -> (group: Int, row: Int) {
    list.check(path)
    return (before.shown[path.section], path.row)
  }

  mutating func remove(
    _ paths: [RowPath], from list: inout IndexedList<Element>
  ) {
    for path in paths {
      let slot = list.slot(at: path)
      let (group, row) = origin(path, in: list)
      leave(group, row, slot, list)
      emptied.append(slot)
      slotChanges.left.append(slot)
    }
  }

  mutating func leave(
    _ group: Int, _ row: Int, _ slot: Int, _ list: IndexedList<Element>
  ) {
    work[group, default: GroupWork()].leaving.append(row)
    if list.slots.order.arrival(of: slot) == list.groups[group].first {
      work[group]!.losesFirst = true
    }
  }

  /// Notes a row that shows something else at the same place.
  mutating func reload(_ group: Int, _ row: Int) {
    work[group, default: GroupWork()].reloaded.append(row)
  }

  mutating func arrive(in group: Int, _ arrival: GroupWork.Arrival) {
    if work[group]?.arrivals.isEmpty ?? true { destinations.append(group) }
    work[group, default: GroupWork()].arrivals.append(arrival)
  }

  /// Replaces elements and inserts others.
  mutating func bring(
    _ edits: ListEdits<Element>, to list: inout IndexedList<Element>
  ) {
    let rules = list.rules
    let elements =
      edits.replacements.map(\.element) + edits.insertions.map(\.element)
    if elements.isEmpty { return }
    let columns = rules.columns(of: elements, threads: 1)
    for (row, edit) in edits.replacements.enumerated() {
      let group = list.group(of: edit.element, columns, row)
      replace(edit.path, edit.element, group, columns, row, in: &list)
    }
    for (index, edit) in edits.insertions.enumerated() {
      let row = edits.replacements.count + index
      var element = edit.element
      var group = list.group(of: element, columns, row)
      let target = edit.path.map { path in
        list.place(&element, &group, at: path, before)
      }
      let slot = list.slots.append(
        element, columns: columns, row: row, arrival: nil,
        group: list.storedGroup(group))
      slotChanges.came.append((slot, nil))
      arrive(
        in: group, GroupWork.Arrival(slot: slot, target: target))
    }
  }

  private mutating func replace(
    _ path: RowPath, _ element: Element, _ group: Int,
    _ columns: [SortKeyColumn], _ row: Int,
    in list: inout IndexedList<Element>
  ) {
    let slot = list.slot(at: path)
    let origin = origin(path, in: list)
    if group == origin.group,
      list.slots.order.hasKeys(slot, of: columns, row: row)
    {
      list.slots.replace(slot, with: element)
      reload(group, origin.row)
      slotChanges.reloaded.append(slot)
      return
    }
    leave(origin.group, origin.row, slot, list)
    var target = slot
    if list.rules.isOrderedByHand {
      list.slots.replace(slot, with: element)
      list.slots.setGroup(group, of: slot)
    } else {
      target = list.slots.append(
        element, columns: columns, row: row,
        arrival: list.slots.order.arrival(of: slot),
        group: list.storedGroup(group))
      emptied.append(slot)
    }
    slotChanges.came.append((target, slot))
    arrive(
      in: group,
      GroupWork.Arrival(slot: target, origin: origin, isReloaded: true))
  }

  /// Moves rows by hand.
  mutating func move(
    _ moves: [(from: RowPath, to: RowPath)],
    in list: inout IndexedList<Element>
  ) {
    if moves.isEmpty { return }
    list.checkIsOrderedByHand()
    for move in moves {
      let slot = list.slot(at: move.from)
      let origin = origin(move.from, in: list)
      var element = list.slots.elements[slot]
      var group = origin.group
      let target = list.place(&element, &group, at: move.to, before)
      leave(origin.group, origin.row, slot, list)
      if group != origin.group {
        list.slots.replace(slot, with: element)
        list.slots.setGroup(group, of: slot)
        slotChanges.came.append((slot, slot))
      }
      arrive(
        in: group,
        GroupWork.Arrival(
          slot: slot, origin: origin, isReloaded: group != origin.group,
          target: target))
    }
  }
}

extension IndexedList {
  /// The group of an element, which is added if it is new.
  fileprivate mutating func group(
    of element: Element, _ columns: [SortKeyColumn], _ row: Int
  ) -> Int {
    switch rules.sectioning {
    case .collation(let collation):
      return collation.filed(keys: columns[0]).section(ofRow: row)
    case .groups(let grouping):
      return groups.number(for: grouping.key(element), grouping)
    case .none: return 0
    }
  }

  /// The group of a slot, if it has to be remembered.
  fileprivate func storedGroup(_ group: Int) -> Int? {
    if case .groups = rules.sectioning { return group }
    return nil
  }

  /// Where a row goes that the caller wants at a path: gives it the group of that
  /// section where that is possible, and returns its place there.
  fileprivate func place(
    _ element: inout Element, _ group: inout Int, at path: RowPath,
    _ before: ChangeReport.Sections
  ) -> Int {
    checkIsOrderedByHand()
    precondition(
      path.section >= 0 && path.section < max(1, before.shown.count),
      """
      row path \(path): section \(path.section) is not in \
      0..<\(before.shown.count)
      """)
    // The first row of a list that shows no section goes to its own.
    guard path.section < before.shown.count else { return path.row }
    let wanted = before.shown[path.section]
    if wanted == group { return path.row }
    if case .groups(let grouping) = rules.sectioning,
      let regroup = grouping.regroup
    {
      regroup(&element, groups[wanted].key)
      group = wanted
      return path.row
    }
    // The row stays in its section, at the end that is nearer to the place.
    let own = groups.position(of: group) ?? 0
    return path.section < own ? 0 : .max
  }

  fileprivate func checkIsOrderedByHand() {
    precondition(
      rules.isOrderedByHand,
      "rows of a list that is sorted by texts cannot be placed by hand")
  }
}

// MARK: - Doing

extension ListTransaction {
  /// The groups that are concerned, and their positions.
  private func positions(
    in groups: ListGroups
  ) -> [(group: Int, old: Int?)] {
    work.keys.map { ($0, groups.position(of: $0)) }
  }

  /// Does the work and returns what it changed.
  mutating func commit(to list: inout IndexedList<Element>) -> ListChanges {
    let positions = positions(in: list.groups)
    replaceRows(in: &list)
    for group in work.keys where work[group]!.arrivals.isEmpty {
      list.updateFirst(group, work[group]!)
    }
    for group in destinations { list.updateFirst(group, work[group]!) }
    for slot in emptied { list.slots.remove(slot) }
    slotChanges.groups = Array(work.keys)
    return finish(positions, in: &list)
  }

  /// Does the work in a list that shows a part of another.
  ///
  /// - Parameter positions: The positions, before, of all groups that are
  ///   concerned in one of the lists.
  mutating func commit(
    to part: inout IndexedList<Element>,
    _ positions: [(group: Int, old: Int?)]
  ) -> ListChanges {
    replaceRows(in: &part)
    return finish(positions, in: &part)
  }

  private mutating func replaceRows(in list: inout IndexedList<Element>) {
    for group in work.keys {
      work[group]!.wasEmpty = list.groups[group].rows.isEmpty
      work[group]!.sort(list.groups[group].rows, list)
      list.groups[group].rows.replace(
        work[group]!.leaving,
        with: zip(work[group]!.arrivals, work[group]!.gaps).map {
          RowBlocks.Arrival(gap: $1, slot: $0.slot)
        })
    }
  }

  private func finish(
    _ positions: [(group: Int, old: Int?)],
    in list: inout IndexedList<Element>
  ) -> ListChanges {
    _ = list.groups.update(positions)
    var report = ChangeReport(
      before: before,
      after: ChangeReport.Sections(
        shown: list.groups.shown, starts: list.groups.starts),
      positions: Dictionary(
        uniqueKeysWithValues: positions.compactMap { group, old in
          old.map { (group, $0) }
        }))
    self.report(to: &report)
    return report.changes()
  }

  private func report(to report: inout ChangeReport) {
    var moved: [Int: Set<Int>] = [:]
    var inserted: [Int: [Int]] = [:]
    var reloaded: [Int: [Int]] = [:]
    for (group, work) in work {
      let inPlace = Set(work.arrivalsInPlace(group: group))
      for (place, arrival) in work.arrivals.enumerated() {
        let row = work.gaps[place] + place
        guard let origin = arrival.origin else {
          inserted[group, default: []].append(row)
          continue
        }
        moved[origin.group, default: []].insert(origin.row)
        if inPlace.contains(place) {
          if arrival.isReloaded {
            reloaded[group, default: []].append(origin.row)
          }
        } else {
          report.report(
            ChangeReport.Move(
              from: origin, to: (group, row), isReloaded: arrival.isReloaded))
        }
      }
    }
    for (group, work) in work {
      let moved = moved[group] ?? []
      report.report(
        group: group,
        deleted: RowRuns(work.leaving.filter { !moved.contains($0) }),
        inserted: RowRuns(inserted[group] ?? []),
        reloaded: work.reloaded + (reloaded[group] ?? []))
    }
  }
}

extension GroupWork {
  /// Puts rows that leave and rows that come in order, and finds where those go.
  ///
  /// - Parameter rows: The rows of the group before.
  fileprivate mutating func sort<Element>(
    _ rows: RowBlocks, _ list: IndexedList<Element>
  ) {
    leaving.sort()
    let named = (leaving + reloaded).sorted()
    if let twice = zip(named, named.dropFirst()).first(where: ==) {
      preconditionFailure("row \(twice.0) of a section is edited twice")
    }
    if list.rules.isOrderedByHand {
      sortByHand(staying: rows.count - leaving.count)
      return
    }
    let order = list.slots.order
    arrivals.sort { order.isBefore($0.slot, $1.slot) }
    gaps = arrivals.map { arrival in
      let row = rows.firstRow { order.isBefore(arrival.slot, $0) }
      return row - partition(leaving.count) { leaving[$0] >= row }
    }
  }

  private mutating func sortByHand(staying: Int) {
    // By the places asked for; rows without one go to the end, as they come.
    arrivals = arrivals.enumerated().sorted {
      ($0.element.target ?? .max, $0.offset)
        < ($1.element.target ?? .max, $1.offset)
    }.map(\.element)
    gaps = arrivals.enumerated().map { place, arrival in
      max(0, min(arrival.target ?? .max, Int.max / 2) - place)
    }.map { min($0, staying) }
    // Of several that want one place, later ones come behind earlier ones.
    for place in gaps.indices.dropFirst() {
      gaps[place] = max(gaps[place], gaps[place - 1])
    }
  }
}

extension IndexedList {
  /// Finds out anew which row of a group arrived first.
  ///
  /// - Complexity: O(1), but O(*n*) in the group's rows when the first has left.
  fileprivate mutating func updateFirst(_ group: Int, _ work: GroupWork) {
    guard case .groups = rules.sectioning else { return }
    if groups[group].rows.isEmpty {
      groups[group].first = .max
    } else if rules.isOrderedByHand {
      if work.wasEmpty { groups[group].first = slots.takeArrival() }
    } else if work.losesFirst {
      var first = Int.max
      let order = slots.order
      groups[group].rows.forEach { first = min(first, order.arrival(of: $0)) }
      groups[group].first = first
    } else {
      for arrival in work.arrivals {
        groups[group].first = min(
          groups[group].first, slots.order.arrival(of: arrival.slot))
      }
    }
  }

  /// Numbers the slots anew when most are empty.
  mutating func renumberIfSparse() {
    guard slots.isSparse else { return }
    let (slots, numbers) = slots.renumbered()
    self.slots = slots
    let order = groups.groups.indices.sorted {
      groups[$0].first < groups[$1].first
    }
    for (rank, group) in order.enumerated() {
      groups[group].rows = RowBlocks(
        groups[group].rows.slots.map { numbers[$0] })
      guard !groups[group].rows.isEmpty else { continue }
      // By hand, groups are in the order in which they got rows.
      groups[group].first =
        rules.isOrderedByHand ? rank : groups[group].rows.slots.min()!
    }
  }
}
