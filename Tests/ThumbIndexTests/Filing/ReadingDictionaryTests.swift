import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Words and their readings, from files.
@Suite struct ReadingDictionaryTests {
  private static let skk = """
    ;; -*- coding: euc-jp -*-
    ;; okuri-ari entries.
    >わたs /渡/
    はしr /走/奔;駆ける/[って/走/]/
    わたr /渡/亘/
    ;; okuri-nasi entries.
    # /#1/
    GPL /GNU General Public License;(concat "http:\\057\\057www.gnu.org")/
    あずま /東/吾妻/
    ひがし /東/
    すずき /鈴木/鱸/
    とう /等/党/東/
    やじるし /→/矢印/
    やまだ /山田;人名/
    わたなべ /渡辺/渡部/渡邊/
    """

  @Test func wordsOfSKKHaveTheReadingsOfTheirLines() throws {
    let dictionary = try ReadingDictionary(Self.skk)
    #expect(dictionary.readings(of: "山田") == ["やまだ"])
    #expect(dictionary.readings(of: "渡部") == ["わたなべ"])
    #expect(dictionary.readings(of: "GNU General Public License").isEmpty)
    #expect(dictionary.readings(of: "→").isEmpty)
    #expect(dictionary.readings(of: "矢印") == ["やじるし"])
    #expect(dictionary.readings(of: "山").isEmpty)
    #expect(dictionary.readings(of: "").isEmpty)
  }

  @Test func readingsRankByThePlaceOfTheWordAndByTheWordsOfTheReading() throws {
    let dictionary = try ReadingDictionary(Self.skk)
    #expect(dictionary.readings(of: "東") == ["あずま", "ひがし", "とう"])
  }

  @Test func verbsAreReadWithTheirEndings() throws {
    let dictionary = try ReadingDictionary(Self.skk)
    #expect(dictionary.readings(of: "走る") == ["はしる"])
    #expect(dictionary.reading(of: "走れメロス") == "はしれメロス")
    #expect(dictionary.reading(of: "渡り鳥") == "わたり鳥")
    #expect(dictionary.readings(of: "奔ろ") == ["はしろ"])
    #expect(dictionary.readings(of: "走").isEmpty)
  }

  @Test func linesWithTabsAreWordsAndReadings() throws {
    let text = "\u{FEFF}東海林\tしょうじ\tとうかいりん\r\n\n 山 \t やま \n東海林\tしょうじ\n"
    let dictionary = try ReadingDictionary(text)
    #expect(dictionary.count == 2)
    #expect(dictionary.readings(of: "東海林") == ["しょうじ", "とうかいりん"])
    #expect(dictionary.readings(of: "山") == ["やま"])
  }

