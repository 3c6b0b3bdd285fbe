import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// The table folds a text as folding its clusters one by one does, in all forms.
@Suite struct FoldedFormsTests {
  /// Han characters, alone and after a sign in their cluster.
  private static let ideographs = Gen.element(of: [
    "漢", "大韓國", "\u{600}國", "a\u{110BD}\u{20000}", "〇",
  ])

  @Test(arguments: ["en", "ko", "ja", "zh"])
  func theTableGivesTheFormsOfEveryText(locale: String) throws {
    for options in [
      SearchOptions(), SearchOptions(tiers: .strict, punctuation: .optional),
    ] {
      let folder = TextFolder(
        try SearchFolder(Collator(locale), options: options).plan)
      checkProperty(
        "forms in \(locale)",
        .list(of: .both(.texts, Self.ideographs))
      ) { parts in
        let text = parts.map { $0 + $1 }.joined()
        var main = ByteWriter(for: "a folded text")
        let other = folder.append(text.utf8.span, to: &main)
        let expected = folder.forms(of: text)
        try holdEqual(main.withBytes { $0.array }, expected.main)
        let forms: FoldedForms
        switch other {
        case .regular(let flags):
          try hold(expected.irregular.isEmpty, "irregular forms")
          return try holdEqual(flags.contains(.isSpecial), expected.isSpecial)
        case .any(let all): forms = all
        }
        try holdEqual(forms.isSpecial, expected.isSpecial)
        try holdEqual(forms.irregular, expected.irregular)
        for (number, form) in folder.plan.forms.enumerated() {
          let texts = [forms, expected].map {
            $0.texts.all.first { $0.forms.contains(.form(number)) }?.bytes
          }
          try holdEqual(texts[0], texts[1], "\(form)")
        }
      }
    }
  }
}
