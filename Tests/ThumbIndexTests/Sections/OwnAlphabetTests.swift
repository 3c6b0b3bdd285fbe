import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Alphabets of the caller's own titles.
@Suite struct OwnAlphabetTests {
  @Test func ancientGreekHasItsOwnLetters() throws {
    let greek = try collation("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", "grc")
    #expect(greek.sectionTitles.count == 25)
    #expect(
      greek.contradictions(to: [
        ("ἄνθρωπος", "Α"), ("Ὀδυσσεύς", "Ο"), ("ᾠδή", "Ω"), ("ῥόδον", "Ρ"),
        ("ψυχή", "Ψ"), ("ὕδωρ", "Υ"), ("zebra", "#"), ("12", "#"), ("", "#"),
        ("яблоко", "#"), ("“Ἄρης", "#"),
      ]) == [])
  }

  @Test func latinWithoutLaterLettersPutsThemWhereRulesSay() throws {
    let letters = "ABCDEFGHILMNOPQRSTUX"
    let rules = CollatorOptions(rules: "&I <<< J <<< j &U <<< V <<< v")
    let latin = try collation(letters, "la", rules)
    #expect(
      latin.contradictions(to: [
        ("Julius", "I"), ("Iulius", "I"), ("vita", "U"), ("Urbs", "U"),
        ("Xerxes", "X"), ("Zeno", "X"), ("æs", "A"), ("Αθήνα", "#"),
      ]) == [])
    // Without rules they are letters of their own, under what comes before.
    let plain = try collation(letters, "la")
    #expect(
      plain.contradictions(to: [
        ("Julius", "I"), ("Kalendae", "I"), ("vita", "U"), ("Zeno", "X"),
      ]) == [])
  }

  @Test func theOrderOfScriptsIsTheCollators() throws {
    let titles: [AlphabetTitle] = ["Α", "Ω", "A", "Z"]
    #expect(
      throws: CollationError.titleOutOfOrder("A", after: "Ω")
    ) {
      try Alphabet(titles: titles, collator: Collator("en"))
    }
    let reordered = try Collator("en", options: .init(reorder: ["Grek"]))
    let alphabet = try Alphabet(titles: titles, collator: reordered)
    #expect(alphabet.titles == ["Α", "Ω", "A", "Z"])
    let collation = IndexedCollation(alphabet: alphabet)
    #expect(
      collation.contradictions(to: [
        ("βήτα", "Α"), ("bob", "A"), ("ωμέγα", "Ω"), ("zed", "Z"),
        ("дом", "#"), ("1", "#"),
      ]) == [])
  }

  @Test(arguments: [
    (["B", "A"], "A", "B"), (["A", "C", "B"], "B", "C"),
    (["A", "a"], "a", "A"), (["A", "Å"], "Å", "A"), (["A", "A"], "A", "A"),
    (["É", "E"], "E", "É"), (["1", "2", "10"], "10", "2"),
    (["A", "B", "1"], "1", "B"), (["Z", "Ä"], "Ä", "Z"),
  ])
  func titlesOutOfOrderAreBothNamed(
    titles: [String], title: String, previous: String
  ) throws {
    let error = try #require(throws: CollationError.self) {
      try Alphabet(
        titles: titles.map { AlphabetTitle($0) }, collator: Collator("en"))
    }
    #expect(error == .titleOutOfOrder(title, after: previous))
    #expect("\(error)" == "title '\(title)' does not sort after '\(previous)'")
  }

  @Test(arguments: [
    ("é", "e\u{301}"),
    (
      // Swift alone would take seconds to compare these.
      "e" + String(repeating: "\u{F71}\u{345}", count: 20_000),
      "e" + String(repeating: "\u{F71}\u{345}", count: 20_000)
    ),
  ])
  func aTitleThatOccursTwiceIsRefused(first: String, second: String) throws {
    let titles = [
      AlphabetTitle(first, from: "a"), AlphabetTitle(second, from: "b"),
    ]
    let error = try #require(throws: CollationError.self) {
      try Alphabet(titles: titles, collator: Collator("en"))
    }
    #expect(error == .titleOutOfOrder(second, after: second))
  }

  @Test(arguments: ["", "\u{200D}", "\u{301}", "\u{AD}"])
  func titlesWithNothingToSortByAreRefused(title: String) throws {
    for titles in [[AlphabetTitle(title)], ["A", AlphabetTitle(title), "B"]] {
      let error = try #require(throws: CollationError.self) {
        try Alphabet(titles: titles, collator: Collator("en"))
      }
      #expect(error == .titleOutOfOrder(title, after: nil))
    }
  }

  @Test func accentsAreOutOfOrderOnlyWhereTheyAreNoLetters() throws {
    let titles: [AlphabetTitle] = ["Z", "Å", "Ä", "Ö"]
    #expect(throws: CollationError.titleOutOfOrder("Å", after: "Z")) {
      try Alphabet(titles: titles, collator: Collator("en"))
    }
    let alphabet = try Alphabet(titles: titles, collator: Collator("sv"))
    #expect(alphabet.titles == ["Z", "Å", "Ä", "Ö"])
  }

  @Test func titlesMayStandForSeveralLetters() throws {
    let alphabet = try Alphabet(
      titles: ["A", AlphabetTitle("B–D", from: "B"), "E", "Z"],
      collator: Collator("en"))
    let collation = IndexedCollation(alphabet: alphabet)
    #expect(collation.sectionTitles == ["A", "B–D", "E", "Z", "#"])
    #expect(
      collation.contradictions(to: [
        ("Ann", "A"), ("bob", "B–D"), ("Dan", "B–D"), ("é", "E"), ("y", "E"),
        ("Zoë", "Z"), ("ω", "#"), ("7", "#"),
      ]) == [])
  }

  /// “Under Sch there is Seiler”.
  @Test func aTitleOfSeveralLettersHoldsWhatBeginsWithItAndNoMore() throws {
    let german = IndexedCollation(
      alphabet: try Alphabet(
        titles: ["S", "Sch", "St", "T"], collator: Collator("de")))
    #expect(
      german.contradictions(to: [
        ("Sauer", "S"), ("Sciarra", "S"), ("Schulz", "Sch"), ("SCHÖN", "Sch"),
        ("Seiler", "S"), ("Ślusarski", "S"), ("Stark", "St"), ("Sultan", "S"),
        ("Tau", "T"), ("Vogt", "T"), ("Rau", "#"),
      ]) == [])
    // A letter of the language is one.
    let czech = IndexedCollation(
      alphabet: try Alphabet(
        titles: ["C", "D", "H", "Ch"], collator: Collator("cs")))
    #expect(
      czech.contradictions(to: [
        ("Cyril", "C"), ("Chleb", "Ch"), ("Dub", "D"), ("Hus", "H"),
        ("Ivan", "Ch"),
      ]) == [])
  }

  @Test func aTitleWithAStartOfItsOwnHoldsAllThatFollows() throws {
    let alphabet = try Alphabet(
      titles: [
        "S", AlphabetTitle("Sch–Ss", from: "Sch"), "St",
        AlphabetTitle("T–Z", from: "T"),
      ], collator: Collator("de"))
    #expect(
      IndexedCollation(alphabet: alphabet).contradictions(to: [
        ("Sauer", "S"), ("Schulz", "Sch–Ss"), ("Seiler", "Sch–Ss"),
        ("Stark", "St"), ("Sultan", "Sch–Ss"), ("Vogt", "T–Z"),
      ]) == [])
  }

  @Test(arguments: [
    ("de", ["S", "Sch", "St", "T"]), ("de", ["A", "Sch", "Sp", "St"]),
    ("en", ["A", "Æ", "B", "Mac", "Mc", "N", "Z"]), ("en", ["Mac", "Mc"]),
    ("cs", ["C", "H", "Ch", "R", "Ř", "S", "Š"]), ("en", ["A", "Z", "А", "Я"]),
    ("en", ["Α", "Ω", "א", "ב", "ת"]), ("hu", ["C", "Cs", "Sch", "Sz", "Z"]),
    ("ru", ["А", "Щ", "Я", "A", "Qu", "Z"]), ("sv", ["Z", "Å", "Ä", "Ö"]),
    ("en", []),
  ])
  func ownTitlesAreICUsBuckets(id: String, titles: [String]) throws {
    let oracle = try BucketOracle(ICUOracle(id), ownLabels: titles)
    let collation = IndexedCollation(
      alphabet: try Alphabet(
        titles: titles.map { AlphabetTitle($0) }, collator: Collator(id)),
      layout: .icu)
    #expect(collation.sectionTitles == oracle.labels)
    try collation.checkInvariants()
    let texts = Gen<String>.texts
    let started = Gen<String>(
      make: { numbers, size in
        let letters = ["s", "sc", "sch", "St", "m", "ma", "mac", "q", "qu"]
        let start = numbers.pick(titles + letters)
        return numbers.chance(oneIn: 2)
          ? start + texts.make(&numbers, size) : texts.make(&numbers, size)
      },
      simplify: texts.simplify, show: texts.show)
    checkProperty("buckets of \(titles) in \(id)", runs: 300, started) { text in
      try holdSections(of: [text], in: collation, are: oracle)
    }
  }

  @Test func longTitlesDivideWhatBeginsAlike() throws {
    let words = Gen<String>(
      make: { numbers, _ in
        let start = numbers.pick(["", "constantin", "constantinopolit"])
        let rest = (0..<numbers.number(in: 0...4)).map { _ in
          numbers.pick("aeio")
        }
        return start + rest
      },
      simplify: Gen.texts.simplify, show: Gen.texts.show)
    let collator = try Collator("en", options: .init(strength: .primary))
    checkProperty("long titles", runs: 300, .both(.list(of: words), words)) {
      starts, text in
      let titles = Set(starts.filter { !$0.isEmpty }).sorted(by: collator)
      // Every other one has a start, and with it all that follows.
      let hasStart = { (title: String) in title.count.isMultiple(of: 2) }
      let collation = IndexedCollation(
        alphabet: try Alphabet(
          titles: titles.map {
            AlphabetTitle($0, from: hasStart($0) ? $0 : nil)
          },
          collator: collator))
      let expected = expectedTitle(of: text, among: titles, hasStart)
      try holdEqual(collation.title(for: text), expected ?? "#", "\(titles)")
      let column = collation.file([text, text + "z"])
      try holdEqual(column.section(ofRow: 0), collation.section(for: text))
      try holdEqual(
        column.sections().flatMap { section in
          section.elements.map { [section.ordinal, $0] }
        },
        [text, text + "z"].enumerated().map { row, text in
          [collation.section(for: text), row]
        }.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  /// The last title that does not come after a text of plain letters and may hold
  /// it; where none may, the last one.
  private func expectedTitle(
    of text: String, among titles: [String], _ hasStart: (String) -> Bool
  ) -> String? {
    guard !text.isEmpty, let last = titles.lastIndex(where: { $0 <= text })
    else { return nil }
    var place = last
    while titles[place].count > 1, !hasStart(titles[place]),
      !text.hasPrefix(titles[place])
    {
      let outer = titles[..<place].lastIndex {
        $0.count == 1 || hasStart($0) || titles[place].hasPrefix($0)
      }
      guard let outer else { break }
      place = outer
    }
    return titles[place]
  }

  @Test func inICUsLayoutThereIsASectionBetweenScriptsThatHaveTitles() throws {
    let collation = IndexedCollation(
      alphabet: try Alphabet(
        titles: ["A", "Z", "А", "Я"], collator: Collator("en")), layout: .icu)
    #expect(
      collation.sectionTitles == ["…", "A", "Z", "…", "А", "Я", "…"])
    let sections = ["7", "Bob", "Zoë", "Ωμέγα", "Анна", "Яна", "ก"].map {
      collation.section(for: $0)
    }
    #expect(sections == [0, 1, 2, 3, 4, 5, 6])
    let none = IndexedCollation(
      alphabet: try Alphabet(titles: [], collator: Collator("en")),
      layout: .icu)
    #expect(none.sectionTitles == ["…"])
    #expect(none.section(for: "Ann") == 0)
  }

  @Test func whatComesBeforeTheFirstTitleIsUnderNone() throws {
    let collation = try collation("MT", "en")
    #expect(
      collation.contradictions(to: [
        ("Ann", "#"), ("Mary", "M"), ("Sue", "M"), ("Tom", "T"), ("Zed", "T"),
      ]) == [])
  }

  @Test func inICUsLayoutWhatHasNoTitleIsBeforeOrBehind() throws {
    let collation = IndexedCollation(
      alphabet: try Alphabet(titles: ["Μ", "Τ"], collator: Collator("en")),
      layout: .icu)
    #expect(collation.sectionTitles == ["…", "Μ", "Τ", "…"])
    let sections = ["", "7", "&", "Ann", "Άννα", "μ", "Ω", "Анна", "中"].map {
      collation.section(for: $0)
    }
    #expect(sections == [0, 0, 0, 0, 0, 1, 2, 3, 3])
  }

  @Test func numbersAndSignsMayBeTitles() throws {
    let alphabet = try Alphabet(
      titles: ["@", "0", "5", "A"], collator: Collator("en"))
    for layout in [IndexLayout.standard, .icu] {
      let collation = IndexedCollation(alphabet: alphabet, layout: layout)
      #expect(
        collation.contradictions(to: [
          ("@ada", "@"), ("12", "0"), ("٣", "0"), ("5", "5"), ("99", "5"),
          ("b", "A"),
        ]) == [])
    }
  }

  @Test func numbersMayBeTitlesInTheOrderOfTheirValues() throws {
    let numeric = try Collator("en", options: .init(numeric: true))
    let alphabet = try Alphabet(titles: ["1", "2", "10"], collator: numeric)
    let collation = IndexedCollation(alphabet: alphabet)
    #expect(
      collation.contradictions(to: [
        ("1st", "1"), ("2", "2"), ("9 lives", "2"), ("10", "10"),
        ("1984", "10"), ("0", "#"), ("a", "#"),
      ]) == [])
  }

  @Test func anAlphabetWithoutTitlesPutsEverythingUnderTheRest() throws {
    let collation = IndexedCollation(
      alphabet: try Alphabet(titles: [], collator: Collator("en")))
    #expect(collation.sectionTitles == ["#"])
    checkProperty("no titles", runs: 100, .texts) { text in
      try holdEqual(collation.section(for: text), 0)
    }
  }

  @Test func ownTitlesOfALocaleAreTheLocales() throws {
    // What is of other scripts or none is alike, too.
    for locale in ["en", "sv", "el", "cs", "hu"] {
      let collator = try Collator(locale)
      let own = try Alphabet(of: collator)
      let titles = own.titles.map { AlphabetTitle($0) }
      let same = IndexedCollation(
        alphabet: try Alphabet(titles: titles, collator: collator))
      let collation = IndexedCollation(alphabet: own)
      #expect(same.sectionTitles == collation.sectionTitles)
      checkProperty("own titles of \(locale)", runs: 300, .texts) { text in
        try holdEqual(
          same.section(for: text), collation.section(for: text), shown(text))
      }
    }
  }

  /// A collation of titles of one letter each.
  private func collation(
    _ letters: String, _ locale: String,
    _ options: CollatorOptions = CollatorOptions()
  ) throws -> IndexedCollation {
    IndexedCollation(
      alphabet: try Alphabet(
        titles: letters.map { AlphabetTitle(String($0)) },
        collator: Collator(locale, options: options)))
  }
}
