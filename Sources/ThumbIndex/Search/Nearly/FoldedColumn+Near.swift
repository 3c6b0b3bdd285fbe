extension FoldedColumn {
  /// The rows that match a term but for slips, each once, in order.
  ///
  /// - Parameters:
  ///   - threads: How many threads may work.
  ///   - isCancelled: Called now and then; the search ends when it returns
  ///     `true`.
  /// - Returns: `nil` when cancelled.
  /// - Complexity: O(*n*) in the rows and words, and in the folded bytes if two
  ///   slips are allowed; for words that begin as the query does, times the
  ///   letters of the query.
  package func rows(
    near term: NearTerm, scope: SearchScope, threads: ThreadCount,
    isCancelled: @Sendable () -> Bool = { false }
  ) -> [NearRow]? {
    if term.patterns.isEmpty { return [] }
    let matcher = NearMatcher(term, scope, plan)
    let parts = parts
    let found = Parallel.map(
      parts.count,
      // Few rows take less time than waking another thread.
      threads: count < 4096 ? .one : threads
    ) { index -> [NearRow]? in
      if isCancelled() { return nil }
      return matcher.rows(of: parts[index].segment, at: parts[index].first)
    }
    var result: [NearRow] = []
    for rows in found {
      guard let rows else { return nil }
      result +=
        removed.isEmpty ? rows : rows.filter { !removed.contains($0.row) }
    }
    return result
  }

  /// How nearly a row matches a term; `nil` if it does not.
  package func fit(
    ofRow row: UInt32, near term: NearTerm, scope: SearchScope
  ) -> NearFit? {
    check(row)
    guard let (segment, own) = location(of: row) else { return nil }
    return NearMatcher(term, scope, plan).fit(ofRow: own, of: segment)
  }
}
