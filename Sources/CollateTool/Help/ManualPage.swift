/// The manual page of `collate`, in the macros of `man`.
func manualPage() -> String {
  embeddedText(
    PackageResources.collate_1,
    [
      "date": toolDate, "version": toolVersion,
      "synopses": Command.named.map(synopsis).joined(separator: "\n"),
      "commands": Command.allCases.map(entry).joined(separator: "\n"),
      "options": options(Program.collate.options, .collate),
      "examples": examples(Command.allCases.flatMap(\.examples)),
    ])
}

func thumbManualPage() -> String {
  let keys = thumbKeys.map { ".TP\n.B \(escaped($0))\n\(filled(escaped($1)))" }
  let actions = PickerAction.allCases.map { action in
    ".TP\n.B \(escaped(action.rawValue))\n\(filled(escaped(action.meaning)))"
  }
  return embeddedText(
    PackageResources.thumb_1,
    [
      "date": toolDate, "version": toolVersion,
      "keys": keys.joined(separator: "\n"),
      "actions": actions.joined(separator: "\n"),
      "options": options(Command.thumb.options, .thumb),
      "examples": examples(Command.thumb.examples),
    ])
}

private func options(_ options: [Option], _ program: Program) -> String {
  options.map { entry($0, program) }.joined(separator: "\n")
}

private func synopsis(_ command: Command) -> String {
  """
  .br
  .B collate \(command.rawValue)
  .RI [ options "]\(escaped(command.operands))"
  """
}

private func entry(_ command: Command) -> String {
  """
  .TP
  .B \(command.rawValue)
  \(filled(escaped(command.summary)))
  """
}

private func examples(_ examples: [Example]) -> String {
  // A heading begins a paragraph itself.
  examples.map(entry).joined(separator: "\n.PP\n")
}

private func entry(_ example: Example) -> String {
  let task = example.task.prefix(1).uppercased() + example.task.dropFirst()
  return """
    \(filled(escaped(task)))
    .EX
        \(escaped(example.words))
    .EE
    """
}

private func entry(_ option: Option, _ program: Program) -> String {
  var names = option.names.map { "\\fB\(escaped($0))\\fR" }
    .joined(separator: ", ")
  if let argument = option.argument {
    let written = "=\\fI\(escaped(argument))\\fR"
    names += option.isArgumentOptional ? "[\(written)]" : written
  }
  var help = filled(escaped(option.meaning(for: program.commands[0])))
  let commands = program.commands(of: option)
  if commands != program.commands {
    let commands = commands.map(\.rawValue).joined(separator: ", ")
    help += "\n.br\n(\(commands))"
  }
  return ".TP\n\(names)\n\(help)"
}

/// A text escaped for troff, with hyphens that can be copied.
private func escaped(_ text: String) -> String {
  let ascii = text.replacing(sign: "\\", with: "\\e")
    .replacing(sign: "-", with: "\\-").replacing(sign: "'", with: "\\(aq")
  return ascii.unicodeScalars.map { scalar in
    if scalar.isASCII { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\[u\(String(repeating: "0", count: 4 - digits.count))\(digits)]"
  }.joined()
}

/// Wraps words into lines; no line begins like one of troff's requests.
private func filled(_ text: String) -> String {
  wrapped(text, width: 76).map { $0.hasPrefix(".") ? "\\&\($0)" : $0 }
    .joined(separator: "\n")
}
