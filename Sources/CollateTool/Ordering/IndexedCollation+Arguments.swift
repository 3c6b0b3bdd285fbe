import ThumbIndex

extension IndexedCollation {
  init(
    _ arguments: Arguments, _ ordering: Ordering, _ filing: FilingRules
  ) throws(Failure) {
    guard case .collated(let collator) = ordering else {
      throw .usage(
        "the byte order of locale 'C' has no sections; name another with "
          + "'--locale'", arguments.command)
    }
    let layout = try IndexLayout(arguments)
    if let path = arguments.path(.alphabet) {
      self.init(
        alphabet: try ownAlphabet(path, collator, arguments), layout: layout,
        filing: filing)
      return
    }
    let labels = arguments.value(.labels)?.parts(between: ",") ?? []
    do throws(CollationError) {
      try self.init(
        of: collator, addingTitlesOf: labels,
        layout: layout, filing: filing)
    } catch {
      throw .trouble("\(error.description), from '--labels'")
    }
  }

  /// The bar of a list that shows all sections but occasional ones.
  func indexBar(_ arguments: Arguments) throws(Failure) -> IndexBar {
    indexBar(
      absent: try arguments.value(of: Option.absent),
      search: arguments.has(.searchEntry), limit: try arguments.count(.limit))
  }
}

extension IndexLayout {
  fileprivate init(_ arguments: Arguments) throws(Failure) {
    self.init(try arguments.value(of: Option.layout))
    others = try arguments.value(of: Option.others)
    if style == .icu {
      for option in [Option.others, .rest] where arguments.has(option) {
        throw .usage(
          "option '\(option.name)' has no meaning with '--layout=icu'",
          arguments.command)
      }
    }
    if let place = try arguments.word(Option.rest) {
      rest.placement = place
    }
    digits = try arguments.word(Option.digits).map {
      Extra(title: "0–9", placement: $0)
    }
    symbols = try arguments.word(Option.symbols).map {
      Extra(title: "&", placement: $0)
    }
  }
}

/// Reads an alphabet from a file of titles, one a line.
private func ownAlphabet(
  _ path: FilePath, _ collator: Collator, _ arguments: Arguments
) throws(Failure) -> Alphabet {
  try arguments.checkContradictions([(.labels, .alphabet)])
  let file = try LineBuffer(
    reading: [path], RecordSyntax(terminator: UInt8(ascii: "\n")))
  var titles: [AlphabetTitle] = []
  for (index, line) in file.lines.enumerated() {
    let bytes = unsafe file.bytes[line]
    guard let text = unsafe String(validating: bytes, as: UTF8.self) else {
      throw .trouble("\(path):\(index + 1): the title is not UTF-8")
    }
    // Some programs write a byte order mark, or end lines in CR LF.
    var title = text.unicodeScalars[...]
    if index == 0, title.first == "\u{FEFF}" { title.removeFirst() }
    if title.last == "\r" { title.removeLast() }
    // Empty lines are no titles.
    if title.isEmpty { continue }
    let parts = title.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else {
      throw .trouble(
        "\(path):\(index + 1): a title, or a title, a tab and the text at "
          + "which it begins, are expected")
    }
    titles.append(
      AlphabetTitle(
        String(parts[0]), from: parts.count > 1 ? String(parts[1]) : nil))
  }
  if titles.isEmpty { throw .trouble("\(path): there are no titles") }
  return try orTrouble(
    try Alphabet(
      titles: titles, collator: collator),
    after: "\(path): ")
}
