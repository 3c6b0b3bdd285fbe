import TestSupport
import Testing

@testable import ThumbIndex

/// What changes say beside the rows and sections that a view deletes, inserts,
/// moves and reloads.
@Suite struct WhatViewsAreToldTests {
  private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private func path(_ section: Int, _ row: Int) -> RowPath {
    RowPath(section: section, row: row)
  }

  private func list(_ names: [String]) throws -> IndexedList<Person> {
    IndexedList(
      names.enumerated().map { Person(id: $0.offset, name: $0.element) },
      by: \.name, collation: try IndexedCollation("en"))
  }

  // MARK: Rows

  @Test func aRowIsFoundThatLeavesADeletedSectionForAnInsertedOne() throws {
    var people = try list(["Adams", "Dunn", "Frank"])
    let changes = people.update(at: path(1, 0)) { $0.name = "Egan" }
    #expect(changes.deletedSections == [1] && changes.insertedSections == [1])
    #expect(changes.newPath(ofRow: path(1, 0)) == path(1, 0))
    #expect(changes.keptRanges.map(\.from.paths) == [[path(1, 0)]])
    #expect(changes.keptRanges.map(\.to.paths) == [[path(1, 0)]])
    // From a section that stays to one that comes, and back.
    var more = try list(["Adams", "Dunn", "Dyer", "Frank"])
    let gone = more.update(at: path(1, 0)) { $0.name = "Egan" }
    #expect(gone.newPath(ofRow: path(1, 0)) == path(2, 0))
    #expect(gone.keptRanges.map(\.to.paths) == [[path(2, 0)]])
    let back = more.update(at: path(2, 0)) { $0.name = "Dunn" }
    #expect(back.newPath(ofRow: path(2, 0)) == path(1, 0))
    #expect(back.newPath(ofRow: path(3, 0)) == path(2, 0))
    #expect(back.keptRanges.map(\.from.paths) == [[path(2, 0)]])
  }

