import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Sorting by values is the stable sort by a plain comparison of them.
@Suite struct ValueSortingTests {
  static let ways = [SortDirection.ascending, .descending].flatMap {
    direction in [Placement.first, .last].map { (direction, $0) }
  }

  private func holdSorted<Value: Comparable & Sendable>(
    _ values: [Value?], isNumber: (Value) -> Bool = { _ in true }
  ) throws(Falsified) {
    for (direction, placement) in Self.ways {
      let rows = values.indices.sorted(by: [
        SortField(
          on: { values[$0] }, direction: direction, nilPlacement: placement)
      ])
      // What is no number is above all numbers, and `<` does not say so.
      let expected = sortedStably(Array(values.indices)) { left, right in
        guard let one = values[left], let other = values[right] else {
          return (values[left] == nil) != (values[right] == nil)
            && (values[left] == nil) == (placement == .first)
        }
        let (low, high) = direction == .ascending ? (one, other) : (other, one)
        if isNumber(low) != isNumber(high) { return isNumber(low) }
        return low < high
      }
      try holdEqual(rows, expected, "\(direction), nil \(placement)")
    }
  }

  @Test func integersOfEveryWidthAreInOrder() throws {
    func check<Number: FixedWidthInteger & Sendable>(
      _ type: Number.Type
    ) throws {
      var numbers: [Number?] = [nil, 0, 1, .max, .min, .max - 1, .min + 1, nil]
      for shift in 0..<Number.bitWidth {
        let bit: Number = 1 << shift
        numbers += [bit, bit &- 1, 0 &- bit, bit &+ 1]
      }
      try holdSorted(numbers)
    }
    try check(Int.self)
    try check(Int8.self)
    try check(UInt8.self)
    try check(Int16.self)
    try check(UInt32.self)
    try check(Int64.self)
    try check(UInt64.self)
    try check(UInt.self)
    // No keys have as many bits; `<` decides.
    try check(Int128.self)
    try check(UInt128.self)
  }

  @Test func floatingPointNumbersAreInOrder() throws {
    let numbers: [Double?] = [
      .nan, 0, -0.0, 1, nil, -1, .infinity, -.infinity, .pi, -.pi,
      .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -.nan,
      .leastNormalMagnitude, 1.0.nextUp, 1.0.nextDown, .signalingNaN, 1e9,
      1_000_000_000.5, 0, -0.0, nil,
    ]
    try holdSorted(numbers) { !$0.isNaN }
    try holdSorted(numbers.map { $0.map { Float($0) } }) { !$0.isNaN }
    try holdSorted(numbers.map { $0.map { Float16($0) } }) { !$0.isNaN }
    try holdSorted(numbers.map { $0.map { Length(metres: $0) } }) {
      !$0.metres.isNaN
    }
    #if arch(x86_64) || arch(i386)
      try holdSorted(numbers.map { $0.map { Float80($0) } }) { !$0.isNaN }
    #endif
  }

  /// A value without a key, of a number that may be NaN.
  private struct Length: Comparable {
    let metres: Double
    static func < (left: Self, right: Self) -> Bool {
      left.metres < right.metres
    }
  }

  @Test(arguments: [SortDirection.ascending, .descending])
  func rowsAreFoundAmongNumbersOfEveryType(direction: SortDirection) throws {
    struct Row: Identifiable {
      let id: Int
      var number: Double
    }
    let numbers = [.nan, 2, .nan, .infinity, 1, .nan, 0, 3]
    let rows = numbers.enumerated().map { Row(id: $0, number: $1) }
    let ids =
      direction == .ascending
      ? [6, 4, 1, 7, 3, 0, 2, 5] : [0, 2, 5, 3, 7, 1, 4, 6]
    func check(_ field: SortField<Row>) {
      var list = IndexedList(rows, sortedBy: [field])
      #expect(list.map(\.id) == ids)
      for (row, id) in ids.enumerated() {
        #expect(list.rowPath(ofID: id) == RowPath(section: 0, row: row))
      }
      list.update(id: 4) { $0.number = .nan }
      #expect(list.rowPath(ofID: 4) != nil)
      for id in ids { #expect(list.remove(id: id)?.rowCounts.after != nil) }
      #expect(list.isEmpty)
    }
    check(SortField(on: \.number, direction: direction))
    check(
      SortField(on: { Length(metres: $0.number) }, direction: direction))
    check(
      SortField(on: { Float16($0.number) as Float16? }, direction: direction))
    #if arch(x86_64) || arch(i386)
      check(SortField(on: { Float80($0.number) }, direction: direction))
    #endif
  }

  @Test func groupsOfNumbersStandAsTheirNumbers() {
    func check<Number: BinaryFloatingPoint & Sendable>(_ type: Number.Type) {
      let numbers: [Number] = [
        .nan, 2, -.nan, .infinity, .signalingNaN, 0, -0.0, 2,
      ]
      var list = IndexedList(
        numbers, groupedBy: { $0 }, order: .sorted([SortField(on: \.self)]))
      #expect(list.sections.map(\.rows.count) == [2, 2, 1, 3], "\(type)")
      #expect(list.insert(.nan).insertedRows.map(\.section) == [3])
      #expect(list.collapse(SectionKey(Number.nan)).deletedRows.count == 4)
    }
    check(Float16.self)
    check(Double.self)
    #if arch(x86_64) || arch(i386)
      check(Float80.self)
    #endif
    let optional = IndexedList(
      [Double.nan, nil, .nan], groupedBy: { $0 },
      order: .sorted([SortField(on: \.self)]))
    #expect(optional.sections.map(\.rows.count) == [1, 2])
  }

  @Test func numbersAreSortedAsByAPlainComparison() {
    checkProperty("numbers", runs: 200, .numbers) { numbers in
      try holdSorted(numbers.map { $0 % 5 == 0 ? nil : $0 })
      try holdSorted(numbers.map { Double(bitPattern: UInt64($0) << 20) }) {
        !$0.isNaN
      }
      try holdSorted(numbers.map { PlainValue(number: $0 % 7) })
    }
  }

  @Test func fieldsOfAllKindsMix() throws {
    struct Team: Equatable, Sendable {
      var name: String
      var points: Int
      var isHost: Bool?
    }
    let teams = [
      Team(name: "ö", points: 3, isHost: true),
      Team(name: "o", points: 3, isHost: nil),
      Team(name: "b", points: -40, isHost: false),
      Team(name: "a", points: 3, isHost: true),
    ]
    let swedish = try Collator("sv")
    let fields = [
      SortField<Team>(on: \.points, direction: .descending),
      SortField(on: \.isHost), SortField(swedish, on: \.name),
    ]
    #expect(teams.sorted(by: fields).map(\.name) == ["o", "a", "ö", "b"])
    let list = IndexedList(teams, sortedBy: fields)
    #expect(list.map(\.name) == ["o", "a", "ö", "b"])
    #expect(list.rowPath(forTyped: "a") == nil)
    var filter = try ListFilter(list, searching: \.name)
    filter.update("o")
    // By the letters of Swedish, though it is not the first field.
    #expect(filter.results.map(\.name) == ["o", "ö"])
  }
}

extension Gen<[Int]> {
  fileprivate static let numbers = Gen(
    make: { numbers, size in
      (0..<numbers.number(in: 0...size)).map { _ in
        numbers.pick([
          numbers.number(in: 0...9), numbers.number(in: 0...1 << 40),
        ])
      }
    },
    simplify: { list, stillFails in
      Gen<[Int]>.list(of: .places).simplify(list, stillFails)
    })
}
