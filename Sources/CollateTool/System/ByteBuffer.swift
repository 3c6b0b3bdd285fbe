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
    unsafe start = reallocateMemory(nil, capacity, for: "lines")
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
      capacity = max(saturatingSum(count, size), capacity + capacity / 2)
      unsafe start = reallocateMemory(start, capacity, for: "lines")
    }
    return unsafe UnsafeMutableRawBufferPointer(
      start: start + count, count: size)
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe room(for: bytes.count).copyMemory(
      from: UnsafeRawBufferPointer(bytes))
    count += bytes.count
  }

  /// Gives back the memory after the bytes.
  mutating func trim() {
    capacity = max(count, 1)
    unsafe start = reallocateMemory(start, capacity, for: "lines")
  }
}
