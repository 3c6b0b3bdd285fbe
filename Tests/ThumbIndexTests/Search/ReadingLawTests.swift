import PropertyTesting
import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// The laws of search, for what is typed along the syllables of a text.
@Suite("Laws of readings") struct ReadingLawTests {
  @Test(
    "What is typed along the syllables finds and marks them, letter by letter",
    arguments: ["zh", "ja", "ko", "en", "sr", "uk", "ar", "he", "hi"])
  func narrowing(locale: String) throws {
    for punctuation in SearchOptions.Punctuation.allCases {
      let plan = try Plans.plan(
        locale,
        .init(
          punctuation: punctuation, readings: Set(SearchReading.allCases),
          filing: .read))
      checkProperty("readings typed in \(locale)", runs: 150, .readTexts) {
        try holdTypedAlong($0, plan)
      }
    }
  }
}

extension ReadingLawTests {
  /// Long marks, symbols and Latin words that a dictionary reads stand between
  /// what is typed and what is written.
  @Test(arguments: [
    ("国Москваーん", "вaーん"), ("コーヒー하きゃ", "koーhiー하"),
    ("하하Mate", "하haMa"), ("んあコヒー한글", "hiー한"),
    ("がっこうｶﾞｯー🦊解Αθήνα", "ｶﾞxtuー🦊x"), ("Αθήνα값解ッチ", "eνα값か"),
    ("e60ー国略会", "60ークニl"),
    ("배달의 ー·Жe0", "bae달의 ー·z"), ("银行ー·コヒ", "银coー·c"),
  ])
  func mixesAreFoundByEngines(text: String, query: String) throws {
    for punctuation in SearchOptions.Punctuation.allCases {
      let plan = try Plans.plan(
        "en",
        .init(
          punctuation: punctuation, readings: Set(SearchReading.allCases),
          filing: .read))
      #expect(plan.finds(query, in: text))
      #expect(
        SearchFolder(plan).searchText(of: text).holds(
          SearchFolder(plan).patterns(of: query)))
    }
  }

  @Test func aWordOfTheDictionaryBeginsWithinKana() throws {
    let plan = try Plans.plan(
      "ja", .init(readings: Set(SearchReading.allCases), filing: .read))
    let patterns = SearchFolder(plan).patterns(of: "が", scope: .wordStartsWith)
    #expect(plan.finds("が", in: "しんぶんがっこう", .wordStartsWith))
    #expect(SearchFolder(plan).searchText(of: "しんぶんがっこう").holds(patterns))
    #expect(!plan.finds("ぶ", in: "しんぶんがっこう", .wordStartsWith))
  }

  /// Readings ignore case and accents, also those of the characters themselves.
  @Test func whatReadingsIgnoreIsFoundByEngines() throws {
    let plan = try Plans.plan(
      "da", .init(readings: [.latin], minding: [.case, .accents]))
    #expect(plan.finds("еЛ", in: "ел", .startsWith))
    #expect(
      SearchFolder(plan).searchText(of: "ел").holds(
        SearchFolder(plan).patterns(of: "еЛ", scope: .startsWith)))
  }

  @Test func ofALongQueryTheStartIsLookedFor() throws {
    let plan = try Plans.plan("zh", .init(readings: [.pinyin]))
    let text = String(repeating: "中国人民", count: 12)
    let typed = String(repeating: "zhongguorenmin", count: 12)
    for count in [1, 63, 64, 127, 128, typed.count] {
      #expect(plan.finds(String(typed.prefix(count)), in: text))
    }
    #expect(!plan.finds("x" + typed, in: text))
    #expect(!plan.finds(typed, in: "中国"))
  }

  /// A thousand queries that begin within a syllable of a Chinese text: they find
  /// it only if they are also typed from some syllable on.
  @Test func nothingIsFoundFromWithinASyllable() throws {
    let plan = try Plans.plan("zh", .init(readings: [.pinyin]))
    var reader = SyllableReader(TextFolder(plan))
    let root = #filePath.split(separator: "/").dropLast(4).joined(
      separator: "/")
    let texts = lines(of: "/\(root)/Data/countries-zh.txt")
    var (asked, found) = (0, 0)
    for text in texts {
      guard let row = reader.row(of: text) else { continue }
      let letters = row.syllables.map { $0.spellings.first?.letters ?? $0.own }
      for start in letters.indices {
        for place in 1..<max(1, letters[start].count) {
          let typed =
            Array(letters[start][place...])
            + letters[(start + 1)...].prefix(asked % 3).joined()
          let isTyped = row.syllables.indices.contains {
            row.syllables[$0].start != .inner
              && row.isTyped(typed[...], from: $0)
          }
          let query = String(decoding: typed, as: UTF8.self)
          #expect(
            plan.finds(query, in: text) == isTyped, "\(query) in \(text)")
          asked += 1
          found += isTyped ? 1 : 0
        }
      }
    }
    #expect(asked > 1000)
    #expect(found < asked / 4)
  }
}

extension SyllableRow {
  /// Whether letters are typed from a syllable on: tries all that may be.
  fileprivate func isTyped(_ letters: ArraySlice<UInt8>, from number: Int)
    -> Bool
  {
    if letters.isEmpty { return true }
    if number >= syllables.count { return false }
    let syllable = syllables[number]
    let own = Spelling(letters: syllable.own, span: syllable.ownSpan)
    return ([own] + syllable.spellings).contains { spelling in
      spelling.letters.starts(with: letters)
        || letters.starts(with: spelling.letters) && !spelling.letters.isEmpty
          && isTyped(
            letters.dropFirst(spelling.letters.count),
            from: number + spelling.span)
    }
  }
}

