/// A row by its group, which has a number that does not change, and its number
/// in it.
struct GroupRow: Sendable, Hashable {
  let group: Int
  let row: Int
}
