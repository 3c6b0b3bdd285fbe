/// The end of its section at which a row stays, if it does.
///
/// The order of the cases is that of the rows in a section.
enum RowPin: Int, Sendable {
  case first = -1
  case none = 0
  case last = 1
}

extension RowPin {
  /// A closure that says where the row of an element stays; `nil` if no element
  /// says so.
  ///
  /// This orders rows before anything else.
  static func pinning<Element>(
    first isFirst: (@Sendable (Element) -> Bool)?,
    last isLast: (@Sendable (Element) -> Bool)?
  ) -> (@Sendable (Element) -> RowPin)? {
    if isFirst == nil && isLast == nil { return nil }
    return { element in
      if isFirst?(element) ?? false { return .first }
      return isLast?(element) ?? false ? .last : .none
    }
  }

  private static let middle = NumberKey(RowPin.none.rawValue).word

  /// The pin of a row, by its key in the column that orders rows by pins.
  init(word: UInt64) {
    self =
      word == Self.middle ? .none : word < Self.middle ? .first : .last
  }
}

// MARK: - Rows that stay

extension ListStorage {
  /// Whether some rows may be pinned.
  var hasPins: Bool { rules.pinning != nil || !marked.isEmpty }

  /// Where the row of a slot stays: as its element says, or as it was marked.
  func pin(of slot: Slot) -> RowPin {
    let own = rules.pinning == nil ? .none : slots.order.pin(of: slot)
    if own != .none || marked.isEmpty { return own }
    return marked[slots.identities[slot].row] ?? .none
  }

  /// The rows of a group that are not pinned: those behind the rows that stay
  /// first, and before the rows that stay last.
  func freeRows(of rows: RowBlocks) -> Range<Int> {
    if !hasPins { return 0..<rows.count }
    return rows.firstRow {
      pin(of: $0) != .first
    }..<rows.firstRow {
      pin(of: $0) == .last
    }
  }

  /// Pins the first and the last rows of each section in a list ordered by hand,
  /// and no others but those whose elements say so.
  mutating func mark(first: Int, last: Int) {
    marked = [:]
    if !rules.isOrderedByHand || first == 0 && last == 0 { return }
    for number in groups.numbers {
      let rows = groups[number].rows
      for (part, pin) in [
        (0..<min(first, rows.count), RowPin.first),
        (max(0, rows.count - last)..<rows.count, .last),
      ] {
        for slot in rows.slots(in: part) where self.pin(of: slot) == .none {
          marked[slots.identities[slot].row] = pin
        }
      }
    }
  }

  /// Puts rows that were marked at the ends of their sections.
  ///
  /// - Returns: Whether any had to move.
  mutating func putMarkedInPlace() -> Bool {
    if marked.isEmpty { return false }
    var haveMoved = false
    for number in groups.numbers {
      let old = groups[number].rows.slots
      let pins = old.map { pin(of: $0) }
      if zip(pins, pins.dropFirst()).allSatisfy({ $0.rawValue <= $1.rawValue })
      {
        continue
      }
      haveMoved = true
      groups[number].rows = RowBlocks(
        [RowPin.first, .none, .last].flatMap { pin in
          zip(old, pins).filter { $0.1 == pin }.map(\.0)
        })
    }
    return haveMoved
  }
}
