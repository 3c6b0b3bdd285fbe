/// The script with which bash completes arguments, without other packages.
///
/// If the script offers nothing, bash completes file names.
func bashCompletion(_ program: Program) -> String {
  let name = program.rawValue
  let commands = program.commands.map(\.rawValue)
  let command =
    commands.count == 1
    ? ""
    : """

      case ${COMP_WORDS[1]} in
        \(commands.joined(separator: "|")))
          command=${COMP_WORDS[1]} ;;
      esac
    """
  let first =
    commands.count == 1
    ? ""
    : """

      elif ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(
          compgen -W '\(commands.joined(separator: " "))' -- "$cur"
          compgen -f -- "$cur"
        )
        compopt -o filenames
    """
  return embeddedText(
    PackageResources.completion_bash,
    [
      "program": name, "command": commands[0], "which": command,
      "values": program.options.compactMap { valueCase($0, program) }
        .joined(separator: "\n"),
      "options": program.commands.map(optionsCase).joined(separator: "\n"),
      "first": first,
    ])
}

/// The script's case that offers the values of an option; `nil` if the option
/// takes none.
private func valueCase(_ option: Option, _ program: Program) -> String? {
  let values: String
  switch option.values {
  case _ where option.argument == nil: return nil
  case .any, .file: values = "return"
  case .words(let words, _):
    values = "words=\(quoted(words.joined(separator: " ")))"
  case .directory:
    values = """
      mapfile -t COMPREPLY < <(compgen -d -- "$cur")
            compopt -o filenames
            return
      """
  case .locale: values = "words=$(collate locales 2>/dev/null | cut -f1)"
  }
  return """
        \(patterns(of: option, program).joined(separator: "|")))
          \(values) ;;
    """
}

/// The patterns of the shell's `case` for an option; a pattern names a command
/// only if several options share a name.
private func patterns(of option: Option, _ program: Program) -> [String] {
  let others = program.options.filter { $0 != option }
  let isShared = others.contains { other in
    other.names.contains { option.names.contains($0) }
  }
  let commands =
    isShared
    ? program.commands(of: option).map { quoted($0.rawValue) } : ["*"]
  let names = option.names.flatMap { name -> [String] in
    let isLong = name.hasPrefix("--")
    if option.isArgumentOptional {
      return isLong ? ["\(name)="] : []
    }
    return isLong ? [name, "\(name)="] : [name]
  }
  return commands.flatMap { command in
    names.map { "\(command)\(quoted(" \($0)"))" }
  }
}

/// The script's case that offers the options of a command.
private func optionsCase(_ command: Command) -> String {
  let names = command.options.flatMap { option in
    option.names.flatMap { name -> [String] in
      if option.argument == nil || !name.hasPrefix("--") { return [name] }
      return option.isArgumentOptional ? [name, "\(name)="] : ["\(name)="]
    }
  }
  return """
        \(command.rawValue))
          options=\(quoted(names.joined(separator: " "))) ;;
    """
}
