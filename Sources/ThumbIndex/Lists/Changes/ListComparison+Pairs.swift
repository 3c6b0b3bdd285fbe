extension ListComparison {
  /// Pairs rows that have no partners by their ids, keys or elements.
  func pairByElement(_ rows: inout ComparedRows) {
    let traits = old.rules.traits
    var open = OpenRows(rows)
    if open.old.isEmpty || open.new.isEmpty { return }
    // Keys of lists with different rules cannot be compared.
    if let identity = traits.identity
      ?? (old.rules === new.rules ? nil : traits.equality)
    {
      pair(open, by: identity, &rows)
      return
    }
    if old.rules !== new.rules { return }
    // Rows of a section are neighbours in both lists, in the same order.
    while let group = open.old.first.map({ rows.old.places[$0].group }) {
      let (own, others) = open.take(group, rows)
      let slots = own.map { rows.old.slots[$0] }
      let newSlots = others.map { rows.new.slots[$0] }
      let pairs =
        old.rules.isOrderedByHand
        ? rowsByEquality(slots, newSlots)
        : rowsByKey(slots, newSlots, old.rules.fields(of: group))
      for (index, newIndex) in pairs {
        rows.partners.set(
          own[own.startIndex + index], others[others.startIndex + newIndex],
          isEqual: areEqual(slots[index], newSlots[newIndex]))
      }
    }
  }

  /// The groups of both lists whose rows are twins of others, by the numbers of
  /// the old list.
  ///
  /// This is a set: each group is its own value.
  private var twinGroups: [GroupNumber: GroupNumber] {
    var twins: [GroupNumber: GroupNumber] = [:]
    for number in old.rules.extras.twins { twins[number] = number }
    for number in new.rules.extras.twins {
      let group = numbers.old(number)
      twins[group] = group
    }
    return twins
  }

  // MARK: By id

  /// Pairs rows by ids; of rows that share an id, the first with the first, but
  /// twins in extra sections with twins in the same section.
  private func pair(
    _ open: OpenRows, by identity: ElementTraits<Element>.Identity,
    _ rows: inout ComparedRows
  ) {
    let elements = old.slots.elements.elements(
      at: open.old.map { rows.old.slots[$0] })
    let newElements = new.slots.elements.elements(
      at: open.new.map { rows.new.slots[$0] })
    let areEqual = old.rules.traits.areEqual
    let newRows = open.new
    let twins = twinGroups
    let newTwins =
      twins.isEmpty
      ? [] : newRows.map { twins[rows.new.places[$0].group] }
    var waiting = WaitingSlots(Array(newElements.indices)) {
      identity.hash(newElements[$0])
    }
    var next = 0
    // Not `zip`, which would look up types for each pair.
    for (number, row) in open.old.enumerated() {
      let element = elements[number]
      let twin =
        twins.isEmpty ? nil : twins[rows.old.places[row].group]
      let isSame = {
        (newTwins.isEmpty || newTwins[$0] == twin)
          && identity.areSame(newElements[$0], element)
      }
      // Most rows follow the row before them in the new list, too.
      let index =
        waiting.take(at: next, where: isSame)
        ?? waiting.take(identity.hash(element), where: isSame)
      guard let index else { continue }
      next = index + 1
      rows.partners.set(
        row, newRows[index],
        isEqual: areEqual?(element, newElements[index]) ?? false)
    }
  }

  // MARK: By key

  /// Pairs rows with equal keys in two sections that are sorted by equal rules.
  private func rowsByKey(
    _ slots: [Slot], _ newSlots: [Slot], _ fields: Range<Int>
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var row = 0
    var newRow = 0
    while row < slots.count, newRow < newSlots.count {
      switch old.slots.order.compareKeys(
        slots[row], new.slots.order, newSlots[newRow], fields)
      {
      case .less: row += 1
      case .greater: newRow += 1
      case .equal:
        let end = endOfEqual(row, slots, old.slots.order, fields)
        let newEnd = endOfEqual(newRow, newSlots, new.slots.order, fields)
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
    _ start: Int, _ slots: [Slot], _ order: ListOrder, _ fields: Range<Int>
  ) -> Int {
    var end = start + 1
    while end < slots.count,
      order.compareKeys(slots[start], order, slots[end], fields) == .equal
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
    _ slots: [Slot], _ rows: Range<Int>,
    _ newSlots: [Slot], _ newRows: Range<Int>
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
    _ slots: [Slot], _ newSlots: [Slot]
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
    _ slots: [Slot], _ rows: Range<Int>, _ newSlots: [Slot],
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
    _ slots: [Slot], _ rows: Range<Int>, _ newSlots: [Slot],
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

/// Rows without partners, by their indices.
private struct OpenRows {
  var old: ArraySlice<Int>

  /// The new rows without partners; rows of one group are in their order.
  private(set) var new: [Int]

  /// Where the new rows of each group are in ``new``.
  private var ranges: [GroupNumber: Range<Int>] = [:]

  init(_ rows: ComparedRows) {
    old = rows.partners.indices.filter { rows.partners[$0] == nil }[...]
    var isPaired = RowSet(capacity: rows.new.count)
    for index in rows.partners.indices {
      if let partner = rows.partners[index] { isPaired.insert(UInt32(partner)) }
    }
    new = (0..<rows.new.count).filter { !isPaired.contains(UInt32($0)) }
    var start = 0
    while start < new.count {
      let group = rows.new.places[new[start]].group
      var end = start + 1
      while end < new.count, rows.new.places[new[end]].group == group {
        end += 1
      }
      ranges[group] = start..<end
      start = end
    }
  }

  /// Takes the next old rows, which are of one group, and the new rows of it.
  mutating func take(
    _ group: GroupNumber, _ rows: ComparedRows
  ) -> (old: ArraySlice<Int>, new: ArraySlice<Int>) {
    let end =
      old.firstIndex { rows.old.places[$0].group != group } ?? old.endIndex
    let own = old[..<end]
    old = old[end...]
    return (own, ranges[group].map { new[$0] } ?? [])
  }
}
