internal import Synchronization

/// A plan's tables, each filled when a text first needs it.
final class FoldTableCache: Sendable {
  /// The tables by stage.
  private let tables = Mutex<[FoldTable]>([])

  /// The table of a plan at a stage; the first caller fills it while others wait.
  func table(of plan: FoldingPlan, stage: Int) -> FoldTable {
    tables.withLock { tables in
      if tables.isEmpty { tables.append(FoldTable(plan)) }
      while tables.count <= stage {
        tables.append(tables[tables.count - 1].extended(plan))
      }
      return tables[stage]
    }
  }
}
