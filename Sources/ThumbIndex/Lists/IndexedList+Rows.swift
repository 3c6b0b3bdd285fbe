extension IndexedList {
  /// Rows of a list, counted from 0: all, or those of a section.
  ///
  /// ```swift
  /// states.rows              // Georgia, Hawaii, Idaho, Iowa
  /// states.rows[2]           // Idaho
  /// states.sections[2].rows  // Idaho, Iowa
  /// ```
  ///
  /// To go through all of them takes O(*n*), with one search for the first.
  public struct Rows: RandomAccessCollection {
    let storage: ListStorage<Element>

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
      require(row >= 0 && row < count, "row \(row) is not in 0..<\(count)")
      return storage.slots.elements[storage.slot(ofRow: start + row)]
    }

    /// Goes through the rows in order.
    ///
    /// ```swift
    /// var names = states.rows.makeIterator()
    /// names.next()  // Georgia
    /// ```
    ///
    /// - Complexity: O(log *n*); O(1) for each row.
    public func makeIterator() -> Iterator { Iterator(self) }
  }

  /// The rows of all sections in order.
  public var rows: Rows { Rows(storage: storage, start: 0, count: count) }
}

extension IndexedList.Rows: Sendable where Element: Sendable {}

extension IndexedList.Rows {
  /// Goes through rows in order, block by block.
  ///
  /// ```swift
  /// var rows = states.rows.makeIterator()
  /// rows.next()  // Georgia
  /// ```
  public struct Iterator: IteratorProtocol {
    private let storage: ListStorage<Element>

    /// How many rows are to come.
    private var left: Int

    /// The position of the section, and the number of the block in it.
    private var section = 0
    private var number = 0

    /// The block, and the row in it that comes next.
    private var block: [UInt32] = []
    private var row = 0

    init(_ rows: IndexedList.Rows) {
      storage = rows.storage
      left = rows.count
      guard left > 0 else { return }
      section = storage.groups.position(ofFlatRow: rows.start)
      row = rows.start - storage.groups.starts[section]
      let start = self.rows.startOfBlock(ofRow: row)
      number = start.number
      row -= start.row
      block = self.rows.blocks[number]
    }

    /// The rows of the section.
    private var rows: RowBlocks {
      storage.groups[storage.groups.shown[section]].rows
    }

    /// The element of the next row; `nil` behind the last.
    public mutating func next() -> Element? {
      guard left > 0 else { return nil }
      left -= 1
      while row == block.count { takeNextBlock() }
      defer { row += 1 }
      return storage.slots.elements[Int(block[row])]
    }

    private mutating func takeNextBlock() {
      number += 1
      row = 0
      if number < rows.blocks.count {
        block = rows.blocks[number]
      } else {
        section += 1
        number = -1
        block = []
      }
    }
  }
}

extension IndexedList.Rows.Iterator: Sendable where Element: Sendable {}
