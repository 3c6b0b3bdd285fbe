/// What `collate --help` prints.
func toolHelp() -> String {
  var text = """
    Sort lines in the order of a language.
    \(exampleList("EXAMPLES:", firstExamples))
    USAGE: collate [sort] [options] [file ...]
           collate <command> [options] ...

    COMMANDS:

    """
  for command in Command.allCases {
    text += entry(command.rawValue, command.summary)
  }
  text += """

    Without a file, or for '-', collate reads standard input. Options may follow
    files; '--' ends the options. 'collate <command> --help' shows the options of
    a command.


    """
  text += optionList(of: .sort, title: "OPTIONS OF SORT:")
  text += exampleList(
    "MORE EXAMPLES:",
    Command.allCases.flatMap(\.examples).filter {
      !firstExamples.contains($0)
    })
  text += exitStatus
  return text
}

/// What `collate <command> --help` prints.
func help(of command: Command) -> String {
  """
  \(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).

  USAGE: collate \(command.rawValue) [options]\(command.operands)


  """ + optionList(of: command, title: "OPTIONS:")
    + exampleList("EXAMPLES:", command.examples) + exitStatus
}

/// What `thumb --help` prints.
package func thumbHelp() -> String {
  """
  Thumb through a list of lines, with sections, an index bar and a search.

  USAGE: thumb [options] [file ...]

  thumb reads lines from files or standard input, and writes the lines that you
  pick to standard output. Both may be pipes, as it draws on the terminal.

  KEYS:

  """
    + thumbKeys.map { entry($0.0, $0.1) }.joined()
    + "\n" + optionList(of: .thumb, title: "OPTIONS:")
    + exampleList("EXAMPLES:", Command.thumb.examples)
      + """

      EXIT STATUS:
        0 lines were picked; 1 no line was picked; 130 ended by Ctrl-C; 2 trouble,
        such as a pipe whose reader takes no lines, or no line was picked and some
        file could not be read

      """
}

/// The keys of `thumb`, and their effects.
let thumbKeys: KeyValuePairs = [
  "letters and blanks":
    "search for words, in any order; Backspace deletes the last letter, Ctrl-W "
    + "the last word, Ctrl-U all",
  "Up, Down, Page Up, Page Down, Home, End":
    "move; so do Ctrl-P and Ctrl-K, up, and Ctrl-N and Ctrl-J, down",
  "Left, Right": "go to the previous or next section",
  "Alt and a letter":
    "go to the section of that letter; or click on the index bar "
    + "at the right, or drag along it",
  "Tab, Shift-Tab":
    "mark the row, or remove its mark, and go on, or back; marks stay in other "
    + "searches",
  "Ctrl-O": "show only the marked rows, or all again",
  "Ctrl-S":
    "change where a match may lie: anywhere, at the start, at starts of words",
  "Shift-Up, Shift-Down": "scroll the preview",
  "Enter": "write the marked rows, or the row under the cursor, and leave",
  "Esc": "clear the search; without a search, leave and write nothing",
  "Ctrl-C": "leave with status 130",
  "Ctrl-Z": "suspend until 'fg'",
]

/// The examples that most readers look for: sorting by lines and by columns,
/// and the commands that write for people.
private let firstExamples =
  Command.sort.examples.prefix(2)
  + [Command.sections, .page, .search].flatMap { $0.examples.prefix(1) }

private func exampleList(
  _ title: String, _ examples: some Collection<Example>
) -> String {
  if examples.isEmpty { return "" }
  return "\n\(title)\n"
    + examples.map { "  \($0.task)\n    \($0.words)\n" }.joined()
}

private let exitStatus = """

  EXIT STATUS:
    0 done, sorted, or matched; 1 not sorted, or nothing matched; 2 trouble,
    such as a file that cannot be read

  """

private func optionList(of command: Command, title: String) -> String {
  title + "\n"
    + command.options.map { option in
      var names = option.short.map { "-\($0)" } ?? "   "
      if let long = option.long {
        names += option.short == nil ? " --\(long)" : ", --\(long)"
        names += option.longArgument
      }
      return entry(names, option.meaning(for: command))
    }.joined()
}

private let indentation = 26
private let width = 79

/// An entry of a list: a name, with its meaning beside or below it.
private func entry(_ name: String, _ meaning: String) -> String {
  let margin = String(repeating: " ", count: indentation)
  var lines = wrapped(meaning, width: width - indentation).map { margin + $0 }
  let start = "  \(name)"
  if start.count > indentation - 2 {
    lines.insert(start, at: 0)
  } else {
    lines[0] = start + lines[0].dropFirst(start.count)
  }
  return lines.joined(separator: "\n") + "\n"
}

/// The lines of a text that is broken at blanks; only a longer word makes a
/// line longer than `width`.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] += " \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
