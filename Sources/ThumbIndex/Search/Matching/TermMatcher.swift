/// Decides which rows of a column match a term, how well, and where.
///
/// A row matches if, and only if, one of its texts has a pattern of one of that
/// text's forms.
struct TermMatcher: Sendable {
  let matchesAll: Bool
  let scope: SearchScope
  private let plan: FoldingPlan

  /// The patterns of all forms and own readings.
  ///
  /// Equal patterns are merged, so that the letters are looked for once.
  private let patterns: [Pattern]

  /// The first of ``patterns``, that of the main form.
  ///
  /// It is kept apart because this makes it faster to read.
  private let main: Pattern

  /// The patterns that a main text may have although it lacks the first one.
  private let others: [Pattern]

  /// The patterns for rows of syllables.
  private let syllables: [SyllablePattern]

  struct Pattern: Sendable {
    let letters: LetterPattern

    /// All forms of the pattern.
    var forms: FoldForms

    /// Those of ``forms`` in which the letters are what was typed, and no
    /// completion.
    var typedForms: FoldForms

    /// The number among ``TermMatcher/patterns``.
    let number: Int
  }

  init(_ term: SearchTerm, _ scope: SearchScope, _ plan: FoldingPlan) {
    self.scope = scope
    self.plan = plan
    matchesAll = term.matchesAll
    var patterns: [Pattern] = []
    var texts: [FoldedText] = []
    for pattern in term.patterns {
      let typed = pattern.isCompletion ? [] : pattern.forms
      if let index = texts.firstIndex(of: pattern.text) {
        patterns[index].forms.formUnion(pattern.forms)
        patterns[index].typedForms.formUnion(typed)
      } else {
        patterns.append(
          Pattern(
            letters: LetterPattern(pattern.text), forms: pattern.forms,
            typedForms: typed, number: texts.count))
        texts.append(pattern.text)
      }
    }
    self.patterns = patterns
    main = patterns[0]
    let allForms = plan.allForms
    others = patterns.filter {
      !texts[$0.number].begins(with: term.main)
        && !$0.forms.isDisjoint(with: allForms)
    }
    syllables = term.syllablePatterns(plan)
  }

  // MARK: - The decision

  /// Asks, for each text of a row and each pattern of one of its forms, whether
  /// the text has the pattern; stops at the first `true`, and returns whether
  /// there was one.
  ///
  /// - Parameters:
  ///   - patternsOfMain: The patterns to ask for in the main text after the
  ///     first one. The first one comes before everything else, as it decides
  ///     for most rows.
  ///   - last: The last row whose records were read, and their end: rows mostly
  ///     come in order.
  ///   - hasLetters: Gets the text's record; `nil` for the main text.
  private func search(
    _ row: Int, of segment: FoldedSegment,
    _ patternsOfMain: ArraySlice<Pattern>, _ last: inout (row: Int, end: Int),
    _ hasLetters: (Pattern, Range<Int>, _ record: Int?) -> Bool,
    _ hasSyllables: (SyllablePattern, Range<Int>) -> Bool
  ) -> Bool {
    let range = segment.range(ofRow: row)
    if hasLetters(main, range, nil) { return true }
    var formsOfMain = plan.allForms
    if segment.recorded.contains(UInt32(row)) {
      let own = segment.records(
        ofRow: row, after: row > last.row ? last.end : 0)
      last = (row, own.upperBound)
      for record in own {
        let forms = segment.records[record].forms
        let range = segment.range(ofRecord: record)
        if forms == .syllables {
          if syllables.contains(where: { hasSyllables($0, range) }) {
            return true
          }
          continue
        }
        for pattern in patterns
        where !pattern.forms.isDisjoint(with: forms)
          && hasLetters(pattern, range, record)
        {
          return true
        }
      }
      if patternsOfMain.isEmpty { return false }
      formsOfMain = segment.formsOfMain(own, plan)
    }
    return patternsOfMain.contains {
      !$0.forms.isDisjoint(with: formsOfMain) && hasLetters($0, range, nil)
    }
  }

  /// Whether one row of a segment matches.
  func matches(_ row: Int, of segment: FoldedSegment) -> Bool {
    var last = (row: 0, end: 0)
    return segment.bytes.withBytes {
      matches(row, of: segment, $0, segment.breaks, &last)
    }
  }

  private func matches(
    _ row: Int, of segment: FoldedSegment, _ bytes: Span<UInt8>,
    _ breaks: Breaks, _ last: inout (row: Int, end: Int)
  ) -> Bool {
    matchesAll
      || search(row, of: segment, others[...], &last) { pattern, range, _ in
        pattern.letters.firstOffset(in: bytes, breaks, range, scope) != nil
      } _: { pattern, range in
        pattern.matches(bytes, range, scope)
      }
  }

