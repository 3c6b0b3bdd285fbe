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
      let titles = try IndexedCollation(locale).sectionIndexTitles
      #expect(titles.count == count, "\(locale): \(titles)")
    }
  }

  @Test(arguments: ["ja", "ko", "ar", "he", "el", "ru", "th", "hi", "zh-Hant"])
  func ownLettersComeFirstThenLatinThenTheRest(locale: String) throws {
    let titles = try IndexedCollation(locale).sectionIndexTitles
    let own = try BucketOracle(locale: locale).titles
    #expect(titles == own + latin + ["#"])
  }

  @Test func latinIsNotAddedToAlphabetsThatHaveItsLetters() throws {
    for locale in ["en", "sv", "hu", "mt", "haw", "vi", "zh"] {
      let titles = try IndexedCollation(locale).sectionIndexTitles
      #expect(try titles == BucketOracle(locale: locale).titles + ["#"])
    }
  }

  @Test func titlesStandOnlyOnceInEveryLocale() throws {
    for locale in Collator.availableLocales.sampled(oneIn: 5) {
      let titles = try IndexedCollation(locale).sectionTitles
      #expect(Set(titles).count == titles.count, "\(locale): \(titles)")
    }
  }

  @Test func russianBarsHaveNoTitlesForLettersThatBeginNoWord() throws {
    let russian = try IndexedCollation("ru")
    let titles = russian.sectionIndexTitles
    for letter in ["Ё", "Ъ", "Ь"] { #expect(!titles.contains(letter)) }
    #expect(titles.contains("Й") && titles.contains("Ы"))
    let occasional = russian.occasionalSections.map {
      russian.sectionTitles[$0]
    }
    // Others are letters of other languages: І, Ј.
    #expect(occasional.filter { "ЁЪЬЙЫЭ".contains($0) } == ["Ъ", "Ь"])
  }

  @Test func occasionalTitlesStandInBarsWhileTheyHaveRows() throws {
    let serbian = try IndexedCollation("sr-Latn")
    var list = IndexedList(
      ["Ana", "Đorđe"], collation: serbian, emptySections: .kept)
    let bar = { list.indexBar().entries.map(\.title) }
    #expect(list.sections.map(\.title) == bar())
    #expect(bar().contains("Đ"))
    var filter = try ListFilter(list, searching: \.self)
    _ = filter.update("ana")
    #expect(!filter.results.indexBar().entries.map(\.title).contains("Đ"))
    list.remove(at: RowPath(section: bar().firstIndex(of: "Đ")!, row: 0))
    #expect(!bar().contains("Đ"))
    #expect(list.sections.map(\.title) == bar())
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
    .init("es-u-co-trad", ["chico": "CH", "cena": "C", "llama": "LL"]),
    .init("hi", ["ऑस्ट्रेलिया": "ऑ", "ऐरावत": "ऐ", "ओमान": "ओ"]),
    .init(
      "ta", ["ஜெயலலிதா": "ஜ", "ப்ரியா": "ப", "பாரி": "ப", "க்ஷேமா": "க்ஷ"]),
    .init("mr", ["ज्ञानेश्वर": "ज्ञ", "क्षमा": "क्ष", "जय": "ज", "ॐ": "ॐ"]),
    .init("ig", ["Chinua": "CH", "Gbenga": "GB", "Gozie": "G"]),
    .init("om", ["Dhugaa": "DH", "Dawit": "D"]),
    .init("ha", ["Sham": "SH", "Sani": "S"]),
    .init("yo", ["Ẹniọlá": "Ẹ", "Ẹ́niọlá": "Ẹ", "Ṣọlá": "Ṣ", "Èjì": "E"]),
    .init("sr-Latn", ["Đorđević": "Đ", "Džon": "DŽ"]),
    .init("bs", ["Đorđević": "Đ"]), .init("hr", ["Đorđević": "Đ"]),
    .init("ug", ["ئالىم": "ئ", "ئەرەب": "ئ", "بالا": "ب"]),
    .init("sd", ["آدم": "آ"]), .init("ur", ["آدم": "آ", "احمد": "ا"]),
    .init("ee", ["Dzifa": "DZ", "Dela": "D"]),
    .init("br", ["Charlez": "CH", "C’hoari": "CʼH", "Corentin": "C"]),
    .init("or", ["ୱିକିପିଡ଼ିଆ": "ୱ"]), .init("yi", ["פּוילן": "פּ", "פֿאַרב": "פ"]),
    .init("fo", ["Åse": "Å", "Aage": "Å"]), .init("bg", ["Ъгъл": "Ъ"]),
    .init("ka", ["თბილისი": "თ"]), .init("am", ["ሂሩት": "ሀ"]),
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
