/// The elements of a list with all that is known of each, by slot.
///
/// An element has a slot from its arrival until it leaves, or until its place in
/// the order changes: then it gets a new slot and keeps its arrival number.
struct ListSlots<Element> {
  let rules: ListRules<Element>

  private(set) var elements: ElementStore<Element>

  /// What rows are ordered by.
  private(set) var order: ListOrder

  /// The group of each slot, where a list is grouped by a value.
  private(set) var groups: ChunkedArray<UInt32>

  /// Where the slots of elements are by their ids: made when it is first needed,
  /// and kept up to date from then on.
  var identity = Lazy<SlotTable>()

  /// How often the slots were renumbered.
  private(set) var generation = 0

  /// How many slots and arrival numbers there can be: two numbers say that
  /// there is none.
  static var maximumCount: Int { Int(UInt32.max) - 1 }

  /// The same; tests make it less.
  var limit = maximumCount

  init(
    _ elements: [Element], columns: [SortKeyColumn], groups: [UInt32],
    rules: ListRules<Element>
  ) {
    self.rules = rules
    self.elements = ElementStore(elements)
    order = ListOrder(
      count: elements.count, columns: columns,
      directions: rules.directions)
    self.groups = ChunkedArray(count: groups.count) { groups[$0] }
  }

  /// The slots that have elements, in the order of their arrival.
  var arrived: [Int] {
    let order = order
    return elements.slots.sorted {
      order.arrival(of: $0) < order.arrival(of: $1)
    }
  }
}

extension ListSlots {
  /// When the elements arrived, rising.
  var arrivals: [Int] {
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
  ///   - columns: Where its keys are.
  ///   - row: The row of the columns.
  ///   - arrival: The element's arrival number; `nil` for the next.
  ///   - group: Its group, which is kept where the list is grouped by a value.
  /// - Returns: Its slot.
  mutating func append(
    _ element: Element, columns: [SortKeyColumn], row: Int, arrival: Int?,
    group: Int
  ) -> Int {
    let slot = elements.slotCount
    require(
      slot < limit && order.nextArrival < limit,
      "\(slot) rows are more than a list holds")
    elements.append(element)
    order.append(columns, row: row, arrival: arrival)
    if case .groups = rules.sectioning { groups.append(UInt32(group)) }
    enterIdentity(slot)
    return slot
  }

  /// Takes the next arrival number for something else than an element.
  mutating func takeArrival() -> Int { order.takeArrival() }

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
    let old = arrived
    var numbers = [UInt32](repeating: .max, count: elements.slotCount)
    for (number, slot) in old.enumerated() { numbers[slot] = UInt32(number) }
    let columns = order.keys.map { keys in
      SortKeyColumn(count: old.count) { keys.bytes(of: old[$0]) }
    }
    var slots = ListSlots(
      old.map { elements[$0] }, columns: columns,
      groups: groups.count == 0 ? [] : old.map { groups[$0] }, rules: rules)
    slots.generation = generation + 1
    return (slots, numbers)
  }
}
