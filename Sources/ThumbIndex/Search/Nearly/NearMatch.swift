extension FoldingPlan {
  /// Where and how a text nearly matches a term; `nil` if it does not.
  ///
  /// - Complexity: That of ``match(_:in:scope:)``.
  func match(
    near term: NearTerm, in text: SearchedText, scope: SearchScope
  ) -> SearchMatch? {
    let matcher = NearMatcher(term, scope, self)
    var found: [(place: NearMatcher.Place, fit: NearFit)] = []
    matcher.forEachFit(ofRow: text.row, of: text.segment) { place, fit in
      if let best = found.first, best.fit.cost < fit.cost { return }
      if let best = found.first, best.fit.cost > fit.cost { found = [] }
      found.append((place, fit))
    }
    guard let fit = found.map(\.fit).min() else { return nil }
    var ranges: [Range<String.Index>] = []
    var tier = mainForm.tier
    let texts = found.compactMap { $0.place.text }
    if let best = texts.first {
      let part = best.record.map { text.segment.part(ofRecord: $0, self) } ?? 0
      let form = FoldForm.allCases.first { best.forms.contains($0) }!
      tier = form.tier
      // The caller's text may have changed since the column took it.
      if part < text.maps.count {
        let folded = text.segment.text(best.text)
        let start = best.text.lowerBound
        for place in texts where place.text == best.text {
          ranges.add([
            text.maps[part].range(
              of: place.letters.lowerBound - start..<place.letters.upperBound
                - start, in: folded, form)
          ])
        }
      }
    } else if let syllables = text.syllables {
      let bounds = text.maps[0].bounds
      ranges = matcher.characters(in: syllables).map {
        bounds[$0.lowerBound]..<bounds[$0.upperBound]
      }
    }
    return SearchMatch(
      ranges: ranges, tier: tier, rank: fit.rank, hasOtherSigns: false,
      isReading: texts.isEmpty, slips: term.slips(fit.cost))
  }
}

extension NearMatcher.Place {
  /// The place in a text that is no reading.
  fileprivate var text:
    (
      letters: Range<Int>, text: Range<Int>, forms: FoldForms, record: Int?
    )?
  {
    guard case .text(let letters, let text, let forms, let record) = self
    else { return nil }
    return (letters, text, forms, record)
  }
}

extension CharacterMap {
  /// The characters from which a range of letters comes.
  ///
  /// - Parameter folded: The text in a form.
  fileprivate func range(
    of letters: Range<Int>, in folded: FoldedText, _ form: FoldForm
  ) -> Range<String.Index> {
    let first: Int
    let last: Int
    if let ends = ends(in: folded, form) {
      first = ends.partitioningIndex { $0 > letters.lowerBound }
      last = ends.partitioningIndex { $0 >= letters.upperBound } + 1
    } else {
      // Some characters belong together.
      func length(_ count: Int) -> Int {
        self.folded(0..<count, form).bytes.count
      }
      let counts = 1..<count + 1
      first = counts.partitioningIndex { length($0) > letters.lowerBound } - 1
      last = counts.partitioningIndex { length($0) >= letters.upperBound }
    }
    return bounds[min(first, count)]..<bounds[min(max(first, last), count)]
  }
}
