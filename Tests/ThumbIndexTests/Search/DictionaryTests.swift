import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// Texts that are found by the readings of a dictionary's words.
@Suite struct DictionaryTests {
  private static let rules: FilingRules = {
    var rules = FilingRules()
    rules.dictionary = try? ReadingDictionary(
      """
      山田\tやまだ\tさんでん
      太郎\tたろう
      田\tた
      東\tひがし\tあずま\tとう
      東京\tとうきょう
      大学\tだいがく
      学校\tがっこう
      新聞\tしんぶん
      香港\thoenggong
      お茶\tおちゃ
      外国為替及び外国貿易管理法\tがいこくかわせおよびがいこくぼうえきかんりほう
      """)
    return rules
  }()

  private static func found(
    _ query: String, in texts: [String], _ scope: SearchScope = .contains,
    readings: Set<SearchReading> = [.dictionary]
  ) throws -> [String] {
    var filter = try ListFilter(
      texts, searching: [SearchField(\.self, readings: readings)],
      collator: try Collator("ja"), options: SearchOptions(filing: rules))
    filter.update(query, scope: scope)
    return Array(filter.results.rows)
  }

  @Test(arguments: [
    ("山田", ["yamada", "yama", "y", "やまだ", "やmada", "さんでん", "sanden", "山"]),
    (
      "山田太郎",
      [
        "yamadatarou", "yamada taro", "tarou", "yamada太", "山田tarou", "やまだ太郎",
        "山田たろう", "sandentaroh", "やまだtar",
      ]
    ), ("東京大学", ["toukyoudaigaku", "tokyo", "とうきょうだ", "東京daig"]),
    ("学校", ["gakkou", "がっこ", "がっk"]), ("朝日新聞", ["shimbun", "sinnbunn"]),
    ("香港", ["hoenggong"]), ("美味しいお茶", ["ocha", "otya"]),
    ("東", ["higashi", "azuma", "とう"]),
  ])
  func wordsAreFoundByWhatIsTypedForTheirReadings(
    text: String, queries: [String]
  ) throws {
    for query in queries {
      #expect(try Self.found(query, in: [text, "秋"]) == [text], "\(query)")
    }
  }

  @Test(arguments: [
    ("山田", "ta"), ("山田", "mada"), ("東京", "higashi"), ("東京都", "京to"),
    ("山田太郎", "yamadata郎"), ("外国為替及び外国貿易管理法", "gaikoku"),
    ("山田太郎", "dataro"),
  ])
  func nothingIsFoundFromWithinAWord(text: String, query: String) throws {
    #expect(try Self.found(query, in: [text]).isEmpty)
  }

  @Test func aWordBeginsAWord() throws {
    let texts = ["山田太郎", "太郎冠者", "美味しいお茶"]
    #expect(try Self.found("tarou", in: texts, .startsWith) == ["太郎冠者"])
    #expect(
      Set(try Self.found("tarou", in: texts, .wordStartsWith))
        == ["太郎冠者", "山田太郎"])
    #expect(try Self.found("ocha", in: texts, .wordStartsWith) == ["美味しいお茶"])
  }

  @Test func wholeWordsAreMarked() throws {
    let plan = try Plans.plan(
      "ja", SearchOptions(readings: [.dictionary], filing: Self.rules))
    for (query, text, marked) in [
      ("yam", "山田太郎", ["山田"]), ("yamadat", "山田太郎", ["山田太郎"]),
      ("taro", "山田太郎と太郎", ["太郎", "太郎"]), ("山田ta", "山田太郎", ["山田太郎"]),
      ("sande", "山田", ["山田"]),
    ] {
      let match = try #require(
        plan.match(plan.term(query), in: text, scope: .contains))
      #expect(match.ranges.map { String(text[$0]) } == marked, "\(query)")
    }
  }

  @Test func aDictionaryIsOneKindOfReadingAmongOthers() throws {
    #expect(try Self.found("yamada", in: ["山田"], readings: []).isEmpty)
    let all = Set(SearchReading.allCases)
    for query in ["yamada", "shan田", "shantian", "st", "yamadatailang"] {
      #expect(
        try Self.found(query, in: ["山田太郎"], readings: all) == ["山田太郎"],
        "\(query)")
    }
  }

  @Test func theDictionaryIsThatOfTheListUnlessToldOtherwise() throws {
    let collation = try IndexedCollation("ja", filing: Self.rules)
    let names = ["山田"]
    let list = IndexedList(names, by: \.self, collation: collation)
    let field = SearchField<String>(\.self, readings: [.dictionary])
    var filter = try ListFilter(list, searching: [field])
    filter.update("yamada")
    #expect(Array(filter.results.rows) == ["山田"])
    filter = try ListFilter(
      list, searching: [field], options: SearchOptions(filing: FilingRules()))
    filter.update("yamada")
    #expect(filter.results.isEmpty)
  }

  @Test func wordsAreExplainedByTheirReadings() throws {
    let folder = SearchFolder(
      try Plans.plan(
        "ja", SearchOptions(readings: [.dictionary], filing: Self.rules)))
    let readings = folder.explainedReadings(of: "山田と東")
    #expect(readings.map(\.text) == ["山田", "東"])
    #expect(
      readings.map(\.spellings) == [["やまだ", "さんでん"], ["ひがし", "あずま", "とう"]])
  }
}
