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

  @Test("the first key cannot be reversed")
  func reversed() throws {
    for options in [["-k1r"], ["-k1,1r", "-k2"], ["-k1r,1"]] {
      try expect(
        collate(["sections", "-l", "sv"] + options),
        .usage("the first key of 'sections' cannot be reversed", "sections"))
    }
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
