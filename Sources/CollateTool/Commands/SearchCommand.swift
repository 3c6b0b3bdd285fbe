import ThumbIndex

/// `collate search`: writes the lines that match, sorted.
struct SearchCommand {
  private let arguments: Arguments
  private let records: RecordFormat
  private let format: SearchFormat
  private let plan: FoldingPlan
  private let query: SearchQuery
  private let places: LinePlaces
  private let maxCount: Int?

  /// How many lines are written that nearly match, where none matches.
  private let nearCount: Int
  private let keyboard: KeyboardLayout?
  private let threads: Int?

  init(_ given: Arguments) throws(Failure) {
    var arguments = given
    guard let text = arguments.files.first else {
      throw .usage("there is no query", arguments.command)
    }
    arguments.files.removeFirst()
    self.arguments = arguments
    threads = try arguments.count(.parallel)
    let keys = try KeySelection(arguments)
    format = try SearchFormat(arguments)
    places = LinePlaces(arguments)
    maxCount = try arguments.count(.maxCount)
    nearCount = try arguments.nearCount(default: 5, isWanted: false)
    keyboard = try arguments.word(Option.keyboard)
    if arguments.has(.underTitles) { try Self.check(keys, arguments.command) }
    let scope = try arguments.value(of: Option.scope)
    let options = try SearchOptions(arguments)
    records = try RecordFormat(arguments, keys)
    plan = try .plan(records.main, options)
    query = plan.query(
      text.description, scope: scope,
      kind: arguments.queryKind)
    query.warnIfNothingCounts()
    try checkContradictions()
  }

  private func checkContradictions() throws(Failure) {
    if format.isJSON {
      try arguments.refuse(
        [.underTitles, .lineNumber], "does not go with '--format=json'")
    }
    var pairs = Option.contradictingOrders + [(.inputOrder, .rank)]
    if !format.isJSON { pairs.append((.lineNumber, .count)) }
    try arguments.checkContradictions(pairs)
    if keyboard != nil, !arguments.has(.near) {
      throw .usage("option '--keyboard' needs '--near'", arguments.command)
    }
  }

  private static func check(
    _ keys: KeySelection, _ command: Command
  ) throws(Failure) {
    try keys.checkFirstKeyHasSections(command) {
      "the first key cannot \($0) with '--sections'"
    }
  }

  /// Returns status 0 if a line was found, 1 if none was, and 2 if some file
  /// could not be read; with `-q`, 0 outranks 2.
  func perform() throws(Failure) -> Int32 {
    if arguments.has(.debug) { records.main.explain() }
    var isTroubled = false
    let target = arguments.has(.quiet) ? nil : try OutputTarget(arguments)
    let lines = try LineBuffer(reading: arguments.inputFiles(), records.syntax)
    {
      if let message = $0.message { complain(message) }
      isTroubled = true
    }
    let records = try records.named(by: lines.header)
    let keys = records.keys
    let search = try LineSearch(
      plan, query, in: lines, keys, threads: threads)
    let matching = search.rows()
    let found = selected(matching, of: lines)
    guard let target else {
      // As in `grep`, a line that was found counts more than a file that could
      // not be read.
      return !found.isEmpty ? 0 : isTroubled ? 2 : 1
    }
    let collation =
      arguments.has(.underTitles)
      ? try IndexedCollation(arguments, records.main, keys.filing) : nil
    var output = try Output(target)
    if arguments.has(.count) {
      try writeCounts(found, of: lines, to: &output)
    } else if matching.isEmpty, nearCount > 0 {
      if !format.isJSON { try output.write(lines.header.bytes) }
      try writeNear(search, lines, records, to: &output)
    } else {
      if !format.isJSON { try output.write(lines.header.bytes) }
      if let collation {
        try Self.check(keys, arguments.command)
        try write(
          found, search, lines, records, under: collation, to: &output)
      } else if arguments.has(.inputOrder) {
        try write(found, search, lines, indentation: "", to: &output)
      } else {
        let (sorted, _) = try sorted(found, lines, records)
        try write(
          sorted.map { found[$0] }, search, lines, indentation: "", to: &output)
      }
    }
    try output.finish()
    return isTroubled ? 2 : found.isEmpty ? 1 : 0
  }

