/// The order of rows: by the keys of each field, then by arrival.
///
/// The type is not generic over elements, so that comparing is fast.
struct ListOrder: Sendable {
  /// The keys for each column of ``ListRules/columns(of:threads:)``.
  private(set) var keys: [ListKeys]

  private let directions: [SortDirection]

  private(set) var arrivals: ArrivalNumbering

  /// - Parameter homes: For each of the last rows, a slot that arrived together
  ///   with it; all other rows arrived in their order.
  init(
    count: Int, columns: [FieldColumn], directions: [SortDirection],
    homes: [Slot]
  ) {
    keys = columns.map { ListKeys($0) }
    self.directions = directions
    arrivals = ArrivalNumbering(count: count - homes.count)
    for home in homes { arrivals.append(arrivals[home]) }
  }

  func arrival(of slot: Slot) -> Arrival { arrivals[slot] }

  /// Slots in the order of their arrival; an element's first slot comes before
  /// those of its twins.
  func byArrival(_ slots: some Sequence<Slot>) -> [Slot] {
    slots.sorted { left, right in
      let (one, other) = (arrival(of: left), arrival(of: right))
      return one == other ? left < right : one < other
    }
  }

  /// The first slot of each element, of slots in the order of their arrival.
  func withoutTwins(_ arrived: [Slot]) -> [Slot] {
    var last: Arrival?
    return arrived.filter { slot in
      let arrival = arrival(of: slot)
      defer { last = arrival }
      return arrival != last
    }
  }

  /// Adds a slot with the keys that columns have for a row.
  ///
  /// - Parameter arrival: The slot's arrival; `nil` for the next.
  mutating func append(
    _ columns: [FieldColumn], row: Int, arrival: Arrival?
  ) {
    for index in keys.indices { keys[index].append(columns[index], row) }
    arrivals.append(arrival)
  }

  /// Takes the next arrival for a group.
  mutating func takeArrival() -> Arrival { arrivals.takeNext() }
}

extension ListOrder {
  /// Where a row stays, as its element says; only for lists whose elements say
  /// so.
  func pin(of slot: Slot) -> RowPin {
    RowPin(word: keys[0].word(0, of: slot))
  }

  /// Whether one slot's row comes before another's in a section with given fields.
  func isBefore(_ left: Slot, _ right: Slot, _ fields: Range<Int>) -> Bool {
    // A span reads keys in place: an array would copy and retain them.
    let keys = keys.span
    let order = compareFields(fields) {
      keys[$0].compare(left, with: keys[$0], right)
    }
    return order == .equal
      ? arrival(of: left) < arrival(of: right) : order == .less
  }

  /// Compares a slot's keys with those of a slot in another list with equal
  /// rules; arrivals do not count.
  func compareKeys(
    _ slot: Slot, _ other: ListOrder, _ otherSlot: Slot, _ fields: Range<Int>
  ) -> CollationOrder {
    let (keys, others) = (keys.span, other.keys.span)
    return compareFields(fields) {
      keys[$0].compare(slot, with: others[$0], otherSlot)
    }
  }

  /// Compares a slot's keys with the keys that some columns have for a row.
  func compareKeys(
    _ slot: Slot, _ columns: [FieldColumn], row: Int, _ fields: Range<Int>
  ) -> CollationOrder {
    let keys = keys.span
    return compareFields(fields) {
      keys[$0].compare(slot, with: columns[$0], row: row)
    }
  }

  /// Compares two rows field by field.
  private func compareFields(
    _ fields: Range<Int>, _ compare: (_ field: Int) -> CollationOrder
  ) -> CollationOrder {
    countSteps()
    for field in fields {
      let order = compare(field)
      if order == .equal { continue }
      let before: CollationOrder =
        directions[field] == .ascending ? .less : .greater
      return order == before ? .less : .greater
    }
    return .equal
  }
}
