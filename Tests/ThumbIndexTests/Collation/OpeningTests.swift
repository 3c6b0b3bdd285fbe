import Testing
import ThumbIndex

/// Which collators can be made, and what is said of those that cannot.
@Suite struct OpeningTests {
  @Test(arguments: [
    "", " ", "e", "-", "en-", "-en", "en--US", "en US", "en\u{0}US",
    "é", "abcdefghi", "en-u", "en-u-", "en-u-c", "en-US-u-co-",
    "en-x", "en;", "@collation=", "englishlanguage", "sv\n",
    "en-u-kn-true-u-co-search", "日本",
  ])
  func malformedLocalesAreRefused(locale: String) {
    #expect(throws: CollationError.malformedLocale(locale)) {
      try Collator(locale)
    }
  }

  @Test(arguments: ["klingon", "english", "swedish", "deutsch-u-co-phonebk"])
  func namesOfLanguagesAreNoCodes(locale: String) {
    #expect(throws: CollationError.unknownLanguage(locale)) {
      try Collator(locale)
    }
    #expect(throws: CollationError.unknownLanguage(locale)) {
      try IndexedCollation(locale)
    }
  }

  @Test func theFirstLanguageThatICUHasIsTaken() throws {
    let list = ["tlh", "klingon", "*", "de-AT", "en"]
    #expect(try Collator(preferring: list).locale == "de-AT")
    #expect(try Collator(preferring: list).resolved.locale == "de-AT")
    #expect(try Collator(preferring: ["en"]).locale == "en")
    for none in [[], ["tlh"], ["*", "klingon"]] {
      #expect(
        throws: CollationError.unknownLanguage(none.joined(separator: ", "))
      ) {
        try Collator(preferring: none)
      }
    }
    #expect(throws: CollationError.self) {
      try Collator(
        preferring: ["de"], options: CollatorOptions(reorder: ["foo"]))
    }
    // A language without data of its own still falls back.
    #expect(try Collator("tlh").resolved.locale == "und")
  }

  @Test(arguments: ["@", "_", ".", "../../etc", "_@", ".UTF-8"])
  func idsThatNameNothingAreNotTakenForTheRoot(locale: String) {
    #expect(throws: CollationError.malformedLocale(locale)) {
      try Collator(locale)
    }
  }

  @Test(arguments: ["C", "POSIX", "C.UTF-8", "POSIX.utf8"])
  func thePOSIXLocaleIsICUs(locale: String) throws {
    let collator = try Collator(locale)
    let posix = try Collator("en_US_POSIX")
    #expect(collator.locale == locale)
    #expect(collator.resolved == posix.resolved)
    // ASCII is in the order of its bytes.
    let ascii = (1..<128).map { String(UnicodeScalar(UInt8($0))) }
    let printed = ascii.filter { $0 >= " " && $0 < "\u{7F}" }
    #expect(printed.shuffled().sorted(by: collator) == printed)
    #expect(collator.compare("Zebra", "apple") == .less)
  }

  @Test(arguments: [
    ("co", "foo"), ("co", "phone"), ("kn", "maybe"), ("kf", "first"),
    ("ks", "level9"), ("ka", "blanked"), ("kv", "letters"), ("kr", "foo"),
    ("kb", "perhaps"), ("kc", "level1"),
  ])
  func unknownKeywordValuesAreNamed(key: String, value: String) {
    let locale = "de-u-\(key)-\(value)"
    #expect(
      throws: CollationError.unknownKeywordValue(
        locale: locale, key: key, value: value)
    ) {
      try Collator(locale)
    }
  }

  @Test func theKeywordAtFaultIsNamedAmongOthers() {
    let locale = "de-u-co-phonebk-kf-foo-kn-true"
    #expect(
      throws: CollationError.unknownKeywordValue(
        locale: locale, key: "kf", value: "foo")
    ) {
      try Collator(locale)
    }
  }

  @Test(arguments: [
    ["foo"], ["Latn", "Latn"], ["Xxxx"], [""], ["Latin"], ["Latn", "bar"],
    ["digit", "digit"],
  ])
  func impossibleReorderingIsRefused(groups: [String]) throws {
    let error = try #require(throws: CollationError.self) {
      try Collator("en", options: .init(reorder: groups))
    }
    guard case .invalidReordering(let named, let icu) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(named == groups)
    #expect(icu.name == "U_ILLEGAL_ARGUMENT_ERROR")
  }

  @Test(arguments: [
    // Rules, line, column, UTF-8 offset
    ("a < b", 1, 1, 0),
    ("&a < b\n&c <<<< d\n<", 3, 1, 17),
    ("&a < b\n&é < [foo]", 2, 4, 11),
    ("&a [before 4] < b", 1, 4, 3),
    ("[strength 9]", 1, 1, 0),
    ("&ä < ö\n[foo]", 2, 1, 9),
    ("&😀 < 😁\n&a <", 2, 4, 16),
  ])
  func rulesSayWhereTheyAreWrong(
    rules: String, line: Int, column: Int, offset: Int
  ) throws {
    for locale in ["en", "sv"] {
      let error = try #require(throws: CollationError.self) {
        try Collator(locale, options: .init(rules: rules))
      }
      guard case .invalidRules(let l, let c, let o, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect([l, c, o] == [line, column, offset], "\(locale): \(rules)")
    }
  }

  @Test func errorsReadAsSentences() {
    #expect(
      "\(CollationError.malformedLocale("e"))" == "malformed locale 'e'")
    #expect(
      "\(CollationError.unknownKeywordValue(locale: "x", key: "co", value: "y"))"
        == "unknown value 'y' of 'co' in locale 'x'")
  }

  /// Names that CLDR has replaced, in the parts of ISO 639 and in old use.
  @Test(
    arguments: [
      ("tl", "fil"), ("tl_PH.UTF-8", "fil"), ("cmn", "zh"), ("arb", "ar"),
      ("prs", "fa-AF"), ("ji", "yi"), ("ger", "de"), ("fre", "fr"),
      ("cze_CZ", "cs"), ("slo", "sk"), ("gre", "el"), ("ice", "is"),
      ("alb", "sq"), ("ger-u-co-phonebk", "de"), ("cmn-TW", "zh-Hant"),
      ("sh", "sr-Latn"), ("iw", "he"), ("zho-TW", "zh-Hant"),
      ("srp-ME", "sr-Latn"),
    ])
  func languagesHaveTheirOrderUnderOldNames(name: String, known: String) throws
  {
    let collator = try Collator(name)
    // ICU may add a region that was asked for before.
    #expect(collator.resolved.locale.hasPrefix(known))
    #expect(collator.locale == name)
    #expect(try Collator(preferring: [name, "en"]).locale == name)
    let same = try Collator(
      name.contains("phonebk") ? "\(known)-u-co-phonebk" : known)
    #expect(collator.fingerprint == same.fingerprint)
    #expect(
      try IndexedCollation(name).sectionTitles
        == IndexedCollation(same.locale).sectionTitles)
  }

  /// ICU has Latin letters for sr_ME, and sorts them as Cyrillic (ICU-23380).
  @Test(arguments: ["sr-ME", "sr_ME.UTF-8", "sr_ME"])
  func serbianInMontenegroIsInLatinLetters(locale: String) throws {
    let names = ["Zoran", "Žarko", "Škola", "Sanja", "Ćira", "Čaba"]
    #expect(
      names.sorted(by: try Collator(locale))
        == ["Čaba", "Ćira", "Sanja", "Škola", "Zoran", "Žarko"])
    let list = try IndexedCollation(locale)
    #expect(list.header(over: "Škola") == "Š")
    #expect(
      try Collator("sr-Cyrl-ME").resolved.locale.hasPrefix("sr-Cyrl"))
  }

  @Test func settingsInRulesDecideUnlessOptionsDo() throws {
    for rules in ["[strength 1]", "&a<ä[strength 1]", "[strength 1]&a<ä"] {
      let collator = try Collator("en", options: .init(rules: rules))
      #expect(collator.resolved.strength == .primary)
      #expect(collator.compare("a", "A") == .equal)
      let options = CollatorOptions(strength: .tertiary, rules: rules)
      #expect(try Collator("en", options: options).compare("a", "A") == .less)
      #expect(
        try Collator("en-u-ks-level2", options: .init(rules: rules))
          .resolved.strength == .secondary)
    }
  }
}
