import ThumbIndex

/// Reads the input of a command, sorts the lines, and puts them under titles.
struct FiledInput {
  private let arguments: Arguments
  let format: RecordFormat
  private let keepsEmpty: Bool
  private let threads: Int?

  /// Finds mistakes before any input is read.
  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    threads = try arguments.count(.parallel)
    let keys = try KeySelection(arguments)
    try Self.check(keys, arguments.command)
    keepsEmpty = try arguments.value(of: Option.empty)
    try arguments.checkContradictions(Option.contradictingGroup)
    _ = try arguments.value(of: Option.absent)
    _ = try arguments.count(.limit)
    format = try RecordFormat(arguments, keys)
  }

  /// The lines that were read, with all that is needed to file them.
  struct Content {
    let lines: LineBuffer
    let format: RecordFormat
    fileprivate let collation: IndexedCollation

    var keys: KeySelection { format.keys }

    var collator: Collator { collation.collator }
  }

  /// Reads the files of the arguments.
  func read() throws(Failure) -> Content {
    if arguments.has(.debug) { format.main.explain() }
    let collation = try IndexedCollation(
      arguments, format.main, format.keys.filing)
    let lines = try LineBuffer(
      reading: arguments.inputFiles(), format.syntax)
    var format = try format.named(by: lines.header)
    format.file(by: collation)
    try Self.check(format.keys, arguments.command)
    return Content(lines: lines, format: format, collation: collation)
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
    var (sorted, columns) = try content.format.sorted(
      lines.lines, of: lines, threads: threads, by: texts)
    sorted.removeAll(where: isLeftOut)
    // A first key that is reversed puts letters from Z to A, but not groups.
    let isReversed =
      keys.group == nil ? keys.isReversed : arguments.has(.reverse)
    // Sections are made of lines from A to Z.
    if isReversed { sorted.reverse() }
    var list: SectionedLines
    if let group = keys.group {
      let values = unsafe keys.splitter.parts(
        of: group, in: lines.lines, lines.bytes)
      let texts = lines.lines.indices.map {
        unsafe values.text($0, lines.bytes)
      }
      list = SectionedLines(sorted, groupedBy: texts, collation.collator)
    } else {
      list = SectionedLines(
        sorted, by: columns[0].column, of: collation, keepsEmpty: keepsEmpty)
    }
    if isReversed { list.reverse() }
    if arguments.command == .page { list.fitBarTitles() }
    try list.makeBar(arguments)
    return list
  }

  private static func check(
    _ keys: KeySelection, _ command: Command
  ) throws(Failure) {
    try keys.checkFirstKeyHasSections(command, mayBeReversed: true) {
      "the first key of '\(command.rawValue)' cannot \($0)"
    }
  }
}
