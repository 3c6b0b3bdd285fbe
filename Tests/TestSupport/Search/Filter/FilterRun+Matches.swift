import PropertyTesting

import ThumbIndex

extension FilterRun {
  /// Throws unless what matches in each row is right, and the ranked rows are the
  /// rows in the order of their ranks, those of equal texts in that of the list.
  package func checkMatches() throws {
    let plan = try plan
    if filter.showsNearMatches { return try checkNearMatches(plan) }
    let terms = query.query(plan).terms
    var ranked: [(path: RowPath, fit: MatchFit, texts: [String])] = []
    // An element is ranked once.
    let first = Set(try self.paths.values)
    for row in filter.results.rows.indices {
      let path = filter.results.rowPath(ofRow: row)
      let texts = fields.texts(of: filter.results[path].entry)
      let expected = terms.map { term in
        texts.indices.filter(query.searches).flatMap { field in
          texts[field].indices.compactMap { number in
            let text = texts[field][number]
            return plan.match(
              term, in: text.text, scope: query.scope, readings: text.readings
            ).map { (place: [field, number], match: $0) }
          }
        }
      }
      let found = filter.matches(at: path)
      try holdEqual(
        found.map { [$0.field, $0.textNumber] }, expected.joined().map(\.place),
        "texts that match at \(path)")
      try holdEqual(
        found.map(\.match), expected.joined().map(\.match),
        "matches at \(path)")
      try hold(
        expected.allSatisfy { !$0.isEmpty }, "a word does not match at \(path)")
      for match in found {
        try holdBoundaries(
          match.match.ranges, texts[match.field][match.textNumber].text)
      }
      // The worst word where it is best.
      let fits = expected.map { $0.map(\.match.fit).min()! }
      if !first.contains(path) { continue }
      ranked.append(
        (path, fits.max() ?? MatchFit.all[0], texts.joined().map { $0.text }))
    }
    ranked = sortedStably(ranked) { $0.fit < $1.fit }
    let found = filter.ranked()
    // Of equal fits, how close they are to what was typed decides; rows of equal
    // texts are equally close.
    func paths(
      _ order: [RowPath],
      of row: (path: RowPath, fit: MatchFit, texts: [String])
    ) -> [RowPath] {
      let alike = ranked.filter { $0.fit == row.fit && $0.texts == row.texts }
      let own = Set(alike.map(\.path))
      return order.filter(own.contains)
    }
    try holdEqual(
      found.map(\.path).sorted(), ranked.map(\.path).sorted(), "ranked rows")
    for row in ranked {
      try holdEqual(
        paths(found.map(\.path), of: row), paths(ranked.map(\.path), of: row),
        "ranked rows as \(row.texts)")
    }
    try holdEqual(found.map(\.rank), ranked.map(\.fit.rank), "ranks")
    try holdEqual(
      filter.ranked(limit: 2), Array(found.prefix(2)), "the best two")
  }

  /// Throws unless near rows are in the order of their fits, and marked.
  private func checkNearMatches(_ plan: FoldingPlan) throws {
    let first = Set(try paths.values)
    var expected: [(path: RowPath, fit: NearFit)] = []
    for row in filter.results.rows.indices {
      let path = filter.results.rowPath(ofRow: row)
      let texts = fields.texts(of: filter.results[path].entry)
      guard let fit = query.nearFit(texts, plan) else {
        throw Falsified("row \(path) is not near")
      }
      if first.contains(path) { expected.append((path, fit)) }
      let found = filter.matches(at: path)
      try hold(
        found.contains { $0.match.slips > 0 || !options.minding.isEmpty },
        "no slip at \(path)")
      for match in found {
        try holdBoundaries(
          match.match.ranges, texts[match.field][match.textNumber].text)
      }
    }
    expected = sortedStably(expected) { $0.fit < $1.fit }
    let ranked = filter.ranked()
    try holdEqual(ranked.map(\.path), expected.map(\.path), "near rows ranked")
    try holdEqual(ranked.map(\.rank), expected.map(\.fit.rank), "near ranks")
    let listed = filter.nearMatches(limit: 3)
    try holdEqual(
      listed.map(\.rank),
      expected.compactMap { row in
        filter.listPath(ofResult: row.path).map { _ in row.fit.rank }
      }.prefix(3).map { $0 }, "the nearest three")
  }

  private func holdBoundaries(
    _ ranges: [Range<String.Index>], _ text: String
  ) throws(Falsified) {
    var last = text.startIndex
    for range in ranges {
      try hold(
        range.lowerBound >= last && !range.isEmpty, "marks in \(shown(text))")
      last = range.upperBound
      for bound in [range.lowerBound, range.upperBound] {
        try hold(
          bound == text.endIndex || text.indices.contains(bound),
          "a mark within a character of \(shown(text))")
      }
    }
  }
}
