import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// A text in which many words are looked for.
struct SearchedTextTests {
  private static let words = (0..<200).map { "größe\($0)" }

  @Test func aTextIsFoldedOnceHoweverManyWordsAreLookedFor() throws {
    let plan = try FoldingPlan.shared(
      Collator("de"), SearchOptions(punctuation: .significant))
    let plain = Self.words.joined(separator: " ")
    let text = SearchedText(plain, plan)
    let words = Self.words.sampled(oneIn: 50) + ["gibt es nicht", "Ö"]
    for (turn, word) in words.enumerated() {
      for scope in SearchScope.allCases.sampled(oneIn: 2, turn) {
        let term = plan.term(word)
        let match = plan.match(term, in: text, scope: scope)
        #expect(match == plan.match(term, in: plain, scope: scope))
        if scope == .contains {
          #expect((match != nil) == (word != "gibt es nicht"))
        }
      }
    }
    // As a whole and by characters.
    #expect(text.foldCount <= 2 * plan.forms.count)
  }

  /// Only characters are folded, to find those of the match.
  @Test func aTextOfAColumnIsNotFoldedAgain() throws {
    let plan = try FoldingPlan.shared(
      Collator("zh"), SearchOptions(readings: [.pinyin]))
    let texts = ["New Zealand", "曾国藩", "Zürich"]
    let column = FoldedColumn(plan, texts: texts, readings: { ["own \($0)"] })
    for (row, plain) in texts.enumerated() {
      let own = ["own \(row)"]
      let text = column.searchedText(ofRow: UInt32(row), plain, readings: own)
      for word in ["absent", "zeng", "own", "zea", "zuri", "zuer", "国"] {
        let before = text.foldCount
        let term = plan.term(word)
        let match = plan.match(term, in: text, scope: .contains)
        #expect(
          match
            == plan.match(
              term, in: plain, scope: .contains, readings: own), "\(word)")
        if match?.ranges.isEmpty ?? true {
          #expect(text.foldCount == before, "\(plain), \(word)")
        }
      }
      #expect(text.foldCount <= 1 + plan.forms.count)
    }
  }

  /// Where signs count, and where articles are passed over, a text has later
  /// texts, of which a column stores all forms, too.
  @Test(arguments: ["en", "da", "hu", "th", "ko"])
  func whatAColumnStoresMatchesAsTheTextDoes(locale: String) throws {
    var rules = FilingRules()
    rules.articleLanguages = ["en", "de", "fr"]
    for options in [
      SearchOptions(), SearchOptions(tiers: .strict),
      SearchOptions(
        punctuation: .significant, readings: [.latin], filing: rules),
    ] {
      let plan = try FoldingPlan.shared(Collator(locale), options)
      checkProperty("stored texts in \(locale)", runs: 60, .ledSearches) {
        let column = FoldedColumn(
          plan, texts: ["", $0.text, "b"], readings: { ["own \($0)", "b"] })
        let own = ["own 1", "b"]
        let stored = column.searchedText(ofRow: 1, $0.text, readings: own)
        let term = plan.term($0.typed)
        for scope in SearchScope.allCases {
          let match = plan.match(term, in: stored, scope: scope)
          try holdEqual(
            match,
            plan.match(term, in: $0.text, scope: scope, readings: own),
            "\(scope)")
          try holdEqual(
            column.fits(of: [1], term, scope: scope)[0]?.rank, match?.rank,
            "\(scope): rank")
          try holdEqual(
            column.matches(1, term, scope: scope), match != nil, "\(scope)")
          // What looks for the letters in all rows at once finds the same.
          try holdEqual(
            column.rows(matching: term, scope: scope)!.rows,
            (0..<3).filter { column.matches($0, term, scope: scope) },
            "\(scope): all rows")
        }
      }
    }
  }

  @Test func aTextIsReadOnceHoweverManyWordsAreLookedFor() throws {
    let plan = try FoldingPlan.shared(
      Collator("zh"), SearchOptions(readings: [.pinyin]))
    let text = SearchedText("曾国藩", readings: ["own"], plan)
    for word in Self.words + ["zeng", "guo", "own"] {
      let match = plan.match(plan.term(word), in: text, scope: .contains)
      #expect((match != nil) == (word.first != "g" || word == "guo"))
    }
    // Two readings, the caller's and pinyin, and the latter for its marks.
    #expect(text.foldCount <= 2 * plan.forms.count + 3)
  }
}
