/// What the recent queries of a filter found, for queries that repeat or extend
/// them.
///
/// An edit of the list makes the history wrong.
///
/// The type is not nested in the generic filter: the process's first use of a
/// nested type would look up generic metadata, which takes time.
struct SearchHistory: Sendable {
  /// The findings, the latest last.
  private(set) var findings: [Finding] = []

  private static let limit = 32

  /// What a query found, in at most one bit for each slot; in the latest finding,
  /// two.
  struct Finding: Sendable {
    let query: SearchQuery

    /// The number of rows.
    let count: Int

    private let rows: Rows

    private enum Rows {
      /// The slots that match, also those in sections that are not shown.
      case set(RowSet)

      /// The slots of few rows in the order of the list, and the number of rows
      /// in each section shown.
      case list([Slot], sections: [(group: GroupNumber, count: Int)])
    }

    /// The slots of few rows in ascending order, for a query that extends this
    /// one.
    ///
    /// They are missing for a `startsWith` query, which takes less time than
    /// listing them, and if sections that are not shown have further rows.
    fileprivate(set) var ascending: [UInt32]?

    /// - Parameters:
    ///   - slots: The slots that match.
    ///   - groups: The same rows, as the list shows them.
    init(_ query: SearchQuery, _ slots: RowSet, _ groups: ListGroups) {
      self.query = query
      let sections = groups.shown.map {
        (group: $0, count: groups[$0].rows.count)
      }
      let shown = sections.reduce(0) { $0 + $1.count }
      if 4 * shown + 16 * sections.count <= 8 * slots.words.count {
        rows = .list(groups.shownSlots(count: shown), sections: sections)
        count = shown
        if query.scope != .startsWith, slots.count == shown {
          ascending = slots.rows(count: shown)
        }
      } else {
        rows = .set(slots)
        count = slots.count
      }
    }

    /// The bytes that the rows take.
    var memory: Int {
      let ascending = 4 * (ascending?.count ?? 0)
      switch rows {
      case .set(let slots): return ascending + 8 * slots.words.count
      case .list(let slots, let sections):
        return ascending + 4 * slots.count + 16 * sections.count
      }
    }

    /// For each group of the list, its rows that match, if the group is shown.
    func rows(
      of list: ListGroups, _ ranks: RowRanks, threads: ThreadCount
    ) -> [RowBlocks] {
      switch rows {
      case .set(let slots):
        return list.rows(in: slots, ranks, threads: threads)
      case .list(let slots, let sections):
        var rows = [RowBlocks](repeating: RowBlocks(), count: list.groupCount)
        var rest = slots[...]
        for section in sections {
          rows[section.group.index] = RowBlocks(rest.prefix(section.count))
          rest = rest.dropFirst(section.count)
        }
        return rows
      }
    }

    /// The slots in ascending order, as the folded texts lie in memory.
    ///
    /// - Parameter capacity: The number of slots of the list.
    func ascendingSlots(capacity: Int) -> [UInt32] {
      if let ascending { return ascending }
      switch rows {
      case .set(let slots): return slots.rows(count: count)
      case .list(let slots, _):
        var set = RowSet(capacity: capacity)
        for slot in slots { set.insert(slot.number) }
        return set.rows(count: count)
      }
    }
  }

  /// What a query found; `nil` if that is not known.
  func finding(of query: SearchQuery) -> Finding? {
    findings.last { $0.query == query }
  }

  /// The findings with all rows that match a query; `nil` when cancelled.
  func findings(
    widerThan query: SearchQuery, _ isCancelled: () -> Bool
  ) -> [Finding]? {
    var wider: [Finding] = []
    for finding in findings {
      if isCancelled() { return nil }
      if query.narrows(finding.query) { wider.append(finding) }
    }
    return wider
  }

  mutating func remember(_ finding: Finding) {
    findings.removeAll { $0.query == finding.query }
    if let latest = findings.indices.last { findings[latest].ascending = nil }
    findings.append(finding)
    if findings.count > Self.limit { findings.removeFirst() }
  }
}

extension ListGroups {
  /// The slots of the rows in all sections shown, in order.
  ///
  /// - Parameter count: The number of these rows.
  fileprivate func shownSlots(count: Int) -> [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    for group in shown {
      for block in self[group].rows.blocks { slots += block }
    }
    return slots
  }

  /// The slots of the rows in all sections shown, as a set with room for
  /// `capacity` slots.
  func slotSet(capacity: Int) -> RowSet {
    var set = RowSet(capacity: capacity)
    for group in shown {
      self[group].rows.forEach { set.insert($0.number) }
    }
    return set
  }
}
