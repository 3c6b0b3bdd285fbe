import Testing

@testable import ThumbIndex

/// Misuse of orders and of whole sections stops with a message.
@Suite struct OrderMisuseTests {
  @Test func movingASectionFromAToZ() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = IndexedList(
        ["Iowa", "Ohio"], collation: try IndexedCollation("en"))
      _ = list.moveSection(list.sections[1].key, to: 0)
    }
    expectStopped(stopped, "section O: only groups by a value can be moved")
  }

  @Test func movingASectionBehindAll() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = numbers()
      _ = list.moveSection(SectionKey(1), to: 2)
    }
    expectStopped(stopped, "position 2 is not in 0..<2")
  }

  @Test func movingASectionOfResultsBehindAll() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var filter = try ListFilter(
        numbers(), searching: [SearchField({ "\($0)" })],
        collator: Collator("en"))
      _ = filter.moveSection(SectionKey(1), to: 2)
    }
    expectStopped(stopped, "position 2 is not in 0..<2")
  }

  @Test func comparingAKeyWithAValue() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let key = FieldKey(of: 1, in: SortField<Int>(on: \.self))
      _ = key.compare(FieldKey(of: 1, in: pairs))
    }
    expectStopped(stopped, "a key is compared with a value")
  }

  @Test func comparingColumnsOfKeysAndValues() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let keys = SortField<Int>(on: \.self).column(of: [1], threads: .one)
      _ = keys.compare(0, with: pairs.column(of: [1], threads: .one), 0)
    }
    expectStopped(stopped, "a key is compared with a value")
  }

  @Test func comparingValuesOfDifferentTypes() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let texts = Values(["a"], isNilLow: true)
      _ = texts.compare(0, with: Values([1], isNilLow: true), 0)
    }
    expectStopped(stopped, "a value is compared with one of another type")
  }
}

/// A value that only `<` orders.
private struct Pair: Comparable {
  var number: Int

  static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

private let pairs = SortField<Int>(on: { Pair(number: $0) })

private func numbers() -> IndexedList<Int> {
  IndexedList(
    [1, 2], groupedBy: \.self, order: .listed([1, 2]), title: { "\($0)" })
}
