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
    let style = try arguments.value(of: Choices.layout)
    let alphabet =
      if let path = arguments.path(.alphabet) {
        try ownAlphabet(path, collator, arguments)
      } else {
        try localeAlphabet(collator, style, arguments)
      }
    self.init(alphabet: alphabet, layout: IndexLayout(style), filing: filing)
  }

  func indexBar(
    _ arguments: Arguments, showing ordinals: [Int]?
  ) throws(Failure) -> IndexBar {
    indexBar(
      showing: ordinals, absent: try arguments.value(of: Choices.absent),
      search: arguments.has(.searchEntry), limit: try arguments.count(.limit))
  }
}

private func localeAlphabet(
  _ collator: Collator, _ style: IndexLayout.Style, _ arguments: Arguments
) throws(Failure) -> Alphabet {
  let labels = arguments.value(.labels)?.split(separator: ",") ?? []
  do throws(CollationError) {
    return try Alphabet(
      of: collator, adding: labels.map { String($0) }, for: style)
  } catch {
    throw .trouble("\(error.description), from '--labels'")
  }
}

/// Reads an alphabet from a file of titles, one a line.
private func ownAlphabet(
  _ path: FilePath, _ collator: Collator, _ arguments: Arguments
) throws(Failure) -> Alphabet {
  try arguments.checkContradictions([(.labels, .alphabet)])
  let file = try LineBuffer(
    reading: [path], RecordSyntax(terminator: UInt8(ascii: "\n")))
  var titles: [String] = []
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
    if !title.isEmpty { titles.append(String(title)) }
  }
  if titles.isEmpty { throw .trouble("\(path): there are no titles") }
  return try orTrouble(
    try Alphabet(
      titles: titles.map { AlphabetTitle($0) }, collator: collator),
    after: "\(path): ")
}
