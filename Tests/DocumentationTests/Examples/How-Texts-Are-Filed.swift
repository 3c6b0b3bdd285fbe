// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/How-Texts-Are-Filed.md: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

private struct Name {
  var kanji: String
  var kana: String?
}

@Test("Sources/ThumbIndex/ThumbIndex.docc/How-Texts-Are-Filed.md")
func howTextsAreFiled() async throws {
  var rules = FilingRules()
  rules.articleLanguages = ["en", "fr", "ar"]
  shows(rules.filingForm(of: "The Hobbit"), "Hobbit")
  shows(rules.filingForm(of: "L’Étranger"), "Étranger")
  shows(rules.filingForm(of: "الخوارزمي"), "خوارزمي")
  shows(rules.filingForm(of: "Theodora"), "Theodora")
  shows(rules.filingForm(of: "Die Hard"), "Die Hard")
  shows(rules.filingForm(of: "The"), "The")
  var names = FilingRules()
  names.openingPunctuation = .skip
  names.honorifics = NameWords.honorifics(of: ["de", "en"]) + ["Hofrat"]
  names.particles = NameWords.particles(of: ["de", "nl", "fr"])
  shows(names.filingForm(of: "🦊 “Renard”"), "Renard”")
  shows(names.filingForm(of: "Prof. Dr. Emmy Noether"), "Emmy Noether")
  shows(names.filingForm(of: "Dr. von Neumann"), "Neumann")
  shows(names.filingForm(of: "van der Waals"), "Waals")
  shows(names.filingForm(of: "d’Alembert"), "Alembert")
  shows(names.filingForm(of: "La Fontaine"), "La Fontaine")
  shows(names.filingForm(of: "Vanderbilt"), "Vanderbilt")
  shows(names.filingForm(of: "$ign"), "$ign")
  shows(names.filingForm(of: "!!!"), "!!!")
  names.honorifics = NameWords.honorifics(of: ["en"])
  names.particles = NameWords.particles(of: ["nl", "ar"])
  names.apostrophes = .alike
  shows(names.filingForm(of: "Mr. & Mrs. Brown"), "Brown")
  shows(names.filingForm(of: "Mr.John Smith"), "John Smith")
  shows(names.filingForm(of: "v.d. Berg"), "Berg")
  shows(names.filingForm(of: "ʿAbbās"), "Abbās")
  shows(names.filingForm(of: "al-ʿAbbās"), "Abbās")
  shows(names.filingForm(of: "O’Brien"), "O'Brien")
  var chains = FilingRules()
  chains.particles = NameWords.particles(of: ["en"])
  shows(chains.filingForm(of: "van der Ploeg"), "Ploeg")
  shows(chains.filingForm(of: "von und zu Guttenberg"), "Guttenberg")
  chains.honorifics = NameWords.honorifics(of: ["de"])
  shows(chains.filingForm(of: "Prof. Dr. med. habil. Klein"), "Klein")
  shows(chains.filingForm(of: "Dr.-Ing. Otto"), "Otto")
  chains.particles = NameWords.particles(of: ["nl"])
  shows(chains.filingForm(of: "Van De Velde"), "Velde")
  chains.capitalParticles = .partOfName
  shows(chains.filingForm(of: "Van De Velde"), "Van De Velde")
  var firms = FilingRules()
  firms.companyForms = CompanyForms.words(of: ["ko", "ja", "ru"])
  shows(firms.filingForm(of: "㈜카카오"), "카카오")
  shows(firms.filingForm(of: "(주) 카카오"), "카카오")
  shows(firms.filingForm(of: "株式会社ソニー"), "ソニー")
  shows(firms.filingForm(of: "ООО «Ромашка»"), "Ромашка»")
  let urdu = try IndexedCollation("ur")
  shows(urdu.sections(of: ["کابل", "كابل", "کراچی", "كراچی"]).map(\.title), "ک")
  shows(urdu.filing.filingForm(of: "كراچی"), "کراچی")
  let people = [
    Name(kanji: "山田", kana: "やまだ"), Name(kanji: "東海林", kana: "しょうじ"),
    Name(kanji: "さくら"), Name(kanji: "渡辺"),
  ]
  let japanese = IndexedList(
    people, by: \.kanji, reading: \.kana,
    collation: try IndexedCollation("ja"))
  shows(japanese.sections.map { "\($0.title): \($0.rows.map(\.kanji))" }, "さ: [\"さくら\", \"東海林\"], や: [\"山田\"], #: [\"渡辺\"]")
  var read = FilingRules()
  read.dictionary = try ReadingDictionary(
    """
    わたなべ /渡辺/渡部/
    とうかいりん /東海林/
    山田\tやまだ\tさんだ
    """)
  let byWords = IndexedList(
    people, by: \.kanji, reading: \.kana,
    collation: try IndexedCollation("ja", filing: read))
  shows(byWords.sections.map { "\($0.title): \($0.rows.map(\.kanji))" }, "さ: [\"さくら\", \"東海林\"], や: [\"山田\"], わ: [\"渡辺\"]")
  shows(read.filingForm(of: "渡辺"), "わたなべ")
  shows(read.filingForm(of: "東海林"), "とうかいりん")
  shows(read.filingForm(of: "東海林", reading: "しょうじ"), "しょうじ")
  let surnames = ["曾国藩", "单田芳", "尉迟恭", "白居易"]
  let plain = try IndexedCollation("zh")
  shows(plain.sections(of: surnames).map { "\($0.title) \($0.elements[0])" }, "B 白居易, C 曾国藩, D 单田芳, W 尉迟恭")
  var chinese = FilingRules()
  chinese.names = .han
  let asNames = try IndexedCollation("zh", filing: chinese)
  shows(asNames.sections(of: surnames).map { "\($0.title) \($0.elements[0])" }, "B 白居易, S 单田芳, Y 尉迟恭, Z 曾国藩")
  shows(plain.sections(of: ["重庆", "厦门", "长沙"]).map { "\($0.title) \($0.elements[0])" }, "C 重庆, S 厦门, Z 长沙")
  shows(plain.sectionTitles[plain.section(for: "厦门", reading: "xiàmén")], "X")
  let friends = ["Anna", "Чайковский", "Γιώργος", "김철수", "さくら", "7up"]
  var layout = IndexLayout.standard
  layout.others = .ownTitles
  shows(try IndexedCollation("en", layout: layout).sections(of: friends).map(\.title), "A Γ Ч ㄱ さ #")
  layout.others = .bySound
  let bySound = try IndexedCollation("en", layout: layout)
  shows(bySound.sections(of: friends).map { "\($0.title) \($0.elements.count)" }, "A 1, C 1, G 2, S 1, # 1")
  shows(bySound.filing.filingForm(of: "Чайковский"), "Čajkovskij")
  let list = try IndexedCollation("en", addingTitlesOf: ["el", "ja"])
  shows(list.sectionTitles, "A … Z Α … Ω あ … わ #")
  _ = rules
  _ = names
  _ = chains
  _ = firms
  _ = urdu
  _ = people
  _ = japanese
  _ = read
  _ = byWords
  _ = surnames
  _ = plain
  _ = chinese
  _ = asNames
  _ = friends
  _ = layout
  _ = bySound
  _ = list
}
