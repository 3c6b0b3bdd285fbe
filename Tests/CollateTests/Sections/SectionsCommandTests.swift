import Testing
import ThumbIndex

@Suite("collate sections")
struct SectionsCommandTests {
  private let input = "Öl\nZebra\nÅl\n42\nAda\nada\n"
  private let sorted = """
    A
      ada
      Ada

    Z
      Zebra

    Å
      Ål

    Ö
      Öl

    #
      42

    """

  @Test("writes sorted lines under their titles")
  func text() throws {
    try expect(collate("sections", "-l", "sv", input: input), .wrote(sorted))
    try expect(
      collate("sections", "-l", "sv", "--format=text", input: input),
      .wrote(sorted))
    try expect(
      collate("sections", "-l", "en", input: "Öl\nZebra\nÅl\n"),
      .wrote("A\n  Ål\n\nO\n  Öl\n\nZ\n  Zebra\n"))
  }

  @Test("takes the locale from the environment")
  func environment() throws {
    try expect(
      collate(
        "sections", input: input, environment: ["LANG": "sv_SE.UTF-8"]),
      .wrote(sorted))
  }

  @Test("reads files, and what is not ended by a line feed")
  func files() throws {
    let scratch = try Scratch()
    try scratch.write("Öl\nZebra\nÅl", to: "one")
    try scratch.write("ada\nAda\n", to: "two")
    try expect(
      collate(
        "sections", "one", "-", "-l", "sv", "two", input: "42", in: scratch),
      .wrote(sorted))
    try expect(
      collate("sections", "-l", "sv", "one", "none", in: scratch),
      .trouble("cannot read 'none': No such file or directory"))
  }

  @Test("writes a title, a tab and the line for --format=tsv")
  func tsv() throws {
    try expect(
      collate("sections", "-l", "sv", "--format=tsv", input: input),
      .wrote("A\tada\nA\tAda\nZ\tZebra\nÅ\tÅl\nÖ\tÖl\n#\t42\n"))
  }

  @Test("no lines, no sections; one line, one section")
  func fewLines() throws {
    for format in ["text", "tsv"] {
      try expect(
        collate("sections", "-l", "sv", "--format=\(format)", input: ""),
        .wrote(""))
    }
    try expect(
      collate("sections", "-l", "sv", input: "å"), .wrote("Å\n  å\n"))
    // An empty line is a line.
    try expect(
      collate("sections", "-l", "sv", input: "\n"), .wrote("#\n  \n"))
    try expect(
      collate("sections", "-l", "sv", "--format=tsv", input: "\n"),
      .wrote("#\t\n"))
  }

  @Test("-o writes a file, which may be the input")
  func output() throws {
    let scratch = try Scratch()
    try scratch.write(input, to: "list")
    try expect(
      collate("sections", "-l", "sv", "list", "-o", "list", in: scratch),
      .wrote(""))
    #expect(try scratch.text(of: "list") == sorted)
    #expect(try scratch.names() == ["list"])
  }

  @Test("-z reads and writes lines that end in NUL")
  func zeroTerminated() throws {
    let input = "b\nx\0å\0a\0"
    try expect(
      collate("sections", "-l", "sv", "-z", "--format=tsv", input: input),
      .wrote("A\ta\0B\tb\nx\0Å\tå\0"))
    try expect(
      collate("sections", "-l", "sv", "-z", input: input),
      .wrote("A\0  a\0\0B\0  b\nx\0\0Å\0  å\0"))
    let found = try SectionedOutput(
      collate("sections", "-l", "sv", "-z", "--format=json", input: input))
    #expect(found.texts == ["a", "b\nx", "å"])
  }

  @Test("--debug tells the order on standard error, and changes nothing else")
  func debug() throws {
    let plain = try collate("sections", "-l", "da", input: input)
    let run = try collate("sections", "-l", "da", "--debug", input: input)
    #expect(run.output == plain.output && run.status == 0)
    #expect(
      run.errorText.hasPrefix(
        "collate: locale: da (asked: da), data: da, collation: standard\n"))
    #expect(run.errorText.contains("ICU \(ICUVersions.current.icu), CLDR"))
  }

  @Test("a locale without data is told once, and the root's order used")
  func fallback() throws {
    try expect(
      collate("sections", "-l", "xx", "--format=tsv", input: "ö\nz\n"),
      .wrote(
        "O\tö\nZ\tz\n",
        errors: "collate: warning: no order for locale 'xx' is known, using "
          + "CLDR's root\n"))
  }

  @Test("any number of threads writes the same")
  func parallel() throws {
    let input = Array(
      (0..<5_000).map { "\($0 * 7919 % 9973) rad\n" }.joined().utf8)
    let one = try collate(
      "sections", "-l", "sv-u-kn", "--parallel=1", input: input)
    #expect(one.status == 0 && one.output.count > input.count)
    try expect(
      collate("sections", "-l", "sv-u-kn", "--parallel=3", input: input), one)
  }
}
