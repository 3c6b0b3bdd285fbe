import TestSupport
import Testing

@testable import ThumbIndex

/// What a list can be asked, and who is told of its changes.
@Suite struct ListReadingTests {
  private let list = IndexedList(
    ["b1", "a1", "b0", "c0", "a0"], groupedBy: { String($0.prefix(1)) },
    order: .listed(["b", "d", "a", "e"]),
    sortedBy: [SortField(ListKind.collator, on: \.self)], emptySections: .kept)

  @Test func sectionsAreACollectionOfRandomAccess() {
    let sections = list.sections
    #expect(sections.indices == 0..<4)
    #expect(sections.map(\.title) == ["b", "d", "a", "e"])
    #expect(sections.reversed().map(\.position) == [3, 2, 1, 0])
    #expect(sections[1...2].map(\.title) == ["d", "a"])
    #expect(sections.dropFirst(2).first?.rows.last == "a1")
    #expect(sections.index(0, offsetBy: 3) == 3)
    #expect(sections.distance(from: 3, to: 1) == -2)
    #expect(sections.last { !$0.rows.isEmpty }?.title == "a")
  }

  @Test func rowsAreACollectionOfRandomAccess() {
    let rows = list.rows
    #expect(Array(rows) == ["b0", "b1", "a0", "a1"])
    #expect(Array(rows.reversed()) == ["a1", "a0", "b1", "b0"])
    #expect(Array(rows[1..<3]) == ["b1", "a0"])
    #expect(rows.indices == 0..<4)
    #expect(rows.firstIndex(of: "a0") == 2)
    #expect(list.sections[1].rows.isEmpty)
    #expect(Array(list.sections[2].rows.dropLast()) == ["a0"])
  }

  @Test func rowsAndSectionsStayAsTheyWereRead() {
    var list = list
    let rows = list.rows
    let section = list.sections[0]
    list.removeAll { _ in true }
    #expect(Array(rows) == ["b0", "b1", "a0", "a1"])
    #expect(Array(section.rows) == ["b0", "b1"])
    #expect(list.isEmpty)
    #expect(list.sections.count == 4)
  }

  @Test func whatIsNotShownHasNoPath() {
    #expect(list.elements == ["b1", "a1", "b0", "c0", "a0"])
    #expect(list.rowPath(of: "c0") == nil)
    #expect(list.rowPath(of: "a2") == nil)
    #expect(list.position(ofSection: SectionKey("c")) == nil)
    #expect(list.position(ofSection: SectionKey("x")) == nil)
    #expect(list.position(ofSection: SectionKey(1)) == nil)
    #expect(list.position(ofSection: SectionKey("e")) == 3)
  }

  /// Insertions and ids once led to rows of collapsed sections, and asking for
  /// the number of such a row stopped the program.
  @Test func onlyRowsThatAreShownHavePaths() throws {
    struct Person: Identifiable, Equatable {
      let id: String
      var team: String
    }
    let people = [Person(id: "Ann", team: "x"), Person(id: "Cid", team: "y")]
    var list = IndexedList(people, groupedBy: \.team)
    list.collapse("x")
    let bob = Person(id: "Bob", team: "x")
    #expect(list.insert(bob).path == nil)
    #expect(list.rowPath(ofID: "Bob") == nil)
    #expect(list.rowPath(of: bob) == nil)
    #expect(list.rowPath(ofID: "Cid").map { list.row(at: $0) } == 0)
    #expect(list.update(id: "Bob") { _ in }?.path == nil)
    #expect(list.update(id: "Bob") { $0.team = "y" }?.path?.section == 1)
    #expect(list.update(id: "Bob") { $0.team = "x" }?.path == nil)
    // A search shows the rows.
    var filter = try ListFilter(list, searching: \.id)
    filter.update("b")
    let path = RowPath(section: 0, row: 0)
    #expect(filter.update(id: "Bob") { _ in }?.path == path)
    #expect(filter.listPath(ofResult: path) == nil)
    filter.update { $0.expandsSections = false }
    #expect(filter.update(id: "Bob") { _ in }?.path == nil)
    #expect(filter.resultPath(ofRow: RowPath(section: 0, row: 1)) == nil)
    filter.update("")
    filter.expand("x")
    #expect(filter.list.rowPath(ofID: "Bob") != nil)
    filter.hideSection("x")
    #expect(filter.list.rowPath(ofID: "Bob") == nil)
    #expect(filter.insert(Person(id: "Dan", team: "x")).path == nil)
  }

  @Test func pathsOfNoRowHaveNoNewPath() {
    var list = IndexedList(["a", "b"], sortedBy: [])
    for changes in [
      list.insert("c"), list.setHeader("h", ofSection: list.sections[0].key),
      list.edit { _ in }, list.remove(at: RowPath(section: 0, row: 2)),
    ] {
      for (section, row) in [
        (-1, 0), (0, -1), (0, 3), (1, 0), (.max, .max), (.min, .min),
      ] {
        #expect(
          changes.newPath(ofRow: RowPath(section: section, row: row)) == nil)
      }
    }
  }

  /// Each call once listed all runs of rows.
  @Test func allRowsOfALongListHaveNewPaths() throws {
    var list = IndexedList((0..<4000).map { "\($0)" }, sortedBy: [])
    let changes = list.edit { edits in
      for row in stride(from: 0, to: 4000, by: 2) {
        edits.remove(at: RowPath(section: 0, row: row))
      }
      edits.insert("first", at: RowPath(section: 0, row: 0))
    }
    let rows = (0..<4000).map { RowPath(section: 0, row: $0) }
    #expect(
      rows.map { changes.newPath(ofRow: $0)?.row }
        == rows.map { $0.row % 2 == 0 ? nil : 1 + $0.row / 2 })
    #expect(changes.rows.hasNewPaths, "they are made once")
  }

  @Test func headersAndFootersBelongToTheKey() {
    var list = list
    #expect(
      list.setHeader(7, ofSection: SectionKey("a")).reloadedSections == [2])
    #expect(list.setFooter("f", ofSection: SectionKey("c")).isEmpty)
    list.setSections(order: ["c", "a"].map { SectionKey($0) })
    #expect(list.sections[0].footer as? String == "f")
    #expect(list.sections[0].header == nil)
    #expect(list.sections[1].header as? Int == 7)
    list.replaceAll(with: ["a9"])
    #expect(list.sections[1].header as? Int == 7)
  }

  @Test func anErrorOnTheWayLeavesTheListAsItWas() {
    struct Refusal: Error {}
    var list = list
    let path = RowPath(section: 0, row: 0)
    #expect(throws: Refusal.self) {
      try list.update(at: path) { text throws(Refusal) in
        text = "a5"
        throw Refusal()
      }
    }
    #expect(throws: Refusal.self) {
      try list.edit { edits throws(Refusal) in
        edits.remove(at: path)
        throw Refusal()
      }
    }
    #expect(throws: Refusal.self) {
      try list.removeAll { text throws(Refusal) in
        if text == "a1" { throw Refusal() }
        return true
      }
    }
    #expect(list == self.list)
  }

  @Test func aViewIsToldOfNothingIfNothingChanged() {
    var list = list
    #expect(list.edit { _ in }.updates().isEmpty)
    let path = RowPath(section: 0, row: 2)
    #expect(list.insert("b2").updates() == [.insertRows(at: [path])])
  }
}
