/// Edits of a list, gathered by group and then made at once.
struct ListTransaction<Element> {
  var work: [GroupNumber: GroupWork] = [:]

  /// The groups that get rows, in the order of the edits.
  private(set) var destinations: [GroupNumber] = []

  /// Slots that lose their elements.
  private(set) var emptied: [Slot] = []

  /// The moves by hand that are still to be made.
  var moves: [(from: RowPath, to: RowPath)] = []

  /// The groups that are reloaded as a whole.
  var reloaded: Set<GroupNumber> = []

  /// The sections shown before the edits.
  let before: ShownSections

  /// The groups whose rows are twins of others.
  let twins: [GroupNumber]

  /// What happens to slots, for filters that follow the list.
  var slotChanges = SlotChanges()

  init(_ list: ListStorage<Element>) {
    before = list.groups.shown
    twins = list.rules.extras.twins
  }
}

/// What edits did to the slots of a list, for a filter that keeps data for each
/// slot.
struct SlotChanges {
  /// Slots whose elements left the list.
  var left: [Slot] = []

  /// Slots that are new, or belong to rows newly shown.
  ///
  /// `from` is the row's slot before the edits; `nil` if the row is new or newly
  /// shown. Rows moved by hand within a group are neither here nor in ``left``.
  var came: [(slot: Slot, from: Slot?)] = []

  var groups: [GroupNumber] = []

  /// The groups that are reloaded as a whole.
  var reloaded: Set<GroupNumber> = []

  /// Whether a group got a rank, and so a title in the index bar.
  var areTitlesChanged = false
}

// MARK: - Gathering

extension ListTransaction {
  /// Notes a row that leaves its group.
  mutating func leave(
    _ row: GroupRow, _ slot: Slot, _ list: ListStorage<Element>
  ) {
    work[row.group, default: GroupWork()].leaving.append(row.row)
    let first = list.groups.places[row.group].first
    if list.slots.order.arrival(of: slot) == first {
      work[row.group]!.losesFirst = true
    }
  }

  /// Notes a row that stays in its place with another slot.
  mutating func renew(_ row: GroupRow, _ slot: Slot) {
    work[row.group, default: GroupWork()].renewed.append((row.row, slot))
  }

  /// Notes a row that comes into a group.
  mutating func arrive(in group: GroupNumber, _ arrival: GroupWork.Arrival) {
    if work[group]?.arrivals.isEmpty ?? true { destinations.append(group) }
    work[group, default: GroupWork()].arrivals.append(arrival)
  }

  /// Gathers edits; moves are kept for ``makeMoves(in:)``.
  mutating func gather(
    _ edits: ListEdits<Element>, in list: inout ListStorage<Element>
  ) {
    for path in edits.removed.paths { remove(path, from: &list) }
    bring(edits, to: &list)
    if !edits.targets.isEmpty { gatherMoves(edits, list) }
    for edit in edits.sections { self.edit(edit, in: &list) }
  }

  private mutating func gatherMoves(
    _ edits: ListEdits<Element>, _ list: ListStorage<Element>
  ) {
    list.requireOrderByHand()
    moves = edits.targets.indices.map {
      (from: edits.moved.paths[$0], to: edits.targets[$0])
    }
    for move in moves {
      list.check(move.from)
      let row = row(at: move.from)
      work[row.group, default: GroupWork()].moving.append(row.row)
    }
  }

  /// The group and the row of a path, before the edits.
  func row(at path: RowPath) -> GroupRow {
    GroupRow(group: before[path.section], row: path.row)
  }

  private mutating func remove(
    _ path: RowPath, from list: inout ListStorage<Element>
  ) {
    let slot = list.slot(at: path)
    removeElement(row(at: path), slot, list)
  }

  /// Notes that an element leaves the list: its row, and the twins of this row.
  mutating func removeElement(
    _ row: GroupRow, _ slot: Slot, _ list: ListStorage<Element>
  ) {
    if list.rules.extras.twins.isEmpty { return remove(row, slot, list) }
    for (row, slot) in list.rows(withElementOf: slot) {
      remove(row, slot, list)
    }
  }

  /// Notes a row that leaves the list.
  private mutating func remove(
    _ row: GroupRow, _ slot: Slot, _ list: ListStorage<Element>
  ) {
    leave(row, slot, list)
    emptied.append(slot)
    slotChanges.left.append(slot)
  }

  /// Replaces and inserts elements; finds their keys and groups all at once.
  private mutating func bring(
    _ edits: ListEdits<Element>, to list: inout ListStorage<Element>
  ) {
    if edits.replacements.isEmpty && edits.insertions.isEmpty { return }
    let elements = edits.elements
    let columns = list.rules.columns(of: elements)
    let groups = list.groups(of: elements, columns)
    // Loops over indices: a loop over elements would look up the type of the
    // tuple in each turn.
    for row in edits.replacements.indices {
      replace(
        edits.replaced.paths[row], edits.replacements[row], columns, row,
        groups[row], in: &list)
    }
    for index in edits.insertions.indices {
      let edit = edits.insertions[index]
      let row = edits.replacements.count + index
      insert(edit.element, at: edit.path, columns, row, groups[row], in: &list)
    }
  }

