@testable import PropertyTesting
import Testing
import ThumbIndex

@Suite("--help and --version")
struct HelpTests {
  private static let ordering = [
    "-l, --locale=ID", "--strength=LEVEL", "--numeric", "--case-first=CASE",
    "--punctuation=HOW", "--reorder=SCRIPTS", "--rules=FILE", "--debug",
  ]
  private static let filing = [
    "--articles=LANGS", "--honorifics=LANGS", "--particles=LANGS",
    "--capital-particles=HOW", "--company-forms=LANGS",
    "--opening-punctuation=HOW", "--names=HOW", "--apostrophes=HOW",
    "--dictionary=FILE",
  ]
  private static let titles = [
    "--layout=LAYOUT", "--labels=ID,ID", "--alphabet=FILE", "--others=HOW",
    "--rest=WHERE", "--digits=WHERE", "--symbols=WHERE",
  ]
  private static let folding = [
    "--tiers=TIERS", "--strict", "--readings=SCRIPTS", "--punctuation-counts",
    "--mind=WHAT",
  ]
  private static let searching = folding + ["--scope=WHERE", "--words"]
  private static let index = [
    "--format=FORMAT", "--search-entry", "--limit=N", "--absent=WHERE",
  ]
  private static let lines =
    ordering + filing + [
      "-k, --key=POS1[,POS2][bdfghiMnRrV]", "-t, --field-separator=C",
      "-b, --ignore-leading-blanks", "--decimal=C", "--header[=N]", "--csv",
      "-z, --zero-terminated", "--encoding=NAME[,NAME]",
      "--reading=POS1[,POS2]", "--parallel=N",
    ]
  private static let lists = lines + ["--variants=HOW"]
  private static let everywhere = ["-o, --output=FILE", "--help", "--version"]

  /// The options of each command.
  private static let options = [
    "sort": lines + everywhere + [
      "-r, --reverse", "-u, --unique", "-s, --stable", "-f, --ignore-case",
      "-n, --numeric-sort", "-g, --general-numeric-sort",
      "-h, --human-numeric-sort", "-M, --month-sort", "-V, --version-sort",
      "-R, --random-sort", "--sort=WORD", "--random-source=FILE",
      "-d, --dictionary-order", "-i, --ignore-nonprinting",
      "--blank-keys=WHERE", "-c, --check[=HOW]", "-C", "--batch-size=N",
      "--keyed", "-m, --merge", "--files0-from=FILE",
      "-S, --buffer-size=SIZE", "-T, --temporary-directory=DIR",
      "--compress-program=PROGRAM", "--completion=SHELL", "--man",
    ],
    "sections": lists + titles + index + everywhere + [
      "-r, --reverse", "--empty=HOW", "--group=POS1[,POS2]",
    ],
    "page": lists + titles + everywhere + searching + [
      "-r, --reverse", "--title=TEXT", "--as=FORM", "--columns=LIST",
      "--show=TEMPLATE", "--detail=LIST", "--link=LIST", "--see=COLUMN",
      "--id=COLUMN", "--date=DAY", "--source=TEXT",
      "--style=FILE", "--events=ADDRESS",
      "--limit=N", "--absent=WHERE", "--empty=HOW", "--group=POS1[,POS2]",
    ],
    "titles": ordering + titles + index + everywhere,
    "search": lists + searching + everywhere + [
      "-c, --count", "--sections", "--color=WHEN", "--format=FORMAT", "--rank",
      "--input-order", "-n, --line-number", "-H, --with-filename",
      "-h, --no-filename", "-v, --invert-match", "-m, --max-count=N",
      "-q, --quiet", "--near[=N]", "--keyboard=LETTERS",
    ],
    "keys": lists + titles + folding + everywhere + [
      "--blank-keys=WHERE", "--columns=LIST", "--fingerprint",
    ],
    "query": ordering + searching + everywhere + [
      "--format=FORMAT", "--column=NAME", "--dictionary=FILE",
    ],
    "explain": ordering + filing + titles + searching + everywhere + [
      "--query=TEXT", "--variants=HOW",
    ],
    "locales": everywhere,
  ]

