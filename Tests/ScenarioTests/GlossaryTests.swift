import Testing
import ThumbIndex

/// A glossary that is read in three languages: words under the letters of the
/// reader's language, with the sections that the reader has closed.
@Suite("A glossary in three languages")
struct GlossaryTests {
  struct Word: Identifiable, Equatable, Sendable {
    let id: Int
    var czech: String
    var danish: String
    var english: String
  }

  static let words = [
    Word(id: 1, czech: "chléb", danish: "brød", english: "bread"),
    Word(id: 2, czech: "řeka", danish: "å", english: "river"),
    Word(id: 3, czech: "čaj", danish: "te", english: "tea"),
    Word(id: 4, czech: "ostrov", danish: "ø", english: "island"),
  ]

  private func list(
    _ locale: String, _ text: @escaping @Sendable (Word) -> String
  ) throws -> IndexedList<Word> {
    IndexedList(Self.words, by: text, collation: try IndexedCollation(locale))
  }

  @Test("each language has its letters")
  func letters() throws {
    let czech = try list("cs", \.czech)
    #expect(czech.sections.map(\.title) == ["Č", "CH", "O", "Ř"])
    let danish = try list("da", \.danish)
    #expect(danish.sections.map(\.title) == ["B", "T", "Ø", "Å"])
    let english = try list("en", \.english)
    #expect(english.sections.map(\.title) == ["B", "I", "R", "T"])
    #expect(
      english.indexBar(absent: .omitted).entries.map(\.title)
        == ["B", "I", "R", "T"])
  }

  @Test("a letter that is closed is closed in all that have it")
  func closed() throws {
    var danish = try list("da", \.danish)
    danish.collapse("T")
    danish.collapse("Ø")
    let stored = danish.collapsedSections
    var english = try list("en", \.english)
    english.setSections(collapsed: stored)
    #expect(english.map(\.english) == ["bread", "island", "river"])
    var czech = try list("cs", \.czech)
    czech.setSections(collapsed: stored)
    #expect(czech.count == 4)
    // Back in Danish, it is closed as before.
    #expect(czech.collapsedSections == stored)
    danish.setSections(collapsed: [])
    #expect(danish.count == 4)
  }

  @Test("a word is found in any of the languages, or in one")
  func searched() throws {
    var filter = try ListFilter(
      try list("en", \.english),
      searching: [
        SearchField(\.english),
        SearchField(\.czech, collator: try Collator("cs")),
        SearchField(\.danish, collator: try Collator("da")),
      ])
    filter.update("br")
    #expect(filter.results.map(\.id) == [1])
    filter.update("o", fields: [1, 2])
    #expect(filter.results.map(\.id) == [1, 4])
    filter.update("o", fields: [1])
    #expect(filter.results.map(\.id) == [4])
  }
}
