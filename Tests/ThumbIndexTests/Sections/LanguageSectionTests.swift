import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// What people know of the letters of their languages.
@Suite struct LanguageSectionTests {
  @Test(arguments: facts)
  func textsAreUnderTheLettersOfTheLanguage(fact: SectionFact) throws {
    let collation = try IndexedCollation(fact.locale)
    #expect(collation.contradictions(to: fact.pairs) == [])
  }

  @Test func standardTitlesAreAsManyAsOnTelephones() throws {
    let counts = ["en": 27, "sv": 30, "ja": 37, "ko": 41, "ar": 55]
    for (locale, count) in counts {
      let titles = try IndexedCollation(locale).sectionTitles
      #expect(titles.count == count, "\(locale): \(titles)")
    }
  }

  @Test(arguments: ["ja", "ko", "ar", "he", "el", "ru", "th", "hi", "zh-Hant"])
  func ownLettersComeFirstThenLatinThenTheRest(locale: String) throws {
    let titles = try IndexedCollation(locale).sectionTitles
    let own = try BucketOracle(locale: locale).titles
    #expect(titles == own + latin + ["#"])
  }

  @Test func latinIsNotAddedToAlphabetsThatHaveItsLetters() throws {
    for locale in ["en", "sv", "hu", "mt", "haw", "vi", "zh"] {
      let titles = try IndexedCollation(locale).sectionTitles
      #expect(try titles == BucketOracle(locale: locale).titles + ["#"])
    }
  }

  @Test func titlesStandOnlyOnceInEveryLocale() throws {
    for locale in Collator.availableLocales.sampled(oneIn: 5) {
      let titles = try IndexedCollation(locale).sectionTitles
      #expect(Set(titles).count == titles.count, "\(locale): \(titles)")
    }
  }

  @Test func russianHasNoTitlesForLettersThatBeginNoWord() throws {
    let titles = try IndexedCollation("ru").sectionTitles
    for letter in ["Ё", "Ъ", "Ь"] { #expect(!titles.contains(letter)) }
    #expect(titles.contains("Й") && titles.contains("Ы"))
  }

  @Test func lettersOfSeveralCharactersAreTitles() throws {
    let czech = try IndexedCollation("cs").sectionTitles
    #expect(czech.firstIndex(of: "CH") == czech.firstIndex(of: "H")! + 1)
    let hungarian = try IndexedCollation("hu").sectionTitles
    #expect(
      hungarian.filter { $0.count > 1 }
        == ["CS", "DZ", "DZS", "GY", "LY", "NY", "SZ", "TY", "ZS"])
  }

  @Test func addedTitlesComeInTheCollatorsOrder() throws {
    let titles = try Alphabet(
      of: Collator("en"), adding: ["el", "ru"]
    ).titles
    #expect(
      try titles
        == latin + BucketOracle(locale: "el").titles
        + BucketOracle(locale: "ru").titles)
  }

  @Test func malformedLocalesToAddAreRefused() {
    #expect(throws: CollationError.malformedLocale("e")) {
      try IndexedCollation("en", addingTitlesOf: ["ru", "e"])
    }
  }

  static let facts: [SectionFact] = [
    .init(
      "en",
      [
        "Ångström": "A", "Öl": "O", "éclair": "E", "ßa": "S", "Æsir": "A",
        "ﬁn": "F", "Ⓑ": "B", "123": "#", "'t Hooft": "#", "(Bob)": "#",
        " Zed": "#", "": "#", "😀": "#", "Ωμέγα": "#", "中": "#",
      ]),
    .init(
      "sv",
      [
        "Über": "Y", "Ærø": "Ä", "Øresund": "Ö", "Ål": "Å", "Aal": "A",
        "Äpple": "Ä", "Wahl": "W", "Zebra": "Z",
        // Ę with a grave accent, which ICU's comparison takes for an E.
        "\u{118}\u{300}": "Ä", "\u{C8}\u{328}": "Ä",
      ]),
    .init("da", ["Aarhus": "Å", "Århus": "Å", "Ærø": "Æ", "Über": "Y"]),
    .init("es", ["Ñandú": "Ñ", "nada": "N", "chico": "C", "llama": "L"]),
    .init("es-u-co-trad", ["chico": "C", "llama": "L"]),
    .init(
      "cs",
      [
        "chata": "CH", "Chata": "CH", "CHATA": "CH", "cena": "C", "čaj": "Č",
        "hrad": "H", "ďas": "D", "ikona": "I",
      ]),
    .init(
      "hu",
      [
        "csak": "CS", "dzsungel": "DZS", "gyufa": "GY", "szép": "SZ",
        "zseb": "ZS", "őz": "Ö", "út": "U", "cukor": "C", "zab": "Z",
      ]),
    .init("ru", ["Ёлка": "Е", "ёж": "Е", "Йод": "Й", "Ель": "Е"]),
    .init("zh", chinese),
    .init(
      "ja",
      [
        "あべ": "あ", "カトウ": "か", "がっこう": "か", "ﾊﾞｽ": "は", "パン": "は",
        "Alice": "A", "漢字": "#",
      ]),
    .init("ko", ["한국": "ㅎ", "가": "ㄱ", "까치": "ㄱ", "Alice": "A"]),
    .init("th", ["เกาะ": "ก", "ไทย": "ท", "แขก": "ข", "Alice": "A"]),
    .init("ar", ["أحمد": "ا", "محمد": "م", "Alice": "A", "Öl": "O"]),
    .init("he", ["שלום": "ש", "Bob": "B"]),
    .init("mt", ["iebes": "IE", "id": "I", "Ġorġ": "Ġ", "Għawdex": "GĦ"]),
  ]
}

/// They sort in this order, so their titles do not follow each other.
private let chinese: KeyValuePairs = [
  "阿明": "A", "白": "B", "张三": "Z", "Alice": "A", "Bob": "B", "Zed": "Z",
]

private let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
