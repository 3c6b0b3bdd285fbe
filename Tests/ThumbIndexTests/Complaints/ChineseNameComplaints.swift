import Testing
import ThumbIndex

/// “All my Chinese contacts are in #, and Mr Zeng is under C”.
@Suite("Chinese names")
struct ChineseNameComplaints {
  /// Names with a surname that is not read as the character usually is, and
  /// the letter that they belong under.
  static let names = [
    ("曾国藩", "Z"), ("单田芳", "S"), ("解缙", "X"), ("翟天临", "Z"),
    ("查良镛", "Z"), ("仇英", "Q"), ("区志航", "O"), ("尉迟恭", "Y"),
    ("万俟卨", "M"), ("欧阳修", "O"), ("张爱玲", "Z"), ("白居易", "B"),
  ]

  private func list(_ locale: String) throws -> IndexedCollation {
    var filing = FilingRules()
    filing.names = .han
    return try IndexedCollation(locale, filing: filing)
  }

  @Test("曾国藩 is under Z, also in an English list", arguments: names)
  func surnames(_ name: String, _ letter: String) throws {
    for locale in ["zh", "en", "sv"] {
      #expect(try list(locale).header(over: name) == letter, "\(locale)")
    }
  }

  @Test("Chinese names are under letters, even without a rule")
  func withoutRule() throws {
    let list = try IndexedCollation("zh")
    for (name, _) in Self.names { #expect(list.header(over: name) != "#") }
    #expect(list.headers(over: "白居易", "张爱玲", "李白") == "B Z L")
    // Which is what the rule is for.
    #expect(list.headers(over: "曾国藩", "单田芳") == "C D")
  }

  @Test("Chinese and Latin names share their letters, each headed once")
  func mixed() throws {
    let list = try list("zh")
    let sections = list.sections(
      of: ["Bob", "曾国藩", "阿明", "Zoe", "Alice", "白居易"], by: \.self)
    #expect(sections.map(\.title) == ["A", "B", "Z"])
    #expect(
      sections.map { Set($0.elements) } == [
        ["阿明", "Alice"], ["白居易", "Bob"], ["曾国藩", "Zoe"],
      ])
  }

  @Test("the characters are shown, not the pinyin")
  func shown() throws {
    let sections = try list("en").sections(of: ["曾国藩"], by: \.self)
    #expect(sections.map(\.elements) == [["曾国藩"]])
  }
}
