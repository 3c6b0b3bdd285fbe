import Testing

@Suite("Misuse")
struct UsageTests {
  /// A row of the table: arguments, what is said, and for which command.
  struct Case: CustomTestStringConvertible {
    var arguments: [String]
    var message: String
    var command: String

    init(
      _ arguments: [String], _ message: String, _ command: String = "sort"
    ) {
      (self.arguments, self.message) = (arguments, message)
      self.command = command
    }

    var testDescription: String { "\(arguments)" }
  }

  private func expectUsage(_ example: Case) throws {
    try expect(
      collate(example.arguments), .usage(example.message, example.command))
  }

  @Test(
    "an unknown option is named",
    arguments: [
      Case(["--bogus"], "unknown option '--bogus'"),
      Case(["--bogus=x"], "unknown option '--bogus'"),
      Case(["-Q"], "unknown option '-Q'"),
      Case(["-rQ"], "unknown option '-Q'"),
      Case(["-é"], "unknown option '-é'"),
      Case(["--é"], "unknown option '--é'"),
      Case(["file", "-Q"], "unknown option '-Q'"),
      Case(["file", "--bogus"], "unknown option '--bogus'"),
      // The operand before it is not what is unknown.
      Case(["file", "-é"], "unknown option '-é'"),
      Case(["-ré"], "unknown option '-é'"),
      Case(["-r", "-é", "file"], "unknown option '-é'"),
      Case(["keys", "-r"], "unknown option '-r'", "keys"),
      Case(["keys", "--reverse"], "unknown option '--reverse'", "keys"),
      Case(["keys", "--check"], "unknown option '--check'", "keys"),
      Case(["locales", "-l", "sv"], "unknown option '-l'", "locales"),
      Case(["sort", "--fingerprint"], "unknown option '--fingerprint'"),
    ])
  func unknownOption(_ example: Case) throws { try expectUsage(example) }

  @Test(
    "a near miss is suggested",
    arguments: [
      ("--revrese", "--reverse"), ("--reverze", "--reverse"),
      ("--strenght", "--strength"), ("--Locale", "--locale"),
      ("--locales", "--locale"), ("--ouput", "--output"),
      ("--numerical", "--numeric"), ("--hlep", "--help"),
      ("--casefirst", "--case-first"), ("--paralel", "--parallel"),
      ("--field-seperator", "--field-separator"), ("--unqiue", "--unique"),
    ])
  func nearMiss(_ given: String, _ meant: String) throws {
    for argument in [given, "\(given)=x"] {
      try expect(
        collate(argument),
        .usage("unknown option '\(given)'; did you mean '\(meant)'?"))
    }
  }

  @Test("a near miss is sought in the options of the command")
  func nearMissOfCommand() throws {
    try expect(
      collate("keys", "--fingerpint"),
      .usage(
        "unknown option '--fingerpint'; did you mean '--fingerprint'?",
        "keys"))
    try expect(
      collate("locales", "--ouput=x"),
      .usage(
        "unknown option '--ouput'; did you mean '--output'?", "locales"))
  }

  @Test(
    "long options may be shortened while they are unambiguous",
    arguments: ["--r", "--re", "--s", "--k", "--he", "--hel"])
  func shortened(_ option: String) throws {
    let lists = [
      "--r":
        "'--reorder', '--rules', '--reading', '--reverse', '--random-sort', "
        + "'--random-source'",
      "--re": "'--reorder', '--reading', '--reverse'",
      "--s": "'--strength', '--stable', '--sort'",
      "--k": "'--key', '--keyed'",
      "--he": "'--header', '--help'",
    ]
    if let list = lists[option] {
      try expect(
        collate(option), .usage("option '\(option)' is ambiguous: \(list)"))
      try expect(
        collate("\(option)=x"),
        .usage("option '\(option)' is ambiguous: \(list)"))
    } else {
      try expect(collate(option), collate("--help"))
    }
  }

