import Testing
import ThumbIndex

/// What doc comments say in sentences, with examples in them.
@Suite("Sentences of doc comments")
struct SentenceTests {
  /// Whether a search finds a text.
  private func finds(
    _ typed: String, in text: String, _ locale: String = "en",
    scope: SearchScope = .contains, options: SearchOptions = SearchOptions()
  ) throws -> Bool {
    var filter = try ListFilter(
      [text], searching: [SearchField(\.self)],
      collator: try Collator(locale), options: options)
    filter.update(typed, scope: scope)
    return !filter.results.isEmpty
  }

  @Test("CollatorOptions.Strength: quaternary and identical")
  func deepStrengths() throws {
    func compare(
      _ locale: String, _ strength: CollatorOptions.Strength, _ left: String,
      _ right: String
    ) throws -> CollationOrder {
      try Collator(locale, options: CollatorOptions(strength: strength))
        .compare(left, right)
    }
    #expect(try compare("ja", .tertiary, "はな", "ハナ") == .equal)
    #expect(try compare("ja", .quaternary, "はな", "ハナ") != .equal)
    // Canonically equivalent, and equal but for the code points.
    #expect(try compare("en", .identical, "é", "e\u{301}") == .equal)
    #expect(try compare("en", .quaternary, "a\u{1}", "a") == .equal)
    #expect(try compare("en", .identical, "a\u{1}", "a") != .equal)
  }

  @Test("CollatorOptions.CaseFirst, Punctuation: CLDR's defaults")
  func defaults() throws {
    func state(_ locale: String) throws -> Set<Substring> {
      Set(try Collator(locale).fingerprint.split(separator: " "))
    }
    #expect(try state("en").contains("case-first=off"))
    for locale in ["da", "mt"] {
      #expect(try state(locale).contains("case-first=upper"))
    }
    for locale in Collator.availableLocales {
      let isThai = locale == "th" || locale.hasPrefix("th-")
      let isKept = try state(locale).contains("punctuation=keep")
      #expect(isKept != isThai, "\(locale)")
    }
  }

  @Test("CollatorOptions.Punctuation: spaces ignored count at last")
  func ignoredPunctuation() throws {
    let options = CollatorOptions(
      strength: .quaternary, punctuation: .ignore())
    let collator = try Collator("en", options: options)
    #expect(collator.compare("diSilva", "di Silva") != .equal)
  }

  @Test("SearchScope: words start after signs, not within words")
  func wordStarts() throws {
    let scope = SearchScope.wordStartsWith
    #expect(try finds("brien", in: "O'Brien", scope: scope))
    #expect(try finds("paul", in: "Jean-Paul", scope: scope))
    #expect(try !finds("paul", in: "Jeanpaul", scope: scope))
    #expect(try finds("国", in: "曾国藩", "zh", scope: scope))
  }

  @Test("SearchTier: case and width never matter, o is not ö in Swedish")
  func tiers() throws {
    for tier in SearchTier.allCases {
      let options = SearchOptions(tiers: Set<SearchTier>([tier]))
      #expect(try finds("ÅSA", in: "åsa", "sv", options: options))
      #expect(try finds("ｘｙ", in: "xy", "sv", options: options))
    }
    let strict = SearchOptions(tiers: .strict)
    #expect(try !finds("o", in: "Öl", "sv", options: strict))
    #expect(try finds("o", in: "Öl", "sv"))
  }

  @Test(
    "SearchReading: half-typed syllables need no reading",
    arguments: [("한ㄱ", "한글"), ("한그", "한글"), ("한", "하나")])
  func hangul(typed: String, text: String) throws {
    #expect(try finds(typed, in: text, "ko"))
  }

  @Test("IndexedCollation: in Chinese, 阿明 and Alice are both under A")
  func chinese() throws {
    let chinese = try IndexedCollation("zh")
    let names = ["阿明", "白", "Alice", "Bob"]
    #expect(names.reversed().sorted(by: chinese.collator) == names)
    let sections = chinese.sections(of: names)
    #expect(sections.map(\.title) == ["A", "B"])
    #expect(sections[0].elements.sorted() == ["Alice", "阿明"])
  }

  @Test("IndexLayout.Extra: the same title is the same section")
  func extras() throws {
    var layout = IndexLayout.standard
    layout.digits = IndexLayout.Extra(title: "•", placement: .first)
    layout.symbols = IndexLayout.Extra(title: "•", placement: .last)
    layout.empty = IndexLayout.Extra(title: "Z", placement: .last)
    let collation = try IndexedCollation("en", layout: layout)
    #expect(collation.sectionTitles.first == "•")
    #expect(collation.sectionTitles.count == 28)
    #expect(collation.section(for: "7") == 0)
    #expect(collation.section(for: "&") == 0)
    #expect(collation.sectionTitles[collation.section(for: "")] == "Z")
  }

  @Test("Search as you type: ligatures, and signs that are left out")
  func searchArticle() throws {
    #expect(try finds("f", in: "ﬁnance"))
    #expect(try finds("obrien", in: "O'Brien"))
    #expect(
      try !finds(
        "obrien", in: "O'Brien",
        options: SearchOptions(punctuation: .significant)))
  }
}
