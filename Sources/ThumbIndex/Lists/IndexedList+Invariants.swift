extension IndexedList {
  /// As ``ListStorage/checkInvariants(isPart:)``.
  package func checkInvariants(isPart: Bool = false) throws(BrokenInvariant) {
    try storage.checkInvariants(isPart: isPart)
  }

  /// The slots of the rows shown: what a row is known by as long as the list
  /// is not sorted anew.
  package var rowSlots: [Int] {
    groups.shown.flatMap { groups[$0].shownRows.slots.map(\.index) }
  }

  /// The rules by which its rows are filed; `nil` where they are ordered by hand.
  package var filingRules: FilingRules? { rules.filer?.rules }

  /// The slots of all rows, also of those in sections that are collapsed.
  var allRowSlots: [Slot] {
    groups.shown.flatMap { groups[$0].rows.slots }
  }
}

extension ListStorage {
  /// Each element has one row, in the section and at the place that the rules
  /// give it; all counts are right.
  ///
  /// - Parameter isPart: Whether elements may be without rows, as in the
  ///   results of a search.
  /// - Complexity: O(*n* log *n*).
  func checkInvariants(isPart: Bool = false) throws(BrokenInvariant) {
    try groups.checkInvariants()
    try groups.checkFirsts(slots.order.arrivals)
    try slots.checkInvariants()
    var seen = RowSet(capacity: slots.elements.slotCount)
    for number in groups.numbers {
      let rows = groups[number].rows.slots
      for slot in rows {
        try invariant(
          slots.elements.contains(slot), "a row of the empty slot \(slot)")
        try invariant(
          !seen.contains(slot.number), "two rows of slot \(slot)")
        try invariant(
          group(ofSlot: slot) == number,
          "slot \(slot) of group \(group(ofSlot: slot)) is in \(number)")
        seen.insert(slot.number)
      }
      for (last, next) in zip(rows, rows.dropFirst()) {
        try invariant(
          pin(of: last).rawValue <= pin(of: next).rawValue,
          "slot \(next) is pinned, behind \(last) in group \(number)")
      }
      if rules.isOrderedByHand { continue }
      let fields = rules.fields(of: number)
      for (last, next) in zip(rows, rows.dropFirst()) {
        try invariant(
          slots.order.isBefore(last, next, fields),
          "slot \(next) is not behind \(last) in group \(number)")
      }
    }
    try invariant(
      isPart || seen.count == slots.elements.count,
      "\(seen.count) rows of \(slots.elements.count) elements")
  }
}

extension ListGroups {
  /// The sections shown are those that have to be, in order, and their starts
  /// the sums of their rows.
  func checkInvariants() throws(BrokenInvariant) {
    var sorted = self
    sorted.showAll()
    try invariant(
      Array(shown) == Array(sorted.shown),
      "groups \(Array(shown)) are shown, not \(Array(sorted.shown))")
    try shown.checkInvariants()
    try invariant(
      shown.rowCount == sorted.shown.rowCount, "\(shown.rowCount) rows shown")
    for position in shown.indices {
      try invariant(
        shown.start(of: position) == sorted.shown.start(of: position)
          && shown.rowCount(at: position)
            == sorted.shown.rowCount(at: position),
        "rows of section \(position)")
    }
    try checkRanks()
    try invariant(places.count == groupCount, "\(places.count) places")
    var positions = [Int?](repeating: nil, count: groupCount)
    for (position, number) in shown.enumerated() {
      positions[number.index] = position
    }
    for number in numbers {
      try self[number].rows.checkInvariants()
      try invariant(
        self.number(of: self[number].key) == number,
        "group \(number) is not found by its key")
      try invariant(
        position(of: number) == positions[number.index],
        "position of group \(number)")
    }
  }
}

extension RowBlocks {
  /// No block is empty or too long, and each starts where the one before
  /// ends.
  func checkInvariants() throws(BrokenInvariant) {
    var end = 0
    try invariant(starts.count == blocks.count, "\(starts.count) starts")
    for (start, block) in zip(starts, blocks) {
      try invariant(start == end, "a block starts at \(start), not \(end)")
      try invariant(
        !block.isEmpty && block.count <= Self.maximumBlockSize,
        "a block of \(block.count) rows")
      end += block.count
    }
    try invariant(count == end, "\(count) rows in blocks of \(end)")
  }
}

extension ListSlots {
  /// Each slot has keys and, where they are stored, a group; elements are found
  /// by their ids.
  func checkInvariants() throws(BrokenInvariant) {
    let count = elements.slotCount
    try elements.checkInvariants()
    for keys in order.keys {
      try invariant(keys.count == count, "\(keys.count) keys, \(count) slots")
    }
    if rules.storesGroups {
      try invariant(
        groups.count == count, "\(groups.count) groups of \(count) slots")
    }
    let homes = elements.slots.filter { !isTwin($0) }
    let arrivals = homes.map { order.arrival(of: $0) }
    try invariant(
      Set(arrivals).count == arrivals.count, "two elements arrived at once")
    try invariant(
      arrivals.allSatisfy { $0 < order.arrivals.next },
      "an arrival is not before \(order.arrivals.next)")
    guard let idHash = rules.traits.identity?.hash,
      let table = identity.made
    else { return }
    var found = 0
    for slot in elements.slots {
      var times = 0
      table.forEach(hash: idHash(elements[slot])) {
        times += $0 == slot.index ? 1 : 0
      }
      // The id of an object may have changed since.
      try invariant(
        times == 1 || Element.self is AnyObject.Type,
        "slot \(slot) is found \(times) times by its id")
      found += times
    }
    try invariant(
      found <= elements.count, "\(found) ids of \(elements.count) elements")
  }
}

extension ElementStore {
  /// Chunks have an element for each slot that was given out and not emptied.
  func checkInvariants() throws(BrokenInvariant) {
    let chunkCount = (slotCount + Self.chunkSize - 1) / Self.chunkSize
    try invariant(
      chunks.count == chunkCount, "\(chunks.count) chunks of \(chunkCount)")
    for (number, chunk) in chunks.enumerated() {
      let given = min(Self.chunkSize, slotCount - number * Self.chunkSize)
      let gone = chunk.gone.reduce(0) { $0 + $1.nonzeroBitCount }
      try invariant(
        chunk.elements.count == given - gone,
        "\(chunk.elements.count) elements, \(gone) of \(given) slots empty")
    }
    let held = chunks.reduce(0) { $0 + $1.elements.count }
    try invariant(count == held, "\(count) elements counted, \(held) held")
    try invariant(
      slots.reduce(0) { sum, _ in sum + 1 } == count, "slots with elements")
  }
}
