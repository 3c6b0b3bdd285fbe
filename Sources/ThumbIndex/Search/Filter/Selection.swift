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
    let places = ranks?.places(of: set)
    for (position, group) in list.groups.shown.enumerated() {
      let rows = list.groups[group].rows
      (slots[group], dropped[group]) =
        places.map {
          rows.divided(at: $0, from: list.groups.starts[position])
        } ?? rows.divided(by: set)
    }
  }
}
