internal import Synchronization

extension SortKeyColumn {
  /// The memory of a column: segments of keys, and for each row its prefix and
  /// where its key is.
  ///
  /// Segments hold the keys of 65,536 rows each: they are filled by different
  /// threads without moving anything afterwards, and an offset takes four
  /// bytes.
  ///
  /// `@unchecked Sendable`, as nothing changes once a column is made of it.
  @safe final class Storage: @unchecked Sendable {
    private(set) var count = 0

    /// How many rows there is room for.
    private var capacity = 0

    /// The first eight bytes of each key, big-endian.
    private(set) var prefixes: UnsafeMutablePointer<UInt64>

    /// Where each key begins in its segment, in words.
    private(set) var offsets: UnsafeMutablePointer<UInt32>

    /// The words of each segment.
    private(set) var segments:
      UnsafeMutablePointer<UnsafeMutablePointer<UInt64>>

    /// How many words of each segment are used.
    private(set) var segmentLengths: UnsafeMutablePointer<Int>

    static let segmentShift = 16
    static let rowsPerSegment = 1 << segmentShift

    private(set) var segmentCount = 0

    /// How many words the last segment has room for, while it is not full.
    private var lastCapacity = 0

    init() {
      unsafe prefixes = allocateKeyMemory(0, replacing: nil)
      unsafe offsets = allocateKeyMemory(0, replacing: nil)
      unsafe segments = allocateKeyMemory(0, replacing: nil)
      unsafe segmentLengths = allocateKeyMemory(0, replacing: nil)
    }

    /// Makes room for so many rows in all: for these the first time, and then
    /// for half as many again.
    private func reserve(_ rows: Int) {
      precondition(
        rows <= UInt32.max, "\(rows) rows are more than a column holds")
      if rows <= capacity { return }
      capacity = max(rows, capacity + capacity / 2)
      let segmentCapacity = Self.segments(forRows: capacity)
      unsafe prefixes = allocateKeyMemory(capacity, replacing: prefixes)
      unsafe offsets = allocateKeyMemory(capacity, replacing: offsets)
      unsafe segments = allocateKeyMemory(segmentCapacity, replacing: segments)
      unsafe segmentLengths = allocateKeyMemory(
        segmentCapacity, replacing: segmentLengths)
    }

    /// Appends rows whose keys a closure writes, once for each segment and from
    /// several threads; it numbers the rows from 0.
    func append(
      _ rows: Int, threads: Int,
      fill: @Sendable (_ rows: Range<Int>, Target, inout KeyArena) -> Void
    ) {
      reserve(count + rows)
      let (start, end) = (count, count + rows)
      let (begun, first) = (segmentCount, start >> Self.segmentShift)
      let target = unsafe Target(
        prefixes: prefixes + start, offsets: offsets + start)
      let begunCapacity = lastCapacity
      let capacities = Atomic(0)
      count = end
      segmentCount = Self.segments(forRows: end)
      Parallel.forEach(segmentCount - first, threads: threads) { index in
        let segment = first + index
        let segmentStart = segment << Self.segmentShift
        let lower = max(start, segmentStart)
        let upper = min(end, segmentStart + Self.rowsPerSegment)
        var arena =
          segment < begun
          ? unsafe KeyArena(
            resuming: segments[segment], used: segmentLengths[segment],
            capacity: begunCapacity)
          : KeyArena(expectedBytes: 24 * (upper - lower))
        fill(lower - start..<upper - start, target, &arena)
        if upper == segmentStart + Self.rowsPerSegment {
          arena.shrink()
        } else {
          capacities.store(arena.capacity, ordering: .relaxed)
        }
        unsafe (segments + segment).initialize(to: arena.words)
        unsafe (segmentLengths + segment).initialize(to: arena.used)
      }
      lastCapacity = capacities.load(ordering: .relaxed)
    }

    /// Gives back what the last segment does not use.
    func shrink() {
      guard lastCapacity > 0 else { return }
      let last = segmentCount - 1
      var arena = unsafe KeyArena(
        resuming: segments[last], used: segmentLengths[last],
        capacity: lastCapacity)
      arena.shrink()
      unsafe segments[last] = arena.words
      lastCapacity = 0
    }

    private static func segments(forRows rows: Int) -> Int {
      (rows + rowsPerSegment - 1) >> segmentShift
    }

    deinit {
      for segment in 0..<segmentCount {
        unsafe freeKeyMemory(segments[segment])
      }
      unsafe freeKeyMemory(segments)
      unsafe freeKeyMemory(segmentLengths)
      unsafe freeKeyMemory(offsets)
      unsafe freeKeyMemory(prefixes)
    }
  }

  /// Where the threads that fill a column put what they find, from the first
  /// row that is appended on; each writes its own rows only.
  @safe struct Target: @unchecked Sendable {
    let prefixes: UnsafeMutablePointer<UInt64>
    let offsets: UnsafeMutablePointer<UInt32>
  }
}

extension SortKeyColumn.Storage {
  /// The bytes that the rows and their keys take.
  var size: Int {
    var words = 0
    for segment in 0..<segmentCount { unsafe words += segmentLengths[segment] }
    return 8 * words + 12 * count
  }

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
