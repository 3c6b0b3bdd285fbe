/// A row, given by a group's number and the row's number in that group.
struct GroupRow: Sendable, Hashable {
  let group: Int
  let row: Int
}
