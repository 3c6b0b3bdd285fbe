extension SortKeyColumn {
  /// The memory of a column: segments of keys, and for each row its prefix and
  /// where its key is.
  ///
  /// Segments hold the keys of 65,536 rows each: they are filled by different
  /// threads without moving anything afterwards, and an offset takes four
  /// bytes.
  ///
  /// `@unchecked Sendable`, as nothing changes after `init`.
  @safe final class Storage: @unchecked Sendable {
    let count: Int

    /// The first eight bytes of each key, big-endian.
    let prefixes: UnsafeMutablePointer<UInt64>

    /// Where each key begins in its segment, in words.
    let offsets: UnsafeMutablePointer<UInt32>

    /// The words of each segment.
    let segments: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>

    /// How many words of each segment are used.
    let segmentLengths: UnsafeMutablePointer<Int>

    static let segmentShift = 16
    static let rowsPerSegment = 1 << segmentShift

    let segmentCount: Int

    /// A column whose segments are filled by a closure, once for each segment
    /// and from several threads.
    init(
      count: Int, threads: Int,
      fill: @Sendable (_ segment: Int, _ rows: Range<Int>, Target) -> KeyArena
    ) {
      precondition(
        count <= UInt32.max, "\(count) rows are more than a column holds")
      self.count = count
      segmentCount =
        (count + Self.rowsPerSegment - 1) >> Self.segmentShift
      unsafe prefixes = .allocate(capacity: count)
      unsafe offsets = .allocate(capacity: count)
      unsafe segments = .allocate(capacity: segmentCount)
      unsafe segmentLengths = .allocate(capacity: segmentCount)
      let target = unsafe Target(
        prefixes: prefixes, offsets: offsets, segments: segments,
        segmentLengths: segmentLengths)
      Parallel.forEach(segmentCount, threads: threads) { segment in
        let start = segment << Self.segmentShift
        let rows = start..<min(start + Self.rowsPerSegment, count)
        let arena = fill(segment, rows, target)
        unsafe (target.segments + segment).initialize(to: arena.words)
        unsafe (target.segmentLengths + segment).initialize(to: arena.used)
      }
    }

    deinit {
      for segment in 0..<segmentCount {
        unsafe freeKeyWords(segments[segment])
      }
      unsafe segments.deallocate()
      unsafe segmentLengths.deallocate()
      unsafe offsets.deallocate()
      unsafe prefixes.deallocate()
    }
  }

  /// Where the threads that fill a column put what they find; each writes its
  /// own rows only.
  @safe struct Target: @unchecked Sendable {
    let prefixes: UnsafeMutablePointer<UInt64>
    let offsets: UnsafeMutablePointer<UInt32>
    let segments: UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>
    let segmentLengths: UnsafeMutablePointer<Int>
  }
}

extension SortKeyColumn.Storage {
  /// The words of a row's key, the last of which ends in 00.
  func words(ofRow row: Int) -> UnsafeMutablePointer<UInt64> {
    unsafe segments[row >> Self.segmentShift] + Int(offsets[row])
  }

  /// The bytes of a row's key without zeros at the end.
  func bytes(ofRow row: Int) -> UnsafeBufferPointer<UInt8> {
    let words = unsafe words(ofRow: row)
    let segment = row >> Self.segmentShift
    let isLastOfSegment =
      row + 1 == count || (row + 1) >> Self.segmentShift != segment
    let end =
      unsafe isLastOfSegment
      ? segmentLengths[segment] : Int(offsets[row + 1])
    let wordCount = unsafe end - Int(offsets[row])
    let last = unsafe UInt64(bigEndian: words[wordCount - 1])
    let unused = min(8, last.trailingZeroBitCount / 8)
    let bytes = unsafe UnsafeRawPointer(words)
      .assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeBufferPointer(
      start: bytes, count: 8 * wordCount - unused)
  }

  /// Compares keys of two columns of the same collator.
  func compare(
    _ row: Int, _ other: SortKeyColumn.Storage, _ otherRow: Int
  ) -> CollationOrder {
    var left = unsafe prefixes[row]
    var right = unsafe other.prefixes[otherRow]
    var leftWords = unsafe words(ofRow: row)
    var rightWords = unsafe other.words(ofRow: otherRow)
    while left == right {
      // A last byte of 00 ends both keys.
      if left & 0xFF == 0 { return .equal }
      unsafe leftWords += 1
      unsafe rightWords += 1
      left = unsafe UInt64(bigEndian: leftWords.pointee)
      right = unsafe UInt64(bigEndian: rightWords.pointee)
    }
    return left < right ? .less : .greater
  }
}
