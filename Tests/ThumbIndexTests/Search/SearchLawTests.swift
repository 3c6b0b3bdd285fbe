import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Laws 9 to 12: typing narrows, scopes nest, all that ICU finds is found, and
/// what is marked is what was typed.
@Suite struct SearchLawTests {
  static let locales = [
    "ko", "en", "da", "hu", "ja", "th", "lt", "en-u-ka-shifted", "es-u-co-trad",
  ]

  @Test(arguments: locales.sampled(oneIn: 2, 1))
  func typingNarrows(locale: String) throws {
    for punctuation in SearchOptions.Punctuation.allCases {
      let plan = try Plans.plan(locale, .init(punctuation: punctuation))
      checkProperty("typing narrows in \(locale)", runs: 60, .searches) {
        try holdNarrowing($0, plan)
      }
    }
  }

  @Test(arguments: TextKind.all)
  func typingNarrowsInEveryKindOfText(kind: TextKind) throws {
    for locale in ["en", "hu", "th"] {
      let plan = try Plans.plan(locale)
      checkProperty(
        "typing \(kind.name) narrows in \(locale)", runs: 25,
        .searches(of: [kind])
      ) { try holdNarrowing($0, plan) }
    }
  }

  @Test(arguments: locales) func scopesNest(locale: String) throws {
    for tiers in [Set<SearchTier>.all, .strict, Set<SearchTier>([.search])] {
      let plan = try Plans.plan(
        locale, .init(tiers: tiers, punctuation: .significant))
      checkProperty("scopes nest in \(locale)", runs: 60, .searches) {
        try holdNesting($0, plan)
      }
    }
  }

  @Test func allThatICUFindsIsFoundInEveryCollation() throws {
    // Each has a table to fill.
    for collation in Collation.distinct.sampled(oneIn: 12) {
      let plan = try Plans.plan(collation.id)
      let oracle = try ICUOracle(
        collation.id, options: CollatorOptions(strength: .primary))
      checkProperty("usearch in \(collation)", runs: 60, .searches) {
        guard oracle.finds($0.typed, in: $0.text) else { return }
        try hold(plan.finds($0.typed, in: $0.text), "ICU finds it")
      }
    }
  }

  @Test(arguments: TextKind.all)
  func allThatICUFindsIsFoundInEveryKindOfText(kind: TextKind) throws {
    for locale in ["en", "hu", "th"] {
      for tiers in [Set<SearchTier>.all, .strict] {
        let plan = try Plans.plan(locale, .init(tiers: tiers))
        let oracle = try ICUOracle(
          locale, options: CollatorOptions(strength: .primary))
        checkProperty(
          "usearch for \(kind.name) in \(locale)", runs: 60,
          .searches(of: [kind])
        ) {
          guard oracle.finds($0.typed, in: $0.text) else { return }
          try hold(plan.finds($0.typed, in: $0.text), "ICU finds it")
        }
      }
    }
  }

  /// Laws 9, 10 and 12 with all of it on: what filing passes over, what is minded,
  /// punctuation, readings.
  @Test(
    arguments: [
      ("en", [.accents, .case]), ("da", [.accents]), ("ja", [.case]),
      ("th", [.accents]), ("ar", []),
    ] as [(String, Set<SearchDifference>)])
  func lawsHoldWithEverythingOn(
    locale: String, minding: Set<SearchDifference>
  ) throws {
    for tiers in [Set<SearchTier>.all, .strict] {
      let plan = try Plans.plan(
        locale,
        SearchOptions(
          tiers: tiers, punctuation: .significant, minding: minding,
          filing: .all))
      checkProperty("all of it in \(locale)", runs: 60, .ledSearches) {
        value in
        if tiers == .all { try holdNarrowing(value, plan) }
        try holdNesting(value, plan)
        for scope in SearchScope.allCases {
          try holdMarks(value, scope, plan)
        }
      }
    }
    let reading = try Plans.plan(
      locale,
      SearchOptions(
        readings: Set(SearchReading.allCases), minding: minding, filing: .all))
    let kinds = [TextKind.han, .kana, .hangul, .affixed]
    checkProperty("readings in \(locale)", runs: 25, .searches(of: kinds)) {
      try holdNarrowing($0, reading)
      try holdNesting($0, reading)
    }
  }

  @Test func aFlagIsNotFoundByTheLettersOfAnotherWherePunctuationIsIgnored()
    throws
  {
    // ICU does find them, and then its own comparison has the word.
    let plan = try Plans.plan("th")
    for (text, typed) in [("🇵", "🇶"), ("🇵🇱", "🇶🇦")] {
      #expect(!plan.finds(typed, in: text))
      #expect(plan.finds(text, in: text))
    }
    let oracle = try ICUOracle("th", options: .init(strength: .primary))
    #expect(!oracle.finds("🇶", in: "🇵"))
    #expect(oracle.finds("🇵", in: "🇵"))
    #expect(oracle.finds("ไทย", in: "ใน ไทย"))
  }

  @Test(arguments: locales.sampled(oneIn: 2)) func whatIsMarkedIsWhatWasTyped(
    locale: String
  ) throws {
    for tiers in [Set<SearchTier>.all, .strict] {
      let plan = try Plans.plan(locale, .init(tiers: tiers))
      checkProperty("marks in \(locale)", runs: 100, .searches) { value in
        for scope in SearchScope.allCases {
          try holdMarks(value, scope, plan)
        }
      }
    }
  }
}
