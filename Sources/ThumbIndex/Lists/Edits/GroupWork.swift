/// The work on the rows of a group.
struct GroupWork {
  /// A row that comes into the group.
  struct Arrival {
    let slot: Int
    /// The row's old place, if it was in the list.
    var origin: GroupRow? = nil
    /// Whether it is reloaded.
    var isReloaded = false
    /// The row asked for, in a list ordered by hand.
    var target: Int? = nil
  }

  /// Rows that leave the group, ascending once they are sorted.
  var leaving: [Int] = []

  /// Rows that come, in their final order once they are sorted.
  var arrivals: [Arrival] = []

  /// Rows that are reloaded in place.
  var reloaded: [Int] = []

  /// The number of staying rows before each arrival.
  var gaps: [Int] = []

  /// Whether the group's first row, by arrival, has left.
  var losesFirst = false

  /// Whether the group had no rows.
  var wasEmpty = false
}
