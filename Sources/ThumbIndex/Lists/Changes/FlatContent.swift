/// What a view without sections shows of a list.
///
/// ```swift
/// ListReplay(states, showing: .rows).count   // 4
/// ListReplay(states, showing: .lines).count  // 7; with three headers
/// ```
public enum FlatContent: Sendable, Hashable {
  /// The rows alone.
  case rows
  /// The headers of sections, and the rows.
  case lines
}
