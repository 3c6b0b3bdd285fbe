import Testing

/// What people try within minutes, each test named for what somebody wanted.
@Suite("Sorting every day")
struct EverydaySortingTests {
  @Test("a column of names behind blanks that are not aligned")
  func ignoredBlanks() throws {
    let input = "x   Örn\nyy  Ada\nzzz Bo\n"
    let sorted = Run.wrote("yy  Ada\nzzz Bo\nx   Örn\n")
    for options in [
      ["-b", "-k2,2"], ["-k2b,2"], ["-k2,2b"], ["-bk2"],
      ["--ignore-leading-blanks", "--key=2"],
    ] where options != ["-k2,2b"] {
      try expect(
        collate(["-l", "sv"] + options, input: Array(input.utf8)), sorted,
        "\(options)")
    }
    // At the end of a key `b` says nothing of its start, as in `sort`.
    try expect(
      collate("-l", "sv", "-k2,2b", input: input),
      collate("-l", "sv", "-k2,2", input: input))
    // Characters are counted behind the blanks.
    try expect(
      collate("-l", "sv", "-k2.2b,2.2b", input: "x   bz\ny aa\n"),
      .wrote("y aa\nx   bz\n"))
    // The whole line, too.
    try expect(collate("-b", input: " b\na\n"), .wrote("a\n b\n"))
  }

  @Test("sorts a column of numbers, and a column without case")
  func keyFlags() throws {
    let input = "b:10\nA:9\na:-1.5\n"
    func sorted(_ options: String...) throws -> Run {
      try collate(["-l", "en", "-t:"] + options, input: Array(input.utf8))
    }
    try expect(sorted("-k2,2n"), .wrote("a:-1.5\nA:9\nb:10\n"))
    try expect(sorted("-k2n"), sorted("-n", "-k2"))
    try expect(sorted("-k2,2nr"), .wrote("b:10\nA:9\na:-1.5\n"))
    try expect(sorted("-k1,1f", "-k2,2n"), .wrote("a:-1.5\nA:9\nb:10\n"))
    try expect(sorted("-k1f,1", "-k2,2nr"), .wrote("A:9\na:-1.5\nb:10\n"))
    try expect(sorted("-s", "-k1,1f"), .wrote("A:9\na:-1.5\nb:10\n"))
  }

  @Test("duplicates dropped that differ in case or accents")
  func coarseDuplicates() throws {
    try expect(
      collate(
        "-l", "fr", "--strength=primary", "-f", "-u",
        input: "cafe\ncafé\nCAFE\n"),
      .wrote("cafe\n"))
    try expect(
      collate("-l", "fr", "-f", "-u", input: "cafe\ncafé\nCAFE\n"),
      .wrote("cafe\ncafé\n"))
  }

  @Test("records of several lines, as find -print0 writes names")
  func blankNewlines() throws {
    try expect(
      collate("-z", "-k2,2", input: "1\n2\u{0}2\n1\u{0}"),
      .wrote("2\n1\u{0}1\n2\u{0}"))
    try expect(
      collate("-l", "sv", "-zb", input: "\n b\0a\0"), .wrote("a\0\n b\0"))
  }

  @Test("one key with a direction of its own beside -f")
  func ownFlags() throws {
    // The key takes no -f from outside: B is before a.
    try expect(
      collate("-f", "-k1,1r", input: "a\nB\nb\n"), .wrote("b\na\nB\n"))
    try expect(collate("-f", "-k1,1", input: "b\nB\na\n"), .wrote("a\nB\nb\n"))
    try expect(
      collate("-n", "-k1,1b", "-k2,2", input: "10 2\n9 10\n10 1\n"),
      .wrote("10 1\n10 2\n9 10\n"))
    try expect(
      collate("-l", "sv", "-f", "-s", "-k1,1r", input: "b\nB\na\n"),
      .wrote("B\nb\na\n"))
  }

  @Test("columns of bytes in the C locale")
  func byteColumns() throws {
    // é is two bytes.
    try expect(
      collate("-k1.3", input: "éb\nzza\n"), .wrote("zza\néb\n"))
    try expect(
      collate("-l", "sv", "-k1.3", input: "éb\nzza\n"), .wrote("éb\nzza\n"))
  }

  @Test("NUL and tab as separators that a shell can pass")
  func writtenSeparators() throws {
    try expect(
      collate("-t", "\\0", "-k2", input: "1\0b\n2\0a\n"),
      .wrote("2\0a\n1\0b\n"))
    try expect(
      collate("-t", "\\t", "-k2", input: "1\tb b\n2\ta a\n"),
      .wrote("2\ta a\n1\tb b\n"))
  }

  @Test("refuses two outputs, or two separators")
  func contradictions() throws {
    let scratch = try Scratch()
    try expect(
      collate("-o", "a", "-o", "b", in: scratch),
      .usage("option '--output' is given as 'a' and as 'b'"))
    #expect(try scratch.names() == [])
    try expect(
      collate("-t", ":", "-t;", in: scratch),
      .usage("option '--field-separator' is given as ':' and as ';'"))
    // The same twice is no contradiction.
    try expect(
      collate("-t:", "-t:", "-k2", input: "1:b\n2:a\n"), .wrote("2:a\n1:b\n"))
    try expect(
      collate("-o", "a", "-o", "a", input: "x\n", in: scratch), .wrote(""))
  }

