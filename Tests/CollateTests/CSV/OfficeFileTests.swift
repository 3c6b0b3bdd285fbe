import Testing

/// Files as office programs write them.
@Suite("Files of office programs")
struct OfficeFileTests {
  private static let members = "Name;Age\r\nZoë;3\r\nAda;2\r\n"

  @Test("the line sep=; stays first, and is neither a header nor a row")
  func separatorLine() throws {
    for mark in ["", "\u{FEFF}"] {
      for line in ["sep=;\r\n", "SEP=;\n"] {
        try expect(
          collate(
            "-l", "en", "--csv", "-t;", "-k", "Age",
            input: mark + line + Self.members),
          .wrote(mark + line + "Name;Age\r\nAda;2\r\nZoë;3\r\n"))
        // Without a header, too.
        try expect(
          collate(
            "-l", "en", "--csv", "-t;", "-k2",
            input: mark + line + "b;2\na;1\n"),
          .wrote(mark + line + "a;1\nb;2\n"))
      }
    }
    try expect(
      collate(
        "search", "-l", "en", "--csv", "-t;", "-n", "-k", "Name,Name", "ada",
        input: "sep=;\n" + Self.members),
      .wrote("sep=;\nName;Age\r\n4:Ada;2\r\n"))
    let json = try collate(
      "sections", "-l", "en", "--csv", "-t;", "-k", "Name", "--format=json",
      input: "sep=;\nName;Age\nb;1\n")
    #expect(json.text.hasPrefix(#"{"locale":"en","header":["Name;Age"],"#))
    let page = try collate(
      "page", "-l", "en", "--csv", "-t;", "--columns=Name",
      input: "sep=;\nName;Age\nb;1\n")
    #expect(!page.text.contains("sep="))
    try expect(
      collate(
        "-l", "sv", "--csv", "-t;", "-z", "-k", "name",
        input: "sep=;\0name;n\0bo;2\0al;1\0"),
      .wrote("sep=;\0name;n\0al;1\0bo;2\0"))
    // Other texts are data.
    for text in ["sep=\n", "sep=;;\n", "sep\n", "sep=;x\n"] {
      try expect(collate("-l", "en", "--csv", input: text), .wrote(text))
    }
    try expect(
      collate("-l", "en", "-t;", "-k1", input: "z\nsep=;\n"),
      .wrote("sep=;\nz\n"))
    try expect(collate("-l", "en", "--csv", input: "sep=,"), .wrote("sep=,\n"))
  }

  @Test("only some of several files have the line sep=,")
  func separatorLinesOfFiles() throws {
    let scratch = try Scratch()
    try scratch.write("sep=,\nn\nb\n", to: "excel")
    try scratch.write("n\na\n", to: "plain")
    for arguments in [["-k", "n"], ["-m", "-k", "n"]] {
      let options = ["-l", "en", "--csv"] + arguments
      try expect(
        collate(options + ["excel", "plain"], in: scratch),
        .wrote("sep=,\nn\na\nb\n"))
      try expect(
        collate(options + ["plain", "excel"], in: scratch),
        .wrote("n\na\nb\n"))
    }
    try expect(
      collate("-l", "en", "--csv", "-k1", "plain", "excel", in: scratch),
      .wrote("a\nb\nn\nn\n"))
  }

  @Test("errors name the line of a file, with or without sep=, before it")
  func linesOfErrors() throws {
    let scratch = try Scratch()
    try scratch.write("sep=,\nn\nb\n", to: "excel")
    try scratch.write("n\na\n", to: "plain")
    try scratch.write("n\n\"x\"y\n", to: "ill")
    try scratch.write("sep=,\nn\n\"x\"y\n", to: "worse")
    for (files, place) in [
      (["excel", "ill"], "ill:2"), (["plain", "ill"], "ill:2"),
      (["plain", "worse"], "worse:3"), (["excel", "worse"], "worse:3"),
    ] {
      for command in ["sort", "sections"] {
        try expect(
          collate(
            [command, "-l", "en", "--csv", "-k", "n"] + files, in: scratch),
          .trouble("\(place): ill-formed CSV: text behind a closing quote"))
      }
    }
  }

  @Test("a line sep=; that names another separator says what to add")
  func otherSeparator() throws {
    try expect(
      collate("-l", "en", "--csv", input: "sep=;\n" + Self.members),
      .trouble(
        "'-' says in its first line that ';' separates fields; add -t ';'"))
    try expect(
      collate("-l", "en", "--csv", input: "sep=\t\na\tb\n"),
      .trouble(
        #"'-' says in its first line that '\t' separates fields; add -t '\t'"#))
  }

  @Test("a workbook is told from text in another charset")
  func workbook() throws {
    let scratch = try Scratch()
    try scratch.write(
      Array("PK\u{3}\u{4}".utf8) + [0xFF, 0xFE, 10], to: "a.xlsx")
    try scratch.write([0xC4, 10], to: "latin1")
    #expect(
      try collate("-l", "en", "a.xlsx", in: scratch).errorText
        == "collate: warning: 'a.xlsx' is a workbook or another ZIP file, not "
        + "text; save it as CSV UTF-8\n")
    #expect(
      try collate("-l", "en", "latin1", in: scratch).errorText
        .contains("--encoding"))
  }

  @Test("hints name a separator that is not in force already")
  func separatorHints() throws {
    try expect(
      collate("-l", "en", "--csv", "-t;", input: "a;b\n1;\"p\n"),
      .trouble("-:2: ill-formed CSV: a quote is not closed"))
    try expect(
      collate("-l", "en", "--csv", input: "a;b\n1;\"p\n"),
      .trouble(
        "-:2: ill-formed CSV: a quote in a field without quotes; fields with ';' "
          + "between need -t ';'"))
    try expect(
      collate("-l", "en", "--csv", "-t;", input: "a,b\n1,\"p\"\n"),
      .trouble(
        "-:2: ill-formed CSV: a quote in a field without quotes; fields with ',' "
          + "between need -t ','"))
    for (separator, other) in [(";", ","), (",", ";"), ("\t", ";")] {
      try expect(
        collate(
          "-l", "en", "--csv", "-t", separator, "-k", "Age",
          input: "Name\(other)Age\n"),
        .usage(
          "invalid key 'Age' of option '--key': there is no column 'Age'; fields "
            + "with '\(other)' between need -t '\(other)'"))
      let page = try collate(
        "page", "-l", "en", "--csv", "-t", separator,
        input: "a\(other)1\nb\(other)2\n")
      #expect(
        page.errorText
          == "collate: warning: no line has several fields; fields with "
          + "'\(other)' between need -t '\(other)'\n")
    }
  }

  @Test("a page's columns by name imply the header, as keys do")
  func columnsByName() throws {
    for options in [
      ["--columns=Name"], ["--columns=1", "--detail=Age"],
      ["--columns=1", "--link=Age"], ["--columns=Name,Age"],
    ] {
      let page = try collate(
        ["page", "-l", "en", "--csv"] + options,
        input: Array("Name,Age\nZoë,http://a.example\n".utf8))
      #expect(page.status == 0 && page.text.contains("Zoë"))
      #expect(!page.text.contains("<li>Name") && page.errors.isEmpty)
    }
    let byNumber = try collate(
      "page", "-l", "en", "--csv", "--columns=1", input: "Name,Age\nZoë,3\n")
    #expect(byNumber.text.contains("Name"))
  }
}
