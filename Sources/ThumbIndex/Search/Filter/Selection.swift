/// The rows of a list that are in a set, by group.
struct Selection {
  private(set) var slots: [Int: [UInt32]] = [:]

  /// The rows that are not.
  private(set) var dropped: [Int: RowRuns] = [:]

  /// Selects rows.
  ///
  /// - Parameter ranks: The places of the list's slots, if they are known.
  init(
    of set: RowSet, in list: IndexedList<some Sendable>, _ ranks: RowRanks?
  ) {
    if let ranks, set.count < list.count / 8 {
      select(ranks.rows(of: set), in: list)
      return
    }
    for group in list.groups.shown {
      (slots[group], dropped[group]) = list.groups[group].rows.divided(by: set)
    }
  }

  /// Selects rows by their places, counted over all sections, which rise.
  private mutating func select(
    _ rows: [UInt32], in list: IndexedList<some Sendable>
  ) {
    var next = 0
    for (position, group) in list.groups.shown.enumerated() {
      let start = list.groups.starts[position]
      let end = list.groups.starts[position + 1]
      var kept: [Int] = []
      var others = RowRuns()
      var other = 0
      while next < rows.count, rows[next] < end {
        let row = Int(rows[next]) - start
        kept.append(row)
        if other < row { others.append(other..<row) }
        other = row + 1
        next += 1
      }
      others.append(other..<end - start)
      slots[group] = list.groups[group].rows.slots(at: kept)
      dropped[group] = others
    }
  }
}
