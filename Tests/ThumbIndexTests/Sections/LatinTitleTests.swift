import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// In the standard layout every list has Latin A to Z beside its own titles, as
/// ICU's `AlphabeticIndex` has with English labels added.
@Suite struct LatinTitleTests {
  /// Locales whose own titles lack letters of A to Z.
  @Test(arguments: [
    ("lt", "Walter", "W"), ("lt", "Quentin", "Q"), ("sq", "Walter", "W"),
    ("sw", "Charlie", "C"), ("uz", "Cecil", "C"), ("ha", "Victor", "V"),
    ("yo", "Zoë", "Z"), ("eo", "Xavier", "X"), ("ru", "Walter", "W"),
    ("to", "Bruno", "B"), ("fy", "Quinten", "Q"),
  ])
  func namesFromAbroadAreUnderTheirLetter(
    locale: String, name: String, title: String
  ) throws {
    let list = try IndexedCollation(locale)
    #expect(list.title(for: name) == title)
    // Own titles stay what they were.
    let own = try IndexedCollation(locale, layout: IndexLayout(.icu))
    for letter in own.sectionTitles where letter != "…" {
      #expect(list.sectionTitles.contains(letter))
    }
  }

  @Test func titlesAndSectionsAreThoseOfICUWithEnglishLabels() throws {
    for id in Collator.availableLocales.sampled(oneIn: 3) {
      let list = try IndexedCollation(id)
      let oracle = try BucketOracle(
        ICUOracle(id.replacing("-", with: "_")),
        labels: [list.collator.locale, "en"])
      let letters = oracle.titles.filter { !beginsWithSign($0) }
      #expect(
        list.sectionIndexTitles.dropLast().sorted() == letters.sorted(),
        "\(id)")
      let labels = oracle.labels
      checkProperty("sections in \(id)", runs: 30, .texts) { text in
        let titles = [
          oracle.bucket(of: text), oracle.bucketWithoutLatinTable(of: text),
        ].map { labels[$0] == "…" ? "#" : labels[$0] }
        let title = list.title(for: text)
        try hold(
          titles.contains(title) || titles.contains(where: beginsWithSign)
            || list.occasionalSections.contains(list.section(for: text))
            // A consonant begins where its form without a vowel begins.
            || list.collator.compare(text, title) == .less && title != "#"
            // The letter of another language stands under one of this: Þ, T.
            || beginsWithForeignLetter(text, list.collator),
          shown(text))
      }
    }
  }

  /// Whether a text sorts where a letter does that has a home.
  private func beginsWithForeignLetter(
    _ text: String, _ collator: Collator
  ) -> Bool {
    let key = collator.sortKey(for: text).bytes
    return LetterRelation.all.contains { relation in
      relation.kind == .home && !relation.other.isEmpty
        && relation.letter.contains {
          key.starts(
            with: collator.primaryKey(of: String(scalars: [$0])).bytes)
        }
    }
  }

  /// Whether a title of CLDR's begins with what begins no word.
  private func beginsWithSign(_ title: String) -> Bool {
    let first = title.unicodeScalars.first!.value
    return CharacterProperties.isMark(first)
      || [.sign, .word].contains(CharacterProperties.syllabicRole(first))
  }
}
