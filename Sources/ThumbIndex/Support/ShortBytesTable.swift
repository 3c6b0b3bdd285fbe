/// Up to four bytes, and of which kind they are.
package struct ShortBytes: BitwiseCopyable, Sendable {
  /// The bytes, the first one lowest; then the kind; and the number of bytes in
  /// the three highest bits.
  let bits: UInt64

  /// No bytes, of the kind 0.
  package static let none = Self(bits: 0)

  private init(bits: UInt64) { self.bits = bits }

  /// The `count` highest bytes of a number, the highest first.
  package init(highBytesOf word: UInt32, count: Int, kind: UInt8) {
    precondition(count >= 0 && count <= 4, "\(count) bytes of four")
    bits =
      UInt64(word.byteSwapped) | UInt64(kind) << 32 | UInt64(count) << 61
  }

  @inline(__always)  // Keys: +5 % without.
  var kind: UInt8 { UInt8(truncatingIfNeeded: bits >> 32) }

  @inline(__always)  // Keys: +5 % without.
  var count: Int { Int(bits >> 61) }
}

/// Short bytes for scalars of one or two bytes.
package struct ShortBytesTable: Sendable {
  /// First the bytes for each byte of a text, which only ASCII characters have;
  /// then those for each scalar below U+0800, which only scalars of two bytes
  /// have.
  private(set) var elements = [ShortBytes](
    repeating: .none, count: count)

  static let pairs = 0x100
  static let count = 0x100 + 0x800

  package init() {}

  private static func index(of scalar: UInt32) -> Int {
    Int(scalar) &+ (scalar < 0x80 ? 0 : pairs)
  }

  /// Sets the bytes for a scalar that has none; ignores scalars of more than
  /// two bytes.
  @inline(__always)  // Keys: +5 % without.
  package mutating func add(_ bytes: ShortBytes, for scalar: UInt32) {
    guard scalar < 0x800 else { return }
    let index = Self.index(of: scalar)
    if elements[index].kind == 0 { elements[index] = bytes }
  }

  /// The kind of the bytes for the scalar at an offset of a text; 0 if the table
  /// has none.
  @inline(__always)  // Keys: +5 % without.
  package func kind(for text: Span<UInt8>, at position: Int) -> UInt8 {
    var position = position
    guard let scalar = text.shortScalar(at: &position) else { return 0 }
    return elements[Self.index(of: scalar)].kind
  }
}
