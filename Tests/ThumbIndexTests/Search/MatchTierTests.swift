import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// “It says locale, but strict does not find it”.
@Suite("The tier of a match") struct MatchTierTests {
  @Test(
    "it is the finest that finds the text by itself",
    arguments: [
      ("da", "a", "Bå", .base), ("da", "å", "Bå", .locale),
      ("da", "aa", "Bå", .locale), ("hr", "d", "Ǆep", .base),
      ("hr", "dž", "Ǆep", .locale), ("de", "mueller", "Müller", .search),
      ("sv", "angs", "Ångström", .base), ("en", "jose", "José", .locale),
    ] as [(String, String, String, SearchTier)])
  func finest(
    locale: String, typed: String, text: String, tier: SearchTier
  ) throws {
    let plan = try Plans.plan(locale)
    let match = try #require(
      plan.match(plan.term(typed), in: text, scope: .contains))
    #expect(match.tier == tier)
    let alone = try Plans.plan(locale, SearchOptions(tiers: [tier]))
    #expect(alone.finds(typed, in: text))
  }

  /// Thai ignores the full stop of ⒐, so there no word begins behind it.
  @Test("a word may begin in base letters and not in the locale's")
  func words() throws {
    let plan = try Plans.plan("th")
    let match = try #require(
      plan.match(plan.term("⑧"), in: "⒐⑧", scope: .wordStartsWith))
    let alone = try Plans.plan("th", SearchOptions(tiers: [match.tier]))
    #expect(alone.finds("⑧", in: "⒐⑧", .wordStartsWith))
  }

  @Test(
    "in every scope and text",
    arguments: (SearchLawTests.locales + ["hr"]).sampled(oneIn: 2))
  func law(locale: String) throws {
    let plan = try Plans.plan(locale)
    let alone = try SearchTier.allCases.map {
      ($0, try Plans.plan(locale, SearchOptions(tiers: [$0])))
    }
    checkProperty("tiers in \(locale)", runs: 100, .searches) { value in
      for scope in SearchScope.allCases {
        let match = plan.match(
          plan.term(value.typed), in: value.text, scope: scope)
        let finest = alone.first {
          $0.1.match($0.1.term(value.typed), in: value.text, scope: scope)
            != nil
        }
        guard let match, let finest else { continue }
        if plan.term(value.typed).matchesAll { continue }
        try holdEqual(match.tier, finest.0, "\(scope)")
      }
    }
  }

  @Test("a mark behind a space goes with the space between words")
  func marks() throws {
    var filter = try ListFilter(
      ["Anna Berg"], searching: [SearchField(\.self)])
    filter.update("anna \u{301}berg", matching: .words)
    #expect(filter.results.count == 1)
    filter.update("anna \u{301}berg", matching: .phrase)
    #expect(filter.results.count == 1)
  }
}