  @Test("a full name is not ambiguous with a longer one")
  func exactName() throws {
    try expect(collate("--key", "2", input: "a b\nb a\n"), .wrote("b a\na b\n"))
    try expect(
      collate("--str=primary", "--loc=en", "--rev", input: "a\nb"),
      .wrote("b\na\n"))
  }

  @Test(
    "an argument that is missing or too much",
    arguments: [
      Case(["-l"], "option '--locale' needs an argument"),
      Case(["--locale"], "option '--locale' needs an argument"),
      Case(["-r", "--loc"], "option '--locale' needs an argument"),
      Case(["file", "-rk"], "option '--key' needs an argument"),
      Case(["-t"], "option '--field-separator' needs an argument"),
      Case(["keys", "-o"], "option '--output' needs an argument", "keys"),
      Case(["--reverse=yes"], "option '--reverse' takes no argument"),
      Case(["--rev=yes"], "option '--reverse' takes no argument"),
      Case(["--numeric="], "option '--numeric' takes no argument"),
      Case(["--help=sort"], "option '--help' takes no argument"),
      Case(["locales", "x"], "unexpected operand 'x'", "locales"),
      Case(["locales", "--", "-x"], "unexpected operand '-x'", "locales"),
    ])
  func argumentCount(_ example: Case) throws { try expectUsage(example) }

  @Test(
    "a key that is none",
    arguments: [
      ("", "the field is missing"),
      ("x", "the field is missing"),
      (",1", "the field is missing"),
      (".1", "the field is missing"),
      ("-1", "the field is missing"),
      ("+1", "the field is missing"),
      ("٣", "the field is missing"),
      ("0", "the field is counted from 1"),
      ("0,1", "the field is counted from 1"),
      ("1.", "the character is missing"),
      ("1.,2", "the character is missing"),
      ("1.0", "the character is counted from 1"),
      ("1,", "the last field is missing"),
      ("1,x", "the last field is missing"),
      ("1,0", "the last field is counted from 1"),
      ("1,2.", "the last character is missing"),
      ("1x", "'x' is not understood"),
      ("1 ", "' ' is not understood"),
      ("1,2x", "'x' is not understood"),
      ("1,2nV", "the flags 'nV' contradict each other"),
      ("1dM", "the flags 'dM' contradict each other"),
      ("1,2,3", "',3' is not understood"),
      ("1r.2", "'.2' is not understood"),
      ("1,2r3", "'3' is not understood"),
    ])
  func key(_ given: String, _ reason: String) throws {
    for command in ["sort", "keys"] {
      try expect(
        collate(command, "-k", given),
        .usage(
          "invalid key '\(given)' of option '--key': \(reason)", command))
    }
  }

  @Test("a separator of no character, or of several")
  func separator() throws {
    for separator in ["", "ab", "::", "e\u{301}"] {
      try expect(
        collate("-t", separator),
        .usage(
          "option '--field-separator' needs one character, not "
            + "'\(separator)'"))
    }
    // A byte that is no character separates nothing.
    var process = try tool([])
    process.arguments = [Array("-t".utf8), [0xFF]]
    try expect(
      process.run(),
      .usage(
        "option '--field-separator' needs one character, not '\u{FFFD}'"))
  }

  @Test(
    "a number of threads that is none",
    arguments: [
      "0", "-1", "x", "", "1.5", "1x", "+", "0000000000000000000000000",
    ])
  func parallel(_ given: String) throws {
    try expect(
      collate("--parallel=\(given)"),
      .usage(
        "option '--parallel' needs a number above 0, not '\(given)'"))
  }

  @Test("'--keyed' has its keys already")
  func keyed() throws {
    try expect(
      collate("--keyed", "-k1"),
      .usage("option '--key' does not go with '--keyed'"))
  }

  @Test("misuse is told before anything is read or written")
  func nothingHappens() throws {
    let scratch = try Scratch()
    try scratch.write("old\n", to: "out")
    try expect(
      collate("-o", "out", "none", "--bogus", in: scratch),
      .usage("unknown option '--bogus'"))
    #expect(try scratch.text(of: "out") == "old\n")
    #expect(try scratch.names() == ["out"])
  }
}
