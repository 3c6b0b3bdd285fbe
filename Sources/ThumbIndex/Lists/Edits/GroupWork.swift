/// The edits to the rows of one group.
struct GroupWork {
  /// A row that comes into the group.
  struct Arrival {
    let slot: Int
    /// The row's place before the edits; `nil` if the row is new in the list.
    var origin: GroupRow? = nil
    var isReloaded = false
    /// The wanted row number if rows are ordered by hand; `nil` for the end.
    var target: Int? = nil
  }

  /// Rows that leave the group; ascending after sorting.
  var leaving: [Int] = []

  /// Rows that come into the group; in their final order after sorting.
  var arrivals: [Arrival] = []

  /// Rows that are reloaded in place.
  var reloaded: [Int] = []

  /// How many rows stay above each row of ``arrivals``.
  var gaps: [Int] = []

  /// Whether the row that gives the group its place has left.
  var losesFirst = false

  /// Whether the group had no rows before the edits.
  var wasEmpty = false
}
