/// A row's key where it lies in its column: what comparing rows of different
/// columns needs, without counting references to them.
///
/// It is valid as long as the column that it was taken from.
@safe package struct KeyReference {
  /// The first eight bytes, big-endian.
  private let prefix: UInt64
  private let words: UnsafePointer<UInt64>

  fileprivate init(prefix: UInt64, words: UnsafePointer<UInt64>) {
    self.prefix = prefix
    unsafe self.words = words
  }

  /// Compares keys of the same collator.
  package func compare(_ other: Self) -> CollationOrder {
    let (left, right) = (prefix, other.prefix)
    if left != right { return left < right ? .less : .greater }
    if left & 0xFF == 0 { return .equal }
    return compareKeys(
      { unsafe UInt64(bigEndian: words[$0]) },
      { unsafe UInt64(bigEndian: other.words[$0]) }, from: 1)
  }
}

extension SortKeyColumn {
  /// The key of a row, to be compared with keys of other columns.
  ///
  /// Unsafe, as the column must outlive it.
  @unsafe package func reference(toRow row: Int) -> KeyReference {
    precondition(
      row >= 0 && row < count, "row \(row) is not in 0..<\(count)")
    return unsafe KeyReference(
      prefix: storage.prefixes[row],
      words: UnsafePointer(storage.words(ofRow: row)))
  }
}
