/// A program, with its own commands, options and completions.
enum Program: String {
  case collate
  case thumb

  init(of command: Command) { self = command == .thumb ? .thumb : .collate }

  /// The first command is the default.
  var commands: [Command] { self == .thumb ? [.thumb] : Command.allCases }

  /// The options that at least one command takes.
  var options: [Option] {
    Option.all.filter { !$0.commands.isDisjoint(with: commands) }
  }

  func commands(of option: Option) -> [Command] {
    commands.filter { option.commands.contains($0) }
  }
}

extension Option {
  /// All options, in the order of help.
  static let all: [Option] = [
    picking, pages, ordering, fields, filing, sorting, sections, searching,
    results, writing, [completion, shell],
  ].flatMap(\.self)
}

extension Command {
  /// The options that the command takes, in the order of its help.
  package var options: [Option] {
    Option.all.filter { $0.commands.contains(self) }
  }
}
