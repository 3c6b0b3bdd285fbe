import ThumbIndex

extension StrangeOption {
  /// Options that `fzf` has, but `thumb` does not.
  static let ofFzf: [Self] = [
    .init(
      "--multi", "--no-multi", "Tab marks rows, and Enter picks all of them"),
    .init(
      "--exact", "-e", "--extended", "-x", "--no-extended",
      "each word of a search matches as it is typed"),
    .init("-i", "--no-ignore-case", "case counts with '--mind=case'"),
    .init("--literal", "accents count with '--mind=accents'"),
    .init("--delimiter", "-d", "the character between fields is '-t'"),
    .init(
      "--nth", "--with-nth", "--accept-nth",
      "'-k POS1,POS2' names the part to sort and search; 'cut' picks fields"),
    .init(
      "--no-sort", "--toggle-sort",
      "lines stay as they come with "
        + "'--input-order'"),
    .init("--tac", "'tac' turns lines round before 'thumb --input-order'"),
    .init("--tail", "'tail' leaves the last lines before 'thumb'"),
    .init("--read0", "--print0", "'-z' reads and writes lines that end in NUL"),
    .init("--header-lines", "the lines of a header are '--header=N'"),
    .init("--filter", "-f", "'collate search' finds without a screen"),
    .init("--tiebreak", "--scheme", "--algo", "'--rank' has the best on top"),
    .init("--no-color", "--no-bold", "--black", "colours are '--color=never'"),
    .init("--threads", "the number of threads is '--parallel=N'"),
    .init("--with-shell", "a preview is a command of sh"),
    .init("--no-height", "without '--height' the list takes the whole window"),
    .init(
      "--walker", "--walker-root", "--walker-skip",
      "name files with lines, or pipe in what 'find' writes"),
    .init("--history", "--history-size", "earlier searches are not kept"),
    .init(
      "--bash", "--zsh", "--fish",
      "'--shell=bash', '--shell=zsh' and '--shell=fish' write scripts"),
    .init(
      "--reverse", "--prompt", "--ghost", "--pointer", "--marker", "--border",
      "--border-label", "--list-border", "--list-label", "--input-border",
      "--input-label", "--header-border", "--header-label", "--header-first",
      "--preview-border", "--preview-label", "--margin", "--padding", "--info",
      "--no-info", "--cycle", "--style", "--separator", "--no-separator",
      "--scrollbar", "--no-scrollbar", "--ellipsis", "--tabstop",
      "--min-height", "--tmux", "--hscroll", "--no-hscroll", "--hscroll-off",
      "--scroll-off", "--gap", "--wrap", "--wrap-sign", "--highlight-line",
      "--no-unicode", "--ambidouble", "--keep-right", "--track",
      "--jump-labels", "--no-input", "--no-clear", "--sync", "--listen",
      "the screen always looks and works the same"),
  ]
}

extension Arguments {
  /// Refuses values and operands that mean something else in `fzf`, with a
  /// hint.
  package func checkWordsOfFzf() throws(Failure) {
    if let text = value(.header), !text.isEmpty, text.number == nil {
      throw .usage(
        "option '--header' needs a number of lines to keep above the list, not "
          + "'\(text)'", command)
    }
    if let word = value(.layout),
      ["reverse", "reverse-list"].contains(where: { $0.hasBytes(of: word) })
    {
      throw .usage(
        "unknown value '\(word)' of option '--layout', which is about titles; "
          + "the search is always on top", command)
    }
    let names = [
      ("+s", "--no-sort"), ("+x", "-x"), ("+i", "-i"), ("+m", "--multi"),
    ]
    for file in files.map(\.description) {
      if let name = names.first(where: { $0.0.hasBytes(of: file) })?.1,
        let advice = StrangeOption.advice(
          for: name, command)
      {
        throw .usage(
          "unknown option '\(file)'; \(advice); a file is './\(file)'", command)
      }
    }
  }
}
