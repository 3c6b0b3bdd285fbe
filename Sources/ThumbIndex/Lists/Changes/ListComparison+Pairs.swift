extension ListComparison {
  /// Pairs the rows that both lists show; the pairs have the order and the
  /// group numbers of the old list.
  func pairs() -> [ChangeReport.Move] {
    let traits = old.rules.traits
    if let identity = traits.identity { return pairsByID(identity) }
    // Keys of lists with different rules cannot be compared.
    if old.rules !== new.rules {
      return traits.equality.map { pairsByID($0) } ?? []
    }
    var newGroups: [Int: Int] = [:]
    for number in new.groups.shown { newGroups[numbers[number]] = number }
    return old.groups.shown.flatMap { group -> [ChangeReport.Move] in
      guard let number = newGroups[group] else { return [] }
      let slots = old.groups[group].shownRows.slots
      let newSlots = new.groups[number].shownRows.slots
      let rows =
        old.rules.isOrderedByHand
        ? rowsByEquality(slots, newSlots) : rowsByKey(slots, newSlots)
      return rows.map { row, newRow in
        ChangeReport.Move(
          from: GroupRow(group: group, row: row),
          to: GroupRow(group: group, row: newRow),
          isReloaded: !areEqual(slots[row], newSlots[newRow]))
      }
    }
  }

  /// Whether an old and a new slot are known to have equal elements.
  private func areEqual(_ slot: Int, _ newSlot: Int) -> Bool {
    old.rules.traits.areEqual?(
      old.slots.elements[slot], new.slots.elements[newSlot]) ?? false
  }

  // MARK: By arrival

  /// Pairs rows by their arrivals, which no edit changes.
  ///
  /// - Parameter reloaded: The arrivals of reloaded rows.
  func pairsByArrival(reloaded: Set<Arrival>) -> [ChangeReport.Move] {
    var newRows: [Arrival: GroupRow] = [:]
    forEachRow(of: new, numbers: numbers) { row, slot in
      newRows[new.slots.order.arrival(of: slot)] = row
    }
    var pairs: [ChangeReport.Move] = []
    forEachRow(of: old) { row, slot in
      let arrival = old.slots.order.arrival(of: slot)
      guard let newRow = newRows[arrival] else { return }
      pairs.append(
        ChangeReport.Move(
          from: row, to: newRow, isReloaded: reloaded.contains(arrival)))
    }
    return pairs
  }

  // MARK: Across generations

  /// Pairs the rows of two lists that number arrivals independently.
  ///
  /// - Parameter arrivals: The arrivals of reloaded rows, in the new list.
  ///   These rows are reloaded even if their elements are equal: an object
  ///   equals itself even after it has changed.
  func pairs(alsoReloaded arrivals: Set<Arrival>) -> [ChangeReport.Move] {
    let pairs = pairs()
    if arrivals.isEmpty { return pairs }
    return zip(pairs, self.arrivals(of: pairs)).map { pair, arrival in
      ChangeReport.Move(
        from: pair.from, to: pair.to,
        isReloaded: pair.isReloaded || arrivals.contains(arrival.new))
    }
  }

  /// The arrivals of paired rows in both lists.
  private func arrivals(
    of pairs: [ChangeReport.Move]
  ) -> [(old: Arrival, new: Arrival)] {
    let newNumbers = Dictionary(
      uniqueKeysWithValues: zip(numbers, numbers.indices))
    return pairs.map { pair in
      let newGroup = new.groups[newNumbers[pair.to.group]!]
      return (
        old.slots.order.arrival(
          of: old.groups[pair.from.group].shownRows[pair.from.row]),
        new.slots.order.arrival(of: newGroup.shownRows[pair.to.row])
      )
    }
  }

  /// Replaces the old list's arrivals in notes with the new list's.
  ///
  /// A batch needs this when it replaces all elements.
  func following(_ notes: BatchNotes) -> BatchNotes {
    if notes.reloadedRows.isEmpty { return notes }
    var (old, new) = (old, new)
    // Pairs rows that are not shown, too: the batch may show them before it ends.
    old.groups.showAllRows()
    new.groups.showAllRows()
    let all = ListComparison(old: old, new: new)
    let arrivals = all.arrivals(of: all.pairs())
    var followed = notes
    followed.reloadedRows = Set(
      arrivals.compactMap {
        notes.reloadedRows.contains($0.old) ? $0.new : nil
      })
    return followed
  }

  // MARK: By id

  /// Calls a closure with each row shown and its slot, section by section.
  private func forEachRow(
    of list: ListStorage<Element>, numbers: [Int]? = nil,
    _ body: (_ row: GroupRow, _ slot: Int) -> Void
  ) {
    for number in list.groups.shown {
      let group = numbers?[number] ?? number
      var row = 0
      list.groups[number].shownRows.forEach { slot in
        body(GroupRow(group: group, row: row), slot)
        row += 1
      }
    }
  }

  /// Pairs rows by their ids; of rows that share an id, the first with the first.
  private func pairsByID(
    _ identity: ElementTraits<Element>.Identity
  ) -> [ChangeReport.Move] {
    let (rows, elements) = shown(of: old)
    let (newRows, newElements) = shown(of: new, numbers: numbers)
    let areEqual = old.rules.traits.areEqual
    var waiting = WaitingSlots(Array(newRows.indices)) {
      identity.hash(newElements[$0])
    }
    var pairs: [ChangeReport.Move] = []
    pairs.reserveCapacity(rows.count)
    var next = 0
    // Not `zip`, which would look up types for each pair.
    for (number, row) in rows.enumerated() {
      let element = elements[number]
      let isSame = { identity.areSame(newElements[$0], element) }
      // Most rows follow the row before them in the new list, too.
      let index =
        waiting.take(at: next, where: isSame)
        ?? waiting.take(identity.hash(element), where: isSame)
      guard let index else { continue }
      next = index + 1
      let isEqual = areEqual?(element, newElements[index]) ?? false
      pairs.append(
        ChangeReport.Move(from: row, to: newRows[index], isReloaded: !isEqual))
    }
    return pairs
  }

  /// The rows that a list shows, and their elements.
  private func shown(
    of list: ListStorage<Element>, numbers: [Int]? = nil
  ) -> (rows: [GroupRow], elements: [Element]) {
    var rows: [GroupRow] = []
    var slots: [Int] = []
    rows.reserveCapacity(list.groups.count)
    slots.reserveCapacity(list.groups.count)
    forEachRow(of: list, numbers: numbers) {
      rows.append($0)
      slots.append($1)
    }
    return (rows, list.slots.elements.elements(at: slots))
  }

  // MARK: By key

  /// Pairs rows with equal keys in two sections that are sorted by equal rules.
  private func rowsByKey(_ slots: [Int], _ newSlots: [Int]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var row = 0
    var newRow = 0
    while row < slots.count, newRow < newSlots.count {
      switch old.slots.order.compareKeys(
        slots[row], new.slots.order, newSlots[newRow])
      {
      case .less: row += 1
      case .greater: newRow += 1
      case .equal:
        let end = endOfEqual(row, slots, old.slots.order)
        let newEnd = endOfEqual(newRow, newSlots, new.slots.order)
        let ends = equalEnds(slots, row..<end, newSlots, newRow..<newEnd)
        // Pairs equal rows at both ends, then the rest in order.
        pairs += ends.first + zip(ends.rows, ends.newRows) + ends.last
        row = end
        newRow = newEnd
      }
    }
    return pairs
  }

  private func endOfEqual(
    _ start: Int, _ slots: [Int], _ order: ListOrder
  ) -> Int {
    var end = start + 1
    while end < slots.count,
      order.compareKeys(slots[start], order, slots[end]) == .equal
    {
      end += 1
    }
    return end
  }

  /// Pairs equal rows at both ends of two runs.
  ///
  /// - Returns: The pairs at the start and at the end, and the ranges of rows
  ///   between them.
  private func equalEnds(
    _ slots: [Int], _ rows: Range<Int>, _ newSlots: [Int], _ newRows: Range<Int>
  ) -> (
    first: [(Int, Int)], last: [(Int, Int)], rows: Range<Int>,
    newRows: Range<Int>
  ) {
    var (row, end) = (rows.lowerBound, rows.upperBound)
    var (newRow, newEnd) = (newRows.lowerBound, newRows.upperBound)
    while row < end, newRow < newEnd, areEqual(slots[row], newSlots[newRow]) {
      row += 1
      newRow += 1
    }
    while row < end, newRow < newEnd,
      areEqual(slots[end - 1], newSlots[newEnd - 1])
    {
      end -= 1
      newEnd -= 1
    }
    return (
      Array(zip(rows.lowerBound..<row, newRows.lowerBound..<newRow)),
      Array(zip(end..<rows.upperBound, newEnd..<newRows.upperBound)),
      row..<end, newRow..<newEnd
    )
  }

  // MARK: By hand

  /// Pairs equal rows that have the same order in both lists.
  ///
  /// Without `Equatable`, rows are paired by number.
  private func rowsByEquality(
    _ slots: [Int], _ newSlots: [Int]
  ) -> [(Int, Int)] {
    guard let areEqual = old.rules.traits.areEqual else {
      return Array(zip(slots.indices, newSlots.indices))
    }
    let ends = equalEnds(slots, slots.indices, newSlots, newSlots.indices)
    // The time to find the most pairs is quadratic in the differing rows.
    let isShort = ends.rows.count + ends.newRows.count <= 2048
    let between =
      isShort
      ? longestCommon(slots, ends.rows, newSlots, ends.newRows, areEqual)
      : old.rules.traits.hash.map {
        rising(slots, ends.rows, newSlots, ends.newRows, $0, areEqual)
      } ?? []
    return ends.first + between + ends.last
  }

  /// The most pairs of equal rows that have the same order in both lists.
  private func longestCommon(
    _ slots: [Int], _ rows: Range<Int>, _ newSlots: [Int],
    _ newRows: Range<Int>, _ areEqual: (Element, Element) -> Bool
  ) -> [(Int, Int)] {
    let difference = newSlots[newRows].map { new.slots.elements[$0] }
      .difference(
        from: slots[rows].map { old.slots.elements[$0] }, by: areEqual)
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(rows.lowerBound + offset)
      case .insert(let offset, _, _):
        inserted.insert(newRows.lowerBound + offset)
      }
    }
    return Array(
      zip(
        rows.filter { !removed.contains($0) },
        newRows.filter { !inserted.contains($0) }))
  }

  /// Pairs each old row with the first equal new row that is still unpaired,
  /// then keeps the most pairs that have the same order in both lists.
  private func rising(
    _ slots: [Int], _ rows: Range<Int>, _ newSlots: [Int],
    _ newRows: Range<Int>, _ hash: (Element) -> Int,
    _ areEqual: (Element, Element) -> Bool
  ) -> [(Int, Int)] {
    var waiting = WaitingSlots(Array(newRows)) {
      hash(new.slots.elements[newSlots[$0]])
    }
    let pairs = rows.compactMap { row -> (Int, Int)? in
      let element = old.slots.elements[slots[row]]
      let newRow = waiting.take(hash(element)) {
        areEqual(new.slots.elements[newSlots[$0]], element)
      }
      return newRow.map { (row, $0) }
    }
    return longestRise(pairs.map(\.1)).map { pairs[$0] }
  }
}
