extension SortKeyColumn {
  /// The rows in the order of their keys; equal rows keep their order.
  ///
  /// The result is a permutation: its first number is the row that comes first.
  ///
  /// ```swift
  /// let column = SortKeyColumn(["c", "a", "b"], collator: try Collator("en"))
  /// column.sortedRows()  // [1, 2, 0]
  /// ```
  ///
  /// - Parameters:
  ///   - direction: Up or down.
  ///   - threads: How many threads may work; `nil` for one on each core.
  /// - Complexity: O(*k*), where *k* is the number of key bytes that tell the
  ///   rows apart. Uses 32 bytes a row while it runs.
  public func sortedRows(
    direction: SortDirection = .ascending, threads: Int? = nil
  ) -> [Int] {
    Self.sortedRows(of: [(self, direction)], threads: threads)
  }

  /// The rows in the order of several columns: by the first, where that is equal
  /// by the second, and so on; rows equal in all of them keep their order.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// let cities = SortKeyColumn(["Umeå", "Lund", "Lund"], collator: swedish)
  /// let names = SortKeyColumn(["Bo", "Bo", "Åsa"], collator: swedish)
  /// let columns = [(cities, SortDirection.ascending), (names, .descending)]
  /// SortKeyColumn.sortedRows(of: columns)  // [2, 1, 0]
  /// ```
  ///
  /// - Parameters:
  ///   - columns: At least one column, all of the same length, each with its
  ///     direction.
  ///   - threads: How many threads may work; `nil` for one on each core.
  /// - Complexity: As ``sortedRows(direction:threads:)``.
  public static func sortedRows(
    of columns: [(column: SortKeyColumn, direction: SortDirection)],
    threads: Int? = nil
  ) -> [Int] {
    sortedRows(of: columns, threads: threads, breakingTiesBy: nil)
  }

  /// The same, with rows that are equal in all columns ordered by a closure.
  package static func sortedRows(
    of columns: [(column: SortKeyColumn, direction: SortDirection)],
    threads: Int?, breakingTiesBy tieBreaker: (@Sendable (Int, Int) -> Bool)?
  ) -> [Int] {
    precondition(!columns.isEmpty, "no columns to sort by")
    return RowSorter<Int>.sortedRows(
      of: columns.map { ($0.column, $0.direction) },
      threads: Parallel.threads(threads), tieBreaker: tieBreaker)
  }
}
