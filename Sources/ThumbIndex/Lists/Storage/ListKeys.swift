/// What a list's slots are ordered by in one field: sort keys, or values that
/// have none.
///
/// The keys of the first slots are in a column. Later keys are in an array of
/// words.
struct ListKeys: Sendable {
  /// The values, if they have no keys.
  private var values: (any ValueColumn)?

  private let base: SortKeyColumn

  /// The words of keys that are not in ``base``.
  private var words = ChunkedArray<UInt64>()
  /// For each key in ``words``, the index of its first word.
  private var starts = ChunkedArray<Int>()

  init(_ column: FieldColumn) {
    switch column {
    case .keys(let keys): base = keys
    case .values(let values):
      self.values = values
      base = SortKeyColumn(count: 0) { _ in [] }
    }
  }

  var count: Int { values?.count ?? (base.count + starts.count) }

  /// Adds the key or value in a row of a column, for the next slot.
  mutating func append(_ column: FieldColumn, _ row: Int) {
    switch column {
    case .keys(let column):
      starts.append(words.count)
      column.withBytes(ofRow: row) {
        for word in $0.keyWords { words.append(word) }
      }
    case .values(let column): values!.append(column, row)
    }
  }

  /// The keys or values of some slots.
  func column(of slots: [Slot]) -> FieldColumn {
    if let values { return .values(values.rows(slots.map(\.index))) }
    return .keys(
      SortKeyColumn(count: slots.count) { bytes(of: slots[$0]) })
  }

  /// A word of a slot's key: eight bytes as a big-endian number; the last word
  /// ends with a zero byte.
  func word(_ index: Int, of slot: Slot) -> UInt64 {
    let slot = slot.index
    return slot < base.count
      ? base.word(index, ofRow: slot) : words[starts[slot - base.count] + index]
  }

  /// The bytes of a slot's key, without the zeros at the end.
  private func bytes(of slot: Slot) -> [UInt8] {
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
  /// Compares a slot with one of another list, or of this one.
  ///
  /// - Complexity: O(*n*) in the equal words at the start of both keys.
  func compare(
    _ slot: Slot, with other: ListKeys, _ otherSlot: Slot
  ) -> CollationOrder {
    if let values {
      return values.compare(
        slot.index, with: other.values!, otherSlot.index)
    }
    return compare(slot) { other.word($0, of: otherSlot) }
  }

  /// Compares a slot with a row of a column.
  ///
  /// - Complexity: O(*n*) in the equal words at the start of both keys.
  func compare(
    _ slot: Slot, with column: FieldColumn, row: Int
  ) -> CollationOrder {
    switch column {
    case .keys(let column): compare(slot) { column.word($0, ofRow: row) }
    case .values(let column): values!.compare(slot.index, with: column, row)
    }
  }

  /// Compares the key of a slot with the words of another key.
  ///
  /// - Complexity: O(*n*) in the equal words at the start of both keys.
  func compare(_ slot: Slot, with other: (Int) -> UInt64) -> CollationOrder {
    compareKeys({ word($0, of: slot) }, other)
  }

  /// Whether a slot's key begins with given words; zero bytes at the end of the
  /// last word do not count.
  func hasPrefix(_ slot: Slot, _ key: [UInt64]) -> Bool {
    for (index, word) in key.enumerated() {
      let isLast = index == key.count - 1
      let unused = isLast ? UInt64(word.trailingZeroBitCount & ~7) : 0
      let own = self.word(index, of: slot)
      if unused >= 64 { return true }
      if own >> unused != word >> unused { return false }
    }
    return true
  }
}
