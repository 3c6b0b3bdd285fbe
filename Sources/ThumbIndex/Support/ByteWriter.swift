/// Memory that grows while bytes are written to its end.
///
/// Each append makes room if there is none, so nothing is written outside. With
/// room reserved in advance, the memory grows less often.
///
/// The unsafe code is safe because of one invariant, which `reserve` keeps:
/// this writer owns the `capacity` bytes that begin at `base`, and the first
/// `count` of them are initialized. As nothing else uses them, the writer may
/// move between threads.
@safe package struct ByteWriter: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<UInt8>

  /// The number of bytes written.
  package private(set) var count = 0

  private var capacity: Int

  /// What the memory is for; the out-of-memory message names this use.
  private let use: StaticString

  /// How many bytes a cursor stores at once, even if it keeps only some.
  private static let stored = 8

  /// A writer with room for a number of bytes.
  package init(reserving expected: Int = 0, for use: StaticString) {
    capacity = max(expected, 0)
    self.use = use
    unsafe base = reallocateMemory(nil, capacity, for: "\(use)")
  }

  deinit { unsafe freeMemory(base) }

  /// Makes room for more bytes.
  package mutating func reserve(_ more: Int) {
    if more > capacity &- count { grow(by: more) }
  }

  /// At least doubles the room, so that the room seldom grows.
  @inline(never)  // Keeps callers' loops short.
  private mutating func grow(by more: Int) {
    precondition(
      more >= 0 && more <= Int.max / 4 - count,
      "\(more) bytes more than \(count) are more than memory has")
    capacity = max(count + more, 2 * capacity)
    unsafe base = reallocateMemory(base, capacity, for: "\(use)")
  }

  /// Appends a byte.
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    // `reserve` made room for one byte.
    unsafe base[count] = byte
    count &+= 1
  }

  /// Appends bytes.
  package mutating func append(_ bytes: Span<UInt8>) {
    reserve(bytes.count)
    unsafe bytes.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      // `reserve` made room; the span cannot overlap with memory that this
      // writer owns.
      unsafe (base + count).update(from: start, count: source.count)
    }
    count += bytes.count
  }

  /// Appends what a closure writes into room for a number of bytes.
  package mutating func append(
    reserving room: Int, _ write: (inout OutputSpan<UInt8>) -> Void
  ) {
    reserve(room)
    // `reserve` made room, and the span has exact bounds.
    var output = unsafe OutputSpan(
      buffer: UnsafeMutableBufferPointer(start: base + count, count: room),
      initializedCount: 0)
    write(&output)
    count += unsafe output.finalize(
      for: UnsafeMutableBufferPointer(start: base + count, count: room))
  }

  /// Appends what a closure writes at a cursor with room for a number of bytes.
  ///
  /// When the closure returns `nil` for lack of room, it is called again from
  /// the start with at least twice as much room.
  ///
  /// In a loop over characters this is faster than appending to the writer, as
  /// the cursor stays in registers.
  package mutating func append<Result>(
    expecting room: Int, _ write: (inout Cursor) -> Result?
  ) -> Result {
    var room = max(room, 0)
    while true {
      reserve(room + Self.stored)
      // `reserve` made room for these bytes, and for a store after them.
      var cursor = unsafe Cursor(
        start: base, end: base + count, limit: base + (capacity - Self.stored))
      let result = write(&cursor)
      if let result {
        count = unsafe cursor.end - base
        return result
      }
      room = 2 * max(room, capacity - count)
    }
  }

  /// The place where the next bytes go, in memory with a limit.
  ///
  /// Each `append` returns whether there was room, and writes nothing if there
  /// was none. The unsafe code is safe because of one invariant: at `limit`,
  /// there is room for ``ByteWriter/stored`` more bytes.
  @safe package struct Cursor: ~Copyable {
    private let start: UnsafeMutablePointer<UInt8>
    fileprivate var end: UnsafeMutablePointer<UInt8>
    fileprivate let limit: UnsafeMutablePointer<UInt8>

    fileprivate init(
      start: UnsafeMutablePointer<UInt8>, end: UnsafeMutablePointer<UInt8>,
      limit: UnsafeMutablePointer<UInt8>
    ) {
      unsafe self.start = start
      unsafe self.end = end
      unsafe self.limit = limit
    }

    /// The number of bytes that are written to the writer so far.
    package var offset: Int { unsafe end - start }

    /// Appends the `length` lowest bytes of a number, the lowest first.
    package mutating func append(
      lowBytesOf word: some FixedWidthInteger & UnsignedInteger,
      count length: Int
    ) -> Bool {
      guard unsafe end <= limit else { return false }
      // This stores eight bytes and keeps at most seven of them.
      unsafe UnsafeMutableRawPointer(end).storeBytes(
        of: UInt64(truncatingIfNeeded: word).littleEndian, as: UInt64.self)
      unsafe end += length & 7
      return true
    }

    /// Appends what a table has for each scalar of one or two bytes, until the
    /// table has nothing of a kind, or the text or the room ends; returns how
    /// many scalars were looked up.
    ///
    /// The cursor may stop while there is still a little room.
    ///
    /// - Parameters:
    ///   - position: The offset of the first scalar; moved past the last one.
    ///   - kind: The kind of the bytes to append, not 0.
    package mutating func append(
      _ text: Span<UInt8>, from position: inout Int, of kind: UInt8,
      by table: ShortBytesTable
    ) -> Int {
      precondition(
        position >= 0 && position <= text.count, "no offset \(position)")
      let table = table.elements.span
      guard table.count == ShortBytesTable.count else { return 0 }
      var (end, next, pairs) = unsafe (end, position, 0)
      // At most seven bytes are appended for each byte of the text, so all that
      // is stored begins at `limit` or earlier. Offsets below `stop` are in the
      // text.
      let stop = unsafe min(text.count, position &+ (limit - end) &>> 3)
      while true {
        while next < stop {
          let bytes = unsafe table[unchecked: Int(text[unchecked: next])]
          if bytes.kind != kind { break }
          unsafe UnsafeMutableRawPointer(end).storeBytes(
            of: bytes.bits.littleEndian, as: UInt64.self)
          unsafe end += bytes.count
          next &+= 1
        }
        let start = next
        while next < stop &- 1 {
          let first = unsafe UInt32(text[unchecked: next])
          let second = unsafe UInt32(text[unchecked: next &+ 1])
          // The scalar is below U+0800.
          guard let scalar = pairedScalar(first, second) else { break }
          let bytes = unsafe table[
            unchecked: ShortBytesTable.pairs &+ Int(scalar)]
          if bytes.kind != kind { break }
          unsafe UnsafeMutableRawPointer(end).storeBytes(
            of: bytes.bits.littleEndian, as: UInt64.self)
          unsafe end += bytes.count
          next &+= 2
        }
        if next == start { break }
        pairs &+= (next &- start) &>> 1
      }
      let count = next &- position &- pairs
      unsafe self.end = end
      position = next
      return count
    }

    /// Appends the `length` highest bytes of a number, the highest first.
    package mutating func append(
      highBytesOf word: UInt32, count length: Int
    ) -> Bool {
      append(lowBytesOf: word.byteSwapped, count: length)
    }

    /// Takes the last scalar back, which was appended in UTF-8; returns its
    /// bytes, the lowest first, and their number.
    package mutating func takeLastScalar() -> (bytes: UInt32, count: Int) {
      var (bytes, count) = (UInt32(0), 0)
      while unsafe end > start {
        unsafe end -= 1
        let byte = unsafe end.pointee
        bytes = bytes << 8 | UInt32(byte)
        count &+= 1
        if byte & 0xC0 != 0x80 || count == 4 { break }
      }
      return (bytes, count)
    }

    /// Appends bytes.
    package mutating func append(_ bytes: Span<UInt8>) -> Bool {
      guard unsafe limit - end + ByteWriter.stored >= bytes.count else {
        return false
      }
      unsafe bytes.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        unsafe end.update(from: start, count: source.count)
      }
      unsafe end += bytes.count
      return true
    }
  }

  /// Appends one to eight 00 bytes, so that the count becomes a multiple of
  /// eight.
  package mutating func endWord() {
    reserve(8)
    // `reserve` made room for eight bytes.
    unsafe UnsafeMutableRawPointer(base + count).storeBytes(
      of: 0, as: UInt64.self)
    count = (count &+ 8) & ~7
  }

  /// The eight written bytes at an offset, as a big-endian number.
  package func bigEndianWord(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count &- 8, "no word at \(offset)")
    return UInt64(
      bigEndian: unsafe UnsafeRawPointer(base + offset).loadUnaligned(
        as: UInt64.self))
  }

  /// The first eight bytes of a range as a big-endian number, padded with
  /// zeros.
  package func bigEndianWord(at offset: Int, length: Int) -> UInt64 {
    if offset > count &- 8 {
      return withBytes { bytes in
        bytes.extracting(offset..<offset + length).bigEndianWord()
      }
    }
    let word = bigEndianWord(at: offset)
    return length < 8 ? word & ~(.max >> (8 * UInt64(length))) : word
  }

  /// Removes all bytes after the first `length` bytes.
  package mutating func truncate(to length: Int) {
    precondition(
      length >= 0 && length <= count, "\(length) of \(count) bytes written")
    count = length
  }

  /// Removes `length` bytes at an offset; the bytes after them move down.
  package mutating func remove(_ length: Int, at offset: Int) {
    precondition(
      offset >= 0 && length >= 0 && length <= count - offset,
      "\(length) bytes at \(offset) of \(count) bytes written")
    unsafe (base + offset).update(
      from: base + offset + length, count: count - offset - length)
    count -= length
  }

  /// Frees unused memory.
  package mutating func shrink() {
    capacity = count
    unsafe base = reallocateMemory(base, capacity, for: "\(use)")
  }

  /// Calls a closure with the bytes written.
  package borrowing func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `count` bytes are initialized, and this writer is borrowed while the
    // closure runs.
    try body(
      unsafe Span(_unsafeStart: UnsafePointer(base), count: count))
  }
}
