import Testing

@testable import ThumbIndex

/// Rows that stay first or last, and where others go beside them.
@Suite struct PlacementTests {
  private struct Stop: Identifiable, Equatable, Sendable {
    var id: String
    var day = 1
    var isFirst = false
    var isLast = false
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  private func list(
    _ ids: String..., rule: MoveRule<Stop> = .free
  ) -> IndexedList<Stop> {
    var list = IndexedList(
      ids.map { Stop(id: $0) }, groupedBy: \.day,
      order: .sorted([SortField(on: \.self)]), regroup: { $0.day = $1 })
    list.moveRule = rule
    return list
  }

  private func ids(_ list: IndexedList<Stop>) -> [String] {
    list.rows.map(\.id)
  }

  /// It went behind the reserved row.
  @Test func anInsertionGoesBeforeTheRowThatStaysLast() {
    var list = list("a", "b", "add", rule: .pinningLast(1))
    #expect(list.insert(Stop(id: "new")).path == path(2))
    #expect(ids(list) == ["a", "b", "new", "add"])
    list.insert(Stop(id: "end"), at: path(9))
    #expect(ids(list) == ["a", "b", "new", "end", "add"])
    #expect(!list.canMove(path(4)))
  }

  /// It took the place of the reserved row.
  @Test func anInsertionGoesBehindTheRowThatStaysFirst() {
    var list = list("top", "a", "b", rule: .pinningFirst(1))
    #expect(list.targetPath(ofInsertionAt: path(0)) == path(1))
    #expect(list.insert(Stop(id: "new"), at: path(0)).path == path(1))
    #expect(list.move(from: path(3), to: path(0)).path == path(1))
    #expect(ids(list) == ["top", "b", "new", "a"])
  }

  /// It was looked for where rows are that stay nowhere.
  @Test func aRowThatStaysByTheRuleIsFoundBehindOneWhoseElementSaysSo() {
    var list = IndexedList(
      ["a", "b"].map { Stop(id: $0) }, sortedBy: [],
      pinnedLast: \.isLast)
    list.moveRule = .pinningLast(1)
    list.insert(Stop(id: "add", isLast: true), at: path(1))
    #expect(ids(list) == ["a", "add", "b"])
    #expect(list.rowPath(of: Stop(id: "b")) == path(2))
  }

  @Test func elementsMayNameRowsAtBothEnds() {
    let stops = [
      Stop(id: "z", isLast: true), Stop(id: "b"), Stop(id: "t", isFirst: true),
      Stop(id: "a"),
    ]
    var byHand = IndexedList(
      stops, sortedBy: [], pinnedFirst: \.isFirst, pinnedLast: \.isLast)
    var sorted = IndexedList(
      stops, sortedBy: [SortField(on: \.id)], pinnedFirst: \.isFirst,
      pinnedLast: \.isLast)
    #expect(ids(byHand) == ["t", "b", "a", "z"])
    #expect(ids(sorted) == ["t", "a", "b", "z"])
    for stop in [
      Stop(id: "0"), Stop(id: "u", isFirst: true), Stop(id: "y", isLast: true),
    ] {
      byHand.insert(stop)
      sorted.insert(stop)
    }
    #expect(ids(byHand) == ["t", "u", "b", "a", "0", "z", "y"])
    #expect(ids(sorted) == ["t", "u", "0", "a", "b", "y", "z"])
    byHand.update(id: "a") { $0.isFirst = true }
    #expect(ids(byHand) == ["t", "u", "a", "b", "0", "z", "y"])
    byHand.insert(Stop(id: "v", isFirst: true), at: path(1))
    #expect(ids(byHand) == ["t", "v", "u", "a", "b", "0", "z", "y"])
  }

  @Test func pinnedRowsAreFollowedWhereverTheyGo() {
    var list = list(
      "top", "a", "end", rule: .pinningFirst(1).then(.pinningLast(1)))
    list.update(id: "end") { $0.id = "END" }
    list.insert(Stop(id: "b"))
    #expect(ids(list) == ["top", "a", "b", "END"])
    // Another section has no such rows of its own, until they come.
    list.insert(contentsOf: [Stop(id: "x", day: 2), Stop(id: "y", day: 2)])
    list.update(id: "END") { $0.day = 2 }
    list.update(id: "top") { $0.day = 2 }
    list.insert(Stop(id: "w", day: 2))
    #expect(ids(list) == ["a", "b", "top", "x", "y", "w", "END"])
    list.move(from: path(0), to: RowPath(section: 1, row: 0))
    #expect(ids(list) == ["b", "top", "a", "x", "y", "w", "END"])
  }

