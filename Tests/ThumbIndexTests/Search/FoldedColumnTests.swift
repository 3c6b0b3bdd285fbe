import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// A column against the same rows looked at one by one.
@Suite struct FoldedColumnTests {
  @Test(arguments: SearchScope.allCases.sampled(oneIn: 2))
  func aColumnFindsWhatItsRowsMatch(scope: SearchScope) throws {
    let plan = try Plans.plan("da")
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    // Long enough for the order of first letters.
    let texts = (0..<700).map { row in
      row % 3 == 0
        ? Gen<String>.texts.make(&numbers, 12)
        : Gen<String>.text(.names).make(&numbers, 12)
    }
    let column = FoldedColumn(plan, texts: texts)
    try column.checkInvariants()
    let words = ["aa", "å", "a", "an", "ber", "한", "s", " ", "ö", "xyzzy"]
    let turn = SearchScope.allCases.firstIndex(of: scope)!
    for typed in words.sampled(oneIn: 10, turn) {
      let term = plan.term(typed)
      let expected = texts.indices.filter {
        plan.match(term, in: texts[$0], scope: scope) != nil
      }.map { UInt32($0) }
      let found = column.rows(
        matching: term, scope: scope)
      #expect(found?.rows == expected, "\(typed)")
      let reversed = column.filter(
        (0..<700).reversed(), matching: term, scope: scope)
      #expect(reversed == expected.reversed(), "\(typed)")
    }
  }

  /// Without punctuation nothing is left of some texts.
  @Test func aTextOfSignsAloneIsFoundAsItIsMatched() throws {
    let plan = try FoldingPlan.shared(
      Collator("hu"), .init(tiers: [.search]))
    let texts = ["---", "-a-", "", "가-가", "..."]
    let column = FoldedColumn(plan, texts: texts)
    try column.checkInvariants()
    for typed in ["-", "a", "--", ".", "가가"] {
      let term = plan.term(typed)
      for scope in SearchScope.allCases {
        let found = column.rows(
          matching: term, scope: scope)
        let expected = texts.indices.filter {
          plan.match(term, in: texts[$0], scope: scope) != nil
        }
        #expect(found?.rows.map { Int($0) } == expected, "\(typed)")
      }
    }
  }

  /// A segment counts its records in 16 bits, and orders them as its rows.
  @Test func manyFormsAreFoldedIntoSeveralSegments() throws {
    let plan = try Plans.plan("da")
    let texts = (0..<40_000).map { "å\($0)" }
    let column = FoldedColumn(plan, texts: texts, threads: .one)
    for part in column.parts {
      #expect(part.segment.records.count <= FoldedSegment.maximumCount)
      #expect(part.segment.records.count >= 2 * part.segment.count)
    }
    #expect(column.parts.count == 2)
    for (typed, count) in [("aa3999", 11), ("a3999", 11), ("aa39999999", 0)] {
      for scope in SearchScope.allCases {
        let found = column.rows(matching: plan.term(typed), scope: scope)
        #expect(found?.count == count, "\(typed), \(scope)")
      }
    }
  }

