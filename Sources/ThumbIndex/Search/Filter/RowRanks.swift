extension ListGroups {
  /// For each group number, the rows whose slots are in a set, if the group is
  /// shown.
  ///
  /// - Complexity: O(*n*) in the rows.
  func rows(in set: RowSet, threads: ThreadCount) -> [RowBlocks] {
    // Few rows take less time than waking another thread.
    let count = shown.reduce(0) { $0 + self[$1].rows.count }
    let threads = count < 1 << 17 ? .one : threads
    let found = Parallel.map(shown.count, threads: threads) {
      self[shown[$0]].rows.rows(in: set)
    }
    var rows = [RowBlocks](repeating: RowBlocks(), count: groupCount)
    for (group, part) in zip(shown, found) { rows[group.index] = part }
    return rows
  }

  /// As above, faster when the set has only a part of the rows.
  ///
  /// - Complexity: O(*k*) in the slots of the set, plus one step for each 64
  ///   slots of the list.
  func rows(
    in set: RowSet, _ ranks: RowRanks, threads: ThreadCount
  ) -> [RowBlocks] {
    let count = set.count
    if count > ranks.count / 4 { return rows(in: set, threads: threads) }
    if let range = ranks.neighbourhood(of: set, count: count) {
      let rows = rowsOfShown { all, first in
        let part = range.clamped(to: first..<first + all.count)
        return all.rows(
          in: set, at: part.lowerBound - first..<part.upperBound - first)
      }
      // Rows of the set may lie elsewhere.
      if rows.reduce(0, { $0 + $1.count }) == count { return rows }
    }
    let numbers = ranks.rows(of: set)
    return rowsOfShown { $0.rows(at: numbers, from: $1) }
  }

  /// For each group number, the rows that a closure chooses, if the group is
  /// shown.
  ///
  /// - Parameter choose: Gets the rows of a group, and the number of its first
  ///   row, counted as in ``RowRanks``.
  private func rowsOfShown(
    _ choose: (_ all: RowBlocks, _ first: Int) -> RowBlocks
  ) -> [RowBlocks] {
    var rows = [RowBlocks](repeating: RowBlocks(), count: groupCount)
    var first = 0
    for group in shown {
      let all = self[group].rows
      rows[group.index] = choose(all, first)
      first += all.count
    }
    return rows
  }
}

/// The row number of each slot, counted over all sections shown, even collapsed
/// ones.
///
/// The numbers turn a set of slots into rows, follow the list's edits, and take
/// four bytes a slot.
struct RowRanks: Sendable, Equatable {
  /// The row number of each slot; `.max` if no shown section has it.
  private var ranks: [UInt32]

  private(set) var count: Int

  init<Element>(_ list: IndexedList<Element>) {
    var ranks = [UInt32](
      repeating: .max, count: list.slots.elements.slotCount)
    var rank: UInt32 = 0
    for group in list.groups.shown {
      list.groups[group].rows.forEach { slot in
        ranks[slot.index] = rank
        rank += 1
      }
    }
    self.ranks = ranks
    count = Int(rank)
  }

  /// The row number of a slot; `nil` if no shown section has it.
  func row(of slot: UInt32) -> UInt32? {
    let row = ranks[Int(slot)]
    return row == .max ? nil : row
  }

  /// The row numbers of the slots in a set; a slot may have none.
  ///
  /// - Complexity: O(*k*) in the slots of the set, plus one step for each 64
  ///   slots of the list.
  func rows(of set: RowSet) -> RowSet {
    set.renumbered(ranks, capacity: count)
  }

  /// A range of row numbers that probably has all slots of a set, if they are
  /// neighbours in the list, as texts with the same start mostly are.
  ///
  /// - Parameter count: The number of slots in the set.
  /// - Returns: `nil` if some slots of the set are far apart.
  /// - Complexity: One step for each 64 slots of the list.
  func neighbourhood(of set: RowSet, count: Int) -> Range<Int>? {
    let sample = set.sample(64).map { ranks[Int($0)] }
    guard let first = sample.min(), let last = sample.max(), last != .max,
      last - first < 2 * count
    else { return nil }
    // The sample may lack the first rows and the last.
    let range = Int(first)..<Int(last) + 1
    let margin = max(count - range.count, 0) + count / 16
    let start = max(0, range.lowerBound - margin)
    return start..<min(self.count, range.upperBound + margin)
  }

  /// Follows edits of the list.
  ///
  /// - Parameter splices: The changes of the edits.
  /// - Complexity: O(*n*) in the slots: at best several slots a nanosecond.
  mutating func follow<Element>(
    _ splices: [ListChanges.Splice], of list: IndexedList<Element>
  ) {
    let inserted = splices.reduce(0) { $0 + $1.inserted }
    // Many changes take longer than counting anew: each splice takes a pass
    // over all slots, and each new row takes a search for its slot. With hidden
    // rows, only counting anew is right, as splices do not report these rows.
    if splices.count > 8 || inserted > list.count / 64
      || !list.groups.collapsed.isEmpty
    {
      self = RowRanks(list)
      return
    }
    let slotCount = list.slots.elements.slotCount
    ranks += repeatElement(.max, count: slotCount - ranks.count)
    count = list.count
    for splice in splices {
      let start = UInt32(splice.position)
      let removed = UInt32(splice.removed)
      let shift = UInt32(truncatingIfNeeded: splice.inserted - splice.removed)
      var ranks = ranks.mutableSpan
      for slot in ranks.indices {
        let rank = ranks[slot]
        let isBehind = rank >= start &+ removed && rank != .max
        let isRemoved = rank &- start < removed
        ranks[slot] = isRemoved ? .max : isBehind ? rank &+ shift : rank
      }
      for row in splice.insertedRows {
        ranks[list.storage.slot(ofRow: row).index] = UInt32(row)
      }
    }
  }
}
