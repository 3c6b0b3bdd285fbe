/// The first words of many texts' keys, by row; see ``KeyStretch``.
package struct KeyStarts: Sendable {
  let storage: SortKeyColumn.Storage

  /// The first words of texts: of all, or of those with some numbers.
  init(
    _ texts: [String], _ numbers: [UInt32]?, _ stretch: KeyStretch,
    _ collator: Collator, threads: ThreadCount
  ) {
    storage = SortKeyColumn.Storage(stretch)
    storage.append(texts, at: numbers, collator, threads: threads)
  }

  init(storage: SortKeyColumn.Storage) { self.storage = storage }

  /// How many words each key has at most that is not whole; `Int.max` if all
  /// keys are whole.
  package var bound: Int { storage.bound }

  /// The keys as a column; they must be whole.
  package var column: SortKeyColumn {
    require(storage.bound == .max, "the keys are not whole")
    return SortKeyColumn(storage: storage)
  }

  /// Which words of the keys are there.
  package var stretch: KeyStretch { storage.stretch }

  /// The first eight bytes of a row's key, as
  /// ``SortKeyColumn/prefix(ofRow:)``.
  package func prefix(ofRow row: Int) -> UInt64 { storage.prefix(ofRow: row) }

  /// Compares a row with a row of other starts, which have an equal collator and
  /// begin at an equal word; `nil` if the keys are equal as far as both are
  /// there.
  package func compare(
    _ row: Int, with other: Self, _ otherRow: Int
  ) -> CollationOrder? {
    storage.compare(row, other.storage, otherRow)
  }
}
