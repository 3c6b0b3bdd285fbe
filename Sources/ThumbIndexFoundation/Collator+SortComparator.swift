public import Foundation
public import ThumbIndex

/// A collator is a comparator of Foundation's.
///
/// ```swift
/// let swedish = try Collator("sv")
/// let byName = KeyPathComparator(\Person.name, comparator: swedish)
/// people.sorted(using: byName).map(\.name)             // Anna, Åke, Östen
/// ["Öl", "Zebra", "Ål"].sorted(using: swedish)         // Zebra, Ål, Öl
///
/// var backwards = swedish
/// backwards.order = .reverse
/// ["Öl", "Zebra", "Ål"].sorted(using: backwards)       // Öl, Ål, Zebra
/// ```
///
/// Foundation compares texts one by one; many are sorted faster by ThumbIndex's own
/// `sorted(by:on:)`, which makes keys.
extension Collator: SortComparator {
  /// Whether Foundation sorts up or down by this collator; ThumbIndex is told when
  /// it sorts.
  public var order: SortOrder {
    get { isReversed ? .reverse : .forward }
    set { isReversed = newValue == .reverse }
  }

  /// Compares two texts, in ``order``.
  ///
  /// ```swift
  /// let result: ComparisonResult = try Collator("sv").compare("Öl", "Zebra")
  /// result == .orderedDescending  // true
  /// ```
  ///
  /// - Complexity: As ThumbIndex's own comparison.
  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    let order: CollationOrder = compare(left[...], right[...])
    switch order {
    case .equal: return .orderedSame
    case .less: return isReversed ? .orderedDescending : .orderedAscending
    case .greater: return isReversed ? .orderedAscending : .orderedDescending
    }
  }
}
