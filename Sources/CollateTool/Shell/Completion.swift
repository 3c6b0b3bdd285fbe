/// The script that `--completion` asks for; `nil` without it.
func completionScript(_ arguments: Arguments) throws(Failure) -> String? {
  try arguments.word(Choices.completion)?()
}

extension Command {
  /// The commands that a user must name.
  static var named: [Self] { allCases.filter { $0 != .sort } }
}

extension Option {
  /// The names of the option: the letter, then the long name.
  var names: [String] {
    let description = description
    return [
      description.short.map { "-\($0)" }, description.long.map { "--\($0)" },
    ].compactMap { $0 }
  }

  /// The options that some command of `collate` takes.
  static var ofCollate: [Self] { allCases.filter { !$0.commands.isEmpty } }

  /// The commands that take the option.
  var commands: [Command] {
    Command.allCases.filter { $0.options.contains(self) }
  }
}

/// A text in single quotes for all three shells.
func quoted(_ text: String) -> String {
  "'\(text.replacing("'", with: "'\\''"))'"
}
