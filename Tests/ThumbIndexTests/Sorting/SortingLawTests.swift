import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// Law 1: sorting is the stable sort by ICU's comparison.
@Suite struct SortingLawTests {
  @Test(arguments: ["en", "sv", "ja", "th"])
  func sortingIsTheStableSortByICUsComparison(id: String) throws {
    let collator = try Collator(id)
    let oracle = try ICUOracle(id)
    checkProperty("sorting in \(id)", runs: 100, lists) { texts in
      try holdUnlessKnown(texts, by: oracle) { () throws(Falsified) in
        let rows = rowsSorted(texts, by: oracle)
        let column = SortKeyColumn(texts, collator: collator)
        try holdEqual(column.sortedRows(), rows)
        try holdSame(texts.sorted(by: collator), rows.map { texts[$0] })
      }
    }
  }

  @Test(arguments: sizes, Shape.allCases)
  func sortingIsStableAtEverySizeAndOnAnyNumberOfThreads(
    size: Int, shape: Shape
  ) throws {
    let collator = try Collator("en")
    let texts = shape.texts(size)
    let column = SortKeyColumn(texts, collator: collator)
    let ways = [SortDirection.ascending, .descending].flatMap { direction in
      [2, 1, 3, 8].map { (direction, $0) }
    }
    let turn = Shape.allCases.firstIndex(of: shape)!
    for (direction, threads) in ways.sampled(
      oneIn: size > 1000 ? 8 : 4, turn)
    {
      let rows = column.sortedRows(
        direction: direction, threads: threads)
      #expect(
        fault(in: rows, of: column, direction) == nil,
        "\(direction) on \(threads) threads")
    }
  }

  @Test func everyFormOfSortingGivesTheSameOrder() throws {
    let collator = try Collator("da")
    let oracle = try ICUOracle("da")
    checkProperty("forms of sorting", runs: 60, lists) { texts in
      try holdUnlessKnown(texts, by: oracle) { () throws(Falsified) in
        for direction in [SortDirection.ascending, .descending] {
          let rows = rowsSorted(texts, by: oracle, direction)
          for threads in [1, 2, 3, 8] {
            let column = SortKeyColumn(
              texts, collator: collator, threads: threads)
            try holdEqual(
              column.sortedRows(
                direction: direction, threads: threads), rows)
          }
          try holdForms(texts, rows, direction, by: collator)
        }
      }
    }
  }

  /// Throws unless every way of asking for a sort gives these rows.
  private func holdForms(
    _ texts: [String], _ rows: [Int], _ direction: SortDirection,
    by collator: Collator
  ) throws(Falsified) {
    let people = texts.enumerated().map { Person(name: $1, id: $0) }
    try holdSame(
      texts.sorted(by: collator, direction: direction),
      rows.map { texts[$0] })
    try holdEqual(
      people.sorted(
        by: collator, on: \.name, direction: direction
      ).map(\.id), rows)
    try holdEqual(
      people.sorted(
        by: collator, on: { $0.name }, direction: direction
      ).map(\.id), rows)
    try holdEqual(
      people.sorted(
        by: [SortField(collator, on: \.name, direction: direction)]
      ).map(\.id), rows)
  }

  @Test func laterFieldsDecideWhereEarlierOnesAreEqual() throws {
    let families = try Collator("hu")
    let givens = try Collator("sv")
    let familyOracle = try ICUOracle("hu")
    let givenOracle = try ICUOracle("sv")
    let names = Gen<[String]>.list(
      of: .element(of: ["", "csak", "cukor", "Csak", "ö", "o\u{308}", "z"]))
    checkProperty("fields", runs: 60, Gen.both(names, names)) { first, second in
      let count = min(first.count, second.count)
      let pairs = (0..<count).map { (row: $0, first[$0], second[$0]) }
      for (one, other) in Self.directions {
        let sorted = pairs.sorted(by: [
          SortField(families, on: { $0.1 }, direction: one),
          SortField(givens, on: { $0.2 }, direction: other),
        ])
        // Stable sorts by the last field first come to the same.
        let bySecond = rowsSorted(second, by: givenOracle, other)
          .filter { $0 < count }
        let byFirst = rowsSorted(
          bySecond.map { first[$0] }, by: familyOracle, one)
        try holdEqual(sorted.map(\.row), byFirst.map { bySecond[$0] })
        let columns = [
          (
            SortKeyColumn(Array(first.prefix(count)), collator: families), one
          ),
          (
            SortKeyColumn(Array(second.prefix(count)), collator: givens), other
          ),
        ]
        try holdEqual(
          SortKeyColumn.sortedRows(of: columns, threads: 2),
          sorted.map(\.row))
      }
    }
  }

  @Test func manyRowsOfTwoFieldsSortAlikeOnAnyNumberOfThreads() throws {
    let collator = try Collator("en")
    let count = PropertyRuns.areAll ? 70_000 : 17_000
    let first = SortKeyColumn(
      Shape.fewValues.texts(count), collator: collator)
    let second = SortKeyColumn(
      Shape.longPrefix.texts(count), collator: collator)
    let expected = (0..<count).sorted { left, right in
      let order = first.compare(left, right)
      if order != .equal { return order == .greater }
      let next = second.compare(left, right)
      return next == .equal ? left < right : next == .less
    }
    for threads in [1, 2, 3, 8].sampled(oneIn: 4, 1) {
      let rows = SortKeyColumn.sortedRows(
        of: [(first, .descending), (second, .ascending)],
        threads: threads)
      #expect((rows == expected) == true, "on \(threads) threads")
    }
  }

  @Test func keysOfAnyLengthSortAsTheirBytes() {
    // Many keys begin alike and end where one word of eight bytes, or two, end.
    let key = Gen<[UInt8]>(
      make: { numbers, _ in
        let length = 8 * numbers.number(in: 0...3) + numbers.number(in: 0...3)
        var key = [UInt8](repeating: 7, count: length)
        for _ in 0..<2 where length > 0 && numbers.chance(oneIn: 2) {
          key[numbers.number(in: 0...length - 1)] = numbers.pick([1, 8, 255])
        }
        // A key of 7 or 15 bytes and its 00 fill one word or two.
        return Array(key.dropLast())
      },
      simplify: { key, stillFails in
        key.indices.map { Array(key[..<$0]) }.first(where: stillFails)
      })
    let keys = Gen<[[UInt8]]>.list(of: key)
    checkProperty("keys of bytes", runs: 100, Gen.both(keys, keys)) {
      first, second in
      let count = min(first.count, second.count)
      let columns = [first, second].map { keys in
        var rows: [Range<Int>] = []
        for key in keys.prefix(count) {
          let start = rows.last?.upperBound ?? 0
          rows.append(start..<start + key.count)
        }
        return SortKeyColumn(
          bytes: Array(keys.joined()).span, rows: rows, foldsCase: false)
      }
      for (one, other) in Self.directions {
        let expected = (0..<count).sorted { left, right in
          for (keys, direction) in [(first, one), (second, other)]
          where keys[left] != keys[right] {
            return keys[left].lexicographicallyPrecedes(keys[right])
              == (direction == .ascending)
          }
          return left < right
        }
        let rows = SortKeyColumn.sortedRows(
          of: [(columns[0], one), (columns[1], other)])
        try holdEqual(rows, expected)
      }
    }
  }

  @Test func noFieldsLeaveTheOrderAlone() {
    let none: [SortField<Int>] = []
    #expect([3, 1, 2].sorted(by: none) == [3, 1, 2])
  }

  static let directions: [(SortDirection, SortDirection)] = [
    (.ascending, .ascending), (.ascending, .descending),
    (.descending, .ascending), (.descending, .descending),
  ]

  @Test func substringsSortAsTheirStrings() throws {
    let collator = try Collator("hu")
    let text = "gyufa,cukor,csak,gomb,ő,o"
    #expect(
      text.split(separator: ",").sorted(by: collator)
        == ["cukor", "csak", "gomb", "gyufa", "o", "ő"])
  }

  @Test func aThrowingKeyStopsTheSort() throws {
    let collator = try Collator("en")
    #expect(throws: Falsified.self) {
      try [1, 2].sorted(by: collator) { number throws(Falsified) -> String in
        throw Falsified("\(number)")
      }
    }
  }

  private var lists: Gen<[String]> {
    let texts = Gen<[String]>.list(of: .texts)
    return Gen(
      make: { numbers, size in
        // Some again and some alike, so that there are ties.
        var list = texts.make(&numbers, size)
        list += Gen<[String]>.relatives(1 + size / 2).make(&numbers, size)
        list += list.filter { _ in numbers.chance(oneIn: 4) }
        return list.shuffled(using: &numbers)
      }, simplify: texts.simplify, show: texts.show)
  }

  static let sizes: [Int] =
    [0, 1, 2, 3, 31, 32, 33, 34, 200, 1000, 2047, 2048, 2049]
    + [16_385, 16_384, 16_383, 65_537, 65_536, 65_535].sampled(oneIn: 6)
}

