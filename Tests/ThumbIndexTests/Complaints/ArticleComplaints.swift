import Testing
import ThumbIndex

/// “Half of my records are under T” – “Mine too, and I like it”.
@Suite("Leading articles")
struct ArticleComplaints {
  private func list(
    _ locale: String, ignoring articles: String...
  ) throws -> IndexedCollation {
    var filing = FilingRules()
    filing.articleLanguages = articles
    return try IndexedCollation(locale, filing: filing)
  }

  @Test("The Beatles file under B when asked, and under T when not")
  func beatles() throws {
    let asked = try list("en", ignoring: "en")
    #expect(asked.header(over: "The Beatles") == "B")
    #expect(
      ["The Beatles", "Beck", "Abba"].sorted(by: asked)
        == ["Abba", "The Beatles", "Beck"])
    let unasked = try list("en")
    #expect(unasked.header(over: "The Beatles") == "T")
    #expect(
      ["The Beatles", "Beck", "Abba"].sorted(by: unasked)
        == ["Abba", "Beck", "The Beatles"])
  }

  @Test("Der, Les, Il and ال are articles in their languages alone")
  func languages() throws {
    let all = try list("en", ignoring: "de", "fr", "it", "es", "nl")
    #expect(
      all.headers(
        over: "Der Zauberberg", "Les Misérables", "Il Gattopardo",
        "L’Étranger", "El laberinto del fauno", "Het Achterhuis")
        == "Z M G E L A")
    let arabic = try list("ar", ignoring: "ar")
    #expect(arabic.headers(over: "الأيام", "المتنبي", "فيروز") == "ا م ف")
    // An English Die is none.
    let english = try list("en", ignoring: "en")
    #expect(english.headers(over: "Die Hard", "La La Land") == "D L")
  }

  @Test("what only looks like an article stays")
  func lookalikes() throws {
    let list = try list("en", ignoring: "en", "ar")
    #expect(
      list.headers(
        over: "Theodora", "Anna Karenina", "A.I.", "A", "The", "The The")
        == "T A A A T T")
  }

  @Test("titles are shown with their articles")
  func shown() throws {
    let sections = try list("en", ignoring: "en")
      .sections(of: ["The Hobbit", "Hamlet"], by: \.self)
    #expect(sections.map(\.title) == ["H"])
    #expect(sections.map(\.elements) == [["Hamlet", "The Hobbit"]])
  }
}
