/// A row by the fixed number of its group, and its number in the group.
struct GroupRow: Sendable, Hashable {
  let group: Int
  let row: Int
}
