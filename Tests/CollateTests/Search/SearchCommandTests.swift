import Testing

/// Many small questions are asked in one run where that is possible: the tool
/// takes some time to start without optimization.
@Suite("collate search")
struct SearchCommandTests {
  private let names = "Zoë\nMuller\nMüller\nÖl\nMueller\nOla\nAmulle\n"

  @Test("writes the lines that match as sort orders them")
  func listOrder() throws {
    try expect(
      collate("search", "-l", "de", "muller", input: names),
      .wrote("Muller\nMüller\n"))
    try expect(
      collate("search", "-l", "de", "mueller", input: names),
      .wrote("Mueller\nMüller\n"))
    // Phone-book order has other neighbours.
    try expect(
      collate("search", "-l", "de-u-co-phonebk", "mull", input: names),
      .wrote("Amulle\nMüller\nMuller\n"))
    // As everywhere, what is equal is ordered by bytes, and twice is twice.
    let same = "e\u{301}\né\ne\u{301}\n"
    try expect(
      collate("search", "-l", "fr", "E", input: same),
      .wrote("e\u{301}\ne\u{301}\né\n"))
  }

  @Test("tells by its status whether anything matched")
  func status() throws {
    try expect(
      collate("search", "x", input: names), .wrote("", status: 1))
    try expect(collate("search", "x"), .wrote("", status: 1))
    try expect(
      collate("search", "-c", "x", input: names), .wrote("0\n", status: 1))
    try expect(
      collate("search", "x", "none"),
      .trouble("cannot read 'none': No such file or directory"))
  }

