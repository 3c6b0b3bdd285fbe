/// The edits to the rows of one group.
struct GroupWork {
  /// A row that comes into the group.
  struct Arrival {
    let slot: Int
    /// The row's old place, if it was in the list.
    var origin: GroupRow? = nil
    /// Whether the row is reloaded.
    var isReloaded = false
    /// The wanted number of the row, in a list ordered by hand.
    var target: Int? = nil
  }

  /// Rows that leave the group; ascending after sorting.
  var leaving: [Int] = []

  /// Rows that come into the group; in their final order after sorting.
  var arrivals: [Arrival] = []

  /// Rows that are reloaded in place.
  var reloaded: [Int] = []

  /// The number of staying rows before each arrival.
  var gaps: [Int] = []

  /// Whether the row of the group that arrived first has left.
  var losesFirst = false

  /// Whether the group had no rows before the edits.
  var wasEmpty = false
}
