import Glibc
import ThumbIndex

/// Bytes in memory of its own that grows in place where the system can do it.
@safe struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// How many bytes there are.
  var count = 0

  /// Reserves room, which takes no memory before it is written to.
  init(expectedSize: Int) {
    capacity = max(expectedSize, 64)
    unsafe start = reallocate(nil, capacity)
  }

  deinit { unsafe free(start) }

  var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// The room behind the bytes, so many at least.
  ///
  /// What is written there is part of them when ``count`` says so.
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

  /// Gives up the memory, less what is not used, to whoever then frees it.
  consuming func release() -> UnsafeMutablePointer<UInt8> {
    let result = unsafe reallocate(start, max(count, 1))
    discard self
    return unsafe result
  }
}

private func reallocate(
  _ memory: UnsafeMutablePointer<UInt8>?, _ size: Int
) -> UnsafeMutablePointer<UInt8> {
  guard let memory = unsafe realloc(memory, size) else {
    removeUnfinishedOutput()
    complain("out of memory: \(size) bytes for the input")
    exit(2)
  }
  unsafe adviseLargePages(memory, size)
  return unsafe memory.assumingMemoryBound(to: UInt8.self)
}
