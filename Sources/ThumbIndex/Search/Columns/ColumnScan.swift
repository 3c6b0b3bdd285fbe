/// Searches the segments of a column for a term.
struct ColumnScan: Sendable {
  private let matchesAll: Bool
  private let scope: SearchScope
  private let plan: FoldingPlan

  /// The pattern of the main form.
  private let main: BytePattern

  /// The patterns of all forms and readings; patterns with equal bytes are
  /// merged, so that a scan of the records looks for the bytes once.
  private let patterns: [MergedPattern]

  /// The patterns that may match where ``main`` does not.
  private let uncovered: [Pattern]

  private struct MergedPattern {
    let bytes: BytePattern
    let forms: FoldForms
  }

  private struct Pattern {
    let bytes: BytePattern
    let image: BytePattern
    let forms: FoldForms

    init(_ pattern: SearchTerm.Pattern) {
      bytes = BytePattern(pattern.bytes)
      image = BytePattern(pattern.image)
      forms = pattern.forms
    }
  }

  init(_ term: SearchTerm, _ scope: SearchScope, _ folder: SearchFolder) {
    self.scope = scope
    plan = folder.plan
    matchesAll = term.matchesAll
    main = BytePattern(term.main)
    var texts = FormTexts()
    for pattern in term.patterns { texts.add(pattern.bytes, pattern.forms) }
    patterns = texts.all.map {
      MergedPattern(bytes: BytePattern($0.bytes), forms: $0.forms)
    }
    uncovered = term.uncovered(in: scope).map { Pattern($0) }
  }

  /// Whether the folded texts alone decide which rows match.
  var needsNoTexts: Bool { uncovered.isEmpty }

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
      segment.forEachRecord(of: pattern.forms, with: pattern.bytes, scope) {
        found.insert(UInt32(first + $0))
      }
    }
    for pattern in uncovered {
      func check(_ row: Int) {
        if !found.contains(UInt32(first + row)),
          matches(pattern, row, of: segment, text: { text(row) })
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
          row, of: segment, bytes, &records, text: { text(number) })
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
      matches(row, of: segment, $0, &records, text: text)
    }
  }

  /// - Parameter records: The last row whose records were read, and their end.
  private func matches(
    _ row: Int, of segment: FoldedSegment, _ bytes: Span<UInt8>,
    _ records: inout (row: Int, end: Int), text: () -> String
  ) -> Bool {
    // The main form decides for most rows.
    let range = segment.range(ofRow: row)
    if matchesAll || main.firstOffset(in: bytes, range, scope) != nil {
      return true
    }
    if segment.records.isEmpty && uncovered.isEmpty { return false }
    let own = segment.records(
      ofRow: row, after: row > records.row ? records.end : 0)
    records = (row, own.upperBound)
    for record in own {
      let forms = segment.records[record].forms
      let range = segment.range(ofRecord: record)
      for pattern in patterns where !pattern.forms.isDisjoint(with: forms) {
        if pattern.bytes.stands(inOneOf: range, of: bytes, scope) {
          return true
        }
      }
    }
    return uncovered.contains {
      $0.image.firstOffset(in: bytes, range, scope) != nil
        && matches($0, row, of: segment, text: text)
    }
  }

  /// Whether a pattern matches a row whose main form contains the pattern's
  /// image (``SearchTerm/Pattern/image``).
  private func matches(
    _ pattern: Pattern, _ row: Int, of segment: FoldedSegment,
    text: () -> String
  ) -> Bool {
    if !segment.special.contains(UInt32(row)) {
      // All forms are equal to the main one.
      return segment.bytes.withBytes {
        pattern.bytes.firstOffset(in: $0, segment.range(ofRow: row), scope)
          != nil
      }
    }
    let folder = TextFolder(plan)
    let text = text()
    return plan.forms.enumerated().contains { number, form in
      guard pattern.forms.contains(.form(number)) else { return false }
      let folded = folder.folded(text, form)
      return pattern.bytes.firstOffset(in: folded.span, folded.indices, scope)
        != nil
    }
  }
}
