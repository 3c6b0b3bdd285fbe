import Testing
import ThumbIndex

@Suite("collate explain")
struct ExplainCommandTests {
  /// The levels of a key as `explain` writes them, with their names.
  private func levels(
    in text: some StringProtocol
  ) -> [(name: String, bytes: String)] {
    text.split(separator: "\n").drop { $0 != "  sort key:" }.dropFirst()
      .prefix { $0.hasPrefix("    ") }
      .map { line in
        let parts = line.split(separator: ":")
        let bytes = String(parts[1].filter { $0 != " " })
        return (
          String(parts[0].drop { $0 == " " }), bytes == "-" ? "" : bytes
        )
      }
  }

  @Test("tells filing form, key, section and what decided, for each text")
  func whole() throws {
    let collator = try Collator("sv")
    let levels = { (text: String) in
      let bytes = collator.sortKey(for: text).description
      return bytes.enumerated().map { place, digit in
        place > 0 && place.isMultiple(of: 2) ? " \(digit)" : "\(digit)"
      }.joined().split(separator: " 01 ").map(String.init)
    }
    let öl = levels("Öl")
    let digit = levels("7")
    try expect(
      collate("explain", "-l", "sv", "Öl", "7"),
      .wrote(
        """
        Öl
          filing form: Öl
          sort key:
            primary: \(öl[0])
            secondary: \(öl[1])
            tertiary: \(öl[2])
          section: Ö (28)
            it sorts under the title 'Ö'

        7
          filing form: 7
          sort key:
            primary: \(digit[0])
            secondary: \(digit[1])
            tertiary: \(digit[2])
          section: # (29)
            it begins with a digit

        """))
  }

