internal import Synchronization

/// The elements of a list with all that is known of each, by slot.
///
/// An element has a slot from its arrival until it leaves, or until its place in
/// the order changes: then it gets a new slot and keeps its arrival number.
struct ListSlots<Element> {
  let rules: ListRules<Element>

  private(set) var elements: ElementStore<Element>

  /// The keys for each field.
  private(set) var keys: [ListKeys]

  /// The arrival numbers of slots that were added since the list was built; those
  /// before have their own number.
  private var arrivals = ChunkedArray<UInt32>()
  private let builtCount: Int

  /// The arrival number of the next element.
  private(set) var nextArrival: Int

  /// The group of each slot, where a list is grouped by a value.
  private(set) var groups = ChunkedArray<UInt32>()

  var identity = IdentityIndex()

  /// How often the slots were renumbered.
  private(set) var generation = 0

  init(
    _ elements: [Element], columns: [SortKeyColumn], groups: [UInt32]?,
    rules: ListRules<Element>
  ) {
    self.rules = rules
    self.elements = ElementStore(elements)
    keys = columns.map { ListKeys($0) }
    builtCount = elements.count
    nextArrival = elements.count
    if let groups { self.groups = ChunkedArray(groups) }
  }

  func arrival(of slot: Int) -> Int {
    slot < builtCount ? slot : Int(arrivals[slot - builtCount])
  }

  /// The slots that have elements, in the order of their arrival.
  var arrived: [Int] {
    let slots = Array(elements.slots)
    if arrivals.count == 0 { return slots }
    return slots.sorted { arrival(of: $0) < arrival(of: $1) }
  }
}

extension ListSlots: Sendable where Element: Sendable {}

// MARK: - Order

extension ListSlots {
  /// Whether the row of a slot comes before that of another in one section.
  func isBefore(_ left: Int, _ right: Int) -> Bool {
    for (field, keys) in zip(rules.fields, keys) {
      let order = keys.compare(left, right)
      if order != .equal { return field.isBefore(order) }
    }
    return arrival(of: left) < arrival(of: right)
  }

  /// Whether a slot has the keys of a row of some columns.
  func hasKeys(_ slot: Int, of columns: [SortKeyColumn], row: Int) -> Bool {
    zip(keys, columns).allSatisfy { $0.compare(slot, $1, row) == .equal }
  }

  /// How the keys of a slot compare with those of the first row of some columns.
  func compareKeys(_ slot: Int, _ columns: [SortKeyColumn]) -> CollationOrder {
    for index in keys.indices {
      let order = keys[index].compare(slot, columns[index], 0)
      guard order != .equal else { continue }
      return rules.fields[index].isBefore(order) ? .less : .greater
    }
    return .equal
  }

  /// How the keys of a slot compare with those of a slot of another list with the
  /// same rules; arrival does not count.
  func compareKeys(
    _ slot: Int, _ other: ListSlots, _ otherSlot: Int
  ) -> CollationOrder {
    for index in keys.indices {
      let order = keys[index].compare(slot, other.keys[index], otherSlot)
      guard order != .equal else { continue }
      return rules.fields[index].isBefore(order) ? .less : .greater
    }
    return .equal
  }
}

// MARK: - Changes

extension ListSlots {
  /// Adds an element.
  ///
  /// - Parameters:
  ///   - columns: Where its keys are.
  ///   - row: The row of the columns.
  ///   - arrival: The element's arrival number; `nil` for the next.
  ///   - group: Its group, where the list is grouped by a value.
  /// - Returns: Its slot.
  mutating func append(
    _ element: Element, columns: [SortKeyColumn], row: Int, arrival: Int?,
    group: Int?
  ) -> Int {
    let slot = elements.slotCount
    precondition(
      slot < UInt32.max - 1 && nextArrival < UInt32.max - 1,
      "\(slot) rows are more than a list holds")
    elements.append(element)
    for index in keys.indices { keys[index].append(columns[index], row) }
    arrivals.append(UInt32(arrival ?? nextArrival))
    if arrival == nil { nextArrival += 1 }
    if let group { groups.append(UInt32(group)) }
    enterIdentity(slot)
    return slot
  }

  /// Takes the next arrival number for something else than an element.
  mutating func takeArrival() -> Int {
    defer { nextArrival += 1 }
    return nextArrival
  }

  mutating func remove(_ slot: Int) {
    leaveIdentity(slot)
    elements.remove(slot)
  }

  /// Puts another element into a slot, with the same keys.
  mutating func replace(_ slot: Int, with element: Element) {
    leaveIdentity(slot)
    elements[slot] = element
    enterIdentity(slot)
  }

  mutating func setGroup(_ group: Int, of slot: Int) {
    groups[slot] = UInt32(group)
  }
}

// MARK: - Renumbering

extension ListSlots {
  /// Whether so many slots are empty that it pays to number them anew.
  var isSparse: Bool { elements.slotCount > 2 * elements.count + 4096 }

  /// Says that slots stand for other elements than those of a generation.
  mutating func succeed(generation: Int) { self.generation = generation + 1 }

  /// The same elements in slots without gaps, in the order of their arrival.
  ///
  /// - Returns: The slots, and for each old slot its new number.
  /// - Complexity: O(*n*), paid by as many edits before.
  func renumbered() -> (slots: ListSlots, numbers: [UInt32]) {
    let order = arrived
    var numbers = [UInt32](repeating: .max, count: elements.slotCount)
    for (number, slot) in order.enumerated() { numbers[slot] = UInt32(number) }
    let columns = keys.map { keys in
      SortKeyColumn(count: order.count) { keys.bytes(of: order[$0]) }
    }
    var slots = ListSlots(
      order.map { elements[$0] }, columns: columns,
      groups: groups.count == 0 ? nil : order.map { groups[$0] }, rules: rules)
    slots.generation = generation + 1
    return (slots, numbers)
  }
}
