package import ThumbIndex

/// A field that a list under test is sorted by.
package struct ListField: Sendable {
  package let value: Value
  package let direction: SortDirection
  package let nilPlacement: Placement

  package enum Value: Sendable {
    case text(@Sendable (ListEntry) -> String)
    case integer(@Sendable (ListEntry) -> Int?)
    case double(@Sendable (ListEntry) -> Double?)
    case flag(@Sendable (ListEntry) -> Bool?)
    case plain(@Sendable (ListEntry) -> PlainValue?)
  }

  package init(
    text: @escaping @Sendable (ListEntry) -> String = { $0.text },
    direction: SortDirection = .ascending
  ) {
    self.init(.text(text), direction: direction)
  }

  package init(
    _ value: Value, direction: SortDirection = .ascending,
    nilPlacement: Placement = .first
  ) {
    (self.value, self.direction) = (value, direction)
    self.nilPlacement = nilPlacement
  }
}

/// A value of which nothing is known but its order.
package struct PlainValue: Comparable, Sendable {
  package let number: Int

  package init(number: Int) { self.number = number }

  package static func < (left: Self, right: Self) -> Bool {
    left.number < right.number
  }
}

extension ListEntry {
  /// What values are made of, which edits change.
  private var seed: Int { group + (note == "" ? 0 : note == "x" ? 1 : 2) }

  package var number: Int? { [nil, -5, 300, 0, -70_000, .max, .min, 2][seed] }

  package var fraction: Double? {
    [-0.0, .nan, -.infinity, 0, nil, 1.5, -2.25, .infinity][seed]
  }

  package var flag: Bool? { [nil, true, false][seed % 3] }

  package var plain: PlainValue? {
    seed == 3 ? nil : PlainValue(number: seed % 4)
  }
}

extension ListField {
  /// The field of the library.
  func sortField<Row: ListRow>(of type: Row.Type) -> SortField<Row> {
    switch value {
    case .text(let text):
      SortField(
        ListKind.collator, on: { text($0.entry) }, direction: direction)
    case .integer(let value):
      SortField(
        on: { value($0.entry) }, direction: direction,
        nilPlacement: nilPlacement)
    case .double(let value):
      SortField(
        on: { value($0.entry) }, direction: direction,
        nilPlacement: nilPlacement)
    case .flag(let value):
      SortField(
        on: { value($0.entry) }, direction: direction,
        nilPlacement: nilPlacement)
    case .plain(let value):
      SortField(
        on: { value($0.entry) }, direction: direction,
        nilPlacement: nilPlacement)
    }
  }

  /// What an entry is sorted by, as plainly as it can be said.
  func key(of entry: ListEntry) -> FieldKey {
    switch value {
    case .text(let text): .text(ListKind.collator.sortKey(for: text(entry)))
    case .integer(let value): .number(value(entry).map { (0, $0, 0) })
    case .double(let value):
      .number(
        value(entry).map { $0.isNaN ? (1, 0, 0) : (0, 0, $0) })
    case .flag(let value): .number(value(entry).map { (0, $0 ? 1 : 0, 0) })
    case .plain(let value): .number(value(entry).map { (0, $0.number, 0) })
    }
  }

  /// Whether one entry is before another; `nil` if the field does not say.
  func isBefore(_ left: FieldKey, _ right: FieldKey) -> Bool? {
    switch (left, right) {
    case (.text(let left), .text(let right)):
      if left == right { return nil }
      return (left < right) == (direction == .ascending)
    case (.number(let left), .number(let right)):
      // Where there is no value, the direction does not matter.
      guard let left, let right else {
        if left == nil && right == nil { return nil }
        return (left == nil) == (nilPlacement == .first)
      }
      if left == right { return nil }
      return (left < right) == (direction == .ascending)
    default: return nil
    }
  }
}

/// What an entry is sorted by in a field.
package enum FieldKey: Sendable {
  case text(SortKey)
  /// What is no number, an integer, a number.
  case number((Int, Int, Double)?)
}
