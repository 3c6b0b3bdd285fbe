import CProcess
import ThumbIndex

/// One run of the tool: a command with its arguments.
struct Invocation {
  /// Whether the first argument is the name of a command.
  private let isCommandNamed: Bool
  private let arguments: Arguments

  /// Reads the process's arguments.
  ///
  /// The command is `sort` unless the first argument is the name of another
  /// command. (Write `./keys` for a file named `keys`.)
  init() throws(Failure) {
    var argv = unsafe cprocess_arguments()!
    var count = cprocess_argument_count()
    let first = count > 1 ? unsafe String(cString: argv[1]!) : ""
    let command = Command.allCases.first { $0.rawValue.hasBytes(of: first) }
    isCommandNamed = command != nil
    // A misspelt command is found before the options are parsed, as they may be
    // options of the command that was meant.
    if !isCommandNamed, !first.startsWithBytes(of: "-") { try checkSlip(first) }
    if isCommandNamed {
      // `getopt_long` skips the first element.
      unsafe argv += 1
      count -= 1
    }
    arguments = unsafe try parseArguments(
      of: command ?? .sort, taking: (command ?? .sort).options, argv,
      count: count)
  }

  /// Runs the command and returns the exit status.
  func perform() throws(Failure) -> Int32 {
    let information = try arguments.information(
      help: isCommandNamed ? help(of: arguments.command) : toolHelp())
    if let information {
      try Output.show(information)
      return 0
    }
    if !isCommandNamed, let first = arguments.files.first {
      try checkSlip(first.description)
    }
    try arguments.checkRepetitions()
    switch arguments.command {
    case .sort: return try SortCommand(arguments).perform()
    case .sections: return try SectionsCommand(arguments).perform()
    case .page: return try PageCommand(arguments).perform()
    case .titles: return try TitlesCommand(arguments).perform()
    case .search: return try SearchCommand(arguments).perform()
    case .explain: return try ExplainCommand(arguments).perform()
    case .keys: return try KeysCommand(arguments).perform()
    case .query: return try QueryCommand(arguments).perform()
    case .locales: return try LocalesCommand(arguments).perform()
    case .thumb: preconditionFailure("'thumb' is no command of 'collate'")
    }
  }
}
