/// The contents of a list: its elements in slots, and the sections with their
/// rows.
struct ListStorage<Element> {
  var slots: ListSlots<Element>
  var groups: ListGroups

  /// The rows that the list was told to keep at an end of their section, by the
  /// numbers of ``RowIdentity``.
  ///
  /// Rows whose elements say that they stay are not among them.
  var marked: [UInt64: RowPin] = [:]

  var rules: ListRules<Element> { slots.rules }
}

extension ListStorage: Sendable where Element: Sendable {}

// MARK: - Building

extension ListStorage {
  /// Sorts elements by their keys, and divides them among sections.
  ///
  /// - Parameters:
  ///   - elements: The elements in the order of their arrival.
  ///   - listed: The caller's order of groups; `nil` for the rules' order.
  init(
    _ elements: [Element], rules: ListRules<Element>,
    listed: [SectionKey]? = nil
  ) {
    require(
      elements.count <= ListSlots<Element>.maximumCount,
      "\(elements.count) elements are more than a list holds")
    let columns = rules.columns(of: elements, threads: rules.threads)
    let keys = columns.map { $0.sortKeys }
    let order = rules.order(count: elements.count, keys)
    groups = ListGroups(
      keepsEmpty: rules.keepsEmptySections, areListed: rules.knowsSections)
    var numbers: [GroupNumber] = []
    switch rules.sectioning {
    case .collation(let collation):
      groups.add(collation, rules.extras)
      let takers = rules.extras.takers(of: elements)
      let lettered =
        takers.isEmpty ? order : order.filter { takers[Int($0)] == nil }
      if rules.storesGroups {
        numbers =
          takers.isEmpty
          ? Array(repeating: GroupNumber(0), count: elements.count)
          : takers.map { $0 ?? GroupNumber(0) }
      }
      let filed = collation.filed(keys: keys[rules.firstField])
      for part in rules.parts(ofSorted: lettered, keys) {
        for stretch in filed.stretches(ofSorted: part) {
          let number = GroupNumber(stretch.section)
          let rows = part[stretch.rows]
          groups[number].rows.append(sorted: rows)
          if rules.storesGroups {
            for row in rows { numbers[Int(row)] = number }
          }
        }
      }
    case .none(let title):
      _ = groups.append(
        ListGroups.Group(key: .only, title: title, indexTitle: nil))
      groups[GroupNumber(0)].rows.append(sorted: order)
    case .groups(let grouping):
      for key in listed ?? grouping.listedKeys ?? []
      where groups.number(of: key) == nil {
        _ = groups.append(grouping.group(key))
      }
      numbers.reserveCapacity(elements.count)
      for element in elements {
        numbers.append(groups.number(for: grouping.key(element), grouping))
      }
      var rows = [[UInt32]](repeating: [], count: groups.groupCount)
      for slot in order { rows[numbers[Int(slot)].index].append(slot) }
      for number in groups.numbers {
        groups[number].rows.append(sorted: rows[number.index])
      }
    }
    slots = ListSlots(
      elements, columns: columns, groups: numbers, rules: rules)
    if case .groups = rules.sectioning {
      for (slot, number) in numbers.enumerated() {
        groups.bringForward(number, to: slots.order.arrival(of: Slot(slot)))
      }
    } else {
      fillExtras(elements, columns)
    }
    findFirsts()
    groups.showAll()
  }

  /// Gives the sections around the letters their rows, and adds the twins.
  private mutating func fillExtras(
    _ elements: [Element], _ columns: [FieldColumn]
  ) {
    let extras = rules.extras
    for number in extras.numbers {
      var rows: [Slot] = []
      if extras[number].takesRows {
        rows = elements.indices.map { Slot($0) }.filter {
          slots.groups[$0] == number
        }
      } else {
        let contains = extras[number].contains
        // A span reads elements in place: a loop over an array copies each.
        let span = elements.span
        for row in span.indices where contains(span[row]) {
          rows.append(
            slots.append(
              elements[row], columns: columns, row: row, twinOf: Slot(row),
              group: number))
        }
      }
      let (order, fields) = (slots.order, rules.fields(of: number))
      rows.sort { order.isBefore($0, $1, fields) }
      groups[number].rows = RowBlocks(rows)
    }
  }

  /// Whether the earliest row of a group may decide the place of the group.
  var areGroupsPlacedByRows: Bool {
    guard case .groups = rules.sectioning else { return false }
    return !rules.isOrderedByHand
  }

  /// Finds the earliest row in each block of rows, so that a group finds its
  /// new place when its earliest row leaves.
  private mutating func findFirsts() {
    if !areGroupsPlacedByRows { return }
    for number in groups.numbers {
      groups.findFirsts(of: number, slots.order.arrivals)
    }
  }
}

// MARK: - Rows by path

