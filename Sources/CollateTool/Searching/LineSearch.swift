import ThumbIndex

/// Searches lines for a query, in the parts that keys name or in whole lines.
struct LineSearch: Sendable {
  private let lines: LineBuffer
  private let threads: ThreadCount
  private let plan: FoldingPlan
  private let query: SearchQuery

  /// The keys of the searched parts; `nil` for the whole line.
  private let keys: [KeySpecification?]

  /// The key of the lines' own readings, if they have any.
  private let reading: KeySpecification?
  private let searched: [SearchedPart]
  private let splitter: FieldSplitter

  /// A column for each searched part; none for a query that finds all lines.
  private let columns: [FoldedColumn]

  /// Folds the lines.
  init(
    _ plan: FoldingPlan, _ query: SearchQuery, in lines: LineBuffer,
    _ keys: KeySelection, threads: Int?
  ) throws(Failure) {
    self.lines = lines
    let threads = ThreadCount(threads)
    self.threads = threads
    self.plan = plan
    self.query = query
    self.keys = keys.searched
    reading = keys.reading
    splitter = keys.splitter
    searched = unsafe keys.searchedParts(of: lines.lines, lines.bytes)
    if query.isEmpty {
      columns = []
      return
    }
    for part in searched.map(\.part) {
      guard let row = part.ranges.first(where: { $0.count > longestText })
      else {
        continue
      }
      throw .trouble(
        "a line has \(row.count) bytes to search, more than \(longestText)")
    }
    columns = searched.map { searched in
      unsafe searched.part.withBytes(lines.bytes) { bytes in
        var column = FoldedColumn(plan)
        unsafe column.append(
          utf8: bytes.span, rows: searched.part.ranges,
          readings: searched.readings, threads: threads)
        return column
      }
    }
  }

  /// The indices of the lines that match, in the order of the input.
  func rows() -> [Int] {
    if query.isEmpty { return Array(lines.lines.indices) }
    let found = columns.rows(matching: query, threads: threads)
    return found?.rows.map { Int($0) } ?? []
  }

  /// The lines that nearly match, each once, in the order of the input.
  func rows(near query: NearQuery) -> [NearRow] {
    columns.isEmpty ? [] : columns.rows(near: query, threads: threads)
  }

  /// The near match in a line that is known to match nearly.
  func match(ofRow row: NearRow, near query: NearQuery) -> LineMatch {
    let line = Int(row.row)
    let texts = texts(ofRow: line)
    let found = QueryMatch(near: query, in: searchedTexts(ofRow: line, texts))
    var result = match(ofRow: line, texts, found)
    result.slips = query.slips(row.fit)
    return result
  }

  /// The matches in lines that are known to match.
  ///
  /// - Parameter areRanked: Whether to compute how close each line is to what
  ///   the user typed.
  func matches(ofRows rows: [Int], areRanked: Bool) -> [LineMatch] {
    let chunks = rows.indices.chunks(of: 64)
    return Parallel.map(chunks.count, threads: threads) { chunk in
      var finder =
        areRanked
        ? ClosenessFinder(
          query, hasLaterStarts: plan.options.mayHaveLaterStarts)
        : nil
      return rows[chunks[chunk]].map { match(ofRow: $0, &finder) }
    }.flatMap { $0 }
  }

  private func match(
    ofRow row: Int, _ finder: inout ClosenessFinder?
  ) -> LineMatch {
    let texts = texts(ofRow: row)
    let found = QueryMatch(query, in: searchedTexts(ofRow: row, texts))
    var result = match(ofRow: row, texts, found)
    result.closeness =
      finder?.closeness(
        in: texts.enumerated().map { ($0, $1.text) }, found.fit.rank) ?? .exact
    return result
  }

  /// The searched parts of a line.
  private func texts(ofRow row: Int) -> [LineText] {
    let line = lines.lines[row]
    return keys.map { key in
      unsafe splitter.lineText(of: key, in: line, lines.bytes)
    }
  }

  private func searchedTexts(
    ofRow row: Int, _ texts: [LineText]
  ) -> [[SearchedText]] {
    columns.indices.map { part in
      [
        columns[part].searchedText(
          ofRow: UInt32(row), texts[part].text,
          readings: searched[part].readings?(row) ?? [])
      ]
    }
  }

  /// What was found in a line, as the line's bytes have it.
  private func match(
    ofRow row: Int, _ texts: [LineText], _ found: QueryMatch
  ) -> LineMatch {
    var result = LineMatch(
      tier: found.tier ?? plan.options.tiersInForce[0])
    result.fit = found.fit
    for place in found.places {
      let match = place.match
      if match.isReading, match.ranges.isEmpty, let reading {
        result.reading = unsafe splitter.lineText(
          of: reading, in: lines.lines[row], lines.bytes
        ).bytes
      }
      result.ranges += match.ranges.map { texts[place.field].bytes(of: $0) }
    }
    result.joinOverlappingRanges()
    return result
  }
}

/// How many bytes a searched text may have, so that offsets in the folded text
/// fit into 32 bits.
private let longestText = Int(Int32.max) / 4 - 1
