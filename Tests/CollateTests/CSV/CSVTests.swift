@testable import PropertyTesting
import Testing

@Suite("--csv")
struct CSVTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("fields in quotes may hold separators, quotes and line ends")
  func quotes() throws {
    let input =
      "\"Müller, Jörg\",2\nÖberg,\"10 \"\"x\"\"\"\n\"two\nlines\",1\n"
    func sorted(_ options: String...) throws -> [String] {
      let run = try collate(
        ["--csv", "-l", "sv"] + options, input: Array(input.utf8))
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output.count == input.utf8.count)
      return run.text.split(separator: "\n").map { String($0.prefix(5)) }
    }
    #expect(try sorted("-k1,1") == ["\"Müll", "\"two", "lines", "Öberg"])
    #expect(try sorted("-k2,2") == ["\"two", "lines", "Öberg", "\"Müll"])
    #expect(try sorted("-k2,2n") == ["\"two", "lines", "\"Müll", "Öberg"])
    // Quotes are none of a value, nor is what they hold between fields.
    #expect(try sorted("-k1.2,1.2") == ["Öberg", "\"two", "lines", "\"Müll"])
    #expect(try sorted() == ["\"Müll", "\"two", "lines", "Öberg"])
  }

  @Test("an empty field, a missing one and an empty record are empty")
  func empty() throws {
    try expect(
      collate("--csv", "-s", "-k2,2", input: "a,b\nb,\"\"\nc,\nd\n\n"),
      .wrote("b,\"\"\nc,\nd\n\na,b\n"))
    try expect(collate("--csv", input: ""), .wrote(""))
    try expect(collate("--csv", input: "\n\n"), .wrote("\n\n"))
    try expect(collate("--csv", input: "\"\""), .wrote("\"\"\n"))
  }

  @Test("a character of a key is one of its field")
  func charactersOfFields() throws {
    // Without --csv, the third character would be of the second field.
    try expect(
      collate("--csv", "-s", "-k1.3,1.3", input: "a,c\na,b\n"),
      .wrote("a,c\na,b\n"))
    try expect(
      collate("--csv", "-s", "-k1.3,1.3", input: "\"a\",c\n\"a\",b\n"),
      .wrote("\"a\",c\n\"a\",b\n"))
  }

  @Test("a key over several fields has their values")
  func severalFields() throws {
    try expect(
      collate("--csv", "-s", "-k1,2", input: "\"b\",a\na,\"c\"\n\"a\",b\n"),
      .wrote("\"a\",b\na,\"c\"\n\"b\",a\n"))
    try expect(
      collate("--csv", "-s", "-k2", input: "1,a,\"c\"\n2,\"a\",b\n"),
      .wrote("2,\"a\",b\n1,a,\"c\"\n"))
  }

  @Test("lines may end in CR LF, and a file begin with a byte order mark")
  func foreignFiles() throws {
    try expect(
      collate("--csv", "-k2,2", input: "a,\"z\"\r\nb,b\r\nc,bb\r\n"),
      .wrote("b,b\r\nc,bb\r\na,\"z\"\r\n"))
    // The CR is none of the value.
    try expect(
      collate("--csv", "-s", "-k1,1", "-u", input: "\"a\"\r\na\r\na\n"),
      .wrote("\"a\"\r\n"))
    try expect(
      collate("--csv", "--header", "-k", "x y", input: "\u{FEFF}\"x y\"\nb\na"),
      .wrote("\u{FEFF}\"x y\"\na\nb\n"))
    try expect(
      collate("--csv", "-k1,1", input: "\u{FEFF}\"b\"\na\n"),
      .wrote("a\n\u{FEFF}\"b\"\n"))
  }

  @Test("-t names another separator, also one of several bytes")
  func separators() throws {
    for separator in [";", "→", "🎈", " "] {
      let lines = [
        "\"a\(separator)1\"\(separator)b", "x\(separator)\"a\"",
      ].map { $0 + "\n" }
      try expect(
        collate(
          "--csv", "-t", separator, "-k2,2", input: lines.joined()),
        .wrote(lines[1] + lines[0]))
    }
    try expect(
      collate("--csv", "-t", "\\t", "-k2", input: "\"\t\"\tb\n1\ta\n"),
      .wrote("1\ta\n\"\t\"\tb\n"))
    try expect(
      collate("--csv", "-t", "\""),
      .usage("option '--field-separator' cannot be '\"' with '--csv'"))
  }

  @Test("records end in NUL with -z, and a line feed is text")
  func zeroTerminated() throws {
    try expect(
      collate("--csv", "-z", "-k2", input: "a,b\n\u{0}\"\u{0}\",a\u{0}"),
      .wrote("\"\u{0}\",a\u{0}a,b\n\u{0}"))
  }

  @Test(
    "what is no CSV is told with file and line, and nothing is written",
    arguments: [
      ("a\nb,\"c\nd\n", 2, "a quote is not closed"),
      ("a\n\"b\n\n", 2, "a quote is not closed"),
      ("\"a\n\"\nb\"\n", 3, "a quote in a field without quotes"),
      ("\"a\nb\"c\n", 2, "text behind a closing quote"),
      ("\"a\" \n", 1, "text behind a closing quote"),
      ("\"a\"\r,b\n", 1, "text behind a closing quote"),
    ])
  func illFormed(_ input: String, _ line: Int, _ reason: String) throws {
    try scratch.write("x\n\"y\n\"\n", to: "good")
    try scratch.write(input, to: "bad")
    try scratch.write("old\n", to: "out")
    let trouble = Run.trouble("bad:\(line): ill-formed CSV: \(reason)")
    for options in [
      ["sort"], ["-m"], ["-S", "1b", "-T", "."], ["keys"],
      ["sections", "-l", "en"], ["search", "x"],
    ].sampled(oneIn: 2, line) {
      try expect(
        collate(options + ["--csv", "-o", "out", "good", "bad"], in: scratch),
        trouble)
      #expect(try scratch.text(of: "out") == "old\n")
      #expect(try scratch.names() == ["bad", "good", "out"])
    }
    try expect(collate("-c", "--csv", "bad", in: scratch), trouble)
    // In a header, too.
    try expect(
      collate("--csv", "--header=9", "bad", in: scratch), trouble)
  }

  @Test("-c names the line where a record begins")
  func check() throws {
    let input = "a\n\"b\n\n\"\na\n"
    for size in ["1b", "1M"] {
      try expect(
        collate("-c", "--csv", "-S", size, input: input),
        .disorder("-:5: disorder: a"))
    }
    try expect(collate("-c", "--csv", input: "\"a\"\n\"b\"\n"), .wrote(""))
  }

  @Test("search finds values, and tells where they are in the line")
  func search() throws {
    let input = "\"Mü\"\"ller\",\"x\ny\"\nMüller,z\n"
    try expect(
      collate(
        "search", "-l", "de", "--csv", "-k1,1", "mü\"l", "--format=json",
        "--punctuation-counts", input: input),
      .wrote(
        #"{"line":"\"Mü\"\"ller\",\"x\ny\"","row":0,"ranges":[[1,7]],"#
          + #""tier":"locale"}"# + "\n"))
    try expect(
      collate(
        "search", "-l", "de", "--csv", "-n", "-k1,1", "müller",
        "--punctuation-counts", input: input),
      .wrote("3:Müller,z\n"))
    try expect(
      collate(
        "search", "-l", "de", "--csv", "--color=always", "y", input: input),
      .wrote(
        "\"Mü\"\"ller\",\"x\n\u{1B}[01;31m\u{1B}[Ky\u{1B}[m\u{1B}[K\"\n"))
  }

  @Test("sections are those of values, and groups too")
  func sections() throws {
    let input = "\"Öl, kalt\",\"b\"\nAda,b\n"
    try expect(
      collate("sections", "-l", "sv", "--csv", "--format=tsv", input: input),
      .wrote("A\tAda,b\nÖ\t\"Öl, kalt\",\"b\"\n"))
    try expect(
      collate(
        "sections", "-l", "sv", "--csv", "--group=2,2", "--format=tsv",
        input: input),
      .wrote("b\tAda,b\nb\t\"Öl, kalt\",\"b\"\n"))
    try expect(
      collate(
        "-l", "ja", "--csv", "-k1,1", "--reading=2,2",
        input: "山田,\"やまだ\"\nさくら,\n"),
      .wrote("さくら,\n山田,\"やまだ\"\n"))
  }

  @Test("lines without quotes are sorted as without --csv")
  func plainLines() throws {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    for _ in 0..<PropertyRuns.count(40) {
      let lines = (0..<numbers.number(in: 0...20)).map { _ in
        (0..<numbers.number(in: 0...8)).map { _ in
          String(numbers.pick(Array("aAbé,, ö1")))
        }.joined() + "\n"
      }
      let options = numbers.pick([[], ["-k1,1"], ["-k2,2r"], ["-u"], ["-k2n"]])
      let input = Array(lines.joined().utf8)
      try expect(
        collate(["-l", "sv", "--csv"] + options, input: input),
        collate(["-l", "sv", "-t,"] + options, input: input),
        "\(options) \(lines)")
    }
  }

  @Test("records of any kind are ordered by their values, in any memory")
  func laws() throws {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    for _ in 0..<PropertyRuns.count(30) {
      let records = (0..<numbers.number(in: 0...30)).map { _ in
        Record(&numbers)
      }
      let field = numbers.number(in: 0...2)
      let sorted = records.enumerated().sorted { left, right in
        let (mine, other) = (
          left.element.value(field), right.element.value(field)
        )
        return mine == other
          ? left.offset < right.offset : mine.lexicographicallyPrecedes(other)
      }.flatMap(\.element.written)
      let input = records.flatMap(\.written)
      let options = ["--csv", "-s", "-k\(field + 1),\(field + 1)"]
      for size in ["1b", "300b", "1M"] {
        try expect(
          collate(options + ["-S", size], input: input), .wrote(sorted),
          "\(options) \(String(decoding: input, as: UTF8.self))")
      }
      try expect(collate(options + ["-c"], input: sorted), .wrote(""))
      let half = records.count / 2
      try scratch.write(records[..<half].flatMap(\.written), to: "one")
      try scratch.write(records[half...].flatMap(\.written), to: "two")
      try expect(
        collate(options + ["one", "two"], in: scratch), .wrote(sorted))
      for name in ["one", "two"] {
        try expect(
          collate(options + ["-o", name, name], in: scratch), .wrote(""))
      }
      try expect(
        collate(options + ["-m", "-S", "1b", "one", "two"], in: scratch),
        .wrote(sorted))
    }
  }

  @Test("a record larger than memory's share is one all the same")
  func longRecords() throws {
    let long = String(repeating: "x\n\"\"", count: 30_000)
    let input = "b,\"\(long)\"\na,\"\(long)y\"\nc\n"
    let sorted = "a,\"\(long)y\"\nb,\"\(long)\"\nc\n"
    for size in ["1b", "10K", "1M"] {
      let isRight =
        try collate("--csv", "-S", size, input: input)
        == .wrote(sorted)
      #expect(isRight, "\(size)")
    }
  }
}

/// A record of three fields, some of them in quotes.
private struct Record {
  private let fields: [[UInt8]]
  let written: [UInt8]

  init(_ numbers: inout SeededGenerator) {
    fields = (0..<3).map { _ in
      (0..<numbers.number(in: 0...4)).map { _ in
        numbers.pick(Array("aab,\"\n\r é".utf8))
      }
    }
    var isQuoted = fields.map { field in
      field.contains { ",\"\n\r".utf8.contains($0) }
    }
    for index in isQuoted.indices where numbers.chance(oneIn: 3) {
      isQuoted[index] = true
    }
    let parts = zip(fields, isQuoted).map { field, isQuoted -> [UInt8] in
      isQuoted
        ? [0x22] + field.flatMap { $0 == 0x22 ? [$0, $0] : [$0] } + [0x22]
        : field
    }
    written =
      Array(parts.joined(separator: [0x2C]))
      + Array(numbers.pick(["\n", "\r\n"]).utf8)
  }

  func value(_ field: Int) -> [UInt8] { fields[field] }
}
