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

  // Thai ignores punctuation and spaces, so most of its forms are irregular.
  @Test(arguments: ["en", "ko", "ja", "zh", "th"])
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
        let forms = Self.forms(of: text, folder)
        let expected = folder.forms(of: text)
        try holdEqual(forms.main, expected.main)
        try holdEqual(forms.isSpecial, expected.isSpecial)
        try holdEqual(forms.irregular, expected.irregular)
        for (number, form) in folder.plan.forms.enumerated() {
          let texts = [forms.texts, expected.texts.all].map {
            $0.filter { $0.forms.contains(.form(number)) }.map(\.bytes)
          }
          try holdEqual(texts[0], texts[1], "\(form)")
        }
      }
    }
  }

  /// What rows and search texts are made of.
  private static func forms(of text: String, _ folder: TextFolder) -> (
    main: [UInt8], texts: [FormText], isSpecial: Bool, irregular: FoldForms
  ) {
    var folded = ByteWriter(for: "a folded text")
    switch folder.append(text.utf8.span, to: &folded) {
    case .any(let forms):
      return (
        folded.withBytes { $0.array }, forms.texts.all, forms.isSpecial,
        forms.irregular
      )
    case .byScalar(let flags):
      let main = folded.withBytes { $0.array }
      let tiers = folder.appendForms(
        of: text.utf8.span, flags, main: 0..<main.count, to: &folded)
      return (
        main,
        tiers.map { tier in
          FormText(
            forms: tier.forms,
            bytes: folded.withBytes { $0.extracting(tier.range).array })
        },
        flags.contains(.isSpecial),
        tiers.reduce(into: []) { $0.formUnion($1.irregular) }
      )
    }
  }
}