  @Test("the empty query matches everything that there is")
  func emptyQuery() throws {
    let sorted = try collate("-l", "sv", input: names)
    try expect(collate("search", "-l", "sv", "", input: names), sorted)
    // Nor do signs that no order looks at make a difference.
    #expect(
      try collate("search", "-l", "sv", "\u{AD}", input: names).output
        == sorted.output)
    try expect(collate("search", "-c", "", input: "\n\n"), .wrote("2\n"))
    try expect(
      collate("search", "", input: ""), .wrote("", status: 1))
  }

  @Test("--count prints how many lines there would be")
  func count() throws {
    for query in ["o", "mul"] {
      for options in [["-c"], ["--count", "--rank", "--strict"]] {
        let arguments = ["search", "-l", "sv", query]
        let lines = try collate(
          arguments + options.dropFirst().filter { $0 != "--count" },
          input: Array(names.utf8))
        let count = lines.output.count { $0 == 0x0A }
        #expect(count > 0)
        try expect(
          collate(arguments + options, input: Array(names.utf8)),
          .wrote("\(count)\n"))
      }
    }
  }

  @Test("--strict keeps to the letters of the locale, --tiers to those given")
  func tiers() throws {
    func found(_ query: String, _ options: String...) throws -> String {
      try collate(
        ["search", query] + options, input: Array(names.utf8)
      ).text
    }
    #expect(try found("o", "-l", "sv") == "Ola\nZoë\nÖl\n")
    #expect(try found("o", "-l", "sv", "--strict") == "Ola\nZoë\n")
    #expect(try found("o", "-l", "sv", "--tiers=locale") == "Ola\nZoë\n")
    #expect(try found("muller", "-l", "de", "--tiers=search") == "Muller\n")
    #expect(
      try found("mueller", "-l", "de", "--tiers=search,locale")
        == "Mueller\nMüller\n")
    #expect(
      try found("mueller", "-l", "de", "--tiers=base") == "Mueller\nMüller\n")
  }

  @Test("--scope says where a match may lie")
  func scope() throws {
    let input = "O'Brien\nbrie\nJean-Brieuc\nabrieb\n"
    func found(_ scope: String) throws -> String {
      try collate(
        "search", "-l", "en", "brie", "--scope", scope, input: input
      ).text
    }
    #expect(try found("contains") == "abrieb\nbrie\nJean-Brieuc\nO'Brien\n")
    #expect(try found("word-starts-with") == "brie\nJean-Brieuc\nO'Brien\n")
    #expect(try found("starts-with") == "brie\n")
  }

  @Test("--words takes words in any order, without it a phrase is one")
  func words() throws {
    let input = "Bach Johann\nJohann Bach\nJohann Strauß\n"
    try expect(
      collate("search", "-l", "de", "johann b", input: input),
      .wrote("Johann Bach\n"))
    try expect(
      collate("search", "-l", "de", "--words", "johann  b", input: input),
      .wrote("Bach Johann\nJohann Bach\n"))
  }

  @Test("signs and blanks do not count, unless --punctuation-counts")
  func punctuation() throws {
    let input = "O'Brien\nOBrien\nO Brien\n"
    func found(_ query: String, _ options: String...) throws -> String {
      try collate(
        ["search", "-l", "en", query] + options, input: Array(input.utf8)
      ).text
    }
    let all = "O Brien\nO'Brien\nOBrien\n"
    #expect(try found("obrien") == all)
    #expect(try found("o’brien ") == all)
    #expect(try found("obrien", "--punctuation-counts") == "OBrien\n")
    #expect(try found("o’brien ", "--punctuation-counts") == "O'Brien\n")
    #expect(try found("rien") == all)
    #expect(try found("orien").isEmpty)
  }

  @Test("a query of signs alone matches everything, and says so")
  func nothingCounts() throws {
    try expect(
      collate("search", "-l", "en", "--count", "' '", input: "a\nb\n"),
      .wrote(
        "2\n",
        errors: "collate: warning: nothing in '' '' counts, so it matches "
          + "everything\n"))
    try expect(
      collate("search", "-l", "en", "--count", "", input: "a\nb\n"),
      .wrote("2\n"))
  }

  @Test("--readings finds by what a keyboard types")
  func readings() throws {
    let input = "微信\n한글\nキャンパス\nwx\n"
    func found(_ query: String, _ options: String...) throws -> String {
      try collate(
        ["search", "-l", "en", query] + options, input: Array(input.utf8)
      ).text
    }
    #expect(try found("wx") == "wx\n")
    #expect(try found("wx", "--readings=han") == "wx\n微信\n")
    #expect(try found("weixin", "--readings=kana,han") == "微信\n")
    #expect(try found("ㅎㄱ", "--readings=hangul") == "한글\n")
    #expect(try found("kyanpa", "--readings=kana") == "キャンパス\n")
    #expect(try found("kyanpa", "--readings=han,hangul") == "")
  }

  @Test("a reading in the line counts too")
  func ownReading() throws {
    // Only the name is searched, or its reading.
    let input = "山田,やまだ,x\n鈴木,すずき,や\n"
    try expect(
      collate(
        "search", "-l", "ja", "-t,", "-k1,1", "--reading=2,2", "ヤマ",
        input: input),
      .wrote("山田,やまだ,x\n"))
    try expect(
      collate("search", "-l", "ja", "-t,", "-k1,1", "ヤマ", input: input),
      .wrote("", status: 1))
  }

  @Test("-k names what is searched and what is ordered by")
  func keys() throws {
    let input = "Oslo;Åse\nÅrhus;Ola\nBergen;Olav\n"
    try expect(
      collate("search", "-l", "da", "-t;", "-k2,2", "o", input: input),
      .wrote("Århus;Ola\nBergen;Olav\n"))
    try expect(
      collate("search", "-l", "da", "-t;", "-k2,2r", "o", input: input),
      .wrote("Bergen;Olav\nÅrhus;Ola\n"))
    // In any of several; each word in any of them, and JSON says where.
    try expect(
      collate(
        "search", "-l", "da", "-t;", "-k2,2", "-k1.2,1.3", "--words", "ol r",
        "--format=json", input: input),
      .wrote(
        """
        {"line":"Århus;Ola","row":1,"ranges":[[2,3],[7,9]],"tier":"locale"}
        {"line":"Bergen;Olav","row":2,"ranges":[[2,3],[7,9]],"tier":"locale"}

        """))
  }

  @Test("--sections puts lines under their titles")
  func sections() throws {
    try expect(
      collate("search", "-l", "sv", "--sections", "l", input: names),
      .wrote(
        """
        A
          Amulle

        M
          Mueller
          Muller
          Müller

        O
          Ola

        Ö
          Öl

        """))
    try expect(
      collate("search", "-l", "en", "--sections", "öl", input: names),
      .wrote("O\n  Öl\n  Ola\n"))
    try expect(
      collate(
        "search", "-l", "sv", "--sections", "ö", "--articles=de",
        "--color=always", input: "die Öl\n"),
      .wrote("Ö\n  die \u{1B}[01;31m\u{1B}[KÖ\u{1B}[m\u{1B}[Kl\n"))
    try expect(
      collate("search", "-l", "sv", "--sections", "x", input: names),
      .wrote("", status: 1))
  }

  @Test("a row stays while its Latin spelling is typed")
  func latinReadings() throws {
    func found(_ typed: String, in text: String, _ locale: String) throws
      -> String
    {
      try collate(
        "search", "-l", locale, "--readings=latin", "--color=always", typed,
        input: text + "\n"
      ).text
    }
    let (on, off) = ("\u{1B}[01;31m\u{1B}[K", "\u{1B}[m\u{1B}[K")
    #expect(try found("ol", in: "Ольга", "ru") == "\(on)Оль\(off)га\n")
    #expect(try found("olg", in: "Ольга", "ru") == "\(on)Ольг\(off)а\n")
    #expect(try found("olga", in: "Ольга", "ru") == "\(on)Ольга\(off)\n")
    #expect(try found("lviv", in: "Львів", "uk") == "\(on)Львів\(off)\n")
    #expect(try found("yqb", in: "יעקב", "he") == "\(on)יעקב\(off)\n")
    #expect(try found("mr", in: "عمر", "ar") == "\(on)عمر\(off)\n")
  }

  @Test("--rank puts the best first, then list order")
  func rank() throws {
    let input = "Neustraßen\nZur Straße\nStraßen\nAm Strassenrand\nstraße\n"
    try expect(
      collate("search", "-l", "de", "--rank", "strasse", input: input),
      .wrote("straße\nStraßen\nAm Strassenrand\nZur Straße\nNeustraßen\n"))
    // The word that matches worst decides: each has one within a word, and that
    // with the small letter comes first.
    try expect(
      collate(
        "search", "-l", "de", "--rank", "--words", "stra n", input: input),
      .wrote("Neustraßen\nAm Strassenrand\nStraßen\n"))
  }

  @Test("bytes in the order of C are searched by the letters of the root")
  func byteOrder() throws {
    try expect(
      collate("search", "m", input: "ü m\nZ m\na M\nx\n"),
      .wrote("Z m\na M\nü m\n"))
  }

  @Test("records end in NUL with -z, and may hold line feeds")
  func zeroTerminated() throws {
    try expect(
      collate("search", "-z", "-l", "sv", "o", input: "o\nx\0y\0å\no"),
      .wrote("o\nx\0å\no\0"))
    try expect(
      collate(
        "search", "-z", "-l", "sv", "--sections", "a", input: "a\0ba\0"),
      .wrote("A\0  a\0\0B\0  ba\0"))
  }

  @Test("files are searched together, and may be written over")
  func files() throws {
    let scratch = try Scratch()
    try scratch.write("ö\nx", to: "one")
    try scratch.write("O\n", to: "two")
    try expect(
      collate(
        "search", "o", "one", "-l", "sv", "-", "two", "-o", "one",
        input: "zo\n", in: scratch),
      .wrote(""))
    #expect(
      try scratch.text(of: "one") == "two:O\n(standard input):zo\none:ö\n")
  }
}
