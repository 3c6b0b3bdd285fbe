/// The folded texts of neighbouring rows, which never change.
///
/// The main forms follow each other, with a separator before and after each.
/// Then come records of other texts that find the rows, such as readings.
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

  /// The rows with a form that differs from the main one in any byte.
  let special: RowSet

  /// Records of texts other than the rows' main forms, in row order.
  ///
  /// The texts are ``FoldedForms/irregular`` forms, readings, and all forms of
  /// ``OtherTexts/laterTexts``. A record has texts with the same row and forms,
  /// and separators between the texts.
  let records: [Record]

  /// The rows that have records.
  let recorded: RowSet

  /// The union of all records' forms.
  let formsOfRecords: FoldForms

  /// The offsets of all records in ``bytes``, and the end of the last
  /// separator.
  let recordStarts: [UInt32]

  /// Rows in the order of the first eight bytes of their main forms; empty for
  /// fewer than ``orderedCount`` rows.
  let order: [UInt16]

  /// The first eight bytes of every 64th row of ``order``.
  ///
  /// With them, a binary search in the order reads few texts, which are far
  /// apart in memory.
  let prefixes: [UInt64]

  /// The row and the forms that the texts of a record have.
  struct Record: Sendable {
    let row: UInt16
    let forms: FoldForms
  }

  /// The maximum number of rows of a segment.
  static let maximumCount = 1 << 16
  static let orderedCount = 1 << 9

  /// Of how many rows in ``order`` one has its prefix in ``prefixes``.
  static let prefixDistance = 64

  /// A segment with this many bytes of folded text gets no further rows.
  ///
  /// Offsets have 32 bits, and the last row may be long.
  static let maximumMemory = 1 << 30

  init(
    _ bytes: consuming ByteWriter, _ breaks: Breaks, starts: [UInt32],
    special: RowSet, records: [Record], recordStarts: [UInt32]
  ) {
    bytes.shrink()
    count = starts.count - 1
    var breaks = breaks
    breaks.shrink()
    self.breaks = breaks
    self.starts = starts
    self.special = special
    self.records = records
    formsOfRecords = records.reduce(into: []) { $0.formUnion($1.forms) }
    self.recordStarts = recordStarts
    var recorded = RowSet(capacity: records.isEmpty ? 0 : count)
    for record in records { recorded.insert(UInt32(record.row)) }
    self.recorded = recorded
    let ordered = rowsByPrefix(bytes, starts)
    order = ordered.map(\.row)
    prefixes = stride(
      from: 0, to: ordered.count, by: Self.prefixDistance
    ).map { ordered[$0].word }
    self.bytes = bytes
  }

  /// Converts an offset in the folded texts to 32 bits.
  static func offset(_ offset: Int) -> UInt32 {
    guard let offset = UInt32(exactly: offset) else {
      preconditionFailure("\(offset) bytes are more than folded texts may have")
    }
    return offset
  }

  /// The range of a row's main form.
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

  /// What is stored of a row's text.
  func text(ofRow row: Int, _ plan: FoldingPlan) -> StoredText {
    bytes.withBytes { bytes in
      var stored = StoredText()
      if !special.contains(UInt32(row)) {
        var forms = FoldedForms()
        forms.add(FoldedText(bytes, breaks, range(ofRow: row)), plan.allForms)
        stored.forms = forms
      }
      for record in records(ofRow: row) {
        let range = range(ofRecord: record)
        switch records[record].forms {
        case .reading:
          stored.readings.append(FoldedText(bytes, breaks, range))
        case .syllables: stored.syllables = bytes.extracting(range).array
        default: break
        }
      }
      return stored
    }
  }

  /// The memory in use, in bytes.
  var memory: Int {
    bytes.count + breaks.memory + 4 * starts.count + 8 * special.words.count
      + 8 * recorded.words.count
      + 4 * records.count + 4 * recordStarts.count + 2 * order.count
      + 8 * prefixes.count
  }
}

/// What a segment has of a row's text.
struct StoredText {
  /// All forms; `nil` if they differ, as some are then not stored.
  var forms: FoldedForms?

  /// The caller's own readings, folded; those of one record with separators
  /// between them.
  var readings: [FoldedText] = []

  /// The rows of syllables, with separators between them.
  var syllables: [UInt8] = []
}

/// A row, and the first eight bytes of its main form.
private typealias PrefixedRow = (word: UInt64, row: UInt16)

/// Sorts rows by their first eight bytes; returns no rows for a short segment.
///
/// The sort makes a pass over all rows for each digit, the lowest first. Each
/// digit begins at the highest bit that differs among rows and is in no higher
/// digit.
private func rowsByPrefix(
  _ bytes: borrowing ByteWriter, _ starts: [UInt32]
) -> [PrefixedRow] {
  let count = starts.count - 1
  guard count >= FoldedSegment.orderedCount else { return [] }
  var words: [PrefixedRow] = []
  words.reserveCapacity(count)
  var difference: UInt64 = 0
  for row in 0..<count {
    let start = Int(starts[row])
    let length = Int(starts[row + 1]) - 1 - start
    let word = bytes.bigEndianWord(at: start, length: length)
    words.append((word, UInt16(row)))
    difference |= word ^ words[0].word
  }
  var digits: [Digit] = []
  while difference != 0 {
    // With eleven bits, passes are few and the counters stay in a near cache.
    let digit = Digit(difference: difference, bits: 11)
    digits.append(digit)
    difference &= 1 << digit.shift - 1
  }
  var other = words
  for digit in digits.reversed() {
    var target = other.mutableSpan
    distribute(words.span, to: &target, by: digit)
    swap(&words, &other)
  }
  return words
}

