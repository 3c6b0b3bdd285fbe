import Testing

@testable import ThumbIndex

/// From one small list to each other: as few sections move as possible, then as
/// few rows of each section that stays.
@Suite struct FewestMovesTests {
  private struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    let group: Int
  }

  private func list(_ groups: [Int], _ rows: [Row]) -> IndexedList<Row> {
    IndexedList(
      rows, groupedBy: \.group, order: .listed(groups), emptySections: .kept)
  }

  @Test func asFewRowsMoveAsPossible() {
    let old = list([0], (0..<5).map { Row(id: $0, group: 0) })
    for count in 0...5 {
      for ids in arrangements(of: Array(0...5), count) {
        let changes = old.changes(
          to: list([0], ids.map { Row(id: $0, group: 0) }))
        let stay = ids.filter { $0 < 5 }
        #expect(
          changes.movedRows.count == stay.count - longestRun(stay), "\(ids)")
        #expect(changes.deletedRows.count == 5 - stay.count)
        #expect(changes.insertedRows.count == ids.count - stay.count)
      }
    }
  }

  @Test func asFewSectionsMoveAsPossible() {
    let rows = (0..<5).map { Row(id: $0, group: $0) }
    let old = list(Array(0..<4), rows)
    for count in 0...5 {
      for groups in arrangements(of: Array(0..<5), count) {
        let changes = old.changes(to: list(groups, rows))
        let stay = groups.filter { $0 < 4 }
        #expect(
          changes.movedSections.count == stay.count - longestRun(stay),
          "\(groups)")
        #expect(changes.deletedSections.count == 4 - stay.count)
        #expect(changes.insertedSections.count == groups.count - stay.count)
        #expect(changes.movedRows.isEmpty && changes.deletedRows.isEmpty)
      }
    }
  }

  @Test func sectionsAreDecidedFirst() {
    let places = [0, 0, 1, 1, 2]
    let rows = places.enumerated().map { Row(id: $0, group: $1) }
    let old = list([0, 1, 2], rows)
    for groups in arrangements(of: [0, 1, 2], 3) {
      for ids in arrangements(of: Array(0..<5), 5) {
        for moved in 0..<3 {
          let new = ids.map { id in
            Row(id: id, group: id == 4 ? moved : places[id])
          }
          let changes = old.changes(to: list(groups, new))
          let inPlace =
            3 - changes.movedSections.count - changes.deletedSections.count
          #expect(inPlace == longestRun(groups))
          let kept = groups.filter { group in
            !changes.deletedSections.contains(group)
              && !changes.movedSections.contains { $0.from == group }
          }
          // Rows of sections that stay move only within or between them.
          let fewest = kept.reduce(0) { sum, group in
            let stay = new.filter {
              $0.group == group && places[$0.id] == group
            }.map(\.id)
            let coming = new.filter {
              $0.group == group && places[$0.id] != group
                && kept.contains(places[$0.id])
            }
            return sum + stay.count - longestRun(stay) + coming.count
          }
          #expect(changes.movedRows.count == fewest, "\(groups) \(new)")
        }
      }
    }
  }

  /// All sequences of some of the numbers.
  private func arrangements(of numbers: [Int], _ count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return numbers.flatMap { first in
      arrangements(of: numbers.filter { $0 != first }, count - 1)
        .map { [first] + $0 }
    }
  }

  /// The length of the longest rising part, found by trying all.
  private func longestRun(_ numbers: [Int]) -> Int {
    var longest = 0
    for choice in 0..<1 << numbers.count {
      let part = numbers.indices.filter { choice >> $0 & 1 == 1 }
        .map { numbers[$0] }
      if part == part.sorted() { longest = max(longest, part.count) }
    }
    return longest
  }
}
