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
    ("曾国藩", ["zengguofan", "zgf", "zguofan", "zgfan"]),
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

  @Test func aSurnameIsReadAsSuch() throws {
    var filter = try Self.filter(["曾国藩", "单田芳"])
    for query in ["ceng", "dan"] {
      filter.update(query, scope: .startsWith)
      #expect(filter.results.isEmpty, "\(query)")
    }
  }

  /// Law 9 for each reading, letter by letter and syllable by syllable, in 5,000
  /// words of two to four characters: each of those that are read in several ways,
  /// among others.
  @Test func allBeginningsOfAReadingFindTheText() throws {
    let readings: Set<SearchReading> = [.pinyin, .pinyinInitials]
    let folder = try SearchFolder(
      try Collator("zh"), options: SearchOptions(readings: readings))
    for text in Self.words.sampled(oneIn: 400) {
      let searched = SearchedText(text, folder)
      for reading in readings.readings(of: text) {
        for length in 1...reading.count {
          let typed = String(reading.prefix(length))
          let match = folder.match(
            folder.term(typed), in: searched, scope: .startsWith)
          #expect(match != nil, "\(typed) for \(text)")
        }
      }
    }
  }

  private static let words: [String] = {
    let several = usualReadings.split(separator: " ").map { $0.first! }
    let others = Array("国人中好为了王李张上海北京电话学生公司大家地方东西")
    return (0..<5000).map { number in
      let first = several[number % several.count]
      let second = several[
        (number * 7 + number / several.count) % several.count]
      let rest = [second, others[number % others.count], first]
      return String([first] + rest.prefix(1 + number % 3))
    }
  }()

  @Test func readingsOfATextAreBounded() {
    for count in [1, 4, 8, 31, 32, 33, 5000] {
      let text = String(repeating: "行", count: count)
      let both: Set<SearchReading> = [.pinyin, .pinyinInitials]
      let readings = both.readings(of: text)
      #expect(readings.count <= 8 * 8)
      let bytes = readings.reduce(0) { $0 + $1.utf8.count }
      #expect(bytes <= 8 * 8 * 6 * count)
      if count > Pinyin.maximumLength { #expect(readings.count == 3) }
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
}
