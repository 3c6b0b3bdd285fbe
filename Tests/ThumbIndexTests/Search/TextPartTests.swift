import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// A text is folded part by part, and parts are remembered: the fold is that of
/// the whole text.
@Suite struct TextPartTests {
  @Test(arguments: TextKind.all)
  func partsFoldAsTheWholeTextInEveryKindOfText(kind: TextKind) throws {
    let locales = ["en", "es-u-co-trad", "hu", "ja", "ko", "lt", "th", "si"]
    for locale in locales.sampled(oneIn: 2, kind.name.count) {
      let plan = try Plans.plan(locale)
      checkProperty(
        "parts of \(kind.name) in \(locale)", runs: 40, .mixture(of: [kind])
      ) { try holdParts($0, plan) }
    }
  }

  @Test func partsFoldAsTheWholeTextInEveryCollation() throws {
    for collation in Collation.distinct.sampled(oneIn: 12) {
      let plan = try Plans.plan(collation.id)
      checkProperty("parts in \(collation)", runs: 60, .texts) {
        try holdParts($0, plan)
      }
    }
  }

  /// Between the texts of a list stand those of people, so parts recur.
  @Test(arguments: [
    "स्वतंत्र राज्य", "ราชอาณาจักร เก้า", "ชำ", "שָׁלוֹם", "مُحَمَّد", "Nguye\u{302}\u{303}n",
    "カー・ガー゙", "ll·l l·l", "dz\u{30C}s", "i\u{307}\u{301}", "🇸🇪🇩🇪", "각각",
    "\u{1100}\u{1161}\u{11A8}\u{1100}", "क्\u{200D}ष", " \u{301}a", "\u{301}",
    "",
  ])
  func aTextThatRecursIsFoldedAlike(text: String) throws {
    for locale in ["en", "th", "hi", "ja", "ko", "es-u-co-trad", "ca", "lt"] {
      let plan = try Plans.plan(locale)
      for repeated in [text, text + text, "a\(text)b \(text)", text] {
        try holdParts(repeated, plan)
      }
    }
  }

  /// Such contractions reach over the end of a grapheme cluster: क्ष in Marathi.
  @Test(arguments: [
    "as", "bn-u-co-trad", "bo", "kn-u-co-trad", "kok", "ml", "mr", "my", "or",
    "ta",
  ])
  func contractionsOfMarksAndThenLettersFoldAsInTheWholeText(
    locale: String
  ) throws {
    let collator = try Collator(locale)
    let plan = try FoldingPlan.shared(collator)
    let contractions = try collator.handle
      .listedContractions(withPrefixes: false).filter(\.hasLetterAfterMark)
    #expect(!contractions.isEmpty)
    for (turn, text) in contractions.sampled(oneIn: 8).enumerated() {
      let scalars = Array(text.unicodeScalars)
      for mark: Unicode.Scalar in ["\u{323}", "\u{301}", "\u{9BC}", "\u{34F}"] {
        for place in (0...scalars.count).sampled(oneIn: 2, turn) {
          var changed = scalars
          changed.insert(mark, at: place)
          let marked = changed.reduce(into: "") { $0.unicodeScalars.append($1) }
          for texts in [text, marked, "a\(marked)", text + marked + text] {
            try holdParts(texts, plan)
          }
        }
      }
    }
  }

  @Test func moreTextsThanAreRememberedAreFolded() throws {
    let plan = try Plans.plan("hi")
    for first in UInt32(0x915)...0x939 {
      for second in UInt32(0x915)...0x939 {
        let letters = [first, 0x94D, second, 0x93C].map { Unicode.Scalar($0)! }
        var text = ""
        for suffix in ["\u{93E}", "\u{902}"] {
          text.unicodeScalars += letters
          text += suffix
        }
        try holdParts(text, plan)
      }
    }
  }
}

extension String {
  /// Whether a mark that canonical order may move stands before another
  /// character.
  fileprivate var hasLetterAfterMark: Bool {
    zip(unicodeScalars, unicodeScalars.dropFirst()).contains {
      CharacterProperties.beginsWithMark($0.value)
        && !CharacterProperties.beginsWithMark($1.value)
    }
  }
}

private func holdParts(_ text: String, _ plan: FoldingPlan) throws {
  let parts = plan.markedForms(of: text)
  let whole = plan.markedForms(of: text, cuts: false)
  for (part, whole) in zip(parts, whole) {
    try holdEqual(
      FoldedText(marked: part, keepsBlanks: false).bytes,
      FoldedText(marked: whole, keepsBlanks: false).bytes,
      text.debugDescription)
  }
}
