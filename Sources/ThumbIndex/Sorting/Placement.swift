/// Whether something stands before all others, or after them.
///
/// Elements without a value, whatever the direction of a field:
///
/// ```swift
/// let numbers: [Int?] = [3, nil, 20]
/// let last = SortField<Int?>(
///   on: \.self, direction: .descending, nilPlacement: .last)
/// numbers.sorted(by: [last]).map { $0 ?? 0 }  // 20, 3, 0
/// ```
///
/// A section besides the titles:
///
/// ```swift
/// var layout = IndexLayout.standard
/// layout.rest.placement = .first
/// try IndexedCollation("en", layout: layout).sectionTitles
/// // → # A … Z
/// ```
public enum Placement: String, Sendable, Hashable, Codable {
  /// Before all others.
  case first
  /// After all others.
  case last
}
