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

  /// Whether white space was left out between letters of some text.
  let hasBlanks: Bool

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
    self.breaks = breaks
    hasBlanks = breaks.hasBlanks
    self.starts = starts
    self.special = special
    self.records = records
    formsOfRecords = records.reduce(into: []) { $0.formUnion($1.forms) }
    self.recordStarts = recordStarts
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

  /// The memory in use, in bytes.
  var memory: Int {
    bytes.count + breaks.memory + 4 * starts.count + 8 * special.words.count
      + 4 * records.count + 4 * recordStarts.count + 2 * order.count
      + 8 * prefixes.count
  }
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