  /// The rows to write, in input order, after `-v` and `-m` are applied.
  private func selected(_ matching: [Int], of lines: LineBuffer) -> [Int] {
    var rows = matching
    if arguments.has(.invertMatch) {
      var rest = matching[...]
      rows = lines.lines.indices.filter { row in
        if rest.first == row {
          rest.removeFirst()
          return false
        }
        return true
      }
    }
    guard let maxCount else { return rows }
    return lines.places.files(of: rows).flatMap { $0.rows.prefix(maxCount) }
  }

  private func writeCounts(
    _ found: [Int], of lines: LineBuffer, to output: inout Output
  ) throws(Failure) {
    guard places.hasFile else {
      return try output.write("\(found.count)\n")
    }
    for (file, rows) in lines.places.files(of: found) {
      try output.write("\(places.name(of: file)):\(rows.count)\n")
    }
  }

  /// Writes the lines that nearly match, if there are any: those with the fewest
  /// slips first, of these those of the best rank, others as they are sorted.
  private func writeNear(
    _ search: LineSearch, _ lines: LineBuffer, _ records: RecordFormat,
    to output: inout Output
  ) throws(Failure) {
    let near = NearQuery(query, [plan], keyboard)
    let found = search.rows(near: near)
    if found.isEmpty { return }
    let rows = found.map { Int($0.row) }
    let order =
      arguments.has(.inputOrder)
      ? Array(rows.indices) : try sorted(rows, lines, records).rows
    let places = Array(order.indices).sorted {
      (found[order[$0]].fit, $0) < (found[order[$1]].fit, $1)
    }
    var counts: [Int: Int] = [:]
    let best = places.map { found[order[$0]] }.filter { row in
      let file = lines.places.fileIndex(ofRow: Int(row.row))
      counts[file, default: 0] += 1
      return counts[file]! <= maxCount ?? .max
    }.prefix(nearCount)
    if !format.isJSON {
      try output.write("nearly:")
      output.write(records.terminator)
    }
    for row in best {
      let match =
        format.showsMatches ? search.match(ofRow: row, near: near) : nil
      try format.write(
        Int(row.row), match, of: lines, self.places, to: &output)
    }
  }

  /// Sorts `found`; returns the order, as indices of `found`, and the keys.
  private func sorted(
    _ found: [Int], _ lines: LineBuffer, _ records: RecordFormat
  ) throws(Failure) -> (rows: [Int], columns: [SortKeyColumn.Directed]) {
    try records.sorted(
      found.map { lines.lines[$0] }, of: lines, threads: threads)
  }

  private func write(
    _ found: [Int], _ search: LineSearch, _ lines: LineBuffer,
    _ records: RecordFormat, under collation: IndexedCollation,
    to output: inout Output
  ) throws(Failure) {
    let (sorted, columns) = try sorted(found, lines, records)
    let list = SectionedLines(sorted, by: columns[0].column, of: collation)
    for (index, title) in list.titles.enumerated() {
      if index > 0 { output.write(records.terminator) }
      try output.write(title)
      output.write(records.terminator)
      try write(
        list.rows[index].map { found[$0] }, search, lines, indentation: "  ",
        to: &output)
    }
  }

  /// Writes lines in the given order or, with `--rank`, the best matches first.
  private func write(
    _ rows: [Int], _ search: LineSearch, _ lines: LineBuffer,
    indentation: String, to output: inout Output
  ) throws(Failure) {
    let isRanked = arguments.has(.rank)
    // With `-v`, lines have no matches to show.
    let needsMatches =
      !arguments.has(.invertMatch) && (isRanked || format.showsMatches)
    // To save memory, matches are found for some lines at a time; but ranking
    // needs all matches.
    let size = isRanked || !needsMatches ? max(rows.count, 1) : 1 << 14
    for start in stride(from: 0, to: rows.count, by: size) {
      let rows = rows[start..<min(start + size, rows.count)]
      let matches =
        needsMatches
        ? search.matches(ofRows: Array(rows), areRanked: isRanked) : nil
      var order = Array(rows.indices)
      if isRanked, let matches {
        order = order.ranked {
          matches[$0 - start].fit
        } closeness: {
          matches[$0 - start].closeness
        }
      }
      for place in order {
        if !indentation.isEmpty { try output.write(indentation) }
        try format.write(
          rows[place], matches?[place - start], of: lines, places, to: &output)
      }
    }
  }
}
