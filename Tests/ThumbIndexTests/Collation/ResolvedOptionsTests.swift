import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// What a collator says of itself.
@Suite struct ResolvedOptionsTests {
  @Test(arguments: [
    // Asked, locale with data, locale whose order is used, type
    ("sv", "sv", "sv", "default"), ("sv-XX", "sv", "sv", "default"),
    ("en", "en", "und", "standard"), ("en-US", "en-US", "und", "standard"),
    ("xx", "und", "und", "standard"), ("und", "und", "und", "standard"),
    ("en-u-co-pinyin", "en", "und", "standard"),
    ("de-u-co-phonebk", "de", "de", "phonebk"),
    ("de@collation=phonebook", "de", "de", "phonebk"),
    ("de_DE.UTF-8", "de", "und", "standard"),
    ("de_AT@euro", "de-AT", "und", "standard"),
    ("sr_RS@latin", "sr-Latn-RS", "sr-Latn", "standard"),
    ("sv_SE.UTF-8", "sv", "sv", "default"),
    ("zh", "zh", "zh", "pinyin"),
    ("zh-u-co-pinyin", "zh", "zh", "pinyin"),
  ])
  func localesFallBackAsCLDRSays(
    asked: String, locale: String, data: String, type: String
  ) throws {
    let resolved = try Collator(asked).resolved
    // Which type of Swedish is the default differs between versions of CLDR.
    let wanted =
      type == "default" ? try Collator.availableCollations(in: data)[0] : type
    #expect(
      [resolved.locale, resolved.dataLocale, resolved.collation]
        == [locale, data, wanted])
  }

  @Test(arguments: ["zh-Hant", "zh-TW", "zh-u-co-stroke"])
  func strokeOrderIsNamed(asked: String) throws {
    // Not the locale: ICU names the one that asked for the order first.
    let resolved = try Collator(asked).resolved
    #expect([resolved.dataLocale, resolved.collation] == ["zh", "stroke"])
  }

  @Test func optionsLeftOutAreTheLocales() throws {
    let english = try Collator("en").resolved
    #expect(english.strength == .tertiary)
    #expect(english.numeric == false)
    #expect(english.caseFirst == .off)
    #expect(english.caseLevel == false)
    #expect(english.punctuation == .keep)
    #expect(english.backwardSecondary == false)
    #expect(english.reorder == [])
    #expect(try Collator("da").resolved.caseFirst == .upper)
    #expect(try Collator("fr-CA").resolved.backwardSecondary)
    #expect(
      try Collator("th").resolved.punctuation == .ignore(upTo: .punctuation))
    #expect(try Collator("ar").resolved.reorder.contains("Arab"))
  }

  @Test func keywordsAreInForce() throws {
    let resolved = try Collator(
      "en-u-ka-shifted-kb-true-kc-true-kf-upper-kn-true-kr-grek-latn"
        + "-ks-level4-kv-symbol"
    ).resolved
    #expect(resolved.strength == .quaternary)
    #expect(resolved.numeric)
    #expect(resolved.caseFirst == .upper)
    #expect(resolved.caseLevel)
    #expect(resolved.punctuation == .ignore(upTo: .symbol))
    #expect(resolved.backwardSecondary)
    #expect(resolved.reorder == ["Grek", "Latn"])
  }

  @Test(arguments: OptionGrid.all)
  func askedOptionsAreInForce(grid: OptionGrid) throws {
    let asked = grid.options
    for locale in grid.locales.sampled(oneIn: 3) {
      let resolved = try Collator(locale, options: asked).resolved
      #expect(asked.strength ?? resolved.strength == resolved.strength)
      #expect(asked.numeric ?? resolved.numeric == resolved.numeric)
      #expect(asked.caseFirst ?? resolved.caseFirst == resolved.caseFirst)
      #expect(asked.caseLevel ?? resolved.caseLevel == resolved.caseLevel)
      #expect(
        asked.backwardSecondary ?? resolved.backwardSecondary
          == resolved.backwardSecondary)
      #expect(asked.reorder ?? resolved.reorder == resolved.reorder)
      switch asked.punctuation {
      case nil: break
      case .ignore(nil):
        #expect(resolved.punctuation == .ignore(upTo: .punctuation))
      case .some(let punctuation):
        #expect(resolved.punctuation == punctuation)
      }
    }
  }

  @Test func optionsWinOverKeywordsAndKeywordsOverRules() throws {
    let rules = CollatorOptions(rules: "[caseFirst upper]")
    #expect(try Collator("en", options: rules).resolved.caseFirst == .upper)
    #expect(
      try Collator("en-u-kf-lower", options: rules).resolved.caseFirst
        == .lower)
    var options = rules
    options.caseFirst = .off
    #expect(
      try Collator("en-u-kf-lower", options: options).resolved.caseFirst
        == .off)
  }

  @Test func normalizationStaysOn() throws {
    let collator = try Collator("en-u-kk-false")
    #expect(
      collator.compare("e\u{301}\u{323}", "e\u{323}\u{301}") == .equal)
    let tailored = try Collator(
      "en", options: .init(rules: "[normalization off]&x<y"))
    #expect(
      tailored.compare("e\u{301}\u{323}", "e\u{323}\u{301}") == .equal)
  }

  @Test func versionsAreNumbersWithDots() throws {
    let resolved = try Collator("sv").resolved
    for version in [
      resolved.versions.icu, resolved.versions.cldr, resolved.versions.unicode,
      resolved.collatorVersion,
    ] {
      let numbers = version.split(separator: ".").map { Int($0) }
      #expect((1...4).contains(numbers.count) && !numbers.contains(nil))
      #expect(numbers.first != 0)
    }
  }
}
