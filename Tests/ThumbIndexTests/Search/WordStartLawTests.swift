import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Where a word starts is told by the text, in every tier alike: for scopes, for
/// matches and for ranks.
@Suite struct WordStartLawTests {
  /// Locales with letters of several characters, and some of these.
  static let locales = [
    ("cs", ["ch", "Ch", "CH"]), ("hu", ["sz", "Sz", "dzs"]),
    ("hr", ["lj", "Lj", "ǉ", "ǈ", "dž"]), ("da", ["aa", "Aa"]),
    ("cy", ["ll", "Ng"]), ("sq", ["xh", "Zh"]), ("en", ["ch", "ǆ"]),
  ]

  @Test(arguments: locales)
  func aWordStartsAtALetterOfSeveralCharacters(
    locale: String, letters: [String]
  ) throws {
    let pieces = letters + ["a", "u", "1", "2", " ", "-", "'", "н", "ж", "!"]
    let texts = Gen<[String]>.list(of: .element(of: pieces))
    for tiers in [Set<SearchTier>.all, .strict, [.search], [.base]] {
      let plan = try Plans.plan(locale, SearchOptions(tiers: tiers))
      checkProperty("word starts in \(locale)", runs: 200, texts) { parts in
        let text = parts.joined()
        let column = FoldedColumn(plan, texts: [text])
        for typed in pieces where typed.first!.isLetter {
          let term = plan.term(typed)
          let match = plan.match(term, in: text, scope: .wordStartsWith)
          try holdEqual(
            match != nil, column.finds(typed, .wordStartsWith),
            "match and scope for \(typed)")
          for range in match?.ranges ?? [] {
            try hold(
              startsWord(range.lowerBound, of: text),
              "\(typed) at \(text[range])")
          }
          let rank = column.fits(of: [0], term, scope: .contains)[0]?.rank
          try holdEqual(
            (rank ?? .inside) <= .wordStart, match != nil, "rank of \(typed)")
        }
      }
    }
  }

  /// Whether a word starts at an index: at the start, behind a sign or a blank,
  /// and where another script, digits or letters begin.
  private func startsWord(_ index: String.Index, of text: String) -> Bool {
    let part = WordPart(text[index].unicodeScalars.first!.value)
    guard let before = text[..<index].unicodeScalars.last else { return true }
    let other = WordPart(before.value)
    return other.isSign || other != part
  }

  @Test func whatIsFoundStrictlyIsFoundByDefaultAtWords() throws {
    for (locale, text, typed) in [
      ("cs", "1Chalupa", "a"), ("hu", "2Szabo", "a"), ("hr", "1Ljubica", "u"),
      ("hr", "A ǈu", "u"),
    ] {
      for tiers in [Set<SearchTier>.all, .strict] {
        let plan = try Plans.plan(locale, SearchOptions(tiers: tiers))
        #expect(!plan.finds(typed, in: text, .wordStartsWith), "\(text)")
        let start = String(text.drop { !$0.isLetter }.prefix(2))
        #expect(plan.finds(start, in: text, .wordStartsWith), "\(text)")
      }
    }
  }
}
