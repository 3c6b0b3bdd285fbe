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

  /// ICU writes `~` before what only a way back to kana needs.
  private static func expectAsByICU(_ kana: String) {
    let latin = katakanaToLatin.transliterate(kana)
    if latin.unicodeScalars.contains(where: { $0 == "~" || $0 == "\u{304}" }) {
      return
    }
    var expected = latin
    for letter in ["n", "v"] {
      expected = expected.split(
        separator: "n'\(letter)", omittingEmptySubsequences: false
      ).joined(separator: "n\(letter)")
    }
    #expect(hepburn(kana) == expected, "\(kana)")
  }

  private static let katakanaToLatin = Transliterator("Katakana-Latin")

  private static let katakana =
    (0x30A1...0x30FC as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)

  @Test func eachPairOfKanaIsWrittenAsByICU() {
    for first in Self.katakana.sampled(oneIn: 4) {
      for second in Self.katakana { Self.expectAsByICU("\(first)\(second)") }
    }
  }

  @Test func kanaAmongOtherTextsAreWrittenAsByICU() {
    var numbers = SeededGenerator(seed: 61)
    for _ in 0..<PropertyRuns.count(2000) {
      var text = "ア"
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        text +=
          Bool.random(using: &numbers)
          ? String(numbers.pick(Self.katakana))
          : numbers.pick(["a", "一", " ", "\u{3099}z", "\u{301}z", "🦊"])
      }
      Self.expectAsByICU(text)
    }
  }

  @Test func hiraganaAndHalfWidthKanaAreWrittenAsKatakana() {
    for scalar in Self.katakana where scalar.value <= 0x30F6 {
      let hiragana = String(Unicode.Scalar(scalar.value - 0x60)!)
      #expect(hepburn(hiragana) == hepburn(String(scalar)))
    }
    #expect(hepburn("ｶﾞｯｺｳ") == "gakkou")
    #expect(hepburn("がっこう") == "gakkou")
  }

  @Test func aTextWithoutKanaHasNoRomaji() {
    #expect(hepburn("東京 Tokyo") == nil)
    #expect(romajiReadings(of: "・").isEmpty)
  }
}
