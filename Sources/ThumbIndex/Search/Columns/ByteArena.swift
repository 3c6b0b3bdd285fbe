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
    unsafe bytes = reallocateMemory(
      nil, capacity + Self.padding, for: "folded texts")
  }

  /// Where the next byte will be, as segments count.
  var place: UInt32 {
    guard let place = UInt32(exactly: used) else {
      preconditionFailure("\(used) bytes are more than folded texts may have")
    }
    return place
  }

  /// Makes room for so many bytes behind those that are used.
  mutating func reserve(_ count: Int) {
    if used + count <= capacity { return }
    capacity = max(used + count, 2 * capacity)
    unsafe bytes = reallocateMemory(
      bytes, capacity + Self.padding, for: "folded texts")
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
    unsafe bytes = reallocateMemory(
      bytes, used + Self.padding, for: "folded texts")
    capacity = used
    unsafe (bytes + used).update(repeating: rowSeparator, count: Self.padding)
  }

  static func release(_ bytes: UnsafeMutablePointer<UInt8>) {
    unsafe freeMemory(bytes)
  }
}

/// What stands before and after each row: a byte that UTF-8 never has.
let rowSeparator: UInt8 = 0xFF
