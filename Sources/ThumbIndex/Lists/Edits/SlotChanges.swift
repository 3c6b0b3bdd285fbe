/// What edits did to the slots of a list, for those who keep something for each.
struct SlotChanges {
  /// Slots whose elements left the list.
  var left: [Int] = []

  /// Slots that are new, or came to another place with another element, with the
  /// slots that the rows had before; these may be the same.
  ///
  /// Rows moved by hand that show what they showed are in none of these lists.
  var came: [(slot: Int, from: Int?)] = []

  /// Slots that have another element at the same place.
  var reloaded: [Int] = []

  /// The groups concerned.
  var groups: [Int] = []
}
