internal import Synchronization

extension ListSlots {
  /// All that is known of slots is known of each, and elements are found by their
  /// ids.
  func checkInvariants() throws(BrokenInvariant) {
    let count = elements.slotCount
    try elements.checkInvariants()
    for keys in order.keys {
      try invariant(keys.count == count, "\(keys.count) keys, \(count) slots")
    }
    if case .groups = rules.sectioning {
      try invariant(
        groups.count == count, "\(groups.count) groups of \(count) slots")
    }
    let arrivals = elements.slots.map { order.arrival(of: $0) }
    try invariant(
      Set(arrivals).count == arrivals.count, "two elements arrived at once")
    try invariant(
      arrivals.allSatisfy { 0..<order.nextArrival ~= $0 },
      "an arrival is not before \(order.nextArrival)")
    guard let idHash = rules.traits.idHash,
      let table = identity.table.withLock({ $0 })
    else { return }
    var found = 0
    for slot in elements.slots {
      var times = 0
      table.forEach(hash: idHash(elements[slot])) {
        times += $0 == slot ? 1 : 0
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
