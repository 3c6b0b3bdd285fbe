import TestSupport
import Testing

@testable import ThumbIndex

/// “I know it as the Beatles, and cannot find it by B”.
@Suite("Articles, honorifics and particles in search")
struct FilingInSearchTests {
  private static func rules(
    _ articles: [String] = [], honorifics: [String] = [],
    particles: [String] = []
  ) -> FilingRules {
    var rules = FilingRules()
    rules.articleLanguages = articles
    rules.honorifics = NameWords.honorifics(of: honorifics)
    rules.particles = NameWords.particles(of: particles)
    return rules
  }

  private static func found(
    _ query: String, in rows: [String], _ rules: FilingRules,
    _ scope: SearchScope = .startsWith, readings: Set<SearchReading> = []
  ) throws -> [String] {
    var filter = try ListFilter(
      rows, searching: [SearchField(\.self)], collator: try Collator("en"),
      options: SearchOptions(readings: readings, filing: rules))
    filter.update(query, scope: scope)
    return Array(filter.results.rows)
  }

  @Test("The Beatles are found by 'bea', and by 'the bea'")
  func beatles() throws {
    let rows = ["The Beatles", "Abba", "Beach House", "Theory"]
    let english = Self.rules(["en"])
    #expect(
      try Self.found("bea", in: rows, english) == [
        "The Beatles", "Beach House",
      ])
    #expect(try Self.found("the bea", in: rows, english) == ["The Beatles"])
    #expect(
      try Self.found("the", in: rows, english) == ["The Beatles", "Theory"])
    #expect(try Self.found("bea", in: rows, FilingRules()) == ["Beach House"])
    #expect(try Self.found("eatles", in: rows, english) == [])
  }

  @Test("a list that is filed without articles is searched without them")
  func list() throws {
    let collation = try IndexedCollation("en", filing: Self.rules(["en"]))
    let list = IndexedList(["The Beatles", "Abba"], collation: collation)
    var filter = try ListFilter(list, searching: \.self)
    filter.update("bea", scope: .startsWith)
    #expect(Array(filter.results.rows) == ["The Beatles"])
    #expect(filter.results.sections.map(\.title) == ["B"])
    try filter.setSearch(options: SearchOptions(filing: FilingRules()))
    #expect(filter.results.isEmpty)
    try filter.setSearch(options: SearchOptions())
    #expect(Array(filter.results.rows) == ["The Beatles"])
    filter.edit { $0.insert("A Beast") }
    #expect(Array(filter.results.rows) == ["A Beast", "The Beatles"])
    filter.replace(at: RowPath(section: 0, row: 0), with: "The Bea")
    filter.update("beas", scope: .startsWith)
    #expect(filter.results.rows.contains("A Beast") == false)
  }

  @Test("articles that are joined to the word are no part of it")
  func joined() throws {
    let rules = Self.rules(["ar", "fr"])
    for scope in SearchScope.allCases {
      #expect(
        try Self.found("كتا", in: ["الكتاب"], rules, scope) == ["الكتاب"],
        "\(scope)")
    }
    #expect(
      try Self.found("etr", in: ["L’Étranger"], rules) == ["L’Étranger"])
  }

  @Test("Dr. von Neumann is found by each of the three")
  func neumann() throws {
    let rows = ["Dr. von Neumann", "Vonnegut", "Drake"]
    let rules = Self.rules(honorifics: ["de"], particles: ["de"])
    for query in ["dr", "von n", "neu", "dr. von neu", "neumann"] {
      #expect(
        try Self.found(query, in: rows, rules).contains(rows[0]), "\(query)")
    }
    #expect(try Self.found("neu", in: rows, FilingRules()) == [])
  }

  @Test("the tiers hold behind an article, and readings too")
  func tiers() throws {
    var filter = try ListFilter(
      ["Der Müller", "Das 银行"],
      searching: [SearchField(\.self, readings: [.pinyin, .pinyinInitials])],
      collator: try Collator("de"),
      options: SearchOptions(filing: Self.rules(["de"])))
    for query in ["muller", "mueller", "müll", "mu"] {
      filter.update(query, scope: .startsWith)
      #expect(Array(filter.results.rows) == ["Der Müller"], "\(query)")
    }
    for query in ["yinhang", "yx", "das yinx"] {
      filter.update(query, scope: .startsWith)
      #expect(Array(filter.results.rows) == ["Das 银行"], "\(query)")
    }
  }

  @Test("what is marked is the name, and a whole name is a whole text")
  func matches() throws {
    let plan = try Plans.plan(
      "en", SearchOptions(filing: Self.rules(["en"])))
    let text = "The Beatles"
    let match = try #require(
      plan.match(plan.term("beatles"), in: text, scope: .startsWith))
    #expect(match.ranges.map { text[$0] } == ["Beatles"])
    #expect(match.rank == .wholeText)
    #expect(match.tier == .locale)
    let anywhere = try #require(
      plan.match(plan.term("eat"), in: text, scope: .contains))
    #expect(anywhere.ranges.map { text[$0] } == ["eat"])
    #expect(anywhere.rank == .inside)
  }

  @Test(
    "no text has more starts than eight, however many words are passed over")
  func bounded() {
    let rules = Self.rules(honorifics: ["en"])
    let text = String(repeating: "Dr. ", count: 1000) + "Who"
    let starts = rules.laterStarts(of: text)
    #expect(starts.count == 8)
    #expect(starts.last.map { text[$0...] } == "Who")
  }

  @Test("numbers filed by value are searched as they are written")
  func numbers() throws {
    let numeric = try Collator("en", options: .init(numeric: true))
    let list = IndexedList(
      ["file10", "file2", "file 007"],
      sortedBy: [SortField(numeric, on: \.self)])
    #expect(Array(list.rows) == ["file 007", "file2", "file10"])
    var filter = try ListFilter(list, searching: \.self)
    for (query, found) in [
      ("1", ["file10"]), ("0", ["file 007", "file10"]), ("10", ["file10"]),
      ("file1", ["file10"]), ("7", ["file 007"]), ("07", ["file 007"]),
      ("2", ["file2"]),
    ] {
      filter.update(query)
      #expect(Array(filter.results.rows) == found, "\(query)")
    }
  }
}