  @Test func filesInEUCAreRead() throws {
    // やまだ /山田/ in EUC-JP.
    let line: [UInt8] = [
      0xA4, 0xE4, 0xA4, 0xDE, 0xA4, 0xC0, 0x20, 0x2F, 0xBB, 0xB3, 0xC5, 0xC4,
      0x2F, 0x0A,
    ]
    let dictionary = try ReadingDictionary(line.span)
    #expect(dictionary.readings(of: "山田") == ["やまだ"])
    let broken = line + [0xFF, 0x0A] + line
    #expect(throws: ReadingDictionaryError.illFormed(line: 2)) {
      try ReadingDictionary(broken.span)
    }
  }

  @Test(arguments: [
    ("山田\tやまだ\n田中", ReadingDictionaryError.noReading(line: 2)),
    ("山田\t\t ", .noReading(line: 1)), ("\tやまだ", .noWord(line: 1)),
    ("; x\n\n \tx\ty", .noWord(line: 3)),
    ("\u{FE00}\u{FE01}\tやまだ", .noWord(line: 1)),
    ("山田,やまだ", .noReading(line: 1)), ("やまだ 山田", .noReading(line: 1)),
  ])
  func errorsNameTheLine(text: String, error: ReadingDictionaryError) {
    #expect(throws: error) { try ReadingDictionary(text) }
    #expect(error.description.contains("line "))
  }

  @Test func theLongestWordCountsAndEndsWhereACharacterEnds() throws {
    let dictionary = try ReadingDictionary(
      "東\tひがし\n東京\tとうきょう\n東京都\tとうきょうと\n京都\tきょうと\nか\tx")
    #expect(dictionary.reading(of: "東京都") == "とうきょうと")
    #expect(dictionary.reading(of: "東京都京都") == "とうきょうときょうと")
    #expect(dictionary.reading(of: "東京と東") == "とうきょうとひがし")
    #expect(dictionary.reading(of: "東\u{E0100}京") == "とうきょう")
    #expect(dictionary.reading(of: "か\u{3099}か") == "か\u{3099}x")
    #expect(dictionary.reading(of: "西") == nil)
    #expect(dictionary.reading(of: "") == nil)
    #expect(try ReadingDictionary("").reading(of: "東") == nil)
  }

  @Test func aWordHasEightReadings() throws {
    let readings = (1...12).map { String(repeating: "あ", count: $0) }
    let dictionary = try ReadingDictionary(
      (["亜"] + readings).joined(separator: "\t"))
    #expect(dictionary.readings(of: "亜") == Array(readings.prefix(8)))
  }

  /// Texts that a dictionary cannot know read as a table does that compares all
  /// words.
  @Test func wordsAreThoseOfAPlainSearch() throws {
    let letters = ["東", "京", "都", "が", "か\u{3099}", "a", "é", "e\u{301}"]
    let words = Gen<[String]>(
      make: { numbers, size in
        (0..<8).map { _ in
          (0...numbers.number(in: 0...3)).map { _ in numbers.pick(letters) }
            .joined()
        }
      }, simplify: { _, _ in nil }, show: { "\($0)" })
    checkProperty("words of a dictionary", runs: 200, words) { texts in
      let listed = texts.prefix(5)
      let dictionary = try ReadingDictionary(
        listed.enumerated().map { "\($1)\t<\($0)>" }.joined(separator: "\n"))
      for text in texts + [texts.joined()] {
        var expected = ""
        var rest = Array(text)[...]
        while !rest.isEmpty {
          let found = listed.enumerated().filter {
            rest.starts(with: Array($1))
          }.max {
            $0.1.count < $1.1.count || $0.1.count == $1.1.count && $0.0 > $1.0
          }
          expected += found.map { "<\($0.0)>" } ?? String(rest.first!)
          rest = rest.dropFirst(found?.1.count ?? 1)
        }
        try holdEqual(dictionary.reading(of: text) ?? text, expected, text)
      }
    }
  }

  /// Whatever a file has, it is a dictionary or an error names one of its lines.
  @Test func anyBytesAreADictionaryOrNone() {
    let pieces = Gen<[UInt8]>(
      make: { numbers, size in
        let kinds: [[UInt8]] = [
          Array("やまだ /山田/".utf8), Array("はしr /走/[って/走/]".utf8), [0x0A],
          [0x09], [0x20], [0x2F], [0x3B], [0x28], [0x5D], [0xBB, 0xB3],
          Array("山\t".utf8), [0x72], [0xFF], [0xE5], Array("か\u{3099}".utf8),
        ]
        return (0...size).flatMap { _ in numbers.pick(kinds) }
      }, simplify: { _, _ in nil }, show: { "\($0)" })
    for bytes in [pieces, .bytes] {
      checkProperty("bytes of a dictionary", runs: 400, bytes) { bytes in
        let count = bytes.count { $0 == 0x0A } + 1
        do throws(ReadingDictionaryError) {
          let dictionary = try ReadingDictionary(bytes.span)
          let text = String(decoding: bytes, as: UTF8.self)
          _ = dictionary.reading(of: text)
        } catch {
          let line =
            switch error {
            case .noReading(let line), .noWord(let line), .illFormed(let line):
              line
            }
          try hold((1...count).contains(line), "line \(line) of \(count)")
        }
      }
    }
  }

  // MARK: - As a rule of filing

  private static let rules: FilingRules = {
    var rules = FilingRules()
    rules.dictionary = try? ReadingDictionary(skk)
    return rules
  }()

  @Test func kanjiAreFiledUnderTheKanaOfTheirReading() throws {
    let collation = try IndexedCollation("ja", filing: Self.rules)
    let names = ["渡辺", "山田", "鈴木", "さくら", "Anna"]
    let list = IndexedList(names, by: \.self, collation: collation)
    #expect(list.sections.map(\.title) == ["さ", "や", "わ", "A"])
    #expect(list.rows.elementsEqual(["さくら", "鈴木", "山田", "渡辺", "Anna"]))
  }

  @Test func aReadingOfTheRowItselfWins() throws {
    let filing = Self.rules.filing(of: "東", reading: "やまと")
    #expect(filing.form == "やまと")
    #expect(filing.decisions == [.reading])
    #expect(Self.rules.filing(of: "東").decisions == [.dictionary])
    #expect(Self.rules.filing(of: "さくら").decisions.isEmpty)
  }

  @Test func otherRulesHoldBesideADictionary() throws {
    var rules = Self.rules
    rules.openingPunctuation = .skip
    rules.bySound = ["Hira"]
    rules.names = .han
    let filing = rules.filing(of: "「山田」")
    #expect(filing.form == "yamada」")
    #expect(
      filing.decisions == [
        .openingPunctuation("「"), .dictionary, .sound("Hira"),
      ])
    #expect(rules.filing(of: "曾").decisions == [.chineseName])
  }

  @Test func rulesWithAnotherDictionaryAreOthers() throws {
    var other = Self.rules
    other.dictionary = try ReadingDictionary("山田\tやまた")
    #expect(other != Self.rules)
    #expect(other.fingerprint != Self.rules.fingerprint)
    #expect(!other.isEmpty)
    #expect(try ReadingDictionary(Self.skk) == Self.rules.dictionary)
  }
}
