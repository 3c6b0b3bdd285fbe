import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// What is found in which locale: the tables of what people expect.
@Suite struct SearchTableTests {
  static let everywhere = ["en", "de", "sv", "pl", "es", "ko", "th"]

  @Test(arguments: everywhere)
  func accentsAreFoundByDefaultAsPeopleExpect(locale: String) throws {
    let plan = try Plans.plan(locale)
    for (typed, text) in [
      ("muller", "Müller"), ("mueller", "Mueller"), ("angstrom", "Ångström"),
      ("o", "Öl"), ("lodz", "Łódź"), ("nandu", "Ñandú"), ("jose", "José"),
      ("strasse", "Straße"), ("STRASSE", "Straße"), ("straße", "STRASSE"),
    ] {
      #expect(plan.finds(typed, in: text), "\(typed) in \(text)")
    }
  }

  @Test func muellerFindsMüllerWhereTheSearchCollationSaysSo() throws {
    let plan = try Plans.plan("de")
    #expect(plan.finds("mueller", in: "Müller"))
    #expect(plan.finds("muller", in: "Müller"))
  }

  @Test func theLocaleKeepsItsLettersInStrictMode() throws {
    let strict = SearchOptions(tiers: .strict)
    let swedish = try Plans.plan("sv", strict)
    #expect(!swedish.finds("o", in: "Öl"))
    #expect(swedish.finds("ö", in: "Öl"))
    let polish = try Plans.plan("pl", strict)
    #expect(!polish.finds("lodz", in: "Łódź"))
    #expect(polish.finds("łódź", in: "ŁÓDŹ"))
    let danish = try Plans.plan("da", strict)
    #expect(danish.finds("århus", in: "Aarhus"))
    #expect(danish.finds("Aarhus", in: "Århus", .startsWith))
  }

  /// Such options once stopped the program.
  @Test func noTiersAreTheLettersOfTheLocale() throws {
    var options = SearchOptions()
    options.tiers = []
    for plan in [
      try FoldingPlan.shared(Collator("sv"), options),
      try FoldingPlan.shared(Collator("sv"), SearchOptions(tiers: [])),
    ] {
      #expect(!plan.finds("o", in: "Öl"))
      #expect(plan.finds("ö", in: "Öl"))
      #expect(SearchFolder(plan).folded("Öl", tier: .locale) == "öl")
      #expect(SearchFolder(plan).folded("Öl", tier: .base) == nil)
    }
    var filter = try ListFilter(
      ["Öl"], searching: [SearchField(\.self)], options: options)
    filter.update("ol")
    #expect(filter.results.count == 1)
    try filter.setSearch(options: SearchOptions())
    #expect(filter.results.count == 1)
  }

  @Test(arguments: everywhere)
  func everyPrefixFindsItsText(locale: String) throws {
    let plan = try Plans.plan(locale)
    for (typed, text) in [
      ("hauptstrasse", "Hauptstraße"), ("aegir", "Ægir"),
      ("finance", "ﬁnance"), ("oeuvre", "Œuvre"),
    ] {
      for count in 1...typed.count {
        let prefix = String(typed.prefix(count))
        for scope in SearchScope.allCases {
          #expect(plan.finds(prefix, in: text, scope), "\(prefix)")
        }
      }
    }
  }

  @Test func aHalfTypedSyllableFindsItsText() throws {
    let plan = try Plans.plan("ko")
    for typed in ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"] {
      #expect(plan.finds(typed, in: "한글", .startsWith), "\(typed)")
    }
    for typed in ["ㅎ", "하", "한", "하나"] {
      #expect(plan.finds(typed, in: "하나", .startsWith), "\(typed)")
    }
    for typed in ["달", "닭", "달그"] {
      #expect(plan.finds(typed, in: "달그락", .startsWith), "\(typed)")
    }
    #expect(!plan.finds("한국", in: "한글"))
    // Some keyboards write a syllable in its parts.
    let strict = try FoldingPlan.shared(
      Collator("ko"), SearchOptions(tiers: .strict))
    for typed in ["잔", "\u{110C}\u{1161}\u{11AB}"] {
      #expect(strict.finds(typed, in: "탄자니아"), "\(typed)")
    }
  }

  @Test func aFoldCanBeReadAndUnderstood() throws {
    let german = SearchFolder(try Plans.plan("de"))
    #expect(german.folded("Straße") == "strasse")
    #expect(german.folded("Müller") == "muller")
    #expect(german.folded("Müller", tier: .search) == "mueller")
    let polish = SearchFolder(try Plans.plan("pl"))
    #expect(polish.folded("ŁÓDŹ", tier: .locale) == "łódź")
    #expect(polish.folded("ŁÓDŹ") == "lodz")
    let english = SearchFolder(try Plans.plan("en"))
    #expect(english.folded("東京 Иван ΣΊΣΥΦΟΣ") == "东京иванσισυφοσ")
  }

  /// U+0374 is U+02B9, an apostrophe; U+1FEF is a grave accent.
  @Test(arguments: ["en", "el", "ja", "zh"])
  func aScalarThatIsEquivalentToAnotherFoldsAsItDoes(locale: String) throws {
    for punctuation in SearchOptions.Punctuation.allCases {
      let folder = SearchFolder(
        try Plans.plan(locale, .init(punctuation: punctuation)))
      for value in 0x80...0x30FF as ClosedRange<UInt32> {
        let parts = CharacterProperties.canonicalDecomposition(value)
        guard parts.count == 1, parts[0] != value,
          let scalar = Unicode.Scalar(value),
          let part = Unicode.Scalar(parts[0])
        else { continue }
        for (one, other) in [
          ("\(scalar)", "\(part)"), ("a\(scalar)b", "a\(part)b"),
        ] {
          for tier in SearchTier.allCases {
            for extent in SearchFolder.Extent.allCases {
              #expect(
                folder.folded(one, tier: tier, by: extent)
                  == folder.folded(other, tier: tier, by: extent),
                "U+\(String(value, radix: 16))")
            }
          }
        }
      }
    }
  }
}
