import TestSupport
import Testing

@testable import ThumbIndex

/// A word begins at each Han character, whatever it is folded to.
@Suite struct HanWordTests {
  /// Those of the first plane that are also radicals or signs, and some of each
  /// further block.
  private static let ideographs: [String] = {
    var result = Array("王山田人大子女金马龙一丁七万丈").map { String($0) }
    for start: UInt32 in [
      0x3400, 0x4E00, 0x8000, 0xF900, 0x20000, 0x2A700, 0x2B820, 0x30000,
    ] {
      for scalar in stride(from: start, to: start + 0x140, by: 19) {
        if let scalar = Unicode.Scalar(scalar), Script(scalar) == .han {
          result.append(String(scalar))
        }
      }
    }
    return result
  }()

  @Test(arguments: ["en", "ja", "ko", "zh", "zh-Hant", "zh-u-co-stroke"])
  func aWordBeginsAtEachHanCharacter(locale: String) throws {
    let rows = Self.ideographs.map { "b\($0)c" }
    var filter = try ListFilter(
      IndexedList(rows, collation: try IndexedCollation(locale)),
      searching: \.self)
    for (row, ideograph) in zip(rows, Self.ideographs) {
      filter.update(ideograph, scope: .wordStartsWith)
      #expect(filter.results.rows.contains(row), "\(row) in \(locale)")
    }
    try filter.setSearch(options: SearchOptions(tiers: .strict))
    for (row, ideograph) in zip(rows, Self.ideographs) {
      filter.update(ideograph, scope: .wordStartsWith)
      #expect(filter.results.rows.contains(row), "\(row) in strict \(locale)")
    }
    // Another script begins a word, too.
    filter.update("c", scope: .wordStartsWith)
    #expect(filter.results.count == rows.count, "in strict \(locale)")
    try filter.setSearch(options: SearchOptions())
    filter.update("c", scope: .wordStartsWith)
    #expect(filter.results.count == rows.count, "in \(locale)")
    filter.update("b", scope: .wordStartsWith)
    #expect(filter.results.count == rows.count, "in \(locale)")
  }

  /// The tier of the locale's letters takes Hanja for syllables.
  @Test(arguments: [
    [.locale], [.locale, .search], [.locale, .base], Set(SearchTier.allCases),
  ])
  func koreanHanjaBeginWordsInEveryTier(tiers: Set<SearchTier>) throws {
    var options = SearchOptions()
    options.tiers = tiers
    let plan = try FoldingPlan.shared(Collator("ko"), options)
    for typed in ["國", "국", "國文", "대한"] {
      #expect(plan.finds(typed, in: "大韓國文學", .wordStartsWith), "\(typed)")
    }
    #expect(!plan.finds("ㅜ", in: "大韓國文學", .wordStartsWith))
  }

  /// Strict Korean letters take Hanja for syllables.
  @Test func inStrictKoreanHanjaBeginWordsAndAreSyllables() throws {
    let plan = try Plans.plan("ko", SearchOptions(tiers: .strict))
    for typed in ["韓國", "韓", "國", "國文", "大韓", "한", "국", "대한", "大韓國文學"] {
      #expect(plan.finds(typed, in: "大韓國文學", .wordStartsWith), "\(typed)")
      #expect(plan.finds(typed, in: "大韓國文學", .contains), "\(typed)")
    }
    #expect(plan.finds("한국", in: "大韓國文學", .contains))
    #expect(!plan.finds("ㄱ", in: "大韓國文學", .startsWith))
    #expect(plan.finds("대한", in: "大韓國文學", .startsWith))
    #expect(!plan.finds("글", in: "한글", .wordStartsWith))
  }
}
