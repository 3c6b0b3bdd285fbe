internal import CSystem

/// Bytes to search for in other bytes.
///
/// A search compares an early and the last byte at 64 offsets at once, then all
/// bytes where both match. After too many comparisons (`aaaab` among many `a`),
/// it changes to the method of Knuth, Morris and Pratt. So a search always takes
/// time in proportion to the bytes searched.
///
/// A pattern of up to three bytes may match in most rows:
/// ``texts(in:_:count:endedBy:)`` finds these rows without a step for each.
package struct BytePattern: Sendable {
  /// The bytes; an empty pattern matches everywhere.
  package let bytes: [UInt8]

  /// For each prefix of the pattern, the length of its longest border: a
  /// shorter prefix that is also a suffix.
  private let borders: [Int]

  /// The index of the early byte: not the first byte of a letter of several
  /// bytes.
  ///
  /// That byte is the same for many letters of a script (0xD0 or 0xD1 in
  /// Ukrainian), so the next one tells more.
  private let early: Int

  /// The early byte and the last one; 0 in an empty pattern.
  private let ends: (early: UInt8, last: UInt8)

  /// Makes a pattern of bytes.
  ///
  /// - Complexity: O(*m*) in the bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    borders = bordersOfStarts(bytes)
    early = bytes.count <= 2 ? 0 : bytes.firstIndex { $0 < 0xC0 } ?? 0
    ends = bytes.isEmpty ? (0, 0) : (bytes[early], bytes[bytes.count - 1])
  }

  /// Whether the pattern occurs at an offset and ends no later than `end`.
  package func stands(
    at offset: Int, of text: Span<UInt8>, before end: Int
  ) -> Bool {
    guard offset >= 0, bytes.count <= end &- offset else { return false }
    return commonCount(text, offset) == bytes.count
  }

  /// The first offset of the pattern in a range of a text; `nil` if there is
  /// none.
  ///
  /// - Complexity: O(*n*) in the bytes of the range.
  package func firstOffset(
    in text: Span<UInt8>, _ range: Range<Int>
  ) -> Int? {
    var found: Int?
    forEachOffset(in: text, range) {
      found = $0
      return nil
    }
    return found
  }

  /// Calls a closure with the offsets of the pattern in a range of a text,
  /// ascending.
  ///
  /// - Parameter body: Gets the offset of a match. Returns any later offset to
  ///   continue from, or `nil` to stop.
  /// - Complexity: O(*n*) in the bytes of the range.
  package func forEachOffset(
    in text: Span<UInt8>, _ range: Range<Int>, _ body: (Int) -> Int?
  ) {
    var start = max(range.lowerBound, 0)
    let stop = min(range.upperBound, text.count)
    let end = stop &- bytes.count &+ 1
    let matchesWhereItsEndsDo = bytes.count <= 2
    // How many more bytes may match at the offsets tried.
    var patience = 256 &- 8 &* start
    while start < end {
      // All hits of a block are used before the next bytes are loaded.
      var (block, hits) = nextHits(in: text, start..<end)
      start = block &+ 64
      while hits != 0 {
        let found = block &+ hits.trailingZeroBitCount
        hits &= hits &- 1
        if !matchesWhereItsEndsDo {
          let common = commonCount(text, found)
          patience &-= common
          if patience &+ 8 &* found < 0 {
            forEachOffsetByteByByte(in: text, found..<stop, body)
            return
          }
          if common < bytes.count { continue }
        }
        guard let wanted = body(found) else { return }
        let skipped = max(wanted, found &+ 1) &- block
        if skipped >= 64 {
          start = block &+ skipped
          break
        }
        hits &= .max &<< UInt64(skipped)
      }
    }
  }
}

// MARK: - Looking

