extension Option {
  static let sorting: [Option] = [
    reverse, unique, stable, ignoreCase, numericSort, generalNumericSort,
    humanNumericSort, monthSort, versionSort, randomSort, kind, randomSource,
    dictionaryOrder, ignoreNonprinting, blankKeys, check, quietCheck, merge,
    keyed, filesFrom, bufferSize, batchSize, temporaryDirectory,
    compressProgram,
  ]

  package static let reverse = Option(
    short: "r", long: "reverse", help: "from Z to A",
    helpOfOthers: [
      .sections: "from Z to A, sections and lines",
      .page: "from Z to A, sections, rows and bar",
    ],
    in: [.sort, .sections, .page])

  package static let unique = Option(
    short: "u", long: "unique",
    help: """
      of equal lines, write only the first of the input; without --strength \
      or -f, lines are equal if their keys have the same code points, or \
      the same value
      """,
    in: [.sort])

  package static let stable = Option(
    short: "s", long: "stable",
    help: """
      keep equal lines in the order of the input; by default the bytes of \
      the whole line decide
      """,
    in: [.sort])

  package static let ignoreCase = Option(
    short: "f", long: "ignore-case",
    help: """
      ignore case and forms of a letter, such as ² and ｘ, like \
      --strength=secondary
      """,
    in: [.sort])

  package static let numericSort = Option(
    short: "n", long: "numeric-sort",
    help: """
      sort by the number at the start of the line or key: sign, digits, \
      perhaps in groups, and the locale's decimals (--numeric sorts all digits \
      inside texts)
      """,
    in: [.sort])

  package static let generalNumericSort = Option(
    short: "g", long: "general-numeric-sort",
    help: """
      sort by a floating-point number such as 1e3; lines without one come \
      first
      """,
    in: [.sort])

  package static let humanNumericSort = Option(
    short: "h", long: "human-numeric-sort",
    help: "sort by a number with a unit: 900 before 2K before 1G",
    in: [.sort])

  package static let monthSort = Option(
    short: "M", long: "month-sort",
    help: """
      sort by the name of a month in the locale, in full or abbreviated; \
      lines without one come first
      """,
    in: [.sort])

  package static let versionSort = Option(
    short: "V", long: "version-sort",
    help: "sort by versions: 1.9 before 1.10, and 1.0~beta before 1.0",
    in: [.sort])

  package static let randomSort = Option(
    short: "R", long: "random-sort",
    help: "sort in random order, equal keys together",
    in: [.sort])

  package static let randomSource = Option(
    long: "random-source", argument: "FILE", values: .file,
    help: "read random bytes from FILE",
    in: [.sort])

  package static let dictionaryOrder = Option(
    short: "d", long: "dictionary-order",
    help: "only letters, digits and blanks count",
    in: [.sort])

  package static let ignoreNonprinting = Option(
    short: "i", long: "ignore-nonprinting",
    help: "compare printable characters only",
    in: [.sort])

  /// Whether a check writes nothing.
  package static let check = WordOption<Bool>(
    short: "c", long: "check", argument: "HOW", isArgumentOptional: true,
    ["diagnose-first": false, "quiet": true, "silent": true],
    default: "diagnose-first",
    notes: [
      "diagnose-first": "tell the first line out of order on stderr",
      "quiet": "only the status", "silent": "as quiet",
    ],
    help: "do not sort, but check the order",
    in: [.sort])

  package static let quietCheck = Option(
    short: "C", help: "the same as --check=quiet",
    in: [.sort])

  package static let merge = Option(
    short: "m", long: "merge",
    help: "merge sorted files; do not sort",
    in: [.sort])

  package static let keyed = Option(
    long: "keyed",
    help: """
      sort the output of 'collate keys --fingerprint' by its keys; give the \
      options of 'collate keys' again, but neither -k nor --csv; refuse keys \
      that this program would make otherwise
      """,
    in: [.sort])

  package static let filesFrom = Option(
    long: "files0-from", argument: "FILE",
    values: .file,
    help: "read the files named in FILE; a NUL ends each name",
    in: [.sort])

  package static let bufferSize = Option(
    short: "S", long: "buffer-size", argument: "SIZE",
    help: """
      the memory to use before temporary files: 512M, 2G (units of 1024), \
      10%; default: half of the machine's memory
      """,
    in: [.sort])

  package static let batchSize = Option(
    long: "batch-size", argument: "N",
    help: "merge at most N files or temporary files at once",
    in: [.sort])

  package static let temporaryDirectory = Option(
    short: "T", long: "temporary-directory", argument: "DIR",
    values: .directory,
    help: """
      the directory of temporary files; default: TMPDIR or /tmp; repeat \
      it for several
      """,
    in: [.sort])

  package static let compressProgram = Option(
    long: "compress-program", argument: "PROGRAM",
    help: """
      compress temporary files with PROGRAM, such as gzip or zstd; PROGRAM \
      -d decompresses them
      """,
    in: [.sort])
}
