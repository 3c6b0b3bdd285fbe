/// Values that have no keys: `<` orders them; row by row.
protocol ValueColumn: Sendable {
  /// The number of rows.
  var count: Int { get }

  /// Compares the value of a row with one in a column of the same field.
  func compare(
    _ row: Int, with other: any ValueColumn, _ otherRow: Int
  ) -> CollationOrder

  /// Adds the value of a row in a column of the same field.
  mutating func append(_ other: any ValueColumn, _ row: Int)

  /// The values of some rows.
  func rows(_ rows: [Int]) -> any ValueColumn

  /// Keys whose order is that of the values here, and only here.
  ///
  /// - Complexity: O(*n* log *n*) comparisons.
  func ranks() -> SortKeyColumn
}

/// Values of one type.
struct Values<Value: Comparable & Sendable>: ValueColumn {
  private var values: ChunkedArray<Value?>

  /// Whether `nil` is below all values.
  private let isNilLow: Bool

  var count: Int { values.count }

  init(_ values: [Value?], isNilLow: Bool) {
    self.values = ChunkedArray(count: values.count) { values[$0] }
    self.isNilLow = isNilLow
  }

  private func compare(_ left: Value?, _ right: Value?) -> CollationOrder {
    guard let left, let right else {
      if (left == nil) == (right == nil) { return .equal }
      return (left == nil) == isNilLow ? .less : .greater
    }
    if left < right { return .less }
    if right < left { return .greater }
    // What does not equal itself is NaN, or has it as a part. `<` orders no NaN.
    let (isLeftNaN, isRightNaN) = (left != left, right != right)
    if isLeftNaN == isRightNaN { return .equal }
    return isRightNaN ? .less : .greater
  }

  func compare(
    _ row: Int, with other: any ValueColumn, _ otherRow: Int
  ) -> CollationOrder {
    compare(values[row], own(other).values[otherRow])
  }

  mutating func append(_ other: any ValueColumn, _ row: Int) {
    values.append(own(other).values[row])
  }

  func rows(_ rows: [Int]) -> any ValueColumn {
    Self(rows.map { values[$0] }, isNilLow: isNilLow)
  }

  func ranks() -> SortKeyColumn {
    let order = (0..<values.count).sorted {
      compare(values[$0], values[$1]) == .less
    }
    var ranks = [Int](repeating: 0, count: order.count)
    for (row, next) in zip(order, order.dropFirst()) {
      let isEqual = compare(values[row], values[next]) == .equal
      ranks[next] = ranks[row] + (isEqual ? 0 : 1)
    }
    let made = ranks
    return SortKeyColumn(count: made.count) { NumberKey(made[$0]).bytes }
  }

  /// A column of the same field, whose values have the same type.
  private func own(_ other: any ValueColumn) -> Self {
    guard let other = other as? Self else {
      fatalError("a value is compared with one of another type")
    }
    return other
  }
}
