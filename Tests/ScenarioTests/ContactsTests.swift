import Testing
import ThumbIndex

/// One address book, read by people in Tokyo, Shanghai, Cairo and Stockholm.
@Suite("Contacts in many scripts")
struct ContactsTests {
  struct Contact {
    var name: String
    /// How a name is read, where its characters do not tell.
    var kana: String?

    init(_ name: String, _ kana: String? = nil) {
      (self.name, self.kana) = (name, kana)
    }
  }

  static let contacts = [
    Contact("山田花子", "やまだ はなこ"), Contact("東海林太郎", "しょうじ たろう"),
    Contact("さくら"), Contact("曾国藩"), Contact("单田芳"), Contact("欧阳修"),
    Contact("الخوارزمي"), Contact("خالد"), Contact("김연아"),
    Contact("Dr. Åsa Öhman"), Contact("🦊 Örjan"), Contact("(Bob)"),
    Contact("Γιώργος"), Contact("Їжак"), Contact("Արամ"), Contact("ნინო"),
    Contact("שרה"), Contact("लता"), Contact("রবীন্দ্রনাথ"), Contact("ஔவையார்"),
    Contact("แก้ว"), Contact("አበበ"),
  ]

  /// What a phone leaves out of account, wherever it is.
  static var filing: FilingRules {
    var rules = FilingRules()
    rules.articleLanguages = ["ar"]
    rules.honorifics = ["Dr."]
    rules.openingPunctuation = .skip
    return rules
  }

  @Test("in Tokyo stand under the kana of their readings")
  func japanese() throws {
    let list = IndexedList(
      Self.contacts, by: \.name, reading: \.kana,
      collation: try IndexedCollation("ja", filing: Self.filing))
    #expect(
      list.page(\.name) == [
        "さ: さくら, 東海林太郎", "や: 山田花子", "A: Dr. Åsa Öhman", "B: (Bob)",
        "O: 🦊 Örjan",
        "#: 欧阳修, 曾国藩, 单田芳, Γιώργος, Їжак, ნინო, Արամ, שרה, خالد, "
          + "الخوارزمي, አበበ, लता, রবীন্দ্রনাথ, ஔவையார், แก้ว, 김연아",
      ])
  }

  @Test("in Shanghai stand under the pinyin of their surnames")
  func chinese() throws {
    var filing = Self.filing
    filing.names = .han
    let list = IndexedList(
      Self.contacts, by: \.name,
      collation: try IndexedCollation("zh", filing: filing))
    // As in a dictionary, 曾 would be under C, 单 under D.
    #expect(
      list.page(\.name) == [
        "A: Dr. Åsa Öhman", "B: (Bob)", "D: 東海林太郎", "O: 🦊 Örjan, 欧阳修",
        "S: 单田芳, 山田花子", "Z: 曾国藩",
        "#: Γιώργος, Їжак, ნინო, Արամ, שרה, خالد, الخوارزمي, አበበ, लता, "
          + "রবীন্দ্রনাথ, ஔவையார், แก้ว, 김연아, さくら",
      ])
  }

  @Test("in Cairo stand under their letters, the article aside")
  func arabic() throws {
    let list = IndexedList(
      Self.contacts, by: \.name,
      collation: try IndexedCollation("ar", filing: Self.filing))
    #expect(
      list.page(\.name) == [
        "خ: خالد, الخوارزمي", "A: Dr. Åsa Öhman", "B: (Bob)", "O: 🦊 Örjan",
        "#: Γιώργος, Їжак, ნინო, Արամ, שרה, አበበ, लता, রবীন্দ্রনাথ, ஔவையார், "
          + "แก้ว, 김연아, さくら, 单田芳, 山田花子, 曾国藩, 東海林太郎, 欧阳修",
      ])
  }

  @Test("in Stockholm have Å and Ö at the end, and letters of other alphabets")
  func swedish() throws {
    let list = IndexedList(
      Self.contacts, by: \.name,
      collation: try IndexedCollation(
        "sv", addingTitlesOf: ["el", "uk", "ar", "ja", "ko"],
        filing: Self.filing))
    #expect(
      list.page(\.name) == [
        "B: (Bob)", "Å: Dr. Åsa Öhman", "Ö: 🦊 Örjan", "Γ: Γιώργος", "І: Їжак",
        "خ: خالد, الخوارزمي", "ㄱ: 김연아", "さ: さくら",
        "#: ნინო, Արամ, שרה, አበበ, लता, রবীন্দ্রনাথ, ஔவையார், แก้ว, "
          + "单田芳, 山田花子, 曾国藩, 東海林太郎, 欧阳修",
      ])
  }

  @Test(
    "are found by what the reader's keyboard types",
    arguments: [
      ("zeng", "曾国藩"), ("oyx", "欧阳修"), ("ㄱㅇㅇ", "김연아"),
      ("はなこ", "山田花子"), ("sakura", "さくら"), ("ohman", "Dr. Åsa Öhman"),
      ("orj", "🦊 Örjan"), ("ΓΙΩ", "Γιώργος"), ("خو", "الخوارزمي"),
    ])
  func search(typed: String, name: String) throws {
    let list = IndexedList(
      Self.contacts, by: \.name,
      collation: try IndexedCollation("sv", filing: Self.filing))
    let names = SearchField<Contact>(
      \.name, readings: Set(SearchReading.allCases),
      ownReadings: { [$0.kana].compactMap(\.self) })
    var filter = try ListFilter(list, searching: [names])
    filter.update(typed)
    #expect(filter.results.rows.map(\.name) == [name])
  }
}
