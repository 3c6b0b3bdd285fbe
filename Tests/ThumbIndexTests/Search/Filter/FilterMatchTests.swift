import TestSupport
import Testing

@testable import ThumbIndex

/// What matches where, and how well.
@Suite struct FilterMatchTests {
  private struct Person: Sendable {
    var name: String
    var city: String
  }

  private func people() throws -> ListFilter<Person> {
    let people = [
      Person(name: "Ana Öberg", city: "Lund"),
      Person(name: "Öland", city: "Ana"),
      Person(name: "Lund", city: "Öland"),
      Person(name: "Banana", city: "Å"),
    ]
    return try ListFilter(
      IndexedList(
        people, by: \.name, collation: IndexedCollation("sv")),
      searching: \.name, \.city)
  }

  /// The texts marked, by field.
  private func marks(
    _ filter: ListFilter<Person>, _ path: RowPath
  ) -> [String] {
    let person = filter.results[path]
    return filter.matches(at: path).map { found in
      let text = found.field == 0 ? person.name : person.city
      let marked = found.match.ranges.map { text[$0] }
      return "\(found.field): \(marked.joined(separator: ", "))"
    }
  }

  @Test func eachWordIsMarkedInTheFieldsThatHaveIt() throws {
    var filter = try people()
    filter.update("lund ana", matching: .words)
    #expect(filter.results.rows.map(\.name) == ["Ana Öberg"])
    let path = RowPath(section: 0, row: 0)
    #expect(marks(filter, path) == ["1: Lund", "0: Ana"])
    filter.update("ö", matching: .words)
    #expect(filter.results.rows.map(\.name) == ["Ana Öberg", "Lund", "Öland"])
    #expect(marks(filter, path) == ["0: Ö"])
  }

