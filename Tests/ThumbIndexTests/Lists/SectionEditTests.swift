import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Sections that somebody inserts, removes, reloads and collapses, and rows at
/// their ends.
@Suite struct SectionEditTests {
  private func grouped(
    _ order: GroupOrder<String>, byHand: Bool = false,
    emptySections: EmptySections = .hidden
  ) -> IndexedList<String> {
    IndexedList(
      ["b1", "a1", "b0"], groupedBy: { String($0.prefix(1)) }, order: order,
      sortedBy: byHand ? [] : [SortField(ListKind.collator, on: \.self)],
      emptySections: emptySections)
  }

  @Test(arguments: [false, true])
  func aSectionIsInsertedEmptyInEveryKindOfGroupedList(byHand: Bool) {
    let orders: [(GroupOrder<String>, [String])] = [
      (.collated(ListKind.collator), ["a", "aa", "b"]),
      (.firstAppearance, ["b", "a", "aa"]),
      (.listed(["b", "aa", "a"]), ["b", "aa", "a"]),
      (.listed(["b", "a"]), ["b", "a", "aa"]),
    ]
    for (order, titles) in orders {
      for empty in [EmptySections.hidden, .kept] {
        var list = grouped(order, byHand: byHand, emptySections: empty)
        let changes = list.insertSection("aa")
        #expect(list.sections.map(\.title) == titles)
        let position = titles.firstIndex(of: "aa")!
        let wasShown = changes.insertedSections.isEmpty
        #expect(wasShown || changes.insertedSections == [position])
        #expect(list.insertSection("aa").isEmpty)
        // It stays without rows, and keeps its place with them.
        list.insert("c9")
        #expect(list.position(ofSection: "aa") == position)
        #expect(list.removeSection("aa").deletedSections == [position])
        #expect(!list.sections.map(\.title).contains("aa"))
        #expect(list.elements.count == 4)
      }
    }
  }

  @Test func aSectionGoesWithItsRowsAndComesBackWithOne() {
    var list = grouped(.listed(["b", "a"]), emptySections: .kept)
    let changes = list.removeSection("b")
    #expect(changes.deletedSections == [0])
    #expect(changes.deletedRows.isEmpty)
    #expect(list.elements == ["a1"])
    #expect(list.sections.map(\.title) == ["a"])
    #expect(list.insert("b5").insertedSections == [0])
    #expect(list.sections.map(\.title) == ["b", "a"])
  }

  @Test func aRowThatABatchNamesOtherwiseIsNotRemovedWithItsSection() {
    var list = grouped(.firstAppearance)
    list.edit { edits in
      edits.removeSection("b")
      edits.replace(at: RowPath(section: 0, row: 0), with: "a0")
    }
    #expect(Array(list.rows) == ["a0", "a1"])
  }

  @Test func titlesCanBeShownWithoutRows() throws {
    let english = try IndexedCollation("en")
    var list = IndexedList(["b"], collation: english)
    list.insertSection("A")
    #expect(list.sections.map(\.title) == ["A", "B"])
    list.removeSection("B")
    #expect(list.sections.map(\.title) == ["A"])
    #expect(list.elements.isEmpty)
  }

