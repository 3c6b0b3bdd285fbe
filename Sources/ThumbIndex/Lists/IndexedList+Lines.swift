extension IndexedList {
  /// One of the ``Lines`` of a list: a section's header, or a row.
  ///
  /// ```swift
  /// states.lines[2]                // .header(section: 1)
  /// states.lines[2] == .row(.init(section: 1, row: 0))  // false
  /// ```
  public enum Line: Sendable, Hashable {
    /// The header of the section at a position.
    case header(section: Int)
    /// The row at a path.
    case row(RowPath)

    /// The position of the line's section.
    public var section: Int {
      switch self {
      case .header(let section): section
      case .row(let path): path.section
      }
    }

    /// The path of a row; `nil` for a header.
    public var path: RowPath? {
      switch self {
      case .header: nil
      case .row(let path): path
      }
    }
  }

  /// The section headers and rows shown, as lines for a view without sections:
  /// a terminal, a page, a recycler view.
  ///
  /// ```swift
  /// states.lines.count      // 7; four rows under three headers
  /// states.lines[0]         // .header(section: 0)
  /// states.lines[6]         // .row(2.1)
  /// let path = RowPath(section: 2, row: 1)
  /// states.lines.index(ofRow: path)      // 6
  /// states.lines.index(ofSection: 2)     // 4
  /// ```
  ///
  /// Each section shown has a header.
  public struct Lines: RandomAccessCollection {
    let list: IndexedList

    /// The index 0.
    public var startIndex: Int { 0 }

    /// The number of headers and rows.
    public var endIndex: Int { list.groups.count + list.groups.shown.count }

    /// The line at an index.
    ///
    /// ```swift
    /// states.lines[1]  // .row(0.0)
    /// ```
    ///
    /// - Complexity: O(log *s*) in the number of sections.
    public subscript(index: Int) -> Line {
      requireIndex(index, below: endIndex, "line")
      let shown = list.groups.shown
      // The first section whose header comes after the line.
      let next = shown.indices.partitioningIndex {
        shown.start(of: $0) + $0 > index
      }
      let section = next - 1
      let row = index - shown.start(of: section) - next
      return row < 0
        ? .header(section: section)
        : .row(RowPath(section: section, row: row))
    }

    /// The index of a section's header.
    ///
    /// ```swift
    /// states.lines.index(ofSection: 1)  // 2
    /// ```
    ///
    /// - Precondition: A section is shown at the position.
    public func index(ofSection position: Int) -> Int {
      requireIndex(position, below: list.groups.shown.count, "section")
      return list.groups.shown.start(of: position) + position
    }

    /// The index of a row's line.
    ///
    /// ```swift
    /// states.lines.index(ofRow: RowPath(section: 1, row: 0))  // 3
    /// ```
    ///
    /// - Precondition: The path is that of a row in an expanded section.
    public func index(ofRow path: RowPath) -> Int {
      list.row(at: path) + path.section + 1
    }

    /// The path of the row at a line, or else of the next row; `nil` if no row
    /// follows.
    ///
    /// A header leads to the first row of its section or, if the section shows
    /// no rows, of a later section.
    ///
    /// ```swift
    /// states.lines.rowPath(atOrAfter: 2)  // 1.0; the line is a header
    /// states.lines.rowPath(atOrAfter: 3)  // 1.0
    /// ```
    ///
    /// - Complexity: O(log *s*) in the number of sections.
    /// - Precondition: A line has this index.
    public func rowPath(atOrAfter index: Int) -> RowPath? {
      switch self[index] {
      case .row(let path): path
      case .header(let section):
        rowPath(ofRow: list.groups.shown.start(of: section))
      }
    }

    /// The path of the row at a line, or else of the previous row; `nil` if no
    /// row precedes.
    ///
    /// ```swift
    /// states.lines.rowPath(atOrBefore: 2)  // 0.0; the line is a header
    /// states.lines.rowPath(atOrBefore: 0)  // nil
    /// ```
    ///
    /// - Complexity: O(log *s*) in the number of sections.
    /// - Precondition: A line has this index.
    public func rowPath(atOrBefore index: Int) -> RowPath? {
      switch self[index] {
      case .row(let path): path
      case .header(let section):
        rowPath(ofRow: list.groups.shown.start(of: section) - 1)
      }
    }

    private func rowPath(ofRow row: Int) -> RowPath? {
      (0..<list.count).contains(row) ? list.rowPath(ofRow: row) : nil
    }
  }

  /// The section headers and rows shown, in order.
  public var lines: Lines { Lines(list: self) }
}

extension IndexedList.Lines: Sendable where Element: Sendable {}
