import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Tables fold vowels that Thai and Lao write before their consonants (เก), as ICU
/// folds them in whole texts, in all forms.
@Suite struct ReorderedVowelTests {
  static let locales = ["th", "lo", "en", "und"]

  /// Options in which tables fold these vowels, then others, in which ICU does.
  static let options = [
    SearchOptions(), SearchOptions(punctuation: .significant),
    SearchOptions(tiers: .strict), SearchOptions(tiers: [.locale, .base]),
    SearchOptions(minding: [.accents]), SearchOptions(minding: [.case]),
  ]

  /// What stands behind a vowel and its consonant, or between two of them.
  private static let endings = [
    "", "\u{E48}", "\u{E49}\u{E32}", "\u{E47}\u{E07}", "\u{E4C}", "\u{E38}",
    "\u{E48}\u{E33}", "\u{E4D}\u{E32}", "\u{E4D}\u{E48}\u{E32}", "\u{EC8}",
    "\u{EC9}\u{EB2}", "\u{EB3}", "\u{ECD}\u{EC8}\u{EB2}", "\u{301}", "a", "é",
    "7", "-", " ", "\u{200D}", "\u{200B}", "ก", "ຫຼ", "เ", "ແ", "カ", "国",
  ]

  @Test(arguments: locales, options)
  func everySyllableFoldsAsByICU(
    locale: String, options: SearchOptions
  ) throws {
    let folder = TextFolder(try Plans.plan(locale, options))
    let endings = Self.endings.sampled(oneIn: 6, locale.count)
    for (vowel, consonants) in vowelsBeforeConsonants {
      for ending in endings {
        let syllables = consonants.map { [vowel, $0].text + ending }
        try holdForms(syllables.joined(), folder)
        for syllable in syllables.sampled(oneIn: 20, ending.utf8.count) {
          try holdForms(syllable, folder)
          try holdForms("x" + syllable + syllable, folder)
        }
      }
      try holdForms([vowel].text, folder)
      try holdForms(consonants.map { [$0, vowel].text }.joined(), folder)
    }
  }

  @Test(arguments: locales)
  func twoConsonantsBehindAVowelFoldAsByICU(locale: String) throws {
    let folder = TextFolder(try Plans.plan(locale))
    for (turn, (vowel, consonants)) in vowelsBeforeConsonants.enumerated() {
      for first in consonants.sampled(oneIn: 9, turn) {
        try holdForms(
          consonants.map { [vowel, first, $0].text }.joined(), folder)
      }
    }
  }

  @Test(arguments: locales)
  func textsWithVowelsBeforeConsonantsFoldAsByICU(locale: String) throws {
    let pieces: [Gen<String>] = [
      .element(of: ["เ", "แ", "โ", "ใ", "ไ"]), .element(of: ["ເ", "ແ", "ໄ"]),
      .element(of: ["ก", "อ", "ร", "ห"]), .element(of: ["ກ", "ຫ", "ລ"]),
      .element(of: Self.endings.filter { !$0.isEmpty }),
    ]
    let texts = Gen<String>(make: { numbers, size in
      numbers.pick(pieces).make(&numbers, size)
    })
    for options in Self.options {
      let folder = TextFolder(try Plans.plan(locale, options))
      checkProperty("syllables in \(locale)", runs: 60, .list(of: texts)) {
        try holdForms($0.joined(), folder)
      }
    }
  }

  /// One contraction is a sample of all that a vowel begins.
  @Test func allVowelsAreReorderedAlikeInEveryCollation() throws {
    for collation in Collation.distinct.sampled(oneIn: 12) {
      let folder = TextFolder(try Plans.plan(collation.id))
      for (vowel, consonants) in vowelsBeforeConsonants {
        let text = consonants.map { [vowel, $0].text }.joined()
        try holdForms(text, folder)
      }
    }
  }

  @Test(arguments: locales)
  func tablesAloneFoldThaiAndLao(locale: String) throws {
    let plan = try Plans.plan(locale)
    let scalars = ScalarFolding(table: plan.table, keepsBlanks: false)
    for text in [
      "เก่า", "แอลเบเนีย", "โบลิเวีย", "ใหม่", "ไต้หวัน", "เซาท์แซนด์วิช น้ำ",
      "เ-ก", "ເກົ່າ", "ແອນໂກລາ", "ໃໝ່", "ໄທ (an)", "ᦵᦀ",
    ] {
      var folded = ByteWriter(for: "a test")
      var breaks = Breaks()
      #expect(
        scalars.append(text.utf8.span, to: &folded, &breaks) != nil, "\(text)")
    }
  }
}

/// The vowels that stand before consonants, each with the second scalars of all
/// contractions that it begins in CLDR's root order.
private let vowelsBeforeConsonants:
  [(vowel: Unicode.Scalar, consonants: [Unicode.Scalar])] = {
    var result: [(vowel: Unicode.Scalar, consonants: [Unicode.Scalar])] = []
    let listed =
      (try? Collator("und").handle.listedContractions(withPrefixes: false))
      ?? []
    for text in listed {
      let scalars = Array(text.unicodeScalars)
      guard scalars[0].properties.isLogicalOrderException else { continue }
      if result.last?.vowel != scalars[0] { result.append((scalars[0], [])) }
      result[result.count - 1].consonants.append(scalars[1])
    }
    return result
  }()

extension [Unicode.Scalar] {
  fileprivate var text: String {
    String(String.UnicodeScalarView(self))
  }
}

/// Requires that a text has the forms that ICU gives for the whole text.
private func holdForms(_ text: String, _ folder: TextFolder) throws {
  let plan = folder.plan
  let forms = folder.forms(of: text)
  let whole = plan.markedForms(of: text, cuts: false)
  for (form, marked) in zip(plan.forms, whole) {
    let expected = FoldedText(marked: marked, keepsBlanks: plan.keepsSigns)
    try holdEqual(
      forms[form].bytes, expected.bytes, "\(text.debugDescription) \(form)")
    if form == plan.mainForm { try holdEqual(forms[form], expected, text) }
  }
}
