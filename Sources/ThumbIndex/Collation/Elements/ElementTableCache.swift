internal import Synchronization

/// A collator's element table, filled when it is first worth it.
///
/// Filling takes milliseconds: too long for a process that compares two
/// names, nothing beside the keys of a long list.
final class ElementTableCache: Sendable {
  private enum State: Sendable {
    case unfilled
    case filled(ElementTable?)
  }

  private let state = Mutex(State.unfilled)

  /// The table of a collator; the first caller fills it while others wait.
  ///
  /// - Returns: `nil` when the collator's keys can only be made by ICU, or when
  ///   the table is not filled yet and that is not worth it.
  func table(
    for handle: CollatorHandle, isWorthFilling: Bool
  ) -> ElementTable? {
    state.withLock { state in
      if case .filled(let table) = state { return table }
      if !isWorthFilling { return nil }
      let table = ElementTable(handle)
      state = .filled(table)
      return table
    }
  }
}
