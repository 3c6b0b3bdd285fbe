import ThumbIndex

/// Finds the parts of lines that keys specify.
///
/// A character from `-t`, or a comma in CSV, separates fields. Otherwise blanks
/// separate fields and belong to the next field, as in POSIX `sort`. Characters
/// are Unicode scalars and ill-formed bytes. When lines are ordered by their
/// bytes (locale `C`), each byte is a character.
struct FieldSplitter {
  /// The UTF-8 of the separator; empty if blanks separate fields.
  let separator: [UInt8]

  /// Whether each byte counts as a character.
  let countsBytes: Bool

  /// Whether lines are CSV: fields may be in quotes, and a key's start and end
  /// stay in their fields.
  let isCSV: Bool

  /// Whether to drop a carriage return at the end of a line, as in CSV.
  let dropsReturns: Bool

  /// The range of a key in a line; empty if the line is too short.
  func range(
    of key: KeySpecification, in line: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    unsafe range(of: key, bytes, end: line.upperBound) {
      unsafe field($0, in: line, bytes)
    }
  }

  /// The range of a key in a line that ends at `end`, given the ranges of the
  /// line's fields.
  func range(
    of key: KeySpecification, _ bytes: UnsafeBufferPointer<UInt8>, end: Int,
    field: (Int) -> Range<Int>
  ) -> Range<Int> {
    let start = unsafe place(
      of: key.start, in: field(key.start.field), end, bytes)
    guard let last = key.end else { return start..<end }
    let lastField = field(last.field)
    // As in `sort`, an end without a character number is the end of its field.
    let limit =
      last.character == 0
      ? lastField.upperBound : unsafe place(of: last, in: lastField, end, bytes)
    return start..<max(start, limit)
  }

  /// The index of the byte at a key's position, given the position's field and
  /// the end of the line.
  private func place(
    of position: KeySpecification.Position, in field: Range<Int>, _ end: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    // As in `sort`, a character number may lead past the end of its field, but
    // not in CSV.
    let limit = isCSV ? field.upperBound : end
    var start = field.lowerBound
    if position.skipsBlanks {
      while start < limit, unsafe isBlank(bytes[start]) { start += 1 }
    }
    return unsafe advance(start, by: position.character, upTo: limit, bytes)
  }

  /// The range of a field, without the separator after it; the empty range at
  /// the line's end if there are fewer fields.
  func field(
    _ index: Int, in line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var start = line.lowerBound
    var remaining = index
    while true {
      let end = unsafe endOfField(from: start, line.upperBound, bytes)
      if remaining == 0 { return start..<end }
      if end == line.upperBound { return end..<end }
      remaining -= 1
      start = end + separator.count
    }
  }

  private func endOfField(
    from start: Int, _ limit: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var end = start
    guard let first = separator.first else {
      while end < limit, unsafe isBlank(bytes[end]) { end += 1 }
      while end < limit, unsafe !isBlank(bytes[end]) { end += 1 }
      return end
    }
    while end < limit {
      if unsafe bytes[end] == first,
        unsafe bytes.has(separator, at: end, before: limit)
      {
        return end
      }
      end += 1
    }
    return limit
  }

  /// The place after a number of characters, but not past a limit.
  private func advance(
    _ start: Int, by count: Int, upTo limit: Int,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let most = min(count, max(0, limit - start))
    if countsBytes { return start + most }
    var position = start
    for _ in 0..<most {
      if position >= limit { break }
      unsafe position += scalarLength(bytes, position, limit)
    }
    return position
  }
}

/// Whether a byte is a blank.
///
/// A newline inside a record is a blank, too.
func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    || byte == UInt8(ascii: "\n")
}

/// The number of bytes of the scalar at an index; 1 for an ill-formed byte.
private func scalarLength(
  _ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ limit: Int
) -> Int {
  let rest = unsafe bytes.span.extracting(position..<limit)
  var end = 0
  return rest.scalar(at: &end) == nil ? 1 : end
}
