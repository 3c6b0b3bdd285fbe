#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Memory for folded texts, growing while they are written.
@safe struct ByteArena: ~Copyable {
  private(set) var bytes: UnsafeMutablePointer<UInt8>

  var used = 0

  private(set) var capacity: Int

  /// How many bytes may be read, but not used, past the end.
  static let padding = 64

  /// The bytes end by being owned by a segment, which calls ``release(_:)``.
  init(expectedBytes: Int) {
    capacity = max(expectedBytes, 256)
    unsafe bytes = allocate(capacity + Self.padding, replacing: nil)
  }

  /// Makes room for so many bytes behind those that are used.
  mutating func reserve(_ count: Int) {
    if used + count <= capacity { return }
    capacity = max(used + count, 2 * capacity)
    unsafe bytes = allocate(capacity + Self.padding, replacing: bytes)
  }

  mutating func append(_ text: [UInt8]) {
    reserve(text.count)
    for byte in text {
      unsafe bytes[used] = byte
      used += 1
    }
  }

  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe bytes[used] = byte
    used += 1
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    reserve(text.count)
    if let base = text.baseAddress {
      unsafe (bytes + used).update(from: base, count: text.count)
    }
    used += text.count
  }

  /// Gives back what is not used, and fills the padding.
  mutating func finish() {
    unsafe bytes = allocate(used + Self.padding, replacing: bytes)
    capacity = used
    unsafe (bytes + used).update(repeating: rowSeparator, count: Self.padding)
  }

  static func release(_ bytes: UnsafeMutablePointer<UInt8>) {
    unsafe free(bytes)
  }
}

/// What stands before and after each row: a byte that UTF-8 never has.
let rowSeparator: UInt8 = 0xFF

private func allocate(
  _ count: Int, replacing old: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8> {
  guard let memory = unsafe realloc(old, count) else {
    preconditionFailure("out of memory: \(count) bytes for folded texts")
  }
  return unsafe memory.assumingMemoryBound(to: UInt8.self)
}
