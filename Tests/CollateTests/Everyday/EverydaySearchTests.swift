import Testing

/// What people expect of a search who know `grep`.
@Suite("Searching every day")
struct EverydaySearchTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("Zoë\nMüller\nAda\n", to: "one")
    try scratch.write("Muller\nBo\nAmüller", to: "two")
  }

  private func search(_ arguments: String..., input: String? = nil) throws
    -> Run
  {
    try collate(
      ["search", "-l", "de", "müller"] + arguments,
      input: input.map { Array($0.utf8) }, in: scratch)
  }

  @Test("writes file and line number")
  func places() throws {
    try expect(
      search("one", "two"),
      .wrote("two:Amüller\ntwo:Muller\none:Müller\n"))
    try expect(
      search("-n", "one", "two"),
      .wrote("two:3:Amüller\ntwo:1:Muller\none:2:Müller\n"))
    try expect(search("-n", "one"), .wrote("2:Müller\n"))
    try expect(search("-nH", "one"), .wrote("one:2:Müller\n"))
    try expect(
      search("-h", "one", "two"), .wrote("Amüller\nMuller\nMüller\n"))
    // The last of the two counts.
    try expect(search("-h", "-H", "one"), .wrote("one:Müller\n"))
    try expect(search("-H", "-h", "one"), .wrote("Müller\n"))
    try expect(
      search("-", "one", input: "müller\n"),
      .wrote("(standard input):müller\none:Müller\n"))
  }

  @Test("rows and files in JSON")
  func json() throws {
    try expect(
      search("--format=json", "one", "two"),
      .wrote(
        """
        {"file":"two","line":"Amüller","row":2,"ranges":[[1,8]],"tier":"locale"}
        {"file":"two","line":"Muller","row":0,"ranges":[[0,6]],"tier":"locale"}
        {"file":"one","line":"Müller","row":1,"ranges":[[0,7]],"tier":"locale"}

        """))
    try expect(
      search("--format=json", "-h", "-v", "one"),
      .wrote(
        """
        {"line":"Ada","row":2,"ranges":[]}
        {"line":"Zoë","row":0,"ranges":[]}

        """))
    // A line is a string, whatever its bytes are.
    try scratch.write([0xFF] + Array("müller\n".utf8), to: "bytes")
    try expect(
      search("--format=json", "bytes").withoutWarning,
      .wrote(
        #"{"line":"\#u{FFFD}müller","bytes":"ff6dc3bc6c6c6572","row":0,"#
          + #""ranges":[[1,8]],"tier":"locale"}"# + "\n"))
  }

  @Test("the other files when one is a directory")
  func directories() throws {
    try scratch.makeDirectory("folder")
    var expected = Run.wrote(
      "two:Muller\none:Müller\n",
      errors: "collate: cannot read 'folder': Is a directory\n", status: 2)
    try expect(search("-m1", "one", "folder", "two"), expected)
    expected.output = []
    try expect(
      collate("search", "xyz", "one", "folder", in: scratch), expected)
    // What was found makes up for it, where only that is asked.
    expected.status = 0
    try expect(search("-q", "folder", "one"), expected)
    expected.status = 2
    try expect(
      collate("search", "-q", "xyz", "folder", in: scratch), expected)
  }

  @Test("counts for each file")
  func counts() throws {
    try expect(search("-c", "one", "two"), .wrote("one:1\ntwo:2\n"))
    try expect(search("-ch", "one", "two"), .wrote("3\n"))
    try expect(search("-c", "one"), .wrote("1\n"))
    try expect(search("-cH", "one"), .wrote("one:1\n"))
    try expect(search("-cv", "one", "two"), .wrote("one:2\ntwo:1\n"))
    try expect(search("-c", "-m1", "one", "two"), .wrote("one:1\ntwo:1\n"))
  }

  @Test("writes what does not match, the first ones, or only a status")
  func selections() throws {
    try expect(search("-v", "one"), .wrote("Ada\nZoë\n"))
    try expect(search("-hv", "one", "two"), .wrote("Ada\nBo\nZoë\n"))
    try expect(
      search("-h", "-m", "1", "one", "two"), .wrote("Muller\nMüller\n"))
    try expect(
      search("-v", input: "Müller\n"), .wrote("", status: 1))
    try expect(search("-q", "one"), .wrote(""))
    try expect(search("-q", input: "x\n"), .wrote("", status: 1))
    try expect(
      search("-v", "--color=always", "one"), .wrote("Ada\nZoë\n"))
    try expect(
      search("-m0", "one"),
      .usage("option '--max-count' needs a number above 0, not '0'", "search"))
  }

  @Test("lines as they come")
  func inputOrder() throws {
    try expect(
      search("--input-order", "-n", "two", "one"),
      .wrote("two:1:Muller\ntwo:3:Amüller\none:2:Müller\n"))
    try expect(
      search("--input-order", "--format=json", "two"),
      .wrote(
        """
        {"line":"Muller","row":0,"ranges":[[0,6]],"tier":"locale"}
        {"line":"Amüller","row":2,"ranges":[[1,8]],"tier":"locale"}

        """))
    try expect(
      search("--sections", "-n", "one", "two"),
      .wrote("A\n  two:3:Amüller\n\nM\n  two:1:Muller\n  one:2:Müller\n"))
  }

  @Test(
    "refuses options that contradict each other",
    arguments: [
      (["--rank", "--input-order"], "--input-order", "--rank"),
      (["--sections", "--input-order"], "--input-order", "--sections"),
      (["-v", "--rank"], "--invert-match", "--rank"),
      (["-n", "-c"], "--line-number", "--count"),
      (["-n", "--format=json"], "--line-number", "--format=json"),
    ])
  func contradictions(
    _ options: [String], _ one: String, _ other: String
  ) throws {
    try expect(
      collate(["search", "-l", "de", "x"] + options),
      .usage("option '\(one)' does not go with '\(other)'", "search"))
  }

  @Test("takes each format that it offers")
  func formats() throws {
    for (command, words) in [
      ("search", "text (default) or json"),
      ("titles", "text (default) or json"),
      ("sections", "text (default), tsv (title, tab, line) or json"),
    ] {
      let help = try collate(command, "--help").text
      #expect(
        help.split(whereSeparator: \.isWhitespace)
          .joined(separator: " ").contains(words), "\(command)")
    }
  }
}
