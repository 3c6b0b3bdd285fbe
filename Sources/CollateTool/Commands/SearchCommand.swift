import ThumbIndex

/// `collate search`: the lines that match, in list order.
struct SearchCommand {
  private let arguments: Arguments
  private let keys: KeySelection
  private let orders: Orders
  private let format: SearchFormat
  private let folder: SearchFolder
  private let query: SearchQuery
  private let threads: Int?

  init(_ given: Arguments) throws(Failure) {
    var arguments = given
    guard let text = arguments.files.first else {
      throw .usage("there is no query", arguments.command)
    }
    arguments.files.removeFirst()
    self.arguments = arguments
    threads = try arguments.count(.parallel)
    keys = try KeySelection(arguments)
    format = try SearchFormat(arguments)
    if arguments.has(.underTitles) {
      if case .json = format {
        throw .usage(
          "option '--sections' does not go with '--format=json'",
          arguments.command)
      }
      if arguments.has(.rank) {
        throw .usage(
          "option '--rank' does not go with '--sections'", arguments.command)
      }
      try keys.checkFirstKeyHasSections(arguments.command) {
        "the first key cannot \($0) with '--sections'"
      }
    }
    let scope = try arguments.value(of: Choices.scope)
    let options = try SearchOptions(arguments)
    orders = try Orders(arguments, keys)
    folder = try searchFolder(orders.main, options)
    query = folder.query(
      text.description, scope: scope,
      kind: arguments.has(.words) ? .words : .phrase)
  }

  /// Status 0 when a line matched, 1 when none did.
  func perform() throws(Failure) -> Int32 {
    if arguments.has(.debug) { orders.main.explain() }
    let collation =
      arguments.has(.underTitles)
      ? try IndexedCollation(arguments, orders.main, keys.filing) : nil
    let lines = try LineBuffer(
      reading: arguments.files, terminator: keys.terminator)
    let search = LineSearch(folder, query, in: lines, keys, threads: threads)
    let found = try search.rows()
    var output = try Output(arguments)
    if arguments.has(.count) {
      try output.write("\(found.count)\n")
    } else {
      let columns = try keys.columns(
        of: lines, only: found.map { lines.lines[$0] }, orders,
        threads: threads)
      // Numbers of what was found.
      let sorted = SortKeyColumn.sortedRows(
        of: columns, threads: ThreadCount(threads),
        breakingTiesBy: {
          lines.areBytesInIncreasingOrder(
            lines.lines[found[$0]], lines.lines[found[$1]])
        })
      if let collation {
        let sections = collation.filed(keys: columns[0].column)
          .sections(ofSorted: sorted)
        for (index, section) in sections.enumerated() {
          if index > 0 { output.write(keys.terminator) }
          try output.write(collation.sectionTitles[section.ordinal])
          output.write(keys.terminator)
          try write(
            section.elements.map { found[$0] }, search, lines,
            indentation: "  ",
            to: &output)
        }
      } else {
        try write(
          sorted.map { found[$0] }, search, lines, indentation: "", to: &output)
      }
    }
    try output.finish()
    return found.isEmpty ? 1 : 0
  }

  /// Writes lines in the order given, or the best first.
  private func write(
    _ rows: [Int], _ search: LineSearch, _ lines: LineBuffer,
    indentation: String, to output: inout Output
  ) throws(Failure) {
    let isRanked = arguments.has(.rank)
    // Matches of few lines at a time take little memory, but all must be known
    // to tell the best.
    let size = isRanked || !format.showsMatches ? max(rows.count, 1) : 1 << 14
    for start in stride(from: 0, to: rows.count, by: size) {
      let rows = rows[start..<min(start + size, rows.count)]
      let matches =
        isRanked || format.showsMatches
        ? search.matches(ofRows: Array(rows)) : nil
      var order = Array(rows.indices)
      if isRanked, let matches {
        order = SearchMatch.Rank.allCases.flatMap { rank in
          order.filter { matches[$0 - start].rank == rank }
        }
      }
      for place in order {
        if !indentation.isEmpty { try output.write(indentation) }
        try format.write(
          rows[place], matches?[place - start], of: lines, to: &output)
      }
    }
  }
}

/// What folds texts in the letters of an order; plain bytes have those of CLDR's
/// root.
private func searchFolder(
  _ ordering: Ordering, _ options: SearchOptions
) throws(Failure) -> SearchFolder {
  do throws(CollationError) {
    switch ordering {
    case .collated(let collator):
      return try SearchFolder(collator, options: options)
    case .bytes:
      return try SearchFolder(try Collator("und"), options: options)
    }
  } catch {
    throw .trouble("cannot search: \(error.description)")
  }
}
