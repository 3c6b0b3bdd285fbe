func zshCompletion(_ program: Program) -> String {
  let name = program.rawValue
  let (cases, first) =
    program == .thumb
    ? (
      """
        options=(
      \(optionEntries(.thumb))
        )
      """, ""
    )
    : (
      """
        commands=(
      \(Command.allCases.map(commandEntry).joined(separator: "\n"))
        )
        case $words[2] in
      \(Command.named.map(optionsCase).joined(separator: "\n"))
          (*)
            options=(
      \(optionEntries(.sort))
            ) ;;
        esac
      """,
      """

        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe -t commands command commands
        fi
      """
    )
  return embeddedText(
    PackageResources.completion_zsh,
    ["program": name, "options": cases, "first": first])
}

private func commandEntry(_ command: Command) -> String {
  "    " + quoted("\(command.rawValue):\(command.summary)")
}

private func optionsCase(_ command: Command) -> String {
  """
      (\(command.rawValue))
        options=(
  \(optionEntries(command))
        ) ;;
  """
}

private func optionEntries(_ command: Command) -> String {
  command.options.flatMap { option in
    option.names.map { "        " + quoted(entry($0, option, command)) }
  }.joined(separator: "\n")
}

/// An option for `_arguments`: `--name=[what it means]:argument:values`.
private func entry(
  _ name: String, _ option: Option, _ command: Command
) -> String {
  let help = option.help(for: command).replacing(sign: "]", with: "\\]")
  // Users may repeat options such as `-k`.
  let start = "*\(name)"
  guard let argument = option.argument else { return "\(start)[\(help)]" }
  let values =
    switch option.values {
    case .any: " "
    case .words(let words, _): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .directory: "_files -/"
    case .locale: "_\(Program(of: command).rawValue)_locales"
    }
  if option.isArgumentOptional {
    // The argument can only follow a long name, in the same word.
    return name.hasPrefix("--")
      ? "\(start)=-[\(help)]::\(argument):\(values)" : "\(start)[\(help)]"
  }
  let sign = name.hasPrefix("--") ? "=" : "+"
  return "\(start)\(sign)[\(help)]:\(argument):\(values)"
}
