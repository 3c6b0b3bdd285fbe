import Testing

@Suite("Misuse of sections, titles and explain")
struct SectionUsageTests {
  private func expectUsage(_ example: UsageTests.Case) throws {
    try expect(
      collate(example.arguments), .usage(example.message, example.command))
  }

  @Test(
    "the byte order has no sections",
    arguments: [["sections"], ["titles"], ["explain", "a"]])
  func byteOrder(_ arguments: [String]) throws {
    let refusal = Run.usage(
      "the byte order of locale 'C' has no sections; name another with "
        + "'--locale'", arguments[0])
    try expect(collate(arguments), refusal)
    for locale in ["C", "POSIX", "C.UTF-8"] {
      try expect(collate(arguments + ["-l", locale]), refusal)
      try expect(
        collate(arguments, environment: ["LC_ALL": locale]), refusal)
    }
  }

  @Test(
    "an operand that is missing or too much",
    arguments: [
      .init(["titles", "-l", "sv", "x"], "unexpected operand 'x'", "titles"),
      .init(["titles", "--", "-x"], "unexpected operand '-x'", "titles"),
      .init(["explain"], "there is no text to explain", "explain"),
      .init(["explain", "-l", "sv"], "there is no text to explain", "explain"),
      .init(
        ["sections", "--empty"], "option '--empty' needs an argument",
        "sections"),
      .init(
        ["titles", "--search-entry=x"],
        "option '--search-entry' takes no argument", "titles"),
    ] as [UsageTests.Case])
  func operands(_ example: UsageTests.Case) throws { try expectUsage(example) }

  @Test(
    "what decides titles does not go with groups, whose titles are values",
    arguments: [
      ("--empty=keep", "--empty"), ("--layout=icu", "--layout"),
      ("--labels=ru", "--labels"), ("--alphabet=titles", "--alphabet"),
    ])
  func groups(_ option: String, _ name: String) throws {
    try expectUsage(
      .init(
        ["sections", "-l", "sv", "--group=1", option],
        "option '\(name)' does not go with '--group'", "sections"))
  }

  @Test(
    "an option of another command",
    arguments: [
      .init(["sections", "-u"], "unknown option '-u'", "sections"),
      .init(["sections", "-u"], "unknown option '-u'", "sections"),
      .init(["sections", "--keyed"], "unknown option '--keyed'", "sections"),
      .init(["titles", "--empty=keep"], "unknown option '--empty'", "titles"),
      .init(["titles", "-k1"], "unknown option '-k'", "titles"),
      .init(["titles", "-z"], "unknown option '-z'", "titles"),
      .init(
        ["titles", "--articles=en"], "unknown option '--articles'", "titles"),
      .init(["explain", "-k1", "a"], "unknown option '-k'", "explain"),
      .init(
        ["explain", "--group=1", "a"], "unknown option '--group'",
        "explain"),
      .init(
        ["explain", "--format=json"], "unknown option '--format'", "explain"),
      .init(["sort", "--format=json"], "unknown option '--format'"),
      .init(["keys", "--group=1"], "unknown option '--group'", "keys"),
      .init(
        ["sections", "--formt=json"],
        "unknown option '--formt'; did you mean '--format'?", "sections"),
      .init(
        ["titles", "--lables=ru"],
        "unknown option '--lables'; did you mean '--labels'?", "titles"),
      .init(
        ["sections", "--a=x"],
        "option '--a' is ambiguous: '--articles', '--apostrophes', "
          + "'--alphabet', '--absent'",
        "sections"),
      .init(
        ["explain", "--la=x"],
        "option '--la' is ambiguous: '--layout', '--labels'", "explain"),
    ] as [UsageTests.Case])
  func unknownOption(_ example: UsageTests.Case) throws {
    try expectUsage(example)
  }

