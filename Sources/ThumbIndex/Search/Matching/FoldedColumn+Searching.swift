extension FoldedColumn {
  /// Returns the text of a row.
  ///
  /// Searches call the closure from several threads, for rows whose folded texts
  /// do not decide whether the rows match.
  package typealias Texts = @Sendable (UInt32) -> String

  /// The rows that match a term.
  ///
  /// - Parameters:
  ///   - text: The text that a row has in the column.
  ///   - threads: How many threads may work.
  ///   - isCancelled: Called now and then; the search ends when it returns
  ///     `true`.
  /// - Returns: `nil` when cancelled.
  /// - Complexity: O(*n*) in the folded bytes, some tens of them in a
  ///   nanosecond; `startsWith` is mostly O(log *n*) plus the rows found.
  package func rows(
    matching term: SearchTerm, scope: SearchScope, text: Texts,
    threads: ThreadCount = .perCore,
    isCancelled: @Sendable () -> Bool = { false }
  ) -> RowSet? {
    var result = RowSet(capacity: count + 64)
    let matcher = TermMatcher(term, scope, folder)
    let parts = parts
    @Sendable func insertRows(
      of part: Part, at first: Int, into rows: inout RowSet
    ) {
      matcher.insertRows(of: part.segment, at: first, into: &rows) {
        text(UInt32(part.first + $0))
      }
    }
    // Short scans take less time than waking another thread.
    let isShort =
      count < 4096 || scope == .startsWith && matcher.needsNoTexts
    if isShort || threads == .one {
      for part in parts {
        if isCancelled() { return nil }
        insertRows(of: part, at: part.first, into: &result)
      }
    } else {
      let found = Parallel.map(parts.count, threads: threads) { index in
        if isCancelled() { return RowSet?.none }
        var rows = RowSet(capacity: parts[index].segment.count)
        insertRows(of: parts[index], at: 0, into: &rows)
        return rows
      }
      for (part, rows) in zip(parts, found) {
        guard let rows else { return nil }
        result.formUnion(rows, from: part.first)
      }
    }
    for row in removed { result.remove(row) }
    for (row, segment) in replacements {
      result.remove(row)
      if matcher.matches(0, of: segment, text: { text(row) }) {
        result.insert(row)
      }
    }
    return result
  }

  /// The matching rows among some rows, in the given order.
  ///
  /// - Returns: `nil` when cancelled.
  /// - Complexity: O(*n*) in the rows' folded bytes.
  package func filter(
    _ rows: [UInt32], matching term: SearchTerm, scope: SearchScope,
    text: Texts, threads: ThreadCount = .perCore,
    isCancelled: @Sendable () -> Bool = { false }
  ) -> [UInt32]? {
    let matcher = TermMatcher(term, scope, folder)
    let chunks = rows.indices.chunks(of: 1 << 12)
    let found = Parallel.map(
      chunks.count,
      // Few rows take less time than waking another thread.
      threads: rows.count < 1 << 14 ? .one : threads
    ) { chunk -> [UInt32]? in
      isCancelled() ? nil : filter(rows[chunks[chunk]], matcher, text)
    }
    if found.count == 1 { return found[0] }
    var result: [UInt32] = []
    for stretch in found {
      guard let stretch else { return nil }
      result += stretch
    }
    return result
  }

  /// The matching rows among some rows, segment by segment.
  ///
  /// Neighbouring rows are mostly in one segment, which is looked up once.
  private func filter(
    _ rows: ArraySlice<UInt32>, _ matcher: TermMatcher, _ text: Texts
  ) -> [UInt32] {
    var found: [UInt32] = []
    var rest = rows
    while let row = rest.first {
      if isChanged(row) {
        if matches(row, matcher, text) { found.append(row) }
        rest = rest.dropFirst()
        continue
      }
      let part = part(of: row)
      let end =
        rest.firstIndex {
          Int($0) < part.first || Int($0) >= part.end
            || isChanged($0)
        } ?? rest.endIndex
      matcher.filter(
        rest[..<end], from: part.first, of: part.segment, into: &found, text)
      rest = rest[end...]
    }
    return found
  }

  /// Whether a row matches a term.
  package func matches(
    _ row: UInt32, _ term: SearchTerm, scope: SearchScope, text: Texts
  ) -> Bool {
    check(row)
    return matches(row, TermMatcher(term, scope, folder), text)
  }

  private func matches(
    _ row: UInt32, _ matcher: TermMatcher, _ text: Texts
  ) -> Bool {
    guard let (segment, own) = location(of: row) else { return false }
    return matcher.matches(own, of: segment) { text(row) }
  }

  /// How well each of some rows matches a term; `nil` for a row that does not.
  func fits(
    of rows: [UInt32], _ term: SearchTerm, scope: SearchScope, text: Texts
  ) -> [MatchFit?] {
    let matcher = TermMatcher(term, scope, folder)
    return rows.map { row in
      guard let (segment, own) = location(of: row) else { return nil }
      return matcher.fit(ofRow: own, of: segment) { text(row) }
    }
  }

  /// The rows that were not removed, which the empty query finds.
  package var allRows: RowSet {
    var result = RowSet(below: count)
    for row in removed { result.remove(row) }
    return result
  }
}

extension [FoldedColumn] {
  /// The rows that match a query: each word may match in any of the columns,
  /// which have the same rows.
  ///
  /// The empty query finds all rows.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - texts: Returns the texts of the column with a given index.
  ///   - threads: How many threads may work.
  ///   - isCancelled: As for a search in one column.
  /// - Returns: `nil` when cancelled.
  package func rows(
    matching query: SearchQuery, texts: (Int) -> FoldedColumn.Texts,
    threads: ThreadCount, isCancelled: @Sendable () -> Bool = { false }
  ) -> RowSet? {
    var result: RowSet?
    for word in query.words {
      var found: RowSet?
      for (index, column) in enumerated() {
        guard
          let rows = column.rows(
            matching: word.term(ofField: index), scope: query.scope,
            text: texts(index),
            threads: threads, isCancelled: isCancelled)
        else { return nil }
        if found == nil { found = rows } else { found!.formUnion(rows) }
      }
      if result == nil {
        result = found
      } else {
        result!.formIntersection(found!)
      }
    }
    return result ?? self[0].allRows
  }
}
