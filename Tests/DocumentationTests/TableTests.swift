import Testing
import ThumbIndex

/// What tables in doc comments say, and sentences beside them.
@Suite("Tables of doc comments")
struct TableTests {
  @Test(
    "CollatorOptions.strength",
    arguments: [
      ("role", "Role", [true, true, false]),
      ("role", "rôle", [true, false, false]),
      ("role", "rule", [false, false, false]),
    ])
  func strength(left: String, right: String, areEqual: [Bool]) throws {
    let strengths: [CollatorOptions.Strength] = [
      .primary, .secondary, .tertiary,
    ]
    let found = try strengths.map { strength in
      try Collator("en", options: CollatorOptions(strength: strength))
        .compare(left, right) == .equal
    }
    #expect(found == areEqual)
  }

  @Test(
    "CollatorOptions: what comes first",
    arguments: [
      (CollatorOptions(numeric: true), "file2", "file10"),
      (CollatorOptions(numeric: false), "file10", "file2"),
      (CollatorOptions(backwardSecondary: true), "côte", "coté"),
      (CollatorOptions(backwardSecondary: false), "coté", "côte"),
      (CollatorOptions(reorder: ["Grek", "Latn"]), "ω", "a"),
      (CollatorOptions(rules: "&z < å"), "z", "å"),
      (CollatorOptions(caseFirst: .upper), "Role", "role"),
      (CollatorOptions(caseFirst: .lower), "role", "Role"),
      (CollatorOptions(caseFirst: .off), "role", "Role"),
    ])
  func first(options: CollatorOptions, first: String, second: String) throws {
    let collator = try Collator("en", options: options)
    #expect(collator.compare(first, second) == .less)
  }

  @Test("CollatorOptions.caseLevel: accents do not count, case does")
  func caseLevel() throws {
    let collator = try Collator(
      "en", options: CollatorOptions(strength: .primary, caseLevel: true))
    #expect(collator.compare("role", "rôle") == .equal)
    #expect(collator.compare("role", "Role") == .less)
  }

  @Test(
    "SearchTier: what is found",
    arguments: [
      ("resume", "Résumé", [true, true, true]),
      ("mueller", "Müller", [false, true, true]),
      ("angstrom", "Ångström", [false, false, true]),
      ("kofi", "Kɔfi", [false, false, true]),
    ])
  func tiers(typed: String, text: String, areFound: [Bool]) throws {
    let cases: [(String, SearchTier)] = [
      ("sv", .locale), ("de", .search), ("sv", .base),
    ]
    let found = try cases.map { locale, tier in
      var filter = try ListFilter(
        [text], searching: [SearchField(\.self)],
        collator: try Collator(locale),
        options: SearchOptions(tiers: Set<SearchTier>([tier])))
      filter.update(typed)
      return !filter.results.isEmpty
    }
    #expect(found == areFound)
  }

  @Test("IndexLayout: the sections of a Russian list")
  func layouts() throws {
    let standard = try IndexedCollation("ru").sectionIndexTitles
    let cyrillic = standard.prefix { $0 != "A" }
    #expect(cyrillic.first == "А" && cyrillic.last == "Я")
    let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
    #expect(standard == cyrillic + latin + ["#"])
    let icu = try IndexedCollation("ru", layout: .icu).sectionTitles
    #expect(icu == ["…"] + cyrillic + ["…"])
  }
}
