import TestSupport
import Testing

@testable import ThumbIndex

/// The order of groups after edits, in the cases in which it once was wrong.
@Suite struct GroupOrderTests {
  private func byHand(_ texts: [String]) -> IndexedList<String> {
    IndexedList(texts, groupedBy: { String($0.prefix(1)) })
  }

  private func titles(_ list: IndexedList<String>) -> [String] {
    list.sections.map(\.title)
  }

  @Test func aGroupThatComesBackInABatchComesInItsTurn() {
    var list = byHand(["y0", "a0"])
    list.remove(at: RowPath(section: 0, row: 0))
    list.insert(contentsOf: ["x1", "y1"])
    #expect(titles(list) == ["a", "x", "y"])
    #expect(list == byHand(list.elements))
  }

  @Test func aGroupThatComesAfterSlotsWereNumberedAnewComesLast() {
    var list = byHand(["a0"])
    for _ in 0..<3 {
      list.insert("b0")
      list.insert(contentsOf: (0..<2500).map { "c\($0)" })
      list.insert("d0")
      list.removeAll { $0.hasPrefix("c") }
      list.insert("e0")
      #expect(titles(list) == ["a", "b", "d", "e"])
      for section in list.sections {
        #expect(list.position(ofSection: section.key) == section.position)
      }
      list.removeAll { !$0.hasPrefix("a") }
    }
    #expect(list.slots.generation > 0)
  }

  @Test func elementsOfGroupsNotShownFollowAsTheseGotRows() {
    var list = IndexedList(
      ["a0"], groupedBy: { String($0.prefix(1)) }, order: .listed(["a"]),
      regroup: { row, group in row = group + row.dropFirst() })
    // The group of b is known, but has no row yet.
    list.insert("b0", at: RowPath(section: 0, row: 0))
    list.insert(contentsOf: ["c1", "b1"])
    #expect(list.elements == ["a0", "a0", "c1", "b1"])
    #expect(titles(list) == ["a"])
  }

  @Test func emptyGroupsAreKeptInTheCallersOrderOnly() throws {
    let orders: [GroupOrder<String>] = [
      .firstAppearance, .collated(ListKind.collator),
    ]
    for order in orders {
      var list = IndexedList(
        ["a0", "b0"], groupedBy: { String($0.prefix(1)) }, order: order,
        emptySections: .kept)
      let changes = list.remove(at: RowPath(section: 0, row: 0))
      #expect(titles(list) == ["b"])
      #expect(changes.deletedSections == [0])
    }
  }

  @Test func aGroupWhoseFirstRowGoesComesWhereItsNextOneCounts() {
    var list = IndexedList(
      ["a0", "b0", "a1"], groupedBy: { String($0.prefix(1)) },
      sortedBy: [SortField(ListKind.collator, on: \.self)])
    let changes = list.remove(at: RowPath(section: 0, row: 0))
    #expect(titles(list) == ["b", "a"])
    // The section without other changes is the one that moves.
    #expect(changes.movedSections.map(\.from) == [1])
    #expect(changes.movedSections.map(\.to) == [0])
    #expect(changes.deletedRows == [RowPath(section: 0, row: 0)])
  }

  @Test func titlesOfGroupsWithoutRowsLeadToNeighbours() {
    var list = IndexedList(
      ["b0", "d0"], groupedBy: { String($0.prefix(1)) },
      order: .listed(["a", "b", "c", "d", "e"]))
    let positions = { (list: IndexedList<String>, absent) in
      list.indexBar(absent: absent).entries.map(\.target)
    }
    let bar = list.indexBar()
    #expect(bar.entries.map(\.title) == ["a", "b", "c", "d", "e"])
    let targets = [
      IndexBar.AbsentTitle.next: [0, 0, 1, 1, 1],
      .previous: [0, 0, 0, 1, 1], .nearest: [0, 0, 1, 1, 1],
    ]
    for (absent, expected) in targets {
      #expect(
        positions(list, absent) == expected.map { .section($0) }, "\(absent)")
    }
    // Neither the section that is shown nor its rows change, but the bar.
    let keys = ["e", "b", "d", "a"].map { SectionKey($0) }
    let changes = list.setSections(order: keys)
    #expect(changes.deletedSections.isEmpty && changes.insertedSections.isEmpty)
    #expect(changes.indexBarChanged && !changes.isEmpty)
    #expect(list.indexBar().entries.map(\.title) == ["e", "b", "d", "a"])
  }

  /// Whoever stores an order of sections need not know what kind the list is of.
  @Test func anOrderIsThatOfGroupsWhereverTheyComeFrom() throws {
    var cities = IndexedList(
      ["b1", "a1", "c1"], groupedBy: { String($0.prefix(1)) })
    let changes = cities.setSections(order: ["c", "x", "a", "c"])
    #expect(cities.sections.map(\.title) == ["c", "a", "b"])
    #expect(changes.deletedRows.isEmpty && !changes.movedSections.isEmpty)
    cities.insert(contentsOf: ["d1", "x1"])
    #expect(cities.sections.map(\.title) == ["c", "x", "a", "b", "d"])
    var letters = IndexedList(
      ["b", "a"], collation: try IndexedCollation("en"))
    #expect(letters.setSections(order: ["B", "A"]).isEmpty)
    #expect(letters.sections.map(\.title) == ["A", "B"])
  }
}
