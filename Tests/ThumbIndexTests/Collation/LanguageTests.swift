import TestSupport
import Testing
import ThumbIndex

/// What people know of the order of their languages.
@Suite struct LanguageTests {
  @Test(arguments: orders)
  func languagesHaveTheirOrder(fact: OrderFact) throws {
    let collator = try Collator(fact.locale, options: fact.options)
    let reversed = Array(fact.words.reversed())
    #expect(reversed.sorted(by: collator) == fact.words)
    for (left, right) in zip(fact.words, fact.words.dropFirst()) {
      #expect(collator.compare(left, right) == .less, "\(left), \(right)")
    }
  }

  @Test(arguments: equals)
  func someDifferencesDoNotCount(fact: OrderFact) throws {
    let collator = try Collator(fact.locale, options: fact.options)
    for word in fact.words {
      #expect(
        collator.compare(fact.words[0], word) == .equal,
        "\(fact.words[0]), \(word)")
      #expect(
        collator.sortKey(for: fact.words[0]) == collator.sortKey(for: word))
    }
  }

  static let orders: [OrderFact] = [
    .init("en", "resume", "Resume", "résumé", "Résumé", "resumes"),
    .init("en", "", " ", "-", "1", "10", "2", "a", "A", "á", "b", "z", "α"),
    .init("sv", "Adam", "Wahl", "Zebra", "Ål", "Ärlig", "Öl"),
    .init("sv", "u", "y", "ü", "z"),
    .init("da", "Andersen", "Odense", "Zeus", "Ærø", "Øst", "Ål", "Aarhus"),
    .init("nb", "Zeus", "Ærø", "Østfold", "Ålesund"),
    .init("fi", "y", "z", "å", "ä", "ö"),
    .init("de", "Afrika", "Ärger", "Arm", "Muller", "Müller", "Mutter"),
    .init("de-u-co-phonebk", "Ärger", "Afrika", "Mueller", "Müller", "Muller"),
    .init("de", "Masse", "Maße", "Massen"),
    .init("es", "nube", "nuez", "ñandú", "oso"),
    .init("es", "calor", "chico", "cielo"),
    .init("es-u-co-trad", "calor", "cielo", "chico", "dedo"),
    .init("cs", "cihla", "hrad", "chata", "ikona"),
    .init("cs", "cena", "čaj", "den", "řeka", "sen", "šek", "zub", "žena"),
    .init("sk", "hora", "chata", "iskra"),
    .init("hu", "cukor", "csak", "dal", "gomb", "gyufa", "ló", "lyuk"),
    .init("hu", "nádas", "nyár", "ó", "ok", "ő", "öl", "szabó", "szék"),
    .init("hu", "sas", "szabad", "tál", "zab", "zseb"),
    .init("pl", "cena", "ćma", "las", "łąka", "zebra", "źdźbło", "żaba"),
    .init("et", "sokk", "šokk", "zoo", "žest", "tuul", "õli", "ämber", "öö"),
    .init("lt", "cukrus", "čia", "yla", "iš", "jis"),
    .init("hr", "lopta", "ljeto", "most", "novi", "njega"),
    .init("tr", "çay", "dal", "hile", "ılık", "irmik", "oda", "öz"),
    .init("is", "dagur", "ðe", "zeta", "þakka", "æ", "ö"),
    .init("vi", "đá", "em"),
    .init("cy", "cath", "chwarae", "dafad", "llan", "mam"),
    .init("ru", "дом", "ёлка", "ель", "жук"),
    .init("ru", "все", "всё", "всего"),
    .init("uk", "ганок", "ґанок", "дім", "ем", "єнот", "и", "і", "ї", "й"),
    .init("el", "άλφα", "Βήτα", "γάμμα"),
    .init(
      "tg", "гӯш", "ғор", "дом", "ел", "ёд", "жола", "иқ", "ӣд", "йод", "к",
      "қ", "л", "у", "ӯ", "ф", "х", "ҳ", "ч", "ҷ", "ш"),
    .init(
      "crh", "cz", "ça", "d", "gz", "ğ", "hz", "ız", "ia", "nz", "ña", "oz",
      "öa", "sz", "şa", "uz", "üa", "v"),
    .init("crh", .init(strength: .secondary), "I", "i"),
    .init(
      "csb", "az", "ąz", "ãz", "b", "ez", "é", "ë", "lz", "ła", "nz", "ń",
      "oz", "òz", "óz", "ôz", "p", "uz", "ù", "zz", "ż"),
    .init(
      "szl", "az", "ã", "b", "cz", "ć", "lz", "ł", "nz", "ń", "oz", "õz",
      "ōz", "ôz", "ŏz", "p", "sz", "ś", "zz", "źz", "ż"),
    .init("mi", "nz", "nga", "Nga", "o", "wz", "wha", "Wha"),
    .init("ckb", "رۆ", "ڕۆ", "زۆ", "ژ", "ل", "ڵ", "م", "و", "ۆ", "ی", "ێ"),
    .init(
      "ja", .init(strength: .quaternary), "かき", "カキ", "かぎ", "がき",
      "きかい"),
    .init("ja", "カート", "カード", "カーブ"),
    .init("ko", "가", "각", "나", "한", "漢", "힣"),
    .init("zh", "阿", "白", "波", "张", "A"),
    .init("zh-u-co-pinyin", "阿", "白", "中"),
    .init("zh-u-co-stroke", "一", "人", "大", "中", "阿"),
    .init("th", "กา", "เก", "ขา", "แขก", "คน"),
    .init("ar", "أحمد", "بدر", "محمد", "Ahmed"),
    .init("he", "אבא", "בית", "שלום", "Aleph"),
    .init("fr", "cote", "coté", "côte", "côté"),
    .init("fr-CA", "cote", "côte", "coté", "côté"),
    .init("en-u-kn", "file1", "file2", "file10", "file100"),
    .init("en-u-kn", "file١", "file٢", "file١٠", "file١٠٠"),
    .init("en-u-kn", "1", "٢", "3", "४", "10", "١١"),
    .init("en", "file1", "file10", "file2"),
    .init("en", .init(caseFirst: .upper), "A", "a", "Á", "á", "B", "b"),
    .init("en", .init(caseFirst: .lower), "a", "A", "á", "Á", "b", "B"),
    .init("en", .init(punctuation: .ignore()), "co", "co-op", "cop", "c-z"),
    .init("en", .init(punctuation: .keep), "c-z", "co", "co-op", "cop"),
    .init("en", .init(reorder: ["Grek", "Latn"]), "ω", "a", "я"),
    .init("en", .init(reorder: ["Cyrl"]), "я", "a", "ω"),
    .init("ar", .init(reorder: []), "Ahmed", "أحمد"),
    .init("en", .init(rules: "&z < å <<< Å"), "a", "z", "å", "Å", "α"),
    .init("en", .init(rules: "&c < ch"), "cz", "ch", "d"),
    .init("sv", .init(rules: "&ö < q"), "p", "r", "z", "å", "ö", "q"),
    .init("en", .init(strength: .identical), "\u{1}a", "a"),
  ]

  static let equals: [OrderFact] = [
    .init("en", .init(strength: .primary), "role", "Role", "rôle", "RÔLE"),
    .init("en", .init(strength: .secondary), "role", "Role"),
    .init("en", .init(strength: .primary, caseLevel: true), "role", "rôle"),
    .init(
      "en", .init(punctuation: .ignore()), "disilva", "di silva", "di-silva"),
    .init(
      "en", .init(punctuation: .ignore(upTo: .space)), "disilva", "di silva"),
    .init("en", .init(punctuation: .ignore(upTo: .symbol)), "ab", "a+b", "a b"),
    .init("en", .init(punctuation: .ignore(upTo: .currency)), "ab", "a€b"),
    .init("en-u-ks-level1", "resume", "Résumé"),
    .init("de", .init(strength: .primary), "Straße", "STRASSE"),
    .init("en-u-kn-ks-level1", "file7", "file007", "file٧"),
    .init("en", "é", "e\u{301}"),
    .init("crh", .init(strength: .secondary), "ı", "I"),
    .init("crh", .init(strength: .secondary), "i", "İ", "I\u{307}"),
    .init("mi", .init(strength: .primary), "ngā", "Nga", "NGA"),
    .init("vi", "ậ", "a\u{302}\u{323}", "a\u{323}\u{302}", "ạ\u{302}"),
    .init("ko", "한", "\u{1112}\u{1161}\u{11AB}", "\u{D558}\u{11AB}"),
    .init("en", "\u{212B}", "Å", "A\u{30A}"),
    .init("en", "ab", "a\u{AD}b", "a\u{200D}b", "a\u{0}b"),
    .init("da", .init(strength: .primary), "Aarhus", "Århus", "århus"),
    .init("ja", .init(strength: .primary), "かき", "カキ", "ガキ", "ｶｷ"),
  ]
}

/// Words in their order, or words that are equal, in a locale.
struct OrderFact: Sendable, CustomTestStringConvertible {
  let locale: String
  let options: CollatorOptions
  let words: [String]

  init(_ locale: String, _ options: CollatorOptions, _ words: String...) {
    self.locale = locale
    self.options = options
    self.words = words
  }

  init(_ locale: String, _ words: String...) {
    self.locale = locale
    options = CollatorOptions()
    self.words = words
  }

  var testDescription: String {
    "\(locale): \(words.joined(separator: ", "))"
  }
}