  /// A pasted text of one word repeated took time and memory quadratic in its
  /// length.
  @Test func aRepeatedWordIsMarkedOnce() throws {
    var filter = try people()
    filter.update(
      String(repeating: "lund ana ", count: 5000), matching: .words)
    #expect(
      marks(filter, RowPath(section: 0, row: 0)) == ["1: Lund", "0: Ana"])
  }

  @Test func aPhraseIsNotSoughtInSeveralFields() throws {
    var filter = try people()
    filter.update("ana lund")
    #expect(filter.results.isEmpty)
    filter.update("ana ö")
    #expect(filter.results.count == 1)
  }

  @Test func everyPlaceIsMarked() throws {
    var filter = try people()
    filter.update("an")
    let path = try #require(
      filter.results.rows.firstIndex { $0.name == "Banana" }.map {
        filter.results.rowPath(ofRow: $0)
      })
    #expect(marks(filter, path) == ["0: an, an"])
  }

  /// Each place once took a look at all of the rest of the text, and letters of
  /// several characters were not marked beside single ones.
  @Test func everyPlaceOfAContractionIsMarkedInALongText() throws {
    let text = String(repeating: "Aarhus og Århus, ", count: 200)
    var filter = try ListFilter(
      IndexedList([text], collation: IndexedCollation("da")),
      searching: \.self)
    filter.update("århus")
    let found = try #require(
      filter.matches(at: RowPath(section: 0, row: 0)).first)
    #expect(found.match.tier == .locale)
    #expect(found.match.ranges.count == 400)
    #expect(Set(found.match.ranges.map { text[$0] }) == ["Aarhus", "Århus"])
  }

  /// Found by fuzzing, when the law took signs that are ignored for counted.
  @Test func whatMatchesWithoutItsSignsIsMarkedBesideWhatHasNone() throws {
    var filter = try ListFilter(
      IndexedList(
        ["OBrien, O'Brien"], collation: IndexedCollation("en")),
      searching: \.self)
    filter.update("obrien")
    let text = filter.results[RowPath(section: 0, row: 0)]
    let found = try #require(
      filter.matches(at: RowPath(section: 0, row: 0)).first)
    #expect(found.match.ranges.map { text[$0] } == ["OBrien", "O'Brien"])
  }

  @Test func nothingIsMarkedWithoutAQuery() throws {
    let filter = try people()
    #expect(filter.matches(at: RowPath(section: 0, row: 0)).isEmpty)
    #expect(
      filter.ranked().map(\.rank) == Array(repeating: .wholeText, count: 4))
  }

  @Test func theBestMatchesComeFirst() throws {
    let texts = ["xana", "Ana", "An Ana", "Anab", "b ana", "ána"]
    var filter = try ListFilter(
      IndexedList(texts, collation: IndexedCollation("en")),
      searching: \.self)
    filter.update("ana")
    let ranked = filter.ranked()
    #expect(
      ranked.map { filter.results[$0.path] }
        == ["Ana", "ána", "Anab", "An Ana", "b ana", "xana"])
    #expect(
      ranked.map(\.rank)
        == [.wholeText, .wholeText, .start, .start, .wordStart, .inside])
    #expect(filter.ranked(limit: 1).map(\.path) == [ranked[0].path])
    #expect(filter.ranked(limit: 0).isEmpty)
  }

  @Test func thoseWithTheSignsOfTheQueryComeFirst() throws {
    var filter = try ListFilter(
      ["15", "1.5", "1 5", "1-5 km", "15 km"],
      searching: [SearchField(\.self)])
    for (typed, expected) in [
      ("1.5", ["1.5", "15", "1 5", "1-5 km", "15 km"]),
      ("15", ["15", "1.5", "1 5", "15 km", "1-5 km"]),
      ("1 5", ["1 5", "15", "1.5", "1-5 km", "15 km"]),
    ] {
      filter.update(typed)
      let ranked = filter.ranked().map { filter.results[$0.path] }
      #expect(ranked == expected, "\(typed)")
    }
  }

  @Test func aRowIsAsGoodAsItsWorstWord() throws {
    var filter = try people()
    filter.update("lund ana", matching: .words)
    #expect(filter.ranked().map(\.rank) == [.start])
    filter.update("und ana", matching: .words)
    #expect(filter.ranked().map(\.rank) == [.inside])
  }

  /// Whole characters, in each script.
  @Test(arguments: [
    ("guofan", "大曾国藩", "国藩"), ("cqyh", "在重庆银行", "重庆银行"),
    ("yiny", "QQ音乐", "音乐"), ("huaweim", "华为 Mate60", "华为 M"),
    ("tokyo", "おとうきょう", "とうきょう"), ("kka", "さっか", "っか"),
    ("syas", "きしゃしつ", "しゃし"), ("ㅎ글", "이한글", "한글"), ("ㅂㄷㅇㅁ", "배달의 민족", "배달의 민"),
  ])
  func whatIsReadIsMarked(typed: String, text: String, marked: String) throws {
    let field = SearchField<String>(
      \.self, readings: Set(SearchReading.allCases))
    var filter = try ListFilter([text], searching: [field])
    filter.update(typed)
    let found = try #require(
      filter.matches(at: RowPath(section: 0, row: 0)).first)
    #expect(found.match.ranges.map { text[$0] } == [marked[...]])
  }

  /// But says in which field it was found.
  @Test func aReadingOfTheRowsOwnMarksNothing() throws {
    let fields = [
      SearchField<String>(\.self),
      SearchField(\.self, readings: [.romaji], ownReadings: { _ in ["やまだ"] }),
    ]
    var filter = try ListFilter(["山田"], searching: fields)
    for typed in ["yama", "やま"] {
      filter.update(typed)
      let found = filter.matches(at: RowPath(section: 0, row: 0))
      #expect(found.map(\.field) == [1])
      #expect(found.map(\.match.isReading) == [true])
      #expect(found.map(\.match.ranges) == [[]])
    }
  }

  private struct Entry: Sendable {
    var name: String
    var phones: [String]
  }

  @Test func eachOfSeveralTextsIsSearchedByItself() throws {
    let entries = [
      Entry(name: "Ada", phones: ["0791 44", "555 0100"]),
      Entry(name: "Bo", phones: []), Entry(name: "Cy", phones: ["55"]),
    ]
    var filter = try ListFilter(
      entries, searching: [SearchField(\.name), SearchField(\.phones)])
    func found(_ typed: String, _ scope: SearchScope) -> [String] {
      filter.update(typed, scope: scope)
      return filter.results.rows.map(\.name)
    }
    #expect(found("55", .startsWith) == ["Ada", "Cy"])
    #expect(
      filter.ranked().map { filter.results[$0.path].name } == ["Cy", "Ada"])
    #expect(filter.ranked().map(\.rank) == [.wholeText, .start])
    #expect(found("0100", .startsWith) == [])
    #expect(found("0100", .wordStartsWith) == ["Ada"])
    #expect(found("44 555", .contains) == [])
    filter.update("44 555 ada", matching: .words)
    #expect(filter.results.rows.map(\.name) == ["Ada"])
    let places = filter.matches(at: RowPath(section: 0, row: 0))
    #expect(
      places.map { [$0.field, $0.textNumber] } == [[1, 0], [1, 1], [0, 0]])
    filter.update("555", matching: .phrase)
    filter.edit { edits in
      edits.insert(Entry(name: "Di", phones: ["1", "555", "2"]))
      edits.remove(at: RowPath(section: 0, row: 0))
    }
    #expect(filter.results.rows.map(\.name) == ["Di"])
    filter.update("")
    #expect(filter.results.rows.map(\.name) == ["Bo", "Cy", "Di"])
  }

  @Test func readingsAreFoundAfterEdits() throws {
    var filter = try ListFilter(
      ["微信", "東京"],
      searching: [SearchField({ $0 }, readings: [.pinyin, .pinyinInitials])])
    filter.update("wx")
    #expect(Array(filter.results.rows) == ["微信"])
    let found = try #require(
      filter.matches(at: RowPath(section: 0, row: 0)).first)
    #expect(found.match.isReading)
    #expect(found.match.ranges.map { "微信"[$0] } == ["微信"])
    filter.edit { edits in
      edits.remove("東京")
      edits.insert(contentsOf: ["王小", "新信", "王新"])
    }
    #expect(Array(filter.results.rows) == ["微信", "王小", "王新"])
  }
}
