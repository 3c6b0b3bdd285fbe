/// What one value is sorted by in one field.
struct FieldKey: Sendable {
  private let key: Key
  private let direction: SortDirection

  private enum Key: Sendable {
    case bytes([UInt8])
    /// A value that has no key, in a column of its own.
    case value(any ValueColumn)
  }

  /// Compares with the key of another value in the same field.
  func compare(_ other: Self) -> CollationOrder {
    let order =
      switch (key, other.key) {
      case (.bytes(let own), .bytes(let other)):
        compareKeys(own.span, other.span)
      case (.value(let own), .value(let other)): own.compare(0, with: other, 0)
      default: fatalError("a key is compared with a value")
      }
    return direction == .ascending ? order : order.reversed
  }
}

extension FieldKey {
  /// What an element is sorted by in a field.
  init<Element>(of element: Element, in field: SortField<Element>) {
    direction = field.direction
    switch field.source {
    case .text(let collator, let text):
      key = .bytes(collator.sortKey(for: text(element)).bytes)
    case .number(let number): key = .bytes(number(element).bytes)
    case .value(let column): key = .value(column([element]))
    }
  }
}

extension CollationOrder {
  /// The order from the other side.
  fileprivate var reversed: Self {
    switch self {
    case .less: .greater
    case .equal: .equal
    case .greater: .less
    }
  }
}
