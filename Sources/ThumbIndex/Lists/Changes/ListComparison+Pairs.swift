extension ListComparison {
  /// The rows that both lists show, in the order of the old list.
  func pairs() -> [Pair] {
    let traits = old.rules.traits
    if let idHash = traits.idHash, let haveSameID = traits.haveSameID {
      return pairsByID(idHash, haveSameID)
    }
    return old.groups.shown.flatMap { group -> [Pair] in
      guard let number = numbers.firstIndex(of: group),
        new.groups.position(of: number) != nil
      else { return [] }
      return old.rules.isOrderedByHand
        ? pairsByEquality(group, number) : pairsByKey(group, number)
    }
  }

  private func pair(
    _ group: Int, _ row: Int, _ number: Int, _ newRow: Int
  ) -> Pair {
    let slot = old.groups[group].rows[row]
    let newSlot = new.groups[number].rows[newRow]
    return pair(
      Place(group: group, row: row), slot,
      Place(group: numbers[number], row: newRow), newSlot)
  }

  private func pair(
    _ place: Place, _ slot: Int, _ newPlace: Place, _ newSlot: Int
  ) -> Pair {
    let areEqual = old.rules.traits.areEqual
    let isUnchanged =
      areEqual?(old.slots.elements[slot], new.slots.elements[newSlot]) ?? false
    return Pair(old: place, new: newPlace, isReloaded: !isUnchanged)
  }

  // MARK: By slot

  /// The rows with the same slots in both lists.
  func pairsBySlot(_ reloaded: Set<Int>) -> [Pair] {
    var places: [Int: Place] = [:]
    for number in new.groups.shown {
      for (row, slot) in new.groups[number].rows.slots.enumerated() {
        places[slot] = Place(group: numbers[number], row: row)
      }
    }
    return old.groups.shown.flatMap { group in
      old.groups[group].rows.slots.enumerated().compactMap { row, slot in
        places[slot].map { place in
          Pair(
            old: Place(group: group, row: row), new: place,
            isReloaded: reloaded.contains(slot))
        }
      }
    }
  }

  // MARK: By id

  private func pairsByID(
    _ idHash: (Element) -> Int, _ haveSameID: (Element, Element) -> Bool
  ) -> [Pair] {
    var places = [Place?](
      repeating: nil, count: new.slots.elements.slotCount)
    for number in new.groups.shown {
      var row = 0
      new.groups[number].rows.forEach { slot in
        places[slot] = Place(group: numbers[number], row: row)
        row += 1
      }
    }
    var pairs: [Pair] = []
    for group in old.groups.shown {
      var row = 0
      old.groups[group].rows.forEach { slot in
        let element = old.slots.elements[slot]
        let found = new.slots.slots(hash: idHash(element)) {
          haveSameID($0, element)
        }
        // Of several rows with one id each is taken once.
        if let newSlot = found.first(where: { places[$0] != nil }) {
          pairs.append(
            pair(
              Place(group: group, row: row), slot, places[newSlot]!, newSlot))
          places[newSlot] = nil
        }
        row += 1
      }
    }
    return pairs
  }

  // MARK: By key

  /// Pairs rows of equal keys in two sections that are sorted alike.
  private func pairsByKey(_ group: Int, _ number: Int) -> [Pair] {
    let oldSlots = old.groups[group].rows.slots
    let newSlots = new.groups[number].rows.slots
    var pairs: [Pair] = []
    var row = 0
    var newRow = 0
    while row < oldSlots.count, newRow < newSlots.count {
      switch old.slots.order.compareKeys(
        oldSlots[row], new.slots.order, newSlots[newRow])
      {
      case .less: row += 1
      case .greater: newRow += 1
      case .equal:
        let end = endOfEqual(row, oldSlots, old.slots)
        let newEnd = endOfEqual(newRow, newSlots, new.slots)
        pairs += pairsOfEqual(
          oldSlots[row..<end], newSlots[newRow..<newEnd]
        ).map { pair(group, $0, number, $1) }
        row = end
        newRow = newEnd
      }
    }
    return pairs
  }

  private func endOfEqual(
    _ start: Int, _ rows: [Int], _ slots: ListSlots<Element>
  ) -> Int {
    var end = start + 1
    while end < rows.count,
      slots.order.compareKeys(rows[start], slots.order, rows[end]) == .equal
    {
      end += 1
    }
    return end
  }

  /// Pairs rows with equal keys: those at both ends that are equal, then the rest
  /// in order.
  private func pairsOfEqual(
    _ rows: ArraySlice<Int>, _ newRows: ArraySlice<Int>
  ) -> [(Int, Int)] {
    let areEqual = { (row: Int, newRow: Int) in
      old.rules.traits.areEqual?(
        old.slots.elements[rows[row]], new.slots.elements[newRows[newRow]])
        ?? false
    }
    var row = rows.startIndex
    var newRow = newRows.startIndex
    var end = rows.endIndex
    var newEnd = newRows.endIndex
    var pairs: [(Int, Int)] = []
    while row < end, newRow < newEnd, areEqual(row, newRow) {
      pairs.append((row, newRow))
      row += 1
      newRow += 1
    }
    var ends: [(Int, Int)] = []
    while row < end, newRow < newEnd, areEqual(end - 1, newEnd - 1) {
      end -= 1
      newEnd -= 1
      ends.append((end, newEnd))
    }
    pairs += zip(row..<end, newRow..<newEnd)
    return pairs + ends.reversed()
  }

  // MARK: By hand

  private func pairsByEquality(_ group: Int, _ number: Int) -> [Pair] {
    let rows = old.groups[group].rows.slots
    let newRows = new.groups[number].rows.slots
    guard let areEqual = old.rules.traits.areEqual else {
      return zip(rows.indices, newRows.indices).map {
        pair(group, $0, number, $1)
      }
    }
    let difference = newRows.map { new.slots.elements[$0] }.difference(
      from: rows.map { old.slots.elements[$0] }, by: areEqual)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    return zip(
      rows.indices.filter { !removed.contains($0) },
      newRows.indices.filter { !inserted.contains($0) }
    ).map { pair(group, $0, number, $1) }
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
