internal import Synchronization

/// Where the slots of elements are by their ids: made when it is first needed,
/// and kept up to date from then on.
///
/// A class for its lock: lists that share it may be read on several threads.
final class IdentityIndex: Sendable {
  let table: Mutex<SlotTable?>

  init(_ table: SlotTable? = nil) { self.table = Mutex(table) }
}

extension ListSlots {
  /// The slots of elements with the id of another, by arrival.
  ///
  /// - Complexity: O(1) on average; O(*n*) the first time.
  /// - Precondition: The elements are `Identifiable`.
  func slots(hash: Int, where isSame: (Element) -> Bool) -> [Int] {
    var slots: [Int] = []
    identity.table.withLock { table in
      if table == nil { table = identityTable() }
      table!.forEach(hash: hash) { slots.append($0) }
    }
    slots.removeAll { !isSame(elements[$0]) }
    if slots.count > 1 {
      slots.sort { order.arrival(of: $0) < order.arrival(of: $1) }
    }
    return slots
  }

  private func identityTable() -> SlotTable {
    let idHash = rules.traits.idHash!
    var table = SlotTable(expecting: elements.count)
    for slot in elements.slots {
      table.insert(slot, hash: idHash(elements[slot])) {
        idHash(elements[$0])
      }
    }
    return table
  }

  mutating func enterIdentity(_ slot: Int) {
    changeIdentity { elements, idHash, table in
      table.insert(slot, hash: idHash(elements[slot])) {
        idHash(elements[$0])
      }
    }
  }

  mutating func leaveIdentity(_ slot: Int) {
    changeIdentity { elements, idHash, table in
      // The id of an object may have changed since.
      if !table.remove(slot, hash: idHash(elements[slot])) {
        table.remove(slot)
      }
    }
  }

  private mutating func changeIdentity(
    _ change: (ElementStore<Element>, (Element) -> Int, inout SlotTable) -> Void
  ) {
    guard let idHash = rules.traits.idHash else { return }
    if !isKnownUniquelyReferenced(&identity) {
      identity = IdentityIndex(identity.table.withLock { $0 })
    }
    let elements = elements
    identity.table.withLock { table in
      guard table != nil else { return }
      change(elements, idHash, &table!)
    }
  }
}
