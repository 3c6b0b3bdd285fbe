extension SortKeyColumn {
  /// The memory of a column: segments of keys, and for each row its prefix and
  /// where its key is.
  ///
  /// Segments hold the keys of 16,384 rows each: they are filled by different
  /// threads, and an offset takes four bytes.
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

    static let segmentShift = 14
    static let rowsPerSegment = 1 << segmentShift

    private(set) var segmentCount = 0

    /// All memory that holds keys.
    private var slabs = Slabs()

    init() {
      unsafe prefixes = reallocateMemory(nil, 0, for: "sort keys")
      unsafe offsets = reallocateMemory(nil, 0, for: "sort keys")
      unsafe segments = reallocateMemory(nil, 0, for: "sort keys")
      unsafe segmentLengths = reallocateMemory(nil, 0, for: "sort keys")
    }

    /// Makes room for so many rows in all: for these the first time, and then
    /// for half as many again.
    private func reserve(_ rows: Int) {
      precondition(
        rows <= UInt32.max, "\(rows) rows are more than a column holds")
      if rows <= capacity { return }
      capacity = max(rows, capacity + capacity / 2)
      let segmentCapacity = Self.segments(forRows: capacity)
      unsafe prefixes = reallocateMemory(prefixes, capacity, for: "sort keys")
      unsafe offsets = reallocateMemory(offsets, capacity, for: "sort keys")
      unsafe segments = reallocateMemory(
        segments, segmentCapacity, for: "sort keys")
      unsafe segmentLengths = reallocateMemory(
        segmentLengths, segmentCapacity, for: "sort keys")
    }

    /// Appends rows whose keys a closure writes, once for each segment and from
    /// several threads; it numbers the rows from 0.
    func append(
      _ rows: Int, threads: Int,
      fill: @Sendable (_ rows: Range<Int>, Target, inout KeyArena) -> Void
    ) {
      if rows == 0 { return }
      reserve(count + rows)
      let (start, end) = (count, count + rows)
      let (begun, first) = (segmentCount, start >> Self.segmentShift)
      let target = unsafe Target(
        prefixes: prefixes + start, offsets: offsets + start)
      count = end
      segmentCount = Self.segments(forRows: end)
      let last = segmentCount - 1
      let workers = min(threads, segmentCount - first)
      let begunSlab = first < begun ? slabs.takeLast() : nil
      var sets = slabs.deal(workers)
      unsafe sets.withUnsafeMutableBufferPointer { sets in
        nonisolated(unsafe) let sets = unsafe sets
        Parallel.forEach(segmentCount - first, threads: workers) {
          worker, index in
          let segment = first + index
          let segmentStart = segment << Self.segmentShift
          let lower = max(start, segmentStart)
          let upper = min(end, segmentStart + Self.rowsPerSegment)
          let slabCapacity = KeySlab.capacity(
            forRows: max((end - lower) / workers, upper - lower))
          let slab =
            unsafe segment < begun
            ? begunSlab : sets[worker].takeOpen()
          var arena = unsafe KeyArena(
            slab ?? KeySlab(capacity: slabCapacity),
            resuming: segment < begun ? segmentLengths[segment] : 0,
            slabCapacity: slabCapacity)
          fill(lower - start..<upper - start, target, &arena)
          unsafe (segments + segment).initialize(to: arena.words)
          unsafe (segmentLengths + segment).initialize(to: arena.used)
          let abandoned = arena.abandoned
          unsafe sets[worker].put(
            arena.finish(), abandoned, isLast: segment == last)
        }
      }
      slabs.collect(sets)
    }

    /// Makes room for so many rows in all, without moving anything when they
    /// come.
    func reserveCapacity(_ rows: Int) {
      if rows > capacity { reserve(rows) }
    }

    /// Gives back what no keys use.
    func shrink() {
      slabs.forEach { giveBackRest(of: &$0) }
    }

    /// Gives back the memory behind a slab's keys.
    private func giveBackRest(of slab: inout KeySlab) {
      let old = unsafe slab.words
      let end = unsafe old + slab.used
      slab.resize(to: slab.used)
      let new = unsafe slab.words
      if unsafe new == old { return }
      for segment in 0..<segmentCount {
        let words = unsafe segments[segment]
        if unsafe words >= old, unsafe words < end {
          unsafe segments[segment] = new + (words - old)
        }
      }
    }

    private static func segments(forRows rows: Int) -> Int {
      (rows + rowsPerSegment - 1) >> segmentShift
    }

    deinit {
      slabs.forEach { unsafe freeMemory($0.words) }
      unsafe freeMemory(segments)
      unsafe freeMemory(segmentLengths)
      unsafe freeMemory(offsets)
      unsafe freeMemory(prefixes)
    }
  }

  /// The memory of a column's keys, or what one of several threads has of it.
  fileprivate struct Slabs {
    /// Slabs with room at the end.
    private var open: [KeySlab] = []

    /// Slabs whose room has not sufficed.
    private var full: [KeySlab] = []

    /// The slab that ends with the last segment.
    private var last: KeySlab?

    /// A slab with room, which is put back later; `nil` when there is none.
    mutating func takeOpen() -> KeySlab? { open.popLast() }

    mutating func takeLast() -> KeySlab? {
      defer { last = nil }
      return last
    }

    mutating func put(_ slab: KeySlab, _ abandoned: [KeySlab], isLast: Bool) {
      full += abandoned
      if isLast { last = slab } else { open.append(slab) }
    }

    /// Deals the slabs with room out to threads.
    mutating func deal(_ threads: Int) -> [Slabs] {
      if let last { open.append(last) }
      last = nil
      var sets = Array(repeating: Slabs(), count: threads)
      for (index, slab) in open.enumerated() {
        sets[index % threads].open.append(slab)
      }
      open = []
      return sets
    }

    /// Takes back what was dealt out, and what has come to it.
    mutating func collect(_ sets: [Slabs]) {
      for set in sets {
        open += set.open
        full += set.full
        last = set.last ?? last
      }
    }

    mutating func forEach(_ body: (inout KeySlab) -> Void) {
      for index in full.indices { body(&full[index]) }
      for index in open.indices { body(&open[index]) }
      if var slab = last {
        body(&slab)
        last = slab
      }
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
    // Nearly always the prefixes tell.
    let (left, right) = unsafe (prefixes[row], other.prefixes[otherRow])
    if left != right { return left < right ? .less : .greater }
    if left & 0xFF == 0 { return .equal }
    let leftWords = unsafe words(ofRow: row)
    let rightWords = unsafe other.words(ofRow: otherRow)
    return compareKeys(
      { unsafe UInt64(bigEndian: leftWords[$0]) },
      { unsafe UInt64(bigEndian: rightWords[$0]) }, from: 1)
  }
}
