import Testing

@Suite("collate search --color")
struct SearchColorTests {
  /// What stands in brackets as `grep` colours it.
  private func colored(_ text: String) -> String {
    text.replacing("[", with: "\u{1B}<01;31m\u{1B}<K")
      .replacing("]", with: "\u{1B}<m\u{1B}<K")
      .replacing("\u{1B}<", with: "\u{1B}[")
  }

  @Test("always highlights, whatever the environment says")
  func always() throws {
    try expect(
      collate(
        "search", "-l", "de", "--color=always", "strass",
        input: "Am Straßenrand\nstrass strass\nx\n",
        environment: ["NO_COLOR": "1", "TERM": "dumb"]),
      .wrote(colored("Am [Straß]enrand\n[strass] [strass]\n")))
    // Nothing to highlight, as everything matches.
    try expect(
      collate("search", "--color=always", "", input: "a\n"), .wrote("a\n"))
    let scratch = try Scratch()
    try expect(
      collate(
        "search", "--color=always", "a", "-o", "out", input: "a\n", in: scratch),
      .wrote(""))
    #expect(try scratch.text(of: "out") == colored("[a]\n"))
  }

  @Test("of a line's own reading that matches, the whole field")
  func ownReading() throws {
    try expect(
      collate(
        "search", "-l", "ja", "--color=always", "-t,", "-k1,1", "--reading=2,2",
        "やま", input: "山田,やまだ,x\n"),
      .wrote(colored("山田,[やまだ],x\n")))
  }

  @Test("never in JSON, or in what is counted")
  func noText() throws {
    for options in [["--format=json"], ["-c"]] {
      let arguments = ["search", "a"] + options
      try expect(
        collate(arguments + ["--color=always"], input: Array("ab\n".utf8)),
        collate(arguments, input: Array("ab\n".utf8)))
    }
  }

  @Test("keeps bytes that are no text as they are")
  func bytes() throws {
    try expect(
      collate(
        "search", "--color=always", "b", input: [0xFF, 0x62, 0, 0xE2, 0x82]),
      .wrote(
        [0xFF] + Array(colored("[b]").utf8) + [0, 0xE2, 0x82, 0x0A]))
  }

  @Test("auto highlights on a terminal of somebody who likes colours")
  func auto() throws {
    func shown(
      _ arguments: String..., environment: [String: String]
    ) throws -> String {
      var process = try tool(
        ["search", "a"] + arguments, input: Array("ab\n".utf8),
        environment: environment)
      process.output = .terminal
      let run = try process.run()
      #expect(run.status == 0)
      return run.text
    }
    // The terminal adds the carriage return.
    let highlighted = colored("[a]b\r\n")
    let terminal = ["TERM": "xterm"]
    #expect(try shown(environment: terminal) == highlighted)
    #expect(
      try shown(environment: ["TERM": "xterm", "NO_COLOR": ""]) == highlighted)
    #expect(
      try shown(environment: ["TERM": "xterm", "NO_COLOR": "0"]) == "ab\r\n")
    #expect(try shown(environment: ["TERM": "dumb"]) == "ab\r\n")
    #expect(try shown(environment: [:]) == "ab\r\n")
    #expect(try shown("--color=never", environment: terminal) == "ab\r\n")
    let scratch = try Scratch()
    #expect(
      try shown("-o", scratch.path(of: "out"), environment: terminal) == "")
    #expect(try scratch.text(of: "out") == "ab\n")
    // Without a terminal, none.
    try expect(
      collate("search", "a", input: "ab\n", environment: terminal),
      .wrote("ab\n"))
  }
}
