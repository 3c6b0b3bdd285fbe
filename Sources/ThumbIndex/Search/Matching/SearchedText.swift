/// A text to be searched for terms.
///
/// It takes the text's folded row from a column, or makes and keeps it, so that a
/// long text is folded once for many words.
///
/// It is for one thread.
package final class SearchedText {
  let text: String
  let folder: TextFolder

  /// How often the text, as a whole or by characters, was folded or read.
  package private(set) var foldCount = 0

  private let stored: StoredText
  private var clusters: [FoldForm: Clusters] = [:]

  /// The text in all forms.
  var forms: FoldedForms { stored.forms }

  /// The starts of the characters, and the end of the last one.
  private lazy var bounds = Array(text.indices) + [text.endIndex]

  /// The caller's own readings of the text, folded.
  var readings: [FoldedText] { stored.readings }

  /// The rows of syllables of the text and of the caller's own readings, with
  /// separators between them.
  var syllables: [UInt8] { stored.syllables }

  /// The row of syllables of the text; `nil` if nothing in it has a reading.
  private lazy var row: SyllableRow? = {
    foldCount += 1
    var folder = RowFolder(folder.plan)
    return folder.syllables(of: text)
  }()

  /// The rests of the text, from ``SearchOptions/laterStarts(of:)`` on.
  private(set) lazy var laterTexts: [SearchedText] = {
    let starts = folder.plan.options.laterStarts(of: text)
    // The caller's text may have changed since the column took it.
    return zip(starts, stored.later).map { start, forms in
      SearchedText(
        String(Substring(text.utf8.dropFirst(start))),
        StoredText(forms: forms), folder)
    }
  }()

  /// A text to search.
  ///
  /// - Parameter readings: The caller's own readings of the text.
  package convenience init(
    _ text: String, readings: [String] = [], _ folder: SearchFolder
  ) {
    self.init(text, .row(text, readings: readings, folder.plan), 0, folder)
    foldCount = 1 + readings.count
  }

  /// The text of a row of a column.
  convenience init(
    _ text: String, _ segment: FoldedSegment, _ row: Int, _ folder: SearchFolder
  ) {
    self.init(
      text, segment.text(ofRow: row, folder.plan), TextFolder(folder.plan))
  }

  private init(_ text: String, _ stored: StoredText, _ folder: TextFolder) {
    self.text = text
    self.folder = folder
    self.stored = stored
  }
}

// MARK: - Back to the text

extension SearchedText {
  /// The ranges of the characters whose readings match a pattern.
  func ranges(
    of pattern: SyllablePattern, _ scope: SearchScope
  ) -> [Range<String.Index>] {
    guard let row else { return [] }
    return pattern.characters(in: row, scope).map {
      bounds[$0.lowerBound]..<bounds[$0.upperBound]
    }
  }

  /// The ranges of a pattern's matches in one form of the text.
  func ranges(
    of pattern: LetterPattern, _ form: FoldForm, _ scope: SearchScope
  ) -> [Range<String.Index>] {
    let folded = forms[form]
    let clusters = clusters(form)
    return folded.bytes == clusters.folded
      ? ranges(of: pattern, folded, clusters, scope)
      : shortRanges(of: pattern, form, scope)
  }

  /// The folded texts of all characters, one after the other.
  private struct Clusters {
    var folded: [UInt8] = []

    /// The offset where each character's folded text ends.
    var ends: [Int] = []
  }

  /// The text's characters in one form.
  private func clusters(_ form: FoldForm) -> Clusters {
    if let known = clusters[form] { return known }
    foldCount += 1
    var made = Clusters()
    for index in bounds.dropLast() {
      made.folded += folder.forms(of: String(text[index]))[form].bytes
      made.ends.append(made.folded.count)
    }
    clusters[form] = made
    return made
  }

  /// The ranges of characters that, folded one by one, together contain the
  /// pattern.
  private func ranges(
    of pattern: LetterPattern, _ folded: FoldedText, _ clusters: Clusters,
    _ scope: SearchScope
  ) -> [Range<String.Index>] {
    let ends = clusters.ends
    var ranges: [Range<String.Index>] = []
    var from = 0
    while let offset = pattern.firstOffset(in: folded, scope, from: from) {
      let end = offset + pattern.count
      let first = ends.partitioningIndex { $0 > offset }
      let last = ends.partitioningIndex { $0 >= end }
      ranges.append(bounds[first]..<bounds[last + 1])
      from = ends[last]
    }
    return ranges
  }

