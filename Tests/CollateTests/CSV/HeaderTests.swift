import Testing

@Suite("--header")
struct HeaderTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("the first line comes first, whatever is done with the others")
  func first() throws {
    try expect(
      collate("--header", input: "name\nb\na\n"), .wrote("name\na\nb\n"))
    try expect(
      collate("--header", "-r", "-u", input: "b\na\nc\nc\n"),
      .wrote("b\nc\na\n"))
    try expect(
      collate("--header=2", input: "z\ny\nb\na\n"), .wrote("z\ny\na\nb\n"))
    try expect(collate("--header", input: "name"), .wrote("name\n"))
    try expect(collate("--header", input: ""), .wrote(""))
    try expect(collate("--header=9", input: "b\na\n"), .wrote("b\na\n"))
    try expect(
      collate("--header", "-z", input: "n\nm\u{0}b\u{0}a"),
      .wrote("n\nm\u{0}a\u{0}b\u{0}"))
    for size in ["1b", "1M"] {
      try expect(
        collate("--header", "-S", size, input: "name\nb\na\n"),
        .wrote("name\na\nb\n"))
    }
    for count in ["0", "x", "-1"] {
      try expect(
        collate("--header=\(count)"),
        .usage("option '--header' needs a number above 0, not '\(count)'"))
    }
  }

  @Test("a column has the name that the header gives it")
  func names() throws {
    let input = "id city  year\n1 Lund  9\n2 Ystad 10\n"
    func sorted(_ options: String...) throws -> String {
      try collate(["--header"] + options, input: Array(input.utf8)).text
    }
    let first = "id city  year\n1 Lund  9\n2 Ystad 10\n"
    let second = "id city  year\n2 Ystad 10\n1 Lund  9\n"
    #expect(try sorted("-k", "city") == first)
    #expect(try sorted("-k", "cityr") == second)
    #expect(try sorted("-k", "year") == first)
    #expect(try sorted("-k", "year,yearn") == first)
    #expect(try sorted("-k", "year,yearb") == first)
    #expect(try sorted("-k", "city.3b,city.3b") == first)
    #expect(try sorted("-k", "3n", "-k", "id") == first)
    try expect(
      collate(
        "--header", "-t;", "-k", "born,bornnr",
        input: "name;born\na;9\nb;10\n"),
      .wrote("name;born\nb;10\na;9\n"))
  }

  @Test("names may hold what else would be a comma, a dot, a flag or a number")
  func oddNames() throws {
    func sorted(_ header: String, _ key: String) throws -> Run {
      try collate(
        "--csv", "--header", "-k", key, input: "\(header)\n1,b\n2,a\n")
    }
    for (header, key) in [
      ("x,\"a,b\"", "a,b"), ("x,\"a,b\"", "a,b,a,b"), ("x,n.o", "n.o"),
      ("x,born", "born"), ("bor,born", "born"),
      ("x,\"born,born\"", "born,born"),
      ("x,2nd", "2nd"), ("x,\"say \"\"hi\"\"\"", "say \"hi\""), ("x,é", "é,é"),
    ] {
      try expect(
        sorted(header, key), .wrote("\(header)\n2,a\n1,b\n"), "\(key)")
    }
    // A name in CSV asks for a header, a number does not. What can be read as a
    // number is one.
    try expect(
      collate("--csv", "-k", "y", input: "x,y\n1,b\n2,a\n"),
      .wrote("x,y\n2,a\n1,b\n"))
    try expect(
      collate("--csv", "-k", "2", input: "x,y\n1,b\n2,a\n"),
      .wrote("2,a\n1,b\nx,y\n"))
    try expect(sorted("x,1", "1"), .wrote("x,1\n1,b\n2,a\n"))
  }

  @Test("names are found in other spellings that look alike")
  func equivalentNames() throws {
    let spellings = ["\u{1E69}a", "s\u{323}\u{307}a", "s\u{307}\u{323}a"]
    for name in spellings {
      for key in spellings {
        for key in [key, "\(key),\(key)", "\(key).1,\(key).9", "\(key)f"] {
          try expect(
            collate(
              "--csv", "--header", "-k", key,
              input: "x,\(name)\n1,b\n2,a\n"),
            .wrote("x,\(name)\n2,a\n1,b\n"))
        }
      }
    }
    // A name is no part of a character.
    try expect(
      collate("--csv", "--header", "-k", "\u{E9}", input: "x,e\n1,b\n"),
      .usage(
        "invalid key 'é' of option '--key': there is no column 'é'; "
          + "did you mean 'x'?"))
  }

  /// They took the square of their length to be compared.
  @Test("names with many marks are found")
  func markedNames() throws {
    let marks = String(repeating: "\u{301}\u{323}", count: 10_000)
    let ordered =
      String(repeating: "\u{323}", count: 10_000)
      + String(repeating: "\u{301}", count: 10_000)
    let input = "a\(marks),a\(marks)\u{301}\n1,b\n2,a\n"
    try expect(
      collate("--csv", "--header", "-k", "a\(ordered)n", input: input),
      .wrote(input))
    try expect(
      collate("--csv", "--header", "-k", "a\u{301}\(ordered)", input: input),
      .wrote("a\(marks),a\(marks)\u{301}\n2,a\n1,b\n"))
    #expect(
      try collate("--csv", "--header", "-k", "b\(marks)", input: input).status
        == 2)
  }

  @Test("a name that no column has, or several, is told")
  func unknownNames() throws {
    func message(_ key: String, _ header: String) throws -> Run {
      try collate("--csv", "-k", key, input: "\(header)\nx\n")
    }
    try expect(
      message("citty", "name,city"),
      .usage(
        "invalid key 'citty' of option '--key': there is no column 'citty'; "
          + "did you mean 'city'?"))
    try expect(
      message("name,born", "name,city"),
      .usage(
        "invalid key 'name,born' of option '--key': there is no column 'born'; "
          + "there are 'name', 'city'"))
    try expect(
      message("a", "a,a"),
      .usage(
        "invalid key 'a' of option '--key': several columns have the name 'a'"))
    // Without a header, nothing has a name.
    try expect(
      collate("-k", "city"),
      .usage("invalid key 'city' of option '--key': the field is missing"))
  }

  @Test("each file has a header, and all have the same")
  func severalFiles() throws {
    try scratch.write("name,n\nc,1\n", to: "one")
    try scratch.write("name,n\r\nb,2\r\n", to: "two")
    try scratch.write("", to: "empty")
    try scratch.write("other,n\na,3\n", to: "other")
    try expect(
      collate("--header", "empty", "one", "two", "--csv", in: scratch),
      .wrote("name,n\nb,2\r\nc,1\n"))
    for option in ["-m", "-s"] {
      try expect(
        collate(
          "--header", "--csv", option, "-k", "n", "-", "one", "two",
          input: "name,n\nd,0\n", in: scratch),
        .wrote("name,n\nd,0\nc,1\nb,2\r\n"))
      try expect(
        collate("--header", "--csv", option, "one", "other", in: scratch),
        .trouble("'other' has another header than 'one'"))
    }
    try expect(
      collate(
        "search", "--header", "--csv", "-n", "-k", "n", "2", "one", "two",
        in: scratch),
      .wrote("name,n\ntwo:2:b,2\r\n"))
    try expect(
      collate("keys", "--header", "one", "other", in: scratch),
      .trouble("'other' has another header than 'one'"))
  }

  @Test("lines are counted in each file, those of the header too")
  func lineNumbers() throws {
    try scratch.write("\"na\nme\",n\n\"a\nb\",1\nab,2\n", to: "one")
    try scratch.write("", to: "empty")
    try scratch.write(
      "\"na\nme\",n\nab,3\n\"x\n\ny\",4\nab,5\n", to: "two")
    let arguments = [
      "search", "-l", "sv", "--csv", "--header", "--input-order",
      "--punctuation-counts",
    ]
    let files = ["ab", "one", "empty", "two"]
    try expect(
      collate(arguments + ["-n"] + files, in: scratch),
      .wrote("\"na\nme\",n\none:5:ab,2\ntwo:3:ab,3\ntwo:7:ab,5\n"))
    try expect(
      collate(arguments + ["-n", "-m1"] + files, in: scratch),
      .wrote("\"na\nme\",n\none:5:ab,2\ntwo:3:ab,3\n"))
    try expect(
      collate(arguments + ["-c"] + files, in: scratch),
      .wrote("one:1\nempty:0\ntwo:2\n"))
  }

  @Test("-c counts the lines of the header")
  func check() throws {
    try expect(
      collate("-c", "--header", input: "z\nb\na\n"),
      .disorder("-:3: disorder: a"))
    try expect(collate("-c", "--header", input: "z\na\nb\n"), .wrote(""))
    try expect(
      collate("-c", "--csv", "--header", input: "\"z\n\"\nb\na\n"),
      .disorder("-:4: disorder: a"))
  }

  @Test("sections, search and keys leave the header out, and write it first")
  func otherCommands() throws {
    let input = "name\nÖl\nAda\n"
    try expect(
      collate("sections", "-l", "sv", "--header", input: input),
      .wrote("name\nA\n  Ada\n\nÖ\n  Öl\n"))
    try expect(
      collate("sections", "-l", "sv", "--header", "--format=tsv", input: input),
      .wrote("\tname\nA\tAda\nÖ\tÖl\n"))
    let json = try JSON(
      try collate(
        "sections", "-l", "sv", "--header", "--format=json", input: input
      ).output)
    #expect(json["header"]?.elements.map(\.string) == ["name"])
    try expect(
      collate("search", "-l", "sv", "--header", "a", input: input),
      .wrote("name\nAda\n"))
    try expect(
      collate("search", "-l", "sv", "--header", "-c", "a", input: input),
      .wrote("1\n"))
    try expect(
      collate("search", "-l", "sv", "--header", "-n", "ö", input: input),
      .wrote("name\n2:Öl\n"))
    let keys = try collate("keys", "-l", "sv", "--header", input: input)
    #expect(keys.text.hasPrefix("name\n"))
    #expect(keys.text.split(separator: "\n").count == 3)
  }

  @Test("what is above stored keys is kept above them")
  func storedKeys() throws {
    let stored = try collate(
      "keys", "-l", "sv", "--header", "--fingerprint", input: "name\nÖl\nAda\n")
    let lines = stored.text.split(separator: "\n")
    #expect(lines[0].hasPrefix("# collate-keys ") && lines[1] == "name")
    try expect(
      collate("--keyed", "--header", "-l", "sv", input: stored.output),
      .wrote(
        [lines[0], lines[1], lines[3], lines[2]].map { $0 + "\n" }.joined()))
    #expect(
      try collate("--keyed", "--header", "-l", "da", input: stored.output)
        .errorText.contains("another fingerprint"))
    try expect(
      collate("--keyed", "--header", input: "a\nb\n"),
      .trouble("no keys: line 1 is not a '# collate-keys' header"))
    try expect(
      collate("--keyed", "--header"),
      .trouble("no keys: the input is empty, it has no header"))
    try expect(
      collate("--keyed", "--csv"),
      .usage("option '--csv' does not go with '--keyed'"))
  }

  @Test("sections are not those of numbers, nor of keys that ignore case")
  func flags() throws {
    for (key, fault) in [
      ("an", "be a number"), ("aV", "be a version"), ("af", "have the flag f"),
    ] {
      for option in [["--header", "-k", key], ["-k1\(key.last!)"]] {
        try expect(
          collate(
            ["sections", "-l", "sv"] + option, input: Array("a\nb".utf8)),
          .usage("the first key of 'sections' cannot \(fault)", "sections"))
      }
    }
  }
}
