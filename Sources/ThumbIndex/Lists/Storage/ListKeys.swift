/// The sort keys of a list's slots for one of its fields: those that the list was
/// built with in a column, later ones in chunks.
struct ListKeys: Sendable {
  private let base: SortKeyColumn

  /// Keys of up to 1,024 slots.
  private struct Chunk {
    var offsets: [UInt32] = []
    var words: [UInt64] = []
  }

  private static let chunkShift = 10
  private var chunks: [Chunk] = []

  private(set) var count: Int

  init(_ column: SortKeyColumn) {
    base = column
    count = column.count
  }

  /// Gives the next slot the key of a column's row.
  mutating func append(_ column: SortKeyColumn, _ row: Int) {
    column.withBytes(ofRow: row) { append($0) }
  }

  private mutating func append(_ bytes: Span<UInt8>) {
    let index = (count - base.count) & (1 << Self.chunkShift - 1)
    if index == 0 { chunks.append(Chunk()) }
    let last = chunks.count - 1
    chunks[last].offsets.append(UInt32(chunks[last].words.count))
    chunks[last].words += PackedKey(bytes).words
    if index + 1 == 1 << Self.chunkShift {
      // The chunk is full: gives back what appending reserved.
      chunks[last].words = Array(chunks[last].words[...])
    }
    count += 1
  }

  /// Eight bytes of a slot's key as a big-endian number; the key's last word ends
  /// in 00.
  func word(_ index: Int, of slot: Int) -> UInt64 {
    if slot < base.count {
      return index == 0
        ? base.prefix(ofRow: slot) : base.word(index, ofRow: slot)
    }
    let chunk = chunks[(slot - base.count) >> Self.chunkShift]
    let number = (slot - base.count) & (1 << Self.chunkShift - 1)
    return chunk.words[Int(chunk.offsets[number]) + index]
  }

  /// The bytes of a slot's key without zeros at the end.
  func bytes(of slot: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var index = 0
    while true {
      let word = word(index, of: slot)
      for shift in stride(from: 56, through: 0, by: -8) {
        let byte = UInt8(truncatingIfNeeded: word >> UInt64(shift))
        if byte == 0 { return bytes }
        bytes.append(byte)
      }
      index += 1
    }
  }
}

extension ListKeys {
  /// Compares the key of a slot with one of other keys of the same field.
  ///
  /// - Complexity: O(*n*) in the words that the keys share.
  func compare(
    _ slot: Int, _ other: ListKeys, _ otherSlot: Int
  ) -> CollationOrder {
    compare(slot) { other.word($0, of: otherSlot) }
  }

  /// Compares the key of a slot with one of a column.
  func compare(
    _ slot: Int, _ column: SortKeyColumn, _ row: Int
  ) -> CollationOrder {
    compare(slot) { column.word($0, ofRow: row) }
  }

  /// Compares the key of a slot with a key that no slot has.
  func compare(_ slot: Int, _ key: PackedKey) -> CollationOrder {
    compare(slot) { key.words[$0] }
  }

  private func compare(
    _ slot: Int, with other: (Int) -> UInt64
  ) -> CollationOrder {
    var index = 0
    while true {
      let left = word(index, of: slot)
      let right = other(index)
      if left != right { return left < right ? .less : .greater }
      // A last byte of 00 ends both keys.
      if left & 0xFF == 0 { return .equal }
      index += 1
    }
  }

  /// Whether a slot's key begins with the bytes of another, which are no whole
  /// key.
  func hasPrefix(_ slot: Int, _ key: PackedKey) -> Bool {
    for (index, word) in key.words.enumerated() {
      let isLast = index == key.words.count - 1
      let unused = isLast ? UInt64(word.trailingZeroBitCount & ~7) : 0
      let own = self.word(index, of: slot)
      if unused >= 64 { return true }
      if own >> unused != word >> unused { return false }
    }
    return true
  }
}

/// A sort key, or the beginning of one, in words of eight bytes, as a
/// ``ListKeys`` compares them.
struct PackedKey: Sendable {
  /// The bytes, none of them 00, as big-endian numbers; the last word ends in
  /// 00.
  let words: [UInt64]

  init(_ bytes: Span<UInt8>) {
    words = (0...bytes.count / 8).map { bytes.bigEndianWord(at: $0 * 8) }
  }
}