  /// Ill-formed UTF-8 in a buffer is what it is in a string: U+FFFD.
  @Test func aColumnOfBytesIsThatOfTheirTexts() throws {
    let plan = try FoldingPlan.shared(
      Collator("da"), .init(readings: [.pinyinInitials]))
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    var bytes: [UInt8] = []
    var rows: [Range<Int>] = []
    for row in 0..<500 {
      let start = bytes.count
      bytes +=
        row % 2 == 0
        ? Gen<[UInt8]>.bytes.make(&numbers, 12)
        : Array(Gen<String>.text(.names).make(&numbers, 12).utf8)
      rows.append(start..<bytes.count)
    }
    // Rows may overlap, be empty, and be cut anywhere.
    rows += rows.map { $0.lowerBound..<min($0.lowerBound + 5, bytes.count) }
    let texts = rows.map { String(decoding: bytes[$0], as: UTF8.self) }
    let own = { @Sendable (row: Int) in row % 7 == 0 ? ["own reading"] : [] }
    let expected = FoldedColumn(plan, texts: texts, readings: own)
    var column = FoldedColumn(plan)
    column.append(utf8: bytes.span, rows: rows, readings: own)
    #expect(column.count == rows.count)
    #expect(column.memory == expected.memory)
    try column.checkInvariants()
    for typed in ["a", "aa", "å", "an", "\u{FFFD}", "own", "wx", "l", "한"] {
      let term = plan.term(typed)
      for scope in SearchScope.allCases {
        #expect(
          column.rows(matching: term, scope: scope)
            == expected.rows(matching: term, scope: scope),
          "\(typed), \(scope)")
      }
    }
    #expect(
      column.rows(
        matching: plan.term("own"), scope: .contains)?
        .count ?? 0 >= 143)
  }

  @Test func longExpansionsBeforeManyPlainLettersStayWithinTheirMemory() throws
  {
    let plan = try Plans.plan("en")
    let texts = [
      "\u{FDFA}",
      String(repeating: "\u{FDFA}", count: 79)
        + String(repeating: "x", count: 400),
    ]
    try holdMainForms(of: texts, plan)
  }

  @Test(arguments: ["en", "ar", "ja", "de-u-co-phonebk"])
  func textsThatOutgrowWhatIsReservedAreFoldedAsAlone(locale: String) throws {
    for tiers in [Set<SearchTier>.all, .strict] {
      let plan = try Plans.plan(locale, .init(tiers: tiers))
      checkProperty(
        "folds of long expansions", runs: 30, .hostile(.known, [.outgrowing])
      ) {
        try holdMainForms(of: $0, plan)
      }
    }
  }

  /// A segment counts its bytes in 32 bits; here a limit far below stands for it.
  @Test func longTextsAreFoldedIntoSeveralSegments() throws {
    let plan = try Plans.plan("da")
    let texts = (0..<300).map { "row \($0) Aarhus" }
    var maker = FoldedSegmentMaker(
      plan, expectedRows: 300, maximumMemory: 1000)
    for (row, text) in texts.enumerated() {
      maker.append(text.utf8.span, readings: ["name \(row)"])
    }
    let segments = maker.finish()
    #expect(segments.count > 5)
    #expect(segments.allSatisfy { $0.recordStarts.last! < 1100 })
    var column = FoldedColumn(plan)
    for segment in segments { column.append([segment]) }
    try column.checkInvariants()
    func rows(_ typed: String) -> [UInt32]? {
      column.rows(
        matching: plan.term(typed), scope: .contains)?.rows
    }
    #expect(rows("århus") == (0..<300).map { UInt32($0) })
    for row in (0..<300).sampled(oneIn: 10) {
      #expect(rows("row \(row) aa") == [UInt32(row)])
      #expect(rows("name \(row)")?.contains(UInt32(row)) == true)
    }
  }

  @Test func rowsAreAppendedAndRemoved() throws {
    let plan = try Plans.plan("en")
    var column = FoldedColumn(plan)
    for number in 0..<100 {
      column.append(["row \(number)"])
      try column.checkInvariants()
    }
    let earlier = column
    let changes: [(inout FoldedColumn) -> Void] = [
      { $0.remove(3) }, { $0.append(["other"]) }, { $0.remove(5) },
      { $0.append(["other too", "other again"]) }, { $0.remove(100) },
    ]
    for change in changes {
      change(&column)
      try column.checkInvariants()
    }
    try earlier.checkInvariants()
    func rows(_ column: FoldedColumn, _ typed: String) -> [UInt32]? {
      column.rows(matching: plan.term(typed), scope: .contains)?
        .rows
    }
    #expect(rows(column, "other") == [101, 102])
    #expect(rows(column, "row 3") == (30...39).map { UInt32($0) })
    #expect(rows(column, "row")?.count == 98)
    #expect(rows(earlier, "row")?.count == 100)
    #expect(column.allRows.count == 100)
    #expect(column.parts.count < 10)
  }

  @Test("A sign that counts begins a word only after a blank")
  func wordsAtPunctuation() throws {
    let plan = try Plans.plan("en", .init(punctuation: .significant))
    #expect(plan.finds("{n", in: "a{n"))
    #expect(!plan.finds("{n", in: "a{n", .wordStartsWith))
    #expect(plan.finds("{n", in: "a {n", .wordStartsWith))
  }

  @Test("A form of a dash counts as the dash", arguments: Array("—﹘︱︲﹣－"))
  func dashes(dash: Character) throws {
    let plan = try Plans.plan("en", .init(punctuation: .significant))
    #expect(plan.finds("a-b", in: "a\(dash)b"))
    #expect(plan.finds("a\(dash)b", in: "a-b"))
  }

  /// Looking at each offset by itself would take thousands of millions of steps,
  /// and the test minutes.
  @Test func textsLikeThemselvesAreSearchedInProportion() throws {
    let plan = try Plans.plan("en", .init(tiers: .strict))
    let count = PropertyRuns.areAll ? 40_000 : 15_000
    let text = String(repeating: "a", count: count)
    let half = String(repeating: "a", count: count / 5)
    let words = [half + "b" + half, half + "b", "b" + half]
    for typed in words.sampled(oneIn: 3) {
      let term = plan.term(typed)
      for scope in SearchScope.allCases {
        #expect(plan.match(term, in: text, scope: scope) == nil)
      }
      #expect(!plan.query(text).narrows(plan.query(typed)))
      #expect(plan.query(typed + half).narrows(plan.query(typed)))
    }
    let column = FoldedColumn(plan, texts: [text, half + "b" + half])
    let found = column.rows(
      matching: plan.term(half + "b"), scope: .contains)
    #expect(found?.rows == [1])
  }

  @Test func aCancelledSearchHasNoResult() throws {
    let plan = try Plans.plan("en")
    let column = FoldedColumn(plan, texts: ["a", "b"])
    #expect(
      column.rows(
        matching: plan.term("a"), scope: .contains,
        isCancelled: { true }) == nil)
  }

  @Test func aQueryNarrowsWhatItExtends() throws {
    let plan = try Plans.plan("de")
    let query = plan.query("tras")
    #expect(plan.query("trass").narrows(query))
    // In “st ras”, `tras` begins within a word.
    #expect(!plan.query("stras").narrows(query))
    #expect(plan.query("tras", scope: .startsWith).narrows(query))
    #expect(plan.query("").narrows(plan.query("")))
    #expect(!plan.query("tra").narrows(query))
    #expect(!query.narrows(plan.query("tras", scope: .startsWith)))
    #expect(
      !plan.query("stras", scope: .startsWith).narrows(
        plan.query("tras", scope: .startsWith)))
    let words = plan.query("an be", kind: .words)
    #expect(plan.query("bert anna", kind: .words).narrows(words))
    #expect(query.narrows(plan.query("")))
  }
}
