@testable import PropertyTesting
import Testing

@Suite("JSON of collate sections")
struct SectionJSONTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("A\nB\nC\n", to: "titles")
  }

  private func json(_ options: String..., of input: [UInt8]) throws -> Run {
    // Groups have titles of their own.
    let isGrouped = options.contains { $0.hasPrefix("--group") }
    return try collate(
      ["sections", "-l", "sv", "--format=json"]
        + (isGrouped ? [] : ["--alphabet=titles"]) + options, input: input,
      in: scratch)
  }

  @Test("has locale, sections and index")
  func whole() throws {
    try expect(
      json(of: Array("b\nAda\n1\nalva\n".utf8)),
      .wrote(
        """
        {"locale":"sv","sections":[
        {"title":"A","rows":["Ada","alva"]},
        {"title":"B","rows":["b"]},
        {"title":"#","rows":["1"]}],
        "index":[{"title":"A","section":0},{"title":"B","section":1},\
        {"title":"C","section":2},{"title":"#","section":2}]}

        """))
    try expect(
      json("--search-entry", "--limit=1", "--empty=keep", of: []),
      .wrote(
        """
        {"locale":"sv","sections":[
        {"title":"A","rows":[]},
        {"title":"B","rows":[]},
        {"title":"C","rows":[]},
        {"title":"#","rows":[]}],
        "index":[{"title":"{search}","target":"search"},\
        {"title":"A","section":0}]}

        """))
  }

  @Test("no lines are no sections")
  func empty() throws {
    for option in ["--empty=hide", "--layout=icu", "--group=1"] {
      let found = try SectionedOutput(json(option, of: []))
      #expect(found.locale == "sv")
      #expect(found.titles.isEmpty && found.index.isEmpty)
    }
  }

  @Test("escapes what must be, and keeps every other character")
  func escapes() throws {
    let controls = (0..<0x20).filter { $0 != 0x0A }.map { UInt8($0) }
    let line =
      Array("a\"b\\c/d\u{7F}e\u{2028}f\u{2029}é🎈\u{FEFF}\u{FFFF}".utf8)
      + controls
    let run = try json(of: line)
    #expect(
      try SectionedOutput(run).texts == [String(decoding: line, as: UTF8.self)])
    // Nothing that a reader of lines or a terminal would stumble over.
    #expect(
      run.text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0 >= " " && ![0x7F, 0x2028, 0x2029].contains($0.value)
      })
  }

  @Test("shows an ill-formed line as text, with its bytes beside")
  func illFormed() throws {
    try expect(
      json("--limit=1", of: [0x61, 0xFF, 0x22, 0x0A, 0xE2, 0x82, 0x0A])
        .withoutWarning,
      .wrote(
        """
        {"locale":"sv","sections":[
        {"title":"A","rows":[{"text":"a\u{FFFD}\\"","bytes":"61ff22"}]},
        {"title":"#","rows":[{"text":"\u{FFFD}","bytes":"e282"}]}],
        "index":[{"title":"A","section":0}]}

        """))
    // U+FFFD itself is well-formed.
    let found = try SectionedOutput(json(of: [0xEF, 0xBF, 0xBD]))
    #expect(found.texts == ["\u{FFFD}"])
  }

  @Test("titles of groups are escaped too")
  func groupTitles() throws {
    let input = Array("1:\"\\\u{2028}\t\n2:".utf8) + [0xFF]
    let found = try SectionedOutput(json("-t:", "--group=2", of: input))
    #expect(Set(found.titles) == ["\"\\\u{2028}\t", "\u{FFFD}"])
    #expect(
      found.index
        == found.titles.enumerated().map { "\($0.element):\($0.offset)" })
  }

  @Test("is valid for whatever bytes come, and holds every line")
  func anything() throws {
    checkProperty("every line is a row", runs: 25, Gen.bytes) { input in
      for end in [[], ["-z"]] as [[String]] {
        let run = try collate(
          ["sections", "-l", "sv", "--format=json"] + end, input: input)
        let rows = try SectionedOutput(run).rows.joined().map(bytes(of:))
        let found = rows.sorted { $0.lexicographicallyPrecedes($1) }
        let lines = lines(of: input, end: end.isEmpty ? 0x0A : 0)
        #expect(
          found == lines.sorted { $0.lexicographicallyPrecedes($1) },
          "\(shown(input))")
      }
    }
  }

  private func lines(of input: [UInt8], end: UInt8) -> [[UInt8]] {
    let lines = input.split(separator: end, omittingEmptySubsequences: false)
    // Behind the last terminator there is no further line.
    return (lines.last!.isEmpty ? lines.dropLast() : lines[...]).map(Array.init)
  }

  /// The bytes that a row stands for.
  private func bytes(of row: JSON) throws -> [UInt8] {
    if let text = row.string { return Array(text.utf8) }
    let hex = Array(try #require(row["bytes"]?.string))
    let bytes = stride(from: 0, to: hex.count, by: 2).compactMap {
      UInt8(String(hex[$0..<$0 + 2]), radix: 16)
    }
    // Only what is no text has its bytes beside it.
    #expect(String(validating: bytes, as: UTF8.self) == nil)
    #expect(row["text"]?.string == String(decoding: bytes, as: UTF8.self))
    return bytes
  }
}
