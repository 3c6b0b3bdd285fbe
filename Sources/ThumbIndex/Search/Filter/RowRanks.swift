/// The place in a list of each slot's row, counted over all sections: what makes a
/// set of slots a part of the list without a look at the other rows.
///
/// It holds until the list is edited; four bytes a slot.
struct RowRanks: Sendable {
  private let ranks: [UInt32]
  private let count: Int

  init(_ list: IndexedList<some Sendable>) {
    var ranks = [UInt32](repeating: .max, count: list.slots.elements.slotCount)
    var rank: UInt32 = 0
    for group in list.groups.shown {
      list.groups[group].rows.forEach { slot in
        ranks[slot] = rank
        rank += 1
      }
    }
    self.ranks = ranks
    count = list.count
  }

  /// The places of the rows shown of a set of slots.
  ///
  /// - Complexity: O(*k*) in the slots, and a look at each 64 of them.
  func places(of set: RowSet) -> RowSet {
    set.renumbered(ranks, capacity: count)
  }
}
