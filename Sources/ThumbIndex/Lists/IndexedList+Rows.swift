extension IndexedList {
  /// Rows of a list, counted from 0: all, or those of a section.
  ///
  /// ```swift
  /// states.rows              // Georgia, Hawaii, Idaho, Iowa
  /// states.rows[2]           // Idaho
  /// states.sections[2].rows  // Idaho, Iowa
  /// ```
  public struct Rows: RandomAccessCollection {
    let list: IndexedList

    /// The first row, counted over all sections.
    let start: Int

    /// The number of rows.
    public let count: Int

    /// 0.
    public var startIndex: Int { 0 }

    /// The number of rows.
    public var endIndex: Int { count }

    /// The element of a row.
    ///
    /// ```swift
    /// states.rows[3]  // Iowa
    /// ```
    ///
    /// - Complexity: O(log *n*).
    public subscript(row: Int) -> Element {
      precondition(
        row >= 0 && row < count, "row \(row) is not in 0..<\(count)")
      return list.slots.elements[list.slot(ofRow: start + row)]
    }
  }

  /// The rows of all sections in order.
  public var rows: Rows { Rows(list: self, start: 0, count: count) }
}

extension IndexedList.Rows: Sendable where Element: Sendable {}
