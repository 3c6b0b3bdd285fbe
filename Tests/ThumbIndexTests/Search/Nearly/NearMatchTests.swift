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
    ("muencehn", ["<München>"]), ("homubr", ["<Hombur>"]),
    ("hombuurg", ["<Hombourg>", "<Homburg>"]),
    ("badhmobur", ["<Bad Hombur>"]), ("lamburg", []), ("kön", []),
  ])
  func aSlipIsMarkedAsWhatIsMeant(typed: String, marked: [String]) throws {
    let filter = try filter(typed)
    #expect(filter.showsNearMatches == !marked.isEmpty)
    #expect(marks(filter) == marked)
  }

  @Test func changesTellOfNearMatchesAsOfOthers() throws {
    var filter = try filter("ham")
    #expect(Array(filter.results.rows) == ["Hamburg"])
    filter.update("hambrug")
    #expect(
      filter.showsNearMatches && Array(filter.results.rows) == ["Hamburg"])
    #expect(filter.update("hambrugxx").deletedSections == [0])
    #expect(filter.results.isEmpty && !filter.showsNearMatches)
    #expect(filter.update("hambrug").insertedSections == [0])
    // What matches takes the place of what nearly matches.
    let changes = filter.insert("Hambrug")
    #expect(
      Array(filter.results.rows) == ["Hambrug"] && !filter.showsNearMatches)
    #expect(changes.deletedRows.count == 1)
    #expect(changes.insertedRows.count == 1)
    filter.edit { _ = $0.remove("Hambrug") }
    #expect(
      Array(filter.results.rows) == ["Hamburg"] && filter.showsNearMatches)
    filter.insert("Hamgurb")
    #expect(Array(filter.results.rows) == ["Hamburg"])
    filter.insert("Hambrag")
    #expect(Array(filter.results.rows) == ["Hamburg", "Hambrag"])
    try filter.checkInvariants()
  }

  @Test func theBestAreShownInTheOrderOfTheList() throws {
    let names = ["homburger", "zu homburg", "homburg", "homberg", "hombürge"]
    let filter = try filter("homburk", limit: 3, names)
    #expect(Array(filter.results.rows) == ["homburger", "homburg", "hombürge"])
    #expect(
      filter.ranked().map { filter.results[$0.path] }
        == ["homburg", "homburger", "hombürge"])
    #expect(
      filter.nearMatches(limit: 9).map { filter.list[$0.path] }
        == ["homburg", "homburger", "hombürge", "zu homburg"])
    #expect(filter.nearMatches(limit: 0).isEmpty)
  }

  @Test func whatMatchesHasNoNearMatches() throws {
    let filter = try filter("berl")
    #expect(!filter.showsNearMatches && filter.nearMatches().isEmpty)
  }

  @Test func aPredicateHoldsForNearMatchesToo() throws {
    var filter = try filter("hombuurg")
    #expect(filter.results.rows.count == 2)
    filter.update { $0.predicate = { $0.hasPrefix("Bad") } }
    #expect(Array(filter.results.rows) == ["Bad Homburg"])
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
    #expect(Array(try filter("iphnoe15", texts).results.rows) == ["iphone15"])
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
    #expect(Array(filter.results.rows) == ["Hamburg"])
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
    request.text = "hambrug"
    #expect(filter.update(request) { true } == nil)
    #expect(
      Array(filter.results.rows) == ["Hamburg"] && !filter.showsNearMatches)
  }

  @Test func aSearcherTellsThatRowsAreNearMatches() async throws {
    let searcher = ListSearcher(try filter("ham"))
    let found = await searcher.update("hambrug")
    #expect(found?.areNearMatches == true)
    #expect(found.map { Array($0.results.rows) } == ["Hamburg"])
    #expect(await searcher.update("ham")?.areNearMatches == false)
  }

  /// A text that its owner may change unseen.
  private final class Note {
    var text: String
    init(_ text: String) { self.text = text }
  }

  @Test func aTextThatWasEmptiedSinceIsNotMarked() throws {
    let note = Note("Hamburg")
    let list = IndexedList([note], sortedBy: [])
    var filter = try ListFilter(list, searching: [SearchField(\.text)])
    filter.update {
      $0.text = "hambrug"
      $0.nearLimit = 1
    }
    note.text = ""
    let path = RowPath(section: 0, row: 0)
    #expect(filter.matches(at: path).flatMap(\.match.ranges).isEmpty)
  }

  @Test func anElementInSeveralSectionsCountsOnce() throws {
    let favourites = ExtraSection<String>("Favourites") { $0.hasSuffix("g") }
    let list = IndexedList(
      Self.towns, by: \.self, collation: try IndexedCollation("de"),
      before: [favourites])
    var filter = try ListFilter(list, searching: \.self)
    filter.update {
      $0.text = "hombuurg"
      $0.nearLimit = 1
    }
    #expect(Array(filter.results.rows) == ["Hombourg", "Hombourg"])
    #expect(filter.ranked().count == 1)
    #expect(filter.nearMatches(limit: 5).count == 2)
    try filter.checkInvariants()
  }

  @Test func ofManyRowsThatAreAsNearTheFirstAreShown() throws {
    let texts = (0..<1000).map { "homburg \(1000 + $0 * 7 % 1000)" }
    let list = IndexedList(
      texts, by: \.self, collation: try IndexedCollation("de"))
    var filter = try ListFilter(list, searching: \.self)
    filter.update("hmoburg")
    for limit in [0, 1, 5, 64, 200, 999, 1000, 2000] {
      let found = filter.nearMatches(limit: limit).map { filter.list[$0.path] }
      #expect(found.elementsEqual(list.rows.prefix(limit)), "\(limit)")
    }
  }
}
