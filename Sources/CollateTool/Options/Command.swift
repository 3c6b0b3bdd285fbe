/// The commands of `collate`, and `thumb`.
package enum Command: String {
  case sort
  case sections
  case page
  case titles
  case search
  case keys
  case query
  case explain
  case locales
  /// A program of its own, not a command of `collate`.
  case thumb
}

/// A program, with its own commands, options and completions.
enum Program: String {
  case collate
  case thumb

  init(of command: Command) { self = command == .thumb ? .thumb : .collate }

  /// The first command is the default.
  var commands: [Command] { self == .thumb ? [.thumb] : Command.allCases }

  /// The options that at least one command takes.
  var options: [Option] {
    Option.allCases.filter { option in
      commands.contains { $0.options.contains(option) }
    }
  }

  func commands(of option: Option) -> [Command] {
    commands.filter { $0.options.contains(option) }
  }
}

extension Command: CaseIterable {
  /// The commands of `collate`.
  package static let allCases: [Self] = [
    .sort, .sections, .page, .titles, .search, .keys, .query, .explain,
    .locales,
  ]

  /// The words that run the command.
  package var invocation: String {
    self == .thumb ? rawValue : "collate \(rawValue)"
  }
}

extension Command {
  /// The purpose of the command, in a few words.
  var summary: String {
    switch self {
    case .sort: "sort lines (the default command)"
    case .sections: "sort lines under section titles"
    case .page: "write an HTML page with sections, bar and search"
    case .titles: "write the section titles and index bar of a locale"
    case .search: "write the lines that match, in sorted order"
    case .keys: "write each line after its sort key, in hexadecimal"
    case .query: "write the patterns that find a text in a database"
    case .explain: "compare sort keys of texts, and explain sections"
    case .locales: "list locales with their collation types"
    case .thumb: "thumb through a list of lines, and pick from it"
    }
  }

  /// The operands, as help and manual show them.
  var operands: String {
    switch self {
    case .sort, .sections, .page, .keys, .thumb: " [file ...]"
    case .search: " <query> [file ...]"
    case .query: " <text>"
    case .explain: " <text> ..."
    case .titles, .locales: ""
    }
  }

  /// The options that the command takes, in the order of its help.
  var options: [Option] {
    switch self {
    case .sort:
      Option.ordering + Option.fields + Option.filing + [
        .reverse, .unique, .stable, .ignoreCase, .numericSort,
        .generalNumericSort, .humanNumericSort, .monthSort, .versionSort,
        .randomSort, .kind, .randomSource, .dictionaryOrder,
        .ignoreNonprinting, .blankKeys, .check, .quietCheck, .merge, .keyed,
        .output, .filesFrom, .bufferSize,
        .batchSize, .temporaryDirectory, .compressProgram, .parallel, .debug,
        .completion,
        .manual, .help, .version,
      ]
    case .sections:
      Option.ordering + Option.fields + Option.listFiling + [.sectionFormat]
        + Option.sections + [
          .empty, .group, .output, .parallel, .debug, .help, .version,
        ]
    case .page:
      [.pageTitle, .pageColumns, .detail, .link, .style, .events]
        + Option.ordering + Option.fields + Option.listFiling + Option.titles
        + [
          .limit, .absent, .empty, .group,
        ] + Option.searching + [
          .output, .parallel, .debug, .help, .version,
        ]
    case .titles:
      Option.ordering + [.format] + Option.sections + [
        .output, .debug, .help, .version,
      ]
    case .search:
      Option.ordering + Option.fields + Option.listFiling + Option.searching
        + Option.results + [
          .format, .maxCount, .quiet, .count, .output, .parallel, .debug,
          .help, .version,
        ]
    case .explain:
      Option.ordering + Option.filingRules + [.variants] + Option.titles
        + [.explainedQuery] + Option.searching + [
          .output, .debug, .help, .version,
        ]
    case .keys:
      Option.ordering + Option.fields + Option.listFiling + [
        .blankKeys, .columns,
      ]
        + Option.titles + Option.folding + [
          .fingerprint, .output, .parallel, .debug, .help, .version,
        ]
    case .query:
      Option.ordering + Option.searching + [
        .dictionary, .queryFormat, .column, .output, .debug, .help, .version,
      ]
    case .locales:
      [.output, .help, .version]
    case .thumb:
      Option.picking + Option.ordering + Option.fields + Option.listFiling
        + Option.sections + [.empty, .group] + Option.searching
        + Option.results + [
          .output, .parallel, .debug, .completion, .shell, .manual, .help,
          .version,
        ]
    }
  }
}

extension Option {
  /// Options of `thumb` alone: the screen, its keys, and what is written.
  static let picking: [Self] = [
    .query, .phrase, .selectOne, .exitZero, .printQuery, .withHeader, .expect,
    .bind, .height, .preview, .previewWindow, .ansi, .noMouse,
  ]

  static let ordering: [Self] = [
    .locale, .strength, .numeric, .caseFirst, .punctuation, .reorder, .rules,
  ]

  /// Options for keys, fields and the syntax of files.
  static let fields: [Self] = [
    .key, .fieldSeparator, .ignoreLeadingBlanks, .decimal, .header, .csv,
    .zeroTerminated, .encoding,
  ]

  /// Options that say what keys are taken for.
  static let kinds: [Self] = [
    .dictionaryOrder, .generalNumericSort, .humanNumericSort,
    .ignoreNonprinting, .kind, .monthSort, .numericSort, .randomSort,
    .versionSort,
  ]

  static let filingRules: [Self] = [
    .articles, .honorifics, .particles, .openingPunctuation, .names,
    .apostrophes, .dictionary,
  ]

  static let filing: [Self] = filingRules + [.reading]

  /// Options for what lists with sections are filed by.
  static let listFiling: [Self] = filing + [.variants]

  /// Options for titles and the index bar.
  static let sections: [Self] = titles + [.searchEntry, .limit, .absent]

  static let titles: [Self] = [
    .layout, .labels, .alphabet, .others, .rest, .digits, .symbols,
  ]

  static let searching: [Self] = [.scope, .words] + folding

  static let folding: [Self] = [
    .tiers, .strict, .readings, .punctuationCounts, .mind,
  ]

  /// Options that decide which lines are shown, and how.
  static let results: [Self] = [
    .underTitles, .color, .rank, .inputOrder, .lineNumber, .withFilename,
    .noFilename, .invertMatch,
  ]

  /// Pairs of options that contradict each other about the order of results.
  static let contradictingOrders: [(Self, Self)] = [
    (.rank, .underTitles), (.inputOrder, .underTitles), (.invertMatch, .rank),
  ]

  /// Options that have no meaning without sections.
  static let ofSections: [Self] =
    [
      .limit, .absent, .empty, .group,
    ] + titles

  /// Options that have no meaning with `--group`, each paired with it.
  static let contradictingGroup: [(Self, Self)] =
    ([.empty] + titles).map { ($0, .group) }
}
