extension Option {
  /// Options of `thumb` alone: the screen, its keys, and what is written.
  static let picking: [Option] = [
    query, phrase, selectOne, exitZero, printQuery, withHeader, expect, bind,
    height, preview, previewWindow, ansi, noMouse,
  ]

  package static let query = Option(
    short: "q", long: "query", argument: "TEXT",
    help: "begin with this search",
    in: [.thumb])

  package static let phrase = Option(
    long: "phrase",
    help: "match the search as one text, its words side by side",
    in: [.thumb])

  package static let selectOne = Option(
    short: "1", long: "select-1",
    help: "if --query finds just one line, pick it and show nothing",
    in: [.thumb])

  package static let exitZero = Option(
    short: "0", long: "exit-0",
    help: "if --query finds no line, leave with status 1 and show nothing",
    in: [.thumb])

  package static let printQuery = Option(
    long: "print-query",
    help: """
      write the search in a line of its own, first; Enter then also leaves \
      when nothing is found, with status 1
      """,
    in: [.thumb])

  package static let withHeader = Option(
    long: "with-header",
    help: "write the header before the picked rows, as -o does",
    in: [.thumb])

  package static let expect = Option(
    long: "expect", argument: "KEY,KEY",
    help: """
      let these keys pick, too, and write the name of the key that did in a \
      line before the rows, empty for Enter
      """,
    in: [.thumb])

  package static let bind = Option(
    long: "bind", argument: "KEY:ACTION[+ACTION],...",
    help: """
      let a key do other things: ctrl-s, alt-x, f1, shift-up, space or a \
      character; the manual page lists the actions; repeat --bind for more
      """,
    in: [.thumb])

  package static let height = Option(
    long: "height", argument: "N|N%|~N",
    help: """
      draw below the prompt, in N lines or in N% of the window's; with ~, in \
      fewer lines if the list needs fewer
      """,
    in: [.thumb])

  package static let preview = Option(
    long: "preview", argument: "COMMAND",
    help: """
      show what COMMAND writes for the row under the cursor: sh gets the row \
      for {}, its fields for {1}, {2} or {NAME} of a column, and the search for \
      {q}, each as one word; so not inside quotes, and \\{} for braces as such
      """,
    in: [.thumb])

  package static let previewWindow = Option(
    long: "preview-window", argument: "WHERE[,SIZE]",
    help: """
      put the preview on the right or down, in SIZE columns or lines, or N%; \
      default: right, if the window has room for both, 50%
      """,
    in: [.thumb])

  package static let ansi = Option(
    long: "ansi",
    help: """
      show the colours of lines that have some (ECMA-48), and search and \
      write the lines without them
      """,
    in: [.thumb])

  package static let noMouse = Option(
    long: "no-mouse", help: "leave the mouse to the terminal",
    in: [.thumb])
}
