import ThumbIndex

/// Reads the input of a command, sorts the lines, and puts them under titles.
struct FiledInput {
  private let arguments: Arguments
  let keys: KeySelection
  private let orders: Orders
  private let keepsEmpty: Bool
  private let threads: Int?

  /// Finds mistakes before any input is read.
  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    threads = try arguments.count(.parallel)
    keys = try KeySelection(arguments)
    try Self.check(keys, arguments.command)
    keepsEmpty = try arguments.value(of: Option.empty)
    try arguments.checkContradictions(Option.contradictingGroup)
    _ = try arguments.value(of: Option.absent)
    _ = try arguments.count(.limit)
    orders = try Orders(arguments, keys)
  }

  /// The lines that were read, with all that is needed to file them.
  struct Content {
    let lines: LineBuffer
    let keys: KeySelection
    fileprivate let collation: IndexedCollation

    var collator: Collator { collation.collator }
  }

  /// Reads the files of the arguments.
  func read() throws(Failure) -> Content {
    if arguments.has(.debug) { orders.main.explain() }
    let collation = try IndexedCollation(arguments, orders.main, keys.filing)
    let lines = try LineBuffer(reading: arguments.inputFiles(), keys.syntax)
    var keys = try keys.named(by: lines.header, arguments)
    keys.filing = collation.filing
    try Self.check(keys, arguments.command)
    return Content(lines: lines, keys: keys, collation: collation)
  }

  /// Sorts the lines, and puts them under titles.
  ///
  /// - Parameters:
  ///   - texts: The texts to file lines by, instead of their first keys.
  ///   - isLeftOut: Whether the list leaves out a line, given its index.
  func filed(
    _ content: Content, by texts: LineParts? = nil,
    leavingOut isLeftOut: (Int) -> Bool = { _ in false }
  ) throws(Failure) -> SectionedLines {
    let (lines, keys) = (content.lines, content.keys)
    let collation = content.collation
    let orders = try orders.orders(of: keys)
    var (sorted, columns) = try keys.sorted(
      lines.lines, of: lines, orders, threads: threads, by: texts)
    sorted.removeAll(where: isLeftOut)
    var list: SectionedLines
    if let group = keys.group {
      let values = unsafe keys.splitter.parts(
        of: group, in: lines.lines, lines.bytes)
      let texts = lines.lines.indices.map {
        unsafe values.text($0, lines.bytes)
      }
      list = SectionedLines(sorted, groupedBy: texts, collation.collator)
      if arguments.command == .page { list.fitBarTitles() }
      list.bar = try bar(list.barTitles)
    } else {
      list = SectionedLines(
        sorted, by: columns[0].column, of: collation, keepsEmpty: keepsEmpty)
      list.bar = try collation.indexBar(arguments, showing: list.ordinals)
    }
    list.absent = try arguments.value(of: Option.absent)
    list.limit = try arguments.count(.limit)
    return list
  }

  private static func check(
    _ keys: KeySelection, _ command: Command
  ) throws(Failure) {
    try keys.checkFirstKeyHasSections(command) {
      "the first key of '\(command.rawValue)' cannot \($0)"
    }
  }

  /// The index bar of the groups, which all have lines.
  private func bar(_ titles: [String?]) throws(Failure) -> IndexBar {
    IndexBar(
      titles: titles, shown: Array(titles.indices),
      absent: try arguments.value(of: Option.absent),
      search: arguments.has(.searchEntry),
      limit: try arguments.count(.limit))
  }
}
