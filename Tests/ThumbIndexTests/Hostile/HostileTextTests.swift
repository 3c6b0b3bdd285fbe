import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// The laws, for texts that are made to break a bound or to take long: of what
/// is hardest on each ordering, at lengths around every reserve and segment.
@Suite struct HostileTextTests {
  /// Letters of several characters, vowels that change places, marks that join,
  /// syllables of jamo, long expansions, numbers.
  static let locales = [
    "en", "ja", "ar", "en-u-kn", "th", "bo", "hu", "zh", "vi", "ko",
    "de-u-co-phonebk", "en-u-ka-shifted",
  ].sampled(oneIn: 4)

  @Test(arguments: locales) func keysAreICUs(locale: String) throws {
    let characters = try HostileCharacters.of(locale)
    let collator = try Collator(locale)
    collator.fillTable()
    let oracle = try ICUOracle(locale)
    for kind in HostileKind.allCases {
      checkProperty(
        "keys of hostile texts, \(kind), in \(locale)", runs: 24,
        .hostile(characters, [kind])
      ) { try holdKeys(of: $0, by: collator, are: oracle) }
    }
    checkProperty(
      "keys of long hostile texts in \(locale)", runs: 8,
      .hostile(characters, longest: 1 << 17)
    ) { try holdKeys(of: $0, by: collator, are: oracle) }
  }

  @Test(arguments: ["en", "ja", "hu"])
  func keysOfBytesAreThoseOfTheirText(locale: String) throws {
    let collator = try Collator(locale)
    collator.fillTable()
    let oracle = try ICUOracle(locale)
    checkProperty("keys of hostile bytes in \(locale)", runs: 60, .hostile) {
      bytes in
      try holdEqual(
        collator.sortKey(forUTF8: bytes.span).bytes,
        oracle.key(of: String(decoding: bytes, as: UTF8.self)))
    }
  }

  @Test(arguments: locales) func foldsAreThoseOfTheTextsAlone(
    locale: String
  ) throws {
    let characters = try HostileCharacters.of(locale)
    for tiers in [Set<SearchTier>.all, .strict] {
      let plan = try Plans.plan(locale, .init(tiers: tiers))
      checkProperty(
        "folds of hostile texts in \(locale)", runs: 40,
        .hostile(characters, longest: 600)
      ) { try holdMainForms(of: $0, plan) }
    }
  }

  @Test(arguments: locales) func sectionsAreThoseOfTheKeys(
    locale: String
  ) throws {
    let characters = try HostileCharacters.of(locale)
    let collation = try IndexedCollation(locale)
    checkProperty(
      "sections of hostile texts in \(locale)", runs: 24,
      .hostile(characters, longest: 300)
    ) { texts in
      let entries = (texts + texts.map { "x\($0)" }).enumerated().map {
        FiledEntry(text: $1, reading: nil, id: $0)
      }
      try holdFiled(entries, in: collation, threads: 1)
    }
  }

  /// A query is hostile, too, and often part of the text.
  @Test(arguments: ["en", "hu", "th", "ko", "da"].sampled(oneIn: 3))
  func theLawsOfSearchHold(locale: String) throws {
    let plan = try Plans.plan(locale, .init(punctuation: .significant))
    let texts = Gen<[String]>.hostile(
      try .of(locale), longest: 20)
    checkProperty("searches for hostile texts in \(locale)", runs: 24, texts) {
      texts in
      let half = String(texts[0].prefix(texts[0].count / 2))
      for typed in [texts.last!, half, half + texts.last!] {
        let value = SearchCase(text: texts[0] + half, typed: typed)
        try holdNesting(value, plan)
        for scope in SearchScope.allCases {
          try holdMarks(value, scope, plan)
        }
      }
    }
  }

  /// A title that is refused is refused; one that is taken heads itself.
  @Test(arguments: ["en", "ja", "th"])
  func anAlphabetOfThemFilesItsTitles(locale: String) throws {
    let collator = try Collator(locale)
    checkProperty(
      "alphabets of hostile titles in \(locale)", runs: 40,
      .hostile(try .of(locale), longest: 200)
    ) { texts in
      let titles = texts.sorted(by: collator)
      let made = try? Alphabet(
        titles: titles.map { AlphabetTitle($0) }, collator: collator)
      guard let made else { return }
      let collation = IndexedCollation(alphabet: made)
      for title in titles {
        try hold(
          collation.sectionTitles[collation.section(for: title)] == title,
          "a title is not in its section")
      }
    }
  }

  /// Contractions and expansions of the caller's, longer than anybody's, and
  /// texts of what they made of the ordering.
  @Test(arguments: ["en", "ja"])
  func keysInAnOrderOfHostileRulesAreICUs(locale: String) throws {
    checkProperty("hostile rules for \(locale)", runs: 12, .hostileRules) {
      rules in
      let options = CollatorOptions(rules: rules)
      guard let collator = try? Collator(locale, options: options) else {
        return
      }
      let oracle = try ICUOracle(locale, options: options)
      let characters = try HostileCharacters.of(locale, rules: rules)
      var numbers = SeededGenerator(seed: PropertyRuns.seed)
      let texts = Gen<[String]>.hostile(
        characters, [.outgrowing, .almostContractions], longest: 100)
      let made = (0..<8).flatMap { _ in texts.make(&numbers, 0) }
      try holdKeys(of: made, by: collator, are: oracle)
      collator.fillTable()
      try holdKeys(of: made, by: collator, are: oracle)
      try holdMainForms(of: made, try FoldingPlan.shared(collator))
    }
  }
}
