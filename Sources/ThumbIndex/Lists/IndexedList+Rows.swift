extension IndexedList {
  /// The rows shown in a list or in a section, counted from 0.
  ///
  /// ```swift
  /// states.rows              // Georgia, Hawaii, Idaho, Iowa
  /// states.rows[2]           // Idaho
  /// states.sections[2].rows  // Idaho, Iowa
  /// ```
  public struct Rows: RandomAccessCollection {
    let storage: ListStorage<Element>

    /// The first row's number among all rows shown.
    let start: Int

    /// The number of rows.
    public let count: Int

    /// The index 0.
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
      requireIndex(row, below: count, "row")
      return storage.slots.elements[storage.slot(ofRow: start + row)]
    }

    /// Returns an iterator over the rows in order.
    ///
    /// ```swift
    /// var names = states.rows.makeIterator()
    /// names.next()  // Georgia
    /// ```
    ///
    /// - Complexity: O(log *n*), then O(1) for each row.
    public func makeIterator() -> Iterator { Iterator(self) }
  }

  /// The shown rows of all sections, in order.
  public var rows: Rows { Rows(storage: storage, start: 0, count: count) }
}

extension IndexedList: Sequence {
  /// Returns an iterator over the rows shown, in order.
  ///
  /// ```swift
  /// var long: [String] = []
  /// for state in states where state.count > 5 { long.append(state) }
  /// long                  // Georgia, Hawaii
  /// states.map(\.count)  // 7, 6, 5, 4
  /// ```
  ///
  /// - Complexity: O(log *n*), then O(1) for each row.
  public func makeIterator() -> Rows.Iterator { rows.makeIterator() }
}

extension IndexedList.Rows: Sendable where Element: Sendable {}

extension IndexedList.Rows {
  /// Iterates over rows in order.
  ///
  /// ```swift
  /// var rows = states.rows.makeIterator()
  /// rows.next()  // Georgia
  /// ```
  public struct Iterator: IteratorProtocol {
    private let storage: ListStorage<Element>

    /// The numbers of the rows to come, counted over all sections.
    private var rows: Range<Int>
    private var slots: ArraySlice<UInt32> = []

    init(_ rows: IndexedList.Rows) {
      storage = rows.storage
      self.rows = rows.start..<rows.start + rows.count
    }

    /// The element of the next row; `nil` after the last.
    public mutating func next() -> Element? {
      guard let row = rows.popFirst() else { return nil }
      if slots.isEmpty { slots = storage.slots(fromRow: row) }
      return storage.slots.elements[Int(slots.removeFirst())]
    }
  }
}

extension IndexedList.Rows.Iterator: Sendable where Element: Sendable {}
