import TestSupport
import Testing

@testable import ThumbIndex

/// “I cannot find what I have”.
@Suite("Search")
struct SearchComplaints {
  @Test("pinyin and its initials find Chinese")
  func pinyin() throws {
    let plan = try Plans.plan(
      "zh", SearchOptions(readings: [.pinyin, .pinyinInitials]))
    for typed in ["w", "wx", "wei", "weixin", "wei xin", "微", "信"] {
      #expect(plan.finds(typed, in: "微信"), "\(typed)")
    }
    #expect(plan.finds("zeng", in: "曾国藩", .startsWith))
    #expect(!plan.finds("eng", in: "曾国藩"))
  }

  @Test("jose finds José, and the highlight is right")
  func accents() throws {
    let plan = try Plans.plan("en")
    let text = "👩‍👩‍👧 ﬁn José ß"
    let match = plan.match(
      plan.term("jose"), in: text, scope: .contains)
    #expect(match?.ranges.map { text[$0] } == ["José"])
    #expect(match?.rank == .wordStart)
  }

  @Test("either kana and romaji find Japanese")
  func kana() throws {
    let plan = try Plans.plan("ja", SearchOptions(readings: [.romaji]))
    for typed in ["キャンパス", "きゃんぱす", "ｷｬﾝﾊﾟｽ", "kyanpasu", "KYAN"] {
      #expect(plan.finds(typed, in: "キャンパス"), "\(typed)")
    }
  }

  @Test("initial consonants find Korean")
  func initials() throws {
    let plan = try Plans.plan(
      "ko", SearchOptions(readings: [.hangulInitials]))
    #expect(plan.finds("ㅎㄱ", in: "한글"))
    #expect(!plan.finds("ㅎㄴ", in: "한글"))
  }

  @Test("scopes find starts of words, and starts of texts")
  func wordStarts() throws {
    let plan = try Plans.plan("en")
    #expect(plan.finds("smith", in: "Anna Smith", .wordStartsWith))
    #expect(plan.finds("brien", in: "Pat O'Brien", .wordStartsWith))
    #expect(!plan.finds("mith", in: "Anna Smith", .wordStartsWith))
    #expect(!plan.finds("smith", in: "Anna Smith", .startsWith))
  }

  @Test("obrien finds O'Brien")
  func punctuation() throws {
    let plan = try Plans.plan("en")
    #expect(plan.finds("obrien", in: "O'Brien"))
    #expect(plan.finds("o'brien", in: "O'Brien"))
  }

  @Test("the Turkish i is a letter, and isik still finds Işık")
  func turkish() throws {
    let turkish = try Plans.plan("tr")
    for (typed, text) in [
      ("istanbul", "İstanbul"), ("ISTANBUL", "İstanbul"), ("ışık", "IŞIK"),
      // And those whose keyboard has no ı.
      ("isik", "Işık"), ("isik", "IŞIK"),
    ] {
      #expect(turkish.finds(typed, in: text), "\(typed)")
    }
    let strict = try Plans.plan("tr", SearchOptions(tiers: .strict))
    #expect(strict.finds("ISPARTA", in: "Isparta"))
    #expect(!strict.finds("isparta", in: "Isparta"))
  }
}
