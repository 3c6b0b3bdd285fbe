/// The manual page of `collate`, in the macros of `man`.
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
  sorts lines by the rules of a language, with most options of
  .BR sort (1).
  The order is that of ICU, the library of Unicode for languages, and of its data,
  CLDR.
  Lines are bytes, and are written as they were read.
  Bytes that are not UTF-8 sort and match as U+FFFD, after all letters.
  .PP
  Without a file, or for
  .RB ' \\- ',
  it reads standard input.
  Options may follow files;
  .RB ' \\-\\- '
  ends the options.
  Long options may be shortened if they stay unambiguous; as an exception,
  .B \\-\\-p
  always means
  .BR \\-\\-parallel .
  If a file is named like a command, give its path, such as
  .BR ./keys .
  .PP
  A search ignores width, and case without
  .BR \\-\\-mind=case .
  .PP
  .B sort
  and
  .B keys
  take input of any size; other commands read all of it into memory.
  .SH WORDS
  .TP
  .B section, title
  lines under a letter, and that letter
  .TP
  .B index bar
  the short titles at the edge of a list, each of which leads to a section
  .TP
  .B to file
  to give a line its section and its place there
  .TP
  .B reading
  how a text is pronounced, in other letters: pinyin, kana, romaji
  .TP
  .B sort key
  bytes that compare as their texts do
  .TP
  .B fingerprint
  a line with all that keys depend on except
  .BR \\-\\-key ;
  keys with different fingerprints must not be compared
  .TP
  .B search text
  a text without all that a search ignores, for a column of a database
  .TP
  .B tier
  a way to match letters: by the locale, by its search rules, or without accents;
  a search uses all three
  .TP
  .B scope
  where in a line a match may be
  .SH COMMANDS
  \(Command.allCases.map(entry).joined(separator: "\n"))
  .SH OPTIONS
  \(Program.collate.options.map { entry($0, .collate) }
    .joined(separator: "\n"))
  .SH KEYS
  Fields are counted from 1.
  Without
  .BR \\-\\-field\\-separator ,
  a field begins with the blanks before it, unless
  .B b
  skips them.
  A key with flags of its own ignores the options
  .B \\-b \\-f \\-n
  and
  .BR \\-r .
  A key without an end goes to the end of the line.
  .PP
  With
  .BR \\-\\-header ,
  a field may be a name of the header; with
  .BR \\-\\-csv ,
  a name implies a header of one record.
  Flags follow the name:
  .B born,bornnr
  is the column born with the flags n and r.
  A name may contain any character, so the longest name that fits counts; but a
  number is always a field number.
  Further files must have an equal header, which is not written again.
  .PP
  Blanks and a minus sign may precede a number; its groups and decimals have the
  separators of the locale.
  Lines with equal numbers are in the order of the locale.
  .SH CSV
  Records and fields are those of RFC 4180; a line feed alone also ends a record.
  Keys are values without quotes; records are written as they were read.
  An open quote, a quote in a field without quotes, and text after a closing quote
  are errors with status 2.
  .SH JOINING LISTS
  .B uniq
  counts the lines of a sorted list, as equal ones are neighbours.
  .BR comm (1)
  and
  .BR join (1)
  expect the order of bytes or of a locale of the system; in lists of another
  order they miss lines, and
  .B \\-\\-nocheck\\-order
  does not change that.
  Give them keys, which are in the order of bytes.
  What two lists share:
  .EX
      collate keys \\-l sv one | LC_ALL=C sort >one.keys
      collate keys \\-l sv two | LC_ALL=C sort >two.keys
      LC_ALL=C comm \\-12 one.keys two.keys | cut \\-f2\\-
  .EE
  Two tables, joined by their first columns:
  .EX
      collate keys \\-l sv \\-t \\(aq\\et\\(aq \\-k 1,1 born.tsv | LC_ALL=C sort >1
      collate keys \\-l sv \\-t \\(aq\\et\\(aq \\-k 1,1 lives.tsv | LC_ALL=C sort >2
      LC_ALL=C join \\-t "$(printf \\(aq\\et\\(aq)" 1 2 | cut \\-f2\\-
  .EE
  .SH EXIT STATUS
  .TP
  .B 0
  done, sorted, or something matched
  .TP
  .B 1
  not sorted, or nothing matched
  .TP
  .B 2
  trouble
  .PP
  A reader that closes the pipe ends the program with status 0.
  .SH OUTPUT FILES
  With
  .BR \\-\\-output ,
  an existing file is replaced when the output is complete, and the new file has
  its owner, group and mode.
  If the file has several hard links, the other names keep the old file.
  .PP
  Otherwise the complete output, from a temporary file, is written into the file:
  if the new file could not have the owner, group, mode or extended attributes of
  the old one, if no file can be created beside it, or if it is no regular file.
  If that fails half\\-way, a message tells where the whole output is.
  .SH ENVIRONMENT
  .TP
  .BR LC_ALL ", " LC_COLLATE ", " LANG
  the locale without
  .BR \\-\\-locale :
  the first one set; C and POSIX are the order of bytes
  .TP
  .B TMPDIR
  where temporary files go without
  .BR \\-\\-temporary\\-directory
  .TP
  .BR NO_COLOR ", " TERM
  no highlighting if NO_COLOR is not empty, or TERM is not set or dumb
  .SH EXAMPLES
  \(examples(Command.allCases.flatMap(\.examples)))
  .SH SEE ALSO
  .BR sort (1),
  .BR locale (7)

  """
}

func thumbManualPage() -> String {
  let keys = thumbKeys.map { ".TP\n.B \(escaped($0))\n\(filled(escaped($1)))" }
  let actions = PickerAction.allCases.map { action in
    ".TP\n.B \(escaped(action.rawValue))\n\(filled(escaped(action.meaning)))"
  }
  return """
    .TH THUMB 1 "\(toolDate)" "thumb \(toolVersion)" "User Commands"
    .SH NAME
    thumb \\- thumb through a list, and pick from it
    .SH SYNOPSIS
    .B thumb
    .RI [ options "] [" file " ...]"
    .SH DESCRIPTION
    .B thumb
    shows sorted lines on the terminal, under section titles, with an index bar at
    the right, and searches them while you type.
    It writes the lines that you pick to standard output, in the order of the list.
    .PP
    Without a file, or for
    .RB ' \\- ',
    it reads standard input, and shows lines while it reads.
    Input and output may both be pipes, as it draws on the terminal.
    .SH KEYS
    \(keys.joined(separator: "\n"))
    .PP
    With
    .BR \\-\\-bind ,
    keys do what these names say; the keys that do it by default stand behind.
    Keys have names as
    .BR ctrl\\-a ,
    .BR alt\\-a ,
    .BR f1 ,
    .BR enter ,
    .BR esc ,
    .BR tab ,
    .BR shift\\-tab ,
    .BR space ,
    .BR backspace ,
    .BR delete ,
    .BR insert ,
    .BR up ,
    .BR down ,
    .BR left ,
    .BR right ,
    .BR page\\-up ,
    .BR page\\-down ,
    .BR home ,
    .BR end ,
    .B shift\\-up
    and
    .BR shift\\-down ;
    other characters are their own names.
    \(actions.joined(separator: "\n"))
    .SH OPTIONS
    \(Command.thumb.options.map { entry($0, .thumb) }
      .joined(separator: "\n"))
    .SH EXIT STATUS
    .TP
    .B 0
    lines were picked
    .TP
    .B 1
    no line was picked
    .TP
    .B 2
    trouble, such as a pipe whose reader takes no lines; or no line was picked and
    some file could not be read: such files are reported, and the others are shown
    .TP
    .B 130
    ended by Ctrl\\-C
    .SH ENVIRONMENT
    .TP
    .BR LC_ALL ", " LC_COLLATE ", " LANG
    the locale without
    .BR \\-\\-locale :
    the first one set; C means the order of CLDR's root here, as byte order has
    no sections, and
    .B \\-l C
    is refused
    .TP
    .BR NO_COLOR
    no colours, if it is not empty, unless
    .B \\-\\-color
    says otherwise
    .SH EXAMPLES
    \(examples(Command.thumb.examples))
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

/// A text escaped for troff, with hyphens that can be copied.
private func escaped(_ text: String) -> String {
  let ascii = text.replacing("\\", with: "\\e")
    .replacing("-", with: "\\-").replacing("'", with: "\\(aq")
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
