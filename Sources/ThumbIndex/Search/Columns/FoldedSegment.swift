/// The folded texts of some rows that follow each other; immutable.
///
/// The main forms stand in one arena, each between two separators. Texts with
/// further forms have them in records at the end of the arena.
///
/// `@unchecked Sendable`, as nothing changes after `init`.
@safe final class FoldedSegment: @unchecked Sendable {
  /// How many rows.
  let count: Int

  let bytes: UnsafeMutablePointer<UInt8>

  /// Where each row begins, and where one more would.
  let starts: [UInt32]

  /// The rows of which some form is not the main one byte for byte, by bits.
  let special: [UInt64]

  /// Further forms and readings, in the order of rows.
  let records: [Record]

  /// Where each record begins, and where one more would.
  let recordStarts: [UInt32]

  /// Rows in the order of the first eight bytes of their main forms; only for
  /// long segments.
  let order: [UInt16]

  /// A further form of a row, or a reading.
  struct Record: Sendable {
    let row: UInt16
    let forms: FoldForms
  }

  /// How many rows a segment holds at most, and what one is worth sorting.
  static let maximumCount = 1 << 16
  static let orderedCount = 1 << 9

  /// After how many bytes of folded text another segment begins: a segment
  /// counts them in 32 bits, and the last row may be long.
  static let maximumMemory = 1 << 30

  init(
    _ arena: consuming ByteArena, starts: [UInt32], special: [UInt64],
    records: [Record], recordStarts: [UInt32]
  ) {
    arena.finish()
    count = starts.count - 1
    unsafe bytes = arena.bytes
    self.starts = starts
    self.special = special
    self.records = records
    self.recordStarts = recordStarts
    order = unsafe prefixOrder(arena.bytes, starts)
  }

  deinit { unsafe ByteArena.release(bytes) }

  /// The main form of a row.
  func text(ofRow row: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(
      start: bytes + Int(starts[row]),
      count: Int(starts[row + 1] - starts[row]) - 1)
  }

  func text(ofRecord record: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(
      start: bytes + Int(recordStarts[record]),
      count: Int(recordStarts[record + 1] - recordStarts[record]) - 1)
  }

  func isSpecial(_ row: Int) -> Bool {
    special[row >> 6] & 1 << UInt64(row & 63) != 0
  }

  /// The records of a row.
  func records(ofRow row: Int) -> Range<Int> {
    let start = records.partition(where: { Int($0.row) >= row })
    var end = start
    while end < records.count, Int(records[end].row) == row { end += 1 }
    return start..<end
  }

  /// The memory in use, in bytes.
  var memory: Int {
    (records.isEmpty ? Int(starts[count]) : Int(recordStarts.last!))
      + 4 * starts.count + 8 * special.count + 4 * records.count
      + 4 * recordStarts.count + 2 * order.count
  }
}

extension Array {
  /// The first index whose element, and those after it, fulfil a condition.
  func partition(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The first eight bytes of a row, big-endian, with zeros after its end.
func prefixWord(
  _ text: UnsafePointer<UInt8>, count: Int
) -> UInt64 {
  let word = unsafe UInt64(
    bigEndian: UnsafeRawPointer(text).loadUnaligned(as: UInt64.self))
  return count >= 8 ? word : word & ~(UInt64.max >> UInt64(8 * count))
}

/// Rows sorted by their first eight bytes: one pass for each byte that differs.
private func prefixOrder(
  _ bytes: UnsafePointer<UInt8>, _ starts: [UInt32]
) -> [UInt16] {
  let count = starts.count - 1
  guard count >= FoldedSegment.orderedCount else { return [] }
  var words: [(word: UInt64, row: UInt16)] = []
  words.reserveCapacity(count)
  for row in 0..<count {
    let length = Int(starts[row + 1] - starts[row]) - 1
    let word = unsafe prefixWord(bytes + Int(starts[row]), count: length)
    words.append((word, UInt16(row)))
  }
  var other = words
  var places = [Int](repeating: 0, count: 256)
  for shift in stride(from: UInt64(0), to: 64, by: 8) {
    for index in 0..<256 { places[index] = 0 }
    for entry in words { places[Int(entry.word >> shift & 0xFF)] += 1 }
    if places[Int(words[0].word >> shift & 0xFF)] == count { continue }
    var sum = 0
    for index in 0..<256 {
      (places[index], sum) = (sum, sum + places[index])
    }
    for entry in words {
      let digit = Int(entry.word >> shift & 0xFF)
      other[places[digit]] = entry
      places[digit] += 1
    }
    swap(&words, &other)
  }
  return words.map(\.row)
}
