import Testing

@Suite("collate page")
struct PageCommandTests {
  private static let people = """
    name,city,site
    Öst,Lund,https://a.example/?a=1&b=2
    "Ada, geb. Ek",Köln,/ada
    Bo,,

    """

  private func page(_ arguments: String..., input: String) throws -> PageFile {
    let run = try collate(["page"] + arguments, input: Array(input.utf8))
    #expect(run.status == 0 && run.errorText == "")
    return PageFile(run)
  }

  @Test("has the rows under their titles, and the bar at its edge")
  func sections() throws {
    let page = try page("-l", "sv", input: "Öl\nZebra\nÅl\nAda\nada\n")
    #expect(
      page.sections
        == [["A", "ada", "Ada"], ["Z", "Zebra"], ["Å", "Ål"], ["Ö", "Öl"]])
    #expect(page.bar.prefix(3) == ["A→A", "B→Z", "C→Z"])
    #expect(page.bar.suffix(4) == ["Å→Å", "Ä→Ö", "Ö→Ö", "#→Ö"])
  }

  @Test("takes what decides titles and bar")
  func options() throws {
    let thinned = try page(
      "-l", "sv", "--limit=5", "--absent=previous", input: "Öl\nZebra\nAda\n")
    #expect(thinned.bar == ["A→A", "•→A", "O→A", "•→A", "#→Ö"])
    // A screen reader is told where the sign leads.
    let labels = thinned.tags("a").dropFirst(2).map {
      $0.attributes["aria-label"]
    }
    #expect(labels == [nil, "A", nil, "A", nil])
    let grouped = try page(
      "-l", "sv", "-t;", "-k1,1", "--group=2,2",
      input: "Ystad;Skåne\nÅbo;Åland\nLund;Skåne\n")
    #expect(
      grouped.sections
        == [["Skåne", "Lund;Skåne", "Ystad;Skåne"], ["Åland", "Åbo;Åland"]])
    #expect(grouped.bar == ["Skåne→Skåne", "Åland→Åland"])
    // Values that have no room in the bar: one entry for each first character.
    let artists = try page(
      "-l", "sv", "-t;", "--group=2", "--columns=1",
      input: "a;ABBA\nb;Aha\nc;\nd;Östen med rösten\n")
    #expect(artists.bar == ["A→ABBA", "Ö→Östen med rösten"])
    #expect(
      artists.tags("a").dropFirst(2).map { $0.attributes["aria-label"] }
        == ["ABBA", "Östen med rösten"])
    #expect(
      try page("-l", "en", "--articles=en", input: "The Who\nAbba\n").sections
        == [["A", "Abba"], ["W", "The Who"]])
    #expect(
      try page(
        "-l", "ja", "-t,", "-k1,1", "--reading=2,2", "--columns=1",
        input: "恋,こい\n"
      ).sections == [["か", "恋"]])
    let kept = try page("-l", "sv", "--empty=keep", input: "Ada\n")
    #expect(kept.sections.count == 30)
    try expect(
      collate("page", "-l", "sv", "--group=1", "--empty=keep"),
      .usage("option '--empty' does not go with '--group'", "page"))
    try expect(
      collate("page", "-l", "C"),
      .usage(
        "the byte order of locale 'C' has no sections; name another with "
          + "'--locale'", "page"))
  }

  @Test("has a title: the one given, the file's name, or the list's range")
  func title() throws {
    let scratch = try Scratch()
    try scratch.write("Ada\nÖl\n", to: "my.list.txt")
    func titles(_ arguments: String...) throws -> [String] {
      let page = PageFile(
        try collate(
          ["page", "-l", "sv"] + arguments, input: Array("Ada\nÖl\n".utf8),
          in: scratch))
      return page.texts("title") + page.texts("h1")
    }
    #expect(try titles("--title=A & <b>") == ["A & <b>", "A & <b>"])
    #expect(try titles("my.list.txt") == ["my.list", "my.list"])
    #expect(try titles() == ["A–Ö", "A–Ö"])
    #expect(try titles("my.list.txt", "-") == ["A–Ö", "A–Ö"])
  }

  @Test("without rows has no bar")
  func empty() throws {
    let page = try page("-l", "sv", input: "")
    #expect(page.tags("nav").isEmpty && page.tags("section").isEmpty)
    #expect(page.tags("main").count == 1)
  }

  @Test("shows columns by name or number, details, and links")
  func columns() throws {
    let named = try page(
      "-l", "sv", "--csv", "--header", "-k", "name,name", "--columns=name",
      "--detail=city", "--link=site", input: Self.people)
    #expect(
      named.sections
        == [["A", "Ada, geb. Ek Köln"], ["B", "Bo"], ["Ö", "Öst Lund"]])
    #expect(named.texts("small") == ["Köln", "Lund"])
    let links = named.tags("a").suffix(2).map { $0.attributes["href"] }
    #expect(links == ["/ada", "https://a.example/?a=1&b=2"])
    let numbered = try page(
      "-l", "sv", "--csv", "--header", "-k", "1,1", "--columns=2,1",
      input: Self.people)
    #expect(
      numbered.sections
        == [["A", "Köln Ada, geb. Ek"], ["B", "Bo"], ["Ö", "Lund Öst"]])
    // Without a choice, a row has all that stands nowhere else.
    let rest = try page(
      "-l", "sv", "--csv", "--header", "--link=site", input: Self.people)
    #expect(
      rest.sections
        == [["A", "Ada, geb. Ek Köln"], ["B", "Bo"], ["Ö", "Öst Lund"]])
    // A name may have commas.
    let odd = try page(
      "-l", "sv", "--csv", "--header", "--columns=a,b,2",
      input: "\"a,b\",a\nx,y\n")
    #expect(odd.sections == [["X", "x y"]])
    #expect(
      try page("-l", "sv", "-t\\t", "--columns=2,1", input: "a\tb\n").sections
        == [["B", "b a"]])
  }

  @Test("without -k, rows are filed by what they show")
  func filedAsShown() throws {
    let people = """
      first,last,city
      Anna,Svensson,Malmö
      Bo,,Lund
      Zoe,Berg,Ystad
      Adam,Berg Ström,Arvika
      Åsa,"  Ek",Ystad

      """
    let options = ["-l", "sv", "--csv", "--header"]
    func sections(_ arguments: String...) throws -> [[String]] {
      let run = try collate(
        ["page"] + options + arguments, input: Array(people.utf8))
      return PageFile(run).sections
    }
    // A value is compared before the next one: Berg, then Berg Ström. An empty
    // value is not shown, and nothing is filed by it.
    #expect(
      try sections("--columns=last,first") == [
        ["B", "Berg Zoe", "Berg Ström Adam", "Bo"], ["E", "  Ek Åsa"],
        ["S", "Svensson Anna"],
      ])
    #expect(
      try sections("--columns=last,first", "-b", "--articles=en")
        == sections("--columns=last,first"))
    #expect(
      try sections("--columns=last,first", "-k", "first,first").map { $0[0] }
        == ["A", "B", "Z", "Å"])
    // What is used elsewhere is not part of the text.
    #expect(
      try sections("--detail=first", "--link=last").map { $0[0] }
        == ["A", "L", "M", "Y"])
    #expect(
      try sections("--group=city,city", "--columns=last").map { $0[0] }
        == ["Arvika", "Malmö", "Ystad"])
    #expect(
      try page("-l", "sv", "-t;", "--columns=2,1", input: "a;z\nb;y\n")
        .sections == [["Y", "y b"], ["Z", "z a"]])
  }

  @Test("a list of columns may be long, and need a second look")
  func manyColumns() throws {
    // Names that begin each other: most ways to read the list lead nowhere.
    let names = ["a", "a,a", "a,a,a"]
    let header = names.map { "\"\($0)\"" }.joined(separator: ",")
    let list = Array(repeating: "a", count: 9000).joined(separator: ",")
    let page = try page(
      "-l", "en", "--csv", "--header", "--columns=\(list)",
      input: "\(header)\nx,y,z\n")
    #expect(
      page.sections
        == [["Z", Array(repeating: "z", count: 3000).joined(separator: " ")]])
    let run = try collate(
      "page", "-l", "en", "--csv", "--header", "--columns=\(list),b",
      input: "\(header)\nx,y,z\n")
    #expect(run.errorText.hasPrefix("collate: there is no column 'b' for"))
  }

  @Test("columns that are none are named")
  func unknownColumns() throws {
    func run(_ options: String...) throws -> Run {
      try collate(
        ["page", "-l", "sv", "--csv", "--header"] + options,
        input: Array(Self.people.utf8))
    }
    try expect(
      run("--columns=name,citi"),
      .usage(
        "there is no column 'citi' for option '--columns'; did you mean "
          + "'city'?", "page"))
    try expect(
      run("--detail=4"),
      .usage(
        "there is no column '4' for option '--detail'; there are 'name', "
          + "'city', 'site'", "page"))
    try expect(
      run("--see=1,2"),
      .usage("option '--see' takes one column, not '1,2'", "page"))
    for list in ["", "0", "name", "1,", ",1", "1,,2", "-1"] {
      let run = try collate("page", "-l", "sv", "--columns=\(list)")
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(
        run.errorText.contains(
          "for option '--columns'; name columns by number, or by name with "
            + "'--header'"))
    }
    try expect(
      collate(
        "page", "-l", "sv", "--csv", "--header", "--columns=a",
        input: "a,a\n1,2\n"),
      .usage(
        "several columns have the name 'a' of option '--columns'; give its "
          + "number", "page"))
  }

  @Test("leaves out rows with nothing to show, and tells how many")
  func blankRows() throws {
    func sections(
      _ arguments: String..., input: String, leavingOut count: String
    ) throws -> [[String]] {
      let run = try collate(
        ["page", "-l", "en"] + arguments, input: Array(input.utf8))
      #expect(run.status == 0)
      #expect(
        run.errorText
          == "collate: warning: \(count) left out, with nothing to show\n")
      return PageFile(run).sections
    }
    #expect(
      try sections(input: "b\n\n \t\u{3000}\na\n", leavingOut: "2 rows")
        == [["A", "a"], ["B", "b"]])
    // A link without a text is nothing to see; a detail is.
    #expect(
      try sections(
        "--csv", "--columns=1", "--detail=2", "--link=3",
        input: "\n,,\n\" \",,/x\na,b,/x\n,b,\n", leavingOut: "3 rows")
        == [["A", "a b"], ["#", " b"]])
    #expect(
      try sections(
        "-t;", "--group=2", "--columns=1", input: ";a\n", leavingOut: "1 row"
      ).isEmpty)
  }

  @Test(
    "leaves out links that could run something, and tells how many",
    arguments: [
      "javascript:alert(1)", "JavaScript:x", " javascript:x", "java\tscript:x",
      "data:text/html,x", "vbscript:x", "file:///etc/passwd",
      "\u{1}javascript:",
      "a:b",
    ])
  func unsafeLinks(_ link: String) throws {
    let run = try collate(
      "page", "-l", "en", "-t;", "--link=2", input: "a;\(link)\nb;\(link)\n")
    #expect(run.status == 0)
    #expect(run.errorText.hasPrefix("collate: warning: 2 links left out, such"))
    let page = PageFile(run)
    #expect(page.sections == [["A", "a"], ["B", "b"]])
    #expect(page.tags("a").allSatisfy { $0.attributes["href"]!.hasPrefix("#") })
  }

  @Test(
    "keeps links that only lead somewhere",
    arguments: [
      "https://a.example", "HTTP://a.example", "mailto:a@a.example", "tel:+46",
      "people/a.html", "#a", "?q=a:b", "//a.example", "/a:b", "ä ö",
    ])
  func safeLinks(_ link: String) throws {
    let page = try page(
      "-l", "en", "-t;", "--link=2", input: "a;\(link)\n")
    #expect(page.tags("a").last?.attributes["href"] == link)
  }

  @Test("gives addresses of mail and of www the scheme that is meant")
  func meantSchemes() throws {
    let addresses = [
      ("asa@ex.se", "mailto:asa@ex.se"), ("å.b+c@ö.se", "mailto:å.b+c@ö.se"),
      ("www.ex.se", "https://www.ex.se"),
      ("WWW.ex.se:8/@", "https://WWW.ex.se:8/@"), ("@asa", "@asa"),
      ("a@", "a@"), ("a@b@c", "a@b@c"), ("a b@c", "a b@c"), ("/a@b", "/a@b"),
      ("?to=a@b", "?to=a@b"), ("#a@b", "#a@b"), ("mailto:a@b", "mailto:a@b"),
      ("wwwa.se", "wwwa.se"),
    ]
    let page = try page(
      "-l", "en", "-t;", "-k1,1", "--columns=1", "--link=2",
      input: addresses.enumerated().map { number, address in
        "a\(100 + number);\(address.0)\n"
      }.joined())
    #expect(
      page.tags("a").suffix(addresses.count).map { $0.attributes["href"] }
        == addresses.map(\.1))
  }

  @Test("tells which option the separator of a file needs")
  func separators() throws {
    func errors(_ arguments: String..., input: String) throws -> String {
      try collate(
        ["page", "-l", "en"] + arguments, input: Array(input.utf8)
      ).errorText
    }
    func warning(_ sign: String) -> String {
      "collate: warning: no line has several fields; fields with \(sign)\n"
    }
    let semicolon = "';' between need -t ';'"
    let tab = #"tabs between need -t '\t'"#
    #expect(
      try errors("--csv", "--header", input: "a;b\nc;d\n\ne;f\n")
        == warning(semicolon)
        + "collate: warning: 1 row left out, with nothing to show\n")
    #expect(try errors("--csv", input: "a\tb\n") == warning(tab))
    for input in ["a;b\nc\n", "a;b\nc,d\n", "\"a,b;c\"\n", "a\n", ""] {
      #expect(try errors("--csv", input: input) == "")
    }
    #expect(try errors("--csv", "-t;", input: "a\tb\n") == warning(tab))
    // A name that no column has.
    for option in ["--columns=a", "-ka", "--group=a", "--link=2"] {
      let errors = try errors(
        "--csv", "--header", option, input: "x;y\nc;d\n")
      #expect(errors.contains("; fields with \(semicolon) (see"))
    }
    #expect(
      try errors("--csv", "--header", "--columns=na", input: "nb;y,z\n")
        .contains("; fields with \(semicolon) (see"))
    // Quotes that are ill-formed beside another separator.
    for (input, hint) in [
      ("\"a\";\"b\"\n", semicolon), ("a;\"b\"\n", semicolon),
      ("\"a\"\tb\n", tab),
    ] {
      let errors = try errors("--csv", input: input)
      #expect(errors.hasPrefix("collate: -:1: ill-formed CSV: "))
      #expect(errors.hasSuffix("; fields with \(hint)\n"))
    }
    #expect(!(try errors("--csv", input: "\"a\"b\n")).contains("need"))
  }

  @Test("warns of a file of fields that is read as lines")
  func fileNames() throws {
    let scratch = try Scratch()
    func errors(_ name: String, _ arguments: String...) throws -> String {
      try scratch.write("a\n", to: name)
      return try collate(
        ["page", "-l", "en", name] + arguments, in: scratch
      ).errorText
    }
    func warning(_ name: String, _ option: String) -> String {
      "collate: warning: '\(name)' is read as lines without columns; add "
        + "\(option)\n"
    }
    #expect(try errors("x.CSV") == warning("x.CSV", "--csv"))
    #expect(try errors("x.tsv") == warning("x.tsv", #"-t '\t'"#))
    #expect(try errors("x.csv", "--csv") == "")
    #expect(try errors("x.csv", "-t;") == "")
    #expect(try errors("csv") == "")
  }

  @Test("takes changes from where a browser does")
  func eventAddresses() throws {
    for address in ["a:b/c", "javascript:x", " data:,", "mailto:a@b"] {
      try expect(
        collate("page", "-l", "en", "--events=\(address)"),
        .usage(
          "option '--events' needs an address with http, https or no scheme, "
            + "not '\(address)'", "page"))
    }
    for address in [
      "", "/changes", "changes?a:b", "https://a.example/", "HTTP://a.example",
    ] {
      let run = try collate(
        "page", "-l", "en", "--events=\(address)", input: "")
      #expect(run.status == 0)
    }
  }

  @Test("does not replace its own input")
  func ownInput() throws {
    let scratch = try Scratch()
    try scratch.write("a\n", to: "list")
    _ = try shell("ln list hard; ln -s list soft", in: scratch).run()
    for name in ["list", "hard", "soft", "./list"] {
      try expect(
        collate(["page", "-l", "en", "-o", name, "list"], in: scratch),
        .usage(
          "option '--output' names the input 'list', which the page would "
            + "replace", "page"))
    }
    let run = try shell(
      "\"$0\" page -l en -o list < list; cat list", in: scratch
    ).run()
    #expect(run.text == "a\n")
    try expect(
      collate(["page", "-l", "en", "-o", "page", "list"], in: scratch),
      .wrote(""))
  }

  @Test("warns of a header that takes all lines")
  func longHeader() throws {
    func errors(_ header: String, _ input: String) throws -> String {
      try collate(
        ["page", "-l", "en", "--header=\(header)"], input: Array(input.utf8)
      ).errorText
    }
    #expect(
      try errors("999", "a\nb\n")
        == "collate: warning: '--header=999' takes all 2 lines\n")
    #expect(try errors("2", "a\nb\n") == "")
    #expect(try errors("999", "") == "")
  }

  @Test("names the language and its direction, and those of foreign rows")
  func languages() throws {
    let input = "Öl\nΩμέγα\nעברית\n東京\n"
    let swedish = try page("-l", "sv-u-co-trad", input: input)
    #expect(
      swedish.tags("html").map(\.attributes) == [["lang": "sv", "dir": "ltr"]])
    #expect(
      swedish.tags("span").map(\.attributes) == [
        ["lang": "und-Grek"], ["lang": "und-Hebr", "dir": "rtl"],
        ["lang": "und-Hani"],
      ])
    let hebrew = try page("-l", "he", input: input)
    #expect(
      hebrew.tags("html").map(\.attributes) == [["lang": "he", "dir": "rtl"]])
    let rows = hebrew.tags("span").map { $0.attributes["lang"]! }
    #expect(!rows.contains("und-Hebr"))
    #expect(
      hebrew.tags("span").allSatisfy { $0.attributes["dir"] == "ltr" })
  }
}