  @Test func rowsOfAReloadedSectionAreFound() throws {
    var people = try list(["Ada", "Al", "Amy", "Bo"])
    let key = people.sections[0].key
    let footer = people.setFooter("three", ofSection: key)
    #expect(footer.newPath(ofRow: path(0, 2)) == path(0, 2))
    #expect(footer.keptRanges.map(\.from.rows) == [0..<3])
    let edit = people.edit { edits in
      edits.reloadSection(key)
      edits.remove(at: path(0, 1))
      edits.insert(Person(id: 9, name: "Abe"))
      edits.replace(at: path(1, 0), with: Person(id: 3, name: "Ann"))
    }
    // Abe, Ada, Amy, Ann
    #expect(edit.reloadedSections == [0] && edit.deletedSections == [1])
    #expect(
      [path(0, 0), path(0, 1), path(0, 2), path(1, 0)]
        .map { edit.newPath(ofRow: $0) }
        == [path(0, 1), nil, path(0, 2), path(0, 3)])
    #expect(edit.keptRanges.map(\.from.rows) == [0..<1, 2..<3, 0..<1])
    #expect(edit.keptRanges.map(\.to.rows) == [1..<2, 2..<3, 3..<4])
  }

  @Test func rowsThatReplaceRowsOfTheSameIDsAreFound() throws {
    var people = try list(["Ada", "Bo", "Cy"])
    let changes = people.replaceAll(with: [
      Person(id: 2, name: "Al"), Person(id: 1, name: "Zoe"),
      Person(id: 7, name: "Bo"),
    ])
    #expect(
      (0..<3).map { changes.newPath(ofRow: path($0, 0)) }
        == [nil, path(2, 0), path(0, 0)])
  }

  @Test func ofRowsThatShareAnIDTheFirstIsTheFirst() throws {
    let english = try IndexedCollation("en")
    let rows = ["Cy", "Bo", "Al"].map { Person(id: 1, name: $0) }
    var people = IndexedList(rows, by: \.name, collation: english)
    #expect(people.replaceAll(with: rows).isEmpty)
    let changes = people.replaceAll(with: rows.dropLast())
    #expect(
      (0..<3).map { changes.newPath(ofRow: path($0, 0)) }
        == [path(0, 0), path(1, 0), nil])
  }

  // MARK: Headers

  @Test func headersWhoseCountsOrStatesChangeAreTold() throws {
    var people = try list(["Ada", "Al", "Bo", "Cy"])
    #expect(people.insert(Person(id: 8, name: "Bea")).changedHeaders == [1])
    let renamed = people.update(at: path(0, 0)) { $0.name = "Abe" }
    #expect(renamed.changedHeaders == [])
    let moved = people.update(at: path(1, 0)) { $0.name = "Ann" }
    #expect(moved.changedHeaders == [0, 1])
    let key = people.sections[0].key
    #expect(people.collapse(key).changedHeaders == [0])
    // Nothing else would tell of a header without rows.
    let hidden = people.insert(Person(id: 9, name: "Amy"))
    #expect(hidden.reloadedSections == [0] && hidden.changedHeaders == [])
    #expect(people.expand(key).changedHeaders == [0])
    #expect(people.edit { _ in }.changedHeaders == [])
  }

  @Test func headersOfCollapsedSectionsAreToldDuringASearch() throws {
    var filter = try ListFilter(list(["Ada", "Al", "Bo"]), searching: \.name)
    let key = filter.list.sections[0].key
    filter.collapse(key)
    let begun = filter.update("a")
    #expect(begun.changedHeaders == [0])
    #expect(begun.insertedRows == [path(0, 0), path(0, 1)])
    #expect(!filter.results.sections[0].isCollapsed)
    #expect(filter.update("al").changedHeaders == [0])
    #expect(filter.update("").changedHeaders == [0])
    #expect(filter.results.sections[0].isCollapsed)
  }

  // MARK: Bar and highlights

  @Test func aSearchThatFindsEverythingChangesTheBarAndHighlights() throws {
    var filter = try ListFilter(
      list(["Anna", "Ada", "Bab", "Cat"]), searching: \.name)
    let rows = filter.list.rows.indices.map { filter.list.rowPath(ofRow: $0) }
    let begun = filter.update("a")
    #expect(begun.rowCounts.after == 4 && begun.splices.isEmpty)
    #expect(begun.description == "index bar changed; highlights changed")
    #expect(filter.rowsWithNewMatches(after: begun, among: rows) == rows)
    #expect(filter.update("a").isEmpty)
    // No highlight is another.
    #expect(filter.update("A").isEmpty)
    let other = filter.update("a", scope: .startsWith)
    #expect(other.highlightsChanged && other.deletedSections == [1, 2])
    let longer = filter.update("ann")
    #expect(
      filter.rowsWithNewMatches(after: longer, among: [path(0, 0)])
        == [path(0, 0)])
    let over = filter.update("")
    #expect(over.indexBarChanged && over.highlightsChanged)
    let edit = filter.edit { $0.insert(Person(id: 9, name: "Zoe")) }
    #expect(!edit.highlightsChanged)
    #expect(filter.rowsWithNewMatches(after: edit, among: rows) == [])
  }

  @Test func rowsWithTheSameHighlightsAreNotTold() throws {
    let list = IndexedList(["ab", "b ab", "abc"], sortedBy: [])
    var filter = try ListFilter(list, searching: \.self)
    filter.update("ab")
    let changes = filter.update("ab", scope: .startsWith)
    #expect(changes.highlightsChanged && changes.deletedRows == [path(0, 1)])
    let rows = [path(0, 0), path(0, 1)]
    #expect(filter.rowsWithNewMatches(after: changes, among: rows) == [])
    // The filter cannot know without looking.
    let exact = SearchOptions(punctuation: .significant)
    let other = try filter.setSearch(options: exact)
    #expect(other.highlightsChanged && other.splices.isEmpty)
    #expect(filter.rowsWithNewMatches(after: other, among: rows) == [])
    #expect(try filter.setSearch(options: exact).isEmpty)
  }

  @Test func aBarWithAMinimumOfRowsComesAndGoes() throws {
    var people = try list(["Ada", "Al", "Bo"])
    let come = people.insert(Person(id: 8, name: "Bea"))
    #expect(!come.indexBarChanged)
    #expect(come.indexBarChanged(minimumRowCount: 4))
    #expect(!come.indexBarChanged(minimumRowCount: 3))
    #expect(!come.indexBarChanged(minimumRowCount: 5))
    let gone = people.remove(at: path(1, 0))
    #expect(gone.indexBarChanged(minimumRowCount: 4))
    // A bar that is not there does not change.
    let other = people.insert(Person(id: 9, name: "Zoe"))
    #expect(other.indexBarChanged)
    #expect(!other.indexBarChanged(minimumRowCount: 9))
  }

  @Test func anotherListWithOtherTitlesHasAnotherBarAndOtherHeaders() throws {
    var words = IndexedList(
      ["a", "b"], groupedBy: { $0 }, title: { $0 })
    let other = IndexedList(
      ["a", "b"], groupedBy: { $0 }, title: { $0.uppercased() })
    let changes = words.batch { $0 = other }
    #expect(changes.indexBarChanged && changes.changedHeaders == [0, 1])
  }
}
