import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Rows that are sorted by the first words of their keys, and by more where
/// those are equal.
@Suite struct KeyStretchTests {
  @Test(arguments: ["en", "da", "ja", "th", "fr-CA"])
  func anyBoundGivesTheOrderOfWholeKeys(id: String) throws {
    let collator = try Collator(id)
    checkProperty("bounds in \(id)", runs: 40, Self.lists) { texts in
      try holdOrders(of: texts, collator)
    }
  }

  @Test(arguments: OptionGrid.all.sampled(oneIn: 4))
  func anyBoundGivesTheOrderOfWholeKeysWithAnyOptions(
    grid: OptionGrid
  ) throws {
    for id in grid.locales.prefix(1) {
      let collator = try Collator(id, options: grid.options)
      checkProperty("bounds with \(grid) in \(id)", runs: 5, Self.lists) {
        try holdOrders(of: $0, collator)
      }
    }
  }

  @Test func anyBoundGivesTheOrderOfWholeKeysFromTheTable() throws {
    for id in ["pl", "de", "uk", "hu"] {
      let collator = try Collator(id)
      collator.fillTable()
      checkProperty("bounds from the table in \(id)", runs: 40, Self.lists) {
        try holdOrders(of: $0, collator)
      }
    }
  }

  @Test func laterKeysAreMadeOfEqualRowsOnly() throws {
    let collator = try Collator("en")
    let first = ["b", "a", "b", "c"]
    let asked = Locked<[[UInt32]?]>([])
    let order = RowOrder(
      of: 4,
      by: [
        RowKey(nil, .ascending) { rows, stretch, threads in
          KeyStarts(first, rows, stretch, collator, threads: threads)
        },
        RowKey(nil, .descending) { rows, stretch, threads in
          asked.withLock { $0.append(rows) }
          return KeyStarts(
            ["1", "2", "3", "4"], rows, stretch, collator, threads: threads)
        },
      ], threads: .one)
    #expect(order.rows == [1, 2, 0, 3])
    #expect(asked.withLock { $0 } == [[0, 2]])
  }

  @Test func tiesAreThoseOfTheOrder() throws {
    let texts = ["b", "a", "B", "a", "c", "a"]
    let collator = try Collator("en", options: .init(strength: .primary))
    let order = RowOrder(
      of: 6, by: [key(texts, collator, .ascending)], threads: .one)
    #expect(order.rows == [1, 3, 5, 0, 2, 4])
    #expect(order.ties == [0..<3, 3..<5])
    #expect(order.distinctRows == [1, 0, 4])
  }

  /// Texts that are equal for long cost a little more than their keys: each
  /// stretch is four times as long as the one before.
  @Test(arguments: ["a", "ab ", "aa", "1", "日本", "\u{301}", "가", "\u{AD}"])
  func equalBeginningsStayLinear(piece: String) throws {
    for (id, options) in [
      ("en", CollatorOptions()), ("da", CollatorOptions(numeric: true)),
    ] {
      let collator = try Collator(id, options: options)
      let (rows, length) = PropertyRuns.areAll ? (500, 100_000) : (40, 20_000)
      let start = String(repeating: piece, count: length / piece.utf8.count)
      let texts = (0..<rows).map { start + "\($0 % 7)" }
      let whole = SortKeyColumn(texts, collator: collator)
      let made = Locked((keys: 0, words: 0))
      let order = RowOrder(
        of: rows,
        by: [
          RowKey(nil, .ascending) { rows, stretch, threads in
            let keys = KeyStarts(
              texts, rows, stretch, collator, threads: threads)
            // Those before the stretch were made, too.
            let words =
              keys.storage.wordCount + stretch.start * keys.storage.count
            made.withLock { $0 = ($0.keys + 1, $0.words + words) }
            return keys
          }
        ], threads: .one)
      let expected = (0..<rows).sorted { ($0 % 7, $0) < ($1 % 7, $1) }
      #expect((order.rows.map { Int($0) } == expected) == true)
      let (keys, words) = made.withLock { $0 }
      #expect(keys <= 9, "\(id)")
      #expect(words <= 3 * whole.storage.wordCount + 4 * rows, "\(id)")
    }
  }

  @Test func longTextsTakeNoMoreMemoryThanShortOnes() throws {
    let collator = try Collator("pl")
    for length in [100, 1000, 100_000] {
      let texts = ["ą", "b", "ź"].map {
        $0 + String(repeating: "źdźbło ", count: length / 10)
      }
      let keys = KeyStarts(texts, nil, .first, collator, threads: .one)
      #expect(keys.storage.size == 3 * (12 + 32))
    }
  }

  /// In Danish, `aa` may be another letter at each place.
  @Test func aTextThatCanOnlyBeCutFarBehindIsReadOnce() throws {
    let texts = [String(repeating: "a", count: 20_000) + "12"]
    let danish = KeyStarts(
      texts, nil, .first, try Collator("da"), threads: .one)
    #expect(danish.bound == .max)
    let english = KeyStarts(
      texts, nil, .first, try Collator("en"), threads: .one)
    #expect(english.bound == 4)
  }

  /// Texts that begin alike, for about as long as a stretch is, or longer.
  private static let lists: Gen<[String]> = Gen(
    make: { numbers, size in
      var texts = Gen<[String]>.relatives(2 + size / 4).make(&numbers, size)
      texts += Gen<[String]>.list(of: .texts).make(&numbers, size)
      let start = Gen<String>.texts.make(&numbers, size)
      let plain = String(
        repeating: "x", count: numbers.pick([0, 0, 7, 16, 40, 300]))
      return texts.map {
        numbers.chance(oneIn: 3)
          ? $0 : plain + (numbers.chance(oneIn: 3) ? "" : start) + $0
      }
    },
    simplify: { Gen<[String]>.list(of: .texts).simplify($0, $1) },
    show: { Gen<[String]>.list(of: .texts).show($0) })

  private func holdOrders(
    of texts: [String], _ collator: Collator
  ) throws(Falsified) {
    let whole = SortKeyColumn(texts, collator: collator)
    for direction in [SortDirection.ascending, .descending] {
      let expected = (0..<texts.count).sorted { left, right in
        let order = whole.compare(left, right)
        if order == .equal { return left < right }
        return (order == .less) == (direction == .ascending)
      }
      for end in 1...5 {
        for threads in [1, 2] {
          let order = RowOrder(
            of: texts.count, by: [key(texts, collator, direction)],
            from: KeyStretch(start: 0, end: end), threads: ThreadCount(threads))
          try holdEqual(order.rows.map { Int($0) }, expected)
          try holdTies(order, whole)
        }
      }
    }
  }

  private func holdTies(
    _ order: RowOrder, _ keys: SortKeyColumn
  ) throws(Falsified) {
    let isTied = order.rows.indices.dropFirst().map { place in
      keys.compare(Int(order.rows[place - 1]), Int(order.rows[place])) == .equal
    }
    var found = [Bool](repeating: false, count: isTied.count)
    for tie in order.ties {
      for place in tie.dropLast() { found[place] = true }
    }
    try holdEqual(found, isTied)
  }

  private func key(
    _ texts: [String], _ collator: Collator, _ direction: SortDirection
  ) -> RowKey {
    RowKey(nil, direction) { rows, stretch, threads in
      KeyStarts(texts, rows, stretch, collator, threads: threads)
    }
  }
}