  /// The help that a run shows, checked for what holds of every help.
  private func lines(of run: Run) -> [Substring] {
    #expect(run.status == 0)
    #expect(run.errorText == "")
    #expect(run.output.last == 0x0A)
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: true)
    for line in lines {
      #expect(line.count <= 80 && line.last != " ")
    }
    return lines
  }

  /// The options that a help lists, as they are written there.
  private func listed(in lines: [Substring]) -> [String] {
    let options = lines.drop { !$0.hasPrefix("OPTIONS") }
      .filter { $0.hasPrefix("  -") || $0.hasPrefix("      --") }
    return options.map { line in
      // What it means begins two blanks further.
      let name = line.drop { $0 == " " }
      var end = name.startIndex
      while end < name.endIndex, !name[end...].hasPrefix("  ") {
        end = name.index(after: end)
      }
      return String(name[..<end])
    }
  }

  @Test(
    "each command lists its options",
    arguments: [
      "sort", "sections", "page", "titles", "search", "keys", "query",
      "explain", "locales",
    ])
  func listsOptions(_ command: String) throws {
    let lines = lines(of: try collate(command, "--help"))
    #expect(listed(in: lines).sorted() == Self.options[command]?.sorted())
    #expect(lines.contains { $0.hasPrefix("USAGE: collate \(command) ") })
  }

  @Test("the tool lists its commands and the options of sort")
  func listsCommands() throws {
    let lines = lines(of: try collate("--help"))
    #expect(listed(in: lines).sorted() == Self.options["sort"]?.sorted())
    #expect(lines.contains("USAGE: collate [sort] [options] [file ...]"))
    let commands = lines.drop { $0 != "COMMANDS:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }
    #expect(
      commands == [
        "  sort                    sort lines (the default command)",
        "  sections                sort lines under section titles",
        "  page                    write an HTML page with sections, bar and search",
        "  titles                  write the section titles and index bar of a locale",
        "  search                  write the lines that match, in sorted order",
        "  keys                    write each line after its sort key, in hexadecimal",
        "  query                   write the patterns that find a text in a database",
        "  explain                 compare sort keys of texts, and explain sections",
        "  locales                 list locales with their collation types",
      ])
    #expect(
      lines.suffix(3) == [
        "EXIT STATUS:",
        "  0 done, sorted, or matched; 1 not sorted, or nothing matched; "
          + "2 trouble,",
        "  such as a file that cannot be read",
      ])
  }

  @Test("the tool's help begins with five examples, and shows none twice")
  func beginsWithExamples() throws {
    let lines = lines(of: try collate("--help"))
    #expect(lines[1] == "EXAMPLES:")
    let first = lines.dropFirst(2).prefix { $0.hasPrefix("  ") }
    let commands = first.filter { $0.hasPrefix("    ") }
    #expect(commands.count == 5 && first.count == 10)
    #expect(commands.first == "    collate -l sv names.txt")
    for command in ["sections", "page", "search"] {
      #expect(commands.contains { $0.hasPrefix("    collate \(command) ") })
    }
    for command in commands {
      #expect(lines.count { $0 == command } == 1, "\(command)")
    }
  }

  @Test("every option of the help is taken")
  func takesListedOptions() throws {
    // `-o --help` writes a file of that name.
    let scratch = try Scratch()
    for (command, options) in Self.options {
      for option in options.sampled(oneIn: 3, command.count) {
        for name in option.split(separator: ", ") {
          // Refused for its argument at most, before the command does anything.
          let run = try collate(
            command, String(name.prefix { !"=[".contains($0) }), "--help",
            in: scratch)
          #expect(!run.errorText.contains("unknown option"))
        }
      }
    }
  }

  @Test("--help wins over whatever else is asked")
  func helpWins() throws {
    let help = try collate("--help")
    try expect(collate("none", "--help", "-l", "!!"), help)
    try expect(collate("--version", "--help"), help)
    try expect(collate("-r", "--help", "keys"), help)
  }

  @Test("--version names the tool, ICU, CLDR, Unicode and the collator")
  func version() throws {
    let versions = ICUVersions.current
    let expected = Run.wrote(
      """
      collate 0.1.0-dev
      ICU \(versions.icu), CLDR \(versions.cldr), Unicode \(versions.unicode), \
      collator \(try Collator("und").dataVersion)

      """)
    for arguments in [
      ["--version"], ["sort", "--version"], ["keys", "--version"],
      ["locales", "--version"], ["sections", "--version"],
      ["titles", "--version"], ["explain", "--version"],
      ["search", "--version"], ["keys", "--vers"],
    ] {
      try expect(collate(arguments), expected)
    }
  }

  @Test("both fail when they cannot be written")
  func unwritable() throws {
    for option in ["--help", "--version"] {
      var process = try tool([option])
      process.output = .file("/dev/full")
      try expect(
        process.run(),
        .trouble("cannot write standard output: No space left on device"))
    }
  }
}
