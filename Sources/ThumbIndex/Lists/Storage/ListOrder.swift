/// The order of rows, by slot: the keys of each field, then arrival.
///
/// It is not generic over elements, so that comparing is fast.
struct ListOrder: Sendable {
  /// The keys for each field.
  private(set) var keys: [ListKeys]

  private let directions: [SortDirection]

  /// The arrival numbers of slots added since the list was made; earlier slots
  /// are their own arrival numbers.
  private var arrivals = ChunkedArray<UInt32>()
  private let builtCount: Int

  /// The arrival number of the next element.
  private(set) var nextArrival: Int

  init(
    count: Int, columns: [SortKeyColumn], directions: [SortDirection]
  ) {
    keys = columns.map { ListKeys($0) }
    self.directions = directions
    builtCount = count
    nextArrival = count
  }

  func arrival(of slot: Int) -> Int {
    slot < builtCount ? slot : Int(arrivals[slot - builtCount])
  }

  /// Gives the next slot the keys of a row of some columns.
  ///
  /// - Parameter arrival: The slot's arrival number; `nil` for the next.
  mutating func append(_ columns: [SortKeyColumn], row: Int, arrival: Int?) {
    for index in keys.indices { keys[index].append(columns[index], row) }
    arrivals.append(UInt32(arrival ?? nextArrival))
    if arrival == nil { nextArrival += 1 }
  }

  /// Takes the next arrival number for something other than an element.
  mutating func takeArrival() -> Int {
    defer { nextArrival += 1 }
    return nextArrival
  }
}

extension ListOrder {
  /// The key, as a word, of rows that are pinned to the end.
  static let pinned: UInt64 = 2 << 56

  /// Whether the row of a slot is pinned, if the first column says so.
  func isPinned(_ slot: Int) -> Bool {
    keys[0].word(0, of: slot) >= Self.pinned
  }

  /// Whether the row of a slot comes before that of another in one section.
  func isBefore(_ left: Int, _ right: Int) -> Bool {
    let order = compareKeys(left, self, right)
    return order == .equal
      ? arrival(of: left) < arrival(of: right) : order == .less
  }

  /// Compares the keys of a slot and a slot of another list with equal rules,
  /// without their arrivals.
  func compareKeys(
    _ slot: Int, _ other: ListOrder, _ otherSlot: Int
  ) -> CollationOrder {
    compareKeys(slot) { other.keys[$0].word($1, of: otherSlot) }
  }

  /// Compares the keys of a slot with a row of some columns.
  func compareKeys(
    _ slot: Int, _ columns: [SortKeyColumn], row: Int
  ) -> CollationOrder {
    compareKeys(slot) { columns[$0].word($1, ofRow: row) }
  }

  private func compareKeys(
    _ slot: Int, with word: (_ field: Int, _ index: Int) -> UInt64
  ) -> CollationOrder {
    for field in keys.indices {
      let order = keys[field].compare(slot) { word(field, $0) }
      if order == .equal { continue }
      let before: CollationOrder =
        directions[field] == .ascending ? .less : .greater
      return order == before ? .less : .greater
    }
    return .equal
  }
}
