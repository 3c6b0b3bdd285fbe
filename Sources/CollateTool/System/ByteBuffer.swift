import Glibc
import ThumbIndex

/// Bytes in memory that grows in place if the system can do so.
@safe struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  var count = 0

  /// Reserves room, which takes no memory until it is written to.
  init(expectedSize: Int) {
    capacity = max(expectedSize, 64)
    unsafe start = reallocate(nil, capacity)
  }

  deinit { unsafe free(start) }

  var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// The free room of a given size after the bytes.
  ///
  /// After writing bytes there, raise ``count`` by their number.
  mutating func room(for size: Int) -> UnsafeMutableRawBufferPointer {
    if capacity - count < size {
      capacity = max(count + size, capacity + capacity / 2)
      unsafe start = reallocate(start, capacity)
    }
    return unsafe UnsafeMutableRawBufferPointer(
      start: start + count, count: size)
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe room(for: bytes.count).copyMemory(
      from: UnsafeRawBufferPointer(bytes))
    count += bytes.count
  }

  /// Returns the memory without its unused part; the caller frees the memory.
  consuming func release() -> UnsafeMutablePointer<UInt8> {
    let result = unsafe reallocate(start, max(count, 1))
    discard self
    return unsafe result
  }
}

private func reallocate(
  _ memory: UnsafeMutablePointer<UInt8>?, _ size: Int
) -> UnsafeMutablePointer<UInt8> {
  // If memory was exhausted, the tool has already ended; see
  // `endWhenMemoryIsExhausted`.
  let memory = unsafe realloc(memory, size)!
  unsafe adviseLargePages(memory, size)
  return unsafe memory.assumingMemoryBound(to: UInt8.self)
}
