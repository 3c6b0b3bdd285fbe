import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Sets of rows by bits, held against sets of numbers.
@Suite struct RowSetTests {
  @Test func runsAreTheRowsOfARange() {
    checkProperty("runs of a row set", runs: 300, rowSets) { rows in
      let set = RowSet(rows)
      for range in [0..<rowLimit, 1..<64, 63..<64, 64..<129, 70..<70, 5..<200] {
        var found: [Int] = []
        set.forEachRun(in: range) { found += $0 }
        try hold(
          found == Set(rows.joined()).filter(range.contains).sorted(),
          "\(found) in \(range)")
      }
    }
  }

  @Test func aTableNumbersRowsAnew() {
    checkProperty("a row set renumbered", runs: 300, rowSets) { rows in
      // Every third row has no number; the others fall.
      let numbers = (0..<UInt32(rowLimit)).map {
        $0 % 3 == 2 ? .max : UInt32(rowLimit) - 1 - $0
      }
      let set = RowSet(rows).renumbered(numbers, capacity: rowLimit)
      try hold(
        set.rows
          == Set(rows.joined()).map { numbers[$0] }.filter { $0 != .max }
          .sorted(),
        "\(set.rows)")
    }
  }

  @Test func aUnionMovesRows() {
    let sets = Gen.both(rowSets, rowSets)
    checkProperty("a union of row sets", runs: 300, sets) { rows, others in
      for first in [0, 1, 63, 64, 200] {
        var union = RowSet(capacity: first + rowLimit)
        for row in rows.joined() { union.insert(UInt32(row)) }
        union.formUnion(RowSet(others), from: first)
        let moved = others.joined().map { $0 + first }
        let wanted = Set(rows.joined()).union(moved).sorted()
        try hold(union.rows.map { Int($0) } == wanted, "moved by \(first)")
      }
    }
  }

  @Test func aSampleIsFromTheWholeSet() {
    checkProperty("a sample of a row set", runs: 300, rowSets) { rows in
      let all = Set(rows.joined())
      for limit in [1, 4, 64] {
        let sample = RowSet(rows).sample(limit).map { Int($0) }
        try hold(all.isSuperset(of: sample), "\(sample)")
        try hold(sample.first == all.min(), "no first row in \(sample)")
        try hold((all.isEmpty ? 0 : 1)...limit ~= sample.count, "\(sample)")
      }
    }
  }

  @Test func rowsInBlocksAreDividedByTheirPlaces() {
    checkProperty("row blocks divided", runs: 300, rowSets) { rows in
      let all = Set(rows.joined())
      // Blocks of a list: 1,000 rows that begin at a place.
      for first in [0, 1, 200] {
        let slots = (0..<1000).map { Slot(7 * $0 + 3) }
        let blocks = RowBlocks(slots)
        let kept = blocks.rows(at: RowSet(rows), from: first)
        let places = (0..<1000).filter { all.contains($0 + first) }
        let keptSlots = places.map { slots[$0] }
        try hold(kept.blocks.joined().elementsEqual(keptSlots), "kept \(kept)")
        let set = RowSet(rows: keptSlots.map(\.number), capacity: 7010)
        let wanted = blocks.rows(in: set)
        try hold(wanted.slots == kept.slots, "kept of a set")
        for range in [0..<0, 0..<1, 5..<700, 384..<768, 999..<1000] {
          let part = blocks.rows(in: set, at: range)
          try hold(
            part.slots.elementsEqual(
              places.filter(range.contains).map { slots[$0] }),
            "kept at \(range)")
        }
        for part in [kept, wanted] {
          try hold(part.count == keptSlots.count, "count of \(part)")
          try hold(
            part.blocks.allSatisfy {
              (1...RowBlocks.maximumBlockSize).contains($0.count)
            }, "blocks of \(part)")
          try hold(
            part.starts
              == part.blocks.indices.map {
                part.blocks[..<$0].reduce(0) { $0 + $1.count }
              }, "starts of \(part)")
        }
        let others = blocks.rows(notIn: set)
        try hold(
          others.ranges.flatMap { Array($0) }
            == (0..<1000).filter { !all.contains($0 + first) },
          "others \(others)")
        try hold(
          zip(others.ranges, others.ranges.dropFirst()).allSatisfy {
            $0.upperBound < $1.lowerBound
          }, "runs that touch: \(others)")
      }
    }
  }
}

private let rowLimit = 1300

/// Rows by number: single ones, and runs that end at any bit.
private let rowSets = Gen<[Range<Int>]>.list(
  of: Gen { numbers, _ in
    let start = numbers.number(in: 0...rowLimit - 1)
    let length =
      numbers.number(in: 0...1) == 0 ? 1 : numbers.number(in: 1...200)
    return start..<min(start + length, rowLimit)
  })

extension RowSet {
  fileprivate init(_ rows: [Range<Int>]) {
    self.init(capacity: rowLimit)
    for row in rows.joined() { insert(UInt32(row)) }
  }
}
