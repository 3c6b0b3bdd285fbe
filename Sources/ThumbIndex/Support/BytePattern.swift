internal import CSystem

/// Bytes to search for in other bytes.
///
/// A search compares the first and the last byte at 32 offsets at once, then
/// the other bytes where both match. After too many comparisons (`aaaab` among
/// many `a`), it changes to the method of Knuth, Morris and Pratt. So a search
/// always takes time in proportion to the bytes searched.
///
/// A short pattern may match in most rows, so two searches compare all its
/// bytes at 64 offsets at once: ``forEachOffset(in:_:_:)`` for one or two
/// bytes, ``texts(in:_:count:endedBy:)`` for up to three.
package struct BytePattern: Sendable {
  /// The bytes; an empty pattern matches everywhere.
  package let bytes: [UInt8]

  /// For each prefix of the pattern, the length of its longest border: a
  /// shorter prefix that is also a suffix.
  private let borders: [Int]

  private let first: SIMD32<UInt8>
  private let last: SIMD32<UInt8>

  /// Makes a pattern of bytes.
  ///
  /// - Complexity: O(*m*) in the bytes.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    borders = bordersOfStarts(bytes)
    first = SIMD32(repeating: bytes.first ?? 0)
    last = SIMD32(repeating: bytes.last ?? 0)
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
    var progress = Progress(offset: range.lowerBound)
    return nextOffset(in: text, range, &progress)
  }

  /// Calls a closure with the offsets of the pattern in a range of a text,
  /// ascending.
  ///
  /// - Parameter body: Gets the offset of a match. Returns any later offset to
  ///   continue from, or `nil` to stop.
  /// - Complexity: O(*n*) in the bytes of the range.
  @inline(__always)  // Inlines the closure, which may run for each row.
  package func forEachOffset(
    in text: Span<UInt8>, _ range: Range<Int>, _ body: (Int) -> Int?
  ) {
    if isItsEnds {
      forEachOffsetOfEnds(in: text, range, body)
      return
    }
    var progress = Progress(offset: range.lowerBound)
    while let found = nextOffset(in: text, range, &progress) {
      guard let next = body(found) else { return }
      progress.move(to: next, after: found)
    }
  }
}

// MARK: - Looking

extension BytePattern {
  /// The state of a search.
  private struct Progress {
    /// The offset of the next possible match or, in a search byte by byte, of
    /// the next byte to compare.
    var offset: Int

    /// How many bytes matched at the offsets tried.
    var work = 0

    /// The length of the pattern's prefix that ends right before `offset`;
    /// `nil` unless the search goes byte by byte.
    var matched: Int?

    init(offset: Int) { self.offset = offset }

    mutating func move(to next: Int, after found: Int) {
      // A search byte by byte may go on with the matched prefix.
      if matched != nil, next == found &+ 1 { return }
      offset = next
      if matched != nil { matched = 0 }
    }
  }

  private func nextOffset(
    in text: Span<UInt8>, _ range: Range<Int>, _ progress: inout Progress
  ) -> Int? {
    if bytes.isEmpty {
      return progress.offset <= range.upperBound ? progress.offset : nil
    }
    let start = max(range.lowerBound, 0)
    let end = min(range.upperBound, text.count)
    progress.offset = max(progress.offset, start)
    if progress.matched == nil {
      let lastOffset = end &- bytes.count
      while let candidate = candidate(in: text, progress.offset, lastOffset) {
        let common = commonCount(text, candidate)
        let isHere = common == bytes.count
        progress.offset = candidate &+ 1
        progress.work &+= common
        if progress.work > 8 &* (candidate &- start) &+ 256 {
          progress.matched = isHere ? common : 0
          if isHere { progress.offset = candidate &+ common }
        }
        if isHere { return candidate }
        if progress.matched != nil { break }
      }
      if progress.matched == nil { return nil }
    }
    return nextOffsetByteByByte(in: text, end, &progress)
  }

