/// The elements of a list with their keys and groups, by slot.
///
/// A slot never gets another element: a row whose element is replaced gets a new
/// slot, with the row's arrival and ``RowIdentity``. The slot of an element that
/// is gone stays empty until ``renumbered(groups:)`` closes the gaps.
struct ListSlots<Element> {
  let rules: ListRules<Element>

  private(set) var elements: ElementStore<Element>

  private(set) var order: ListOrder

  /// The number of each slot's group; empty where keys tell the groups.
  private(set) var groups: ChunkedArray<GroupNumber>

  /// Tells rows and elements apart, also from those of other lists.
  private(set) var identities: RowIdentities

  /// The slots of elements by their ids, made on first use and then kept up to
  /// date.
  var identity = DerivedPart<SlotTable>()

  /// How often slots were renumbered or all elements replaced.
  private(set) var generation = 0

  /// The maximum number of slots, and of arrivals.
  ///
  /// The last two values of `UInt32` are reserved.
  static var maximumCount: Int { Int(UInt32.max) - 1 }

  /// The maximum number of slots of this list; lower only in tests.
  var limit = maximumCount

  /// - Parameter homes: The last elements are twins of others; for each of
  ///   them, the slot of the other one.
  init(
    _ elements: [Element], columns: [FieldColumn], groups: [GroupNumber],
    rules: ListRules<Element>, homes: [Slot] = []
  ) {
    self.rules = rules
    self.elements = ElementStore(elements)
    order = ListOrder(
      count: elements.count, columns: columns,
      directions: rules.criteria.map { $0.direction }, homes: homes)
    self.groups = ChunkedArray(count: groups.count) { groups[$0] }
    identities = RowIdentities(count: elements.count)
  }

  /// Whether a slot's row is a twin: another row of the same element, in an
  /// extra section.
  func isTwin(_ slot: Slot) -> Bool {
    !rules.extras.twins.isEmpty && rules.extras.holdsTwins(groups[slot])
  }
}

extension ListSlots {
  /// The arrivals of the elements, ascending.
  var arrivals: [Arrival] {
    let order = order
    return elements.slots.map { order.arrival(of: $0) }.sorted()
  }
}

extension ListSlots: Sendable where Element: Sendable {}

// MARK: - Changes

extension ListSlots {
  /// Adds an element.
  ///
  /// - Parameters:
  ///   - columns: The columns with the element's keys.
  ///   - row: The row of the keys in the columns.
  ///   - old: The slot of the row whose element is replaced; `nil` for a new
  ///     row.
  ///   - home: The slot of the same element whose twin the new row is, if it is.
  ///   - group: The element's group; kept only where keys do not tell it.
  /// - Returns: The element's slot.
  mutating func append(
    _ element: Element, columns: [FieldColumn], row: Int,
    succeeding old: Slot? = nil, twinOf home: Slot? = nil, group: GroupNumber
  ) -> Slot {
    let slot = Slot(elements.slotCount)
    requireRoom()
    elements.append(element)
    order.append(
      columns, row: row, arrival: (old ?? home).map { order.arrival(of: $0) })
    identities.append(succeeding: old)
    if rules.storesGroups { groups.append(group) }
    enterIdentity(slot)
    return slot
  }

  /// Takes the next arrival for a group.
  mutating func takeArrival() -> Arrival {
    requireRoom()
    return order.takeArrival()
  }

  private func requireRoom() {
    require(
      elements.slotCount < limit && order.arrivals.hasNext(limit: limit),
      "\(elements.slotCount) rows are more than a list holds")
  }

  mutating func remove(_ slot: Slot) {
    leaveIdentity(slot)
    elements.remove(slot)
  }
}

// MARK: - Renumbering

extension ListSlots {
  /// Whether enough slots are empty for renumbering to pay.
  var isSparse: Bool { elements.slotCount > 2 * elements.count + 4096 }

  /// Notes that these slots take the place of another list's.
  ///
  /// - Parameter reloads: As those of ``RowIdentities/succeed(_:_:)``.
  mutating func succeed(
    _ old: ListSlots, _ reloads: [(slot: Slot, number: UInt64)]
  ) {
    generation = old.generation + 1
    identities.succeed(old.identities, reloads)
  }

  /// The elements in slots without gaps, in the order of arrival; twins are behind
  /// all others.
  ///
  /// - Parameter newGroups: The new number of each group; empty if groups keep
  ///   their numbers.
  /// - Returns: The slots, and the new number of each old slot; `nil` for an
  ///   empty slot.
  /// - Complexity: O(*n* log *n*) for *n* elements. After that, ``isSparse``
  ///   stays false for at least *n* / 2 edits of a row.
  func renumbered(
    groups newGroups: [GroupNumber?]
  ) -> (slots: ListSlots, numbers: [Slot?]) {
    let arrived = order.byArrival(elements.slots)
    let twins = arrived.filter(isTwin)
    let old = twins.isEmpty ? arrived : arrived.filter { !isTwin($0) } + twins
    var numbers = [Slot?](repeating: nil, count: elements.slotCount)
    for (number, slot) in old.enumerated() {
      numbers[slot.index] = Slot(number)
    }
    let columns = order.keys.map { $0.column(of: old) }
    var slots = ListSlots(
      old.map { elements[$0] }, columns: columns,
      groups: groups.count == 0
        ? []
        : old.map { slot in
          let group = groups[slot]
          return newGroups.isEmpty ? group : newGroups[group.index]!
        },
      rules: rules, homes: homes(of: twins, arrived, numbers))
    slots.identities = identities.renumbered(old)
    slots.generation = generation + 1
    return (slots, numbers)
  }
}

extension ListSlots {
  /// For each twin, the new number of the slot whose twin it is.
  ///
  /// - Parameter arrived: All slots by arrival: the twins of a slot follow it.
  private func homes(
    of twins: [Slot], _ arrived: [Slot], _ numbers: [Slot?]
  ) -> [Slot] {
    if twins.isEmpty { return [] }
    var homes: [Slot] = []
    var home = arrived[0]
    for slot in arrived {
      if isTwin(slot) {
        homes.append(numbers[home.index]!)
      } else {
        home = slot
      }
    }
    return homes
  }

  /// The slots of elements with a given id, in the order of arrival.
  ///
  /// - Complexity: O(1) on average; O(*n*) the first time.
  /// - Precondition: The elements are `Identifiable`.
  func slots(hash: Int, where isSame: (Element) -> Bool) -> [Slot] {
    var slots: [Slot] = []
    identity.value { identityTable() }.forEach(hash: hash) {
      let slot = Slot($0)
      if isSame(elements[slot]) { slots.append(slot) }
    }
    return slots.count > 1 ? order.byArrival(slots) : slots
  }

  private func identityTable() -> SlotTable {
    let idHash = rules.traits.identity!.hash
    var table = SlotTable(expecting: elements.count)
    for slot in elements.slots {
      table.insert(slot.index, hash: idHash(elements[slot])) {
        idHash(elements[Slot($0)])
      }
    }
    return table
  }

  mutating func enterIdentity(_ slot: Slot) {
    guard let idHash = rules.traits.identity?.hash else { return }
    identity.update { [elements] table in
      table.insert(slot.index, hash: idHash(elements[slot])) {
        idHash(elements[Slot($0)])
      }
    }
  }

  mutating func leaveIdentity(_ slot: Slot) {
    guard let idHash = rules.traits.identity?.hash else { return }
    let hash = idHash(elements[slot])
    identity.update { $0.remove(slot.index, hash: hash) }
  }
}
