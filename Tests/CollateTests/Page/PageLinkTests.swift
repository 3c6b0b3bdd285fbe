import Testing

@Suite("Links of a page")
struct PageLinkTests {
  private func page(_ arguments: String..., input: String) throws -> PageFile {
    let run = try collate(["page"] + arguments, input: Array(input.utf8))
    #expect(run.status == 0 && run.errorText == "")
    return PageFile(run)
  }

  private func places(_ page: PageFile) -> [String?] {
    (page.tags("li") + page.tags("div")).map { $0.attributes["id"] }
      .filter { $0?.hasPrefix("r=") == true }
  }

  @Test("a row's place is its text, whatever else is in the list")
  func texts() throws {
    let one = try page("-l", "sv", input: "Ada  Ek\n")
    #expect(places(one) == ["r=Ada_Ek"])
    let many = try page("-l", "sv", input: "Bo\nAda  Ek\nAda Berg\n")
    #expect(places(many).contains("r=Ada_Ek"))
    // Equal texts differ by a number, and a text may look like one of these.
    let twice = try page("-l", "en", input: "a\na~2\na\na\n")
    #expect(
      Set(places(twice)) == ["r=a", "r=a~2", "r=a~3", "r=a~2~2"]
        || Set(places(twice)).count == 4)
    let long = try page(
      "-l", "en", input: String(repeating: "a", count: 5000) + "\n")
    #expect(places(long)[0]!.utf8.count == 100)
  }

  @Test("a column names rows whose texts are equal")
  func column() throws {
    let named = try page(
      "-l", "sv", "--csv", "--header", "--columns=name", "--id=key",
      input: "key,name\n7,Ada\n9,Ada\n,Bo\n")
    #expect(named.sections == [["A", "Ada", "Ada"], ["B", "Bo"]])
    #expect(places(named) == ["r=7", "r=9", "r=Bo"])
    try expect(
      collate("page", "-l", "en", "-t;", "--id=1,2"),
      .usage("option '--id' takes one column, not '1,2'", "page"))
  }

  @Test("a group has the place of its title")
  func groups() throws {
    let grouped = try page(
      "-l", "sv", "-t;", "-k1,1", "--group=2", "--columns=1",
      input: "a;Norra länet\nb;#1\n")
    #expect(
      Set(grouped.tags("section").map { $0.attributes["id"] })
        == ["g=Norra_länet", "g=#1"])
    #expect(!grouped.bar.contains { $0.hasSuffix("nowhere") })
    #expect(grouped.texts("style")[1].contains("#g\\3d Norra"))
  }

  @Test("letters without rows are pale")
  func pale() throws {
    let page = try page("-l", "sv", input: "Ada\nZoe\n")
    let classes = page.tags("li").dropFirst().prefix(26).map {
      $0.attributes["class"]
    }
    #expect(classes.first == .some(nil) && classes.last == .some(nil))
    #expect(classes.dropFirst().dropLast().allSatisfy { $0 == "pale" })
  }

  @Test(
    "a link leads over the bar, and one has it from a column's further links")
  func links() throws {
    let page = try page(
      "-l", "sv", "--csv", "--header", "--columns=name", "--link=site,mail",
      input: "name,site,mail\nAda,/ada,a@b.se\nBo,,bo@b.se\n")
    #expect(
      page.tags("a").suffix(3).map { $0.attributes["href"] }
        == ["/ada", "mailto:a@b.se", "mailto:bo@b.se"])
    #expect(page.sections == [["A", "Ada mail"], ["B", "Bo mail"]])
    #expect(
      page.tags("a").first { $0.attributes["class"] == "skip" }?
        .attributes["href"] == "#main")
  }

  @Test("a reference may have a semicolon or blanks, as texts may")
  func oddReferences() throws {
    let page = try page(
      "-l", "sv", "-t\\t", "--columns=1", "--see=2",
      input: "Rock; Roll\t\nRock\t\nÖl \t\nZ\tRock; Roll\nZz\tRock;Öl\n")
    #expect(
      page.tags("a").suffix(3).map { $0.attributes["href"] }
        == ["#r=Rock;_Roll", "#r=Rock", "#r=Öl_"])
  }

  @Test("a row leads to others that it names; a name that no row has is told")
  func references() throws {
    let input = "term,see\nAda,Öl: ett; Bo\n\"Öl: ett\",Ada\nBo,Nobody\n"
    let run = try collate(
      "page", "-l", "sv", "--csv", "--header", "--columns=term", "--see=see",
      input: input)
    #expect(
      run.errorText
        == "collate: warning: 1 reference to no row, such as 'Nobody'\n")
    let page = PageFile(run)
    #expect(
      page.sections == [
        ["A", "Ada se Öl: ett; Bo"], ["B", "Bo se Nobody"],
        ["Ö", "Öl: ett se Ada"],
      ])
    #expect(
      page.tags("a").suffix(3).map { $0.attributes["href"] }
        == ["#r=Öl%3A_ett", "#r=Bo", "#r=Ada"])
  }
}

@Suite("A page as a glossary")
struct PageGlossaryTests {
  @Test("has terms with their definitions, and finds both")
  func glossary() throws {
    let run = try collate(
      "page", "-l", "en", "--as=glossary", "--csv", "--header",
      "--columns=term", "--detail=text", "--see=see",
      input: "term,text,see\nkey,bytes that sort,title\ntitle,a heading,\n")
    #expect(run.status == 0 && run.errorText == "")
    let page = PageFile(run)
    #expect(page.texts("dt") == ["key", "title"])
    #expect(page.texts("dd") == ["bytes that sort", "see title", "a heading"])
    #expect(page.tags("dl").count == 2 && page.tags("ul").isEmpty)
    #expect(page.tags("main")[0].attributes["data-as"] == "glossary")
    #expect(page.scripts[0].contains("\"fields\":2"))
    #expect(page.tags("li").allSatisfy { $0.attributes["id"] == nil })
  }
}

