internal import Synchronization

/// A plan's tables, each filled when a text first needs it.
final class FoldTableCache: Sendable {
  /// The tables by stage.
  private let tables = Mutex<[FoldTable]>([])

  /// The table of a plan at a stage; the first caller fills it while others wait.
  func table(of plan: FoldingPlan, stage: Int) -> FoldTable {
    tables.withLock { known in
      if stage < known.count { return known[stage] }
      // Assigned as a whole: the thread sanitizer does not see this lock, and
      // takes a change in place by one thread after another for a race.
      var tables = known
      if tables.isEmpty { tables.append(FoldTable(plan)) }
      while tables.count <= stage {
        tables.append(tables[tables.count - 1].extended(plan))
      }
      known = tables
      return tables[stage]
    }
  }
}
