/// What is to be done with the rows of a group.
struct GroupWork {
  /// A row that comes into the group.
  struct Arrival {
    let slot: Int
    /// Where the row was, if it was in the list.
    var origin: GroupRow? = nil
    /// Whether it shows something else than there.
    var isReloaded = false
    /// The row asked for, in a list ordered by hand.
    var target: Int? = nil
  }

  /// Rows that leave the list or go elsewhere, rising once they are sorted.
  var leaving: [Int] = []

  /// Rows that come, in the order that they shall have once they are sorted.
  var arrivals: [Arrival] = []

  /// Rows that show something else at the same place.
  var reloaded: [Int] = []

  /// For each arrival how many of the rows that stay are before it.
  var gaps: [Int] = []

  /// Whether the group's first row, by arrival, has left.
  var losesFirst = false

  /// Whether the group had no rows.
  var wasEmpty = false
}
