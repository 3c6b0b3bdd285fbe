/// The folded texts of neighbouring rows, which never change.
///
/// A row's main text is its main form, and mostly all other forms as well. The
/// main texts follow each other, with a separator before and after each. Then
/// come records of the rows' other texts. Together they are all that a row is
/// found by: it matches if, and only if, a text has a pattern of one of the
/// text's forms.
final class FoldedSegment: Sendable {
  /// The number of rows.
  let count: Int

  /// All folded texts.
  let bytes: ByteWriter

  /// Where words begin in ``bytes``, and what was left out there.
  let breaks: Breaks

  /// The offsets of all rows in ``bytes``, and the end of the separator after
  /// the last row.
  let starts: [UInt32]

  /// Records of texts other than the rows' main texts, in row order.
  ///
  /// Those of a row are first the different texts of its other forms; then for
  /// each rest of the text (``FoldedRow/laterStarts``) the different texts of all
  /// forms, that of the main form first; then the caller's own readings and the
  /// rows of syllables, a record of each, with separators between its texts.
  let records: [Record]

  /// The rows that have records.
  let recorded: RowSet

  /// The union of all records' forms.
  let formsOfRecords: FoldForms

  /// The offsets of all records in ``bytes``, and the end of the last
  /// separator.
  let recordStarts: [UInt32]

  let rowOrder: PrefixOrder

  /// The records in order; none if there are readings, whose records have several
  /// texts.
  let recordOrder: PrefixOrder

  /// The row and the forms that the texts of a record have.
  struct Record: Sendable {
    let row: UInt16
    let forms: FoldForms
  }

  /// The maximum number of rows of a segment, and of its records.
  static let maximumCount = PrefixOrder.maximumCount

  /// A segment with this many bytes of folded text gets no further rows.
  ///
  /// Offsets have 32 bits, and the last row may be long.
  static let maximumMemory = 1 << 30

  init(
    _ bytes: consuming ByteWriter, _ breaks: Breaks, starts: [UInt32],
    records: [Record], recordStarts: [UInt32]
  ) {
    bytes.shrink()
    count = starts.count - 1
    var breaks = breaks
    breaks.shrink()
    self.breaks = breaks
    self.starts = starts
    self.records = records
    formsOfRecords = records.reduce(into: []) { $0.formUnion($1.forms) }
    self.recordStarts = recordStarts
    var recorded = RowSet(capacity: records.isEmpty ? 0 : count)
    for record in records { recorded.insert(UInt32(record.row)) }
    self.recorded = recorded
    rowOrder = PrefixOrder(bytes, starts)
    recordOrder = PrefixOrder(
      bytes, formsOfRecords.isDisjoint(with: .anyReading) ? recordStarts : [])
    self.bytes = bytes
  }

  /// Converts an offset in the folded texts to 32 bits.
  static func offset(_ offset: Int) -> UInt32 {
    guard let offset = UInt32(exactly: offset) else {
      preconditionFailure("\(offset) bytes are more than folded texts may have")
    }
    return offset
  }

  /// The range of a row's main text.
  func range(ofRow row: Int) -> Range<Int> {
    Int(starts[row])..<Int(starts[row + 1]) - 1
  }

  /// The range of a record's folded texts.
  func range(ofRecord record: Int) -> Range<Int> {
    Int(recordStarts[record])..<Int(recordStarts[record + 1]) - 1
  }

  /// The records of a row.
  ///
  /// - Parameter earlier: Where to begin the search: the end of an earlier
  ///   row's records, or 0.
  func records(ofRow row: Int, after earlier: Int = 0) -> Range<Int> {
    var start = earlier
    let near = min(start + 4, records.count)
    while start < near, Int(records[start].row) < row { start += 1 }
    if start == near {
      start = records[near...].partitioningIndex { Int($0.row) >= row }
    }
    var end = start
    while end < records.count, Int(records[end].row) == row { end += 1 }
    return start..<end
  }

