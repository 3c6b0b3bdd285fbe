import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// What kana are found by when they are typed in Latin letters.
@Suite struct RomajiTests {
  private static let words: [(String, [String])] = [
    ("とうきょう", ["toukyou", "tokyo", "tōkyō", "kyo", "toukyo"]),
    ("しんじゅく", ["sinjuku", "shinjuku", "sinzyuku", "sinj", "shinj"]),
    ("コーヒー", ["ko-hi-", "koohii", "kohi", "kōhī"]),
    ("つちや", ["tsuchiya", "tutiya", "tuti"]), ("ふじ", ["fuji", "huzi", "fuzi"]),
    ("おおさか", ["oosaka", "osaka"]), ("マッチ", ["matchi", "macchi", "matti"]),
    ("しんいち", ["shin'ichi", "shinichi", "siniti"]),
    ("ゆうこ", ["yuuko", "yuko"]), ("ちゃ", ["cha", "tya"]),
    ("ジョージ", ["jōji", "joji", "jo-ji", "zyo-zi"]), ("バッグ", ["baggu", "bag"]),
    ("ガレージ", ["gareji"]), ("ｼﾞｮｰｼﾞ", ["joji"]), ("ほんの", ["honno"]),
    ("つづく", ["tsuzuku", "tsuduku", "tuduku", "tsudzuku"]),
    ("ヴァージニア", ["vajinia", "va-jinia"]), ("ウィキ", ["wiki"]),
    ("フェリー", ["feri", "feri-"]), ("パーティー", ["pa-ti-", "pati"]),
    ("ドゥカティ", ["dukati"]), ("みすゞ", ["misuzu"]), ("ヂャ", ["ja", "dya", "zya"]),
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

  /// All that the table has, by hiragana, katakana and half-width kana.
  @Test func eachSpellingFindsItsKana() throws {
    let folder = try SearchFolder(
      try Collator("ja"), options: SearchOptions(readings: [.romaji]))
    for value in 0x30A1...0x30F6 as ClosedRange<UInt32> {
      guard let kana = Unicode.Scalar(value) else { continue }
      let hiragana = Unicode.Scalar(value - 0x60)!
      for spelling in KanaSpellings.of(kana) {
        for text in ["\(kana)", "\(hiragana)"] {
          let match = folder.match(
            folder.term(spelling), in: text, scope: .startsWith)
          #expect(match?.rank == .wholeText, "\(spelling) for \(text)")
        }
      }
    }
  }
}
