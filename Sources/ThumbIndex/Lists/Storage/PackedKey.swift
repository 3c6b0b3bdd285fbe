/// A sort key, or the beginning of one, in words of eight bytes, as a
/// ``ListKeys`` compares them.
struct PackedKey: Sendable {
  /// The bytes as big-endian numbers; the last word ends in 00.
  let words: [UInt64]

  init(_ bytes: Span<UInt8>) {
    words = pack(bytes)
  }
}

/// Packs the bytes of a key, none of them 00, into words, the last of which ends
/// in 00.
func pack(_ bytes: Span<UInt8>) -> [UInt64] {
  var words = [UInt64](repeating: 0, count: bytes.count / 8 + 1)
  for index in bytes.indices {
    words[index / 8] |= UInt64(bytes[index]) << UInt64(56 - index % 8 * 8)
  }
  return words
}
