import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Rules that ICU would take very long to compile, and those that it does not.
struct TailoringCostTests {
  private static func words(_ count: Int, _ word: (String) -> String) -> String
  {
    "&z"
      + (0..<count).map {
        "<" + word(String(Unicode.Scalar(0x4E00 + UInt32($0))!))
      }.joined()
  }

  /// Each would take from ten seconds to longer than anybody waits.
  @Test(arguments: [
    "&a < " + String(repeating: "é", count: 9),
    "&a <<< " + String(repeating: "ǖ", count: 16),
    // Other characters have these as their decompositions.
    "&a << " + String(repeating: "K", count: 40),
    "&a < " + String(repeating: "樂", count: 9),
    "&a = 'x" + String(repeating: "\u{301}\u{323}", count: 6) + "'",
    "&a < x" + String(repeating: "\\\u{301}\\\u{323}\\\u{327}", count: 4),
    "# a comment\n&a < é | é é é é é é é é é é",
    words(1000) { "q\($0)a" }, words(1000) { "\($0)qo" },
    words(1000) { "q | \($0)o" }, words(1000) { "q\($0)a / xyz" },
    words(200) { "\($0)|a" },
    "&z" + String(repeating: "<q|a", count: 1000),
    "&z" + String(repeating: "<é", count: 10_000),
    String(repeating: "[import zh-u-co-stroke]", count: 20) + "&a<b",
    String(repeating: "[ \nimport zh-u-co-stroke]", count: 20) + "&a<b",
    "&" + String(repeating: "\u{F71}\u{345}", count: 10_000) + " < b",
    "&a < b / " + String(repeating: "\u{F71}\u{345}", count: 10_000),
    // Longer than any letter: the time grows with the square of the length.
    "&b < " + String(repeating: "a", count: 8000),
    "&b < " + String(repeating: "qa", count: 4000),
    "&b"
      + String(repeating: "<" + String(repeating: "o", count: 999), count: 20),
  ])
  func rulesThatTakeTooLongAreRefused(rules: String) {
    #expect(TailoringCost.excess(in: rules) != nil)
    #expect(throws: CollationError.self) {
      try Collator("en", options: CollatorOptions(rules: rules))
    }
  }

  @Test(
    arguments: [
      words(400) { "q\($0)" }, words(40) { "q\($0)a" }, words(1000) { $0 },
      "&a < ééé", "&a < KKKK", "&[before 1]a < x\u{301}\u{323}\u{327} / é",
      "&a <* 'bcdefghijklmnopqrstuvwxyz'",
      "# " + String(repeating: "<é", count: 10_000) + "\n&a < b",
      "&" + String(repeating: "é", count: 8) + " < x",
      "&a < x / " + String(repeating: "é", count: 8),
      "&b < " + String(repeating: "a", count: 500),
      "&b < " + String(repeating: "q", count: 4000),
      "[suppressContractions [Љ-Ц[а]]]&ш < щ",
    ] + OptionGrid.rules.sampled(oneIn: 6))
  func rulesAsPeopleWriteThemAreNot(rules: String) throws {
    #expect(TailoringCost.excess(in: rules) == nil)
    _ = try Collator("en", options: CollatorOptions(rules: rules))
  }

  @Test func twoApostrophesInQuotesCountAsOneEscaped() {
    var refused = 0
    for count in stride(from: 500, through: 8000, by: 250) {
      let quoted = "&b < '" + String(repeating: "q''", count: count) + "'"
      let escaped = "&b < " + String(repeating: "q\\'", count: count)
      let isRefused = TailoringCost.excess(in: quoted) != nil
      #expect(isRefused == (TailoringCost.excess(in: escaped) != nil))
      if isRefused { refused += 1 }
    }
    #expect(0 < refused && refused < 31)
  }

  @Test func noOrderOfCLDRsIsTooComplex() throws {
    for collation in Collation.distinct {
      let handle = try Collator(collation.id).handle
      let rules = String(decoding: handle.rules, as: UTF16.self)
      #expect(TailoringCost.excess(in: rules) == nil, "\(collation)")
    }
  }

  @Test func thePlaceIsThatOfTheFirstLetterThatIsTooMuch() {
    let many = String(repeating: "é", count: 9)
    let rules = "&é < b\n&a <<<  \(many) < c"
    #expect(
      throws: CollationError.rulesTooComplex(line: 2, column: 7, offset: 14)
    ) {
      try Collator("sv", options: CollatorOptions(rules: rules))
    }
  }
}
