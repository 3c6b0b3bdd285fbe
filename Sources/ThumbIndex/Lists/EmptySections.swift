/// What a list does with sections that have no rows.
public enum EmptySections: Sendable, Hashable {
  /// They are not shown: when its last row goes, a section goes.
  case hidden

  /// They are shown, where they are known without rows: titles of an alphabet,
  /// and groups in the caller's order.
  case kept
}
