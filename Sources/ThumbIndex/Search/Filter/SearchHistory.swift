/// What the recent queries of a filter found, for queries that repeat or extend
/// them.
///
/// The type is not nested in the generic filter: for arrays of a generic type,
/// Swift looks up conformances at run time.
struct SearchHistory: Sendable {
  /// The findings, the latest last.
  private(set) var findings: [Finding] = []

  private static let limit = 32

  /// What a query found, with one bit for each slot.
  struct Finding: Sendable {
    let query: SearchQuery
    let slots: RowSet
    let count: Int

    init(_ query: SearchQuery, _ slots: RowSet) {
      self.query = query
      self.slots = slots
      count = slots.count
    }
  }

  /// What a query found; `nil` if that is not known.
  func finding(of query: SearchQuery) -> Finding? {
    findings.last { $0.query == query }
  }

  /// The shortest finding with all rows that match a query.
  func shortestFinding(widerThan query: SearchQuery) -> Finding? {
    findings.filter { query.narrows($0.query) }.min { $0.count < $1.count }
  }

  mutating func remember(_ finding: Finding) {
    findings.removeAll { $0.query == finding.query }
    findings.append(finding)
    if findings.count > Self.limit { findings.removeFirst() }
  }
}
