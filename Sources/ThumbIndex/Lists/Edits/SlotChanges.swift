/// What edits did to the slots of a list, for those who keep something for each.
struct SlotChanges {
  /// Slots whose elements left the list.
  var left: [Int] = []

  /// Slots that came to another place or are new, with the slots that the rows had
  /// before; these may be the same.
  var came: [(slot: Int, from: Int?)] = []

  /// Slots that have another element at the same place.
  var reloaded: [Int] = []

  /// The groups concerned.
  var groups: [Int] = []
}
