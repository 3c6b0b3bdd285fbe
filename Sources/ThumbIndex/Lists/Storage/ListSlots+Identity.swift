extension ListSlots {
  /// The slots of elements with a given id, in the order of arrival.
  ///
  /// - Complexity: O(1) on average; O(*n*) the first time.
  /// - Precondition: The elements are `Identifiable`.
  func slots(hash: Int, where isSame: (Element) -> Bool) -> [Int] {
    var slots: [Int] = []
    identity.value { identityTable() }.forEach(hash: hash) {
      if isSame(elements[$0]) { slots.append($0) }
    }
    return slots.count > 1 ? order.byArrival(slots) : slots
  }

  private func identityTable() -> SlotTable {
    let idHash = rules.traits.identity!.hash
    var table = SlotTable(expecting: elements.count)
    for slot in elements.slots {
      table.insert(slot, hash: idHash(elements[slot])) {
        idHash(elements[$0])
      }
    }
    return table
  }

  mutating func enterIdentity(_ slot: Int) {
    guard let idHash = rules.traits.identity?.hash else { return }
    identity.update { [elements] table in
      table.insert(slot, hash: idHash(elements[slot])) {
        idHash(elements[$0])
      }
    }
  }

  mutating func leaveIdentity(_ slot: Int) {
    guard let idHash = rules.traits.identity?.hash else { return }
    let hash = idHash(elements[slot])
    identity.update { $0.remove(slot, hash: hash) }
  }
}
