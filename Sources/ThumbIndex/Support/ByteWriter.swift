/// Memory that grows while bytes are written to its end.
///
/// Whoever appends cannot outrun it, whatever is appended: each append looks
/// whether there is room, and makes room where there is none. What was reserved
/// only saves growing.
///
/// The unsafe functions here are safe because of one invariant, which `reserve`
/// alone upholds and every write asks for: `capacity` bytes from `base` on are
/// this writer's, and the first `count` of them are initialized. As nobody else
/// has them, the writer may go from thread to thread.
@safe package struct ByteWriter: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<UInt8>

  /// How many bytes were written.
  package private(set) var count = 0

  private var capacity: Int

  /// What the memory is for, as said when there is none.
  private let use: StaticString

  /// How many bytes a cursor stores at once, however few of them count.
  private static let stored = 8

  /// A writer with room for so many bytes.
  package init(reserving expected: Int = 0, for use: StaticString) {
    capacity = max(expected, 0)
    self.use = use
    unsafe base = reallocateMemory(nil, capacity, for: "\(use)")
  }

  deinit { unsafe freeMemory(base) }

  /// Makes room for so many bytes more.
  @inline(__always)  // One comparison, in front of each write.
  package mutating func reserve(_ more: Int) {
    if more > capacity &- count { grow(by: more) }
  }

  /// Makes twice the room at least, so that copying takes no longer than writing.
  @inline(never)  // So that what calls it in a loop stays short.
  private mutating func grow(by more: Int) {
    precondition(
      more >= 0 && more <= Int.max / 4 - count,
      "\(more) bytes more than \(count) are more than memory has")
    capacity = max(count + more, 2 * capacity)
    unsafe base = reallocateMemory(base, capacity, for: "\(use)")
  }

  /// Appends a byte.
  @inline(__always)  // Once for each byte.
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
      // `reserve` made room for as many bytes; a span of other memory cannot
      // overlap with what this writer alone has.
      unsafe (base + count).update(from: start, count: source.count)
    }
    count += bytes.count
  }

  /// Appends the same byte so many times.
  package mutating func append(_ byte: UInt8, count length: Int) {
    reserve(length)
    // `reserve` made room; to write fewer than none stops the program.
    unsafe (base + count).update(repeating: byte, count: length)
    count += length
  }

  /// Appends what a closure writes into room for so many bytes.
  package mutating func append(
    reserving room: Int, _ write: (inout OutputSpan<UInt8>) -> Void
  ) {
    reserve(room)
    // `reserve` made room, and the span lets nobody write behind it.
    var output = unsafe OutputSpan(
      buffer: UnsafeMutableBufferPointer(start: base + count, count: room),
      initializedCount: 0)
    write(&output)
    count += unsafe output.finalize(
      for: UnsafeMutableBufferPointer(start: base + count, count: room))
  }

  /// Appends what a closure writes at a cursor, which has room for so many bytes;
  /// when the closure says that there is not enough, it is called again from the
  /// start with twice as much.
  ///
  /// In a loop over characters this is faster than to append to the writer: the
  /// cursor stays in registers.
  @inline(__always)  // So that the closure is part of the caller's loop.
  package mutating func append<Result>(
    expecting room: Int, _ write: (inout Cursor) -> Result?
  ) -> Result {
    var room = max(room, 0)
    while true {
      reserve(room + Self.stored)
      // `reserve` made room for so many bytes, and for a store behind them.
      var cursor = unsafe Cursor(
        end: base + count, limit: base + (capacity - Self.stored))
      let result = write(&cursor)
      if let result {
        count = unsafe cursor.end - base
        return result
      }
      room = 2 * max(room, capacity - count)
    }
  }

  /// Where bytes are written next, in memory with an end.
  ///
  /// Each append says whether there was room, and writes nothing where there was
  /// none. It is safe because of one invariant: from `limit` on there are
  /// ``ByteWriter/stored`` bytes.
  @safe package struct Cursor: ~Copyable {
    fileprivate var end: UnsafeMutablePointer<UInt8>
    fileprivate let limit: UnsafeMutablePointer<UInt8>

    fileprivate init(
      end: UnsafeMutablePointer<UInt8>, limit: UnsafeMutablePointer<UInt8>
    ) {
      unsafe self.end = end
      unsafe self.limit = limit
    }

    /// Appends up to four bytes of a number, the lowest first.
    @inline(__always)  // Once for each character of a text.
    package mutating func append(
      lowBytesOf word: UInt32, count length: Int
    ) -> Bool {
      guard unsafe end <= limit else { return false }
      // Eight bytes are stored, of which at most seven are counted.
      unsafe UnsafeMutableRawPointer(end).storeBytes(
        of: UInt64(word).littleEndian, as: UInt64.self)
      unsafe end += length & 7
      return true
    }

    /// Appends up to four bytes of a number, the highest first.
    @inline(__always)  // As above.
    package mutating func append(
      highBytesOf word: UInt32, count length: Int
    ) -> Bool {
      append(lowBytesOf: word.byteSwapped, count: length)
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

  /// Appends one to eight times 00, up to the next multiple of eight bytes.
  @inline(__always)  // Behind each key of a column.
  package mutating func endWord() {
    reserve(8)
    // `reserve` made room for eight bytes.
    unsafe UnsafeMutableRawPointer(base + count).storeBytes(
      of: 0, as: UInt64.self)
    count = (count &+ 8) & ~7
  }

  /// Eight of the bytes written as a big-endian number.
  @inline(__always)  // Once for each key of a column.
  package func bigEndianWord(at offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= count &- 8, "no word at \(offset)")
    return UInt64(
      bigEndian: unsafe UnsafeRawPointer(base + offset).loadUnaligned(
        as: UInt64.self))
  }

  /// The first bytes of a stretch, up to eight, as a big-endian number, with zeros
  /// behind a shorter one.
  @inline(__always)  // Once for each row of a column.
  package func bigEndianWord(at offset: Int, length: Int) -> UInt64 {
    if offset > count &- 8 {
      return withBytes { bytes in
        bytes.extracting(offset..<offset + length).bigEndianWord()
      }
    }
    let word = bigEndianWord(at: offset)
    return length < 8 ? word & ~(.max >> (8 * UInt64(length))) : word
  }

  /// Takes back what was written behind the first so many bytes.
  package mutating func truncate(to length: Int) {
    precondition(
      length >= 0 && length <= count, "\(length) of \(count) bytes written")
    count = length
  }

  /// Gives back the memory that nothing was written to.
  package mutating func shrink() {
    capacity = count
    unsafe base = reallocateMemory(base, capacity, for: "\(use)")
  }

  /// Calls a closure with what was written.
  package borrowing func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `count` bytes are initialized, and live as long as this writer, which is
    // borrowed while the closure runs.
    try body(
      unsafe Span(_unsafeStart: UnsafePointer(base), count: count))
  }
}
