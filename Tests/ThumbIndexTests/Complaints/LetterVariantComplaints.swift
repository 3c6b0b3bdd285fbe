import Testing
import ThumbIndex

/// “Half of my Urdu contacts are in the wrong section, because they came from
/// another phone”.
@Suite("Letters typed on another keyboard")
struct LetterVariantComplaints {
  @Test("the Arabic kaf and yeh are those of Urdu in an Urdu list")
  func urdu() throws {
    let list = try IndexedCollation("ur")
    #expect(list.headers(over: "كراچی", "يوسف", "کراچی", "یوسف") == "ک ی ک ی")
    let sections = list.sections(of: [
      "کشمیر", "كابل", "کراچی", "كراچی", "کابل",
    ])
    #expect(sections.map(\.title) == ["ک"])
    #expect(
      sections[0].elements == ["كابل", "کابل", "کراچی", "كراچی", "کشمیر"])
  }

  @Test("alef with hamza is alef in a Persian list")
  func persian() throws {
    let list = try IndexedCollation("fa")
    #expect(list.headers(over: "أحمد", "احمد", "إسلام") == "ا ا ا")
    // The same with the hamza as a character of its own, wherever it stands.
    #expect(list.file("ا\u{654}حمد") == list.file("أحمد"))
    #expect(list.file("ا\u{64E}\u{654}حمد") == list.file("أ\u{64E}حمد"))
    #expect(list.file("ئ") == list.file("ي\u{654}"))
  }

  @Test("the capital of Icelandic ð is Đ in a Croatian list")
  func croatian() throws {
    let list = try IndexedCollation("hr")
    #expect(list.headers(over: "Ðorđe", "Đorđe", "Dora") == "Đ Đ D")
    #expect(list.headers(over: "ðorđe") == "Đ")
  }

  @Test("SH is a letter of Oromo in capitals, too")
  func oromo() throws {
    let list = try IndexedCollation("om")
    #expect(list.header(over: "SHARMA") == list.header(over: "Sharma"))
    #expect(list.header(over: "Sara") == "S")
  }

  @Test("letters stay as they are written where a list says so")
  func asWritten() throws {
    var rules = FilingRules()
    rules.variants = .asWritten
    let list = try IndexedCollation("ur", filing: rules)
    #expect(list.header(over: "كراچی") != "ک")
    #expect(list.filing.filingForm(of: "كراچی") == "كراچی")
    let icu = try IndexedCollation("ur", layout: .icu)
    #expect(icu.filing.isEmpty)
    let usual = try IndexedCollation("ur")
    #expect(Set([list, icu, usual].map(\.fingerprint)).count == 2)
  }

  @Test("a letter that the language has, or that is a title, is no variant")
  func ownLetters() throws {
    let sindhi = try IndexedCollation("sd")
    #expect(sindhi.headers(over: "ڪراچي", "کنڊ") == "ڪ ک")
    let arabic = try IndexedCollation("ar", addingTitlesOf: ["ur"])
    #expect(arabic.headers(over: "کراچی", "كراتشي") == "ک ك")
    let letters = try Alphabet(
      titles: ["ك", "ک"], collator: try Collator("ar"))
    let own = IndexedCollation(alphabet: letters)
    #expect(own.headers(over: "کراچی", "كراتشي") == "ک ك")
  }
}
