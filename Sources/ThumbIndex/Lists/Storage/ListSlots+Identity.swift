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
    changeIdentity { elements, idHash, table in
      table.insert(slot, hash: idHash(elements[slot])) {
        idHash(elements[$0])
      }
    }
  }

  mutating func leaveIdentity(_ slot: Int) {
    changeIdentity { elements, idHash, table in
      table.remove(slot, hash: idHash(elements[slot]))
    }
  }

  private mutating func changeIdentity(
    _ change: (ElementStore<Element>, (Element) -> Int, inout SlotTable) -> Void
  ) {
    guard let idHash = rules.traits.identity?.hash, var table = identity.made
    else {
      return
    }
    // Makes a new `Lazy`: copies of the list may share the old one.
    identity = Lazy()
    change(elements, idHash, &table)
    _ = identity.value { table }
  }
}
