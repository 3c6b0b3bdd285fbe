import TestSupport
import Testing

@testable import ThumbIndex

/// “I cannot find what I have”.
@Suite("Search")
struct SearchComplaints {
  @Test("pinyin and its initials find Chinese")
  func pinyin() throws {
    let folder = try Folders.folder(
      "zh", SearchOptions(readings: [.pinyin, .pinyinInitials]))
    for typed in ["w", "wx", "wei", "weixin", "wei xin", "微", "信"] {
      #expect(folder.finds(typed, in: "微信"), "\(typed)")
    }
    #expect(folder.finds("zeng", in: "曾国藩", .startsWith))
    #expect(!folder.finds("eng", in: "曾国藩"))
  }

  @Test("jose finds José, and the highlight is right")
  func accents() throws {
    let folder = try Folders.folder("en")
    let text = "👩‍👩‍👧 ﬁn José ß"
    let match = folder.match(
      folder.term("jose"), in: text, scope: .contains)
    #expect(match?.ranges.map { text[$0] } == ["José"])
    #expect(match?.rank == .wordStart)
  }

  @Test("either kana and romaji find Japanese")
  func kana() throws {
    let folder = try Folders.folder("ja", SearchOptions(readings: [.romaji]))
    for typed in ["キャンパス", "きゃんぱす", "ｷｬﾝﾊﾟｽ", "kyanpasu", "KYAN"] {
      #expect(folder.finds(typed, in: "キャンパス"), "\(typed)")
    }
  }

  @Test("initial consonants find Korean")
  func initials() throws {
    let folder = try Folders.folder(
      "ko", SearchOptions(readings: [.hangulInitials]))
    #expect(folder.finds("ㅎㄱ", in: "한글"))
    #expect(!folder.finds("ㅎㄴ", in: "한글"))
  }

  @Test("scopes find starts of words, and starts of texts")
  func wordStarts() throws {
    let folder = try Folders.folder("en")
    #expect(folder.finds("smith", in: "Anna Smith", .wordStartsWith))
    #expect(folder.finds("brien", in: "Pat O'Brien", .wordStartsWith))
    #expect(!folder.finds("mith", in: "Anna Smith", .wordStartsWith))
    #expect(!folder.finds("smith", in: "Anna Smith", .startsWith))
  }

  @Test("obrien finds O'Brien")
  func punctuation() throws {
    let folder = try Folders.folder("en")
    #expect(folder.finds("obrien", in: "O'Brien"))
    #expect(folder.finds("o'brien", in: "O'Brien"))
  }

  @Test("the Turkish i is a letter, and isik still finds Işık")
  func turkish() throws {
    let turkish = try Folders.folder("tr")
    for (typed, text) in [
      ("istanbul", "İstanbul"), ("ISTANBUL", "İstanbul"), ("ışık", "IŞIK"),
      // And those whose keyboard has no ı.
      ("isik", "Işık"), ("isik", "IŞIK"),
    ] {
      #expect(turkish.finds(typed, in: text), "\(typed)")
    }
    let strict = try Folders.folder("tr", SearchOptions(tiers: .strict))
    #expect(strict.finds("ISPARTA", in: "Isparta"))
    #expect(!strict.finds("isparta", in: "Isparta"))
  }
}