  /// The records of a row for the forms that differ from its main text.
  ///
  /// The records of a later text begin with its main form.
  func recordsOfForms(_ records: Range<Int>, _ main: FoldForm) -> Range<Int> {
    let end = records.first {
      let forms = self.records[$0].forms
      return forms.contains(main) || !forms.isDisjoint(with: .anyReading)
    }
    return records.lowerBound..<(end ?? records.upperBound)
  }

  /// The forms that a row's main text stands for: those without a record of
  /// their own.
  ///
  /// - Parameter records: The row's records.
  func formsOfMain(
    _ records: Range<Int>, _ plan: FoldingPlan
  ) -> FoldForms {
    recordsOfForms(records, plan.mainForm).reduce(plan.allForms) {
      $0.subtracting(self.records[$1].forms)
    }
  }

  /// The part of its row (``FoldedTexts``) that the text of a record belongs to.
  func part(ofRecord record: Int, _ plan: FoldingPlan) -> Int {
    let row = records[record].row
    var part = 0
    var place = record
    while place >= 0, records[place].row == row {
      if records[place].forms.contains(plan.mainForm) { part += 1 }
      place -= 1
    }
    return part
  }

  /// A range of the texts by itself.
  func text(_ range: Range<Int>) -> FoldedText {
    bytes.withBytes { FoldedText($0, breaks, range) }
  }

  /// The memory in use, in bytes.
  var memory: Int {
    bytes.count + breaks.memory + 4 * starts.count + 8 * recorded.words.count
      + 4 * records.count + 4 * recordStarts.count + rowOrder.memory
      + recordOrder.memory
  }
}

extension FoldedSegment {
  /// Adds to a set all rows whose main text contains a pattern; the set must
  /// have room.
  ///
  /// - Parameters:
  ///   - pattern: At least one byte.
  ///   - first: The number in the set of the segment's first row.
  func insertRows(
    with pattern: LetterPattern, _ scope: SearchScope, at first: Int,
    into rows: inout RowSet
  ) {
    if scope == .startsWith, !rowOrder.isEmpty, pattern.count <= 8 {
      rows.insert(
        bytes.withBytes {
          rowOrder.texts(beginningAs: pattern.bytes, in: $0, starts)
        }, from: first)
    } else if let found = texts(starts, with: pattern, scope) {
      rows.formUnion(found, from: first)
    } else {
      rows.insert { insert in
        forEachRow(with: pattern, scope) { insert(first &+ $0) }
      }
    }
  }

  /// Calls a closure once for each row whose main text contains a pattern.
  ///
  /// - Parameter pattern: At least one byte.
  func forEachRow(
    with pattern: LetterPattern, _ scope: SearchScope, _ body: (Int) -> Void
  ) {
    if scope == .startsWith, !rowOrder.isEmpty {
      forEachText(starts, rowOrder, beginningWith: pattern, body)
    } else {
      forEachText(starts, with: pattern, scope, body)
    }
  }

  /// Calls a closure with the row of each record that contains a pattern and
  /// has at least one of the given forms.
  ///
  /// - Parameter pattern: At least one byte.
  func forEachRecord(
    of forms: FoldForms, with pattern: LetterPattern, _ scope: SearchScope,
    _ body: (Int) -> Void
  ) {
    if formsOfRecords.isDisjoint(with: forms) { return }
    func call(_ record: Int) {
      if !records[record].forms.isDisjoint(with: forms) {
        body(Int(records[record].row))
      }
    }
    if scope == .startsWith, !recordOrder.isEmpty {
      forEachText(recordStarts, recordOrder, beginningWith: pattern, call)
    } else if formsOfRecords.isDisjoint(with: .anyReading),
      let found = texts(recordStarts, with: pattern, scope)
    {
      // Each record has one text.
      found.forEach { call(Int($0)) }
    } else {
      forEachText(recordStarts, with: pattern, scope, call)
    }
  }

