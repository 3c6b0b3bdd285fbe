/// What a view without sections shows of a list.
public enum FlatContent: Sendable, Hashable {
  /// The rows alone.
  case rows
  /// The headers of sections, and the rows.
  case lines
}
