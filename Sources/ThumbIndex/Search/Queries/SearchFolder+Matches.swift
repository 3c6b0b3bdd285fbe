extension SearchFolder {
  /// The match of a text with a term; `nil` when the text does not match.
  ///
  /// - Parameter readings: The caller's own readings of the text.
  /// - Complexity: That of ``match(_:in:scope:)`` with a new ``SearchedText``.
  package func match(
    _ term: SearchTerm, in text: String, scope: SearchScope,
    readings: [String] = []
  ) -> SearchMatch? {
    match(
      term, in: SearchedText(text, readings: readings, self), scope: scope)
  }

  /// The match of a text with a term; `nil` when the text does not match.
  ///
  /// - Complexity: O(*n*) in the characters of the text, which are folded for
  ///   the first term only; more if ranges are found in the text folded as a
  ///   whole.
  package func match(
    _ term: SearchTerm, in text: SearchedText, scope: SearchScope
  ) -> SearchMatch? {
    if term.matchesAll {
      return SearchMatch(
        ranges: [], tier: plan.tiers[0].tier, rank: .start, isReading: false)
    }
    var best = textMatch(term, in: text, scope)
    for later in text.laterTexts {
      guard let found = textMatch(term, in: later, scope) else { continue }
      let moved = found.moved(to: text.text, fromEndOf: later.text)
      best = best.map { $0.joined(with: moved) } ?? moved
    }
    if best != nil { return best }
    let patterns = term.patterns(of: .reading)
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

  /// The reading, other than the caller's own, that matches a term best; `nil`
  /// if no reading matches.
  package func matchingReading(
    _ term: SearchTerm, in text: String, scope: SearchScope
  ) -> (reading: ExplainedReading, rank: SearchMatch.Rank)? {
    let folder = TextFolder(plan)
    let patterns = term.patterns(of: .reading)
    var best: (reading: ExplainedReading, rank: SearchMatch.Rank)?
    for text in [text] + options.laterTexts(of: text) {
      for reading in options.readings.explainedReadings(of: text) {
        let folded = folder.folded(reading: reading.text)
        let ranks = patterns.compactMap { $0.rank(in: folded, scope) }
        guard let rank = ranks.min() else { continue }
        if best.map({ $0.rank <= rank }) ?? false { continue }
        best = (reading, rank)
      }
    }
    return best
  }

  /// The match in the text itself, not in its later texts or its readings;
  /// `nil` if there is none.
  private func textMatch(
    _ term: SearchTerm, in text: SearchedText, _ scope: SearchScope
  ) -> SearchMatch? {
    var best: SearchMatch?
    // First the term as typed, then its completions, which may be other letters
    // (Danish `a` may become `aa`, which is `å`).
    for isCompletion in [false, true]
    where !isCompletion || term.patterns.contains(where: \.isCompletion) {
      let typed = best
      // The folded text whose ranges were added last.
      var marked: [UInt8]?
      // For completions the coarsest tier comes first, so a match gets the
      // coarsest tier that finds it.
      for (number, form) in isCompletion
        ? plan.formsFromFinest.reversed() : plan.formsFromFinest
      {
        let patterns = term.patterns(
          ofForm: number, areCompletions: isCompletion)
        if patterns.isEmpty { continue }
        let folded = text.folded(form)
        for pattern in patterns {
          guard let rank = pattern.rank(in: folded, scope) else { continue }
          // The ranges are those of the first tier that matches, in all its
          // forms; the rank is the best rank in any form.
          let tier = best?.tier ?? plan.tiers[form.tier].tier
          var ranges = best?.ranges ?? []
          if typed == nil, tier == plan.tiers[form.tier].tier, marked != folded
          {
            ranges.add(text.ranges(of: pattern, form, scope))
            marked = folded
          }
          best = SearchMatch(
            ranges: ranges, tier: tier, rank: min(best?.rank ?? rank, rank),
            isReading: false)
          if rank == .wholeText { return best }
        }
      }
    }
    return best
  }
}

extension SearchMatch {
  /// Converts a match in a text's last part to a match in the whole text.
  fileprivate func moved(to text: String, fromEndOf end: String) -> SearchMatch
  {
    let start = text.utf8.count - end.utf8.count
    let index = { (index: String.Index) in
      text.utf8.index(
        text.startIndex,
        offsetBy: start + end.utf8.distance(from: end.startIndex, to: index))
    }
    return SearchMatch(
      ranges: ranges.map { index($0.lowerBound)..<index($0.upperBound) },
      tier: tier, rank: rank, isReading: isReading)
  }

  /// Joins two matches in one text: the finer tier, the ranges of that tier,
  /// and the better rank.
  fileprivate func joined(with other: SearchMatch) -> SearchMatch {
    let finer = other.tier.rawValue < tier.rawValue ? other : self
    var ranges = finer.ranges
    if tier == other.tier { ranges.add(other.ranges) }
    return SearchMatch(
      ranges: ranges, tier: finer.tier, rank: min(rank, other.rank),
      isReading: false)
  }
}

extension [Range<String.Index>] {
  /// Adds those of the other ranges that overlap no range of this array; both
  /// arrays are in order.
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
  /// The forms with their numbers, the finest tier first.
  fileprivate var formsFromFinest: [(Int, FoldForm)] {
    tiers.indices.flatMap { tier in
      forms.enumerated().filter { $0.element.tier == tier }
        .map { ($0.offset, $0.element) }
    }
  }
}

extension SearchTerm {
  /// The patterns of a form, either as typed or completed.
  fileprivate func patterns(
    ofForm number: Int, areCompletions: Bool
  ) -> [BytePattern] {
    patterns.filter {
      $0.isCompletion == areCompletions && $0.forms.contains(.form(number))
    }.map { BytePattern($0.bytes) }
  }
}

extension SearchedText {
  /// The ranges of a pattern in one form of the text.
  fileprivate func ranges(
    of pattern: BytePattern, _ form: FoldForm, _ scope: SearchScope
  ) -> [Range<String.Index>] {
    form.extent == .cluster
      ? clusterRanges(of: pattern, form, scope)
      : wholeRanges(of: pattern, form, scope)
  }

  /// The ranges of characters that, folded one by one, together contain the
  /// pattern.
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

  /// The ranges of the pattern, as short as the scope allows: binary search
  /// finds the end of each, then its start.
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
      // After the first match only `contains` goes on: the rest of the text by
      // itself does not tell where the text or a word starts.
      let isFirst = from == 0
      if !isFirst, scope != .contains { break }
      // The steps grow, so that a long text is folded only a few times.
      var (no, end) = (from, from + 1)
      while !has(from..<end, scope) {
        if end == last { return ranges }
        (no, end) = (end, min(from + 2 * (end - from), last))
      }
      end = (no + 1..<end).partitioningIndex { has(from..<$0, scope) }
      let start =
        scope == .startsWith
        ? from
        : (from + 1..<end).partitioningIndex { !has($0..<end, .contains) } - 1
      ranges.append(indices[start]..<indices[end])
      from = end
    }
    return ranges
  }
}

extension BytePattern {
  /// The first offset, not before `start`, where a folded text has the pattern
  /// in a scope; `nil` if there is none.
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
