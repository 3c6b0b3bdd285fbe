import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Orders of languages that CLDR has none for.
@Suite struct AddedOrderTests {
  @Test(arguments: languageOrders.map(\.language))
  func onlyLanguagesWithoutCLDRsOrderHaveThem(language: String) throws {
    let resolved = try Collator(language).resolved
    #expect(resolved.source == .glibc)
    #expect([resolved.locale, resolved.dataLocale] == [language, language])
    #expect(resolved.collation == "standard")
    #expect(try Collator(preferring: [language, "en"]).locale == language)
    #expect(Collator.availableLocales.contains(language))
    let plain = CollatorOptions(addedOrders: false)
    let without = try Collator(language, options: plain).resolved
    #expect(without.source == .cldr && without.dataLocale == "und")
    for other in ["en", "sv", "uk", "und", "\(language)-u-co-eor"] {
      #expect(try Collator(other).resolved.source == .cldr)
    }
  }

  /// Laws 1 and 2, with the rules of the order as any caller's.
  @Test(arguments: languageOrders.map(\.language))
  func keysAreICUsWithTheRules(language: String) throws {
    let order = try #require(languageOrders.first { $0.language == language })
    for keywords in ["", "-u-kn", "-u-ks-level2-kf-upper"] {
      let collator = try Collator(language + keywords)
      let locale = keywords.isEmpty ? "und" : "und" + keywords
      let same = try Collator(locale, options: .init(rules: order.rules))
      #expect(collator.fingerprint != same.fingerprint)
      checkProperty("keys in \(language)\(keywords)", runs: 100, .texts) {
        text in
        try hold(
          collator.sortKey(for: text) == same.sortKey(for: text),
          "another key than by the rules alone")
      }
      let oracle = try ICUOracle("root", options: .init(rules: order.rules))
      guard keywords.isEmpty else { continue }
      for text in order.titles + order.titles.map({ $0.lowercased() }) {
        #expect(collator.sortKey(for: text).bytes == oracle.key(of: text))
      }
    }
  }

  @Test(arguments: languageOrders.map(\.language))
  func callersRulesFollowTheOrder(language: String) throws {
    let options = CollatorOptions(rules: "&q<b")
    let collator = try Collator(language, options: options)
    #expect(collator.compare("b", "q") == .greater)
    let order = try #require(languageOrders.first { $0.language == language })
    for title in order.titles {
      #expect(
        try collator.sortKey(for: title)
          == Collator(language).sortKey(for: title))
    }
    // Lines are those of the caller's rules.
    let wrong = CollatorOptions(rules: "&q<b\n&[before 9]a<c")
    let error = #expect(throws: CollationError.self) {
      try Collator(language, options: wrong)
    }
    #expect(error?.description.contains("line 2") == true, "\(error as Any)")
  }

  @Test(arguments: languageOrders.map(\.language))
  func lettersOfTheOrderAreTitles(language: String) throws {
    let order = try #require(languageOrders.first { $0.language == language })
    let list = try IndexedCollation(language)
    let usual = Set(list.sectionIndexTitles)
    for title in order.titles {
      #expect(usual.contains(title))
      #expect(list.header(over: title.lowercased() + "a") == title)
    }
    let titles = list.alphabet.titles
    #expect(titles.sorted(by: list.collator) == titles)
  }

  /// Law 3.
  @Test(arguments: languageOrders.map(\.language))
  func sectionsOfICUsLayoutStayICUs(language: String) throws {
    let oracle = try BucketOracle(locale: language)
    let collations = [
      try IndexedCollation(language, layout: .icu),
      IndexedCollation(
        alphabet: try Alphabet(of: Collator(language)), layout: .icu),
    ]
    for collation in collations {
      #expect(collation.collator.resolved.source == .cldr)
      #expect(collation.sectionTitles == oracle.labels)
      checkProperty("buckets in \(language)", runs: 100, .texts) { text in
        try holdSections(of: [text], in: collation, are: oracle)
      }
    }
  }

  /// Laws 1 to 3 where only the script of a language is known.
  @Test(
    arguments: [
      ("ba", "Cyrl", ["Ҡала", "Башкорт", "Zeta"]),
      ("ab", "Cyrl", ["Аҧсны", "Бзыԥ", "Zeta"]),
      ("mhr", "Cyrl", ["Марий", "Ош", "Zeta"]),
      ("cv-RU", "Cyrl", ["Чӑваш", "Шупашкар", "Zeta"]),
      ("ku-Arab", "Arab", ["بەیان", "گول", "Zeta"]),
      ("az-Arab", "Arab", ["باکی", "تبریز", "Zeta"]),
      ("und-Cyrl", "Cyrl", ["Ҡала", "Башкорт", "Zeta"]),
      ("uz-AF", "Arab", ["بابر", "کابل", "Zeta"]),
    ] as [(String, String, [String])])
  func languagesHaveTheLettersOfTheirScriptFirst(
    locale: String, script: String, names: [String]
  ) throws {
    let collator = try Collator(locale)
    #expect(collator.resolved.locale == "und-\(script)")
    #expect(
      try Collator("und-\(script)").fingerprint == collator.fingerprint)
    #expect(collator.resolved.dataLocale == "und")
    #expect(collator.resolved.reorder == [script])
    #expect(names.last == names.sorted(by: collator).last)
    let list = try IndexedCollation(locale)
    let titles = list.alphabet.titles
    #expect(titles.sorted(by: list.collator) == titles)
    for name in names {
      let header = list.header(over: name)
      #expect(titles.contains(header), "\(name) is under \(header)")
    }
    let oracle = try ICUOracle("root", options: .init(reorder: [script]))
    checkProperty("keys in \(locale)", runs: 100, .texts) { text in
      try hold(
        collator.sortKey(for: text).bytes == oracle.key(of: text),
        "another key than root's with the script first")
    }
    #expect(
      try Collator(locale, options: .init(reorder: ["Grek"]))
        .resolved.reorder == ["Grek"])
    let icu = try IndexedCollation(locale, layout: .icu)
    #expect(icu.collator.resolved.locale != "und-\(script)")
  }

  /// In Latin letters, root's order is that of the script.
  @Test(arguments: ["be-Latn", "tt_RU@iqtelif", "ru-Latn"])
  func latinLettersOfOtherScriptsHaveRootsOrder(locale: String) throws {
    let collator = try Collator(locale)
    let root = try Collator("und")
    #expect(collator.resolved == root.resolved)
    #expect(collator.fingerprint == root.fingerprint)
    let list = try IndexedCollation(locale)
    #expect(list.header(over: "Ivan") == "I")
    #expect(["Иван", "Ivan"].sorted(by: collator) == ["Ivan", "Иван"])
  }

  @Test func keysOfAnotherOrderAreTold() throws {
    let plain = CollatorOptions(addedOrders: false)
    let fingerprints = try [
      Collator("tg"), Collator("tg", options: plain), Collator("csb"),
      Collator("szl"),
    ].map(\.fingerprint)
    #expect(Set(fingerprints).count == fingerprints.count)
    #expect(try Collator("tg", options: plain) != Collator("tg"))
  }

  @Test func aStrictSearchKnowsTheLetters() throws {
    let names = ["Ғафуров", "Гулов", "Ӣброҳим", "Иброҳим"]
    var options = SearchOptions()
    options.tiers = .strict
    var filter = try ListFilter(
      IndexedList(names, by: \.self, collation: IndexedCollation("tg")),
      searching: [SearchField(\.self)], options: options)
    filter.update("иб")
    #expect(Array(filter.results) == ["Иброҳим"])
  }
}
