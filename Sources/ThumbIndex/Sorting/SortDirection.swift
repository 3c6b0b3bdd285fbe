/// Whether a sort runs up or down its order.
public enum SortDirection: Sendable, Hashable {
  /// From A to Z.
  case ascending
  /// From Z to A. Equal elements still keep their order.
  case descending
}
