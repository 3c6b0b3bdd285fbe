import Testing
import ThumbIndex

/// “Japanese names cannot be sorted by their characters”.
@Suite("Japanese names")
struct JapaneseComplaints {
  struct Contact: Equatable {
    var name: String
    var reading: String?

    init(_ name: String, _ reading: String? = nil) {
      (self.name, self.reading) = (name, reading)
    }
  }

  private let list: IndexedCollation

  init() throws { list = try IndexedCollation("ja") }

  @Test("ja names by kana reading, kanji shown")
  func readings() {
    let contacts = [
      Contact("東海林さだお", "しょうじ さだお"), Contact("高橋", "たかはし"),
      Contact("青木", "あおき"), Contact("花子", "ハナコ"), Contact("さくら"),
      Contact("伊藤", "いとう"),
    ]
    let sections = list.sections(of: contacts, by: \.name, reading: \.reading)
    #expect(sections.map(\.title) == ["あ", "さ", "た", "は"])
    #expect(
      sections.map { $0.elements.map(\.name) } == [
        ["青木", "伊藤"], ["さくら", "東海林さだお"], ["高橋"], ["花子"],
      ])
  }

  @Test("kana, width, voicing and case do not change the section")
  func kana() {
    for spelling in ["はなこ", "ハナコ", "ﾊﾅｺ", "ばなこ", "パナコ"] {
      #expect(list.header(over: spelling) == "は")
    }
    #expect(list.headers(over: "Hanako", "ｈａｎａｋｏ") == "H H")
    #expect(list.header(over: "花子", reading: "Hanako") == "H")
  }

  @Test("one name in three kinds of kana stands together")
  func together() {
    #expect(
      list.sorted(["ハナエ", "ﾊﾅｺ", "はなよ", "はなこ", "ハナコ"], by: \.self)
        .map { ["はなこ", "ハナコ", "ﾊﾅｺ"].contains($0) }
        == [false, true, true, true, false])
  }

  @Test("an empty reading counts as none")
  func emptyReading() {
    #expect(list.header(over: "さくら", reading: "") == "さ")
  }
}