struct Person {
  let name: String
  let id: Int
}

/// Compares texts scalar by scalar, where `==` would take equivalent ones for
/// the same.
func holdSame(_ found: [String], _ expected: [String]) throws(Falsified) {
  try holdEqual(found.map { Array($0.utf8) }, expected.map { Array($0.utf8) })
}

/// The rows in the stable order of ICU's comparison.
///
/// By insertion, so that nothing hangs on the stability of `sort`.
func rowsSorted(
  _ texts: [String], by oracle: ICUOracle,
  _ direction: SortDirection = .ascending
) -> [Int] {
  let sign = direction == .ascending ? 1 : -1
  var rows: [Int] = []
  for row in texts.indices {
    let place = rows.lastIndex {
      sign * oracle.compare(texts[$0], texts[row]) <= 0
    }
    rows.insert(row, at: place.map { $0 + 1 } ?? 0)
  }
  return rows
}

/// What keeps rows from being in the stable order of their keys: a row that is
/// missing, or one that comes too early.
func fault(
  in rows: [Int], of column: SortKeyColumn, _ direction: SortDirection
) -> String? {
  var isThere = [Bool](repeating: false, count: column.count)
  for row in rows { isThere[row] = true }
  if rows.count != column.count || isThere.contains(false) {
    return "not a permutation"
  }
  let wrong: CollationOrder = direction == .ascending ? .greater : .less
  for (row, next) in zip(rows, rows.dropFirst()) {
    let order = column.compare(row, next)
    if order == wrong { return "row \(row) comes before row \(next)" }
    if order == .equal, row > next { return "rows \(row), \(next) exchanged" }
  }
  return nil
}
