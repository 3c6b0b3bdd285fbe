/// The elements of a list with their keys and groups, by slot.
///
/// A slot never gets another element: a row whose element is replaced gets a new
/// slot, with the row's arrival and ``RowIdentity``. The slot of an element that
/// is gone stays empty until ``renumbered(groups:)`` closes the gaps.
struct ListSlots<Element> {
  let rules: ListRules<Element>

  private(set) var elements: ElementStore<Element>

  private(set) var order: ListOrder

  /// The number of each slot's group; empty unless the list is grouped by a
  /// value.
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

  init(
    _ elements: [Element], columns: [FieldColumn], groups: [GroupNumber],
    rules: ListRules<Element>
  ) {
    self.rules = rules
    self.elements = ElementStore(elements)
    order = ListOrder(
      count: elements.count, columns: columns,
      directions: rules.criteria.map { $0.direction })
    self.groups = ChunkedArray(count: groups.count) { groups[$0] }
    identities = RowIdentities(count: elements.count)
  }

  /// The slots that have elements, in the order of their arrival.
  var arrived: [Slot] { order.byArrival(elements.slots) }
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
  ///   - group: The element's group; only a list grouped by a value keeps it.
  /// - Returns: The element's slot.
  mutating func append(
    _ element: Element, columns: [FieldColumn], row: Int,
    succeeding old: Slot? = nil, group: GroupNumber
  ) -> Slot {
    let slot = Slot(elements.slotCount)
    requireRoom()
    elements.append(element)
    order.append(columns, row: row, arrival: old.map { order.arrival(of: $0) })
    identities.append(succeeding: old)
    if case .groups = rules.sectioning { groups.append(group) }
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

  /// The elements in slots without gaps, in the order of arrival.
  ///
  /// - Parameter newGroups: The new number of each group.
  /// - Returns: The slots, and the new number of each old slot; `nil` for an
  ///   empty slot.
  /// - Complexity: O(*n* log *n*) for *n* elements. After that, ``isSparse``
  ///   stays false for at least *n* / 2 edits of a row.
  func renumbered(
    groups newGroups: [GroupNumber?]
  ) -> (slots: ListSlots, numbers: [Slot?]) {
    let old = arrived
    var numbers = [Slot?](repeating: nil, count: elements.slotCount)
    for (number, slot) in old.enumerated() {
      numbers[slot.index] = Slot(number)
    }
    let columns = order.keys.map { $0.column(of: old) }
    var slots = ListSlots(
      old.map { elements[$0] }, columns: columns,
      groups: groups.count == 0
        ? [] : old.map { newGroups[groups[$0].index]! }, rules: rules)
    slots.identities = identities.renumbered(old)
    slots.generation = generation + 1
    return (slots, numbers)
  }
}

extension ListSlots {
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