  /// Calls a closure with each row whose rows of syllables match a pattern.
  func forEachRowOfSyllables(
    with pattern: SyllablePattern, _ scope: SearchScope, _ body: (Int) -> Void
  ) {
    if !formsOfRecords.contains(.syllables) { return }
    bytes.withBytes { bytes in
      let end = Int(recordStarts[records.count])
      forEachText(recordStarts, bytes, with: pattern.first) { offset, _ in
        pattern.matches(at: offset, of: bytes, before: end, scope)
      } _: {
        body(Int(records[$0].row))
      }
    }
  }

  /// The texts that contain a short, frequent pattern.
  ///
  /// - Parameter starts: The starts of the texts.
  /// - Returns: `nil` if the pattern is rare or has more than three bytes, if
  ///   its place in a text matters, or if there are no texts.
  private func texts(
    _ starts: [UInt32], with pattern: LetterPattern, _ scope: SearchScope
  ) -> RowSet? {
    let count = starts.count - 1
    guard scope == .contains, count > 0,
      pattern.isOneLetter || !breaks.hasBlanks
    else { return nil }
    return bytes.withBytes { bytes in
      pattern.bytes.texts(
        in: bytes, Int(starts[0])..<Int(starts[count]), count: count,
        endedBy: textSeparator)
    }
  }

  /// Calls a closure with each text that begins with a pattern.
  private func forEachText(
    _ starts: [UInt32], _ order: PrefixOrder,
    beginningWith pattern: LetterPattern, _ body: (_ text: Int) -> Void
  ) {
    bytes.withBytes { bytes in
      for text in order.texts(beginningAs: pattern.bytes, in: bytes, starts) {
        let range = Int(starts[Int(text)])..<Int(starts[Int(text) + 1]) - 1
        if pattern.count <= 8
          || pattern.begins(bytes.extracting(range))
        {
          body(Int(text))
        }
      }
    }
  }

  /// Calls a closure with each text that contains a pattern.
  private func forEachText(
    _ starts: [UInt32], with pattern: LetterPattern, _ scope: SearchScope,
    _ body: (_ text: Int) -> Void
  ) {
    bytes.withBytes { bytes in
      forEachText(starts, bytes, with: pattern.bytes) {
        pattern.matches(at: $0, of: bytes, breaks, from: $1, scope)
      } _: {
        body($0)
      }
    }
  }

  /// Searches neighbouring texts for a pattern; after a match, continues with the
  /// next text.
  ///
  /// - Parameter isMatch: Whether the pattern matches at an offset of a text with
  ///   the given start.
  private func forEachText(
    _ starts: [UInt32], _ bytes: Span<UInt8>, with pattern: BytePattern,
    _ isMatch: (_ offset: Int, _ start: Int) -> Bool,
    _ body: (_ text: Int) -> Void
  ) {
    let last = starts.count &- 1
    if last <= 0 { return }
    var text = 0
    // A pattern has no separator, so a hit lies within one text.
    pattern.forEachOffset(in: bytes, Int(starts[0])..<Int(starts[last])) {
      offset in
      text = textAround(offset, after: text, starts)
      guard isMatch(offset, Int(starts[text])) else { return offset &+ 1 }
      body(text)
      text &+= 1
      return text < last ? Int(starts[text]) : nil
    }
  }

  /// The number of the text that contains an offset; the search begins at
  /// `first`.
  func textAround(
    _ offset: Int, after first: Int, _ starts: [UInt32]
  ) -> Int {
    var low = first
    // The text is mostly `first` or a text soon after.
    for _ in 0..<4 {
      let next = low &+ 1
      if next >= starts.count || Int(starts[next]) > offset { return low }
      low = next
    }
    return distantText(around: offset, after: low, starts)
  }

  /// Finds a text farther from `first`, in growing steps.
  @inline(never)  // Keeps the code for near texts short.
  private func distantText(
    around offset: Int, after first: Int, _ starts: [UInt32]
  ) -> Int {
    var low = first
    var step = 1
    while low &+ step < starts.count, Int(starts[low &+ step]) <= offset {
      low &+= step
      if step < 1 << 12 { step &+= step >> 1 &+ 1 }
    }
    let high = min(low &+ step, starts.count)
    return (low + 1..<high).partitioningIndex { Int(starts[$0]) > offset } - 1
  }
}