  @Test(
    "an unknown word is named, with the known ones or the nearest",
    arguments: [
      ("sections", "format", "xml", "known are text, tsv, json"),
      ("sections", "format", "jsn", "did you mean 'json'?"),
      ("titles", "format", "tsv", "known are text, json"),
      ("sections", "empty", "no", "known are hide, keep"),
      ("sections", "empty", "", "known are hide, keep"),
      ("sections", "empty", "hidde", "did you mean 'hide'?"),
      ("sections", "layout", "phone", "known are standard, icu"),
      ("titles", "layout", "Standard", "did you mean 'standard'?"),
      ("explain", "layout", "x", "known are standard, icu"),
      (
        "sections", "absent", "before",
        "known are next, previous, nearest, omitted"
      ),
      ("titles", "absent", "neerest", "did you mean 'nearest'?"),
      ("sections", "names", "hanzi", "known are han"),
      ("sort", "names", "", "known are han"),
      ("keys", "opening-punctuation", "skp", "did you mean 'skip'?"),
      ("explain", "opening-punctuation", "x", "known are keep, skip"),
    ])
  func word(
    _ command: String, _ option: String, _ value: String, _ hint: String
  ) throws {
    let operand = command == "explain" ? ["a"] : []
    try expect(
      collate([command, "-l", "sv", "--\(option)=\(value)"] + operand),
      .usage(
        "unknown value '\(value)' of option '--\(option)'; \(hint)", command))
  }

  @Test(
    "a number of titles that is none",
    arguments: ["0", "-1", "x", "", "1.5"])
  func limit(_ given: String) throws {
    for command in ["sections", "titles"] {
      try expect(
        collate(command, "-l", "sv", "--limit=\(given)"),
        .usage(
          "option '--limit' needs a number above 0, not '\(given)'", command))
    }
  }

  @Test("a part of the line that is none; what files cannot be reversed")
  func part() throws {
    for (option, command) in [
      ("group", "sections"), ("reading", "sections"), ("reading", "sort"),
      ("reading", "keys"),
    ] {
      for (value, reason) in [
        ("0", "the field is counted from 1"), ("", "the field is missing"),
        ("1.", "the character is missing"), ("1r", "'r' is not understood"),
        ("1,1r", "'r' is not understood"),
      ] {
        try expect(
          collate(command, "-l", "sv", "--\(option)=\(value)"),
          .usage(
            "invalid key '\(value)' of option '--\(option)': \(reason)",
            command))
      }
    }
  }

  @Test("a language whose articles are not known is named, with those that are")
  func articles() throws {
    for (command, value, language) in [
      ("sort", "xx", "xx"), ("keys", "en,tlh", "tlh"),
      ("sections", "EN", "EN"), ("explain", "en-US", "en-US"),
    ] {
      try expect(
        collate(command, "-l", "en", "--articles=\(value)", "a"),
        .usage(
          "no articles are known for '\(language)' of option '--articles', "
            + "only af,ar,ca,cy,da,de,el,en,es,eu,fr,ga,gl,he,hu,is,it,mt,nb,nl,nn,"
            + "no,pt,ro,sv",
          command))
    }
  }

  @Test("a locale of labels that is none")
  func labels() throws {
    for arguments in [["sections"], ["titles"], ["explain", "a"]] {
      try expect(
        collate(arguments + ["-l", "en", "--labels=ru,!!"]),
        .trouble("malformed locale '!!', from '--labels'"))
    }
  }

  @Test("misuse is told before anything is read or written")
  func nothingHappens() throws {
    let scratch = try Scratch()
    try scratch.write("old\n", to: "out")
    for option in [
      "--bogus", "--limit=0", "--absent=x", "--layout=x", "--format=x",
      "--empty=x", "--group=x", "--articles=x",
    ] {
      let run = try collate(
        "sections", "-l", "en", "-o", "out", "none", option, in: scratch)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errorText.hasSuffix(" (see 'collate sections --help')\n"))
    }
    #expect(try scratch.text(of: "out") == "old\n")
    #expect(try scratch.names() == ["out"])
  }
}
