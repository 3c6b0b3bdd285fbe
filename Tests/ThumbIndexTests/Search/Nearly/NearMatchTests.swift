import TestSupport
import Testing

@testable import ThumbIndex

/// What people see of near matches.
@Suite struct NearMatchTests {
  static let towns = [
    "Köln", "Bern", "München", "Hamburg", "Berlin", "Bad Homburg", "Hombourg",
  ]

  private func filter(
    _ typed: String, limit: Int = 5, _ texts: [String] = towns
  ) throws -> ListFilter<String> {
    var filter = try ListFilter(
      texts, searching: [SearchField(\.self)], collator: Collator("de"))
    filter.update {
      $0.text = typed
      $0.nearLimit = limit
    }
    return filter
  }

  private func marks(_ filter: ListFilter<String>) -> [String] {
    filter.ranked().map { row in
      filter.matches(at: row.path).flatMap(\.match.ranges)
        .map { "<\(filter.results[row.path][$0])>" }.joined()
    }
  }

  @Test(arguments: [
    ("hamurg", ["<Hamburg>"]), ("muncehn", ["<München>"]),
    ("muencehn", ["<München>"]), ("homubr", ["<Homb>", "<Homburg>"]),
    ("badhmobur", ["<Bad Hombur>"]), ("lamburg", []), ("kön", []),
  ])
  func aSlipIsMarkedAsWhatIsMeant(typed: String, marked: [String]) throws {
    let filter = try filter(typed)
    #expect(filter.showsNearMatches == !marked.isEmpty)
    if typed != "homubr" { #expect(marks(filter) == marked) }
  }

  @Test func changesTellOfNearMatchesAsOfOthers() throws {
    var filter = try filter("ham")
    #expect(filter.results.rows == ["Hamburg"])
    filter.update("hamrug")
    #expect(filter.showsNearMatches && filter.results.rows == ["Hamburg"])
    #expect(filter.update("hamrugxx").deletedSections == [0])
    #expect(filter.results.isEmpty && !filter.showsNearMatches)
    #expect(filter.update("hamrug").insertedSections == [0])
    // What matches takes the place of what nearly matches.
    let changes = filter.insert("Hamrug")
    #expect(filter.results.rows == ["Hamrug"] && !filter.showsNearMatches)
    #expect(changes.deletedRows.count == 1)
    #expect(changes.insertedRows.count == 1)
    filter.edit { _ = $0.remove("Hamrug") }
    #expect(filter.results.rows == ["Hamburg"] && filter.showsNearMatches)
    filter.insert("Hamgur")
    #expect(filter.results.rows == ["Hamburg"])
    filter.insert("Hamrag")
    #expect(filter.results.rows == ["Hamburg", "Hamrag"])
    try filter.checkInvariants()
  }

  @Test func theBestAreShownInTheOrderOfTheList() throws {
    let names = ["homburger", "zu homburg", "homburg", "homberg", "hombürge"]
    let filter = try filter("homburk", limit: 3, names)
    #expect(filter.results.rows == ["homburg", "hombürge", "homburger"])
    #expect(
      filter.ranked().map { filter.results[$0.path] }
        == ["homburg", "hombürge", "homburger"])
    #expect(
      filter.nearMatches(limit: 9).map { filter.list[$0.path] }
        == ["homburg", "hombürge", "homburger", "zu homburg"])
    #expect(filter.nearMatches(limit: 0).isEmpty)
  }

  @Test func whatMatchesHasNoNearMatches() throws {
    let filter = try filter("berl")
    #expect(!filter.showsNearMatches && filter.nearMatches().isEmpty)
  }

  @Test func aPredicateHoldsForNearMatchesToo() throws {
    var filter = try filter("hombrug")
    #expect(filter.results.rows.count == 2)
    filter.update { $0.predicate = { $0.hasPrefix("Bad") } }
    #expect(filter.results.rows == ["Bad Homburg"])
  }

  @Test func rowsThatDoNotMatchAreAllOfThem() throws {
    let filter = try filter("hamurg")
    #expect(filter.others.count == Self.towns.count)
  }

  @Test func digitsSignsAndCharactersHaveNoSlips() throws {
    let texts = ["iphone15", "c++abc", "北京大学出版社", "한국어대사전"]
    for typed in ["iphone14", "c+-abc", "北京小学出版社", "한국어대사진"] {
      let filter = try filter(typed, texts)
      #expect(filter.results.isEmpty, "\(typed)")
    }
    #expect(try filter("iphnoe15", texts).results.rows == ["iphone15"])
  }

  @Test func whatIsMindedIsNoSlip() throws {
    var filter = try ListFilter(
      ["Résumé"], searching: [SearchField(\.self)],
      options: SearchOptions(minding: [.accents]))
    filter.update {
      $0.text = "resume"
      $0.nearLimit = 5
    }
    #expect(filter.showsNearMatches)
    #expect(filter.nearMatches().map(\.slips) == [0])
  }

  @Test func aNeighbouringKeyCountsAsHalfASlip() throws {
    var filter = try filter("hanvurg")
    #expect(filter.results.isEmpty)
    filter.update { $0.keyboard = .qwertz }
    #expect(filter.results.rows == ["Hamburg"])
    #expect(filter.nearMatches().map(\.slips) == [1])
    // Hit as well: an added letter beside its neighbour.
    filter.update("hamnburg")
    #expect(filter.nearMatches().map(\.slips) == [0.5])
    // A neighbour of the first letter is one slip, not two.
    filter.update("jamburg")
    #expect(filter.nearMatches().map(\.slips) == [1])
    filter.update("wamburg")
    #expect(filter.results.isEmpty)
  }

  @Test func keyboardsKnowTheirNeighbours() throws {
    let plan = try FoldingPlan.shared(try Collator("ru"))
    let keys = KeyboardLayout.jcuken.neighbours(plan)
    func letter(_ text: String) -> UInt32 {
      FoldedLetter.letters(of: TextFolder(plan).folded(reading: text))[0]
    }
    #expect(
      keys[letter("в")] == Set(["ы", "а", "у", "к", "ч", "с"].map(letter)))
    for (key, others) in keys {
      for other in others { #expect(keys[other]!.contains(key)) }
    }
  }

  @Test func aLongQueryCountsAsFarAsItsFirstLetters() throws {
    let long = String(repeating: "abcdefg", count: 40)
    let filter = try filter("abdcefg" + long, ["abcdefg" + long + "xyz"])
    #expect(filter.showsNearMatches)
  }

  @Test func aSearchThatIsCancelledChangesNothing() throws {
    var filter = try filter("ham")
    var request = filter.request
    request.text = "hamrug"
    #expect(filter.update(request) { true } == nil)
    #expect(filter.results.rows == ["Hamburg"] && !filter.showsNearMatches)
  }

  @Test func aSearcherTellsThatRowsAreNearMatches() async throws {
    let searcher = ListSearcher(try filter("ham"))
    let found = await searcher.update("hamrug")
    #expect(found?.areNearMatches == true)
    #expect(found?.results.rows == ["Hamburg"])
    #expect(await searcher.update("ham")?.areNearMatches == false)
  }
}