extension BytePattern {
  /// Finds the first block of 64 offsets at which the early and the last byte
  /// match, and marks where.
  ///
  /// If there is no such block, the result is the shorter last block.
  ///
  /// - Parameter offsets: Offsets at which the pattern fits into the text.
  private func nextHits(
    in text: Span<UInt8>, _ offsets: Range<Int>
  ) -> (block: Int, hits: UInt64) {
    var block = offsets.lowerBound
    var hits = UInt64.max
    let blocks = offsets.count >> 6
    let last = bytes.count &- 1
    if blocks > 0, last >= 0 {
      // The address sanitizer does not see what C reads, so the span checks it.
      let part = text.extracting(
        block &+ early..<block &+ blocks &* 64 &+ last)
      let found = unsafe part.withUnsafeBufferPointer {
        unsafe csystem_next_places(
          $0.baseAddress!, Int64(blocks), ends.early, ends.last,
          Int64(last &- early), &hits)
      }
      block &+= Int(found) &* 64
      if Int(found) < blocks { return (block, hits) }
    }
    let rest = offsets.upperBound &- block
    if last >= 0 {
      hits = pairs(in: text, at: block)
    }
    if rest < 64 { hits &= 1 &<< UInt64(rest) &- 1 }
    return (block, hits)
  }

  /// Marks at which of 64 offsets the early and the last byte match.
  private func pairs(in text: Span<UInt8>, at offset: Int) -> UInt64 {
    let last = bytes.count &- 1
    guard offset >= 0, offset &+ last &+ 64 <= text.count else {
      return placesNearEnd(of: ends.early, in: text, at: offset &+ early)
        & placesNearEnd(of: ends.last, in: text, at: offset &+ last)
    }
    // The address sanitizer does not see what C reads, so the span checks it.
    let part = text.extracting(offset &+ early..<offset &+ last &+ 64)
    return unsafe part.withUnsafeBufferPointer {
      unsafe csystem_pair_places(
        $0.baseAddress!, ends.early, ends.last, Int64(last &- early))
    }
  }

  /// The texts that contain the pattern, numbered in order from 0.
  ///
  /// The search does not branch on each text: if half of the texts match, a
  /// processor cannot predict the branch.
  ///
  /// - Parameters:
  ///   - text: All texts, one after the other.
  ///   - range: From the start of the first text through the end byte of the
  ///     last.
  ///   - count: The number of texts.
  ///   - end: A byte that follows each text, and is not in the pattern.
  /// - Returns: `nil` for an empty pattern, for one of more than three bytes,
  ///   and for a rare one, which ``forEachOffset(in:_:_:)`` finds faster.
  /// - Complexity: O(*n*) in the bytes.
  package func texts(
    in text: Span<UInt8>, _ range: Range<Int>, count: Int,
    endedBy end: UInt8
  ) -> RowSet? {
    guard (1...3).contains(bytes.count), isFrequent(in: text, range)
    else { return nil }
    var finder = TextFinder(count: count)
    var offset = max(range.lowerBound, 0)
    let stop = min(range.upperBound, text.count)
    offset &+= finder.addBlocks(of: text, offset..<stop, with: bytes, end)
    while offset < stop {
      var hits = shortHits(in: text, at: offset)
      var ends = places(of: end, in: text, at: offset)
      if stop &- offset < 64 {
        let inside = 1 &<< UInt64(stop &- offset) &- 1
        hits &= inside
        ends &= inside
      }
      finder.add(hits: hits, ends: ends)
      offset &+= 64
    }
    return finder.found
  }

  /// Whether a pattern of one to three bytes begins at ten or more offsets in
  /// samples of a range; all samples together have about 4 KiB at most.
  private func isFrequent(in text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let range = range.clamped(to: 0..<text.count)
    let step = max(64, range.count / 64)
    var hits = 0
    for offset in stride(
      from: range.lowerBound, to: range.upperBound, by: step)
    {
      hits += shortHits(in: text, at: offset).nonzeroBitCount
    }
    return hits >= 10
  }

  /// Marks at which of 64 offsets a pattern of one to three bytes begins.
  private func shortHits(in text: Span<UInt8>, at offset: Int) -> UInt64 {
    var hits = places(of: bytes[0], in: text, at: offset)
    for index in 1..<bytes.count {
      hits &= places(of: bytes[index], in: text, at: offset &+ index)
    }
    return hits
  }

  /// Marks which of the 64 bytes at an offset equal a byte; no bytes after the
  /// end of the text are marked.
  private func places(
    of byte: UInt8, in text: Span<UInt8>, at offset: Int
  ) -> UInt64 {
    if offset >= 0, offset &+ 64 <= text.count {
      // The address sanitizer does not see what C reads, so the span checks it.
      let block = text.extracting(offset..<offset &+ 64)
      return unsafe block.withUnsafeBufferPointer {
        unsafe csystem_places($0.baseAddress!, byte)
      }
    }
    return placesNearEnd(of: byte, in: text, at: offset)
  }

