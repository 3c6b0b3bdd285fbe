import Testing

@Suite("Filing options")
struct FilingOptionTests {
  private func sort(_ options: String..., of input: String) throws -> Run {
    try collate(["-l", "en"] + options, input: Array(input.utf8))
  }

  @Test("--articles passes over the articles of languages, which are shown")
  func articles() throws {
    let input = "The Wall\nDie Welle\nVox\nL’Étranger\nXenia\n"
    try expect(
      sort(of: input),
      .wrote("Die Welle\nL’Étranger\nThe Wall\nVox\nXenia\n"))
    try expect(
      sort("--articles=en", of: input),
      .wrote("Die Welle\nL’Étranger\nVox\nThe Wall\nXenia\n"))
    try expect(
      sort("--articles=en,de,fr", of: input),
      .wrote("L’Étranger\nVox\nThe Wall\nDie Welle\nXenia\n"))
    // The last value counts, and may be empty.
    try expect(
      sort("--articles=en", "--articles=", of: input), sort(of: input))
    try expect(
      collate(
        "-l", "ar", "--articles=ar", input: "المتنبي\nفيروز\nالأيام\n"),
      .wrote("الأيام\nفيروز\nالمتنبي\n"))
  }

  @Test("--articles names a language as often as one likes, and once at that")
  func articlesAgain() throws {
    let often = Array(repeating: "ar", count: 20_000).joined(separator: ",")
    let input = "المتنبي\nفيروز\nالأيام\n"
    for command in [["sort"], ["keys", "--fingerprint"]] {
      let arguments = command + ["-l", "ar"]
      let once = try collate(
        arguments + ["--articles=ar"], input: Array(input.utf8))
      let isSame =
        try collate(
          arguments + ["--articles=\(often)"], input: Array(input.utf8)) == once
      #expect(isSame, "\(command)")
    }
  }

  @Test("--opening-punctuation skips or keeps what is before the first letter")
  func openingPunctuation() throws {
    let input = "“B”\nA\n🦊 C\n@a\n  b\n!\n"
    let skipped = Run.wrote("!\n@a\nA\n  b\n“B”\n🦊 C\n")
    try expect(sort("--opening-punctuation=skip", of: input), skipped)
    let kept = Run.wrote("  b\n!\n“B”\n@a\n🦊 C\nA\n")
    try expect(sort("--opening-punctuation=keep", of: input), kept)
    try expect(sort(of: input), kept)
  }

  @Test("--apostrophes=alike files all apostrophes as one")
  func apostrophes() throws {
    let input = "O’B\nO'A\nOʼC\n"
    try expect(
      sort("--apostrophes=alike", of: input), .wrote("O'A\nO’B\nOʼC\n"))
    try expect(
      sort("--apostrophes=keep", of: "O’A\nO'B\n"), .wrote("O'B\nO’A\n"))
  }

