import Synchronization
import TestSupport
import Testing

@testable import ThumbIndex

/// A filter that gets other fields, another language or other options while
/// somebody searches.
@Suite struct OtherFieldsTests {
  private struct Person: Sendable {
    var name: String
    var city: String
  }

  private static let people = [
    Person(name: "Luca", city: "Rome"), Person(name: "Ada", city: "Lucca"),
    Person(name: "Bo", city: "Öst"),
  ]

  private func filter() throws -> ListFilter<Person> {
    try ListFilter(Self.people, searching: \.name, \.city)
  }

  @Test func theSameQueryIsSearchedForInOtherFields() throws {
    var filter = try filter()
    filter.update("luc", fields: [1])
    #expect(filter.results.rows.map(\.name) == ["Ada"])
    let changes = try filter.setSearch(fields: [SearchField(\.name)])
    #expect(filter.request.text == "luc" && filter.request.fields == [])
    #expect(filter.results.rows.map(\.name) == ["Luca"])
    let (first, second) = (
      RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)
    )
    #expect(changes.deletedRows == [first] && changes.insertedRows == [first])
    // The names of fields change places, so what is marked is in another one.
    filter.update("lu")
    let swapped = try filter.setSearch(
      fields: [SearchField(\.city), SearchField(\.name)])
    #expect(swapped.insertedRows == [second] && swapped.deletedRows == [])
    #expect(
      filter.rowsWithNewMatches(after: swapped, among: [first, second])
        == [first, second])
    #expect(filter.matches(at: first).map(\.field) == [1])
  }

  @Test func theSameFieldsAgainAreHighlightedAsBefore() throws {
    var filter = try filter()
    filter.update("lu")
    let again = try filter.setSearch(
      fields: [SearchField(\.name), SearchField(\.city)])
    #expect(again.splices.isEmpty && again.highlightsChanged)
    let rows = [0, 1].map { RowPath(section: 0, row: $0) }
    #expect(filter.rowsWithNewMatches(after: again, among: rows) == [])
    #expect(try filter.setSearch().isEmpty)
  }

  @Test func anotherLanguageIsTold() throws {
    var filter = try ListFilter(
      Self.people, searching: [SearchField(\.city)],
      options: SearchOptions(tiers: .strict))
    filter.update("ost")
    #expect(filter.results.count == 1)
    let changes = try filter.setSearch(collator: Collator("sv"))
    #expect(changes.deletedSections == [0] && filter.results.isEmpty)
    // The options stay.
    try filter.setSearch(collator: Collator("de"))
    #expect(filter.results.count == 1)
    filter.update("oest")
    #expect(filter.results.isEmpty)
  }

  @Test func aFieldWithALanguageOfItsOwnIsNotReadAgain() throws {
    let reads = [Counter(), Counter()]
    let own = SearchField<String>(
      {
        reads[0].increase()
        return $0
      }, collator: try Collator("de"))
    let other = SearchField<String> {
      reads[1].increase()
      return $0
    }
    var filter = try ListFilter(
      ["a", "b"], searching: [own, other], collator: Collator("en"))
    #expect(reads.map(\.count) == [2, 2])
    try filter.setSearch(collator: Collator("da"))
    #expect(reads.map(\.count) == [2, 4])
    // Readings are other letters of all fields.
    try filter.setSearch(options: SearchOptions(readings: [.romaji]))
    #expect(reads.map(\.count) == [4, 6])
  }

  private final class Counter: Sendable {
    private let number = Atomic(0)
    var count: Int { number.load(ordering: .relaxed) }
    func increase() { number.wrappingAdd(1, ordering: .relaxed) }
  }

  @Test func aSearcherSearchesOtherFieldsFromThenOn() async throws {
    let searcher = ListSearcher(try filter())
    _ = await searcher.update("lu", fields: [1])
    let found = try await searcher.change {
      try $0.setSearch(fields: [SearchField(\.name)])
    }
    #expect(found.results.rows.map(\.name) == ["Luca"])
    // The numbers of fields were those of the fields before.
    let later = await searcher.update("lu")
    #expect(later?.results.rows.map(\.name) == ["Luca"])
  }

  /// A query may be asked for a field that the filter has not any more when it is
  /// searched for.
  @Test @MainActor func aQueryInFieldsOfBeforeIsSearchedForInAll() async throws
  {
    for _ in 0..<50 {
      let searcher = ListSearcher(try filter())
      let change = Task {
        try await searcher.change {
          try $0.setSearch(fields: [SearchField(\.name)])
        }
      }
      let query = Task { await searcher.update("lu", fields: [1]) }
      _ = try await change.value
      _ = await query.value
      let filter = await searcher.filter
      #expect(filter.request.text == "lu" && filter.request.fields == [])
      #expect(filter.results.rows.map(\.name) == ["Luca"])
      let later = await searcher.update("a")
      #expect(later?.results.rows.map(\.name) == ["Luca", "Ada"])
    }
  }
}
