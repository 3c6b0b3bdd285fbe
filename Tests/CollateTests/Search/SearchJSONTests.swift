@testable import PropertyTesting
import Testing

@Suite("collate search --format=json")
struct SearchJSONTests {
  /// A line of the output, and the stretches of the input that it names.
  private struct Found: Equatable {
    var row: Int
    var parts: [String]
    var tier: String
  }

  /// Searches lines and checks the form of what is written; in the order of
  /// rows, as lists have their tests elsewhere.
  private func found(
    _ arguments: [String], in lines: [[UInt8]]
  ) throws -> [Found] {
    let run = try collate(
      ["search", "--format=json"] + arguments,
      input: lines.flatMap { $0 + [0x0A] }
    ).withoutWarning
    #expect(run.status == (run.output.isEmpty ? 1 : 0))
    #expect(run.errorText == "")
    return try run.output.split(separator: 0x0A).map { text in
      let object = try JSON(Array(text))
      guard case .object(let members) = object else {
        Issue.record("not an object")
        throw JSON.Mistake(reason: "not an object", offset: 0)
      }
      let names = members.map(\.name)
      #expect(
        names.filter { $0 != "bytes" } == ["line", "row", "ranges", "tier"])
      let row = try #require(object["row"]?.integer)
      let line = lines[row]
      if let string = String(validating: line, as: UTF8.self) {
        #expect(object["line"] == .string(string))
        #expect(object["bytes"] == nil)
      } else {
        let hex = line.map { byte in
          (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        let shown = String(decoding: line, as: UTF8.self)
        #expect(object["line"] == .string(shown))
        #expect(object["bytes"] == .string(hex.joined()))
      }
      var end = 0
      let parts = try #require(object["ranges"]).elements.map { range in
        let bounds = range.elements.compactMap(\.integer)
        #expect(bounds.count == 2)
        #expect(bounds[0] >= end && bounds[0] < bounds[1])
        end = bounds[1]
        return String(decoding: line[bounds[0]..<bounds[1]], as: UTF8.self)
      }
      return Found(
        row: row, parts: parts, tier: try #require(object["tier"]?.string))
    }.sorted { $0.row < $1.row }
  }

  private func found(
    _ arguments: String..., in lines: String...
  ) throws -> [Found] {
    try found(arguments, in: lines.map { Array($0.utf8) })
  }

  @Test("has the shape that it is documented to have")
  func shape() throws {
    let input = "x\nMu\u{308}ller\n\"\\\t\u{1}mül\nMüller\n"
    try expect(
      collate("search", "-l", "de", "--format=json", "mül", input: input),
      .wrote(
        """
        {"line":"\\"\\\\\\t\\u0001mül","row":2,"ranges":[[4,8]],"tier":"locale"}
        {"line":"Mu\u{308}ller","row":1,"ranges":[[0,5]],"tier":"locale"}
        {"line":"Müller","row":3,"ranges":[[0,4]],"tier":"locale"}

        """))
    try expect(
      collate("search", "--format=json", "y", input: input),
      .wrote("", status: 1))
    try expect(
      collate("search", "--format=json", "", input: "\na\n"),
      .wrote(
        """
        {"line":"","row":0,"ranges":[],"tier":"locale"}
        {"line":"a","row":1,"ranges":[],"tier":"locale"}

        """))
  }

  @Test("ranges are those of the characters that match")
  func ranges() throws {
    #expect(
      try found(
        "-l", "de", "strass", in: "Straße", "STRASSE", "Stra\u{AD}ße", "Haupt")
        == [
          Found(row: 0, parts: ["Straß"], tier: "locale"),
          Found(row: 1, parts: ["STRASS"], tier: "locale"),
          Found(row: 2, parts: ["Stra\u{AD}ß"], tier: "locale"),
        ])
    #expect(
      try found("-l", "en", "finance", in: "a ﬁnance", "Finances")
        == [
          Found(row: 0, parts: ["ﬁnance"], tier: "locale"),
          Found(row: 1, parts: ["Finance"], tier: "locale"),
        ])
    // Composed and decomposed; each time that it is there.
    #expect(
      try found("-l", "fr", "é", in: "e\u{301}te\u{301} été")
        == [
          Found(
            row: 0, parts: ["e\u{301}", "e\u{301}", "é", "é"],
            tier: "locale")
        ])
    // Words that overlap are one stretch, others stay apart.
    #expect(
      try found("--words", "nan ana", in: "banana nan")
        == [Found(row: 0, parts: ["anan", "nan"], tier: "locale")])
  }

  @Test("the tier is the finest in which all words match")
  func tiers() throws {
    #expect(
      try found("-l", "de", "mueller", in: "Mueller", "Müller")
        == [
          Found(row: 0, parts: ["Mueller"], tier: "locale"),
          Found(row: 1, parts: ["Müller"], tier: "search"),
        ])
    #expect(
      try found("-l", "sv", "--words", "angst x", in: "Ångström x")
        == [Found(row: 0, parts: ["Ångst", "x"], tier: "base")])
    // The characters that are read.
    let reading = try found("-l", "en", "--readings=han", "wx", in: "微信")
    #expect(reading.map(\.parts) == [["微信"]])
  }

  @Test(
    "the field of a line's own reading is named if only the reading matches")
  func ownReading() throws {
    let input = "山田,やまだ\nやま,かわ\n\"東\"\"海\",\"や\"\"まと\"\n"
    let options = [
      "search", "-l", "ja", "--csv", "-k1,1", "--reading=2,2", "やま",
    ]
    let run = try collate(
      options + ["--format=json", "--input-order"], input: Array(input.utf8))
    #expect(
      run.output.split(separator: 0x0A).map {
        String(decoding: $0, as: UTF8.self)
      } == [
        #"{"line":"山田,やまだ","row":0,"ranges":[],"tier":"base","reading":"2,2"}"#,
        #"{"line":"やま,かわ","row":1,"ranges":[[0,6]],"tier":"locale"}"#,
        #"{"line":"\"東\"\"海\",\"や\"\"まと\"","row":2,"ranges":[],"tier":"base","#
          + #""reading":"2,2"}"#,
      ])
    let named = try collate(
      "search", "-l", "ja", "--csv", "--header", "-kname,name",
      "--reading=kana", "やまだ", "--format=json", input: "name,kana\n山田,やまだ\n")
    #expect(named.text.contains(#""reading":"kana""#))
  }

  @Test("ranges are right between bytes of any kind")
  func anyBytes() throws {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    func bytes() -> [UInt8] {
      Gen<[UInt8]>.bytes.make(&numbers, 12).filter { $0 != 0x0A }
    }
    let lines = (0..<PropertyRuns.count(900)).map { _ in
      (before: bytes(), after: bytes())
    }
    // The last letter keeps what follows from changing those that are sought.
    let text = Array("mülx".utf8)
    let run = try collate(
      ["search", "--format=json", "MUL"],
      input: lines.flatMap { $0.before + text + $0.after + [0x0A] })
    let found = try run.output.split(separator: 0x0A).map { line in
      try JSON(Array(line))
    }
    #expect(
      found.compactMap { $0["row"]?.integer }.sorted()
        == Array(lines.indices))
    for object in found {
      let start = try lines[#require(object["row"]?.integer)].before.count
      let ends = object["ranges"]?.elements.compactMap {
        $0.elements.last?.integer
      }
      #expect(ends?.contains(start + 4) == true, "\(object)")
    }
  }

  @Test("ranges are right in lines that are not well-formed UTF-8")
  func illFormed() throws {
    let ends: [[UInt8]] = [
      [0xFF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF0, 0x9F, 0x98], [0xC3], [0x80, 0x80], [0, 0x0D],
    ]
    let lines = ends.map { $0 + Array("mül".utf8) + $0 }
    let found = try found(["-l", "de", "mu"], in: lines)
    #expect(
      found
        == lines.indices.map {
          Found(row: $0, parts: ["mü"], tier: "locale")
        })
    // Of a part of the line they are counted from the line's start.
    try expect(
      collate(
        "search", "--format=json", "-t;", "-k2", "b",
        input: [0xFF, 0x3B, 0xE2, 0x82, 0x62, 0x0A]),
      .wrote(
        #"{"line":"\#u{FFFD};\#u{FFFD}b","bytes":"ff3be28262","#
          + #""row":0,"ranges":[[4,5]],"tier":"locale"}"# + "\n"))
    try expect(
      collate("search", "mül", input: lines.flatMap { $0 + [0x0A] }),
      .wrote(
        lines.sorted { $0.lexicographicallyPrecedes($1) }
          .flatMap { $0 + [0x0A] }))
  }
}
