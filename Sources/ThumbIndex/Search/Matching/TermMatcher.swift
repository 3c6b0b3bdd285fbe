/// Matches a term in the segments of a column: finds rows, and tells how well
/// they match.
///
/// A row matches if, and only if, one of its texts has a pattern of one of that
/// text's forms.
struct TermMatcher: Sendable {
  private let matchesAll: Bool
  private let scope: SearchScope
  private let plan: FoldingPlan
  private let allForms: FoldForms

  /// The pattern of the main form, which each row's main text has.
  private let main: LetterPattern

  /// The patterns of all forms and own readings; equal patterns are merged, so
  /// that a scan of the records looks for the letters once.
  private let patterns: [Pattern]

  /// The patterns that a main text may have that has not ``main``.
  private let others: [Pattern]

  /// The patterns for rows of syllables.
  private let syllables: [SyllablePattern]

  private struct Pattern {
    let letters: LetterPattern
    let forms: FoldForms
  }

  init(_ term: SearchTerm, _ scope: SearchScope, _ folder: SearchFolder) {
    self.scope = scope
    plan = folder.plan
    allForms = plan.allForms
    matchesAll = term.matchesAll
    main = LetterPattern(term.main)
    var texts: [(text: FoldedText, forms: FoldForms)] = []
    for pattern in term.patterns {
      if let index = texts.firstIndex(where: { $0.text == pattern.text }) {
        texts[index].forms.formUnion(pattern.forms)
      } else {
        texts.append((pattern.text, pattern.forms))
      }
    }
    let allForms = allForms
    func pattern(_ text: FoldedText, _ forms: FoldForms) -> Pattern {
      Pattern(letters: LetterPattern(text), forms: forms)
    }
    patterns = texts.map(pattern)
    others = texts.filter {
      !$0.text.begins(with: term.main) && !$0.forms.isDisjoint(with: allForms)
    }.map(pattern)
    syllables = term.syllablePatterns(plan)
  }

  // MARK: - Rows

  /// Adds the rows of a segment that match to a set, which has none of its rows.
  ///
  /// - Parameter first: The number in the set of the segment's first row.
  func insertRows(
    of segment: FoldedSegment, at first: Int, into found: inout RowSet
  ) {
    if matchesAll {
      found.formUnion(RowSet(below: segment.count), from: first)
      return
    }
    segment.insertRows(with: main, scope, at: first, into: &found)
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

  /// The forms that a row's main text is: those of no other of its texts.
  private func formsOfMain(
    ofRow row: Int, _ segment: FoldedSegment
  ) -> FoldForms {
    segment.recorded.contains(UInt32(row))
      ? formsOfMain(segment.records(ofRow: row), segment) : allForms
  }

  private func formsOfMain(
    _ records: Range<Int>, _ segment: FoldedSegment
  ) -> FoldForms {
    segment.recordsOfForms(records, plan.mainForm).reduce(allForms) {
      $0.subtracting(segment.records[$1].forms)
    }
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
      var records = (row: 0, end: 0)
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
        if matches(row, of: segment, bytes, breaks, &records) {
          found.append(number)
        }
      }
    }
  }

  /// Whether one row of a segment matches.
  func matches(_ row: Int, of segment: FoldedSegment) -> Bool {
    var records = (row: 0, end: 0)
    return segment.bytes.withBytes {
      matches(row, of: segment, $0, segment.breaks, &records)
    }
  }

  /// - Parameter records: The last row whose records were read, and their end.
  private func matches(
    _ row: Int, of segment: FoldedSegment, _ bytes: Span<UInt8>,
    _ breaks: Breaks, _ records: inout (row: Int, end: Int)
  ) -> Bool {
    // The main form decides for most rows.
    let range = segment.range(ofRow: row)
    if matchesAll || main.firstOffset(in: bytes, breaks, range, scope) != nil {
      return true
    }
    var formsOfMain = allForms
    if segment.recorded.contains(UInt32(row)) {
      let own = segment.records(
        ofRow: row, after: row > records.row ? records.end : 0)
      records = (row, own.upperBound)
      for record in own {
        let forms = segment.records[record].forms
        let range = segment.range(ofRecord: record)
        if forms == .syllables {
          if syllables.contains(where: { $0.matches(bytes, range, scope) }) {
            return true
          }
          continue
        }
        for pattern in patterns
        where !pattern.forms.isDisjoint(with: forms)
          && pattern.letters.firstOffset(in: bytes, breaks, range, scope) != nil
        {
          return true
        }
      }
      if !others.isEmpty { formsOfMain = self.formsOfMain(own, segment) }
    }
    return others.contains {
      !$0.forms.isDisjoint(with: formsOfMain)
        && $0.letters.firstOffset(in: bytes, breaks, range, scope) != nil
    }
  }

  // MARK: - Ranks

  /// How well a row of a segment matches; `nil` if it does not.
  ///
  /// A match by a reading counts only if no other form matches.
  func fit(ofRow row: Int, of segment: FoldedSegment) -> MatchFit? {
    if matchesAll { return MatchFit(rank: .start, hasOtherSigns: false) }
    return segment.bytes.withBytes { bytes in
      func fit(_ range: Range<Int>, _ forms: FoldForms) -> MatchFit? {
        var best: MatchFit?
        for pattern in patterns where !pattern.forms.isDisjoint(with: forms) {
          best = join(
            best, pattern.letters.fit(in: bytes, segment.breaks, range, scope))
        }
        return best
      }
      let range = segment.range(ofRow: row)
      // Most rows have their main text alone.
      if !segment.recorded.contains(UInt32(row)) { return fit(range, allForms) }
      let records = segment.records(ofRow: row)
      var best = fit(range, formsOfMain(records, segment))
      var read: MatchFit?
      for record in records {
        let forms = segment.records[record].forms
        let range = segment.range(ofRecord: record)
        if forms == .syllables {
          for pattern in syllables {
            read = join(read, pattern.fit(in: bytes, range, scope))
          }
        } else if forms == .reading {
          read = join(read, fit(range, forms))
        } else {
          best = join(best, fit(range, forms))
        }
      }
      return best ?? read
    }
  }

  /// The better of two fits.
  private func join(_ one: MatchFit?, _ other: MatchFit?) -> MatchFit? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
