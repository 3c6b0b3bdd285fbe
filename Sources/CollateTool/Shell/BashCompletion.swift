/// The script with which bash completes arguments; it needs no other package.
///
/// Where it offers nothing, bash completes names of files.
func bashCompletion() -> String {
  """
  # bash completion for collate, written by 'collate --completion=bash'
  _collate() {
    local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
    local command=sort options='' words='' sign=''
    COMPREPLY=()
    # To bash, the sign in --option=value is a word of its own.
    if [[ $cur == '=' ]]; then
      cur='' sign='='
    elif [[ $option == '=' ]]; then
      sign='='
      option=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    case ${COMP_WORDS[1]} in
      \(Command.allCases.map(\.rawValue).joined(separator: "|")))
        command=${COMP_WORDS[1]} ;;
    esac
    case "$command $option$sign" in
  \(Option.ofCollate.compactMap(valueCase).joined(separator: "\n"))
    esac
    case $command in
  \(Command.allCases.map(optionsCase).joined(separator: "\n"))
    esac
    if [[ -n $words ]]; then
      mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
    elif [[ $cur == -* ]]; then
      mapfile -t COMPREPLY < <(compgen -W "$options" -- "$cur")
      [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace
    elif ((COMP_CWORD == 1)); then
      mapfile -t COMPREPLY < <(
        compgen -W '\(
          Command.allCases.map(\.rawValue).joined(separator: " "))' -- "$cur"
        compgen -f -- "$cur"
      )
      compopt -o filenames
    fi
  }
  complete -o default -F _collate collate

  """
}

/// The case for values of an option.
private func valueCase(_ option: Option) -> String? {
  let values: String
  switch option.description.values {
  case _ where option.description.argument == nil: return nil
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
        \(patterns(of: option).joined(separator: "|")))
          \(values) ;;
    """
}

/// The words before the argument of an option, with the command where another
/// command has another option of this name.
private func patterns(of option: Option) -> [String] {
  let others = Option.ofCollate.filter { $0 != option }
  let isShared = others.contains { other in
    other.names.contains { option.names.contains($0) }
  }
  let commands = isShared ? option.commands.map { quoted($0.rawValue) } : ["*"]
  let names = option.names.flatMap { name -> [String] in
    let isLong = name.hasPrefix("--")
    if option.description.isArgumentOptional {
      return isLong ? ["\(name)="] : []
    }
    return isLong ? [name, "\(name)="] : [name]
  }
  return commands.flatMap { command in
    names.map { "\(command)\(quoted(" \($0)"))" }
  }
}

/// The options of a command.
private func optionsCase(_ command: Command) -> String {
  let names = command.options.flatMap { option in
    option.names.flatMap { name -> [String] in
      let description = option.description
      if description.argument == nil || !name.hasPrefix("--") { return [name] }
      return description.isArgumentOptional ? [name, "\(name)="] : ["\(name)="]
    }
  }
  return """
        \(command.rawValue))
          options=\(quoted(names.joined(separator: " "))) ;;
    """
}
