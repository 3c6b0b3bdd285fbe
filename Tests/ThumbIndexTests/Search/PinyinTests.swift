import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// What Chinese is found by when it is typed in Latin letters.
@Suite struct PinyinTests {
  private static func filter(_ rows: [String]) throws -> ListFilter<String> {
    try ListFilter(
      rows,
      searching: [SearchField(\.self, readings: [.pinyin, .pinyinInitials])],
      collator: try Collator("zh"))
  }

  @Test(arguments: [
    (
      "银行",
      ["yinhang", "yinxing", "yh", "yx", "yhang", "yinh", "yin h", "hang"]
    ),
    ("音乐", ["yinyue", "yinle", "yyue"]), ("会计", ["kuaiji", "huiji", "kj"]),
    ("厦门", ["xiamen", "shamen", "xm"]), ("重庆", ["chongqing", "cq", "chongq"]),
    ("长沙", ["changsha", "cs", "csha"]),
    ("吕布", ["lvbu", "lyubu", "lu:bu", "lubu"]),
    ("女儿", ["nver", "nyuer", "nuer", "ne"]),
    ("行长", ["hangzhang", "xingchang"]),
    ("重庆银行", ["chongqingyinhang", "cqyh", "chongqingyinxing"]),
    ("曾国藩", ["zengguofan", "zgf", "zguofan", "zgfan", "ceng"]),
    ("微信Pay", ["weixinpay", "wxpay", "wxinpay"]),
  ])
  func chineseIsFoundByWhatPeopleType(
    text: String, queries: [String]
  ) throws {
    var filter = try Self.filter([text, "上海"])
    for query in queries {
      filter.update(query)
      #expect(filter.results.rows.contains(text), "\(query)")
    }
    filter.update("zzz")
    #expect(filter.results.isEmpty)
  }

  /// Each character by each of its usual readings, surnames at the start, too.
  @Test func everyUsualReadingFindsItsCharacter() throws {
    let plan = try FoldingPlan.shared(
      try Collator("zh"), SearchOptions(readings: [.pinyin]))
    for entry in usualReadings.split(separator: " ").sampled(oneIn: 8) {
      let text = String(entry.first!)
      for reading in entry.dropFirst().split(separator: ",") {
        let term = plan.term(String(reading))
        #expect(
          plan.match(term, in: text, scope: .startsWith) != nil, "\(entry)")
      }
    }
  }

  /// The table has no character twice, and no reading that ICU does not know.
  @Test func eachUsualReadingIsASyllable() {
    let entries = usualReadings.split(separator: " ")
    #expect(entries.count > 700)
    #expect(Set(entries.map { $0.first }).count == entries.count)
    for entry in entries {
      let readings = entry.dropFirst().split(separator: ",")
      #expect(readings.count > 1, "\(entry)")
      #expect(Set(readings).count == readings.count, "\(entry)")
      for reading in readings {
        #expect(
          reading.allSatisfy { ("a"..."z").contains($0) || "üê".contains($0) },
          "\(entry)")
      }
    }
  }

  @Test func aRowGrowsWithItsTextOnly() throws {
    let plan = try FoldingPlan.shared(
      try Collator("zh"),
      SearchOptions(readings: [.pinyin, .pinyinInitials]))
    for count in [1, 32, 33, 5000] {
      let column = FoldedColumn(
        plan, texts: [String(repeating: "行", count: count)])
      #expect(column.memory <= 200 + 60 * count)
    }
  }
}
