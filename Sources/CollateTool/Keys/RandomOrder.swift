import Glibc
import ThumbIndex

/// Keys in random order; equal texts have the same key.
///
/// The keys are SipHash-2-4 with 128 bits of output. glibc has no keyed hash.
/// Swift's own hashes differ from process to process, so the same random source
/// would give different orders.
struct RandomOrder: Sendable {
  private let seed: (UInt64, UInt64)

  /// An order from the system's random numbers.
  init() {
    var generator = SystemRandomNumberGenerator()
    seed = (generator.next(), generator.next())
  }

  /// An order from the first bytes of a file, as for `--random-source`.
  init(source path: FilePath) throws(Failure) {
    let size = 16
    var bytes: [UInt8] = []
    do throws(SystemError) {
      let file = try FileDescriptor.open(path)
      var buffer = [UInt8](repeating: 0, count: size)
      while bytes.count < size {
        let count = try unsafe buffer.withUnsafeMutableBufferPointer {
          buffer throws(SystemError) in
          try unsafe file.read(into: UnsafeMutableRawBufferPointer(buffer))
        }
        if count == 0 { break }
        bytes += buffer.prefix(count)
      }
      if path != .standardInput { try file.close() }
    } catch {
      throw .trouble("cannot read '\(path)': \(error.description)")
    }
    if bytes.count < size {
      throw .trouble("'\(path)' has fewer than \(size) random bytes")
    }
    func word(_ start: Int) -> UInt64 {
      (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
    }
    seed = (word(0), word(8))
  }

  /// Appends the key of a text.
  func appendKey(of text: Span<UInt8>, to key: inout [UInt8]) {
    var hash = SipHash(seed)
    hash.add(text)
    for word in hash.finish() {
      for shift in stride(from: 56, through: 0, by: -8) {
        key.append(UInt8(word >> UInt64(shift) & 0xFF))
      }
    }
  }
}

/// SipHash-2-4 with 128 bits of output (Aumasson and Bernstein).
private struct SipHash {
  private var v0, v1, v2, v3: UInt64

  init(_ key: (UInt64, UInt64)) {
    v0 = key.0 ^ 0x736F_6D65_7073_6575
    v1 = key.1 ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    v2 = key.0 ^ 0x6C79_6765_6E65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  mutating func add(_ text: Span<UInt8>) {
    var word: UInt64 = 0
    for index in text.indices {
      word |= UInt64(text[index]) << UInt64(8 * (index & 7))
      if index & 7 == 7 {
        add(word)
        word = 0
      }
    }
    add(word | UInt64(text.count & 0xFF) << 56)
  }

  mutating func finish() -> [UInt64] {
    v2 ^= 0xEE
    for _ in 0..<4 { round() }
    let first = v0 ^ v1 ^ v2 ^ v3
    v1 ^= 0xDD
    for _ in 0..<4 { round() }
    return [first, v0 ^ v1 ^ v2 ^ v3]
  }

  private mutating func add(_ word: UInt64) {
    v3 ^= word
    round()
    round()
    v0 ^= word
  }

  private mutating func round() {
    func turned(_ word: UInt64, _ count: UInt64) -> UInt64 {
      word << count | word >> (64 - count)
    }
    v0 &+= v1
    v1 = turned(v1, 13) ^ v0
    v0 = turned(v0, 32)
    v2 &+= v3
    v3 = turned(v3, 16) ^ v2
    v0 &+= v3
    v3 = turned(v3, 21) ^ v0
    v2 &+= v1
    v1 = turned(v1, 17) ^ v2
    v2 = turned(v2, 32)
  }
}
