import CICU
import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Law 3: in ICU's layout sections are the buckets of its `AlphabeticIndex`.
@Suite struct AgreementWithICUTests {
  @Test func sectionsAreICUsBucketsInEveryLocale() throws {
    let ids = availableLocales + collationsOfTheirOwn
    for id in ids.sampled(oneIn: 6) {
      let oracle = try BucketOracle(locale: id)
      let collation = try icuCollation(Collator(id))
      #expect(collation.sectionTitles == oracle.labels, "\(id)")
      try collation.checkInvariants()
      checkProperty("buckets in \(id)", runs: 150, .texts) { text in
        try holdSections(of: [text], in: collation, are: oracle)
      }
    }
  }

  /// The library asks ICU for the buckets of few of them.
  @Test func startsOfScriptsAreInICUsBucketsInEveryLocale() throws {
    let ids = availableLocales + collationsOfTheirOwn
    for id in ids.sampled(oneIn: 12) {
      for added in [[], ["en"], ["el", "ru", "ko", "zh"]] {
        let oracle = try BucketOracle(ICUOracle(id), labels: [id] + added)
        let collation = try icuCollation(Collator(id), adding: added)
        #expect(throws: Never.self, "\(id) with \(added)") {
          try holdSections(
            of: RootOrder.groupMarks().map(\.text), in: collation,
            are: oracle)
        }
      }
    }
  }

  @Test func sectionsAreICUsBucketsWhereTitlesOfManyLocalesMeet() throws {
    // Each locale with some others after it.
    let locales = availableLocales.filter { !$0.contains("_") }
    for place in locales.indices.sampled(oneIn: 6) {
      let id = locales[place]
      let added = (1...3).map { locales[(place * $0 + $0) % locales.count] }
      try checkAgreement(id, adding: ["en"] + added, runs: 100)
    }
  }

  @Test(arguments: [
    ("en", ["ja", "ko", "ru", "el", "he"]), ("en", ["zh"]),
    ("zh", ["en", "ja", "ko", "zh_Hant"]), ("zh_Hant", ["zh", "en"]),
    ("zh@collation=stroke", ["en", "ru"]), ("zh@collation=zhuyin", ["ja"]),
    ("zh@collation=unihan", ["th", "hi"]), ("root", ["en", "ar", "ka", "hy"]),
    ("ja", ["zh", "ko", "en"]), ("mt", ["da", "hu", "cs", "cy", "lv"]),
  ])
  func manyTitlesTogetherLoseNothing(id: String, added: [String]) throws {
    try checkAgreement(id, adding: added, runs: 1500)
  }

  @Test(arguments: TextKind.all)
  func textsOfEveryKindAreInICUsBuckets(kind: TextKind) throws {
    for id in ["en", "cs", "ja", "ko", "zh", "zh_Hant", "th", "ar", "mt"] {
      let oracle = try BucketOracle(locale: id)
      let collation = try icuCollation(Collator(id))
      checkProperty(
        "buckets of \(kind.name) in \(id)", runs: 200, .text(kind)
      ) { text in
        try holdSections(of: [text], in: collation, are: oracle)
      }
    }
  }

  @Test func longTextsAreInICUsBuckets() throws {
    for id in ["en", "zh", "th"] {
      let oracle = try BucketOracle(locale: id)
      let collation = try icuCollation(Collator(id))
      checkProperty("buckets of long texts in \(id)", runs: 40, .long) { text in
        try holdSections(of: [text], in: collation, are: oracle)
      }
    }
  }

  /// Once taken for a mistake of the library's: ICU's table for Latin has it
  /// under E.
  @Test func aMarkBehindALetterWithAMarkIsSeen() throws {
    let id = "nb"
    let collation = try icuCollation(Collator(id))
    try holdSections(
      of: ["\u{E8}\u{328}", "\u{119}\u{300}"], in: collation,
      are: BucketOracle(ICUOracle(id), labels: [id]))
  }

  @Test func sectionsAreICUsBucketsWithAnyOption() throws {
    for place in OptionGrid.all.indices.sampled(oneIn: 6) {
      let grid = OptionGrid.all[place]
      let locale = grid.locales[place % grid.locales.count]
      try checkAgreement(
        locale, options: grid.options, adding: ["en", "ru"], runs: 60)
    }
  }
}

/// Checks sections with the titles of a locale and of others against an index
/// of a collator that was opened without the library.
private func checkAgreement(
  _ id: String, options: CollatorOptions = CollatorOptions(),
  adding locales: [String], runs: Int
) throws {
  var asked = options
  // ICU's index compares at primary strength, but leaves a case level on: then
  // `a` is before the title `A`. To the library case never tells a section.
  asked.caseLevel = false
  let oracle = try BucketOracle(
    ICUOracle(id, options: asked), labels: [id] + locales)
  let collation = try icuCollation(
    Collator(id, options: options), adding: locales)
  #expect(collation.sectionTitles == oracle.labels, "\(id)")
  checkProperty(
    "buckets in \(id) with \(locales) and \(options)", runs: runs, .texts
  ) { text in
    try holdSections(of: [text], in: collation, are: oracle)
  }
}

private func icuCollation(
  _ collator: Collator, adding locales: [String] = []
) throws -> IndexedCollation {
  IndexedCollation(
    alphabet: try Alphabet(of: collator, adding: locales), layout: .icu)
}

/// Every locale for which ICU has an order, with its default.
private let availableLocales = (0..<cicu_ucol_countAvailable()).map {
  unsafe String(cString: cicu_ucol_getAvailable($0))
}

/// What is not the default of its locale: pinyin, strokes, phone books.
private let collationsOfTheirOwn =
  Collation.distinct.map(\.id).filter { !$0.hasSuffix("=standard") }
