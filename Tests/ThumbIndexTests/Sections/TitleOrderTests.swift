import TestSupport
import Testing
import ThumbIndex

/// Titles stand in the order they were given, each of them once.
@Suite struct TitleOrderTests {
  @Test func ownTitlesKeepTheirOrderWhateverTheyBeginWith() throws {
    let alphabet = try Alphabet(
      titles: [
        "A", AlphabetTitle("(B)", from: "B"), AlphabetTitle("1 C", from: "C"),
        AlphabetTitle("★", from: "D"), "E",
      ], collator: try Collator("en"))
    let collation = IndexedCollation(alphabet: alphabet)
    #expect(collation.sectionTitles == ["A", "(B)", "1 C", "★", "E", "#"])
    #expect(collation.sectionTitles[collation.section(for: "dog")] == "★")
  }

  @Test func aTitleTwiceIsAnError() throws {
    let collator = try Collator("en")
    #expect(
      throws: CollationError.titleOutOfOrder("X", after: "X")
    ) {
      try Alphabet(
        titles: [AlphabetTitle("X", from: "A"), AlphabetTitle("X", from: "M")],
        collator: collator)
    }
  }

  @Test func sectionsWithTheSameTitleAreOne() throws {
    var layout = IndexLayout.standard
    layout.digits = .init(title: "#", placement: .first)
    layout.symbols = .init(title: "A", placement: .last)
    let collation = try IndexedCollation("en", layout: layout)
    #expect(collation.sectionTitles.count == 27)
    #expect(collation.sectionTitles.prefix(2) == ["#", "A"])
    #expect(collation.section(for: "7") == 0)
    #expect(collation.section(for: "中") == 0)
    #expect(collation.section(for: "&") == 1)
    #expect(collation.section(for: "Ann") == 1)
  }

  @Test func digitsMovedBehindLettersAreUnderNone() throws {
    let collation = try IndexedCollation(
      "en", options: CollatorOptions(reorder: ["Latn", "digit"]))
    #expect(collation.sectionTitles[collation.section(for: "5")] == "#")
    #expect(collation.sectionTitles[collation.section(for: "zz")] == "Z")
  }

  @Test func elementsAreFiledByTheirReadingsEverywhere() throws {
    let people = [(name: "Zoe", kana: nil), (name: "田中", kana: "たなか")]
    let collation = try IndexedCollation("ja")
    let section = collation.section(
      for: people[1], by: { $0.name }, reading: { $0.kana })
    #expect(collation.sectionTitles[section] == "た")
    #expect(
      collation.file(people[1].name, reading: people[1].kana)
        < collation.file(people[0].name))
    #expect(["b", "あ", "a"].sorted(by: collation) == ["あ", "a", "b"])
  }
}
