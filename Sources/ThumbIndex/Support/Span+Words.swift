extension Span<UInt8> {
  /// The eight bytes at an offset as a big-endian number, with zeros after the
  /// end.
  ///
  /// Such numbers compare as the bytes do.
  @inlinable
  package func bigEndianWord(at offset: Int = 0) -> UInt64 {
    var word: UInt64 = 0
    var shift: UInt64 = 56
    for index in offset..<Swift.max(offset, Swift.min(offset &+ 8, count)) {
      word |= UInt64(self[index]) << shift
      shift &-= 8
    }
    return word
  }

  /// A copy of the bytes.
  package var array: [UInt8] {
    [UInt8](capacity: count) { output in
      for index in indices { output.append(self[index]) }
    }
  }

  /// The bytes of a sort key, or of its start, as big-endian words of eight
  /// bytes; the last word ends in 00.
  var keyWords: [UInt64] {
    (0...count / 8).map { bigEndianWord(at: 8 * $0) }
  }
}
