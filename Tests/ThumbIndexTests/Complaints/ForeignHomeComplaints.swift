import Testing
import ThumbIndex

/// “Þór is behind Zoë, and Иван is under З”.
@Suite("Letters of other languages have a home")
struct ForeignHomeComplaints {
  @Test("Þór is under T in English, after the names with T")
  func thorn() throws {
    let list = try IndexedCollation("en")
    let names = ["Þór", "Zoë", "Tzara", "Thor", "Ægir", "Đorđe", "Ŋoni"]
    let sections = list.sections(of: names)
    #expect(sections.map(\.title) == ["A", "D", "N", "T", "Z"])
    #expect(sections[3].elements == ["Thor", "Tzara", "Þór"])
    #expect(list.headers(over: "þór", "ÞÓR") == "T T")
    let icelandic = try IndexedCollation("is")
    #expect(icelandic.headers(over: "Þór", "Thor") == "Þ T")
    let russian = try IndexedCollation("ru")
    #expect(russian.headers(over: "Þór", "Thor") == "T T")
  }

  @Test("Иван has a letter in Belarusian, Эдуард and Юрий in Serbian")
  func cyrillic() throws {
    let belarusian = try IndexedCollation("be")
    #expect(belarusian.headers(over: "Иван", "Іван", "Зоя") == "И І З")
    let serbian = try IndexedCollation("sr")
    #expect(
      serbian.headers(over: "Эдуард", "Юрий", "Яна", "Шаћир") == "Э Ю Я Ш")
    #expect(
      serbian.sections(of: ["Юрий", "Яна", "Эдуард", "Шаћир"]).map(\.title)
        == ["Ш", "Э", "Ю", "Я"])
    // ICU has the two as one letter there.
    #expect(serbian.headers(over: "Йован", "Иван") == "И И")
    let ukrainian = try IndexedCollation("uk")
    #expect(ukrainian.headers(over: "Эдуард", "Іван", "Їжак") == "Э І Ї")
  }

  @Test("Sindhi ڀارت has a letter in Uyghur")
  func arabic() throws {
    let list = try IndexedCollation("ug")
    #expect(list.headers(over: "ڀارت", "پاكىستان") == "ڀ پ")
  }

  @Test("letters of other languages stand in a bar only while they have rows")
  func occasional() throws {
    let serbian = try IndexedCollation("sr")
    #expect(!serbian.sectionIndexTitles.contains("Э"))
    #expect(serbian.sectionTitles.contains("Э"))
  }

  @Test("small letters are under capitals in the order of POSIX, 1 under none")
  func posix() throws {
    let list = try IndexedCollation("C")
    #expect(
      list.headers(over: "adam", "Adam", "zzz", "1", "_", "àb", "Àb")
        == "A A Z # # A A")
    let sections = list.sections(of: ["b", "a", "B", "A", "1"])
    #expect(
      sections.map(\.elements) == [["A", "a"], ["B", "b"], ["1"]])
  }

  @Test("ॐ and aytham begin words, and have letters")
  func words() throws {
    let marathi = try IndexedCollation("mr")
    #expect(marathi.headers(over: "ॐकार", "अमर") == "ॐ अ")
    #expect(!marathi.sectionIndexTitles.contains("ॐ"))
    let tamil = try IndexedCollation("ta")
    #expect(tamil.headers(over: "ஃபிஜி", "ஔவை", "கமல்") == "ஃ ஔ க")
    let dzongkha = try IndexedCollation("dz")
    #expect(dzongkha.header(over: "ཊོང་གྷ") == "ཊ")
  }
}
