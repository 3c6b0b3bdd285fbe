import TestSupport
import Testing

@testable import ThumbIndex

/// More titles than ICU keeps by itself.
@Suite struct ManyLabelsTests {
  private static let added = ["ja", "ko", "ru", "el", "he"]

  @Test func noTitleOfManyLocalesIsLost() throws {
    let titles = try Alphabet(of: Collator("en"), adding: Self.added).titles
    for locale in ["en"] + Self.added {
      let own = try BucketOracle(locale: locale).titles
      #expect(own.allSatisfy(titles.contains), "\(locale)")
    }
    #expect(titles.count > 100)
  }

  @Test func textsOfManyLocalesAreUnderTheirOwnLetters() throws {
    let collation = try IndexedCollation(
      "en", addingTitlesOf: Self.added)
    #expect(
      collation.contradictions(to: [
        ("Γιώργος", "Γ"), ("한국", "ㅎ"), ("Борис", "Б"), ("שלום", "ש"),
        ("カトウ", "か"), ("Bob", "B"), ("Ωμέγα", "Ω"), ("Яна", "Я"),
      ]) == [])
  }

  @Test func unihanKeepsAllItsRadicals() throws {
    let locale = "zh-u-co-unihan"
    let all = try BucketOracle(locale: "zh@collation=unihan").titles
    #expect(all.count >= 100)
    let kept = try BucketOracle(
      locale: "zh@collation=unihan", maxLabelCount: 99)
    // ICU's limit, at which it would drop some.
    #expect(kept.titles.count < all.count)
    #expect(try Alphabet(of: Collator(locale)).titles == all)
  }
}
