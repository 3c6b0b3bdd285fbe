extension SearchFolder {
  /// Where a text matches a term; `nil` when it does not.
  ///
  /// - Parameter readings: The caller's own readings of the text.
  /// - Complexity: As ``match(_:in:scope:)``, where nothing is folded yet.
  package func match(
    _ term: SearchTerm, in text: String, scope: SearchScope,
    readings: [String] = []
  ) -> SearchMatch? {
    match(
      term, in: SearchedText(text, readings: readings, self), scope: scope)
  }

  /// Where a text matches a term; `nil` when it does not.
  ///
  /// - Complexity: O(*n*) in the characters of the text, of which the first term
  ///   folds each by itself; ICU's time for texts that only match as a whole.
  package func match(
    _ term: SearchTerm, in text: SearchedText, scope: SearchScope
  ) -> SearchMatch? {
    if term.matchesAll {
      return SearchMatch(
        ranges: [], tier: plan.tiers[0].tier, rank: .start, isReading: false)
    }
    var best: SearchMatch?
    // What the ranges were last looked for in.
    var marked: [UInt8]?
    for (number, form) in plan.formsFromFinest {
      let patterns = term.patterns(ofForm: number)
      if patterns.isEmpty { continue }
      let folded = text.folded(form)
      for pattern in patterns {
        guard let rank = pattern.rank(in: folded, scope) else { continue }
        // The finest tier tells where, in all of its forms, and the best rank
        // how well.
        let tier = best?.tier ?? plan.tiers[form.tier].tier
        var ranges = best?.ranges ?? []
        if tier == plan.tiers[form.tier].tier, marked != folded {
          ranges.add(text.ranges(of: pattern, form, scope))
          marked = folded
        }
        best = SearchMatch(
          ranges: ranges, tier: tier, rank: min(best?.rank ?? rank, rank),
          isReading: false)
        if rank == .wholeText { return best }
      }
    }
    if best != nil { return best }
    let patterns = term.patterns.filter { $0.forms.contains(.reading) }
      .map { BytePattern($0.bytes) }
    for reading in text.readings {
      let ranks = patterns.compactMap { $0.rank(in: reading, scope) }
      guard let rank = ranks.min() else { continue }
      if best.map({ $0.rank <= rank }) ?? false { continue }
      best = SearchMatch(
        ranges: [], tier: plan.tiers[plan.mainTier].tier, rank: rank,
        isReading: true)
    }
    return best
  }
}

extension [Range<String.Index>] {
  /// Adds those of other ranges that overlap none of these; both are in order.
  fileprivate mutating func add(_ others: [Range<String.Index>]) {
    var next = 0
    var missing: [Range<String.Index>] = []
    for other in others {
      while next < count, self[next].upperBound <= other.lowerBound {
        next += 1
      }
      if next == count || self[next].lowerBound >= other.upperBound {
        missing.append(other)
      }
    }
    if missing.isEmpty { return }
    self = (self + missing).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension FoldingPlan {
  /// The forms with their numbers, those of the finest tier first.
  fileprivate var formsFromFinest: [(Int, FoldForm)] {
    tiers.indices.flatMap { tier in
      forms.enumerated().filter { $0.element.tier == tier }
        .map { ($0.offset, $0.element) }
    }
  }
}

extension SearchTerm {
  /// The patterns of a form, what was typed before what it may become.
  fileprivate func patterns(ofForm number: Int) -> [BytePattern] {
    patterns.filter { $0.forms.contains(.form(number)) }
      .map { BytePattern($0.bytes) }
  }
}

extension SearchedText {
  /// Where a pattern stands in one form of the text.
  fileprivate func ranges(
    of pattern: BytePattern, _ form: FoldForm, _ scope: SearchScope
  ) -> [Range<String.Index>] {
    form.extent == .cluster
      ? clusterRanges(of: pattern, form, scope)
      : wholeRanges(of: pattern, form, scope)
  }

  /// The characters whose folded texts have the pattern in them.
  private func clusterRanges(
    of pattern: BytePattern, _ form: FoldForm, _ scope: SearchScope
  ) -> [Range<String.Index>] {
    let clusters = clusters(form)
    let ends = clusters.ends
    var ranges: [Range<String.Index>] = []
    var from = 0
    while let offset = pattern.firstOffset(
      in: clusters.folded, scope, from: from)
    {
      let end = offset + pattern.bytes.count
      let first = ends.partitioningIndex { $0 > offset }
      let last = ends.partitioningIndex { $0 >= end }
      ranges.append(bounds[first]..<bounds[last + 1])
      from = ends[last]
    }
    return ranges
  }

  /// The shortest stretches that fold to something with the pattern in it, the
  /// end first; found by halving.
  private func wholeRanges(
    of pattern: BytePattern, _ form: FoldForm, _ scope: SearchScope
  ) -> [Range<String.Index>] {
    let indices = bounds
    func has(_ range: Range<Int>, _ scope: SearchScope) -> Bool {
      let part = text[indices[range.lowerBound]..<indices[range.upperBound]]
      let folded = folder.folded(String(part), form)
      return pattern.firstOffset(in: folded, scope) != nil
    }
    var ranges: [Range<String.Index>] = []
    var from = 0
    let last = indices.count - 1
    while from < last {
      // Behind the first match, other scopes can no longer be told from a part.
      let isFirst = from == 0
      if !isFirst, scope != .contains { break }
      // In growing steps, so that a long text is folded a few times altogether.
      var (no, end) = (from, from + 1)
      while !has(from..<end, scope) {
        if end == last { return ranges }
        (no, end) = (end, min(from + 2 * (end - from), last))
      }
      while end - no > 1 {
        let middle = (no + end) / 2
        if has(from..<middle, scope) { end = middle } else { no = middle }
      }
      var (start, without) = (from, end)
      while without - start > 1 {
        let middle = (start + without) / 2
        if has(middle..<end, .contains) {
          start = middle
        } else {
          without = middle
        }
      }
      if scope == .startsWith { start = from }
      ranges.append(indices[start]..<indices[end])
      from = end
    }
    return ranges
  }
}

extension BytePattern {
  /// The first offset, from another one on, at which the pattern stands in a
  /// folded text in a scope.
  fileprivate func firstOffset(
    in folded: [UInt8], _ scope: SearchScope, from start: Int = 0
  ) -> Int? {
    firstOffset(in: folded.span, folded.indices, scope, from: start)
  }

  /// How well a folded text matches; `nil` when it does not.
  fileprivate func rank(
    in folded: [UInt8], _ scope: SearchScope
  ) -> SearchMatch.Rank? {
    if bytes.isEmpty { return nil }
    if folded == bytes { return .wholeText }
    let ranks: [(SearchScope, SearchMatch.Rank)] = [
      (.startsWith, .start), (.wordStartsWith, .wordStart),
      (.contains, .inside),
    ]
    return ranks.first {
      $0.0.isWithin(scope) && firstOffset(in: folded, $0.0) != nil
    }?.1
  }
}
