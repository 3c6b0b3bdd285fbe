extension ListComparison {
  /// The rows that both lists show, in the order of the old list.
  func pairs() -> [Pair] {
    let traits = old.rules.traits
    if let idHash = traits.idHash, let haveSameID = traits.haveSameID {
      return pairsByID(idHash, haveSameID)
    }
    var newGroups: [Int: Int] = [:]
    for number in new.groups.shown { newGroups[numbers[number]] = number }
    return old.groups.shown.flatMap { group -> [Pair] in
      guard let number = newGroups[group] else { return [] }
      let slots = old.groups[group].rows.slots
      let newSlots = new.groups[number].rows.slots
      let rows =
        old.rules.isOrderedByHand
        ? rowsByEquality(slots, newSlots) : rowsByKey(slots, newSlots)
      return rows.map { row, newRow in
        pair(
          GroupRow(group: group, row: row), slots[row],
          GroupRow(group: group, row: newRow), newSlots[newRow])
      }
    }
  }

  private func pair(
    _ row: GroupRow, _ slot: Int, _ newRow: GroupRow, _ newSlot: Int
  ) -> Pair {
    let areEqual = old.rules.traits.areEqual
    let isUnchanged =
      areEqual?(old.slots.elements[slot], new.slots.elements[newSlot]) ?? false
    return Pair(old: row, new: newRow, isReloaded: !isUnchanged)
  }

  // MARK: By slot

  /// The rows with the same slots in both lists.
  func pairsBySlot(_ reloaded: Set<Int>) -> [Pair] {
    var newRows: [Int: GroupRow] = [:]
    forEachRow(of: new, numbers: numbers) { row, slot in newRows[slot] = row }
    var pairs: [Pair] = []
    forEachRow(of: old) { row, slot in
      if let newRow = newRows[slot] {
        pairs.append(
          Pair(old: row, new: newRow, isReloaded: reloaded.contains(slot)))
      }
    }
    return pairs
  }

  /// Calls a closure with each row shown and its slot, section by section.
  private func forEachRow(
    of list: ListStorage<Element>, numbers: [Int]? = nil,
    _ body: (_ row: GroupRow, _ slot: Int) -> Void
  ) {
    for number in list.groups.shown {
      let group = numbers?[number] ?? number
      var row = 0
      list.groups[number].rows.forEach { slot in
        body(GroupRow(group: group, row: row), slot)
        row += 1
      }
    }
  }

  // MARK: By id

  /// The rows with the same ids.
  ///
  /// Of several with one id the first shown in the old list is the one that
  /// arrived first in the new one, and so on.
  private func pairsByID(
    _ idHash: (Element) -> Int, _ haveSameID: (Element, Element) -> Bool
  ) -> [Pair] {
    var newRows = [GroupRow?](
      repeating: nil, count: new.slots.elements.slotCount)
    forEachRow(of: new, numbers: numbers) { row, slot in newRows[slot] = row }
    var waiting = WaitingSlots(
      new.slots.arrived.filter { newRows[$0] != nil }
    ) { idHash(new.slots.elements[$0]) }
    var pairs: [Pair] = []
    forEachRow(of: old) { row, slot in
      let element = old.slots.elements[slot]
      let newSlot = waiting.take(idHash(element)) {
        haveSameID(new.slots.elements[$0], element)
      }
      if let newSlot {
        pairs.append(pair(row, slot, newRows[newSlot]!, newSlot))
      }
    }
    return pairs
  }

  // MARK: By key

  /// Pairs rows of equal keys in two sections that are sorted alike.
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
        // Those at both ends that are equal, then the rest in order.
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

  /// Pairs the rows at both ends of two runs that are equal.
  ///
  /// - Returns: The pairs at the beginning and at the end, and the rows between.
  private func equalEnds(
    _ slots: [Int], _ rows: Range<Int>, _ newSlots: [Int], _ newRows: Range<Int>
  ) -> (
    first: [(Int, Int)], last: [(Int, Int)], rows: Range<Int>,
    newRows: Range<Int>
  ) {
    let areEqual = { (row: Int, newRow: Int) in
      old.rules.traits.areEqual?(
        old.slots.elements[slots[row]], new.slots.elements[newSlots[newRow]])
        ?? false
    }
    var (row, end) = (rows.lowerBound, rows.upperBound)
    var (newRow, newEnd) = (newRows.lowerBound, newRows.upperBound)
    while row < end, newRow < newEnd, areEqual(row, newRow) {
      row += 1
      newRow += 1
    }
    while row < end, newRow < newEnd, areEqual(end - 1, newEnd - 1) {
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

  /// Pairs rows with equal elements, in the order that both lists have them in.
  private func rowsByEquality(
    _ slots: [Int], _ newSlots: [Int]
  ) -> [(Int, Int)] {
    guard let areEqual = old.rules.traits.areEqual else {
      return Array(zip(slots.indices, newSlots.indices))
    }
    let ends = equalEnds(slots, slots.indices, newSlots, newSlots.indices)
    // What is best takes time that grows with the square of the differences.
    let isShort = ends.rows.count + ends.newRows.count <= 2048
    let between =
      isShort
      ? longestCommon(slots, ends.rows, newSlots, ends.newRows, areEqual)
      : old.rules.traits.hash.map {
        rising(slots, ends.rows, newSlots, ends.newRows, $0, areEqual)
      } ?? []
    return ends.first + between + ends.last
  }

  /// The most rows that can be paired in order.
  private func longestCommon(
    _ slots: [Int], _ rows: Range<Int>, _ newSlots: [Int],
    _ newRows: Range<Int>, _ areEqual: (Element, Element) -> Bool
  ) -> [(Int, Int)] {
    let difference = newSlots[newRows].map { new.slots.elements[$0] }
      .difference(
        from: slots[rows].map { old.slots.elements[$0] }, by: areEqual)
    let removed = Set(difference.removals.map { rows.lowerBound + $0.offset })
    let inserted = Set(
      difference.insertions.map { newRows.lowerBound + $0.offset })
    return Array(
      zip(
        rows.filter { !removed.contains($0) },
        newRows.filter { !inserted.contains($0) }))
  }

  /// Pairs each row with the first equal one that is left, and keeps the most of
  /// these pairs that are in order.
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

extension CollectionDifference.Change {
  /// Where it is: in the old list a removal, in the new one an insertion.
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): return offset
    }
  }
}

/// Numbers that wait to be taken, each once, the first of those that are the same
/// first.
///
/// Taking takes O(1) on average even where all are the same: what is taken waits
/// no longer.
private struct WaitingSlots {
  /// By hash the first number, as its index; of each the next with its hash.
  private var first: [Int: Int] = [:]
  private var next: [Int]
  private let numbers: [Int]

  init(_ numbers: [Int], hash: (Int) -> Int) {
    self.numbers = numbers
    next = [Int](repeating: -1, count: numbers.count)
    first.reserveCapacity(numbers.count)
    for index in numbers.indices.reversed() {
      next[index] =
        first.updateValue(index, forKey: hash(numbers[index])) ?? -1
    }
  }

  /// Takes the first number with a hash that is the one looked for.
  mutating func take(_ hash: Int, where isSame: (Int) -> Bool) -> Int? {
    var previous = -1
    var index = first[hash] ?? -1
    while index >= 0, !isSame(numbers[index]) {
      previous = index
      index = next[index]
    }
    guard index >= 0 else { return nil }
    if previous >= 0 {
      next[previous] = next[index]
    } else {
      first[hash] = next[index]
    }
    return numbers[index]
  }
}
