import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// “I typed résumé, not resume”.
@Suite("A search that minds accents or case") struct MindingTests {
  @Test(
    "what is minded must be as it was typed",
    arguments: [
      ([.accents], "résumé", ["Résumé", "RÉSUMÉ"]),
      ([.accents], "resume", ["resume", "RESUME"]),
      ([.accents], "re", ["resume", "RESUME"]),
      ([.accents], "mu", ["Mueller"]), ([.accents], "mü", ["Müller"]),
      ([.accents], "mueller", ["Mueller"]),
      ([.accents], "viê", []), ([.accents], "việ", ["Việt"]),
      ([.accents], "straß", ["Straße"]), ([.accents], "strass", []),
      ([.accents], "f", ["ﬁn"]), ([.accents], "fi", ["ﬁn"]),
      ([.case], "resume", ["resume"]), ([.case], "résumé", ["resume"]),
      ([.case], "RESUME", ["RÉSUMÉ", "RESUME"]),
      ([.case], "Resume", ["Résumé"]), ([.case], "müll", []),
      ([.case], "Mull", ["Müller"]), ([.case], "Muell", ["Müller", "Mueller"]),
      ([.accents, .case], "Résumé", ["Résumé"]),
      ([.accents, .case], "résumé", []),
    ] as [(Set<SearchDifference>, String, [String])])
  func whatIsMinded(
    minding: Set<SearchDifference>, query: String, found: [String]
  ) throws {
    var filter = try ListFilter(
      [
        "Résumé", "RÉSUMÉ", "resume", "RESUME", "Müller", "Mueller", "Việt",
        "Straße", "ﬁn",
      ],
      searching: [SearchField(\.self)], collator: try Collator("de"),
      options: SearchOptions(minding: minding))
    filter.update(query)
    #expect(Array(filter.results.rows) == found)
  }

  @Test("a letter is the same however it is composed")
  func composed() throws {
    let plan = try Plans.plan("en", SearchOptions(minding: [.accents]))
    for text in ["r\u{E9}sum\u{E9}", "re\u{301}sume\u{301}"] {
      for typed in ["r\u{E9}", "re\u{301}", "sum\u{E9}"] {
        #expect(plan.finds(typed, in: text))
      }
      #expect(!plan.finds("re", in: text))
    }
    #expect(plan.finds("e\u{323}\u{302}", in: "Vi\u{1EC7}t"))
    #expect(plan.finds("e\u{302}\u{323}", in: "Vi\u{1EC7}t"))
  }

  @Test("words begin where they begin, and punctuation may go")
  func words() throws {
    let plan = try Plans.plan(
      "en", SearchOptions(minding: [.accents, .case]))
    #expect(plan.finds("Pére", in: "Étienne-Pére", .wordStartsWith))
    #expect(!plan.finds("ére", in: "Étienne-Pére", .wordStartsWith))
    #expect(plan.finds("Pére", in: "É Pére", .wordStartsWith))
    #expect(plan.finds("ÉO", in: "É'O", .wordStartsWith))
    #expect(plan.finds("OBri", in: "O'Brien", .startsWith))
    #expect(!plan.finds("Obri", in: "O'Brien", .startsWith))
  }

  @Test("readings are found whatever their accents and case")
  func readings() throws {
    let field = SearchField<String>(
      \.self, readings: [.pinyin, .romaji], ownReadings: { _ in ["Renée"] })
    var filter = try ListFilter(
      ["银行", "とうきょう"], searching: [field], collator: try Collator("zh"),
      options: SearchOptions(minding: [.accents, .case]))
    for (query, count) in [
      ("yinhang", 1), ("YinHang", 1), ("yín", 1), ("tokyo", 1), ("renee", 2),
      ("Renée", 2), ("银", 1),
    ] {
      filter.update(query)
      #expect(filter.results.count == count, "\(query)")
    }
  }

  static let differences: [Set<SearchDifference>] = [
    [.accents], [.case], [.accents, .case],
  ]

  @Test(
    "what is minded finds a part of what is found otherwise",
    arguments: differences, ["de", "da", "th"])
  func part(minding: Set<SearchDifference>, locale: String) throws {
    for tiers in [Set<SearchTier>.all, .strict] {
      let plan = try Plans.plan(
        locale, SearchOptions(tiers: tiers, minding: minding))
      let plain = try Plans.plan(locale, SearchOptions(tiers: tiers))
      checkProperty("minding in \(locale)", runs: 60, .searches) { value in
        try hold(plan.finds(value.text, in: value.text), "finds itself")
        guard plan.finds(value.typed, in: value.text) else { return }
        try hold(
          plain.finds(value.typed, in: value.text),
          "found by \(shown(value.typed)) only if minded")
      }
    }
  }

  /// Law 11 on the second level.
  @Test(
    "all that ICU finds with accents is found",
    arguments: SearchLawTests.locales)
  func icu(locale: String) throws {
    let plan = try Plans.plan(
      locale, SearchOptions(minding: [.accents]))
    let oracle = try ICUOracle(
      locale, options: CollatorOptions(strength: .secondary))
    checkProperty("usearch with accents in \(locale)", runs: 100, .searches) {
      // Accents behind the cut of a run of more than 30 marks are not those of
      // the letter before it.
      let isCut =
        !KnownContradiction.finite($0.text).utf8.elementsEqual($0.text.utf8)
      guard !isCut, oracle.finds($0.typed, in: $0.text) else { return }
      try hold(plan.finds($0.typed, in: $0.text), "ICU finds it")
    }
  }
}
