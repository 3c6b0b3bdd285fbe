internal import Synchronization

/// A plan's tables, each filled when a text first needs it.
///
/// That takes milliseconds for common scripts, tens of them for all of Unicode.
final class FoldTableCache: Sendable {
  private struct Tables: Sendable {
    var common: FoldTable?
    var complete: FoldTable?
  }

  private let tables = Mutex(Tables())

  /// The table of a plan; the first caller fills it while others wait.
  func table(of plan: FoldingPlan, complete: Bool) -> FoldTable {
    tables.withLock { tables in
      let common = tables.common ?? FoldTable(plan)
      tables.common = common
      if !complete { return common }
      let all = tables.complete ?? common.completed(plan)
      tables.complete = all
      return all
    }
  }
}
