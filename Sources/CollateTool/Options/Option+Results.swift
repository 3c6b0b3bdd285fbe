package import ThumbIndex

extension Option {
  /// Options that decide which lines are shown, and how.
  static let results: [Option] = [
    near, keyboard, underTitles, color, rank, inputOrder, lineNumber,
    withFilename, noFilename,
    invertMatch, maxCount, quiet, count,
  ]

  /// Pairs of options that contradict each other about results and their order.
  static let contradictingOrders = [
    (rank, underTitles), (inputOrder, underTitles), (invertMatch, rank),
    (near, invertMatch),
  ]

  package static let near = Option(
    long: "near", argument: "N", isArgumentOptional: true,
    help: """
      if nothing matches, write N lines at most (default: 5) with words that \
      begin so but for a slip: a letter missing, added, another, or two \
      swapped, in five letters or more, or two slips in nine; a slip at the \
      first letter counts twice; the best first, below 'nearly:'; the status \
      stays 1
      """,
    helpOfOthers: [
      .thumb: """
      if nothing matches, show N rows at most (default: 50; 0 for none) with \
      words that begin so but for a slip in five letters or more, or two in \
      nine; none with --print-query, unless asked for
      """
    ],
    in: [.search, .thumb])

  package static let keyboard = WordOption<KeyboardLayout>(
    long: "keyboard", argument: "LETTERS",
    [
      "qwerty": .qwerty, "qwertz": .qwertz, "azerty": .azerty,
      "jcuken": .jcuken,
    ],
    help: "for --near: a slip to a neighbouring key counts as half a slip",
    helpOfOthers: [
      .thumb: "a slip to a neighbouring key counts as half a slip"
    ],
    in: [.search, .thumb])

  package static let underTitles = Option(
    long: "sections", help: "write lines under section titles",
    helpOfOthers: [.thumb: "no effect: lines are always under titles"],
    in: [.search, .thumb])

  package static let rank = Option(
    long: "rank",
    help: """
      best matches first: the whole text, then its start, the start of a \
      word, other places
      """,
    helpOfOthers: [
      .thumb: """
      if at most 2,000 rows are found, show the best matches first: the whole \
      text, then its start, the start of a word, other places
      """
    ],
    in: [.search, .thumb])

  package static let inputOrder = Option(
    long: "input-order", help: "write lines in the order of the input",
    helpOfOthers: [
      .thumb: """
      show lines in the order of the input, without sections; with --rank, \
      what is found is ranked all the same
      """
    ],
    in: [.search, .thumb])

  package static let lineNumber = Option(
    short: "n", long: "line-number",
    help: "write line numbers",
    helpOfOthers: [.thumb: "show and write line numbers"],
    in: [.search, .thumb])

  package static let withFilename = Option(
    short: "H", long: "with-filename",
    help: "write file names; default for several files",
    helpOfOthers: [.thumb: "show and write file names"],
    in: [.search, .thumb])

  package static let noFilename = Option(
    short: "h", long: "no-filename", help: "never write file names",
    helpOfOthers: [.thumb: "no file names (the default)"],
    in: [.search, .thumb])

  package static let invertMatch = Option(
    short: "v", long: "invert-match",
    help: "write the lines that do not match",
    helpOfOthers: [.thumb: "show the lines that do not match"],
    in: [.search, .thumb])

  package static let maxCount = Option(
    short: "m", long: "max-count", argument: "N",
    help: "only the first N matching lines of each input file",
    in: [.search])

  package static let quiet = Option(
    short: "q", long: "quiet",
    help: "write nothing; the status says whether a line was found",
    in: [.search])

  package static let count = Option(
    short: "c", long: "count",
    help: "write only how many lines match, for each file",
    in: [.search])

  static let color = WordOption<SearchColor>(
    long: "color", argument: "WHEN",
    ["auto": .auto, "always": .always, "never": .never], default: "auto",
    notes: ["auto": "on a terminal"],
    help: "whether to highlight matches",
    in: [.search, .thumb])
}

/// When to use colors, such as for matches.
enum SearchColor {
  case auto, always, never
}
