/// What `collate --help` prints.
func toolHelp() -> String {
  var text = """
    Sort lines in the order of a language.

    USAGE: collate [sort] [options] [file ...]
           collate <command> [options] ...

    COMMANDS:

    """
  for command in Command.allCases {
    text += entry(command.rawValue, command.summary)
  }
  text += """

    Without a file, or for '-', standard input is read. Options may follow
    files; '--' ends them. 'collate <command> --help' tells more of a command.


    """
  text += optionList(of: .sort, title: "OPTIONS OF SORT:")
  text += exampleList(Command.allCases.flatMap(\.examples))
  text += exitStatus
  return text
}

/// What `collate <command> --help` prints.
func help(of command: Command) -> String {
  """
  \(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).

  USAGE: collate \(command.rawValue) [options]\(command.operands)


  """ + optionList(of: command, title: "OPTIONS:")
    + exampleList(command.examples) + exitStatus
}

/// What `thumb --help` prints.
package func thumbHelp() -> String {
  """
  Thumb through a list, and pick from it: sections, an index bar, search.

  USAGE: thumb [options] [file ...]

  Lines are read from files, or from standard input; what is picked is written
  to standard output. The screen is the terminal's own, so that both may be
  pipes.

  KEYS:

  """
    + thumbKeys.map { entry($0.0, $0.1) }.joined()
    + "\n" + optionList(of: .thumb, title: "OPTIONS:")
    + exampleList(Command.thumb.examples)
      + """

      EXIT STATUS:
        0 something was picked; 1 left without; 130 left by Ctrl-C; 2 trouble:
        nothing was picked, and some file could not be read, or nothing could

      """
}

/// The keys of `thumb`, and what they do.
let thumbKeys: KeyValuePairs = [
  "letters": "search; Backspace takes the last back, Ctrl-U all",
  "Up, Down, Page Up, Page Down, Home, End": "move",
  "Left, Right": "to the section before, or behind",
  "Alt and a letter": "to the section of that letter; so does the bar at the "
    + "right, clicked on or dragged along",
  "Space":
    "mark the row, or take the mark off; between letters, and with Alt, a "
    + "blank in the search",
  "Tab": "search in another scope: anywhere, at the start, at starts of words",
  "Enter": "pick what is marked, or the row of the cursor",
  "Esc": "empty the search; with none, leave",
  "Ctrl-C, Ctrl-Z": "leave; stop until 'fg'",
]

private func exampleList(_ examples: [Example]) -> String {
  if examples.isEmpty { return "" }
  return "\nEXAMPLES:\n"
    + examples.map { "  \($0.task)\n    \($0.words)\n" }.joined()
}

private let exitStatus = """

  EXIT STATUS:
    0 done, sorted, or matched; 1 not in order, nothing matched; 2 trouble

  """

private func optionList(of command: Command, title: String) -> String {
  title + "\n"
    + command.options.map { option in
      let description = option.description
      var names = description.short.map { "-\($0)" } ?? "   "
      if let long = description.long {
        names += description.short == nil ? " --\(long)" : ", --\(long)"
        names += description.longArgument
      }
      return entry(names, option.meaning(for: command))
    }.joined()
}

private let indentation = 26
private let width = 79

/// A name, and beside or below it what it means, in lines that fit.
private func entry(_ name: String, _ meaning: String) -> String {
  let margin = String(repeating: " ", count: indentation)
  var lines: [String] = []
  var line = "  \(name)"
  if line.count > indentation - 2 {
    lines.append(line)
    line = margin
  } else {
    line += margin.dropFirst(line.count)
  }
  var isFirst = true
  for word in meaning.split(separator: " ") {
    if !isFirst, line.count + 1 + word.count > width {
      lines.append(line)
      line = margin
      isFirst = true
    }
    line += isFirst ? word : " \(word)"
    isFirst = false
  }
  lines.append(line)
  return lines.joined(separator: "\n") + "\n"
}
