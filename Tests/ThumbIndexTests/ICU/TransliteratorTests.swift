import CICU
import PropertyTesting
import Testing

@testable import ThumbIndex

/// ICU's transliterators, on texts that are done piece by piece.
struct TransliteratorTests {
  /// What a piece of such a text must not take from its neighbours: readings that
  /// depend on the next character, surnames, small kana, marks.
  private static let samples: [(id: String, words: [String])] = [
    (
      "Han-Latin",
      ["北京", "重庆", "沈阳", "西藏文", "秘鲁", "曾国藩", "a", "，", "é", "\u{20000}"]
    ),
    (
      "Han-Latin/Names",
      ["曾国藩", "单于", "令狐冲", "万俟", "长孙", "查理", "，", " ", "x", "尉迟"]
    ),
    ("Hiragana-Latin", ["きゃんぱす", "がっこう", "んあ", "ゔ", "っ", "か\u{3099}", " "]),
    ("Katakana-Latin", ["キャンパス", "ラーメン", "ッ", "ンア", "ｶﾞ", "ヴ", "・"]),
  ]

  @Test(arguments: samples.indices.sampled(oneIn: 3))
  func aLongTextReadsAsAWhole(sample: Int) throws {
    let (id, words) = Self.samples[sample]
    let transliterator = Transliterator(id)
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<PropertyRuns.count(3) {
      var text = ""
      while text.utf16.count < 9000 { text += numbers.pick(words) }
      let whole = try #require(wholly(text, by: id))
      let isSame = transliterator.transliterate(text) == whole
      #expect(isSame, "\(id)")
    }
    // All Han without a space, and one word again and again.
    let word = String(repeating: words[0], count: 4500)
    let isSame = transliterator.transliterate(word) == wholly(word, by: id)
    #expect(isSame, "\(id)")
  }

  /// There is no place to cut that does not matter; it must end all the same.
  @Test(arguments: ["っ", "\u{3099}", "か\u{3099}\u{301}"])
  func aTextThatDependsOnItselfEverywhereEnds(sign: String) {
    let text = String(repeating: sign, count: 20_000)
    let result = Transliterator("Hiragana-Latin").transliterate(text)
    #expect(result.utf8.count >= 20_000)
  }

  @Test func marksDoNotMakeATextALookAlikeOfItself() {
    let text = "x" + String(repeating: "\u{301}", count: 100)
    let result = Transliterator("Han-Latin").transliterate(text)
    #expect(Array(result.unicodeScalars) == Array(text.unicodeScalars))
  }

  /// ICU puts a space between the letter and the bracket.
  @Test func aRuleThatLooksBackAcrossMarksSeesTheLetterOfTheLastPiece() {
    let marks = String(repeating: "\u{323}", count: 20)
    for length in [4075, 4076, 4070] {
      let text =
        String(repeating: "b", count: length) + marks + "(x)"
        + String(repeating: "c", count: 200)
      let isSame =
        Transliterator("Han-Latin").transliterate(text)
        == wholly(text, by: "Han-Latin")
      #expect(isSame, "\(length)")
    }
  }

  @Test func aLongChineseNameHasTheSpaceBehindItsSurname() throws {
    var rules = FilingRules()
    rules.names = .han
    let form = rules.filingForm(of: "欧阳修")
    let long = rules.filingForm(of: "欧阳" + String(repeating: "修", count: 9000))
    #expect(long.hasPrefix(form))
    #expect(long == form + String(repeating: " xiū", count: 8999))
  }
}

/// What ICU makes of a text in one go.
private func wholly(_ text: String, by id: String) -> String? {
  let id = Array(id.utf16)
  var status = cicu_U_ZERO_ERROR
  let opened = unsafe cicu_utrans_open(id, Int32(id.count), &status)
  guard let opened = unsafe opened else { return nil }
  defer { unsafe cicu_utrans_close(opened) }
  var units = Array(text.utf16)
  var (length, limit) = (Int32(units.count), Int32(units.count))
  units += Array(repeating: 0, count: 8 * units.count)
  unsafe cicu_utrans_transUChars(
    opened, &units, &length, Int32(units.count), 0, &limit, &status)
  return status <= cicu_U_ZERO_ERROR
    ? String(decoding: units.prefix(Int(length)), as: UTF16.self) : nil
}
