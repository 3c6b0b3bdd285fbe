import Testing
import ThumbIndex

/// Contacts by last name, with a bar above them that chooses favourites, and
/// whether names or cities are searched.
@Suite("A list of contacts with favourites and cities")
struct ContactListTests {
  struct Contact: Identifiable, Equatable, Sendable {
    let id: Int
    var first: String
    var last: String
    var city: String
    var isFavourite = false
    var name: String { "\(first) \(last)" }
  }

  static let contacts = [
    Contact(
      id: 1, first: "Astrid", last: "Öberg", city: "Lund", isFavourite: true),
    Contact(id: 2, first: "Luca", last: "Åkesson", city: "Umeå"),
    Contact(id: 3, first: "Lo", last: "Ek", city: "Luleå", isFavourite: true),
    Contact(id: 4, first: "Åsa", last: "Ek", city: "Malmö"),
  ]

  var filter: ListFilter<Contact>

  init() throws {
    let swedish = try IndexedCollation("sv")
    filter = try ListFilter(
      IndexedList(
        Self.contacts, by: \.last,
        then: [SortField(swedish.collator, on: \.first)], collation: swedish),
      searching: \.name, \.city)
  }

  var page: [String] { filter.results.page(\.name) }

  @Test("by last name, then by first name")
  func order() {
    #expect(
      page == ["E: Lo Ek, Åsa Ek", "Å: Luca Åkesson", "Ö: Astrid Öberg"])
  }

  @Test("a bar chooses names or cities, and keeps the choice while one types")
  mutating func fields() {
    filter.update("lu")
    #expect(
      page == ["E: Lo Ek", "Å: Luca Åkesson", "Ö: Astrid Öberg"])
    let cities = filter.update("lu", fields: [1])
    #expect(cities.deletedSections == [1])
    filter.update("lul")
    #expect(page == ["E: Lo Ek"])
    filter.update("lu", fields: [0])
    #expect(page == ["Å: Luca Åkesson"])
    #expect(filter.update("l", fields: []).insertedSections == [0, 2])
  }

  @Test("another bar chooses favourites, also while no text is typed")
  mutating func favourites() {
    let chosen = filter.update { $0.predicate = { $0.isFavourite } }
    #expect(chosen.deletedSections == [1])
    #expect(page == ["E: Lo Ek", "Ö: Astrid Öberg"])
    #expect(!filter.isSearching)
    // One who becomes a favourite appears, and one who is none goes.
    let come = filter.update(id: 2) { $0.isFavourite = true }
    #expect(come?.path == RowPath(section: 1, row: 0))
    filter.update(id: 1) { $0.isFavourite = false }
    filter.update("a")
    #expect(page == ["E: Lo Ek", "Å: Luca Åkesson"])
    filter.update { $0.predicate = nil }
    #expect(filter.results.count == 4)
  }

  @Test("somebody who marries is found at the new place")
  mutating func renamed() {
    filter.update("ek")
    let changes = filter.update(id: 4) { $0.last = "Ekö" }
    #expect(changes?.path == RowPath(section: 0, row: 1))
    filter.remove(id: 3)
    #expect(page == ["E: Åsa Ekö"])
    #expect(filter.list.element(withID: 3) == nil)
  }
}

/// A table of results that is empty until something is typed.
@Suite("A table of results that starts empty")
struct EmptyResultsTests {
  @Test("it fills while one types, and is empty when all is deleted")
  func typed() throws {
    var filter = try ListFilter(
      IndexedList(
        try DataFile("countries-sv.txt").lines,
        collation: try IndexedCollation("sv")), searching: \.self)
    let first = filter.update { $0.showsAllWhenEmpty = false }
    #expect(first.rowCounts.after == 0)
    #expect(filter.results.sections.isEmpty)
    // What comes is not shown either.
    #expect(filter.insert("Atlantis").isEmpty)
    #expect(filter.update(" ").isEmpty)
    filter.update("rik")
    #expect(filter.results.rows.contains("Österrike"))
    let last = filter.update("")
    #expect(last.rowCounts.after == 0)
    #expect(filter.list.rowPath(of: "Atlantis") != nil)
  }
}
