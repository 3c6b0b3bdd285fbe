/// The place of a row in a list: the position of its section among those shown,
/// and the row's number in the section.
///
/// ```swift
/// let path = RowPath(section: 2, row: 0)
/// path.description                      // 2.0
/// path < RowPath(section: 2, row: 1)    // true
/// ```
///
/// A row that no view shows has no path. Everything that says where a row is
/// returns `nil` for it: ``ListChanges/path``, ``ListChanges/newPath(ofRow:)``,
/// ``IndexedList/rowPath(of:)``, ``IndexedList/rowPath(ofID:)``,
/// ``ListFilter/listPath(ofResult:)`` and others. So a path that you got leads
/// to a row of the list that gave it, and everything that takes a path takes
/// it.
///
/// | row | its path | edits |
/// | --- | --- | --- |
/// | shown | is given, and taken by all | by path, id, element, condition |
/// | of a collapsed section | `nil` | by id, element, condition; and see below |
/// | of a hidden section, or of a group that a listed order leaves out | `nil` | none: show the section first |
///
/// Edits, and ``IndexedList/subscript(_:)``, take also paths that you make for
/// rows of a collapsed section, which are numbered below its
/// ``IndexedList/Section/rowCount``.
///
/// Paths compare in the order of the rows. As JSON a path is
/// `{"section": 2, "row": 0}`.
public struct RowPath: Sendable, Hashable, Codable {
  /// The position of the section, from 0.
  public var section: Int

  /// The number of the row in the section, from 0.
  public var row: Int

  /// The path of a row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension RowPath {
  /// Reads a path.
  ///
  /// - Throws: `DecodingError` if a number is missing or negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      section: try container.decode(Int.self, forKey: .section),
      row: try container.decode(Int.self, forKey: .row))
    if section < 0 || row < 0 {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "no row has the path \(self)"))
    }
  }
}

extension RowPath: Comparable {
  /// Whether the first path comes before the second in a list.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension RowPath: CustomStringConvertible {
  /// The section and the row, as in `2.0`.
  public var description: String { "\(section).\(row)" }
}

extension ListGroups {
  /// The path of a row, by the rule of ``RowPath``: `nil` unless it is shown.
  ///
  /// - Parameter forEdits: Whether rows of collapsed sections have paths, too.
  func path(of row: GroupRow, forEdits: Bool = false) -> RowPath? {
    if self[row.group].isCollapsed, !forEdits { return nil }
    return position(of: row.group).map { RowPath(section: $0, row: row.row) }
  }
}