/// A text, and numbers that choose what is typed along its syllables.
struct ReadText: Sendable {
  var text: String
  var choices: [Int]
}

extension Gen<ReadText> {
  static let readTexts = Gen(
    make: { numbers, size in
      let count = numbers.number(in: 1...max(1, min(6, size)))
      return ReadText(
        text: (0..<count).map { _ in numbers.pick(pieces) }.joined(),
        choices: (0..<12).map { _ in numbers.number(in: 0...30) })
    },
    simplify: { value, stillFails in
      guard value.text.count > 1 else { return nil }
      let shorter = value.text.indices.map { place in
        var text = value.text
        text.remove(at: place)
        return ReadText(text: text, choices: value.choices)
      }
      return shorter.first(where: stillFails)
    },
    show: { "\(shown($0.text)), choices \($0.choices)" })

  private static let pieces = [
    "曾", "国", "重庆", "银行", "女儿", "略", "解", "会", "張", "音乐", "東京", "々", "東",
    "きゃ", "がっこう", "ッチ", "しんぶん", "コーヒー", "ー", "んあ", "ｶﾞｯ", "ゝ", "ゃ", "ティー",
    "한글", "값", "ㅎ", "배달의 ", "ᄒ\u{1161}", "Mate60", "iPhone", " ", "-", "QQ",
    "é",
    "Ж", "Москва", "Αθήνα", "ђ", "ไทย", "a", "·", "1", "🦊",
    "Юрій", "Щерба", "محمد", "عبدالرحمن", "علی‌رضا", "الـدين", "יעקב", "גולדברג",
    "कमला", "श्रीज्ञ", "ਢਿੱਲ", "সৌরভ",
  ]
}

/// Letters as keyboards have them, which have initial consonants by themselves.
private func asTyped(_ letters: String) -> String {
  let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  return letters.unicodeScalars.map { scalar in
    (0x1100...0x1112).contains(scalar.value)
      ? String(initials[Int(scalar.value - 0x1100)]) : String(scalar)
  }.joined()
}

/// Throws unless all beginnings of what may be typed find a text and mark what
/// was read, in the scopes of the syllable where typing began.
private func holdTypedAlong(_ value: ReadText, _ plan: FoldingPlan) throws {
  var rows = RowFolder(plan)
  guard let row = rows.syllables(of: value.text) else { return }
  var choices = value.choices[...]
  func choose(below count: Int) -> Int { (choices.popFirst() ?? 0) % count }
  let starts = row.syllables.indices.filter {
    row.syllables[$0].start != .inner
  }
  guard !starts.isEmpty else { return }
  let start = starts[choose(below: starts.count)]
  var place = start
  var query = ""
  let characters = Array(value.text)
  while place < row.syllables.count, !choices.isEmpty {
    let syllable = row.syllables[place]
    let spellings = syllable.spellings
    let way = choose(below: spellings.count + 1)
    if way == spellings.count, !syllable.own.isEmpty {
      query += String(characters[syllable.characters])
      place += syllable.ownSpan
    } else {
      let spelling = spellings[way % spellings.count]
      query += asTyped(String(decoding: spelling.letters, as: UTF8.self))
      place += spelling.span
    }
  }
  let column = FoldedColumn(plan, texts: [value.text])
  let searchText = SearchFolder(plan).searchText(of: value.text)
  for end in query.indices.dropFirst() + [query.endIndex]
  where end > query.startIndex {
    let part = String(query[..<end])
    let term = plan.term(part)
    if term.matchesAll { continue }
    for scope in SearchScope.allCases {
      let isExpected =
        switch scope {
        case .contains: true
        case .wordStartsWith: row.syllables[start].start <= .word
        case .startsWith: row.syllables[start].start == .text
        }
      let isFound = column.matches(
        0, term, scope: scope)
      try hold(isFound || !isExpected, "\(scope): \(shown(part)) finds nothing")
      let rows = column.rows(
        matching: term, scope: scope)
      try holdEqual(
        rows!.contains(0), isFound, "\(scope): rows with \(shown(part))")
      let match = plan.match(term, in: value.text, scope: scope)
      try holdEqual(match != nil, isFound, "\(scope): match of \(shown(part))")
      try hold(
        !isFound
          || searchText.holds(
            SearchFolder(plan).patterns(of: part, scope: scope)),
        "\(scope): no engine finds \(shown(part)) in \(shown(searchText))")
      guard let match, match.isReading else { continue }
      try holdEqual(
        column.fits(
          of: [0], term, scope: scope)[0]?.rank,
        match.rank, "\(scope): rank of \(shown(part))")
      try hold(!match.ranges.isEmpty, "\(scope): \(shown(part)) marks nothing")
      for range in match.ranges {
        // What repeats characters before it cannot be read without them.
        let marked = value.text[range].prefix(2)
        if marked.contains(where: { "ゝ々".contains($0) }) { continue }
        // Some vowels are left out, and some names are known, behind others only.
        let first = value.text.distance(
          from: value.text.startIndex, to: range.lowerBound)
        let letters = TextFolder(plan).folded(reading: part).bytes
        let isTyped = row.syllables.indices.contains {
          row.syllables[$0].characters.lowerBound == first
            && row.isTyped(letters[...], from: $0)
        }
        try hold(
          isTyped
            || plan.match(
              term, in: String(value.text[range.lowerBound...]),
              scope: .startsWith) != nil,
          "\(scope): \(shown(part)) marks \(shown(String(value.text[range])))")
      }
    }
  }
}
