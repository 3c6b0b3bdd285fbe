internal import Synchronization

/// What makes keys fast, when there are many to make.
struct KeyTables: Sendable {
  /// `nil` when the collator's keys can only be made by ICU.
  let elements: ElementTable?

  /// For texts that are left to ICU; made when the first of them comes.
  var classes: CombiningClasses { .all }
}

/// A collator's tables, filled when it is first worth it.
///
/// Filling them takes milliseconds: too long for a process that compares two
/// names, nothing beside the keys of a long list.
final class ElementTableCache: Sendable {
  private enum State: Sendable {
    case unfilled
    case filled(KeyTables)
  }

  private let state = Mutex(State.unfilled)

  /// The tables of a collator; the first caller fills them while others wait.
  ///
  /// - Returns: `nil` when they are not filled yet and that is not worth it.
  func tables(
    for handle: CollatorHandle, isWorthFilling: Bool
  ) -> KeyTables? {
    state.withLock { state in
      if case .filled(let tables) = state { return tables }
      if !isWorthFilling { return nil }
      let tables = KeyTables(elements: ElementTable(handle))
      state = .filled(tables)
      return tables
    }
  }
}
