import PropertyTesting
import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// Law 13, as far as it is about search.
@Suite struct SearchTextTests {
  static let locales = [
    "en", "de", "sv", "da", "hu", "ja", "th", "ko", "zh", "tr", "hr",
    "en-u-ka-shifted", "es-u-co-trad",
  ]

  static let tiers: [Set<SearchTier>] = [
    .all, .strict, [.search], [.base], [.locale, .base], [.search, .base],
    [.locale, .search],
  ]

  @Test(
    "What a filter finds is what an engine finds",
    arguments: locales.sampled(oneIn: 2))
  func filterAndEngineAgree(locale: String) throws {
    for tiers in Self.tiers.sampled(oneIn: 5) {
      for punctuation in SearchOptions.Punctuation.allCases {
        let plan = try Plans.plan(
          locale, .init(tiers: tiers, punctuation: punctuation))
        checkProperty("search texts in \(locale)", runs: 40, .searches) {
          try holdSearchText($0, plan)
        }
      }
    }
  }

  /// Behind what is before it in a text, a long mark may end a word that is
  /// written in another script.
  @Test(arguments: [("キーa", "ーa"), ("aーか", "ーか"), ("キーン", "ーン")])
  func aQueryMayBeginWithALongMark(text: String, query: String) throws {
    let plan = try Plans.plan("en", .init())
    #expect(plan.finds(query, in: text))
    #expect(
      SearchFolder(plan).searchText(of: text).holds(
        SearchFolder(plan).patterns(of: query)))
  }

  @Test(
    "also with all that a search may mind and pass over, and with readings",
    arguments: ["en", "de", "da", "ko", "zh", "ja"])
  func filterAndEngineAgreeWithAllOfItOn(locale: String) throws {
    for minding in [[], [.accents], [.case], [.accents, .case]]
      as [Set<SearchDifference>]
    {
      for tiers in Self.tiers.sampled(oneIn: 3, minding.count) {
        let plan = try Plans.plan(
          locale,
          .init(
            tiers: tiers, punctuation: .significant,
            readings: Set(SearchReading.allCases), minding: minding,
            filing: .all))
        checkProperty("search texts, all on, in \(locale)", runs: 24, .searches)
        {
          try holdSearchText($0, plan, readings: [$0.typed, "Résumé Ä"])
        }
      }
    }
  }

  @Test(
    "in every kind of text, also with its readings", arguments: TextKind.all)
  func filterAndEngineAgreeInEveryKindOfText(kind: TextKind) throws {
    let options = SearchOptions(
      punctuation: .significant, readings: Set(SearchReading.allCases))
    let turn = TextKind.all.firstIndex { $0.name == kind.name }!
    for locale in ["de", "hu", "th", "ko"].sampled(oneIn: 2, turn) {
      for options in [SearchOptions(), options] {
        let plan = try Plans.plan(locale, options)
        checkProperty(
          "search texts of \(kind.name) in \(locale)", runs: 20,
          .searches(of: [kind])
        ) {
          try holdSearchText($0, plan, readings: [$0.typed, "reading"])
        }
      }
    }
  }

  @Test(
    "and in texts that hold what marks and letters of groups are written as")
  func marksInTexts() throws {
    let texts = [
      "^|a", "a|b ^c", "|", "^", "가각갂", "ᄀ\u{1161}", "\u{40022}",
      "it's 100% \\ \"x\" _*?[", "a\tb\nc\0d", "\u{2028}x\u{85}y", "ÄÖ|ß^", "",
      "Ma\u{F8FF}x", "\u{10FFFD}a", "🎈a🎈", "\u{E000}\u{F0000}",
      "o'brien ö", "ch", "ⅷ ǆ", "\u{FFFD}",
    ]
    for locale in ["de", "hr", "ko"] {
      for punctuation in SearchOptions.Punctuation.allCases {
        let plan = try Plans.plan(
          locale, .init(punctuation: punctuation))
        let all = texts + ["a", "|a", "^a", "b", "가", "ㄱ", "%", "'"]
        for (row, text) in texts.enumerated() {
          for typed in all.sampled(oneIn: 19, row) {
            try holdSearchText(SearchCase(text: text, typed: typed), plan)
          }
        }
      }
    }
  }

  @Test(
    "A word may be in any field of a row, whose search texts follow each other")
  func fieldsOfARow() throws {
    let folder = SearchFolder(try Plans.plan("de"))
    let row = ["Jürg Möller", "Köln"].map { folder.searchText(of: $0) }.joined()
    func finds(
      _ typed: String, _ scope: SearchScope = .contains,
      _ kind: QueryKind = .words
    ) -> Bool {
      row.holds(folder.patterns(of: typed, scope: scope, matching: kind))
    }
    #expect(finds("koeln juerg"))
    #expect(finds("köl", .startsWith))
    #expect(finds("möl", .wordStartsWith))
    #expect(!finds("möl", .startsWith))
    #expect(!finds("möller köln", .contains, .phrase))
    #expect(!finds("rkö"))
    #expect(finds(" "))
  }

  @Test("A text that is the same in all forms is read as it is folded")
  func plainTexts() throws {
    let folder = SearchFolder(try Plans.plan("en"))
    #expect(
      folder.searchText(of: "Anna-Lena  O'Brien")
        == "^|annalenaobrien|lenaobrien|obrien|brien")
    #expect(folder.searchText(of: "") == "")
    #expect(folder.searchText(of: "\u{AD}\0") == "")
    #expect(folder.searchText(of: "銀行") == "^|銀|行")
    #expect(folder.searchText(of: "b12a").contains("b|12|a"))
    #expect(folder.patterns(of: "銀行", scope: .startsWith)[0][0] == "^|銀|行")
    #expect(folder.patterns(of: " \u{AD}").isEmpty)
  }

  @Test(
    "Where signs count, those between syllables are typed or not",
    arguments: [
      ("コートジボワール`id`Italien", "`id`"), ("西安", "xi'an"), ("西安", "xi'"),
      ("西安", "xi an"), ("西安", "'xi"), ("`西安", "`xi'a"), ("西", "xi'"),
    ])
  func signsBetweenSyllables(text: String, typed: String) throws {
    for locale in ["de", "ja", "zh"] {
      let plan = try Plans.plan(
        locale,
        .init(
          punctuation: .significant,
          readings: [.pinyin, .pinyinInitials, .romaji]))
      let value = SearchCase(text: text, typed: typed)
      try holdSearchText(value, plan)
      try holdNarrowing(value, plan)
      let isFound = text.hasSuffix("西安") && typed != "'xi"
      if text != "コートジボワール`id`Italien" {
        #expect(plan.finds(typed, in: text, .wordStartsWith) == isFound)
      }
    }
  }

  @Test("Where signs count, words between them are not looked for apart")
  func signsBetweenWords() throws {
    let folder = SearchFolder(
      try Plans.plan(
        "sv", .init(punctuation: .significant, readings: [.pinyin])))
    for (text, typed) in [
      ("O''Brien", "O'Brien"), ("S:t Vincent och Guinée", "re och"),
    ] {
      let texts = folder.searchText(of: text)
      #expect(!texts.holds(folder.patterns(of: typed)), "\(typed) in \(text)")
    }
  }

  @Test("Letters for which nothing is typed are one phrase with others")
  func phrasesOfTwoScripts() throws {
    let texts = [
      ("ν Angu", "Αλβανία Anguilla"), ("α Bissau-", "Guinée-Bissau Βιετνάμ"),
    ]
    for (typed, text) in texts {
      let folder = SearchFolder(
        try Plans.plan(
          "de", .init(readings: [.pinyin, .romaji, .hangulInitials])))
      let texts = folder.searchText(of: text)
      #expect(!texts.holds(folder.patterns(of: typed)), "\(typed) in \(text)")
    }
  }

  @Test(
    "A long query has patterns in proportion to its length",
    arguments: ["9٩", "a銀b行", "ольга мария "])
  func lengthsOfPatterns(piece: String) throws {
    let folder = SearchFolder(
      try Plans.plan("en", .init(readings: Set(SearchReading.allCases))))
    func bytes(_ count: Int) -> Int {
      folder.patterns(of: String(repeating: piece, count: count)).joined()
        .reduce(0) { $0 + $1.utf8.count }
    }
    #expect(bytes(400) < 5 * bytes(100))
  }

  @Test("Of a query that mixes more parts than count, the first are looked for")
  func aMixOfManyParts() throws {
    let plan = try Plans.plan("zh", .init(readings: [.pinyin]))
    let folder = SearchFolder(plan)
    // Each syllable is read in another way than its neighbours.
    let parts = (0..<40).map { "x\($0)" + String(Unicode.Scalar(0x4E00 + $0)!) }
    let query = parts.joined()
    let patterns = folder.patterns(of: query)
    #expect(patterns.count <= SearchQuery.wordLimit)
    #expect(folder.searchText(of: query).holds(patterns))
    #expect(!folder.searchText(of: parts[0]).holds(patterns))
  }

  @Test("Search texts keep to some bytes for a letter")
  func lengths() throws {
    let folder = SearchFolder(try Plans.plan("de"))
    #expect(folder.searchText(of: "Bergmann").utf8.count == 10)
    #expect(folder.searchText(of: "Müller").utf8.count < 120)
    let thai = SearchFolder(try Plans.plan("th"))
    #expect(thai.searchText(of: "แม่น้ำเจ้าพระยา").utf8.count < 800)
  }

  @Test("There are letters for all groups of forms")
  func lettersForAllGroups() throws {
    for (locale, tiers) in [
      ("sv", .all), ("ko", .all), ("ko", [.locale, .search]),
    ]
      as [(String, Set<SearchTier>)]
    {
      let plan = try Plans.plan(
        locale,
        .init(tiers: tiers, punctuation: .significant, minding: [.accents]))
      let groups = FormGroups(plan)
      #expect(groups.readings < SearchTextAlphabet.groupCount)
      for number in 0..<groups.groups.count {
        #expect(!groups.groups(with: groups.groups[number]).isEmpty)
      }
      #expect(groups.groups(of: groups.all).count < 5)
    }
  }

  @Test("Search texts of many rows are those of each")
  func manyRows() throws {
    let folder = SearchFolder(try Plans.plan("da", .init(readings: [.pinyin])))
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    let texts = (0..<9000).map { row in
      row % 40 == 0 ? Gen<String>.texts.make(&numbers, 8) : "row \(row) Å"
    }
    let own = { @Sendable (row: Int) in row % 7 == 0 ? ["reading"] : [] }
    let made = folder.searchTexts(of: texts, readings: own)
    #expect(made.count == texts.count)
    for row in stride(from: 0, to: 9000, by: 120) {
      #expect(
        made[row]
          == folder.searchText(of: texts[row], readings: own(row)))
    }
  }

  @Test("Options that make other search texts have another fingerprint")
  func fingerprints() {
    var asWritten = FilingRules()
    asWritten.variants = .asWritten
    let options: [SearchOptions] = [
      .init(), .init(tiers: .strict), .init(tiers: [.base]),
      .init(punctuation: .significant), .init(readings: [.pinyin]),
      .init(readings: [.pinyin, .romaji]), .init(minding: [.accents]),
      .init(minding: [.case]), .init(filing: .all), .init(filing: asWritten),
    ]
    #expect(Set(options.map(\.fingerprint)).count == options.count)
    // No tier is the letters of the locale.
    #expect(
      SearchOptions(tiers: []).fingerprint
        == SearchOptions(tiers: .strict).fingerprint)
  }
}
