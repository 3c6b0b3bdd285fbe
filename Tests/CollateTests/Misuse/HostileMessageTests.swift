import Testing

/// Nothing that a message quotes can move the cursor, colour the screen, begin a
/// line, or turn the direction of the text.
@Suite("What messages quote")
struct HostileMessageTests {
  private static let hostile =
    "x\u{9B}31m\u{85}\u{2028}\u{2029}\u{202E}\u{2066}\u{200F}\u{61C}\u{1B}[1m"
    + "\u{7F}\r\u{8}\ny"

  /// More than fits in the least memory.
  private static let many = String(repeating: "b\na\n", count: 2000)

  private static let runs: [(words: [String], input: String)] = [
    ([hostile], ""), (["\(hostile)/x"], ""), (["-o", "\(hostile)/x"], ""),
    (["-o", "link"], ""),
    (["-\u{9B}"], ""), (["--\(hostile)"], ""), (["--reverse=\(hostile)"], ""),
    (["-k", hostile], ""), (["-k", "1\(hostile)"], ""),
    (["--csv", "-k", hostile], "a,b\n"), (["--header", "-k", "z"], hostile),
    (["-t", hostile], ""), (["-t", "a", "-t", hostile], ""),
    (["-l", hostile], ""), (["-l", "xx-\u{9B}"], ""),
    (["-S", hostile], ""), (["-S", "1b", "-T", hostile], many),
    (["--strength", hostile], ""), (["--reorder", hostile], ""),
    (["--rules", hostile], ""), (["--files0-from", hostile], ""),
    (["--dictionary", hostile], ""),
    (["--files0-from=-"], "\(hostile)\0"), (["--parallel", hostile], ""),
    (["-c"], "z\n\(hostile)"), (["-cz"], "z\0\(hostile)\0"),
    (["-c", "a", hostile], ""), (["--keyed"], hostile),
    (["search", "-l", "en", "a", hostile], ""),
    (["search", "-l", "en", "--scope=\(hostile)", "a"], ""),
    (["sections", "-l", "en", "--group", hostile], ""),
    (["sections", "-l", "en", "--alphabet", hostile], ""),
    (["titles", hostile], ""), (["query", "a", hostile], ""),
    (["explain", "-l", "en", hostile], ""),
    (["explain", "-l", "en", "--articles=en", "The \(hostile)"], ""),
    (["explain", "-l", "en", "--query=\(hostile)", "\(hostile)a"], ""),
    (["explain", "-l", "ja", "--readings=kana", "か\(hostile)"], ""),
  ]

  @Test("is shown by pictures, or not at all", arguments: 0..<runs.count)
  func shown(_ index: Int) throws {
    let (words, input) = Self.runs[index]
    let scratch = try Scratch()
    try scratch.makeLink("link", to: "\(Self.hostile)/x")
    let run = try collate(words, input: Array(input.utf8), in: scratch)
    check(run.errorText, words)
    // What a message has is there all the same.
    if words[0] == "explain" {
      check(run.text, words)
      #expect(run.text.contains("x␦31m␦␤␤␛[1m␡␍␈␊y"))
    } else {
      #expect(!run.errors.isEmpty)
    }
  }

  @Test("also of the environment")
  func environment() throws {
    for name in ["sv.\(Self.hostile)", Self.hostile] {
      let run = try collate(
        [], input: Array("a\n".utf8), environment: ["LC_ALL": name])
      #expect(!run.errors.isEmpty)
      check(run.errorText, [name])
    }
  }

  private func check(_ text: String, _ words: [String]) {
    let found = text.unicodeScalars.filter { scalar in
      let category = scalar.properties.generalCategory
      return scalar.properties.isBidiControl
        || [.control, .lineSeparator, .paragraphSeparator].contains(category)
    }
    #expect(found.allSatisfy { $0 == "\n" }, "\(words)")
  }
}
