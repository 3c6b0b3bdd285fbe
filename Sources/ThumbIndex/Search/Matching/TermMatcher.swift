/// Matches a term in the segments of a column: finds rows, and tells how well
/// they match.
struct TermMatcher: Sendable {
  private let matchesAll: Bool
  private let scope: SearchScope
  private let plan: FoldingPlan

  /// The pattern of the main form.
  private let main: LetterPattern

  /// The patterns of all forms and own readings; equal patterns are merged, so
  /// that a scan of the records looks for the letters once.
  private let patterns: [(letters: LetterPattern, forms: FoldForms)]

  /// The patterns for rows of syllables.
  private let syllables: [SyllablePattern]

  /// The patterns that may match where ``main`` does not.
  private let uncovered: [Uncovered]

  private struct Uncovered {
    let letters: LetterPattern
    let image: BytePattern
    let forms: FoldForms
  }

  init(_ term: SearchTerm, _ scope: SearchScope, _ folder: SearchFolder) {
    self.scope = scope
    plan = folder.plan
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
    patterns = texts.map { (LetterPattern($0.text), $0.forms) }
    syllables = term.syllablePatterns(plan)
    uncovered = term.uncovered(in: scope).map {
      Uncovered(
        letters: LetterPattern($0.text), image: BytePattern($0.image),
        forms: $0.forms)
    }
  }

  /// Whether the folded texts alone decide which rows match.
  var needsNoTexts: Bool { uncovered.isEmpty }

  // MARK: - Rows

  /// Adds the rows of a segment that match to a set, which has none of its rows.
  ///
  /// - Parameter first: The number in the set of the segment's first row.
  func insertRows(
    of segment: FoldedSegment, at first: Int, into found: inout RowSet,
    text: (Int) -> String
  ) {
    if matchesAll {
      found.formUnion(RowSet(below: segment.count), from: first)
      return
    }
    segment.insertRows(with: main, scope, at: first, into: &found)
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
    for pattern in uncovered {
      func check(_ row: Int) {
        if !found.contains(UInt32(first + row)),
          fit(of: pattern, row, of: segment, text: { text(row) }) != nil
        {
          found.insert(UInt32(first + row))
        }
      }
      if pattern.image.bytes.isEmpty {
        for row in 0..<segment.count { check(row) }
      } else {
        segment.forEachRow(with: pattern.image, scope, check)
      }
    }
  }

  /// Appends the matching rows among some rows of a segment.
  ///
  /// - Parameter first: The number of the segment's first row.
  func filter(
    _ rows: ArraySlice<UInt32>, from first: Int, of segment: FoldedSegment,
    into found: inout [UInt32], _ text: (UInt32) -> String
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
        let isMatch = matches(
          row, of: segment, bytes, breaks, &records, text: { text(number) })
        if isMatch { found.append(number) }
      }
    }
  }

  /// Whether one row of a segment matches.
  func matches(
    _ row: Int, of segment: FoldedSegment, text: () -> String
  ) -> Bool {
    var records = (row: 0, end: 0)
    return segment.bytes.withBytes {
      matches(row, of: segment, $0, segment.breaks, &records, text: text)
    }
  }

  /// - Parameter records: The last row whose records were read, and their end.
  private func matches(
    _ row: Int, of segment: FoldedSegment, _ bytes: Span<UInt8>,
    _ breaks: Breaks, _ records: inout (row: Int, end: Int),
    text: () -> String
  ) -> Bool {
    // The main form decides for most rows.
    let range = segment.range(ofRow: row)
    if matchesAll || main.firstOffset(in: bytes, breaks, range, scope) != nil {
      return true
    }
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
    }
    return uncovered.contains {
      mayMatch($0, bytes, range)
        && fit(of: $0, row, of: segment, text: text) != nil
    }
  }

  // MARK: - Ranks

  /// How well a row of a segment matches; `nil` if it does not.
  ///
  /// A match by a reading counts only if no other form matches.
  func fit(
    ofRow row: Int, of segment: FoldedSegment, text: () -> String
  ) -> MatchFit? {
    if matchesAll { return MatchFit(rank: .start, hasOtherSigns: false) }
    let breaks = segment.breaks
    let range = segment.range(ofRow: row)
    // Most rows store their main form alone.
    if uncovered.isEmpty, !segment.recorded.contains(UInt32(row)) {
      return segment.bytes.withBytes {
        main.fit(in: $0, breaks, range, scope)
      }
    }
    return segment.bytes.withBytes { bytes in
      var best = main.fit(in: bytes, breaks, range, scope)
      var read: MatchFit?
      func join(_ fit: MatchFit?, _ other: MatchFit?) -> MatchFit? {
        guard let fit, let other else { return fit ?? other }
        return min(fit, other)
      }
      let records =
        segment.recorded.contains(UInt32(row))
        ? segment.records(ofRow: row) : 0..<0
      for record in records {
        let forms = segment.records[record].forms
        let range = segment.range(ofRecord: record)
        if forms == .syllables {
          for pattern in syllables {
            read = join(read, pattern.fit(in: bytes, range, scope))
          }
          continue
        }
        for pattern in patterns where !pattern.forms.isDisjoint(with: forms) {
          let fit = pattern.letters.fit(in: bytes, breaks, range, scope)
          if forms == .reading {
            read = join(read, fit)
          } else {
            best = join(best, fit)
          }
        }
      }
      for pattern in uncovered where mayMatch(pattern, bytes, range) {
        best = join(best, fit(of: pattern, row, of: segment, text: text))
      }
      return best ?? read
    }
  }

  /// Whether a row's main form has the letters of a pattern at all.
  private func mayMatch(
    _ pattern: Uncovered, _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> Bool {
    pattern.image.bytes.isEmpty
      || pattern.image.firstOffset(in: bytes, range) != nil
  }

  /// How well a row whose main form has the pattern's image
  /// (``SearchTerm/Pattern/image``) matches the pattern; `nil` if it does not.
  private func fit(
    of pattern: Uncovered, _ row: Int, of segment: FoldedSegment,
    text: () -> String
  ) -> MatchFit? {
    if !segment.special.contains(UInt32(row)) {
      // All forms are equal to the main one.
      return segment.bytes.withBytes {
        pattern.letters.fit(
          in: $0, segment.breaks, segment.range(ofRow: row), scope)
      }
    }
    let forms = TextFolder(plan).forms(of: text())
    return plan.forms.filter { pattern.forms.contains($0) }
      .compactMap { pattern.letters.fit(in: forms[$0], scope) }.min()
  }
}
