func fishCompletion(_ program: Program) -> String {
  let commands =
    program == .thumb
    ? ""
    : embeddedText(
      PackageResources.completion_commands_fish,
      [
        "names": Command.named.map(\.rawValue).joined(separator: " "),
        "commands": Command.allCases.map(commandLine).joined(separator: "\n"),
      ])
  return embeddedText(
    PackageResources.completion_fish,
    [
      "program": program.rawValue, "commands": commands,
      "options": program.options.map { optionLine($0, program) }
        .joined(separator: "\n"),
    ])
}

private func commandLine(_ command: Command) -> String {
  "complete -c collate -n __fish_is_first_arg -a \(command.rawValue)"
    + " -d \(quoted(command.summary))"
}

private func optionLine(_ option: Option, _ program: Program) -> String {
  var words = ["complete -c \(program.rawValue)"]
  if program.commands(of: option) != program.commands {
    let commands = program.commands(of: option).map(\.rawValue)
      .joined(separator: " ")
    words.append("-n 'contains (__collate_command) \(commands)'")
  }
  if let letter = option.short { words.append("-s \(letter)") }
  if let name = option.long { words.append("-l \(name)") }
  if option.isArgumentOptional {
    // The option's argument can only follow the sign `=`.
    words.append("-f")
    if case .words(let list, _) = option.values {
      words.append("-a \(quoted(list.joined(separator: " ")))")
    }
  } else if option.argument != nil {
    switch option.values {
    case .any: words.append("-x")
    case .words(let list, _):
      words.append("-x -a \(quoted(list.joined(separator: " ")))")
    case .file: words.append("-r -F")
    case .directory: words.append("-x -a '(__fish_complete_directories)'")
    case .locale:
      words.append("-x -a '(collate locales 2>/dev/null | cut -f1)'")
    }
  }
  words.append("-d \(quoted(option.help(for: program.commands[0])))")
  return words.joined(separator: " ")
}
