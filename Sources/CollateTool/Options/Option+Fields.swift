extension Option {
  /// Options for keys, fields and the syntax of files.
  static let fields: [Option] = [
    key, fieldSeparator, ignoreLeadingBlanks, decimal, header, csv,
    zeroTerminated, encoding,
  ]

  package static let key = Option(
    short: "k", long: "key", argument: "POS1[,POS2][bdfghiMnRrV]",
    help: """
      use only this part of the line; it ends at POS2 or, if none is given, \
      with the line; POS is FIELD[.CHARACTER], FIELD a number or a column's \
      name; then flags, as in 2nr: b skips leading blanks, and d, f, g, h, i, \
      M, n, R, r and V mean what the options of sort do; repeat -k for \
      further keys
      """,
    in: .readingLines)

  package static let fieldSeparator = Option(
    short: "t", long: "field-separator", argument: "C",
    help: """
      the character between fields, also \\t or \\0; default: the blanks \
      that begin a field, or with --csv a comma
      """,
    in: .readingLines)

  package static let ignoreLeadingBlanks = Option(
    short: "b", long: "ignore-leading-blanks",
    help: "ignore blanks before a key",
    in: .readingLines)

  package static let decimal = Option(
    long: "decimal", argument: "C",
    help: """
      the decimal separator; default: that of --locale, LC_ALL, \
      LC_NUMERIC or LANG
      """,
    in: .readingLines)

  package static let header = Option(
    long: "header", argument: "N", isArgumentOptional: true,
    help: """
      keep the first line (or N lines) at the top; the fields of the first \
      line name columns
      """,
    helpOfOthers: [
      .thumb: """
      keep the first line (or N lines) above the list; the fields of the first \
      line name columns; they are picked only with --with-header or -o
      """
    ],
    in: .readingLines)

  package static let csv = Option(
    long: "csv",
    help: """
      read CSV (RFC 4180): fields in quotes may contain separators, quotes \
      and line ends; ill-formed CSV is an error
      """,
    in: .readingLines)

  package static let zeroTerminated = Option(
    short: "z", long: "zero-terminated",
    help: "lines end in NUL, also in the output",
    in: .readingLines)

  package static let encoding = Option(
    long: "encoding", argument: "NAME[,NAME]",
    help: """
      the charset of the input, such as windows-1252 or UTF-16, and of the \
      output (by default the same, and UTF-8 for JSON)
      """,
    in: .readingLines)
}
