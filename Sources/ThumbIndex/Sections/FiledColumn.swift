/// Many texts filed by an ``IndexedCollation``: the sort key and with it the
/// section of each row.
///
/// ```swift
/// let collation = try IndexedCollation(locale: "sv")
/// let column = collation.file(["Öl", "Zebra", "Al"])
/// column.section(ofRow: 1)       // 25; the ordinal of Z
/// column.sections().map(\.rows)  // [2], [1], [0]
/// ```
public struct FiledColumn: Sendable {
  /// The keys of the filing forms.
  public let keys: SortKeyColumn

  let table: SectionTable

  /// The number of rows.
  public var count: Int { keys.count }

  /// The ordinal of a row's section.
  ///
  /// - Complexity: O(log *t*) in the number of titles: a few comparisons of
  ///   eight bytes.
  public func section(ofRow row: Int) -> Int {
    table.section(ofStretch: stretch(ofRow: row))
  }

  private func stretch(ofRow row: Int) -> Int {
    table.stretch(prefix: keys.prefix(ofRow: row)) { rest in
      keys.withBytes(ofRow: row) { bytes in
        unsafe bytes.withUnsafeBufferPointer { unsafe isNotBelow(rest, $0) }
      }
    }
  }

  /// Whether a row is at or behind the boundary that begins a stretch.
  private func isRow(_ row: Int, atOrBehind stretch: Int) -> Bool {
    table.isKey(prefix: keys.prefix(ofRow: row), atOrBehind: stretch) { rest in
      keys.withBytes(ofRow: row) { bytes in
        unsafe bytes.withUnsafeBufferPointer { unsafe isNotBelow(rest, $0) }
      }
    }
  }

  /// A section with its rows.
  public struct Section: Sendable, Hashable {
    /// The ordinal of the section.
    public let ordinal: Int

    /// Its rows in order; equal ones as they came.
    public let rows: [Int]
  }

  /// The sections that have rows, in order.
  ///
  /// - Parameter threads: How many threads may work; `nil` for one on each core.
  /// - Complexity: That of sorting, and O(*t* log *n*) for *t* titles and *n*
  ///   rows.
  public func sections(threads: Int? = nil) -> [Section] {
    sections(ofSorted: keys.sortedRows(threads: ThreadCount(threads)))
  }

  /// The same for rows that are sorted already, by these keys and perhaps by
  /// others after them.
  package func sections(ofSorted sorted: [Int]) -> [Section] {
    var rows = [[Int]](repeating: [], count: table.titles.count)
    for stretch in stretches(ofSorted: sorted) {
      rows[stretch.section] += sorted[stretch.rows]
    }
    return rows.indices.filter { !rows[$0].isEmpty }.map {
      Section(ordinal: $0, rows: rows[$0])
    }
  }

  /// The runs of sorted rows that are in one section; several may lead to one,
  /// and come in key order.
  func stretches(
    ofSorted sorted: [some BinaryInteger]
  ) -> [(section: Int, rows: Range<Int>)] {
    var stretches: [(section: Int, rows: Range<Int>)] = []
    var start = 0
    for stretch in 0..<table.stretchCount {
      let end =
        stretch + 1 < table.stretchCount
        ? start + partition(sorted[start...], before: stretch + 1)
        : sorted.count
      if end > start {
        stretches.append((table.section(ofStretch: stretch), start..<end))
      }
      start = end
    }
    return stretches
  }

  /// How many of some sorted rows come before a stretch.
  private func partition(
    _ rows: ArraySlice<some BinaryInteger>, before stretch: Int
  ) -> Int {
    var low = rows.startIndex
    var high = rows.endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isRow(Int(rows[middle]), atOrBehind: stretch) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low - rows.startIndex
  }
}
