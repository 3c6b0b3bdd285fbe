/// An option that another program has, but the command does not.
struct StrangeOption {
  let names: [String]

  /// Advice on what to use instead.
  let advice: String

  /// Options of `collate` that have no meaning on a screen.
  static let ofCollate: [Self] = [
    .init(
      "--format",
      "what is picked is written as it was read; 'collate sections' and "
        + "'collate search' write JSON"),
    .init(
      "-c", "--count",
      "the screen shows how many lines match; 'collate search -c' writes it"),
    .init(
      "--quiet", "to ask whether a line matches is for 'collate search -q'"),
    .init(
      "-m", "--max-count",
      "the screen shows all that is found; Tab marks as many as are wanted"),
  ]

  /// Options of `fzf`.
  static let ofFzf: [Self] = [
    .init(
      "--multi", "--no-multi", "Tab marks rows, and Enter picks all of them"),
    .init(
      "--exact", "-e", "--extended", "-x", "--no-extended",
      "each word of a search matches as it is typed"),
    .init("-i", "--no-ignore-case", "case counts with '--mind=case'"),
    .init("--delimiter", "-d", "the character between fields is '-t'"),
    .init(
      "--nth", "--with-nth", "--accept-nth",
      "'-k POS1,POS2' names the part to sort and search; 'cut' picks fields"),
    .init("--no-sort", "lines stay as they come with '--input-order'"),
    .init("--tac", "'tac' turns lines round before 'thumb --input-order'"),
    .init("--read0", "--print0", "'-z' reads and writes lines that end in NUL"),
    .init("--header-lines", "the lines of a header are '--header=N'"),
    .init("--filter", "-f", "'collate search' finds without a screen"),
    .init("--tiebreak", "--scheme", "--algo", "'--rank' has the best on top"),
    .init("--literal", "accents count with '--mind=accents'"),
    .init(
      "--bash", "--zsh", "--fish",
      "'--shell=bash', '--shell=zsh' and '--shell=fish' write scripts"),
    .init(
      "--reverse", "--prompt", "--pointer", "--marker", "--border", "--margin",
      "--padding", "--info", "--no-info", "--cycle", "--style", "--separator",
      "--scrollbar", "--ellipsis", "--tabstop", "--min-height", "--tmux",
      "--hscroll", "--gap", "--wrap", "--history", "--jump-labels",
      "--header-first", "--sync", "--listen", "--walker", "--walker-root",
      "--walker-skip", "--no-bold", "--black",
      "the screen always looks and works the same"),
  ]

  private init(_ namesAndAdvice: String...) {
    names = Array(namesAndAdvice.dropLast())
    advice = namesAndAdvice.last!
  }

  /// The advice for an option as the user wrote it; `nil` if there is none.
  static func advice(for name: String, _ command: Command) -> String? {
    if command == .thumb { return advice(for: name, ofCollate + ofFzf) }
    if command != .sort { return nil }
    if let digit = name.dropFirst().first, "0"..."9" ~= digit {
      return "keys are written '-k POS1,POS2'"
    }
    return nil
  }

  private static func advice(for name: String, _ options: [Self]) -> String? {
    // Users may shorten a long name.
    let isLong = name.hasPrefix("--") && name.count > 2
    return options.first { option in
      option.names.contains { isLong ? $0.hasPrefix(name) : $0 == name }
    }?.advice
  }
}
