/// What the tool can do.
enum Command: String, CaseIterable {
  case sort
  case keys
  case locales
}

extension Command {
  /// What the command does, in a few words.
  var summary: String {
    switch self {
    case .sort: "sort lines (the default command)"
    case .keys: "each line with its sort key"
    case .locales: "locales with their collation types"
    }
  }

  /// What follows the options.
  var operands: String {
    switch self {
    case .sort, .keys: " [file ...]"
    case .locales: ""
    }
  }

  /// The options that the command takes, in the order of its help.
  var options: [Option] {
    switch self {
    case .sort:
      Option.ordering + Option.fields + [
        .reverse, .unique, .stable, .ignoreCase, .check, .quietCheck, .keyed,
        .output, .parallel, .debug, .help, .version,
      ]
    case .keys:
      Option.ordering + Option.fields + [
        .header, .output, .parallel, .debug, .help, .version,
      ]
    case .locales:
      [.output, .help, .version]
    }
  }
}

extension Option {
  /// What decides the order of two texts.
  static let ordering: [Self] = [
    .locale, .strength, .numeric, .caseFirst, .punctuation, .reorder, .rules,
  ]

  /// What decides where a text begins and ends.
  static let fields: [Self] = [.key, .fieldSeparator, .zeroTerminated]
}
