import Testing

@Suite("Options that change the order")
struct OrderOptionTests {
  /// A row of the table: lines, options and the lines in order.
  struct Case: CustomTestStringConvertible {
    var options: [String]
    var input: String
    var sorted: String

    init(_ options: [String], _ input: String, _ sorted: String) {
      (self.options, self.input, self.sorted) = (options, input, sorted)
    }

    var testDescription: String { options.joined(separator: " ") }
  }

  // Stable throughout, so that equal lines are told by keeping their order.
  @Test(
    "each has its effect",
    arguments: [
      Case([], "file10 file2", "file10 file2"),
      Case(["--numeric"], "file10 file2 file02", "file2 file02 file10"),
      Case(["--numeric"], "n१० n२", "n२ n१०"),
      Case(["--strength=primary"], "ô o O Ô n", "n ô o O Ô"),
      Case(["--strength=secondary"], "ô O o n", "n O o ô"),
      Case(["--strength=tertiary"], "ô O o n", "n o O ô"),
      Case(["--strength=identical"], "a\u{AD} a", "a a\u{AD}"),
      Case(["--case-first=upper"], "a A b B", "A a B b"),
      Case(["--case-first=lower"], "A a", "a A"),
      Case(["--case-first=off"], "A a", "a A"),
      Case(["--punctuation=keep"], "ab a-c a-b", "a-b a-c ab"),
      Case(["--punctuation=ignore"], "a-c ab a-b", "ab a-b a-c"),
      Case(
        ["--punctuation=ignore", "--strength=quaternary"], "ab a-b", "a-b ab"),
      Case(["--reorder=Grek,Latn"], "a ω z α", "α ω a z"),
      Case(["--reorder=Latn"], "ω a", "a ω"),
      Case(["--locale=en-u-kn"], "10 2", "2 10"),
      Case(["--locale=en-u-kf-upper"], "a A", "A a"),
      // An option wins over the locale's keyword.
      Case(["--locale=en-u-kf-upper", "--case-first=lower"], "A a", "a A"),
      Case(["--locale=da"], "a A å z aa", "A a z å aa"),
      Case(["--locale=da", "--case-first=lower"], "A a", "a A"),
      Case(["--locale=de"], "Ärger Afrika", "Afrika Ärger"),
      Case(["--locale=de-u-co-phonebk"], "Afrika Ärger", "Ärger Afrika"),
      Case(["--locale=de@collation=phonebook"], "Afrika Ärger", "Ärger Afrika"),
      Case(["--locale=es-u-co-trad"], "d ch cz", "cz ch d"),
      Case(["--locale=es"], "d cz ch", "ch cz d"),
    ])
  func takesEffect(_ example: Case) throws {
    let lines = example.input.split(separator: " ").joined(separator: "\n")
    let sorted = example.sorted.split(separator: " ").joined(separator: "\n")
    try expect(
      collate(
        ["-s", "-l", "en"] + example.options, input: Array(lines.utf8)),
      .wrote(sorted + "\n"))
  }

  @Test("the last of several values counts")
  func lastValueCounts() throws {
    try expect(
      collate(
        "-l", "de", "--strength=primary", "-l", "sv", "--strength=tertiary",
        input: "z\nå\nO\no\n"),
      .wrote("o\nO\nz\nå\n"))
  }

  @Test("-f makes the order coarser, never finer")
  func ignoreCase() throws {
    for (options, sorted) in [
      (["-f"], "O\no\nô\n"), (["-f", "--strength=tertiary"], "O\no\nô\n"),
      (["--strength=identical", "-f"], "O\no\nô\n"),
      (["--strength=primary", "-f"], "ô\nO\no\n"),
      (["-l", "en-u-ks-level1", "-f"], "ô\nO\no\n"),
      // Case alone, without accents.
      (["-l", "en-u-ks-level1-kc", "-f"], "ô\nO\no\n"),
    ] {
      try expect(
        collate(
          ["-l", "en", "-s"] + options, input: Array("ô\nO\no\n".utf8)),
        .wrote(sorted), "\(options)")
    }
  }
}
