internal import CSystem

extension SortKeyColumn {
  /// The memory of a column: segments of keys, and each row's prefix and
  /// offset.
  ///
  /// A segment holds the keys of up to 16,384 rows. So threads can fill
  /// segments in parallel, and an offset fits four bytes. A thread writes its
  /// segments one after the other.
  ///
  /// The pointers are valid because of an invariant, which `append` keeps:
  /// `prefixes` and `offsets` have an element for each row, `segments` has an
  /// element for each segment begun, and a segment's `words` points to `count`
  /// words. Readers check a row before they follow a pointer. The class may be
  /// `Sendable` because only one thread calls `append`, and nothing is written
  /// once the column is made.
  @safe final class Storage: @unchecked Sendable {
    private(set) var count = 0

    /// Which words of the keys the column holds.
    let stretch: KeyStretch

    /// The most words of a key that is not whole; `Int.max` if all keys are
    /// whole.
    private(set) var bound = Int.max

    /// How many rows there is room for.
    private var capacity = 0

    /// The first eight bytes of each key, big-endian.
    private var prefixes: UnsafeMutablePointer<UInt64>

    /// The offset of each key in its segment, in words; the highest bit is set
    /// for a key that is not whole.
    private var offsets: UnsafeMutablePointer<UInt32>

    fileprivate static let cutFlag: UInt32 = 1 << 31

    /// A segment's keys, each padded to whole words with one to eight 00.
    @unsafe private struct Segment {
      var words: UnsafePointer<UInt64>
      var count: Int
      let memory: Int
      let start: Int
      let hasCutKeys: Bool
    }

    private var segments: UnsafeMutablePointer<Segment>
    private(set) var segmentCount = 0

    /// The memories that threads write keys to.
    private var memories: [KeyMemory] = []

    static let segmentShift = 14
    static let rowsPerSegment = 1 << segmentShift

    init(_ stretch: KeyStretch = .whole) {
      self.stretch = stretch
      unsafe prefixes = allocateMemory(0, for: "sort keys")
      unsafe offsets = allocateMemory(0, for: "sort keys")
      unsafe segments = allocateMemory(0, for: "sort keys")
    }

    deinit {
      unsafe freeMemory(segments)
      unsafe freeMemory(offsets)
      unsafe freeMemory(prefixes)
    }

    private static func segments(forRows rows: Int) -> Int {
      (rows + rowsPerSegment - 1) >> segmentShift
    }

    /// Makes room for the prefixes and offsets of `rows` rows in all.
    func reserveCapacity(_ rows: Int) {
      require(rows <= UInt32.max, "\(rows) rows are more than a column holds")
      if rows <= capacity { return }
      capacity = rows
      unsafe prefixes = reallocateMemory(prefixes, capacity, for: "sort keys")
      unsafe offsets = reallocateMemory(offsets, capacity, for: "sort keys")
      unsafe segments = reallocateMemory(
        segments, Self.segments(forRows: capacity), for: "sort keys")
    }

    /// Appends rows whose keys a closure writes.
    ///
    /// The closure is called once for each segment, from several threads. The
    /// closure gets the numbers of the segment's new rows, where 0 is the first
    /// row of this call, and must call `endKey` once for each row.
    @inline(__always)  // Keys: +5 % without.
    func append(
      _ rows: Int, threads: ThreadCount,
      write: @Sendable (_ rows: Range<Int>, inout SegmentWriter) -> Void
    ) {
      if rows == 0 { return }
      let (start, end) = (count, count + rows)
      if end > capacity {
        // At first there is room for exactly these rows; later the room grows
        // by half.
        reserveCapacity(max(end, min(capacity * 3 / 2, Int(UInt32.max))))
      }
      let (begun, first) = (segmentCount, start >> Self.segmentShift)
      let capacity = capacity
      segmentCount = Self.segments(forRows: end)
      let workers = threads.workers(for: segmentCount - first)
      // A segment that an earlier call began continues in its memory. Each
      // worker writes the other segments to a memory of its own.
      let continued = unsafe first < begun ? segments[first].memory : nil
      while memories.count < workers + (continued == nil ? 0 : 1) {
        memories.append(KeyMemory())
      }
      let own = memories.indices.filter { $0 != continued }
      let (prefixes, offsets) = unsafe (prefixes, offsets)
      let (segments, memories) = unsafe (segments, memories)
      nonisolated(unsafe) let target = unsafe (prefixes, offsets, segments)
      Parallel.forEach(segmentCount - first, threads: ThreadCount(workers)) {
        worker, index in
        let segment = first + index
        let lower = max(start, segment << Self.segmentShift)
        let upper = min(end, (segment + 1) << Self.segmentShift)
        let memory = segment < begun ? continued! : own[worker]
        var keys = memories[memory].keys.take()!
        if keys.count == 0 {
          // Most keys take about three words. Room is for all rows that the
          // column has room for, as growing means copying; room that is never
          // written takes no memory, except on the last large page.
          keys = ByteWriter(
            reserving: 28 * max((capacity - lower) / workers, upper - lower),
            for: "sort keys")
        }
        let segmentStart =
          unsafe segment < begun ? target.2[segment].start : keys.count
        // No other thread writes the rows of this segment.
        var writer = unsafe SegmentWriter(
          keys: keys, stretch, start: segmentStart, rows: upper - lower,
          prefixes: target.0 + lower, offsets: target.1 + lower)
        write(lower - start..<upper - start, &writer)
        let hadCutKeys = unsafe segment < begun && target.2[segment].hasCutKeys
        let hasCutKeys = hadCutKeys || writer.hasCutKeys
        keys = writer.finish()
        unsafe (target.2 + segment).initialize(
          to: Segment(
            words: UnsafePointer(target.0),
            count: (keys.count - segmentStart) / 8, memory: memory,
            start: segmentStart, hasCutKeys: hasCutKeys))
        memories[memory].keys = consume keys
      }
      count = end
      findWords()
    }