  @inline(never)  // Keeps the code of most searches short.
  private func placesNearEnd(
    of byte: UInt8, in text: Span<UInt8>, at offset: Int
  ) -> UInt64 {
    var places: UInt64 = 0
    for index in 0..<max(0, min(64, text.count &- offset)) {
      if text[offset &+ index] == byte { places |= 1 &<< UInt64(index) }
    }
    return places
  }

  /// How many bytes at the start of the pattern match at an offset.
  private func commonCount(_ text: Span<UInt8>, _ offset: Int) -> Int {
    var count = 0
    while count < bytes.count, text[offset &+ count] == bytes[count] {
      count &+= 1
    }
    return count
  }

  /// Calls a closure as ``forEachOffset(in:_:_:)`` does, without reading a byte
  /// twice.
  @inline(never)  // Keeps the code of most searches short.
  private func forEachOffsetByteByByte(
    in text: Span<UInt8>, _ range: Range<Int>, _ body: (Int) -> Int?
  ) {
    var offset = range.lowerBound
    // The length of the pattern's prefix that ends right before `offset`.
    var matched = 0
    while offset < range.upperBound {
      let byte = text[offset]
      while matched > 0, matched == bytes.count || byte != bytes[matched] {
        matched = borders[matched - 1]
      }
      if byte == bytes[matched] { matched += 1 }
      offset += 1
      if matched < bytes.count { continue }
      guard let wanted = body(offset - matched) else { return }
      if wanted > offset - matched + 1 { (offset, matched) = (wanted, 0) }
    }
  }
}

private func bordersOfStarts(_ bytes: [UInt8]) -> [Int] {
  var borders = [Int](repeating: 0, count: bytes.count)
  var length = 0
  for index in bytes.indices.dropFirst() {
    while length > 0, bytes[index] != bytes[length] {
      length = borders[length - 1]
    }
    if bytes[index] == bytes[length] { length += 1 }
    borders[index] = length
  }
  return borders
}

/// Finds the texts that contain a hit: an offset at which the pattern begins.
///
/// Gets the hits and the ends of texts for 64 bytes at a time.
private struct TextFinder {
  private(set) var found: RowSet

  /// The number of the current text, and whether its earlier bytes have a hit.
  private var marking = csystem_marking()

  init(count: Int) { found = RowSet(capacity: count) }

  /// Adds the first blocks of a range, if the processor can search them at once;
  /// returns the number of their bytes.
  mutating func addBlocks(
    of text: Span<UInt8>, _ range: Range<Int>, with pattern: [UInt8],
    _ end: UInt8
  ) -> Int {
    let blocks = (range.count &- pattern.count) / 64
    if blocks <= 0 { return 0 }
    // Each block, and the bytes of a pattern that begins in it, are within the
    // range. C checks that there are enough words.
    let part = text.extracting(range)
    let added = unsafe part.withUnsafeBufferPointer { text in
      found.withWords { words in
        unsafe words.withUnsafeMutableBufferPointer { words in
          guard let first = words.baseAddress else { return Int64(0) }
          return unsafe csystem_mark_texts(
            text.baseAddress!, Int64(blocks), pattern, Int64(pattern.count),
            end, first, Int64(words.count), &marking)
        }
      }
    }
    return 64 &* Int(added)
  }

  mutating func add(hits: UInt64, ends: UInt64) {
    // In `~ends`, all bits of a text are ones. A one added at a hit carries to
    // the end of the text, where the bit is 0.
    let (sum, isOver) = (~ends).addingReportingOverflow(hits)
    let (total, isOverNow) = sum.addingReportingOverflow(
      marking.is_marked ? 1 : 0)
    marking.is_marked = isOver || isOverNow
    var rest = ends
    var bits: UInt64 = 0
    var count: UInt64 = 0
    while rest != 0 {
      // Three at a time, as a processor could not predict a branch for each.
      for _ in 0..<3 {
        let isEnd: UInt64 = rest == 0 ? 0 : 1
        let place = UInt64(truncatingIfNeeded: rest.trailingZeroBitCount)
        bits |= (total &>> place & isEnd) &<< count
        count &+= isEnd
        rest &= rest &- 1
      }
    }
    found.insert(bits, from: Int(marking.count))
    marking.count &+= Int64(truncatingIfNeeded: count)
  }
}
