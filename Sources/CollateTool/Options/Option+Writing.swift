extension Option {
  static let writing: [Option] = [
    format, sectionFormat, queryFormat, column, columns, fingerprint, output,
    parallel, debug, manual,
    help, version,
  ]

  /// Whether JSON is written.
  package static let format = WordOption<Bool>(
    long: "format", argument: "FORMAT",
    ["text": false, "json": true], default: "text", help: "the output format",
    in: [.titles, .search])

  package static let column = Option(
    long: "column", argument: "NAME",
    help: "the SQL name of the column of search texts; default: fold",
    in: [.query])

  package static let fingerprint = Option(
    long: "fingerprint",
    help: """
      first write a line with all that the keys depend on, such as ICU's \
      version, except which fields -k names
      """,
    in: [.keys])

  package static let output = Option(
    short: "o", long: "output", argument: "FILE",
    values: .file,
    help: """
      write to FILE, which may be an input: it gets the output only when \
      that is complete, and keeps owner, group and mode
      """,
    helpOfOthers: [
      .page: """
      write to FILE, which is no input: it gets the output only when that is \
      complete, and keeps owner, group and mode
      """
    ],
    in: .all)

  package static let parallel = Option(
    long: "parallel", argument: "N",
    help: "use N threads; default: one for each core",
    in: .readingLines)

  package static let debug = Option(
    long: "debug",
    help: "write to standard error which order is in force",
    in: .ordering)

  package static let manual = Option(
    long: "man", help: "write the manual page",
    in: [.sort, .thumb])

  package static let help = Option(
    long: "help", help: "show this help",
    in: .all)

  package static let version = Option(
    long: "version", help: "show the versions of the program and of ICU",
    in: .all)

  static let sectionFormat = WordOption<SectionFormat>(
    long: "format", argument: "FORMAT",
    ["text": .text, "tsv": .tsv, "json": .json], default: "text",
    notes: ["tsv": "title, tab, line"], help: "the output format",
    in: [.sections])

  static let queryFormat = WordOption<QueryFormat>(
    long: "format", argument: "FORMAT",
    ["text": .text, "json": .json, "sql": .sql], default: "text",
    notes: ["sql": "a condition for WHERE"], help: "the output format",
    in: [.query])

  static let columns = WordOption<KeyRowColumn>(
    long: "columns", argument: "LIST",
    [
      "section": .section, "title": .title, "key": .key, "fold": .fold,
      "line": .line,
    ],
    notes: [
      "section": "its number", "title": "of the section",
      "key": "sort key", "fold": "search text, for 'collate query'",
    ],
    help: """
      the columns to write, in the order of LIST (default key,line; \
      with --csv, as CSV)
      """,
    in: [.keys])
}

/// The output formats of sections.
enum SectionFormat {
  /// Each title above its indented lines, with an empty line between sections.
  case text
  /// For each line: its section's title, a tab and the line.
  case tsv
  case json
}

/// The output formats of patterns.
enum QueryFormat {
  case text, json, sql
}

/// A column that `collate keys` writes.
enum KeyRowColumn {
  /// The ordinal of the line's section.
  case section
  /// The title of the line's section.
  case title
  /// The line's sort key in hexadecimal.
  case key
  /// The line's search text.
  case fold
  /// The line itself.
  case line
}
