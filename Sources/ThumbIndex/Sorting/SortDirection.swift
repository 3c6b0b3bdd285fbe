/// Whether a sort runs up or down its order.
///
/// ```swift
/// let english = try Collator("en")
/// ["al", "Al", "Bo"].sorted(by: english, direction: .descending)
/// // → Bo, Al, al
/// ```
public enum SortDirection: String, Sendable, Hashable, Codable {
  /// From A to Z.
  case ascending
  /// From Z to A. Equal elements still keep their order.
  case descending
}