extension ListStorage {
  /// Stops the program when there is no row at a path.
  func check(_ path: RowPath) {
    requireIndex(
      path.section, below: groups.shown.count, "row path \(path): section")
    let count = groups[shownAt: path.section].rows.count
    require(
      path.row >= 0 && path.row < count,
      """
      row path \(path): row \(path.row) is not in 0..<\(count), the rows of \
      section \(path.section)
      """)
  }

  /// The slot of a row that is counted over all sections.
  func slot(ofRow row: Int) -> Slot {
    slots(fromRow: row).first!
  }

  /// The slots from a row to the end of its block; the row is counted over all
  /// sections.
  func slots(fromRow row: Int) -> ArraySlice<Slot> {
    let section = groups.shown.position(ofRow: row)
    return groups[shownAt: section].rows.stretch(
      fromRow: row - groups.shown.start(of: section))
  }

  func slot(at path: RowPath) -> Slot {
    check(path)
    return groups[shownAt: path.section].rows[path.row]
  }
}

// MARK: - Finding slots

extension ListStorage {
  /// The number of a slot's group.
  func group(ofSlot slot: Slot) -> GroupNumber {
    if rules.storesGroups { return slots.groups[slot] }
    guard case .collation(let collation) = rules.sectioning else {
      return GroupNumber(0)
    }
    return letter(ofSlot: slot, collation)
  }

  /// The number of the letter under which a slot's key stands.
  private func letter(
    ofSlot slot: Slot, _ collation: IndexedCollation
  ) -> GroupNumber {
    let keys = slots.order.keys[rules.firstField]
    return GroupNumber(collation.table.section { keys.word($0, of: slot) })
  }

  /// The row of a slot in a group; `nil` if the group lacks the slot, as a
  /// group of search results may.
  func row(ofSlot slot: Slot, in group: GroupNumber) -> Int? {
    let rows = groups[group].rows
    if rules.isOrderedByHand { return rows.slots.firstIndex(of: slot) }
    let row = place(ofSlot: slot, in: group)
    return row < rows.count && rows[row] == slot ? row : nil
  }

  /// How many rows of a sorted group come before a slot.
  private func place(ofSlot slot: Slot, in group: GroupNumber) -> Int {
    let (order, fields) = (slots.order, rules.fields(of: group))
    return groups[group].rows.firstRow { !order.isBefore($0, slot, fields) }
  }

  /// All rows of a slot's element: the one that is no twin, then its twins.
  ///
  /// The rows of an element have equal keys, and arrived together.
  ///
  /// - Complexity: O(*e* log *n*) for *e* extra sections.
  func rows(withElementOf slot: Slot) -> [(row: GroupRow, slot: Slot)] {
    guard case .collation(let collation) = rules.sectioning else { return [] }
    let arrival = slots.order.arrival(of: slot)
    var found: [(row: GroupRow, slot: Slot)] = []
    func look(in group: GroupNumber) {
      let rows = groups[group].rows
      let row = place(ofSlot: slot, in: group)
      if row < rows.count, slots.order.arrival(of: rows[row]) == arrival {
        found.append((GroupRow(group: group, row: row), rows[row]))
      }
    }
    look(in: letter(ofSlot: slot, collation))
    for group in rules.extras.twinsLast { look(in: group) }
    return found
  }

  /// The path of a slot's element: that of its first row that is shown, twins
  /// last.
  ///
  /// - Parameter forEdits: As for ``ListGroups/path(of:forEdits:)``.
  func elementPath(ofSlot slot: Slot, forEdits: Bool = false) -> RowPath? {
    rows(withElementOf: slot).lazy.compactMap {
      groups.path(of: $0.row, forEdits: forEdits)
    }.first
  }

  /// The path by which edits know the element of a row.
  func elementPath(_ path: RowPath) -> RowPath {
    rules.extras.twins.isEmpty
      ? path : elementPath(ofSlot: slot(at: path), forEdits: true)!
  }

  /// The number of each element's group; `nil` where the list has no group for
  /// the element's value yet.
  ///
  /// - Parameter columns: The columns with the keys of the elements.
  func knownGroups(
    of elements: [Element], _ columns: [FieldColumn]
  ) -> [GroupNumber?] {
    switch rules.sectioning {
    case .collation(let collation):
      let filed = collation.filed(keys: columns[rules.firstField].sortKeys)
      return elements.indices.map { row in
        rules.extras.taker(of: elements[row])
          ?? GroupNumber(filed.section(ofRow: row))
      }
    case .groups(let grouping):
      return elements.indices.map {
        groups.number(of: grouping.key(elements[$0]))
      }
    case .none:
      return [GroupNumber?](repeating: GroupNumber(0), count: elements.count)
    }
  }
}

// MARK: - Renumbering

