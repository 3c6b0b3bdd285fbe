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
}

/// A text in single quotes, for bash, fish and zsh.
func quoted(_ text: String) -> String {
  "'\(text.replacing(sign: "'", with: "'\\''"))'"
}