  @Test("tells the filing rules that were applied, in their order")
  func decisions() throws {
    let explain = { (options: String...) in
      let run = try collate(["explain", "-l", "en"] + options)
      #expect(run.status == 0 && run.errors.isEmpty)
      return run.text.split(separator: "\n").dropFirst()
        .prefix { $0 != "  sort key:" }.map(String.init)
    }
    #expect(try explain("The Wall") == ["  filing form: The Wall"])
    #expect(
      try explain("--articles=en", "The Wall")
        == ["  filing form: Wall", "    without the article 'The'"])
    #expect(
      try explain(
        "--opening-punctuation=skip", "--articles=en,fr", "« L’Étranger »")
        == [
          "  filing form: Étranger »", "    without the signs '« '",
          "    without the article 'L’'",
        ])
    #expect(
      try explain("--names=han", "曾国藩")
        == ["  filing form: zēng guó fān", "    read as a Chinese name"])
  }

  @Test(
    "tells why a text is in its section",
    arguments: [
      (
        "Ada", "A (0)",
        "it sorts under the title 'A', and 'B' is the title after it"
      ),
      (
        "Öl", "O (14)",
        "it sorts under the title 'O', and 'P' is the title after it"
      ),
      ("zoo", "Z (25)", "it sorts under the title 'Z'"),
      ("", "# (26)", "it has nothing to sort by"),
      ("\u{AD}", "# (26)", "it has nothing to sort by"),
      ("☃", "# (26)", "it begins with a space, punctuation or a symbol"),
      (" a", "# (26)", "it begins with a space, punctuation or a symbol"),
      ("٣", "# (26)", "it begins with a digit"),
      ("Ωμέγα", "# (26)", "it sorts in a script that has no titles"),
    ])
  func reasons(_ text: String, _ section: String, _ reason: String) throws {
    let run = try collate("explain", "-l", "en", text)
    #expect(run.status == 0)
    #expect(run.text.hasSuffix("  section: \(section)\n    \(reason)\n"))
  }

  @Test("tells the sections of a layout, of more locales, of an own alphabet")
  func sections() throws {
    let scratch = try Scratch()
    try scratch.write("B\nD\n", to: "titles")
    let explain = { (options: String...) in
      let run = try collate(["explain", "-l", "en"] + options, in: scratch)
      #expect(run.status == 0 && run.errors.isEmpty)
      return run.text.split(separator: "\n").suffix(2).map(String.init)
    }
    #expect(
      try explain("--layout=icu", "7")
        == ["  section: … (0)", "    it begins with a digit"])
    #expect(
      try explain("--layout=icu", "--labels=ru", "Ω") == [
        "  section: … (27)",
        "    it sorts between titles, in a script that has none",
      ])
    #expect(
      try explain("--labels=ru", "Яна")[0].hasPrefix("  section: Я "))
    #expect(
      try explain("--alphabet=titles", "Cello") == [
        "  section: B (0)",
        "    it sorts under the title 'B', and 'D' is the title after it",
      ])
    #expect(
      try explain("--alphabet=titles", "Alto")
        == ["  section: # (2)", "    it sorts before the first title"])
  }

  @Test(
    "the levels are those of the key, at every strength",
    arguments: ["primary", "secondary", "tertiary", "quaternary", "identical"])
  func levels(_ strength: String) throws {
    let texts = ["Élan vital", "a", "", "-", "ハナコ", "曾", "e\u{301}\u{323}"]
    let all = ["primary", "secondary", "tertiary", "quaternary", "identical"]
    for locale in ["fr-CA", "en-u-kc", "ja", "en-u-ka-shifted"] {
      let options = ["-l", locale, "--strength=\(strength)"]
      let keys = try collate(
        ["keys"] + options, input: Array(texts.map { "\($0)\n" }.joined().utf8)
      ).text.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      let run = try collate(["explain"] + options + ["--"] + texts)
      var names = Array(all.prefix { $0 != strength } + [strength])
      if locale == "en-u-kc" { names.insert("case", at: min(2, names.count)) }
      // Each begins below its text and ends with its section.
      let found = run.text.split(separator: "  section:").dropLast()
        .map { levels(in: $0) }
      #expect(found.count == texts.count && keys.count == texts.count)
      for (levels, key) in zip(found, keys) {
        #expect(levels.map(\.name) == names)
        #expect(levels.map(\.bytes).joined(separator: "01") == key)
      }
    }
  }

  /// What follows the section.
  private func search(_ arguments: String...) throws -> [String] {
    let run = try collate(["explain"] + arguments)
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.text.split(separator: "\n")
      .drop { !$0.hasPrefix("  section:") }.dropFirst(2).map(String.init)
  }

  @Test("tells in which tiers a query matches, and what it left out")
  func tiers() throws {
    #expect(
      try search("-l", "sv", "--query=angs", "Ångström")
        == ["  query 'angs':", "    tier base: at the start"])
    #expect(
      try search("-l", "de", "--query=mueller", "Herr Müller")
        == [
          "  query 'mueller':", "    tier search: at the start of a word",
          "    tier base: at the start of a word",
        ])
    #expect(
      try search("-l", "sv", "--strict", "--query=angs", "Ångström")
        == ["  query 'angs':", "    not found"])
    #expect(
      try search(
        "-l", "en", "--articles=en", "--tiers=locale", "--query=bea",
        "The Beatles")
        == [
          "  query 'bea':", "    tier locale: at the start, without 'The '",
        ])
    #expect(
      try search(
        "-l", "en", "--tiers=base", "--words", "--query=o ann", "Ann Öl")
        == [
          "  query 'o':", "    tier base: at the start of a word",
          "  query 'ann':", "    tier base: at the start",
        ])
    #expect(
      try search(
        "-l", "en", "--tiers=base", "--words", "--query=ann öl ann", "Ann Öl")
        == [
          "  query 'ann':", "    tier base: at the start",
          "  query 'öl':", "    tier base: at the start of a word",
        ], "a repeated word is told of once")
    // In Hungarian ccs is cscs, which is on its way here.
    #expect(
      try search("-l", "hu", "--query=ccs", "cscs")
        == ["  query 'ccs':", "    tier locale: all of it"])
    #expect(try search("-l", "en", "The Beatles") == [])
  }

  @Test("tells how a text is read, and what of it a query is")
  func readings() throws {
    #expect(
      try search("-l", "zh", "--readings=han", "--query=yinhang", "银行")
        == [
          "  readings:", "    银: yin, y", "    行: xing, x, hang, h",
          "  query 'yinhang':", "    reading of '银行': all of it",
        ])
    #expect(
      try search("-l", "ja", "--readings=kana", "--query=sin", "しん")
        == [
          "  readings:", "    し: shi, si, ci", "    ん: n, nn, xn",
          "  query 'sin':", "    reading of 'しん': all of it",
        ])
    #expect(
      try search("-l", "ko", "--readings=hangul", "--query=ㅎㄱ", "한글").last
        == "    reading of '한글': all of it")
  }

  @Test("a text may begin with a hyphen behind '--', or be no UTF-8")
  func oddTexts() throws {
    let run = try collate("explain", "-l", "en", "--", "-x")
    #expect(run.text.hasPrefix("-x\n  filing form: -x\n"))
    var process = try tool([])
    process.arguments = ["explain", "-l", "en"].map { Array($0.utf8) }
    process.arguments.append([0x61, 0xFF])
    let illFormed = try process.run()
    #expect(illFormed.status == 0)
    #expect(illFormed.text.hasPrefix("a\u{FFFD}\n  filing form: a\u{FFFD}\n"))
  }

  @Test("-o writes a file, --debug tells the order on standard error")
  func output() throws {
    let scratch = try Scratch()
    let plain = try collate("explain", "-l", "sv", "Öl")
    let run = try collate(
      "explain", "-l", "sv", "--debug", "Öl", "-o", "out", in: scratch)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.errorText.hasPrefix("collate: locale: sv (asked: sv)"))
    #expect(try scratch.bytes(of: "out") == plain.output)
  }
}
