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
    let plan = try FoldingPlan.shared(
      try Collator("ja"), SearchOptions(readings: [.romaji]))
    for value in 0x30A1...0x30F6 as ClosedRange<UInt32> {
      guard let kana = Unicode.Scalar(value) else { continue }
      let hiragana = Unicode.Scalar(value - 0x60)!
      for spelling in KanaSpellings.of(kana) {
        for text in ["\(kana)", "\(hiragana)"] {
          let match = plan.match(
            plan.term(spelling), in: text, scope: .startsWith)
          #expect(match?.rank == .wholeText, "\(spelling) for \(text)")
        }
      }
    }
  }

  /// What the keyboard Mozc takes for kana, by its table romanji-hiragana.tsv: a
  /// line has what stands before the vowels a, i, u, e, o, and the kana for each.
  private static let mozc = """
    v ゔぁ ゔぃ ゔ ゔぇ ゔぉ
    vy ゔゃ ゔぃ ゔゅ ゔぇ ゔょ
    ww っわ っうぃ っう っうぇ っを
    wwy - っゐ - っゑ -
    wwh っうぁ っうぃ っう っうぇ っうぉ
    ky きゃ きぃ きゅ きぇ きょ
    gy ぎゃ ぎぃ ぎゅ ぎぇ ぎょ
    sy しゃ しぃ しゅ しぇ しょ
    sh しゃ し しゅ しぇ しょ
    zy じゃ じぃ じゅ じぇ じょ
    ty ちゃ ちぃ ちゅ ちぇ ちょ
    ch ちゃ ち ちゅ ちぇ ちょ
    cy ちゃ ちぃ ちゅ ちぇ ちょ
    dy ぢゃ ぢぃ ぢゅ ぢぇ ぢょ
    ts つぁ つぃ つ つぇ つぉ
    th てゃ てぃ てゅ てぇ てょ
    t' - てぃ とぅ - -
    t'y - - てゅ - -
    dh でゃ でぃ でゅ でぇ でょ
    d' - でぃ どぅ - -
    d'y - - でゅ - -
    tw とぁ とぃ とぅ とぇ とぉ
    dw どぁ どぃ どぅ どぇ どぉ
    ny にゃ にぃ にゅ にぇ にょ
    hy ひゃ ひぃ ひゅ ひぇ ひょ
    by びゃ びぃ びゅ びぇ びょ
    py ぴゃ ぴぃ ぴゅ ぴぇ ぴょ
    f ふぁ ふぃ ふ ふぇ ふぉ
    fy ふゃ - ふゅ - ふょ
    hw ふぁ ふぃ - ふぇ ふぉ
    hwy - - ふゅ - -
    my みゃ みぃ みゅ みぇ みょ
    ry りゃ りぃ りゅ りぇ りょ
    '' あ い う え お
    w わ うぃ う うぇ を
    x ぁ ぃ ぅ ぇ ぉ
    l ぁ ぃ ぅ ぇ ぉ
    ly ゃ ぃ ゅ ぇ ょ
    xy ゃ ぃ ゅ ぇ ょ
    y や - ゆ いぇ よ
    k か き く け こ
    xk ヵ - - ヶ -
    lk ヵ - - ヶ -
    g が ぎ ぐ げ ご
    s さ し す せ そ
    c か し く せ こ
    q くぁ くぃ く くぇ くぉ
    kw くぁ くぃ - くぇ くぉ
    gw ぐぁ - - - -
    z ざ じ ず ぜ ぞ
    j じゃ じ じゅ じぇ じょ
    jy じゃ じぃ じゅ じぇ じょ
    t た ち つ て と
    d だ ぢ づ で ど
    xt - - っ - -
    xts - - っ - -
    lt - - っ - -
    lts - - っ - -
    n な に ぬ ね の
    h は ひ ふ へ ほ
    b ば び ぶ べ ぼ
    p ぱ ぴ ぷ ぺ ぽ
    m ま み む め も
    wy - ゐ - ゑ -
    r ら り る れ ろ
    xw ゎ - - - -
    lw ゎ - - - -
    wh うぁ うぃ う うぇ うぉ
    """

  @Test func whatAKeyboardTakesForKanaFindsThem() throws {
    let plan = try FoldingPlan.shared(
      try Collator("ja"),
      SearchOptions(readings: [.romaji]))
    var count = 0
    for line in Self.mozc.split(separator: "\n") {
      let fields = line.split(separator: " ")
      let start = fields[0] == "''" ? "" : String(fields[0])
      for (vowel, kana) in zip("aiueo", fields.dropFirst()) where kana != "-" {
        var typed = [(start + String(vowel), String(kana))]
        // Consonants are doubled by ッ.
        if let first = start.first, !start.hasPrefix("ww"), first != "n",
          kana != "っ"
        {
          typed.append(("\(first)\(typed[0].0)", "っ\(kana)"))
        }
        for (typed, kana) in typed {
          let match = plan.match(
            plan.term(typed), in: kana, scope: .startsWith)
          #expect(match?.rank == .wholeText, "\(typed) for \(kana)")
          count += 1
        }
      }
    }
    #expect(count > 500)
  }
}