    /// Frees unused memory; nothing may be appended afterwards.
    func shrink() {
      for memory in memories { memory.keys?.shrink() }
      findWords()
    }

    /// Updates the address of each segment's words, as the memories may have
    /// moved, and the bound.
    private func findWords() {
      for segment in 0..<segmentCount {
        let found = unsafe segments[segment]
        if unsafe found.hasCutKeys { bound = stretch.count }
        // A segment has at least one word. The address stays valid until the
        // memory grows or shrinks.
        let bytes = unsafe memories[found.memory].keys!.withBytes {
          unsafe $0.withUnsafeBytes { unsafe $0.baseAddress! + found.start }
        }
        unsafe segments[segment].words = bytes.assumingMemoryBound(
          to: UInt64.self)
      }
    }
  }

  /// The memory that a thread writes keys to.
  ///
  /// `@unchecked Sendable`: no two threads use one memory at a time.
  private final class KeyMemory: @unchecked Sendable {
    var keys: ByteWriter? = ByteWriter(for: "sort keys")
  }

  /// Writes the keys of some rows of a segment.
  @safe struct SegmentWriter: ~Copyable {
    /// The bytes that the next row's key is appended to.
    var keys: ByteWriter

    /// The offset in `keys` where the next key starts, in bytes.
    private var keyStart: Int

    /// The offset in `keys` where the segment starts, in bytes.
    private let start: Int

    private let stretch: KeyStretch

    /// Whether some key is not whole.
    private(set) var hasCutKeys = false

    /// How many rows have their key.
    private var ended = 0

    // The prefix and offset of each row; there is room for `rows` of them.
    private let prefixes: UnsafeMutablePointer<UInt64>
    private let offsets: UnsafeMutablePointer<UInt32>
    private let rows: Int

    fileprivate init(
      keys: consuming ByteWriter, _ stretch: KeyStretch, start: Int, rows: Int,
      prefixes: UnsafeMutablePointer<UInt64>,
      offsets: UnsafeMutablePointer<UInt32>
    ) {
      keyStart = keys.count
      self.keys = keys
      self.stretch = stretch
      self.start = start
      self.rows = rows
      unsafe self.prefixes = prefixes
      unsafe self.offsets = offsets
    }

    /// How many bytes of the row's key there are.
    var keyLength: Int { keys.count &- keyStart }

    /// Whether the primary level of the row's key reaches the end of the
    /// column's stretch.
    var hasCutKey: Bool {
      let length = 8 * stretch.end
      if keyLength < length { return false }
      return keys.withBytes {
        primaryLength(ofKey: $0.extracting(keyStart..<keyStart + length))
      } == length
    }

    /// Ends the row's whole key, padding it to whole words with one to eight 00.
    @inline(__always)  // Keys: +5 % without.
    mutating func endKey() {
      dropEqualWords()
      keys.endWord()
      endRow(flag: 0)
    }

    /// Ends the row's key where the column's stretch ends.
    ///
    /// - Precondition: So many bytes of the key, or more, are there.
    mutating func endCutKey() {
      keys.truncate(to: keyStart + 8 * stretch.end)
      dropEqualWords()
      hasCutKeys = true
      endRow(flag: SortKeyColumn.Storage.cutFlag)
    }

    /// Takes back what there is of the row's key.
    mutating func restartKey() { keys.truncate(to: keyStart) }

    /// Drops the words before the column's stretch.
    @inline(__always)  // Keys: +5 % without.
    private mutating func dropEqualWords() {
      if stretch.start == 0 { return }
      keys.remove(min(8 * stretch.start, keyLength), at: keyStart)
    }

    @inline(__always)  // Keys: +5 % without.
    private mutating func endRow(flag: UInt32) {
      precondition(ended < rows, "more keys than rows")
      // There is room for this row, as `ended` was less than `rows`.
      unsafe (offsets + ended).initialize(
        to: UInt32(Int32((keyStart &- start) &>> 3)) | flag)
      ended &+= 1
      keyStart = keys.count
    }

