extension Command {
  /// The commands that a user must name.
  static var named: [Self] { allCases.filter { $0 != .sort } }
}

extension Option {
  /// The names of the option: the letter, then the long name.
  var names: [String] {
    [short.map { "-\($0)" }, long.map { "--\($0)" }].compactMap(\.self)
  }
}

/// A text in single quotes, for bash, fish and zsh.
func quoted(_ text: String) -> String {
  "'\(text.replacing(sign: "'", with: "'\\''"))'"
}

extension Option {
  /// The function that makes a shell's completion script.
  static let completion = WordOption<(Program) -> String>(
    long: "completion", argument: "SHELL",
    ["bash": bashCompletion, "zsh": zshCompletion, "fish": fishCompletion],
    help: "write a script with which a shell completes these options",
    in: [.sort, .thumb])

  /// The script that binds keys of a shell to `thumb`: Ctrl-T to pick files, Ctrl-R
  /// earlier commands, and Alt-C folders.
  ///
  /// The scripts end names and commands in NUL, because these may contain line
  /// ends. Punctuation counts in searches, and Esc leaves the command line as
  /// it is.
  static let shell = WordOption<[UInt8]>(
    long: "shell", argument: "SHELL",
    [
      "bash": PackageResources.keys_bash, "zsh": PackageResources.keys_zsh,
      "fish": PackageResources.keys_fish,
    ],
    help: """
      write a script that lets a shell pick files with Ctrl-T, earlier \
      commands with Ctrl-R, and folders with Alt-C
      """,
    in: [.thumb])
}