  /// A place of a row where the term is found.
  enum Place {
    /// A text that has some forms and a pattern.
    case text(Pattern, Range<Int>, record: Int?)

    /// A reading of the caller's own.
    case reading

    /// Rows of syllables that have a pattern.
    case syllables(SyllablePattern)
  }

  /// Calls a closure with each place of a row that has the term, and how well it
  /// matches.
  func forEachFit(
    ofRow row: Int, of segment: FoldedSegment,
    _ body: (Place, MatchFit) -> Void
  ) {
    var last = (row: 0, end: 0)
    let breaks = segment.breaks
    segment.bytes.withBytes { bytes in
      _ = search(row, of: segment, patterns.dropFirst(), &last) {
        pattern, range, record in
        if let fit = pattern.letters.fit(in: bytes, breaks, range, scope) {
          let isReading = record.map { segment.records[$0].forms == .reading }
          body(
            isReading ?? false
              ? .reading : .text(pattern, range, record: record), fit)
        }
        return false
      } _: { pattern, range in
        if let fit = pattern.fit(in: bytes, range, scope) {
          body(.syllables(pattern), fit)
        }
        return false
      }
    }
  }

  /// How well a row of a segment matches; `nil` if it does not.
  ///
  /// A match by a reading counts only if no text matches.
  func fit(ofRow row: Int, of segment: FoldedSegment) -> MatchFit? {
    if matchesAll { return .ofEverything }
    var best: MatchFit?
    var read: MatchFit?
    forEachFit(ofRow: row, of: segment) { place, fit in
      if case .text = place {
        best = .better(best, fit)
      } else {
        read = .better(read, fit)
      }
    }
    read?.isReading = true
    return best ?? read
  }

  // MARK: - Many rows

  /// Adds the matching rows of a segment to a set, which has no rows of the
  /// segment yet.
  ///
  /// It looks for each pattern in all texts at once, and finds what
  /// ``matches(_:of:)`` finds row by row.
  ///
  /// - Parameter first: The number in the set of the segment's first row.
  func insertRows(
    of segment: FoldedSegment, at first: Int, into found: inout RowSet
  ) {
    if matchesAll {
      found.formUnion(RowSet(below: segment.count), from: first)
      return
    }
    segment.insertRows(with: main.letters, scope, at: first, into: &found)
    for pattern in others {
      segment.forEachRow(with: pattern.letters, scope) { row in
        if !found.contains(UInt32(first + row)),
          !formsOfMain(ofRow: row, segment).isDisjoint(with: pattern.forms)
        {
          found.insert(UInt32(first + row))
        }
      }
    }
    for pattern in patterns {
      segment.forEachRecord(of: pattern.forms, with: pattern.letters, scope) {
        found.insert(UInt32(first + $0))
      }
    }
    for pattern in syllables {
      segment.forEachRowOfSyllables(with: pattern, scope) {
        found.insert(UInt32(first + $0))
      }
    }
  }

  /// The forms that a row's main text stands for.
  private func formsOfMain(
    ofRow row: Int, _ segment: FoldedSegment
  ) -> FoldForms {
    segment.recorded.contains(UInt32(row))
      ? segment.formsOfMain(segment.records(ofRow: row), plan) : plan.allForms
  }

  /// Appends the matching rows among some rows of a segment.
  ///
  /// - Parameter first: The number of the segment's first row.
  func filter(
    _ rows: ArraySlice<UInt32>, from first: Int, of segment: FoldedSegment,
    into found: inout [UInt32]
  ) {
    let starts = segment.starts
    let breaks = segment.breaks
    segment.bytes.withBytes { bytes in
      let starts = starts.span
      let rows = rows.span
      // Rows and their records mostly come in order.
      var last = (row: 0, end: 0)
      for index in rows.indices {
        // Rows may be far apart in memory, so the text of a later row is loaded
        // early, and the offset of its text even earlier.
        let (later, latest) = (index + 12, index + 24)
        if latest < rows.count {
          prefetch(starts, at: Int(rows[latest]) - first)
        }
        if later < rows.count {
          let offset = Int(starts[Int(rows[later]) - first])
          prefetch(bytes, at: offset)
          // The scan reads 64 bytes, which mostly lie in two lines of the cache.
          prefetch(bytes, at: offset + 63)
        }
        let number = rows[index]
        let row = Int(number) - first
        if matches(row, of: segment, bytes, breaks, &last) {
          found.append(number)
        }
      }
    }
  }
}
