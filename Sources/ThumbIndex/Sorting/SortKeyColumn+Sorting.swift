extension SortKeyColumn {
  /// The rows in the order of their keys; equal rows keep their order.
  ///
  /// The first number in the result is the row that sorts first. Fewer than 16,384
  /// rows are sorted on one thread.
  ///
  /// ```swift
  /// let column = SortKeyColumn(["c", "a", "b"], collator: try Collator("en"))
  /// column.sortedRows()  // [1, 2, 0]
  /// ```
  ///
  /// - Parameters:
  ///   - direction: Up or down.
  ///   - threads: The thread limit; `nil` for one thread on each core.
  /// - Complexity: O(*k*) in the key bytes that tell the rows apart. Uses 24 to
  ///   48 bytes a row while it runs, the more the more rows begin alike.
  public func sortedRows(
    direction: SortDirection = .ascending, threads: Int? = nil
  ) -> [Int] {
    Self.sortedRows(of: [(self, direction)], threads: threads)
  }

  /// A column that rows are sorted by, and its direction.
  package typealias Directed = (
    column: SortKeyColumn, direction: SortDirection
  )

  /// The rows sorted by several columns, compared in turn.
  ///
  /// Rows that are equal in all columns keep their order.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// let cities = SortKeyColumn(["Umeå", "Lund", "Lund"], collator: swedish)
  /// let names = SortKeyColumn(["Bo", "Bo", "Åsa"], collator: swedish)
  /// SortKeyColumn.sortedRows(
  ///   of: [(cities, .ascending), (names, .descending)])
  /// // → 2, 1, 0
  /// ```
  ///
  /// - Parameters:
  ///   - columns: At least one column, all of the same length, each with its
  ///     direction.
  ///   - threads: The thread limit; `nil` for one thread on each core.
  /// - Complexity: As ``sortedRows(direction:threads:)``.
  public static func sortedRows(
    of columns: [(column: SortKeyColumn, direction: SortDirection)],
    threads: Int? = nil
  ) -> [Int] {
    sortedRows(of: columns, threads: ThreadCount(threads), breakingTiesBy: nil)
  }

  /// The rows sorted by several columns on at most `threads` threads; a closure
  /// may order rows that are equal in all columns.
  package static func sortedRows(
    of columns: [Directed], threads: ThreadCount,
    breakingTiesBy tieBreaker: RowOrder.TieBreaker?
  ) -> [Int] {
    RowOrder(of: columns, threads: threads, breakingTiesBy: tieBreaker)
      .rows.map { Int($0) }
  }
}

extension RowOrder {
  /// Sorts the rows of columns, which have an equal number of rows.
  package init(
    of columns: [SortKeyColumn.Directed], threads: ThreadCount,
    breakingTiesBy isBefore: TieBreaker? = nil
  ) {
    require(!columns.isEmpty, "no columns to sort by")
    let count = columns[0].column.count
    for other in columns.map({ $0.column.count }) {
      require(
        other == count,
        "columns of \(count) and \(other) rows cannot be sorted together")
    }
    self.init(
      of: count, by: columns.map { RowKey($0) }, threads: threads,
      breakingTiesBy: isBefore)
  }
}
