import TestSupport
import Testing

@testable import ThumbIndex

/// Filters over collections, and over texts that are out of the ordinary.
@Suite struct FilterOverCollectionTests {
  @Test func elementsStayInTheirOrder() throws {
    var filter = try ListFilter(
      ["b/z", "a/b", "c", "a"].dropFirst(0),
      searching: [SearchField<String> { $0 }])
    #expect(Array(filter.results.rows) == ["b/z", "a/b", "c", "a"])
    filter.update("b")
    #expect(Array(filter.results.rows) == ["b/z", "a/b"])
    filter.edit { edits in
      edits.insert("be")
      edits.move(
        from: RowPath(section: 0, row: 1), to: RowPath(section: 0, row: 0))
    }
    #expect(Array(filter.results.rows) == ["a/b", "b/z", "be"])
  }

  @Test func aFilterMayBeginWithARequest() throws {
    let names = ["Bo", "Anna", "Berit"]
    var filter = try ListFilter(
      names, searching: \.self, request: SearchRequest(showsAllWhenEmpty: false)
    )
    #expect(filter.results.isEmpty && filter.list.count == 3)
    #expect(filter.insert("Beata").isEmpty)
    #expect(filter.update("b").rowCounts.after == 3)
    #expect(filter.update("").rowCounts.after == 0)
    let saved = try ListFilter(
      names, searching: [SearchField(\.self)],
      request: SearchRequest("an", scope: .startsWith))
    #expect(Array(saved.results.rows) == ["Anna"])
    #expect(saved.request.scope == .startsWith)
    #expect(saved.matches(at: RowPath(section: 0, row: 0)).count == 1)
  }

  @Test func anEmptyCollectionHasNoRowsForAnyQuery() throws {
    var filter = try ListFilter(
      [String](), searching: [SearchField<String> { $0 }])
    #expect(filter.results.isEmpty)
    #expect(filter.results == filter.list)
    filter.update("a")
    #expect(filter.results.isEmpty)
    #expect(filter.results.sections.isEmpty)
    let changes = filter.edit { $0.insert("an") }
    #expect(changes.insertedSections == [0])
    #expect(filter.replaceAll(with: []).deletedSections == [0])
    #expect(filter.update("").insertedSections == [0], "it is kept")
  }

  @Test func anEmptyTextMatchesTheEmptyQueryOnly() throws {
    var filter = try ListFilter(
      ["", "a", ""], searching: [SearchField<String> { $0 }])
    #expect(filter.results.count == 3)
    for scope in SearchScope.allCases {
      filter.update("a", scope: scope)
      #expect(Array(filter.results.rows) == ["a"])
      filter.update(" ", scope: scope, matching: .words)
      #expect(filter.results.count == 3)
      #expect(!filter.isSearching)
    }
  }

  @Test func aLongTextIsFoundByItsEnd() throws {
    let long = String(repeating: "Straße äöü ", count: 20_000) + "Zürich"
    var filter = try ListFilter(
      [long, "Zug", long + "!"], searching: [SearchField<String> { $0 }])
    filter.update("zurich")
    #expect(filter.results.count == 2)
    filter.update("zurich!")
    #expect(filter.results.count == 1)
    filter.update("strasse a", scope: .startsWith)
    #expect(filter.results.count == 2)
    let changes = filter.edit {
      $0.replace(at: RowPath(section: 0, row: 0), with: "Strasse am")
    }
    #expect(changes.reloadedRows == [RowPath(section: 0, row: 0)])
    #expect(filter.matches(at: RowPath(section: 0, row: 0)).count == 1)
  }

  @Test func aQueryMayBeLongerThanAllTexts() throws {
    var filter = try ListFilter(
      ["a", "ab"], searching: [SearchField<String> { $0 }])
    filter.update(String(repeating: "ab", count: 5000))
    #expect(filter.results.isEmpty)
    filter.update("ab")
    #expect(filter.results.count == 1)
  }

  @Test func aBodyThatThrowsEditsNothing() throws {
    struct Stop: Error {}
    var filter = try ListFilter(["a"], searching: [SearchField<String> { $0 }])
    #expect(throws: Stop.self) {
      try filter.edit { edits throws(Stop) in
        edits.insert("b")
        throw Stop()
      }
    }
    #expect(filter.list.count == 1)
  }

  @Test func aRowMovedByHandIsNotSaidToShowSomethingElse() throws {
    var filter = try ListFilter(
      ["a", "ab", "b", "ac"], searching: [SearchField<String> { $0 }])
    filter.update("a")
    let changes = filter.move(
      from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 0))
    #expect(Array(filter.results.rows) == ["ac", "a", "ab"])
    #expect(changes.movedRows.map(\.isReloaded) == [false])
    #expect(changes.reloadedRows.isEmpty)
    // Past what is not shown: nothing is to be told.
    var edits = ListEdits<String>()
    edits.move(
      from: RowPath(section: 0, row: 3), to: RowPath(section: 0, row: 0))
    #expect(filter.apply(edits).isEmpty)
  }
}
