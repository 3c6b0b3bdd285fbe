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
      #expect(
        list.sectionTitles.dropLast().sorted() == oracle.titles.sorted(),
        "\(id)")
      let labels = oracle.labels
      checkProperty("sections in \(id)", runs: 30, .texts) { text in
        let titles = [
          oracle.bucket(of: text), oracle.bucketWithoutLatinTable(of: text),
        ].map { labels[$0] == "…" ? "#" : labels[$0] }
        try hold(titles.contains(list.title(for: text)), shown(text))
      }
    }
  }
}
