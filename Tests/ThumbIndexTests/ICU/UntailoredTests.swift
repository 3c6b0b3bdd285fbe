import CICUTesting
import PropertyTesting
import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// Which collators have root's elements.
struct UntailoredTests {
  @Test func rulesWithSettingsOnlyTailorNothing() throws {
    var counts = [true: 0, false: 0]
    for locale in Collator.availableLocales.filter({ !$0.contains("-") }) {
      let handle = try Collator(locale).handle
      counts[handle.isUntailored]! += 1
      if !handle.isUntailored { continue }
      var status = cicu_U_ZERO_ERROR
      #expect(
        unsafe cicu_ucol_countTailored(handle.pointer, &status) == 0,
        "\(locale)")
      #expect(status <= cicu_U_ZERO_ERROR)
    }
    #expect(counts[true]! > 10)
    #expect(counts[false]! > 10)
  }

  @Test(
    arguments: [
      ("en", true), ("de", true), ("ru", true), ("sv", false), ("zh", false),
      ("de-u-co-phonebk", false), ("en-u-co-search", false),
    ])
  func languagesWithoutLettersOfTheirOwnAreUntailored(
    locale: String, isUntailored: Bool
  ) throws {
    #expect(try Collator(locale).handle.isUntailored == isUntailored)
  }

  @Test(
    arguments: [
      ("&a<b", false), ("[import sv]", false),
      ("[ import sv]", false), ("[\n\u{200E}suppressContractions [ä]]", false),
      ("[suppressContractions [ä]]", false), ("[reorder Grek]", true),
    ])
  func rulesOfTheCallersCount(rules: String, isUntailored: Bool) throws {
    let collator = try Collator("en", options: CollatorOptions(rules: rules))
    #expect(collator.handle.isUntailored == isUntailored)
  }

  /// The base tier takes ı for i, the locale's does not.
  @Test func tiersThatShareACollatorMergeTheirOwnLetters() throws {
    let plan = try FoldingPlan.shared(Collator("en"))
    func handles(_ plan: FoldingPlan) -> [CollatorHandle] {
      [.locale, .base].map { plan.table.table(of: $0).collation.handle }
    }
    #expect(handles(plan)[0] === handles(plan)[1])
    #expect(SearchFolder(plan).folded("Işık", tier: .locale) == "isık")
    #expect(SearchFolder(plan).folded("Işık", tier: .base) == "isik")
    let swedish = handles(try FoldingPlan.shared(Collator("sv")))
    #expect(swedish[0] !== swedish[1])
    // The base tier ignores no punctuation unless the options say so.
    let shifted = handles(try FoldingPlan.shared(Collator("en-u-ka-shifted")))
    #expect(shifted[0] !== shifted[1])
  }

  @Test(arguments: ["en", "ru"], [[], SearchDifference.allCases])
  func tiersThatShareLettersCopyTheEntriesThatTheyWouldMake(
    locale: String, minded: [SearchDifference]
  ) throws {
    let rules = LetterTable.Rules(
      minding: Set(minded), keepsSigns: false, knowsBlanks: true)
    let plan = try FoldingPlan.shared(
      Collator(locale), SearchOptions(minding: rules.minding)
    )
    let copying = plan.table.letters.first!
    #expect(copying.collation.handle === plan.table.main.collation.handle)
    let alone = LetterTable(.locale, copying.collation, rules, after: [])
    for scalar in (0..<UInt32(0x2_0000)).sampled(oneIn: 40) {
      #expect(copying.entries[scalar] == alone.entries[scalar])
      #expect(copying.words(of: scalar) == alone.words(of: scalar))
    }
  }
}
