/// A term being looked for in the segments of a column.
struct ColumnScan: Sendable {
  let term: SearchTerm
  let scope: SearchScope
  let plan: FoldingPlan

  /// The patterns that the main one does not cover.
  private let uncovered: [SearchTerm.Pattern]

  init(_ term: SearchTerm, _ scope: SearchScope, _ folder: SearchFolder) {
    self.term = term
    self.scope = scope
    plan = folder.plan
    uncovered = term.uncovered(in: scope)
  }

  /// Whether the folded texts tell which rows match.
  var needsNoTexts: Bool { uncovered.isEmpty }

  /// The rows of a segment that match, as bits.
  func rows(
    of segment: FoldedSegment, text: (Int) -> String
  ) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: (segment.count + 63) / 64)
    if term.matchesAll {
      for row in 0..<segment.count {
        bits[row >> 6] |= 1 << UInt64(row & 63)
      }
      return bits
    }
    segment.insertRows(with: term.main, scope, into: &bits)
    for pattern in term.patterns {
      segment.forEachRecord(with: pattern, scope) { row in
        bits[row >> 6] |= 1 << UInt64(row & 63)
      }
    }
    for pattern in uncovered {
      if pattern.image.isEmpty {
        for row in 0..<segment.count
        where bits[row >> 6] & 1 << UInt64(row & 63) == 0
          && verify(pattern, row, of: segment, text)
        {
          bits[row >> 6] |= 1 << UInt64(row & 63)
        }
        continue
      }
      segment.forEachRow(with: pattern.image, scope) { row in
        if bits[row >> 6] & 1 << UInt64(row & 63) == 0,
          verify(pattern, row, of: segment, text)
        {
          bits[row >> 6] |= 1 << UInt64(row & 63)
        }
      }
    }
    return bits
  }

  /// Appends those of some rows of a segment that match.
  ///
  /// Most rows are decided by their main form; looking for it takes less time
  /// than counting references to the segment and its arrays for each row.
  ///
  /// - Parameter first: The number of the segment's first row.
  func filter(
    _ rows: ArraySlice<UInt32>, from first: Int, of segment: FoldedSegment,
    into found: inout [UInt32], _ text: (UInt32) -> String
  ) {
    guard
      scope == .contains, !term.matchesAll, uncovered.isEmpty,
      !term.main.isEmpty
    else {
      for row in rows
      where matches(Int(row) - first, of: segment, text: { text(row) }) {
        found.append(row)
      }
      return
    }
    unsafe term.main.withUnsafeBufferPointer { main in
      let pattern = unsafe BytePattern(main)
      unsafe segment.starts.withUnsafeBufferPointer { starts in
        let bytes = unsafe segment.bytes
        for number in rows {
          let row = Int(number) - first
          let start = unsafe Int(starts[row])
          // A separator is behind the text.
          let end = unsafe Int(starts[row + 1]) - main.count
          let place =
            unsafe start < end
            ? pattern.firstPlace(in: bytes, from: start, to: end) : nil
          // Nothing is uncovered.
          if place != nil || matchesRecord(ofRow: row, of: segment) {
            found.append(number)
          }
        }
      }
    }
  }

  /// Whether one row of a segment matches.
  func matches(
    _ row: Int, of segment: FoldedSegment, text: () -> String
  ) -> Bool {
    if term.matchesAll { return true }
    let main = unsafe segment.text(ofRow: row)
    if unsafe main.hasPadded(term.main, scope) { return true }
    if matchesRecord(ofRow: row, of: segment) { return true }
    return uncovered.contains { pattern in
      unsafe main.hasPadded(pattern.image, scope)
        && verify(pattern, row, of: segment) { _ in text() }
    }
  }

  /// Whether a further form or a reading of a row matches.
  private func matchesRecord(
    ofRow row: Int, of segment: FoldedSegment
  ) -> Bool {
    if segment.records.isEmpty { return false }
    for record in segment.records(ofRow: row) {
      let forms = segment.records[record].forms
      for pattern in term.patterns where pattern.forms & forms != 0 {
        if unsafe segment.text(ofRecord: record).hasPadded(
          pattern.bytes, scope)
        {
          return true
        }
      }
    }
    return false
  }

  /// Whether a row without further forms, which has the image of a pattern,
  /// matches it.
  private func verify(
    _ pattern: SearchTerm.Pattern, _ row: Int, of segment: FoldedSegment,
    _ text: (Int) -> String
  ) -> Bool {
    if !segment.isSpecial(row) {
      // All forms are the main one.
      return unsafe segment.text(ofRow: row).has(pattern.bytes, scope)
    }
    let folder = TextFolder(plan)
    for (number, form) in plan.forms.enumerated()
    where pattern.forms & 1 << FoldForms(number) != 0 {
      let folded = folder.folded(text(row), form)
      let isFound = unsafe folded.withUnsafeBufferPointer {
        unsafe $0.has(pattern.bytes, scope)
      }
      if isFound { return true }
    }
    return false
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a pattern stands in these bytes of an arena, which ends in padding:
  /// bytes behind these may be read.
  @unsafe fileprivate func hasPadded(
    _ pattern: [UInt8], _ scope: SearchScope
  ) -> Bool {
    guard scope == .contains, !pattern.isEmpty else {
      return unsafe has(pattern, scope)
    }
    guard count >= pattern.count, let base = baseAddress else { return false }
    return unsafe pattern.withUnsafeBufferPointer { bytes in
      unsafe BytePattern(bytes).firstPlace(
        in: base, from: 0, to: count - pattern.count + 1) != nil
    }
  }

  /// Whether a pattern, which may be empty, stands in these bytes.
  @unsafe func has(_ pattern: [UInt8], _ scope: SearchScope) -> Bool {
    if pattern.isEmpty { return true }
    return unsafe pattern.withUnsafeBufferPointer { pattern in
      unsafe BytePattern(pattern).stands(in: self, scope)
    }
  }
}
