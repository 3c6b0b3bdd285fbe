/// The sort keys of many texts, by row.
///
/// The keys suffice to sort and merge the texts.
///
/// ```swift
/// let swedish = try Collator("sv")
/// let column = SortKeyColumn(["Öl", "Zebra"], collator: swedish)
/// column.compare(0, 1)                       // .greater
/// column[0] == swedish.sortKey(for: "Öl")    // true
/// ```
///
/// The keys are those of ``Collator/sortKey(for:)``. A column holds fewer than
/// 2³² rows. Copies of a column share memory. A text that is too long for
/// ``Collator/sortKey(for:)`` stops the program.
public struct SortKeyColumn: Sendable {
  let storage: Storage

  /// The number of rows.
  public var count: Int { storage.count }

  /// The key of a row.
  ///
  /// - Complexity: O(*n*) in the bytes of the key, which are copied.
  /// - Precondition: There is such a row.
  public subscript(row: Int) -> SortKey {
    withBytes(ofRow: row) { SortKey($0.array) }
  }

  /// Calls a closure with the bytes of a row's key, none of them 00.
  ///
  /// ```swift
  /// let column = SortKeyColumn(["ab"], collator: try Collator("en"))
  /// column.withBytes(ofRow: 0) { $0.count }  // 6
  /// ```
  ///
  /// - Complexity: O(1), apart from the closure.
  /// - Precondition: There is such a row.
  public func withBytes<Result, Failure: Error>(
    ofRow row: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    check(row)
    return try storage.withBytes(ofRow: row, body)
  }

  /// The first eight bytes of a row's key, padded with zeros, as a big-endian
  /// number.
  ///
  /// If two prefixes differ, the key with the lower prefix comes first.
  ///
  /// ```swift
  /// let column = SortKeyColumn(["ab"], collator: try Collator("en"))
  /// column[0].description                       // 2a2c01060106
  /// String(column.prefix(ofRow: 0), radix: 16)  // 2a2c010601060000
  /// ```
  ///
  /// - Complexity: O(1).
  /// - Precondition: There is such a row.
  public func prefix(ofRow row: Int) -> UInt64 {
    check(row)
    return storage.prefix(ofRow: row)
  }

  /// Compares the texts of two rows.
  ///
  /// - Complexity: O(*n*) in the equal bytes before the first that differs.
  /// - Precondition: There are such rows.
  public func compare(_ left: Int, _ right: Int) -> CollationOrder {
    compare(left, with: self, right)
  }

  /// Compares a row with a row of another column, which has an equal collator.
  package func compare(
    _ row: Int, with other: SortKeyColumn, _ otherRow: Int
  ) -> CollationOrder {
    check(row)
    other.check(otherRow)
    return storage.compare(row, other.storage, otherRow)!
  }

  private func check(_ row: Int) {
    requireIndex(row, below: count, "row")
  }
}