  private mutating func insert(
    _ element: Element, at path: RowPath?, _ columns: [FieldColumn],
    _ row: Int, _ group: GroupNumber, in list: inout ListStorage<Element>
  ) {
    var element = element
    let ownGroup = group
    var group = group
    let target = path.map { aim(&element, &group, at: $0, in: list) }
    // The element may be pinned in one of the groups only.
    let (columns, row) =
      group == ownGroup
      ? (columns, row) : (list.rules.columns(of: [element]), 0)
    let slot = list.slots.append(
      element, columns: columns, row: row, group: group)
    slotChanges.came.append((slot, nil))
    arrive(in: group, GroupWork.Arrival(slot: slot, target: target))
    for section in list.rules.extras.twins
    where list.rules.extras[section].contains(element) {
      insertTwin(of: slot, element, columns, row, section, in: &list)
    }
  }

  private mutating func insertTwin(
    of home: Slot, _ element: Element, _ columns: [FieldColumn], _ row: Int,
    _ group: GroupNumber, in list: inout ListStorage<Element>
  ) {
    let slot = list.slots.append(
      element, columns: columns, row: row, twinOf: home, group: group)
    slotChanges.came.append((slot, nil))
    arrive(in: group, GroupWork.Arrival(slot: slot))
  }

  private mutating func replace(
    _ path: RowPath, _ element: Element, _ columns: [FieldColumn],
    _ row: Int, _ group: GroupNumber, in list: inout ListStorage<Element>
  ) {
    let slot = list.slot(at: path)
    let extras = list.rules.extras
    if extras.twins.isEmpty {
      _ = replace(
        self.row(at: path), slot, element, columns, row, group, in: &list)
      return
    }
    var rows = list.rows(withElementOf: slot)[...]
    let old = rows.removeFirst()
    // The row that is no twin gets its new slot first, below those of the
    // twins.
    let home = replace(
      old.row, old.slot, element, columns, row, group, in: &list)
    for section in extras.twins {
      let old = rows.first { $0.row.group == section }
      switch (old, extras[section].contains(element)) {
      case (let old?, true):
        _ = replace(
          old.row, old.slot, element, columns, row, section, in: &list)
      case (let old?, false): remove(old.row, old.slot, list)
      case (nil, true):
        insertTwin(of: home, element, columns, row, section, in: &list)
      case (nil, false): break
      }
    }
  }

  /// Gives a row another element, and returns the slot of the new element.
  private mutating func replace(
    _ origin: GroupRow, _ slot: Slot, _ element: Element,
    _ columns: [FieldColumn], _ row: Int, _ group: GroupNumber,
    in list: inout ListStorage<Element>
  ) -> Slot {
    let target = renew(slot, element, columns, row, group, in: &list)
    if group == origin.group,
      list.slots.order.compareKeys(
        slot, columns, row: row, list.rules.fields(of: group)) == .equal
    {
      renew(origin, target)
      return target
    }
    leave(origin, slot, list)
    arrive(
      in: group,
      GroupWork.Arrival(slot: target, origin: origin, isReloaded: true))
    return target
  }

  /// Gives the row of a slot another element; returns the element's slot.
  mutating func renew(
    _ slot: Slot, _ element: Element, _ columns: [FieldColumn], _ row: Int,
    _ group: GroupNumber, in list: inout ListStorage<Element>
  ) -> Slot {
    let target = list.slots.append(
      element, columns: columns, row: row, succeeding: slot, group: group)
    emptied.append(slot)
    slotChanges.came.append((target, slot))
    return target
  }
}

extension ListStorage {
  /// Returns the number of each element's group; adds the groups that are new.
  fileprivate mutating func groups(
    of elements: [Element], _ columns: [FieldColumn]
  ) -> [GroupNumber] {
    let known = knownGroups(of: elements, columns)
    return known.indices.map { index in
      if let group = known[index] { return group }
      guard case .groups(let grouping) = rules.sectioning else {
        return GroupNumber(0)
      }
      return groups.number(for: grouping.key(elements[index]), grouping)
    }
  }
}

extension ListTransaction {
  /// The rows that the edits name, or move.
  ///
  /// - Parameter groups: The sections after the edits; collapsed sections show no
  ///   rows.
  func touchedRows(_ groups: ListGroups) -> TouchedRows {
    var touched = TouchedRows()
    // The old places of rows that come from sections where they are shown.
    var moved: Set<GroupRow> = []
    for (group, work) in work where !groups[group].isCollapsed {
      var inserted: [Int] = []
      for (index, arrival) in work.arrivals.enumerated() {
        let row = GroupRow(group: group, row: work.gaps[index] + index)
        if let origin = arrival.origin, !groups[origin.group].isCollapsed {
          moved.insert(origin)
          touched.pairs.append(
            ChangeReport.Move(
              from: origin, to: row, isReloaded: arrival.isReloaded))
        } else {
          inserted.append(row.row)
        }
      }
      if !inserted.isEmpty { touched.inserted[group] = RowRuns(inserted) }
      for (row, _) in work.renewed {
        touched.pairs.append(
          ChangeReport.Move(
            from: GroupRow(group: group, row: row),
            to: GroupRow(group: group, row: work.newRow(row)),
            isReloaded: true))
      }
    }
    for (group, work) in work
    where !work.leaving.isEmpty && !groups[group].isCollapsed {
      let deleted =
        moved.isEmpty
        ? work.leaving
        : work.leaving.filter {
          !moved.contains(GroupRow(group: group, row: $0))
        }
      if !deleted.isEmpty { touched.deleted[group] = RowRuns(deleted) }
    }
    touched.pairs.sort {
      ($0.from.group, $0.from.row) < ($1.from.group, $1.from.row)
    }
    return touched
  }
}

extension GroupWork {
  /// The row after the edits of a row that stays.
  func newRow(_ row: Int) -> Int {
    let gap = gap(ofRow: row)
    // Rows that come into a gap come above the row below it.
    return gap + gaps.partitioningIndex { $0 > gap }
  }
}
