/// Many texts filed by an ``IndexedCollation``: the sort key and the section of
/// each row.
///
/// ```swift
/// let collation = try IndexedCollation("sv")
/// let column = collation.file(["Öl", "Zebra", "Al"])
/// column.section(ofRow: 1)           // 25; the ordinal of Z
/// column.sections().map(\.elements)  // [2], [1], [0]
/// ```
public struct FiledColumn: Sendable {
  /// The sort keys of the filing forms; see ``FilingRules``.
  public let keys: SortKeyColumn

  let table: SectionTable

  /// The number of rows.
  public var count: Int { keys.count }

  /// The ordinal of a row's section.
  ///
  /// - Complexity: O(log *t*) in the number of titles: a few comparisons of
  ///   eight bytes.
  public func section(ofRow row: Int) -> Int {
    table.section { keys.word($0, ofRow: row) }
  }

  /// The sections that have rows, in order; their elements are row numbers,
  /// sorted by key.
  ///
  /// Equal rows keep their order.
  ///
  /// - Complexity: That of sorting, and O(*t* log *n*) for *t* titles and *n*
  ///   rows.
  public func sections() -> [FiledSection<Int>] {
    sections(ofSorted: keys.sortedRows())
  }

  /// The sections of rows that the caller sorted by ``keys``, then perhaps by
  /// other columns.
  package func sections(ofSorted sorted: [Int]) -> [FiledSection<Int>] {
    var rows = [[Int]](repeating: [], count: table.titles.count)
    for stretch in stretches(ofSorted: sorted) {
      rows[stretch.section] += sorted[stretch.rows]
    }
    return rows.indices.filter { !rows[$0].isEmpty }.map {
      FiledSection(ordinal: $0, title: table.titles[$0], elements: rows[$0])
    }
  }

  /// Divides sorted rows into stretches: neighbouring rows of one section.
  ///
  /// The stretches are in key order; several may belong to one section.
  func stretches(
    ofSorted sorted: [some BinaryInteger]
  ) -> [(section: Int, rows: Range<Int>)] {
    var stretches: [(section: Int, rows: Range<Int>)] = []
    var start = 0
    for stretch in 0..<table.stretchCount {
      let next = stretch + 1
      let end =
        next < table.stretchCount
        ? sorted[start...].partitioningIndex { row in
          table.isKey(atOrBehind: next) { keys.word($0, ofRow: Int(row)) }
        } : sorted.count
      if end > start {
        stretches.append((table.section(ofStretch: stretch), start..<end))
      }
      start = end
    }
    return stretches
  }
}

/// A section with its elements.
///
/// ```swift
/// let swedish = try IndexedCollation("sv")
/// let section = swedish.sections(of: ["Öl", "Ört"])[0]
/// section.title     // Ö
/// section.ordinal   // 28
/// section.elements  // Öl, Ört
/// ```
public struct FiledSection<Element> {
  /// The section's index in ``IndexedCollation/sectionTitles``.
  public let ordinal: Int

  /// The title above the elements.
  public let title: String

  /// The elements in order.
  public let elements: [Element]
}

extension FiledSection: Sendable where Element: Sendable {}
extension FiledSection: Equatable where Element: Equatable {}
