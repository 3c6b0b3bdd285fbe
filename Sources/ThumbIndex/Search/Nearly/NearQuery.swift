/// A query, to be looked for where nothing matches it.
package struct NearQuery: Sendable {
  package let query: SearchQuery

  /// Each word of the query as each plan of the query folds it.
  private let words: [[NearTerm]]

  package let keyboard: KeyboardLayout?

  /// - Parameter plans: The plans that folded the query.
  package init(
    _ query: SearchQuery, _ plans: [FoldingPlan],
    _ keyboard: KeyboardLayout? = nil
  ) {
    self.query = query
    self.keyboard = keyboard
    // A keyboard is folded once, as there may be many words.
    let neighbours = plans.map { keyboard?.neighbours($0) }
    words = query.words.map { word in
      word.indices.map { NearTerm(word[$0], plans[$0], neighbours[$0]) }
    }
  }

  /// Whether some word is long enough for a slip.
  package var mayFind: Bool {
    words.contains { $0.contains { !$0.patterns.isEmpty } }
  }

  /// A word of the query by its number, as the plan of a field folds it.
  func term(_ word: Int, ofField field: Int) -> NearTerm {
    words[word].term(ofField: field)
  }

  /// The number of slips that a cost stands for; a slip at the first letter
  /// counts as two, one to a neighbouring key as a half.
  package func slips(_ fit: NearFit) -> Double {
    let costs: SlipCosts = keyboard == nil ? .plain : .withKeyboard
    return costs.slips(fit.cost)
  }

  /// The rows that match nearly: each word matches, or nearly matches in any
  /// field, and some word does not match.
  ///
  /// - Parameters:
  ///   - fields: The numbers of the fields.
  ///   - matches: Returns the rows of a field that match a term; `nil` when
  ///     cancelled.
  ///   - near: Returns those that nearly match, in order.
  /// - Returns: Each row once, in order; `nil` when cancelled.
  func rows(
    ofFields fields: Range<Int>,
    matching matches: (_ field: Int, SearchTerm) -> RowSet?,
    near: (_ field: Int, NearTerm) -> [NearRow]?
  ) -> [NearRow]? {
    if !mayFind { return [] }
    var all: RowSet?
    var found: [(matching: RowSet?, near: [NearRow])] = []
    for number in words.indices {
      var own: [NearRow] = []
      var matching: RowSet?
      for field in fields where query.searches(field) {
        guard let rows = near(field, term(number, ofField: field)) else {
          return nil
        }
        own += rows
        // Nothing that is shown matches a query of one word; what matches and is
        // not shown is not shown as near either.
        if words.count == 1 { continue }
        let term = query.words[number].term(ofField: field)
        guard let rows = matches(field, term) else { return nil }
        if matching == nil {
          matching = rows
        } else {
          matching!.formUnion(rows)
        }
      }
      own = own.bestOfEachRow()
      if words.count == 1 { return own }
      var either = matching ?? RowSet(capacity: 0)
      for near in own { either.insert(near.row) }
      if all == nil { all = either } else { all!.formIntersection(either) }
      if all!.words.allSatisfy({ $0 == 0 }) { return [] }
      found.append((matching, own))
    }
    return all!.rows.compactMap { row in
      var fit: NearFit?
      for (matching, near) in found
      where matching?.contains(row) != true {
        let own = near[near.partitioningIndex { $0.row >= row }].fit
        fit =
          fit.map {
            NearFit(cost: $0.cost + own.cost, rank: max($0.rank, own.rank))
          } ?? own
      }
      return fit.map { NearRow(row: row, fit: $0) }
    }
  }
}

extension [FoldedColumn] {
  /// The rows that match a query but for slips, each once, in order; the columns
  /// have the same rows.
  package func rows(
    near query: NearQuery, threads: ThreadCount
  ) -> [NearRow] {
    // Nothing cancels this.
    query.rows(ofFields: indices) { field, term in
      self[field].rows(
        matching: term, scope: query.query.scope, threads: threads)
    } near: { field, term in
      self[field].rows(
        near: term, scope: query.query.scope, threads: threads)
    }!
  }
}
