import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// The tables fold a text as ICU does part by part, in all forms.
@Suite struct FoldedFormsTests {
  /// Han characters, alone and after a sign in their cluster.
  private static let ideographs = Gen.element(of: [
    "漢", "大韓國", "\u{600}國", "a\u{110BD}\u{20000}", "〇",
  ])

  // Thai ignores punctuation and spaces, so most of its forms differ.
  @Test(arguments: ["en", "ko", "ja", "zh", "th"])
  func theTableGivesTheFormsOfEveryText(locale: String) throws {
    for options in [
      SearchOptions(), SearchOptions(punctuation: .significant),
      SearchOptions(tiers: .strict),
    ] {
      let folder = TextFolder(
        try FoldingPlan.shared(Collator(locale), options))
      checkProperty(
        "forms in \(locale)",
        .list(of: .both(.texts, Self.ideographs))
      ) { parts in
        let text = parts.map { $0 + $1 }.joined()
        let forms = folder.forms(of: text)
        let expected = folder.partForms(of: text)
        try holdEqual(forms.main, expected.main)
        for form in folder.plan.forms {
          try holdEqual(forms[form].bytes, expected[form].bytes, "\(form)")
        }
      }
    }
  }

  /// A long mark has no script, so what is before a sign goes on behind it.
  @Test(arguments: ["ʹー/ò", "a/ーb", "б/ー/б", "-ー-ー-a", " ー ß"])
  func aSignBehindALongMarkIsNotLost(text: String) throws {
    let folder = TextFolder(try FoldingPlan.shared(Collator("da")))
    // What is known already takes a shorter way.
    for character in text { _ = folder.forms(of: String(character)) }
    #expect(folder.forms(of: text).main == folder.partForms(of: text).main)
  }
}
