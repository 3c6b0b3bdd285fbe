extension SortKeyColumn {
  /// The rows in the order of their keys; equal rows keep their order.
  ///
  /// The first number in the result is the row that sorts first. With 16,384 or
  /// more rows, one thread works on each core.
  ///
  /// ```swift
  /// let column = SortKeyColumn(["c", "a", "b"], collator: try Collator("en"))
  /// column.sortedRows()  // [1, 2, 0]
  /// ```
  ///
  /// - Parameter direction: Up or down.
  /// - Complexity: O(*k*) in the key bytes that tell the rows apart. Uses 24 to
  ///   48 bytes a row while it runs, the more the more rows begin alike.
  public func sortedRows(direction: SortDirection = .ascending) -> [Int] {
    Self.sortedRows(of: [Directed(self, direction)])
  }

  /// A column that rows are sorted by, up or down.
  ///
  /// ```swift
  /// let names = SortKeyColumn(["Bo", "Åsa"], collator: try Collator("sv"))
  /// SortKeyColumn.sortedRows(of: [.init(names, .descending)])  // [1, 0]
  /// ```
  public struct Directed: Sendable {
    /// The column.
    public let column: SortKeyColumn

    /// Up or down.
    public let direction: SortDirection

    /// A column and its direction.
    public init(
      _ column: SortKeyColumn, _ direction: SortDirection = .ascending
    ) {
      self.column = column
      self.direction = direction
    }
  }

  /// The rows sorted by several columns, compared in turn.
  ///
  /// Rows that are equal in all columns keep their order.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// let cities = SortKeyColumn(["Umeå", "Lund", "Lund"], collator: swedish)
  /// let names = SortKeyColumn(["Bo", "Bo", "Åsa"], collator: swedish)
  /// SortKeyColumn.sortedRows(of: [.init(cities), .init(names, .descending)])
  /// // → 2, 1, 0
  /// ```
  ///
  /// - Parameter columns: At least one column, all of the same length, each
  ///   with its direction.
  /// - Complexity: As ``sortedRows(direction:)``.
  public static func sortedRows(of columns: [Directed]) -> [Int] {
    sortedRows(of: columns, threads: .perCore)
  }

  /// The rows sorted by several columns on at most `threads` threads; a closure
  /// may order rows that are equal in all columns.
  package static func sortedRows(
    of columns: [Directed], threads: ThreadCount,
    breakingTiesBy tieBreaker: (@Sendable (Int, Int) -> Bool)? = nil
  ) -> [Int] {
    require(!columns.isEmpty, "no columns to sort by")
    return RowSorter<Int>.sortedRows(
      of: columns, threads: threads, tieBreaker: tieBreaker)
  }

  /// The rows in the order of their keys, sorted on at most `threads` threads.
  package func sortedRows(
    direction: SortDirection = .ascending, threads: ThreadCount
  ) -> [Int] {
    Self.sortedRows(of: [Directed(self, direction)], threads: threads)
  }
}
