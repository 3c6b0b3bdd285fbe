import TestSupport
import Testing

@testable import ThumbIndex

/// Misuse stops with a message that says what was wrong.
@Suite struct ListMisuseTests {
  @Test(arguments: [-1, 2])
  func aLineThatIsNotThere(index: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index] in
      let english = try IndexedCollation("en")
      _ = IndexedList(["Iowa"], collation: english).lines[index]
    }
    expectStopped(stopped, "line \(index) is not in 0..<2")
  }

  @Test func aReplayOfTheChangesOfAnotherList() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = IndexedList(["a", "b"], sortedBy: [])
      var replay = ListReplay(list)
      let changes = list.replaceAll(with: [])
      list.insert("c")
      replay.follow(changes, to: list)
    }
    expectStopped(stopped, "changes from 2 to 0 rows, not 2 to 1")
  }

  @Test func changesInNoSplices() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = sorted()
      _ = list.replaceAll(with: []).splices.joined(toAtMost: 0)
    }
    expectStopped(stopped, "changes cannot be told in 0 splices")
  }

  @Test func changesAppliedToOtherRows() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = sorted()
      var rows = [["a"]]
      list.replaceAll(with: []).apply(to: &rows) { _ in "" }
    }
    expectStopped(stopped, "the changes are those of a list with other rows")
  }

  @Test func aLineOfASectionThatIsNotThere() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let english = try IndexedCollation("en")
      _ = IndexedList(["Iowa"], collation: english).lines.index(ofSection: 1)
    }
    expectStopped(stopped, "section 1 is not in 0..<1")
  }

  @Test func aSectionThatIsNotThere() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = sorted()[RowPath(section: 2, row: 0)] }
    expectStopped(stopped, "row path 2.0: section 2 is not in 0..<2")
  }

  @Test func aRowThatIsNotThere() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = sorted()
      list.remove(at: RowPath(section: 0, row: 2))
    }
    expectStopped(
      stopped, "row path 0.2: row 2 is not in 0..<2, the rows of section 0")
  }

  @Test func aRowBelowZero() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = sorted().row(at: RowPath(section: 0, row: -1)) }
    expectStopped(stopped, "row path 0.-1: row -1 is not in 0..<2")
  }

  @Test func aNumberBeyondAllRows() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = sorted().rowPath(ofRow: 3) }
    expectStopped(stopped, "row 3 is not in 0..<3")
  }

  @Test func aRowBeyondThoseOfASection() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = sorted().sections[1].rows[1] }
    expectStopped(stopped, "row 1 is not in 0..<1")
  }

  @Test func aSectionBeyondThoseShown() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = sorted().sections[2] }
    expectStopped(stopped, "section 2 is not in 0..<2")
  }

  @Test func askingEditsThatKnowNoList() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ListEdits<String>().before
    }
    expectStopped(stopped, "edits gathered without a list")
  }

  @Test func placingByHandInASortedList() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = sorted()
      list.insert(ListEntry(), at: RowPath(section: 0, row: 0))
    }
    expectStopped(
      stopped,
      "rows of a list that is sorted by fields cannot be placed by hand"
    )
  }

  @Test func movingInASortedList() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = sorted()
      list.move(
        from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 1))
    }
    expectStopped(
      stopped,
      "rows of a list that is sorted by fields cannot be placed by hand"
    )
  }

  @Test func movingToASectionThatIsNotThere() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = byHand()
      list.move(
        from: RowPath(section: 0, row: 0), to: RowPath(section: 2, row: 0))
    }
    expectStopped(stopped, "row path 2.0: section 2 is not in 0..<2")
  }

  @Test func askingForTheTargetInASectionThatIsNotThere() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = byHand().targetPath(
        ofMoveFrom: RowPath(section: 0, row: 0),
        to: RowPath(section: 2, row: 0))
    }
    expectStopped(stopped, "target 2.0: section 2 is not in 0..<2")
  }

  @Test func orderingByAKeyThatIsNoGroup() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = byHand()
      list.setSections(order: [SectionKey("Asia")])
    }
    expectStopped(stopped, "section key Asia is no Int")
  }

  @Test func insertingASectionThatCannotBe() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = IndexedList(["a"], sortedBy: [])
      list.insertSection("b")
    }
    expectStopped(stopped, "the list has no section with the key b")
  }

  @Test func twoSectionsAroundTheLettersWithOneKey() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let section = ExtraSection<String>("A", where: { _ in true })
      _ = IndexedList(
        ["b"], by: \.self, collation: try IndexedCollation("en"),
        after: [section])
    }
    expectStopped(stopped, "two sections have the key A")
  }

  @Test func askingWhetherARowThatIsNotThereMayMove() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = byHand().canMove(RowPath(section: 0, row: 2)) }
    expectStopped(
      stopped, "row path 0.2: row 2 is not in 0..<2, the rows of section 0")
  }

  @Test func aRowOfASectionThatIsCollapsed() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var list = sorted()
      list.collapse(SectionKey(0))
      _ = list.row(at: RowPath(section: 0, row: 0))
    }
    expectStopped(stopped, "row path 0.0: section 0 is collapsed")
  }

  @Test func reservingFewerThanNoRows() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = MoveRule<ListEntry>.pinningLast(-1) }
    expectStopped(stopped, "-1 rows cannot be pinned")
  }
}

private let entries = [
  ListEntry(text: "a", group: 0), ListEntry(text: "b", group: 0),
  ListEntry(text: "c", group: 1),
]

private func sorted() -> IndexedList<ListEntry> {
  IndexedList(
    entries, groupedBy: \.group, title: { "\($0)" },
    sortedBy: [SortField(ListKind.collator, on: \.text)])
}

private func byHand() -> IndexedList<ListEntry> {
  IndexedList(
    entries, groupedBy: \.group, order: .listed([0, 1]), title: { "\($0)" })
}