  /// The ranges of the pattern where characters belong together, as short as the
  /// scope allows: binary search finds the end of each, then its start.
  private func shortRanges(
    of pattern: LetterPattern, _ form: FoldForm, _ scope: SearchScope
  ) -> [Range<String.Index>] {
    func has(_ range: Range<Int>, _ scope: SearchScope) -> Bool {
      let part = text[bounds[range.lowerBound]..<bounds[range.upperBound]]
      let folded = folder.forms(of: String(part))[form]
      return pattern.firstOffset(in: folded, scope) != nil
    }
    var ranges: [Range<String.Index>] = []
    var from = 0
    let last = bounds.count - 1
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
      ranges.append(bounds[start]..<bounds[end])
      from = end
    }
    return ranges
  }
}

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
        ranges: [], tier: options.tiersInForce[0],
        MatchFit(rank: .start, hasOtherSigns: false), isReading: false)
    }
    var best = textMatch(term, in: text, scope)
    for later in text.laterTexts {
      guard let found = textMatch(term, in: later, scope) else { continue }
      let moved = found.moved(to: text.text, fromEndOf: later.text)
      best = best.map { $0.joined(with: moved) } ?? moved
    }
    if best != nil { return best }
    return readingMatch(term, in: text, scope)
  }

  /// The match by a reading; `nil` if there is none.
  ///
  /// A match by a reading of the caller's own marks nothing.
  private func readingMatch(
    _ term: SearchTerm, in text: SearchedText, _ scope: SearchScope
  ) -> SearchMatch? {
    let patterns = term.readingPatterns
    var fit = text.readings.compactMap { reading in
      patterns.compactMap { $0.fit(in: reading, scope) }.min()
    }.min()
    var ranges: [Range<String.Index>] = []
    for pattern in term.syllablePatterns(plan) {
      let bytes = text.syllables
      guard let found = pattern.fit(in: bytes.span, bytes.indices, scope)
      else { continue }
      fit = min(fit ?? found, found)
      ranges.add(text.ranges(of: pattern, scope))
    }
    return fit.map {
      SearchMatch(
        ranges: ranges, tier: plan.mainForm.tier, $0, isReading: true)
    }
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
      var marked: FoldedText?
      // For completions the coarsest tier comes first, so a match gets the
      // coarsest tier that finds it.
      let forms = FoldForm.allCases.filter(plan.forms.contains)
      for form in isCompletion ? forms.reversed() : forms {
        for pattern in term.patterns
        where pattern.isCompletion == isCompletion
          && pattern.forms.contains(form)
        {
          let folded = text.forms[form]
          let letters = LetterPattern(pattern.text)
          guard let fit = letters.fit(in: folded, scope) else { continue }
          // The ranges are those of the first tier that matches, in all its
          // forms; the fit is the best in any form.
          let tier = best?.tier ?? form.tier
          var ranges = best?.ranges ?? []
          if typed == nil, tier == form.tier, marked != folded {
            ranges.add(text.ranges(of: letters, form, scope))
            marked = folded
          }
          best = SearchMatch(
            ranges: ranges, tier: tier, min(best?.fit ?? fit, fit),
            isReading: false)
          if best?.fit == .best { return best }
        }
      }
    }
    return best
  }
}

extension SearchMatch {
  fileprivate init(
    ranges: [Range<String.Index>], tier: SearchTier, _ fit: MatchFit,
    isReading: Bool
  ) {
    self.init(
      ranges: ranges, tier: tier, rank: fit.rank,
      hasOtherSigns: fit.hasOtherSigns, isReading: isReading)
  }

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
      tier: tier, fit, isReading: isReading)
  }

  /// Joins two matches in one text: the finer tier, the ranges of that tier,
  /// and the better fit.
  fileprivate func joined(with other: SearchMatch) -> SearchMatch {
    let finer = other.tier.rawValue < tier.rawValue ? other : self
    var ranges = finer.ranges
    if tier == other.tier { ranges.add(other.ranges) }
    return SearchMatch(
      ranges: ranges, tier: finer.tier, min(fit, other.fit), isReading: false)
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
