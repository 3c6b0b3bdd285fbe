import Testing

@Suite("Parts of lines in collate sections")
struct SectionKeyTests {
  private func tsv(_ options: String..., of input: String) throws -> Run {
    try collate(
      ["sections", "-l", "sv", "--format=tsv"] + options,
      input: Array(input.utf8))
  }

  @Test("-k chooses what lines are filed by")
  func key() throws {
    try expect(
      tsv("-t:", "-k2,2", of: "x:Å\ny:Z\nz:å\nw\n"),
      .wrote("Z\ty:Z\nÅ\tz:å\nÅ\tx:Å\n#\tw\n"))
    try expect(
      tsv("-t", "→", "-k", "2.2", of: "a→xö\nb→yb\n"),
      .wrote("B\tb→yb\nÖ\ta→xö\n"))
  }

  @Test("further keys decide within a section, and may be reversed")
  func furtherKeys() throws {
    let input = "a:1:z\na:2:y\nb:3:x\na:2:z\n"
    try expect(
      tsv("-t:", "-k1,1", "-k2,2r", "-k3,3r", of: input),
      .wrote("A\ta:2:z\nA\ta:2:y\nA\ta:1:z\nB\tb:3:x\n"))
  }

  @Test("from Z to A with -r, or if the first key is reversed")
  func reversed() throws {
    let input = "Åsa:1\nBo:2\nanna:1\n5:1\nAnna:3\nБорис:1\n"
    let list =
      "#\tБорис:1\n#\t5:1\nÅ\tÅsa:1\nB\tBo:2\nA\tAnna:3\nA\tanna:1\n"
    for options in [["-r"], ["-t:", "-k1r"], ["-t:", "-k1,1r", "-k2r"]] {
      try expect(
        collate(
          ["sections", "-l", "sv", "--format=tsv"] + options,
          input: Array(input.utf8)),
        .wrote(list))
    }
    // Further keys have their own direction.
    try expect(
      tsv("-t:", "-k1,1r", "-k2", of: "b:1\na:2\na:1\n"),
      .wrote("B\tb:1\nA\ta:1\nA\ta:2\n"))
    // Equal lines stay in order with -s, as in `sort`.
    try expect(
      tsv("-t:", "-k1,1r", "-s", of: "a:1\na:2\nb:1\n"),
      .usage("unknown option '-s'", "sections"))
    let json = try collate(
      "sections", "-l", "sv", "-r", "--format=json", "--rest=first",
      "--absent=omitted", input: input)
    #expect(
      json.text.hasSuffix(
        #"""
        "index":[{"title":"Å","section":0},{"title":"B","section":1},\#
        {"title":"A","section":2},{"title":"#","section":3}]}

        """#))
    // The empty sections, too.
    let all = try collate(
      "sections", "-l", "sv", "-r", "--empty=keep", "--format=json",
      input: "b\n")
    #expect(
      all.text.contains(
        #"{"title":"C","rows":[]},\#n{"title":"B","rows":["b"]}"#))
  }

  @Test("with -r, lines with equal keys are from Z to A, too")
  func reversedTies() throws {
    let input = "Ö:10\nÖ:2\nA:1\n"
    try expect(
      tsv("-t:", "-k1,1", "-r", of: input), .wrote("Ö\tÖ:2\nÖ\tÖ:10\nA\tA:1\n"))
    try expect(
      tsv("-t:", "-k1,1", of: input), .wrote("A\tA:1\nÖ\tÖ:10\nÖ\tÖ:2\n"))
  }

  @Test("-r is the list read from its end, whatever the lines")
  func reversedLists() throws {
    let words = ["Öl", "a", "B", "é", "1", "-", "Ж", "z", "Å", "ch", ""]
    for (locale, options) in [
      ("sv", []), ("cs", ["--rest=first"]), ("ru", ["--layout=icu"]),
      ("en", ["--others=own", "--digits=first"]), ("de", ["--group=1.1,1.1"]),
    ] as [(String, [String])] {
      let lines = words.flatMap { a in words.map { "\(a)\($0)x" } }
      let input = Array((lines.joined(separator: "\n") + "\n").utf8)
      let forth = try collate(
        ["sections", "-l", locale, "--format=tsv"] + options, input: input)
      let back = try collate(
        ["sections", "-l", locale, "--format=tsv", "-r"] + options,
        input: input)
      let read = forth.text.split(separator: "\n").reversed()
      #expect(Array(read) == back.text.split(separator: "\n"), "\(locale)")
      #expect(read.count == lines.count)
    }
  }

  @Test(
    "a reversed key puts the lines of groups from Z to A, -r groups as well")
  func reversedGroups() throws {
    let input = "a:X\nb:Y\nc:X\n"
    try expect(
      tsv("-t:", "--group=2,2", "-k1,1r", of: input),
      .wrote("X\tc:X\nX\ta:X\nY\tb:Y\n"))
    try expect(
      tsv("-t:", "--group=2,2", "-r", of: input),
      .wrote("Y\tb:Y\nX\tc:X\nX\ta:X\n"))
  }

  @Test("pages from Z to A, with their bar")
  func reversedPages() throws {
    let page = try collate("page", "-l", "sv", "-r", input: "Bo\nÅsa\nAnna\n")
    let titles = page.text.matches(of: #/<h2[^>]*>([^<]*)</#).map(\.1)
    #expect(titles == ["Å", "B", "A"])
    #expect(page.text.contains("<title>Å–A</title>"))
    let bar = page.text.matches(of: #/<a href="#s\d+"[^>]*>([^<]*)</#).map(\.1)
    #expect(
      bar.contains("Z")
        && bar
          == bar.sorted { a, b in
            let order = Array("#ÖÄÅZYXWVUTSRQPONMLKJIHGFEDCBA").map {
              String($0)
            }
            return order.firstIndex(of: String(a))! < order.firstIndex(
              of: String(b))!
          }
    )
  }

  @Test("--group makes a section of each value, in the order of the locale")
  func group() throws {
    try expect(
      tsv(
        "-t:", "--group=2,2",
        of: "b:Öst\nc:Väst\na:Öst\nd:\ne:Ärta\nf:väst\n"),
      .wrote(
        "\td:\nväst\tf:väst\nVäst\tc:Väst\nÄrta\te:Ärta\nÖst\ta:Öst\n"
          + "Öst\tb:Öst\n"))
    try expect(
      collate(
        "sections", "-l", "sv", "-t:", "--group=2", input: "b:Ö\na:Z\nc:Ö\n"),
      .wrote("Z\n  a:Z\n\nÖ\n  b:Ö\n  c:Ö\n"))
  }

  @Test("--group and --reading without an end are one field, unlike -k")
  func oneField() throws {
    let input = "a,b;y;2\nc;y;1\n"
    for separator in [["-t;"], ["-t;", "--csv"]] {
      try expect(
        collate(
          ["sections", "-l", "sv", "--format=tsv", "--group=2"] + separator,
          input: Array(input.utf8)),
        .wrote("y\ta,b;y;2\ny\tc;y;1\n"))
      // From a character on, to the end of its field.
      try expect(
        collate(
          ["sections", "-l", "sv", "--format=tsv", "--group=1.2"] + separator,
          input: Array(input.utf8)),
        .wrote("\tc;y;1\n,b\ta,b;y;2\n"))
      // An empty reading is none, whatever is behind it.
      try expect(
        collate(
          ["-l", "sv", "-k1,1", "--reading=2"] + separator,
          input: Array("b;;a\na;c;\n".utf8)),
        .wrote("b;;a\na;c;\n"))
      // A key without an end goes on to the end of the line, as in sort(1).
      try expect(
        collate(
          ["-l", "sv", "-s", "-k2"] + separator, input: Array(input.utf8)),
        .wrote("c;y;1\na,b;y;2\n"))
    }
    // Where blanks begin fields, nothing separates them from a text.
    try expect(
      tsv("--group=2", of: "a Öst norr\n"), .wrote(" Öst norr\ta Öst norr\n"))
    try expect(
      collate(
        "sections", "-l", "sv", "--csv", "--header", "--format=tsv",
        "--group=artist", input: "artist,year\nABBA,36\nABBA,35\n"),
      .wrote("\tartist,year\nABBA\tABBA,35\nABBA\tABBA,36\n"))
  }

  @Test("values that the order calls equal are one group")
  func equalGroups() throws {
    try expect(
      tsv(
        "-t:", "--group=2,2", "--strength=primary",
        of: "b:Väst\na:väst\nc:VÄST\n"),
      .wrote("väst\ta:väst\nväst\tb:Väst\nväst\tc:VÄST\n"))
  }

  @Test("groups are sorted within by the keys, and have an index")
  func groupKeys() throws {
    let input = "b:2:x\na:1:x\nc:3:y\n"
    try expect(
      tsv("-t:", "--group=3", "-k2,2", of: input),
      .wrote("x\ta:1:x\nx\tb:2:x\ny\tc:3:y\n"))
    let index = { (options: String...) in
      try SectionedOutput(
        collate(
          ["sections", "-l", "sv", "--format=json", "-t:", "--group=3"]
            + options, input: Array(input.utf8))
      ).index
    }
    #expect(try index() == ["x:0", "y:1"])
    #expect(
      try index("--search-entry", "--limit=1") == ["{search}:search", "x:0"])
  }
}
