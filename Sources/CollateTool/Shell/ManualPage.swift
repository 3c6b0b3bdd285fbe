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
  Long options may be shortened while they are unambiguous;
  .B \\-\\-p
  is short for
  .BR \\-\\-parallel .
  A file named as a command is written with a path, as
  .BR ./keys .
  .SH COMMANDS
  \(Command.allCases.map(entry).joined(separator: "\n"))
  .SH OPTIONS
  \(Program.collate.options.map { entry($0, .collate) }
    .joined(separator: "\n"))
  .SH KEYS
  A field is counted from 1.
  Without
  .BR \\-\\-field\\-separator ,
  it begins with the blanks before it, unless
  .B b
  skips them.
  A key with flags of its own takes none from the options; one without end goes
  on to the end of the line.
  .PP
  With
  .BR \\-\\-header ,
  a field may be called what the header calls it; with
  .B \\-\\-csv
  a name asks for a header of one record by itself.
  A name may hold anything; what can be read as a number is one.
  The header of further files must say the same as that of the first, and is
  left out.
  .PP
  A number is blanks, a minus sign, digits, perhaps in groups, and decimals, the
  signs between digits being those of the locale.
  Lines whose numbers are equal are in the order of the locale.
  .SH CSV
  Records and fields are those of RFC 4180, a line feed alone also ending a
  record.
  Keys are values, without quotes; records come out as they went in.
  A quote that is not closed, one in a field without quotes, and text behind a
  closing one are errors.
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
  \(Command.allCases.flatMap(\.examples).map(entry).joined(separator: "\n"))
  .SH SEE ALSO
  .BR sort (1),
  .BR locale (7)

  """
}

/// The manual page of `thumb`.
func thumbManualPage() -> String {
  let keys = thumbKeys.map { ".TP\n.B \(escaped($0))\n\(escaped($1))" }
  return """
    .TH THUMB 1 "\(toolDate)" "thumb \(toolVersion)" "User Commands"
    .SH NAME
    thumb \\- thumb through a list, and pick from it
    .SH SYNOPSIS
    .B thumb
    .RI [ options "] [" file " ...]"
    .SH DESCRIPTION
    .B thumb
    shows lines on the terminal in the order of a language, under section titles,
    with an index bar at the right, and searches them while somebody types.
    What is picked goes to standard output.
    .PP
    Without a file, or for
    .RB ' \\- ',
    standard input is read, and shown while it is.
    The screen is the terminal's own, so that input and output may both be pipes.
    .SH KEYS
    \(keys.joined(separator: "\n"))
    .SH OPTIONS
    \(Command.thumb.options.map { entry($0, .thumb) }
      .joined(separator: "\n"))
    .SH EXIT STATUS
    .TP
    .B 0
    something was picked
    .TP
    .B 1
    left without
    .TP
    .B 2
    trouble; also left without where some file could not be read, which is told of
    and passed over
    .TP
    .B 130
    left by Ctrl\\-C
    .SH ENVIRONMENT
    .TP
    .BR LC_ALL ", " LC_COLLATE ", " LANG
    the order without
    .BR \\-\\-locale ,
    the first that is set; where that is C, the order of CLDR's root
    .TP
    .BR NO_COLOR
    no colours, when it is not empty, unless
    .B \\-\\-color
    says otherwise
    .SH EXAMPLES
    \(Command.thumb.examples.map(entry).joined(separator: "\n"))
    .SH SEE ALSO
    .BR collate (1),
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

private func entry(_ example: Example) -> String {
  """
  .PP
  \(escaped(example.task.prefix(1).uppercased() + example.task.dropFirst()))
  .EX
      \(escaped(example.words))
  .EE
  """
}

private func entry(_ option: Option, _ program: Program) -> String {
  let description = option.description
  var names = option.names.map { "\\fB\(escaped($0))\\fR" }
    .joined(separator: ", ")
  if let argument = description.argument {
    let written = "=\\fI\(escaped(argument))\\fR"
    names += description.isArgumentOptional ? "[\(written)]" : written
  }
  var help = filled(escaped(option.meaning(for: program.commands[0])))
  let commands = program.commands(of: option)
  if commands != program.commands {
    let commands = commands.map(\.rawValue).joined(separator: ", ")
    help += "\n.br\n(\(commands))"
  }
  return ".TP\n\(names)\n\(help)"
}

/// A text that means nothing to troff, with hyphens that can be copied.
private func escaped(_ text: String) -> String {
  let ascii = text.replacing("\\", with: "\\e")
    .replacing("-", with: "\\-").replacing("'", with: "\\(aq")
  return ascii.unicodeScalars.map { scalar in
    if scalar.isASCII { return String(scalar) }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\[u\(String(repeating: "0", count: 4 - digits.count))\(digits)]"
  }.joined()
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