  @Test func pinnedRowsAreFollowedIntoOtherLists() {
    let rule = MoveRule<Stop>.pinningFirst(1).then(.pinningLast(1))
    var list = list("top", "a", "end", rule: rule)
    let kept = list
    let news = ["end", "b", "top", "a"].map { Stop(id: $0) }
    let changes = list.replaceAll(with: news)
    #expect(ids(list) == ["top", "b", "a", "end"])
    #expect(changes.insertedRows == [path(1)])
    #expect(changes.movedRows.isEmpty)
    #expect(changes.newPath(ofRow: path(2)) == path(3))
    list.remove(id: "end")
    list.become(kept)
    #expect(ids(list) == ["top", "a", "end"])
    list.insert(Stop(id: "c"))
    #expect(ids(list) == ["top", "a", "c", "end"])
    // Sorted by something, none is pinned; by hand again, the first and last.
    list.become(
      IndexedList(Array(list.rows), sortedBy: [SortField(on: \.id)]))
    #expect(ids(list) == ["a", "c", "end", "top"])
    list.become(IndexedList(Array(list.rows), sortedBy: []))
    list.insert(Stop(id: "d"), at: path(0))
    #expect(ids(list) == ["a", "d", "c", "end", "top"])
  }

  @Test func aRuleThatIsSetAnewPinsWhatIsThereThen() {
    var list = list("a", "b", "c", rule: .pinningLast(1))
    list.moveRule = .free
    list.move(from: path(2), to: path(0))
    #expect(ids(list) == ["c", "a", "b"])
    list.moveRule = .pinningLast(2)
    list.insert(Stop(id: "d"))
    #expect(ids(list) == ["c", "d", "a", "b"])
  }

  /// It had none.
  @Test func aMoveThatStaysInItsPlaceHasItsPath() throws {
    var list = list("top", "a", "b", rule: .pinningFirst(1))
    #expect(list.move(from: path(0), to: path(2)).path == path(0))
    #expect(list.move(from: path(1), to: path(1)).path == path(1))
    #expect(list.move(from: path(1), to: path(0)).path == path(1))
    var filter = try ListFilter(list, searching: \.id)
    filter.update("o")
    let stays = filter.move(from: path(0), to: path(0))
    #expect(stays.isEmpty && stays.path == path(0))
  }

  /// The results judged their own paths, and the move those of the list.
  @Test func aFilterTellsAMoveAsItIsMade() throws {
    var list = IndexedList([0, 1, 2, 3, 4], sortedBy: [])
    list.moveRule = MoveRule(canMove: { _, path in path.row > 0 }) {
      _, _, target in
      RowPath(section: target.section, row: max(target.row, 1))
    }
    var filter = try ListFilter(list, searching: { "\($0)" })
    filter.update { $0.predicate = { $0 % 2 == 1 || $0 == 4 } }
    #expect(Array(filter.results.rows) == [1, 3, 4])
    #expect(filter.canMove(path(0)))
    #expect(filter.targetPath(ofMoveFrom: path(2), to: path(0)) == path(0))
    #expect(filter.move(from: path(2), to: path(0)).path == path(0))
    #expect(Array(filter.list.rows) == [0, 4, 1, 2, 3])
    filter.update { $0.predicate = { $0 % 2 == 0 } }
    #expect(!filter.canMove(path(0)))
    #expect(filter.targetPath(ofMoveFrom: path(2), to: path(0)) == path(1))
    #expect(filter.move(from: path(2), to: path(0)).path == path(1))
  }

  @Test func aDropAmongResultsGoesBetweenPinnedRows() throws {
    let list = list(
      "top", "a", "x", "b", "end",
      rule: .pinningFirst(1).then(.pinningLast(1)))
    var filter = try ListFilter(list, searching: \.id)
    filter.update { $0.predicate = { $0.id != "x" } }
    for row in -1...6 {
      var filter = filter
      let target = filter.targetPath(ofInsertionAt: path(row))
      #expect(target == path(max(1, min(row, 3))))
      #expect(filter.insert(Stop(id: "n"), at: path(row)).path == target)
      #expect(filter.list.rows.first?.id == "top")
      #expect(filter.list.rows.last?.id == "end")
    }
  }

  /// To ask where a row goes changes no object.
  @Test func aQuestionChangesNoElement() {
    final class Song {
      var album: String
      init(_ album: String) { self.album = album }
    }
    let songs = ["x", "x", "y"].map { Song($0) }
    let list = IndexedList(
      songs, groupedBy: { $0.album }, regroup: { $0.album = $1 },
      pinnedLast: { $0.album == "y" })
    let target = RowPath(section: 1, row: 0)
    #expect(list.targetPath(ofMoveFrom: path(0), to: target) == target)
    #expect(songs.map(\.album) == ["x", "x", "y"])
  }

  @Test func aRuleMayLeadWhereASearchShowsNothing() throws {
    var list = list("a", "b")
    list.insert(Stop(id: "c", day: 2))
    list.moveRule = MoveRule { _, _, _ in RowPath(section: 1, row: 0) }
    var filter = try ListFilter(list, searching: \.id)
    filter.update("a")
    #expect(filter.targetPath(ofMoveFrom: path(0), to: path(0)) == nil)
    #expect(filter.move(from: path(0), to: path(0)).path == path(0))
    #expect(filter.results.sections[0].title == "2")
  }
}
