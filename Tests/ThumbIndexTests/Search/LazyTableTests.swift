import PropertyTesting
import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// Law 14: what a table answers does not depend on what was asked before, nor on
/// who asked.
@Suite struct LazyTableTests {
  static let locales = ["en", "sv", "hu", "ja", "zh", "ko", "th"]

  /// The forms of texts, folded one after the other by a process that has folded
  /// none before.
  private static func forms(
    of texts: [String], _ locale: String
  ) throws -> [[String]] {
    SharedCaches.releaseAll()
    let plan = try FoldingPlan.shared(try Collator(locale))
    return texts.map { forms(of: $0, plan) }
  }

  private static func forms(
    of text: String, _ plan: FoldingPlan
  ) -> [String] {
    SearchTier.allCases.flatMap { tier in
      SearchFolder.Extent.allCases.map {
        SearchFolder(plan).folded(text, tier: tier, by: $0)!
      }
    }
  }

  @Test(arguments: locales)
  func theOrderOfTextsMakesNoDifferenceToTheirFolds(locale: String) {
    checkProperty(
      "folds in any order in \(locale)", runs: 15, .list(of: .texts)
    ) { texts in
      let forwards = try Self.forms(of: texts, locale)
      let backwards = try Self.forms(of: texts.reversed(), locale)
      try holdEqual(forwards, backwards.reversed())
    }
  }

  @Test(arguments: locales)
  func oneTextAloneFoldsAsAmongOthers(locale: String) {
    checkProperty(
      "folds alone in \(locale)", runs: 10, .list(of: .texts)
    ) { texts in
      let together = try Self.forms(of: texts, locale)
      for (text, forms) in zip(texts, together).prefix(3) {
        try holdEqual(try Self.forms(of: [text], locale), [forms])
      }
    }
  }

  @Test(arguments: locales.sampled(oneIn: 3))
  func threadsThatFillTablesTogetherFoldAsOneDoes(locale: String) throws {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    let count = PropertyRuns.areAll ? 200 : 80
    let texts = (0..<count).map { _ in Gen.texts.make(&numbers, 20) }
    let alone = try Self.forms(of: texts, locale)
    SharedCaches.releaseAll()
    let plan = try FoldingPlan.shared(try Collator(locale))
    let together = Parallel.map(texts.count * 4, threads: 8) { index in
      Self.forms(of: texts[index % texts.count], plan)
    }
    for (index, forms) in together.enumerated() {
      #expect(forms == alone[index % texts.count])
    }
  }

  /// An ideograph stands for its own weight, so no two may share one.
  @Test(
    arguments: [
      "und", "ja", "ja-u-co-unihan", "ko", "ko-u-co-unihan", "zh",
      "zh-u-co-stroke", "zh-u-co-zhuyin", "zh-u-co-unihan", "zh-Hant",
      "zh-u-co-gb2312", "zh-u-co-big5han", "zh-u-co-search", "yue",
    ].sampled(oneIn: 4))
  func noTwoIdeographsHaveOneWeight(locale: String) throws {
    let reader = try ElementReader(try Collator(locale).handle)
    var owners: [UInt32: UInt32] = [:]
    for scalar in UInt32(0x3400)...0x9FFF
    where Unicode.Scalar(scalar)!.properties.isUnifiedIdeograph {
      guard let weight = reader.onlyPrimary(of: [UInt16(scalar)])
      else { continue }
      let owner = owners.updateValue(scalar, forKey: weight)
      #expect(owner == nil, "\(String(scalar, radix: 16))")
    }
    #expect(owners.count > 10_000)
  }

  /// In rules of the caller's they may.
  @Test func ideographsThatRulesMakeTheSameFindEachOther() throws {
    let collator = try Collator(
      "en", options: CollatorOptions(rules: "&一<<壹<<壱"))
    let folder = try SearchFolder(collator)
    #expect(
      folder.folded("一二", tier: .locale) == folder.folded("壹二", tier: .locale))
    #expect(
      folder.folded("一二", tier: .base) != folder.folded("壹二", tier: .base))
    var filter = try ListFilter(
      IndexedList(
        ["一二", "壱二", "三"],
        collation: try IndexedCollation(
          "en", options: CollatorOptions(rules: "&一<<壹<<壱"))),
      searching: \.self)
    filter.update("壹")
    #expect(filter.results.count == 2)
  }

  /// Emoji are spelt by their weights, and are signs all the same.
  @Test func aWordBeginsBehindASign() throws {
    for sign in ["😀", "★", "→", "-", "(", "🏳️‍🌈"] {
      var filter = try ListFilter(
        ["\(sign)an", "b"], searching: [SearchField(\.self)])
      filter.update("an", scope: .wordStartsWith)
      #expect(filter.results.count == 1, "\(sign)")
      filter.update(sign, scope: .contains)
      // Signs that are left out match everything.
      let counts = !["-", "("].contains(sign)
      #expect(filter.results.count == (counts ? 1 : 2), "\(sign)")
    }
  }
}
