public import Foundation
public import ThumbIndex

/// Makes a collator a comparator of Foundation.
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
/// Foundation compares texts one by one. For many texts, ThumbIndex's
/// `sorted(by:on:)` is faster, as it makes keys.
extension Collator: SortComparator {
  /// The direction in which Foundation sorts by this collator; it does not
  /// change ThumbIndex's own sorts.
  public var order: SortOrder {
    get { isReversed ? .reverse : .forward }
    set { isReversed = newValue == .reverse }
  }

  /// Compares two texts; a reverse ``order`` reverses the result.
  ///
  /// ```swift
  /// let result: ComparisonResult = try Collator("sv").compare("Öl", "Zebra")
  /// result == .orderedDescending  // true
  /// ```
  ///
  /// - Complexity: That of ThumbIndex's own comparison.
  public func compare(_ left: String, _ right: String) -> ComparisonResult {
    let order: CollationOrder = compare(left[...], right[...])
    switch order {
    case .equal: return .orderedSame
    case .less: return isReversed ? .orderedDescending : .orderedAscending
    case .greater: return isReversed ? .orderedAscending : .orderedDescending
    }
  }
}
