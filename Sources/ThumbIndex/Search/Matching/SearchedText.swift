/// A text to be searched for terms.
///
/// It takes the text's folded row from a column, or makes and keeps it, so that a
/// long text is folded once for many words.
///
/// It is for one thread.
package final class SearchedText {
  let text: String
  let plan: FoldingPlan

  /// The segment with the row that decides whether the text matches.
  let segment: FoldedSegment
  let row: Int

  /// How often the text was read for ``syllables``, and folded to make the row.
  private var ownFoldCount = 0

  /// The characters of the text and of each rest of it, as in ``FoldedRow``.
  private(set) lazy var maps: [CharacterMap] = {
    let starts = [0] + plan.options.laterStarts(of: text)
    let folder = CharacterFolder(TextFolder(plan))
    return starts.map {
      CharacterMap(
        text[text.utf8.index(text.startIndex, offsetBy: $0)...], folder)
    }
  }()

  /// The row of syllables of the text; `nil` if nothing in it has a reading.
  private(set) lazy var syllables: SyllableRow? = {
    ownFoldCount += 1
    var folder = RowFolder(plan)
    return folder.syllables(of: text)
  }()

  /// A text to search.
  ///
  /// - Parameter readings: The caller's own readings of the text.
  package convenience init(
    _ text: String, readings: [String] = [], _ plan: FoldingPlan
  ) {
    self.init(text, .row(text, readings: readings, plan), 0, plan)
    ownFoldCount = 1 + readings.count
  }

  /// The text of a row of a column.
  init(
    _ text: String, _ segment: FoldedSegment, _ row: Int, _ plan: FoldingPlan
  ) {
    self.text = text
    self.segment = segment
    self.row = row
    self.plan = plan
  }

  /// How often the text, as a whole or by characters, was folded or read.
  package var foldCount: Int {
    maps.reduce(ownFoldCount) { $0 + $1.foldCount }
  }

  /// The ranges of the characters whose readings match a pattern.
  func ranges(
    of pattern: SyllablePattern, _ scope: SearchScope
  ) -> [Range<String.Index>] {
    guard let syllables else { return [] }
    let bounds = maps[0].bounds
    return pattern.characters(in: syllables, scope).map {
      bounds[$0.lowerBound]..<bounds[$0.upperBound]
    }
  }
}

extension FoldingPlan {
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
    let matcher = TermMatcher(term, scope, self)
    if matcher.matchesAll {
      return SearchMatch(
        ranges: [], tier: options.tiersInForce[0], .ofEverything,
        isReading: false)
    }
    var marks = TextMarks(self)
    var read: (fit: MatchFit, patterns: [SyllablePattern])?
    matcher.forEachFit(ofRow: text.row, of: text.segment) { place, fit in
      switch place {
      case .text(let pattern, let range, let record):
        marks.add(pattern, range, record, fit, in: text)
      case .reading: read = (.better(read?.fit, fit), read?.patterns ?? [])
      case .syllables(let pattern):
        read = (.better(read?.fit, fit), (read?.patterns ?? []) + [pattern])
      }
    }
    if let match = marks.match(in: text, scope) { return match }
    return read.map { read in
      var ranges: [Range<String.Index>] = []
      for pattern in read.patterns {
        ranges.add(text.ranges(of: pattern, scope))
      }
      return SearchMatch(
        ranges: ranges, tier: mainForm.tier, read.fit, isReading: true)
    }
  }
}

/// Collects the texts of a row that have a term; tells the tier and the ranges
/// of the match.
private struct TextMarks {
  private let plan: FoldingPlan
  private var texts: [Text] = []

  private struct Text {
    let pattern: TermMatcher.Pattern
    let range: Range<Int>

    /// The part of the row, as in ``FoldedTexts``.
    let part: Int

    /// The forms in which the text has the pattern: those of what was typed, or
    /// else of completions.
    let forms: FoldForms
    let isCompletion: Bool
    let fit: MatchFit
  }

  init(_ plan: FoldingPlan) { self.plan = plan }

  /// Adds a text that has a pattern; the text has a record or is a main text.
  mutating func add(
    _ pattern: TermMatcher.Pattern, _ range: Range<Int>, _ record: Int?,
    _ fit: MatchFit, in text: SearchedText
  ) {
    let segment = text.segment
    let forms =
      record.map { segment.records[$0].forms }
      ?? segment.formsOfMain(segment.records(ofRow: text.row), plan)
    let typed = forms.intersection(pattern.typedForms)
    texts.append(
      Text(
        pattern: pattern, range: range,
        part: record.map { segment.part(ofRecord: $0, plan) } ?? 0,
        forms: typed.isEmpty ? forms.intersection(pattern.forms) : typed,
        isCompletion: typed.isEmpty, fit: fit))
  }

  /// The match of all texts; `nil` if there are none.
  ///
  /// The tier is the finest of all texts and rests, and the ranges are those of
  /// this tier.
  func match(
    in text: SearchedText, _ scope: SearchScope
  ) -> SearchMatch? {
    var best: SearchMatch?
    for part in Set(texts.map(\.part)).sorted() {
      let found = match(ofPart: part, in: text, scope)
      best = best.map { $0.joined(with: found) } ?? found
    }
    return best
  }

  private func match(
    ofPart part: Int, in text: SearchedText, _ scope: SearchScope
  ) -> SearchMatch {
    let own = texts.filter { $0.part == part }
    let typed = own.filter { !$0.isCompletion }
    // A completion may be another letter: Danish `a` may become `aa`, which is
    // `å`. So of completions the coarsest tier counts.
    let shown = (typed.isEmpty ? own : typed).sorted {
      $0.pattern.number < $1.pattern.number
    }
    let found = FoldForm.allCases.filter { form in
      shown.contains { $0.forms.contains(form) }
    }
    let forms = typed.isEmpty ? found.reversed() : found
    let tier = forms[0].tier
    var ranges: [Range<String.Index>] = []
    // The caller's text may have changed since the column took it.
    if part < text.maps.count {
      // The text that was marked last: its other forms would mark the same
      // ranges.
      var marked: Range<Int>?
      for form in forms where form.tier == tier {
        for place in shown
        where place.forms.contains(form) && place.range != marked {
          ranges.add(
            text.maps[part].ranges(
              of: place.pattern.letters, in: text.segment.text(place.range),
              form, scope))
          marked = place.range
        }
      }
    }
    return SearchMatch(
      ranges: ranges, tier: tier, own.map(\.fit).min()!, isReading: false)
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
