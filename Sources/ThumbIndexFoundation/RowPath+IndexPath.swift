public import Foundation
public import ThumbIndex

extension RowPath {
  /// The row path of a table view's index path.
  ///
  /// ```swift
  /// RowPath(IndexPath(indexes: [2, 0]))  // 2.0
  /// RowPath(IndexPath(indexes: [2]))     // nil
  /// ```
  ///
  /// - Parameter indexPath: A section and a row; other lengths give `nil`.
  public init?(_ indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(section: indexPath[0], row: indexPath[1])
  }
}

extension IndexPath {
  /// The index path of a row, for table views: a section and a row.
  ///
  /// ```swift
  /// let path = IndexPath(RowPath(section: 2, row: 0))
  /// path == IndexPath(indexes: [2, 0])  // true
  ///
  /// let changes = states.insert("Illinois")
  /// changes.insertedRows.map { IndexPath($0) } == [[2, 1]]  // true
  /// ```
  public init(_ path: RowPath) {
    self.init(indexes: [path.section, path.row])
  }
}
