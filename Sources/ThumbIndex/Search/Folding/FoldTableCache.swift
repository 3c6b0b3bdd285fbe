internal import Synchronization

/// A plan's tables, each filled when a text first needs it.
///
/// Threads that need a table at once may fill it twice, of which all take the
/// first. With a lock they would wait as long, and the thread sanitizer does not
/// see `Mutex`.
final class FoldTableCache: Sendable {
  /// A table, and the one of the next stage.
  private final class Stage: Sendable {
    let table: FoldTable
    let next = AtomicLazyReference<Stage>()

    init(_ table: FoldTable) { self.table = table }
  }

  private let first = AtomicLazyReference<Stage>()

  /// The table of a plan at a stage.
  func table(of plan: FoldingPlan, stage: Int) -> FoldTable {
    var found = first.load() ?? first.storeIfNil(Stage(FoldTable(plan)))
    for _ in 0..<stage {
      found =
        found.next.load()
        ?? found.next.storeIfNil(Stage(found.table.extended(plan)))
    }
    return found.table
  }
}