  @Test func aReloadOfASectionTakesTheRowsOfABatchWithIt() {
    var list = grouped(.firstAppearance)
    let changes = list.edit { edits in
      edits.reloadSection("b")
      edits.insert("b2")
      edits.remove(at: RowPath(section: 1, row: 0))
      edits.insert("a7")
    }
    #expect(changes.reloadedSections == [0])
    #expect(changes.insertedRows == [RowPath(section: 1, row: 0)])
    #expect(changes.deletedRows == [RowPath(section: 1, row: 0)])
    #expect(
      changes.splices.map { [$0.position, $0.removed, $0.inserted] }
        == [[0, 3, 4]])
  }

  @Test func manyEditsKeepThePlacesOfSectionsThatWereInserted() {
    // Slots are numbered anew meanwhile.
    for byHand in [false, true].sampled(oneIn: 2) {
      var list = grouped(.firstAppearance, byHand: byHand)
      list.insertSection("x")
      list.insert("c0")
      list.insertSection("y")
      list.insert("d0")
      let titles = ["b", "a", "x", "c", "y", "d"]
      #expect(list.sections.map(\.title) == titles)
      for number in 0..<4300 {
        list.insert("d\(number)")
        list.remove(at: list.rowPath(ofRow: list.count - 1))
      }
      #expect(list.slots.generation > 0 || list.slots.elements.slotCount < 5000)
      #expect(list.sections.map(\.title) == titles)
      list.insert(contentsOf: ["y0", "e0", "x0"])
      #expect(list.sections.map(\.title) == titles + ["e"])
    }
  }

  @Test func anErrorInABatchLeavesTheListAsItWas() {
    struct Refusal: Error {}
    var list = grouped(.firstAppearance)
    let old = list
    #expect(throws: Refusal.self) {
      try list.batch { list throws(Refusal) in
        list.insert("z")
        list.collapse("a")
        throw Refusal()
      }
    }
    #expect(list == old)
    #expect(list.collapsedSections.isEmpty)
    #expect(list.batch { _ in }.isEmpty)
    // What comes and goes within is not told.
    #expect(
      list.batch { list in
        list.insert("z")
        list.removeSection("z")
      }.isEmpty)
  }

  @Test func aSectionThatIsKeptStaysBeforeTheOneThatGetsItsFirstRow() {
    for _ in 0..<20 {
      var list = IndexedList(
        ["b1", "c1"], groupedBy: { String($0.prefix(1)) },
        order: .firstAppearance,
        sortedBy: [SortField(ListKind.collator, on: \.self)])
      list.edit { edits in
        edits.replace(at: RowPath(section: 0, row: 0), with: "a1")
        edits.insertSection("b")
      }
      #expect(list.sections.map(\.title) == ["b", "a", "c"])
    }
  }

  /// It kept its place, or one of a numbering that was over: it was lost, or
  /// stood where it had been long ago.
  @Test func aSectionThatComesBackAfterAReplacementComesAtTheEnd() throws {
    var list = IndexedList<String>(
      ["a", "b", "c", "d"], groupedBy: \.self, order: .firstAppearance,
      sortedBy: [SortField(ListKind.collator, on: \.self)])
    list.removeSection("b")
    list.insert("b")
    list.replaceAll(with: ["c", "a", "e"])
    let changes = list.insert("b")
    #expect(changes.insertedSections == [3])
    #expect(list.sections.map(\.title) == ["c", "a", "e", "b"])
    #expect(list.position(ofSection: "b") == 3)
    #expect(list.rowPath(of: "b") == RowPath(section: 3, row: 0))
    try list.checkInvariants()
  }

  @Test(arguments: [true, false])
  func anEmptySectionThatIsRemovedForgetsItsPlace(isByHand: Bool) throws {
    let fields = [SortField<String>(ListKind.collator, on: \.self)]
    var list = IndexedList(
      [String](), groupedBy: \.self, order: .firstAppearance,
      sortedBy: isByHand ? [] : fields)
    list.insertSection("z")
    list.edit { edits in
      edits.insert("a")
      edits.removeSection("z")
      edits.insert("z")
    }
    #expect(list.sections.map(\.title) == ["a", "z"])
  }

  @Test(arguments: [true, false])
  func aSectionThatAnEditRemovesAndInsertsStaysInItsPlace(
    isByHand: Bool
  ) throws {
    let fields = [SortField<String>(ListKind.collator, on: \.self)]
    for rows in [[], ["y"], ["z"], ["z", "y"]] {
      var list = IndexedList(
        [String](), groupedBy: \.self, order: .firstAppearance,
        sortedBy: isByHand ? [] : fields)
      list.insertSection("z")
      list.insertSection("y")
      list.insert(contentsOf: rows)
      list.edit { edits in
        edits.removeSection("z")
        edits.insertSection("z")
      }
      #expect(list.sections.map(\.title) == ["z", "y"])
      #expect(list.sections[0].rows.isEmpty)
    }
  }

  /// Each kept 250 bytes for ever.
  @Test(arguments: [true, false])
  func groupsThatAreNotSeenAgainAreLetGo(isByHand: Bool) throws {
    let fields = [SortField<String>(ListKind.collator, on: \.self)]
    var list = IndexedList(
      ["a", "b"], groupedBy: \.self, sortedBy: isByHand ? [] : fields)
    list.insertSection("kept")
    list.collapse("b")
    var filter = try ListFilter(list, searching: \.self)
    for round in 0..<40 {
      let new = (0..<100).map { "\(100 * round + $0)" }
      list.insert(contentsOf: new)
      list.removeAll { $0 != "a" && $0 != "b" }
      filter.update("\(round % 3)")
      filter.edit { $0.insert(contentsOf: new) }
      filter.edit { edits in
        for key in new { edits.removeSection(SectionKey(key)) }
      }
    }
    filter.update("")
    for list in [list, filter.list, filter.results] {
      #expect(list.groups.groupCount < 2500)
      #expect(list.sections.map(\.title) == ["a", "b", "kept"])
      #expect(list.sections[1].isCollapsed)
      try list.checkInvariants()
    }
    try filter.checkInvariants()
  }

  @Test func aRowThatIsPinnedInAnotherGroupIsAtTheEndThere() {
    let words = ["A a", "B b", "B c"]
    let list = IndexedList(
      words, groupedBy: { String($0.first!) },
      regroup: { $0 = $1 + $0.dropFirst() }, pinnedLast: { $0 == "A b" })
    var moved = list
    moved.move(
      from: RowPath(section: 1, row: 0), to: RowPath(section: 0, row: 0))
    #expect(
      moved.sections.map { Array($0.rows) } == [["A a", "A b"], ["B c"]])
    var inserted = list
    inserted.insert("B b", at: RowPath(section: 0, row: 0))
    #expect(Array(inserted.sections[0].rows) == ["A a", "A b"])
    moved.move(
      from: RowPath(section: 1, row: 0), to: RowPath(section: 0, row: 2))
    #expect(moved.sections.map { Array($0.rows) } == [["A a", "A c", "A b"]])
  }

  @Test func rowsAtTheEndStayThereInEveryList() throws {
    let english = try IndexedCollation("en")
    let isAdd: @Sendable (String) -> Bool = { $0.hasPrefix("+") }
    let words = ["+b", "b", "c", "a"]
    var titled = IndexedList(
      words, by: { $0.replacing("+", with: "") }, collation: english,
      pinnedLast: isAdd)
    titled.insert(contentsOf: ["bz", "+bb", "d"])
    #expect(
      titled.sections.map { $0.rows.joined(separator: " ") }
        == ["a", "b bz +b +bb", "c", "d"])
    // The section of + bears only pinned rows.
    titled.insert("+y")
    #expect(titled.rowPath(forTyped: "e") == nil)
    #expect(titled.rowPath(forTyped: "").map { titled[$0] } == "a")
    var one = IndexedList(
      words, sortedBy: [SortField(english.collator, on: \.self)],
      pinnedLast: isAdd)
    one.insert("z")
    #expect(Array(one.rows) == ["a", "b", "c", "z", "+b"])
    #expect(one.rowPath(forTyped: "zz") == nil)
    #expect(one.rowPath(forTyped: "x")?.row == 3)
    var byHand = IndexedList(words, sortedBy: [], pinnedLast: isAdd)
    #expect(Array(byHand.rows) == ["b", "c", "a", "+b"])
    byHand.insert("z")
    byHand.move(
      from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 4))
    #expect(Array(byHand.rows) == ["c", "a", "z", "b", "+b"])
    let last = RowPath(section: 0, row: 4)
    #expect(!byHand.canMove(last))
    #expect(byHand.move(from: last, to: RowPath(section: 0, row: 0)).isEmpty)
    let first = RowPath(section: 0, row: 0)
    #expect(byHand.canMove(first))
    #expect(byHand.targetPath(ofMoveFrom: first, to: last).row == 3)
    #expect(!one.canMove(first))
    byHand.replace(at: first, with: "+c")
    #expect(Array(byHand.rows) == ["a", "z", "b", "+b", "+c"])
  }

  @Test func sectionsOfTwoOrdersThatMeetCanBeMoved() {
    let order = GroupOrder<String>.collated(ListKind.collator)
    func list(_ rows: [String]) -> IndexedList<String> {
      var list = IndexedList(
        rows, groupedBy: { String($0.prefix(1)) }, order: order)
      // Gives all sections the order that they have.
      list.moveSection(list.sections[0].key, to: 0)
      return list
    }
    // The second section of each list.
    var shown = list(["y", "z"])
    shown.become(list(["a", "b", "z"]))
    let titles = shown.sections.map(\.title)
    #expect(titles.sorted() == ["a", "b", "z"])
    for title in titles {
      for position in titles.indices {
        var moved = shown
        moved.moveSection(SectionKey(title), to: position)
        var wanted = titles.filter { $0 != title }
        wanted.insert(title, at: position)
        #expect(moved.sections.map(\.title) == wanted)
      }
    }
  }

  @Test func aReloadIsToldOfASectionThatWasLetGoSince() {
    var list = IndexedList(
      (0..<5).map { "\($0)" }, groupedBy: { $0 },
      order: .collated(ListKind.collator))
    let old = list
    list.setHeader("header", ofSection: "3")
    let kept = list
    list.remove(at: list.rowPath(of: "3")!)
    // So many sections come and go that those without rows are let go.
    for number in 5..<9_000 {
      list.insert("\(number)")
      list.remove(at: list.rowPath(of: "\(number)")!)
    }
    list.insert("3")
    #expect(old.changes(to: list).reloadedSections == [3])
    #expect(kept.changes(to: list).reloadedSections.isEmpty)
    var undone = list
    #expect(undone.become(old).reloadedSections.isEmpty)
    #expect(undone.sections[3].header as? String == "header")
    #expect(list.changes(to: undone).reloadedSections.isEmpty)
  }
}
