import ThumbIndex

/// An option of the tool: its names, its meaning, and the commands that take it.
///
/// Parsing, messages, help, completions and the manual page are all made from
/// this. Two commands may have different options with the same name, so an
/// option equals only itself.
///
/// `@unchecked Sendable`: nothing changes after `init`.
package class Option: @unchecked Sendable, Hashable {
  let short: Unicode.Scalar?
  let long: String?

  /// What help calls the value; `nil` for an option without one.
  let argument: String?
  let isArgumentOptional: Bool
  let values: OptionValues

  /// The commands that take the option.
  let commands: Set<Command>

  /// The meaning, without the words that the option takes.
  private let help: String

  /// The whole meaning for commands in which the option means something else.
  private let helpOfOthers: KeyValuePairs<Command, String>

  /// The meanings of some of the words that the option takes.
  private let notes: KeyValuePairs<String, String>

  init(
    short: Unicode.Scalar? = nil, long: String? = nil, argument: String? = nil,
    isArgumentOptional: Bool = false, values: OptionValues = .any,
    notes: KeyValuePairs<String, String> = [:], help: String,
    helpOfOthers: KeyValuePairs<Command, String> = [:],
    in commands: Set<Command>
  ) {
    self.short = short
    self.long = long
    self.argument = argument
    self.isArgumentOptional = isArgumentOptional
    self.values = values
    self.notes = notes
    self.help = help
    self.helpOfOthers = helpOfOthers
    self.commands = commands
  }

  package static func == (left: Option, right: Option) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// An option whose value is one of several words, with the meaning of each word.
package final class WordOption<Value>: Option, @unchecked Sendable {
  let words: KeyValuePairs<String, Value>

  /// The default word; `nil` if there is none.
  let standard: String?

  init(
    short: Unicode.Scalar? = nil, long: String, argument: String,
    isArgumentOptional: Bool = false, _ words: KeyValuePairs<String, Value>,
    default standard: String? = nil, notes: KeyValuePairs<String, String> = [:],
    help: String, helpOfOthers: KeyValuePairs<Command, String> = [:],
    in commands: Set<Command>
  ) {
    self.words = words
    self.standard = standard
    super.init(
      short: short, long: long, argument: argument,
      isArgumentOptional: isArgumentOptional,
      values: .words(words.map(\.key), default: standard), notes: notes,
      help: help, helpOfOthers: helpOfOthers, in: commands)
  }
}

/// The values that a shell can complete for an option.
enum OptionValues {
  case any
  case words([String], default: String?)
  case file
  case directory
  /// A locale that `collate locales` lists.
  case locale
}

extension Option {
  /// The option as a user writes it.
  package var name: String { long.map { "--\($0)" } ?? "-\(short!)" }

  /// The text after the long name, such as `=ID`; may be empty.
  var longArgument: String {
    guard let argument else { return "" }
    return isArgumentOptional ? "[=\(argument)]" : "=\(argument)"
  }

  /// The help of the option for a command.
  func help(for command: Command) -> String { ownHelp(for: command) ?? help }

  private func ownHelp(for command: Command) -> String? {
    helpOfOthers.first { $0.key == command }?.value
  }

  /// The meaning of the option for a command, with the words that it takes.
  func meaning(for command: Command) -> String {
    if let meaning = ownHelp(for: command) { return meaning }
    guard case .words(let words, let standard) = values else { return help }
    var list = words.map { word in
      let note = notes.first { $0.key.hasBytes(of: word) }?.value
      let notes = [word == standard ? "default" : nil, note].compactMap(\.self)
      return notes.isEmpty ? word : "\(word) (\(notes.joined(separator: "; ")))"
    }
    let last = list.removeLast()
    return "\(help): "
      + (list.isEmpty ? last : "\(list.joined(separator: ", ")) or \(last)")
  }
}