@Suite("The shown name of a row")
struct ShownNameTests {
  private func names(
    _ template: String, _ input: String
  ) throws -> [String] {
    let run = try collate(
      "page", "-l", "sv", "--csv", "--header", "--show=\(template)",
      input: input)
    #expect(run.status == 0)
    return PageFile(run).sections.flatMap { $0.dropFirst() }
  }

  @Test("is made of columns, with the signs between those that are there")
  func templates() throws {
    let people = "first,last,city\nZoe,Berg,Lund\n,Ek,\nAda,,Ystad\n"
    #expect(
      try names("{last}, {first}", people) == ["Ada", "Berg, Zoe", "Ek"])
    #expect(
      try names("{last}, {first} ({city})", people)
        == ["Ada (Ystad)", "Berg, Zoe (Lund)", "Ek"])
    #expect(
      try names("«{last}» {first}", people) == ["Ada", "«Berg» Zoe", "«Ek»"])
    let more = "a,b,c\n1,2,3\n1,,3\n,2,3\n1,2,\n1,,\n"
    #expect(
      try names("{a}, {b} ({c})", more)
        == ["1", "1, 2", "1, 2 (3)", "1 (3)", "2 (3)"])
    #expect(
      try names("{a} (born {b}, in {c})", more).suffix(3)
        == ["1 (born 2, in 3)", "1 (born 3)", "(born 2, in 3)"])
    #expect(
      try names("{{{2}}}", people).contains("{Berg}"))
    for (quoted, name) in [
      ("\"{city}\"", "\"Lund\""), ("'{city}'", "'Lund'"),
      ("<{city}>", "&lt;Lund&gt;"), ("„{city}“", "„Lund“"),
      ("“{city}”", "“Lund”"),
    ] {
      let shown = name.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      #expect(
        try names("{name} \(quoted)", "name,city\nBo,\nAda,Lund\nEk, \n")
          == ["Ada \(shown)", "Bo", "Ek"])
    }
    // Filed by the columns of the text, not by its signs.
    #expect(
      try names("({first}) {last}", "first,last\nZ,A\nB,C\n")
        == ["(B) C", "(Z) A"])
  }

  @Test("ill-formed templates are told")
  func mistakes() throws {
    func errors(_ template: String) throws -> String {
      try collate(
        "page", "-l", "sv", "--csv", "--header", "--show=\(template)",
        input: "first,last\na,b\n"
      ).errorText
    }
    #expect(
      try errors("{last").hasPrefix(
        "collate: option '--show' has a brace by itself in '{last';"))
    #expect(try errors("last").contains("needs a column, such as '{1}'"))
    #expect(
      try errors("{lust}").hasPrefix(
        "collate: there is no column 'lust' for option '--show'"))
    #expect(try errors("{1,2}").contains("takes one column in each '{…}'"))
    try expect(
      collate("page", "-l", "en", "-t;", "--show={1}", "--columns=1"),
      .usage("option '--show' does not go with '--columns'", "page"))
  }
}

@Suite("What stands below the title of a page")
struct PageFactTests {
  private func facts(_ arguments: String...) throws -> [String] {
    let run = try collate(["page"] + arguments, input: Array("a\n".utf8))
    #expect(run.status == 0)
    return PageFile(run).texts("p")
  }

  @Test("is the day in the page's language and calendar, and the source")
  func facts() throws {
    #expect(try facts("-l", "sv").count == 1)
    #expect(
      try facts("-l", "sv", "--date=2024-02-29")[0] == "Per: 29 februari 2024")
    #expect(
      try facts("-l", "de", "--date=2026-11-29", "--source=Amt & Co")[0]
        == "Stand: 29. November 2026 · Quelle: Amt & Co")
    #expect(
      try facts("-l", "th", "--date=1969-12-31")[0].contains("2512"))
    #expect(
      try facts("-l", "en", "--source=The office https://a.example/x")[0]
        == "Source: The office")
    #expect(try facts("-l", "en", "--date=today").count == 2)
    for blank in ["", " ", "\t", "\u{3000} "] {
      #expect(try facts("-l", "en", "--source=\(blank)").count == 1)
    }
    for day in ["2026-02-30", "2026-2-3", "29.11.2026", "", "tomorrow"] {
      try expect(
        collate("page", "-l", "en", "--date=\(day)"),
        .usage(
          "option '--date' takes a day such as 2026-11-29, or 'today', not "
            + "'\(day)'", "page"))
    }
  }

  @Test("titles that look alike have the names of their scripts")
  func scripts() throws {
    let page = PageFile(
      try collate("page", "-l", "el", input: "Anna\nΑννα\n"))
    #expect(page.texts("h2") == ["Α", "A Λατινικό"])
    let labels = page.tags("a").compactMap { $0.attributes["aria-label"] }
    #expect(labels.contains("A Λατινικό"))
    let turns = page.tags("li").filter {
      $0.attributes["class"]?.contains("turn") == true
    }
    #expect(turns.count >= 1)
    // In a list of one script there is nothing to tell apart.
    let plain = PageFile(try collate("page", "-l", "de", input: "Anna\n"))
    #expect(plain.texts("h2") == ["A"])
  }
}