  @Test("--variants=keep files letters of other keyboards as they are written")
  func variants() throws {
    let input = "کشمیر\nكراچی\nکابل\n"
    func sections(_ options: String...) throws -> Run {
      try collate(["sections", "-l", "ur"] + options, input: Array(input.utf8))
    }
    let own = Run.wrote("ک\n  کابل\n  كراچی\n  کشمیر\n")
    try expect(sections(), own)
    try expect(sections("--variants=own"), own)
    try expect(sections("--variants=keep", "--variants=own"), own)
    try expect(
      sections("--variants=keep"),
      .wrote("ک\n  کابل\n  کشمیر\n\nك\n  كراچی\n"))
    func explained(_ options: String...) throws -> String {
      try collate(["explain", "-l", "ur", "كراچی"] + options).text
    }
    #expect(try explained().contains("for variants of them"))
    #expect(try !explained("--variants=keep").contains("variants"))
    func keys(_ how: String) throws -> Run {
      try collate(
        "keys", "--columns=title,key", "--fingerprint", "-l", "ur",
        "--variants=\(how)", input: input)
    }
    #expect(try keys("own").output != keys("keep").output)
    #expect(
      try keys("keep").text.split(separator: "\n").first?
        .contains("variants") == false)
    // Lines that are sorted without sections are in the order of their letters.
    let sorted = try collate("-l", "ur", "--variants=keep", input: input)
    #expect(sorted.status == 2)
  }

  @Test("--names=han files Chinese names by pinyin, surnames as surnames")
  func names() throws {
    let input = "曾国藩\nChen\n单田芳\nTim\n仇英\n"
    try expect(
      sort("--names=han", of: input),
      .wrote("Chen\n仇英\n单田芳\nTim\n曾国藩\n"))
    try expect(
      sort(of: input), .wrote("Chen\nTim\n仇英\n单田芳\n曾国藩\n"))
  }

  @Test("--reading files by a part of the line, where it has one")
  func reading() throws {
    let input = "東海林:しょうじ\n高橋:たかはし\nさくら:\nいとう\n"
    let sorted = Run.wrote("いとう\nさくら:\n東海林:しょうじ\n高橋:たかはし\n")
    try expect(
      collate("-l", "ja", "-t:", "--reading=2,2", input: input), sorted)
    try expect(
      collate("-l", "ja", "-t:", "-k1,1", "--reading=2", input: input), sorted)
    try expect(
      collate(
        "-l", "ja", "-t→", "--reading", "2,2", input: "伊→い\n亜→あ\n"),
      .wrote("亜→あ\n伊→い\n"))
    // It stands in for the first key; further ones decide after it.
    try expect(
      collate(
        "-l", "ja", "-t:", "-k1,1", "-k3,3r", "--reading=2,2",
        input: "花:は:1\n葉:は:2\n"),
      .wrote("葉:は:2\n花:は:1\n"))
    // A reading is taken as it is: its article counts.
    try expect(
      sort("-t:", "--reading=2", "--articles=en", of: "x:The A\ny:B\n"),
      .wrote("y:B\nx:The A\n"))
  }

  @Test("rules hold for each key of -k")
  func keys() throws {
    try expect(
      sort(
        "-t:", "--articles=en", "-k2,2", "-k1,1",
        of: "The B:The X\nA A:X\nZ:A W\n"),
      .wrote("Z:A W\nA A:X\nThe B:The X\n"))
  }

  @Test("-u and -c follow the filing form")
  func uniqueAndCheck() throws {
    let input = "The Wall\nWall\n“Wall\n"
    let rules = ["--articles=en", "--opening-punctuation=skip"]
    try expect(
      collate(["-l", "en", "-u"] + rules, input: Array(input.utf8)),
      .wrote("The Wall\n"))
    try expect(
      collate(
        ["-l", "en", "-c", "-s"] + rules, input: Array("A B\nThe A\n".utf8)),
      .disorder("-:2: disorder: The A"))
    try expect(
      collate(["-l", "en", "-C"] + rules, input: Array("The A\nA B\n".utf8)),
      .wrote(""))
  }

  @Test("keys are those of the filing forms, beside lines as they are")
  func keysCommand() throws {
    let keys = { (options: [String], input: String) in
      let run = try collate(
        ["keys", "-l", "en"] + options, input: Array(input.utf8))
      #expect(run.status == 0 && run.errors.isEmpty)
      return run.text.split(separator: "\n").map {
        $0.split(separator: "\t").map(String.init)
      }
    }
    let filed = try keys(
      [
        "--articles=en", "--opening-punctuation=skip", "--names=han", "-t:",
        "-k1,1", "--reading=2,2",
      ], "“The Wall\n曾\nx:Wall\n")
    let plain = try keys([], "Wall\nzēng\nWall\n")
    #expect(filed.map { $0[0] } == plain.map { $0[0] })
    #expect(filed.map { $0[1] } == ["“The Wall", "曾", "x:Wall"])
  }

  @Test("sections and order follow the same filing form")
  func sections() throws {
    try expect(
      collate(
        "sections", "-l", "en", "--format=tsv", "--articles=en",
        "--opening-punctuation=skip", "--names=han", "-t:", "-k1,1",
        "--reading=2,2",
        input: "The Beatles\n“Heroes”\n曾国藩\nあ:Bach\nBeck\n—\n"),
      .wrote(
        """
        B\tあ:Bach
        B\tThe Beatles
        B\tBeck
        H\t“Heroes”
        Z\t曾国藩
        #\t—

        """))
  }

  @Test("lines stay bytes, also ill-formed ones")
  func bytes() throws {
    let input: [UInt8] = Array("The ".utf8) + [0xFF, 0x62, 0x0A, 0x61, 0x0D]
    try expect(
      collate(
        "-l", "en", "--articles=en", "--opening-punctuation=skip",
        input: input
      ).withoutWarning,
      .wrote([0x61, 0x0D, 0x0A] + input.prefix(7)))
  }

  @Test("rules hold in byte order too")
  func byteOrder() throws {
    try expect(
      collate("--articles=en", input: "The A\nB\n"), .wrote("The A\nB\n"))
    try expect(
      collate("--opening-punctuation=skip", input: "(b\na\n"),
      .wrote("a\n(b\n"))
    try expect(
      collate("-t:", "--reading=2", input: "b:1\na:2\n"),
      .wrote("b:1\na:2\n"))
  }
}
