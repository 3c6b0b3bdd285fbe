import TestSupport
import Testing

@testable import ThumbIndex

/// Rows in scripts that have no titles in the list's languages.
@Suite struct OtherScriptTests {
  private func list(
    _ locale: String, _ others: IndexLayout.Others,
    adding locales: [String] = [],
    _ filing: FilingRules = FilingRules()
  ) throws -> IndexedCollation {
    var layout = IndexLayout.standard
    layout.others = others
    return try IndexedCollation(
      locale, addingTitlesOf: locales, layout: layout, filing: filing)
  }

  @Test(arguments: ["en", "ja", "ar"])
  func underTitlesOfTheirOwnNoNameIsLeft(locale: String) throws {
    let list = try list(locale, .ownTitles)
    try list.checkInvariants()
    #expect(namesOfAllScripts.count >= 2000)
    let left = namesOfAllScripts.filter { list.title(for: $0) == "#" }
    #expect(left == [])
    for text in ["7up", "😀", "", "(Bob)"] {
      #expect(list.title(for: text) == "#")
    }
    // The titles stand only where rows do.
    #expect(
      list.sectionIndexTitles
        == (try IndexedCollation(locale)).sectionIndexTitles)
    let titles = list.sections(of: namesOfAllScripts).map(\.title)
    #expect(Set(titles).count == titles.count)
    #expect(titles.count > 200)
  }

  @Test(arguments: ["en", "ja", "ar"])
  func bySoundNoNameOfAListedScriptIsLeft(locale: String) throws {
    let list = try list(locale, .bySound)
    let scripts = list.filing.bySound
    #expect(scripts.count > 20 && !scripts.contains("Hani"))
    let titled = list.alphabet.titledScripts.map(\.name)
    let wrong = namesOfAllScripts.filter { name in
      let script = Script(name.unicodeScalars.first!).name
      let isKnown =
        titled.contains(script) || scripts.contains(script)
        || script == "Kana" && titled.contains("Hira")
      return (list.title(for: name) == "#") == isKnown
    }
    #expect(wrong == [])
    #expect(list.title(for: "山田") == "#")
    #expect(list.fingerprint.contains(" by-sound=Arab,") == (locale != "ar"))
  }

  @Test(arguments: [
    ("Чайковский", "C"), ("Жанна", "Z"), ("Γιώργος", "G"), ("김철수", "G"),
    ("عباس", "B"), ("さくら", "S"), ("タナカ", "T"), ("თამარ", "T"),
  ])
  func aNameByItsSoundIsUnderTheListsLetter(name: String, title: String) throws
  {
    let list = try list("en", .bySound)
    #expect(list.title(for: name) == title)
    #expect(list.title(for: "Mann", reading: name) == title)
    let form = list.filing.filingForm(of: name)
    #expect(list.file(name) == list.file(form))
    #expect(list.filing.filing(of: name).decisions.count == 1)
  }

  @Test func chineseIsReadOnlyWhereALanguageIsChinese() throws {
    func titles(_ locale: String, adding: [String] = []) throws -> [String] {
      let list = try list(locale, .bySound, adding: adding)
      return ["王芳", "曾国藩"].map { list.title(for: $0) }
    }
    #expect(try titles("en", adding: ["zh"]) == ["W", "Z"])
    #expect(try titles("en") == ["#", "#"])
    #expect(try titles("ja") == ["#", "#"])
    #expect(try titles("zh") == ["W", "C"])
  }

  @Test func titlesOfAListOfLanguagesAreThoseOfAll() throws {
    let list = try IndexedCollation("en", addingTitlesOf: ["el", "ja"])
    let titles = list.sectionIndexTitles.joined()
    #expect(titles.hasPrefix("ABC") && titles.hasSuffix("らわ#"))
    #expect(titles.contains("ΑΒΓ"))
    #expect(list.title(for: "ऑस्कर") == "#")
  }

  @Test func scriptsOfOtherListsAreThoseThatOccurInTheirOrder() throws {
    let list = try list("en", .ownTitles)
    let names = ["さくら", "Жанна", "Ann", "김철수", "Γιώργος", "山田", "𐌰𐍄𐍄𐌰", "1"]
    #expect(
      list.sections(of: names).map(\.title)
        == ["A", "Γ", "Ж", "ㄱ", "さ", "𐌰", "漢", "#"])
    let icu = try IndexedCollation("en", layout: .icu)
    var layout = IndexLayout.icu
    layout.others = .ownTitles
    #expect(
      try IndexedCollation("en", layout: layout).sectionTitles
        == icu.sectionTitles)
  }

  @Test func anAlphabetOfTheCallersOwnGetsTitlesOfOtherScripts() throws {
    let alphabet = try Alphabet(
      titles: ["A", AlphabetTitle("B–Z", from: "B")],
      collator: try Collator("en"))
    var layout = IndexLayout.standard
    layout.others = .ownTitles
    let list = IndexedCollation(alphabet: alphabet, layout: layout)
    #expect(
      list.sections(of: ["Жанна", "Zoe", "Ann", "1"]).map(\.title)
        == ["A", "B–Z", "Ж", "#"])
  }

  @Test(arguments: [
    ("zh-CN", "zh-TW"), ("en", "zh-TW"), ("en", "zh-CN"), ("ja", "yue"),
  ])
  func chineseTitlesNeedTheirOwnOrder(locale: String, added: String) throws {
    #expect(
      throws: CollationError.titlesOfAnotherOrder(locale: added, in: locale)
    ) {
      try IndexedCollation(locale, addingTitlesOf: [added])
    }
    // By pinyin, they are right without titles of their own.
    var names = FilingRules()
    names.names = .han
    let list = try IndexedCollation(
      locale, addingTitlesOf: [added], filing: names)
    #expect(list.title(for: "杜鵑") == "D")
    #expect(
      list.sectionTitles == (try IndexedCollation(locale)).sectionTitles)
  }

  @Test func chineseTitlesOfTheSameOrderAddNothing() throws {
    #expect(
      try IndexedCollation("zh", addingTitlesOf: ["zh-CN"]).sectionTitles
        == IndexedCollation("zh").sectionTitles)
  }

  @Test(arguments: [
    ("ja", ["Latn", "Hira"]), ("ru", ["Latn", "Cyrl"]),
    ("en", ["Grek", "Latn"]),
  ])
  func anOrderOfScriptsHoldsForTitles(
    locale: String, reorder: [String]
  ) throws {
    let keyword = reorder.joined(separator: "-").lowercased()
    for list in [
      try IndexedCollation(
        locale, options: CollatorOptions(reorder: reorder),
        addingTitlesOf: ["el"]),
      try IndexedCollation(
        "\(locale)-u-kr-\(keyword)", addingTitlesOf: ["el"]),
    ] {
      let titles = list.sectionTitles.dropLast()
      let first = Script(titles.first!.unicodeScalars.first!).name
      #expect(first == reorder[0])
      let keys = titles.map { list.collator.sortKey(for: $0) }
      #expect(keys == keys.sorted())
    }
  }
}