extension ListStorage {
  /// Renumbers the slots when enough are empty, and lets groups go that are
  /// needed no more.
  ///
  /// - Returns: Whether anything has another number.
  mutating func renumberIfSparse() -> Bool {
    guard slots.isSparse || areGroupsSparse() else { return false }
    let arrivals =
      groups.placed(among: groups.numbers).isEmpty ? [] : slots.arrivals
    let (slots, numbers) = slots.renumbered(groups: letGroupsGo())
    self.slots = slots
    groups.forgetFirsts()
    for group in groups.byPlace(groups.numbers) {
      groups[group].rows = RowBlocks(
        groups[group].rows.slots.map { numbers[$0.index]! })
      guard case .groups = rules.sectioning else { continue }
      let isInserted = groups[group].whenEmpty == .kept
      if !isInserted, groups[group].rows.isEmpty {
        groups.place(group, at: nil)
      } else if rules.isOrderedByHand {
        // Keeps the order in which the groups got rows.
        groups.place(group, at: self.slots.takeArrival())
      } else if isInserted {
        // Keeps the section before groups whose rows arrived after it.
        let place = groups.places[group].first!
        let index = arrivals.partitioningIndex { $0 >= place }
        groups.insert(
          group,
          at: index < arrivals.count
            ? self.slots.order.arrival(of: Slot(index))
            : self.slots.order.arrivals.next)
      } else {
        groups.place(group, by: self.slots.order.arrivals)
      }
    }
    findFirsts()
    return true
  }

  private mutating func areGroupsSparse() -> Bool {
    guard case .groups = rules.sectioning else { return false }
    return groups.areSparse(rowCount: slots.elements.count)
  }

  /// Lets groups go that are needed no more.
  ///
  /// - Returns: The new number of each group.
  private mutating func letGroupsGo() -> [GroupNumber?] {
    guard case .groups = rules.sectioning else { return [] }
    // In the results of a search, some elements have no row, but their slots
    // have groups.
    var used = RowSet(capacity: groups.groupCount)
    for slot in slots.elements.slots {
      used.insert(slots.groups[slot].number)
    }
    let old = groups
    return groups.keep {
      used.contains($0.number) || old.isNeeded($0)
    }
  }
}

// MARK: - Sections that somebody inserted

extension ListGroups {
  /// Adds the groups of an alphabet's titles, and those around them.
  fileprivate mutating func add<Element>(
    _ collation: IndexedCollation, _ extras: ExtraSections<Element>
  ) {
    reserve(collation.sectionTitles.count + extras.all.count)
    for (ordinal, title) in collation.sectionTitles.enumerated() {
      _ = append(
        ListGroups.Group(
          key: SectionKey(collation.sectionKeys[ordinal]), title: title,
          indexTitle: collation.indexTitles[ordinal],
          isOccasional: collation.table.isOccasional[ordinal]),
        isListed: extras.isEmpty)
    }
    if extras.isEmpty { return }
    for section in extras.all {
      require(
        number(of: section.key) == nil,
        "two sections have the key \(section.key)")
      _ = append(section.group, isListed: false)
    }
    list(Array(extras.numbers.prefix(extras.countBefore)))
    list(Array(extras.letters))
    list(Array(extras.numbers.dropFirst(extras.countBefore)))
  }
}

extension ListStorage {
  /// The number of the group with a key; a grouped list adds a missing group,
  /// other lists stop the program.
  mutating func sectionNumber(_ key: SectionKey) -> GroupNumber {
    if case .groups(let grouping) = rules.sectioning {
      return groups.number(for: key, grouping)
    }
    let number = groups.number(of: key)
    require(number != nil, "the list has no section with the key \(key)")
    return number!
  }

  /// Marks a group to be shown even without rows.
  ///
  /// A group that the caller's order lacks goes to the end.
  mutating func insertSection(_ number: GroupNumber) {
    if !groups.isRanked(number) { groups.list(number) }
    if groups[number].whenEmpty != .kept, case .groups = rules.sectioning {
      // A section that the same edit removes stays where it is.
      groups.insert(
        number, at: groups.places[number].first ?? slots.takeArrival())
    }
    groups[number].whenEmpty = .kept
  }

  /// Does with the sections what the caller did with those of an old list:
  /// collapses, hides and moves them.
  ///
  /// - Parameter areAlike: Whether both lists have the same rules. Then sections
  ///   are also inserted, and removed ones are not shown while they have no rows.
  mutating func adoptSections(of old: ListGroups, areAlike: Bool) {
    // A list and its copy have most groups in common, so only those that differ
    // are looked at.
    let areMoved =
      !groups.areListed && old.areMoved && groups.haveOtherRanks(than: old)
    if areMoved { groups.arrange(as: old) }
    let placed =
      areAlike ? old.placed(among: old.differing(from: groups)) : []
    for number in placed {
      let group = old[number]
      let own =
        groups.number(of: group.key)
        ?? groups.append(
          group.withoutRows, isListed: old.isRanked(number))
      if group.whenEmpty == .kept {
        insertSection(own)
        // The caller may have left the section out of a later order.
        if !old.isRanked(number) { groups.unlist(own) }
      } else {
        groups[own].whenEmpty = group.whenEmpty
      }
    }
    if areMoved || !placed.isEmpty { groups.showAll() }
    groups.setCollapsed(old.collapsed)
    groups.setHidden(old.hidden)
  }
}
