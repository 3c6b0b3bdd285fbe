/// The manual page, in the macros of `man`.
func manualPage() -> String {
  """
  .TH COLLATE 1 "\(toolDate)" "collate \(toolVersion)" "User Commands"
  .SH NAME
  collate \\- sort lines in the order of a language
  .SH SYNOPSIS
  .B collate
  .RI [ sort ]
  .RI [ options "] [" file " ...]"
  \(Command.named.map(synopsis).joined(separator: "\n"))
  .SH DESCRIPTION
  .B collate
  sorts lines as people who speak a language expect it, with the habits of
  .BR sort (1).
  The order is that of ICU and CLDR.
  Lines are bytes: they come out as they went in, whatever they hold.
  .PP
  Without a file, or for
  .RB ' \\- ',
  standard input is read.
  Options may follow files;
  .RB ' \\-\\- '
  ends them.
  Long options may be shortened while they are unambiguous.
  A file named as a command is written with a path, as
  .BR ./keys .
  .SH COMMANDS
  \(Command.allCases.map(entry).joined(separator: "\n"))
  .SH OPTIONS
  \(Option.allCases.map(entry).joined(separator: "\n"))
  .SH EXIT STATUS
  .TP
  .B 0
  done, or sorted, or something matched
  .TP
  .B 1
  not in order, or nothing matched
  .TP
  .B 2
  trouble
  .SH ENVIRONMENT
  .TP
  .BR LC_ALL ", " LC_COLLATE ", " LANG
  the order without
  .BR \\-\\-locale ,
  the first that is set; C and POSIX are the order of bytes
  .TP
  .B TMPDIR
  where temporary files go without
  .BR \\-\\-temporary\\-directory
  .TP
  .BR NO_COLOR ", " TERM
  no highlighting on a terminal when the first is not empty, or the second is
  not set or dumb
  .SH EXAMPLES
  .EX
  collate \\-l de\\-u\\-co\\-phonebk names.txt
  collate \\-l da \\-t \\(aq;\\(aq \\-k 3,3 people.csv
  collate sections \\-l ja names.txt
  collate search \\-l de mueller names.txt
  collate keys \\-l sv names.txt | LC_ALL=C sort | cut \\-f2\\-
  .EE
  .SH SEE ALSO
  .BR sort (1),
  .BR locale (7)

  """
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
  \(escaped(command.summary))
  """
}

private func entry(_ option: Option) -> String {
  let description = option.description
  var names = option.names.map { "\\fB\(escaped($0))\\fR" }
    .joined(separator: ", ")
  if let argument = description.argument {
    let written = "=\\fI\(escaped(argument))\\fR"
    names += description.isArgumentOptional ? "[\(written)]" : written
  }
  var help = filled(escaped(description.meaning))
  if option.commands != Command.allCases {
    let commands = option.commands.map(\.rawValue).joined(separator: ", ")
    help += "\n.br\n(\(commands))"
  }
  return ".TP\n\(names)\n\(help)"
}

/// A text that means nothing to troff, with hyphens that can be copied.
private func escaped(_ text: String) -> String {
  text.replacing("\\", with: "\\e")
    .replacing("-", with: "\\-").replacing("'", with: "\\(aq")
}

/// Words in lines of a length that troff's readers like; none of them begins
/// with a dot, which would be a request.
private func filled(_ text: String) -> String {
  var lines = [""]
  for word in text.split(separator: " ") {
    if lines[lines.count - 1].count + word.count > 75 { lines.append("") }
    let line = lines[lines.count - 1]
    let isRequest = line.isEmpty && word.hasPrefix(".")
    lines[lines.count - 1] =
      (line.isEmpty ? "" : "\(line) ") + (isRequest ? "\\&" : "") + word
  }
  return lines.joined(separator: "\n")
}