    /// Writes the prefixes, and returns the bytes of the keys.
    ///
    /// The prefixes come last, as a processor is slow to read bytes that it has
    /// just written in several steps.
    fileprivate consuming func finish() -> ByteWriter {
      precondition(ended == rows, "\(rows - ended) rows without a key")
      for row in 0..<rows {
        // Each of these rows has its offset, and room for its prefix.
        let offset = unsafe offsets[row] & ~SortKeyColumn.Storage.cutFlag
        let key = start + 8 * Int(offset)
        unsafe (prefixes + row).initialize(to: keys.bigEndianWord(at: key))
      }
      return keys
    }
  }
}

// MARK: - Reading

extension SortKeyColumn.Storage {
  /// The memory of the rows and their keys, in bytes.
  var size: Int { 12 * count + 8 * wordCount }

  /// How many words all keys have.
  var wordCount: Int {
    (0..<segmentCount).reduce(0) { $0 + wordCount(ofSegment: $1) }
  }

  /// How many words the keys of a segment have.
  func wordCount(ofSegment segment: Int) -> Int {
    precondition(segment >= 0 && segment < segmentCount, "no such segment")
    return unsafe segments[segment].count
  }

  /// The first eight bytes of a row's key, big-endian.
  @inline(__always)  // Keys: +5 % without.
  func prefix(ofRow row: Int) -> UInt64 {
    precondition(row >= 0 && row < count, "no such row")
    return unsafe prefixes[row]
  }

  /// The offset of a row's key in its segment, in words.
  @inline(__always)  // Keys: +5 % without.
  func offset(ofRow row: Int) -> Int {
    precondition(row >= 0 && row < count, "no such row")
    return unsafe Int(offsets[row] & ~Self.cutFlag)
  }

  /// Whether a row's key is not whole.
  func hasCutKey(row: Int) -> Bool {
    precondition(row >= 0 && row < count, "no such row")
    return unsafe offsets[row] & Self.cutFlag != 0
  }

  /// A word of a segment: eight bytes, big-endian.
  @inline(__always)  // Keys: +5 % without.
  func word(_ index: Int, ofSegment segment: Int) -> UInt64 {
    precondition(segment >= 0 && segment < segmentCount, "no such segment")
    let found = unsafe segments[segment]
    precondition(unsafe index >= 0 && index < found.count, "no such word")
    return unsafe UInt64(bigEndian: found.words[index])
  }

  /// Compares a row's key with a key of a column that has an equal collator,
  /// and whose stretch begins at an equal word; `nil` if the keys are equal in
  /// all words that both have.
  @inline(__always)  // Keys: +5 % without.
  func compare(
    _ row: Int, _ other: SortKeyColumn.Storage, _ otherRow: Int
  ) -> CollationOrder? {
    // The prefixes nearly always differ.
    let (left, right) = (prefix(ofRow: row), other.prefix(ofRow: otherRow))
    if left != right { return left < right ? .less : .greater }
    if left & 0xFF == 0 { return .equal }
    let leftWords = unsafe words(ofRow: row)
    let rightWords = unsafe other.words(ofRow: otherRow)
    // `endKey` has ended each whole key with a word whose last byte is 00, and
    // the others have as many words as the bound says; `compareKeys` reads no
    // word after them.
    return compareKeys(
      { unsafe UInt64(bigEndian: leftWords[$0]) },
      { unsafe UInt64(bigEndian: rightWords[$0]) },
      in: 1..<min(bound, other.bound))
  }

  /// The words of a row's key, valid until the storage changes or is freed.
  ///
  /// `compare` has checked that the column has the row.
  @inline(__always)  // Keys: +5 % without.
  @unsafe private func words(ofRow row: Int) -> UnsafePointer<UInt64> {
    let segment = unsafe segments[row >> Self.segmentShift]
    return unsafe segment.words + Int(offsets[row] & ~Self.cutFlag)
  }

  /// Tells the processor to load a word of a row's key; any index is safe.
  @inline(__always)  // Keys: +5 % without.
  func prefetchWord(_ index: Int, ofRow row: Int) {
    precondition(row >= 0 && row < count, "no such row")
    unsafe csystem_prefetch(words(ofRow: row) + index)
  }

  /// Calls a closure with the bytes of a row's key, without the zeros after it.
  func withBytes<Result, Failure: Error>(
    ofRow row: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let segment = row >> Self.segmentShift
    let start = offset(ofRow: row)
    let isLastOfSegment =
      row + 1 == count || (row + 1) >> Self.segmentShift != segment
    let end =
      isLastOfSegment
      ? wordCount(ofSegment: segment) : offset(ofRow: row + 1)
    let last = word(end - 1, ofSegment: segment)
    let unused = min(8, last.trailingZeroBitCount / 8)
    // `start` and `end` are within the segment, which lives as long as this
    // storage.
    defer { withExtendedLifetime(self) {} }
    let words = unsafe UnsafeRawPointer(segments[segment].words + start)
    return try body(
      unsafe Span(
        _unsafeStart: words.assumingMemoryBound(to: UInt8.self),
        count: 8 * (end - start) - unused))
  }
}