/// Moves rows to where they belong by a digit of their words.
///
/// Spans are faster than arrays, which would be asked for each row whether they
/// are shared.
private func distribute(
  _ rows: Span<PrefixedRow>, to target: inout MutableSpan<PrefixedRow>,
  by digit: Digit
) {
  withTemporaryCounts(digit.radix) { next in
    for index in rows.indices { next[digit.of(rows[index].word)] &+= 1 }
    next.replaceCountsByStarts()
    for index in rows.indices {
      let value = digit.of(rows[index].word)
      target[Int(next[value])] = rows[index]
      next[value] &+= 1
    }
  }
}

extension FoldedSegment {
  /// Adds to a set all rows whose main form contains a pattern; the set must
  /// have room.
  ///
  /// - Parameters:
  ///   - pattern: At least one byte.
  ///   - first: The number in the set of the segment's first row.
  func insertRows(
    with pattern: LetterPattern, _ scope: SearchScope, at first: Int,
    into rows: inout RowSet
  ) {
    if scope == .startsWith, !order.isEmpty, pattern.count <= 8 {
      rows.insert(
        bytes.withBytes { self.rows(beginningAs: pattern.bytes, $0) },
        from: first)
    } else if pattern.isOneLetter || !breaks.hasBlanks,
      let found = self.rows(with: pattern.bytes, scope)
    {
      rows.formUnion(found, from: first)
    } else {
      rows.insert { insert in
        bytes.withBytes { bytes in
          forEachText(starts, in: bytes, with: pattern.bytes) {
            pattern.matches(at: $0, of: bytes, breaks, from: $1, scope)
          } _: {
            insert(first &+ $0)
          }
        }
      }
    }
  }

  /// Calls a closure once for each row whose main form has some letters.
  ///
  /// - Parameter letters: At least one byte.
  func forEachRow(
    with letters: BytePattern, _ scope: SearchScope, _ body: (Int) -> Void
  ) {
    bytes.withBytes { bytes in
      if scope == .startsWith, !order.isEmpty {
        for row in rows(beginningAs: letters, bytes) { body(Int(row)) }
      } else {
        forEachText(starts, in: bytes, with: letters, { _, _ in true }, body)
      }
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
    bytes.withBytes { bytes in
      forEachText(recordStarts, in: bytes, with: pattern.bytes) {
        pattern.matches(at: $0, of: bytes, breaks, from: $1, scope)
      } _: {
        if !records[$0].forms.isDisjoint(with: forms) {
          body(Int(records[$0].row))
        }
      }
    }
  }

  /// Calls a closure with each row whose rows of syllables match a pattern.
  func forEachRowOfSyllables(
    with pattern: SyllablePattern, _ scope: SearchScope, _ body: (Int) -> Void
  ) {
    if !formsOfRecords.contains(.syllables) { return }
    bytes.withBytes { bytes in
      let end = Int(recordStarts[records.count])
      forEachText(recordStarts, in: bytes, with: pattern.first) { offset, _ in
        pattern.matches(at: offset, of: bytes, before: end, scope)
      } _: {
        body(Int(records[$0].row))
      }
    }
  }

  /// The rows whose main form contains a short, frequent pattern.
  ///
  /// - Returns: `nil` if the pattern is rare or has more than three bytes, if
  ///   the scope is not `contains`, or if the segment is empty.
  private func rows(
    with pattern: BytePattern, _ scope: SearchScope
  ) -> RowSet? {
    guard scope == .contains, count > 0 else { return nil }
    return bytes.withBytes { bytes in
      pattern.texts(
        in: bytes, Int(starts[0])..<Int(starts[count]), count: count,
        endedBy: textSeparator)
    }
  }

  /// Searches neighbouring texts for a pattern; after a match, continues with the
  /// next text.
  ///
  /// - Parameter isMatch: Whether the pattern matches at an offset of a text with
  ///   the given start.
  private func forEachText(
    _ starts: [UInt32], in bytes: Span<UInt8>, with pattern: BytePattern,
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
  private func textAround(
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

  /// The rows that begin with a pattern, as far as their first eight bytes
  /// tell.
  private func rows(
    beginningAs pattern: BytePattern, _ bytes: Span<UInt8>
  ) -> ArraySlice<UInt16> {
    let word = pattern.bytes.span.bigEndianWord()
    let unused = UInt64(8 * max(0, 8 - pattern.bytes.count))
    let last = word | (unused == 0 ? 0 : 1 << unused &- 1)
    let from = place(in: bytes) { $0 >= word }
    let to = place(in: bytes) { $0 > last }
    return order[from..<to]
  }

  /// The place in ``order`` from which on all prefixes meet a condition.
  private func place(
    in bytes: Span<UInt8>, where isBehind: (_ prefix: UInt64) -> Bool
  ) -> Int {
    let next = prefixes.partitioningIndex(where: isBehind)
    let start = max(0, next - 1) * Self.prefixDistance
    let end = min(next * Self.prefixDistance, order.count)
    return order[start..<end].partitioningIndex {
      isBehind(prefix(ofRow: $0, bytes))
    }
  }

  /// The first eight bytes of a row, as a big-endian number.
  private func prefix(ofRow row: UInt16, _ bytes: Span<UInt8>) -> UInt64 {
    bytes.extracting(range(ofRow: Int(row))).bigEndianWord()
  }
}