  @Test("checks quietly in a script")
  func quietCheck() throws {
    for option in ["--check=quiet", "--check=silent", "-C"] {
      try expect(collate(option, input: "b\na\n"), .wrote("", status: 1))
      try expect(collate(option, input: "a\nb\n"), .wrote(""))
    }
    try expect(
      collate("--check=diagnose-first", input: "b\na\n"),
      .disorder("-:2: disorder: a"))
    try expect(
      collate("--check=loud"),
      .usage(
        "unknown value 'loud' of option '--check'; known are diagnose-first, "
          + "quiet, silent"))
    for option in ["--check", "-c"] {
      try expect(
        collate(option, "-C"),
        .usage("option '-C' does not go with '--check'"))
    }
  }

  @Test("--p for --parallel, as in sort")
  func shortParallel() throws {
    try expect(collate("--p", "1", input: "b\na\n"), .wrote("a\nb\n"))
    try expect(
      collate("--p=0"),
      .usage("option '--parallel' needs a number above 0, not '0'"))
  }

  @Test("prices and temperatures by value")
  func numbers() throws {
    let input = "10\n-2\n9,5\n-10\nx\n9,25\n007\n"
    try expect(
      collate("-l", "de", "-n", input: input),
      .wrote("-10\n-2\nx\n007\n9,25\n9,5\n10\n"))
    // Digits inside texts are something else.
    try expect(
      collate("-l", "de", "--numeric", input: "x10\nx9\n"),
      .wrote("x9\nx10\n"))
    try expect(
      collate("-l", "de", "-n", input: "x10\nx9\n"), .wrote("x10\nx9\n"))
    // Groups of digits as the language has them; a long number is one, too.
    try expect(
      collate("-l", "de", "-n", input: "1.000\n999\n"), .wrote("999\n1.000\n"))
    try expect(
      collate("-l", "en", "-n", input: "1,000.5\n1,000.25\n999\n"),
      .wrote("999\n1,000.25\n1,000.5\n"))
    try expect(
      collate("-l", "sv", "-n", input: "1\u{A0}000\n999\n"),
      .wrote("999\n1\u{A0}000\n"))
    let long = String(repeating: "9", count: 1000)
    try expect(
      collate("-n", input: "\(long)8\n-\(long)\n\(long)\n-\(long)8\n1\n"),
      .wrote("-\(long)8\n-\(long)\n1\n\(long)\n\(long)8\n"))
  }

  @Test("lines of one number in the order of the language")
  func numberTies() throws {
    try expect(
      collate("-l", "sv", "-n", input: "1 ö\n1 z\n1 å\n"),
      .wrote("1 z\n1 å\n1 ö\n"))
    try expect(
      collate("-l", "sv", "-t;", "-k2n", input: "ö;1\nz;1\n"),
      .wrote("z;1\nö;1\n"))
    try expect(
      collate("-l", "sv", "-n", "-s", input: "1 ö\n1 z\n"),
      .wrote("1 ö\n1 z\n"))
    try expect(
      collate("-l", "sv", "-n", "-u", input: "1 ö\n01 z\n"), .wrote("1 ö\n"))
    try expect(
      collate("-l", "sv", "-n", "-r", input: "1 z\n1 ö\n2\n"),
      .wrote("2\n1 ö\n1 z\n"))
    try expect(collate("-l", "sv", "-nc", input: "1 z\n1 ö\n"), .wrote(""))
  }

  @Test(
    "says what to use instead of an option of sort",
    arguments: [
      (
        ["-2"], "unknown option '-2'; keys are written '-k POS1,POS2'"
      )
    ])
  func refused(_ arguments: [String], _ message: String) throws {
    try expect(collate(arguments), .usage(message))
  }

  @Test("warns that it does not read the environment's charset")
  func charset() throws {
    let warning = { (locale: String) in
      "collate: warning: locale '\(locale)' names another charset, bytes are "
        + "read as UTF-8 all the same\n"
    }
    for locale in ["fr_FR.ISO-8859-1", "sv_SE.ISO8859-15@euro"] {
      for variable in ["LC_ALL", "LC_COLLATE", "LANG"] {
        try expect(
          collate(input: "b\na\n", environment: [variable: locale]),
          .wrote("a\nb\n", errors: warning(locale)))
      }
    }
    for locale in ["fr_FR.UTF-8", "fr_FR.utf8", "fr_FR", "C.ISO-8859-1"] {
      try expect(
        collate(input: "b\na\n", environment: ["LC_ALL": locale]),
        .wrote("a\nb\n"))
    }
  }

  @Test("suggests the command for a misspelt one")
  func slips() throws {
    func slip(_ word: String, _ command: String) -> Run {
      .trouble(
        "there is no command '\(word)'; did you mean '\(command)'? (see "
          + "'collate --help')")
    }
    try expect(collate("serch", "x"), slip("serch", "search"))
    try expect(
      collate("serch", "--scope=contains", "x"), slip("serch", "search"))
    try expect(collate("-l", "sv", "secions"), slip("secions", "sections"))
    try expect(
      collate("help"),
      .trouble("'help' is no command; help is '--help' (see 'collate --help')"))
    // A file of such a name is a file.
    let scratch = try Scratch()
    try scratch.write("b\na\n", to: "serch")
    try expect(collate("serch", in: scratch), .wrote("a\nb\n"))
    try expect(
      collate("sort", "serhc", in: scratch),
      .trouble("cannot read 'serhc': No such file or directory"))
    try expect(
      collate("names.txt", in: scratch),
      .trouble("cannot read 'names.txt': No such file or directory"))
  }

  @Test("shows the line of a check with its tabs")
  func tabs() throws {
    try expect(
      collate("-c", input: "b\t1\na\t2\n"), .disorder("-:2: disorder: a\t2"))
  }
}
