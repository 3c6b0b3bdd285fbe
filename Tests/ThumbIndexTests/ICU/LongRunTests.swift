import PropertyTesting
import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// Runs of marks on which ICU would not come to an end.
///
/// Each text here would take ICU minutes to hours if it were not cut.
struct LongRunTests {
  /// What makes ICU's time grow with the cube or the square of a run: marks that
  /// join over others, marks that fall in class, and those that are several.
  static let runs: [String] = [
    "\u{F71}\u{345}", "a\u{F73}", "\u{301}\u{323}", "\u{F71}", "\u{F81}",
    "\u{344}\u{323}", "\u{1D16D}\u{323}", "\u{FF9E}", "ᾂ\u{345}\u{301}\u{323}",
  ].map { String(repeating: $0, count: 4_000) }

  @Test(arguments: runs.sampled(oneIn: 3))
  func aTextOfNothingButMarksHasTheKeyOfTheCutText(text: String) throws {
    for id in ["en", "lt"] {
      let collator = try Collator(id)
      collator.fillTable()
      try holdKeys(of: [text, "x\(text)x"], by: collator, are: ICUOracle(id))
    }
  }

  @Test(arguments: runs.sampled(oneIn: 3, 1))
  func aTextOfNothingButMarksCompares(text: String) throws {
    let collator = try Collator("en")
    let other = streamSafe(text)
    #expect(collator.compare(text, other) == .equal)
    let longer = "\(text)a"
    #expect(collator.compare(text, longer) == .less)
    #expect(collator.compare("x\(text)", "x\(longer)") == .less)
  }

  @Test(arguments: runs.sampled(oneIn: 3, 2))
  func aTextOfNothingButMarksIsFolded(text: String) throws {
    let folder = try SearchFolder(Collator("en"))
    let other = streamSafe(text)
    for tier in SearchTier.allCases {
      for extent in SearchFolder.Extent.allCases {
        #expect(
          folder.folded("x\(text)", tier: tier, by: extent)
            == folder.folded("x\(other)", tier: tier, by: extent))
      }
    }
  }

  @Test(arguments: runs.sampled(oneIn: 3, 3))
  func aTextOfNothingButMarksHasASection(text: String) throws {
    let collation = try IndexedCollation("en")
    let section = collation.section(for: "b\(text)")
    #expect(collation.sectionTitles[section] == "B")
  }

  /// Swift's own comparison of texts takes quadratic time with such a run.
  @Test(arguments: ["か", "l’", "ال", "Dr", "曾", ""])
  func aTextOfNothingButMarksIsFiledByEveryRule(start: String) {
    var rules = FilingRules()
    rules.articleLanguages = LeadingArticles.languages
    rules.openingPunctuation = .skip
    rules.honorifics = ["Dr", "Dr\u{301}"]
    let count = PropertyRuns.areAll ? 10_000 : 3_000
    let text = start + String(repeating: "\u{323}\u{3099}", count: count)
    for text in [text, "\(text) x"] {
      let form = rules.filingForm(of: text)
      // By bytes, for the same reason.
      let isWhole = form.utf8.elementsEqual(text.utf8)
      #expect(isWhole)
      rules.names = .han
      let isLong = rules.filingForm(of: text).utf8.count >= text.utf8.count
      #expect(isLong)
      rules.names = .asWritten
    }
  }

  @Test func aTextOfNothingButMarksIsRead() throws {
    let plan = try FoldingPlan.shared(
      Collator("ja"),
      SearchOptions(readings: Set(SearchReading.allCases)))
    for start in ["か", "曾", "한"].sampled(oneIn: 3) {
      let text = start + String(repeating: "\u{323}\u{3099}", count: 10_000)
      let match = plan.match(plan.term("zzz"), in: text, scope: .contains)
      #expect(match == nil)
    }
  }

  /// At this strength U+034F is in the key.
  @Test func theThirtyFirstMarkBeginsARunOfItsOwn() throws {
    let collator = try Collator(
      "en", options: CollatorOptions(strength: .identical))
    func key(_ text: String) -> SortKey { collator.sortKey(for: text) }
    func marks(_ mark: String, _ count: Int) -> String {
      String(repeating: mark, count: count)
    }
    // One mark, two in one, one beyond U+FFFF, and one only when taken apart.
    for (mark, limit) in [
      ("\u{301}", 30), ("\u{F73}", 15), ("\u{1D165}", 30), ("\u{FF9E}", 30),
    ] {
      for start in ["", "a", "ｶ", "\u{1F600}"] {
        let most = start + marks(mark, limit)
        let fewer = start + marks(mark, limit - 1)
        #expect(key(most) != key("\(fewer)\u{34F}\(mark)"))
        #expect(key(most + mark) == key("\(most)\u{34F}\(mark)"))
        #expect(key(most + mark) != key("\(most)\(mark)\u{34F}"))
        #expect(
          key(start + marks(mark, 2 * limit + 1))
            == key("\(most)\u{34F}\(marks(mark, limit))\u{34F}\(mark)"))
      }
    }
    // What the first letter ends with counts, too; U+0344 is two.
    let most = "ᾂ" + marks("\u{301}", 27)
    #expect(key(most + "\u{301}") == key("\(most)\u{34F}\u{301}"))
    #expect(
      key("a" + marks("\u{344}", 16))
        == key("a\(marks("\u{308}\u{301}", 15))\u{34F}\u{308}\u{301}"))
  }

  @Test func aRunIsFoundWhereverItStands() throws {
    let options = CollatorOptions(strength: .identical)
    let collator = try Collator("en", options: options)
    let oracle = try ICUOracle("en", options: options)
    for mark in ["\u{301}", "\u{F73}", "\u{1D165}", "\u{FF9F}"] {
      for place in 0..<24 {
        for start in ["x", "ж", "\u{1F600}", "é\u{301}"] {
          let text =
            String(repeating: start, count: place)
            + String(repeating: mark, count: 31)
          try holdKeys(
            of: [text, text + "x\(mark)" + text], by: collator, are: oracle)
        }
      }
    }
  }

  /// What finding runs by looking at few characters rests on.
  @Test func noCharacterHasMoreThanThreeMarksAtAnEnd() {
    var most: (leading: UInt8, trailing: UInt8) = (0, 0)
    // Nothing beyond is a mark, or decomposes.
    for scalar in UInt32(0)..<0x3_0000 {
      let marks = CombiningClasses.table[scalar]
      most.leading = max(most.leading, marks.leading)
      most.trailing = max(most.trailing, marks.trailing)
      if marks.leading > 0 { #expect(marks.trailing == marks.leading) }
      if marks.first > 0 { #expect(marks.leading > 0 || marks.isUnknown) }
    }
    #expect(most.leading <= 3)
    #expect(most.trailing <= 3)
  }

  /// ICU's comparison does not see what keys are cut by.
  @Test func comparisonIsThatOfKeysWhereLettersOfTwoMarksAreCut() throws {
    let collator = try Collator(
      "en", options: CollatorOptions(rules: "&z < \u{FF9E}\u{FF9E}"))
    let texts = (28..<36).map { String(repeating: "\u{FF9E}", count: $0) }
    for left in texts {
      for right in texts {
        #expect(
          collator.compare(left, right)
            == collator.sortKey(for: left).compare(
              collator.sortKey(for: right)))
      }
    }
  }
}
