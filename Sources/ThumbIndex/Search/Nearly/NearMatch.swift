extension FoldingPlan {
  /// Where and how a text nearly matches a term; `nil` if it does not.
  ///
  /// - Complexity: That of ``match(_:in:scope:)``.
  func match(
    near term: NearTerm, in text: SearchedText, scope: SearchScope
  ) -> SearchMatch? {
    let matcher = NearMatcher(term, scope, self)
    // A long text may nearly have the term a million times, so little is kept
    // of each place: those in the first text that has it as nearly as any.
    var best: NearFit?
    var first: NearMatcher.TextPlace?
    var letters: [Range<Int>] = []
    matcher.forEachFit(ofRow: text.row, of: text.segment) { place, fit in
      if let best, best.cost < fit.cost { return }
      if best.map({ $0.cost > fit.cost }) ?? true {
        (first, letters) = (nil, [])
      }
      best = best.map { min($0, fit) } ?? fit
      guard case .text(let place) = place else { return }
      if first == nil { first = place }
      if first?.whole == place.whole { letters.append(place.letters) }
    }
    guard let fit = best else { return nil }
    var ranges: [Range<String.Index>] = []
    var tier = mainForm.tier
    if let first {
      let part = first.record.map { text.segment.part(ofRecord: $0, self) } ?? 0
      let form = FoldForm.allCases.first { first.forms.contains($0) }!
      tier = form.tier
      // The caller's text may have changed since the column took it.
      if part < text.maps.count, text.maps[part].count > 0 {
        let start = first.whole.lowerBound
        ranges = text.maps[part].ranges(
          of: letters.map { $0.lowerBound - start..<$0.upperBound - start },
          in: text.segment.text(first.whole), form)
      }
    } else if let syllables = text.syllables {
      let bounds = text.maps[0].bounds
      ranges = matcher.characters(in: syllables).map {
        bounds[$0.lowerBound]..<bounds[$0.upperBound]
      }
    }
    return SearchMatch(
      ranges: ranges, tier: tier, rank: fit.rank, hasOtherSigns: false,
      isReading: first == nil, slips: term.costs.slips(fit.cost))
  }
}

extension CharacterMap {
  /// The characters from which ranges of letters come, in order, without
  /// overlaps; only those of the first range if some characters belong together.
  ///
  /// - Parameter folded: The text in a form.
  fileprivate func ranges(
    of letters: [Range<Int>], in folded: FoldedText, _ form: FoldForm
  ) -> [Range<String.Index>] {
    let letters = letters.sorted { $0.lowerBound < $1.lowerBound }
    guard let ends = ends(in: folded, form) else {
      // A long text is folded only a few times.
      func length(_ count: Int) -> Int {
        self.folded(0..<count, form).bytes.count
      }
      let counts = 1..<count
      let first = counts.partitioningIndex {
        length($0) > letters[0].lowerBound
      }
      let last = counts.partitioningIndex {
        length($0) >= letters[0].upperBound
      }
      return [bounds[first - 1]..<bounds[max(first, last)]]
    }
    var ranges: [Range<String.Index>] = []
    var from = 0
    for letters in letters {
      let first = ends.partitioningIndex { $0 > letters.lowerBound }
      let last = ends.partitioningIndex { $0 >= letters.upperBound }
      if first < from { continue }
      from = last + 1
      ranges.append(bounds[first]..<bounds[from])
    }
    return ranges
  }
}

extension QueryMatch {
  /// The match in a row that nearly has the query.
  ///
  /// Of each word that does not match, the places with the fewest slips count.
  package init(near query: NearQuery, in fields: [[SearchedText]]) {
    let scope = query.query.scope
    for (number, word) in query.query.words.enumerated() {
      let matches = add(query.query, fields) { field, _, text in
        text.plan.match(word.term(ofField: field), in: text, scope: scope)
      }
      if matches { continue }
      var near: [[SearchMatch?]] = fields.enumerated().map { field, texts in
        texts.map { text in
          !query.query.searches(field)
            ? nil
            : text.plan.match(
              near: query.term(number, ofField: field), in: text, scope: scope)
        }
      }
      let best = near.joined().compactMap { $0?.slips }.min()
      for field in near.indices {
        for text in near[field].indices where near[field][text]?.slips != best {
          near[field][text] = nil
        }
      }
      _ = add(query.query, fields) { field, number, _ in near[field][number] }
    }
  }
}
