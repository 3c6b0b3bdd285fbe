import ThumbIndex

/// `collate sections`: sorted lines under section titles.
struct SectionsCommand {
  private let arguments: Arguments
  private let keys: KeySelection
  private let ordering: Ordering
  private let format: SectionFormat
  private let keepsEmpty: Bool
  private let group: KeySpecification?
  private let threads: Int?

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    threads = try arguments.count(.parallel)
    keys = try KeySelection(arguments)
    if keys.directions[0] == .descending {
      throw .usage(
        "the first key of 'sections' cannot be reversed", arguments.command)
    }
    format =
      try arguments.word(
        .format, of: ["text": .text, "tsv": .tsv, "json": .json]) ?? .text
    keepsEmpty =
      try arguments.word(.empty, of: ["hide": false, "keep": true]) ?? false
    group = try arguments.value(.group).map { text throws(Failure) in
      try KeySpecification(text, of: .group, arguments.command)
    }
    if group != nil {
      for option in [Option.empty, .layout, .labels, .alphabet]
      where arguments.has(option) {
        throw .usage(
          "option '\(option.name)' does not go with '--group'",
          arguments.command)
      }
    }
    // Mistakes are told before anything is read.
    _ = try absentTitle(arguments)
    _ = try arguments.count(.limit)
    ordering = try Ordering(arguments)
  }

  func perform() throws(Failure) -> Int32 {
    if arguments.has(.debug) { ordering.explain() }
    let collation = try IndexedCollation(arguments, ordering, keys.filing)
    let lines = try LineBuffer(
      reading: arguments.files, terminator: keys.terminator)
    let columns = try keys.columns(of: lines, ordering, threads: threads)
    let sorted = SortKeyColumn.sortedRows(
      of: columns, threads: ThreadCount(threads),
      breakingTiesBy: {
        lines.areBytesInIncreasingOrder(lines.lines[$0], lines.lines[$1])
      })
    var list: SectionedLines
    if let group {
      let splitter = try FieldSplitter(arguments)
      let values = unsafe splitter.ranges(
        of: group, in: lines.lines, lines.bytes)
      list = SectionedLines(
        sorted, groupedBy: values.map { lines.text($0) }, collation.collator)
      list.bar = try bar(list.titles)
    } else {
      let found = collation.filed(keys: columns[0].column)
        .sections(ofSorted: sorted)
      list = SectionedLines(
        found, titles: collation.sectionTitles, keepsEmpty: keepsEmpty)
      list.bar = try collation.indexBar(
        arguments, showing: keepsEmpty ? nil : found.map(\.ordinal))
    }
    var output = try Output(arguments)
    try format.write(
      list, of: lines, locale: collation.collator.resolved.locale,
      terminator: keys.terminator, to: &output)
    try output.finish()
    return 0
  }

  /// The bar of groups, all of which are shown.
  private func bar(_ titles: [String]) throws(Failure) -> IndexBar {
    IndexBar(
      titles: titles, shown: Array(titles.indices),
      absent: try absentTitle(arguments), search: arguments.has(.searchEntry),
      limit: try arguments.count(.limit))
  }
}
