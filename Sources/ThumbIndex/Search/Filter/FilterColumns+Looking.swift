extension FilterColumns {
  /// The slots that match a query.
  ///
  /// - Returns: `nil` when cancelled.
  func slots(
    matching query: SearchQuery, _ threads: ThreadCount,
    _ isCancelled: @Sendable () -> Bool
  ) -> RowSet? {
    query.rows(ofFields: columns.indices, all: columns[0].allSlots) {
      columns[$0].slots(matching: $1, scope: query.scope, threads, isCancelled)
    }
  }

  /// The slots that match a query but for slips, each once, in order.
  ///
  /// - Returns: `nil` when cancelled.
  func slots(
    near query: NearQuery, _ threads: ThreadCount,
    _ isCancelled: @Sendable () -> Bool
  ) -> [NearRow]? {
    let scope = query.query.scope
    return query.rows(ofFields: columns.indices) {
      columns[$0].slots(matching: $1, scope: scope, threads, isCancelled)
    } near: {
      columns[$0].slots(near: $1, scope: scope, threads, isCancelled)
    }
  }

  /// Whether a slot matches a query but for slips: each word matches, or nearly
  /// does, and some word does not match.
  func nearlyMatches(_ slot: Slot, _ query: NearQuery) -> Bool {
    let scope = query.query.scope
    var isNear = false
    for (number, word) in query.query.words.enumerated() {
      let fields = columns.indices.filter { query.query.searches($0) }
      if fields.contains(where: {
        columns[$0].matches(slot, word.term(ofField: $0), scope: scope)
      }) {
        continue
      }
      isNear = true
      let isFound = fields.contains {
        columns[$0].nearlyMatches(
          slot, query.term(number, ofField: $0), scope: scope)
      }
      if !isFound { return false }
    }
    return isNear
  }

  /// The matching slots among some candidates.
  ///
  /// - Returns: `nil` when cancelled.
  func filter(
    _ candidates: [UInt32], matching query: SearchQuery,
    _ threads: ThreadCount, _ isCancelled: @Sendable () -> Bool
  ) -> [UInt32]? {
    var rest = candidates
    for word in query.words {
      var open = rest
      var found: [UInt32] = []
      for (index, column) in columns.enumerated()
      where !open.isEmpty && query.searches(index) {
        guard
          let rows = column.filter(
            open, matching: word.term(ofField: index), scope: query.scope,
            threads, isCancelled)
        else { return nil }
        found += rows
        if index + 1 < columns.count {
          let done = RowSet(rows: rows, capacity: column.count)
          open.removeAll { done.contains($0) }
        }
      }
      rest = found
    }
    return rest
  }

  /// Whether a slot matches a query.
  func matches(_ slot: Slot, _ query: SearchQuery) -> Bool {
    query.words.allSatisfy { word in
      columns.indices.contains { index in
        query.searches(index)
          && columns[index].matches(
            slot, word.term(ofField: index), scope: query.scope)
      }
    }
  }

  /// How well each slot matches a query: the fit of the query's worst word,
  /// where each word counts in the field that it matches best.
  func fits(of slots: [UInt32], _ query: SearchQuery) -> [MatchFit] {
    var worst = slots.map { _ in MatchFit.best }
    for word in query.words {
      var best = slots.map { _ in MatchFit?.none }
      for index in columns.indices where query.searches(index) {
        let fits = columns[index].fits(
          of: slots, word.term(ofField: index), scope: query.scope)
        for (row, fit) in fits.enumerated() {
          guard let fit else { continue }
          best[row] = .better(best[row], fit)
        }
      }
      for row in worst.indices {
        let inside = MatchFit(rank: .inside, hasOtherSigns: true)
        worst[row] = max(worst[row], best[row] ?? inside)
      }
    }
    return worst
  }

  /// A finder of how close the texts of fields are to what was typed.
  func closenessFinder(_ query: SearchQuery) -> ClosenessFinder {
    ClosenessFinder(
      query,
      hasLaterStarts: columns.contains { $0.plan.options.mayHaveLaterStarts })
  }

  /// The texts of each of a slot's fields, each to be searched for all words.
  ///
  /// - Parameters:
  ///   - searched: The fields; an earlier search may have had other ones.
  ///   - plans: The plan of each field: that of its column or, for a search
  ///     with earlier options, another one.
  func searchedTexts(
    ofSlot slot: Slot, _ element: Element,
    of searched: SearchedFields<Element>, by plans: [FoldingPlan]
  ) -> [[SearchedText]] {
    searched.all.indices.map { index in
      let field = searched.all[index]
      let texts = field.texts.all(of: element)
      let readings = field.ownReadings?(element) ?? []
      if searched === self.searched, plans[index] === columns[index].plan {
        return columns[index].searchedTexts(
          ofSlot: slot, texts, readings: readings)
      }
      return texts.enumerated().map { number, text in
        SearchedText(
          text, readings: number == 0 ? readings : [], plans[index])
      }
    }
  }

  /// The texts of an element, each with the number of its field.
  func texts(of element: Element) -> [(field: Int, text: String)] {
    var result: [(field: Int, text: String)] = []
    result.reserveCapacity(fields.count)
    for (index, field) in fields.enumerated() {
      switch field.texts {
      case .one(let text): result.append((index, text(element)))
      case .several:
        result += field.texts.all(of: element).map { (index, $0) }
      }
    }
    return result
  }
}
