import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// What kana are found by when they are typed in Latin letters.
@Suite struct RomajiTests {
  private static let words: [(String, [String])] = [
    ("とうきょう", ["toukyou", "tokyo", "tōkyō", "kyo"]),
    ("しんじゅく", ["sinjuku", "shinjuku", "sinzyuku", "sinj", "shinj"]),
    ("コーヒー", ["ko-hi-", "koohii", "kohi", "kōhī"]),
    ("つちや", ["tsuchiya", "tutiya", "tuti"]), ("ふじ", ["fuji", "huzi", "fuzi"]),
    ("おおさか", ["oosaka", "osaka"]), ("マッチ", ["matchi", "macchi", "matti"]),
    ("しんいち", ["shin'ichi", "shinichi", "siniti"]),
    ("ゆうこ", ["yuuko", "yuko"]), ("ちゃ", ["cha", "tya"]),
  ]

  @Test(arguments: words)
  func kanaAreFoundAsTheyAreTyped(text: String, queries: [String]) throws {
    var filter = try ListFilter(
      [text, "あき"], searching: [SearchField(\.self, readings: [.romaji])],
      collator: try Collator("ja"))
    for query in queries {
      filter.update(query)
      #expect(filter.results.rows.contains(text), "\(query)")
    }
    filter.update("xyz")
    #expect(filter.results.isEmpty)
  }

  @Test func theReadingOfARowIsSearchedInRomajiToo() throws {
    let field = SearchField<(name: String, kana: String)>(
      { $0.name }, readings: [.romaji], ownReadings: { [$0.kana] })
    var filter = try ListFilter(
      [(name: "東京", kana: "とうきょう"), (name: "秋田", kana: "あきた")],
      searching: [field])
    for query in ["tokyo", "toukyou", "とう", "東"] {
      filter.update(query)
      #expect(filter.results.rows.map(\.name) == ["東京"], "\(query)")
      let path = RowPath(section: 0, row: 0)
      #expect(!filter.matches(at: path).isEmpty, "\(query)")
    }
  }

  /// Law 9 for each reading, letter by letter.
  @Test func allBeginningsOfAReadingFindTheText() throws {
    let folder = try SearchFolder(
      try Collator("ja"), options: SearchOptions(readings: [.romaji]))
    for (text, _) in Self.words {
      for reading in romajiReadings(of: text) {
        for length in 1...reading.count {
          let typed = String(reading.prefix(length))
          let match = folder.match(
            folder.term(typed), in: text, scope: .startsWith)
          #expect(match != nil, "\(typed) for \(text)")
        }
      }
    }
  }
}