  /// Calls a closure with the offsets of a pattern of one or two bytes.
  ///
  /// Most rows may contain so short a pattern, so the search uses all hits in
  /// 64 bytes before it loads the next bytes.
  @inline(__always)
  private func forEachOffsetOfEnds(
    in text: Span<UInt8>, _ range: Range<Int>, _ body: (Int) -> Int?
  ) {
    var start = max(range.lowerBound, 0)
    let end = min(range.upperBound, text.count) &- bytes.count &+ 1
    while start < end {
      var (block, hits) = nextHits(in: text, start..<end)
      start = block &+ 64
      while hits != 0 {
        let found = block &+ hits.trailingZeroBitCount
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

  /// Finds the first block of 64 offsets in which a pattern of one or two bytes
  /// begins, and marks where.
  ///
  /// If there is no such block, the result is the shorter last block.
  ///
  /// - Parameter offsets: Offsets at which the pattern fits into the text.
  @inline(__always)  // Once for each block with a hit, on every keystroke.
  private func nextHits(
    in text: Span<UInt8>, _ offsets: Range<Int>
  ) -> (block: Int, hits: UInt64) {
    var block = offsets.lowerBound
    let blocks = offsets.count >> 6
    if blocks > 0 {
      // The address sanitizer does not see what C reads, so the span checks it.
      let part = text.extracting(
        block..<block &+ blocks &* 64 &+ bytes.count &- 1)
      var hits: UInt64 = 0
      let found = unsafe part.withUnsafeBufferPointer { part in
        unsafe bytes.span.withUnsafeBufferPointer { bytes in
          unsafe csystem_next_places(
            part.baseAddress!, Int64(blocks), bytes.baseAddress!,
            Int64(bytes.count), &hits)
        }
      }
      block &+= Int(found) &* 64
      if Int(found) < blocks { return (block, hits) }
    }
    let hits = shortHits(in: text, at: block)
    let rest = offsets.upperBound &- block
    return (block, hits & (1 &<< UInt64(rest) &- 1))
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

  /// Whether the pattern has only one or two bytes.
  private var isItsEnds: Bool { bytes.count == 1 || bytes.count == 2 }

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
  @inline(__always)  // Once for each 64 bytes of all texts.
  private func shortHits(in text: Span<UInt8>, at offset: Int) -> UInt64 {
    var hits = places(of: bytes[0], in: text, at: offset)
    for index in 1..<bytes.count {
      hits &= places(of: bytes[index], in: text, at: offset &+ index)
    }
    return hits
  }

  /// Marks which of the 64 bytes at an offset equal a byte; no bytes after the
  /// end of the text are marked.
  @inline(__always)  // Once for each 64 bytes of all texts.
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
    var places: UInt64 = 0
    for index in 0..<64 where offset &+ index < text.count {
      if text[offset &+ index] == byte { places |= 1 &<< UInt64(index) }
    }
    return places
  }

  /// Compares the first and the last byte at 32 offsets; a byte of ones marks
  /// each offset where both match.
  ///
  /// Offsets at which the pattern reaches beyond the text are not marked.
  @inline(__always)
  private func hits(in text: Span<UInt8>, at offset: Int) -> SIMD4<UInt64> {
    let distance = bytes.count &- 1
    if offset >= 0, offset &+ distance &+ 32 <= text.count {
      return unsafe text.withUnsafeBufferPointer { buffer in
        // At `offset`, the text has at least `distance` + 32 more bytes.
        let base = unsafe UnsafeRawPointer(buffer.baseAddress!)
        let heads = unsafe base.loadUnaligned(
          fromByteOffset: offset, as: SIMD32<UInt8>.self)
        let tails = unsafe base.loadUnaligned(
          fromByteOffset: offset &+ distance, as: SIMD32<UInt8>.self)
        let hits = (heads .== first) .& (tails .== last)
        return unsafe unsafeBitCast(hits, to: SIMD4<UInt64>.self)
      }
    }
    var hits = SIMD32<UInt8>.zero
    for index in 0..<32 where offset &+ index &+ distance < text.count {
      let isHit =
        text[offset &+ index] == bytes[0]
        && text[offset &+ index &+ distance] == bytes[distance]
      if isHit { hits[index] = .max }
    }
    return unsafe unsafeBitCast(hits, to: SIMD4<UInt64>.self)
  }

  /// The first offset from `start` through `lastOffset` at which the first and
  /// the last byte match; `nil` if there is none.
  @inline(__always)  // Once for each row of a narrowed search.
  private func candidate(
    in text: Span<UInt8>, _ start: Int, _ lastOffset: Int
  ) -> Int? {
    var offset = start
    while offset <= lastOffset {
      let hits = hits(in: text, at: offset)
      if hits[0] | hits[1] | hits[2] | hits[3] != 0 {
        for index in 0..<4 where hits[index] != 0 {
          let found =
            offset &+ index &* 8 &+ hits[index].trailingZeroBitCount >> 3
          return found <= lastOffset ? found : nil
        }
      }
      offset &+= 32
    }
    return nil
  }

  /// How many bytes at the start of the pattern match at an offset.
  @inline(__always)  // Once for each candidate.
  private func commonCount(_ text: Span<UInt8>, _ offset: Int) -> Int {
    var count = 0
    while count < bytes.count, text[offset &+ count] == bytes[count] {
      count &+= 1
    }
    return count
  }

  @inline(never)  // Keeps the code of most searches short.
  private func nextOffsetByteByByte(
    in text: Span<UInt8>, _ end: Int, _ progress: inout Progress
  ) -> Int? {
    var matched = progress.matched ?? 0
    defer { progress.matched = matched }
    while progress.offset < end {
      let byte = text[progress.offset]
      while matched > 0, matched == bytes.count || byte != bytes[matched] {
        matched = borders[matched - 1]
      }
      if byte == bytes[matched] { matched += 1 }
      progress.offset += 1
      if matched == bytes.count { return progress.offset - matched }
    }
    return nil
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

  /// The number of the current text.
  private var text = 0

  /// 1 if earlier bytes of the current text have a hit, else 0.
  private var carried: UInt64 = 0

  init(count: Int) { found = RowSet(capacity: count) }

  @inline(__always)  // Once for each 64 bytes of all texts.
  mutating func add(hits: UInt64, ends: UInt64) {
    // In `~ends`, all bits of a text are ones. A one added at a hit carries to
    // the end of the text, where the bit is 0.
    let (sum, isOver) = (~ends).addingReportingOverflow(hits)
    let (total, isOverNow) = sum.addingReportingOverflow(carried)
    carried = isOver || isOverNow ? 1 : 0
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
    found.insert(bits, from: text)
    text &+= Int(truncatingIfNeeded: count)
  }
}
