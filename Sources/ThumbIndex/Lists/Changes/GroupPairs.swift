/// The groups of two lists, or of two states of one, by the numbers that the old
/// list has for them.
///
/// States of a list mostly have the same numbers for the same groups.
struct GroupPairs {
  /// The old numbers of new groups that have another number in the old list.
  ///
  /// Groups that the old list lacks get numbers above all old numbers.
  private var olds: [GroupNumber: GroupNumber] = [:]

  /// The new numbers of old groups that have another number in the new list;
  /// `nil` for groups that the new list lacks.
  private var news: [GroupNumber: GroupNumber?] = [:]

  /// The number of old groups.
  private let count: Int

  /// The old numbers of groups that may differ.
  private(set) var differing: [GroupNumber] = []

  /// - Complexity: O(*c*) in the chunks of groups, and O(*k*) in those that
  ///   differ.
  init(_ old: ListGroups, _ new: ListGroups) {
    count = old.groupCount
    for number in new.differing(from: old) {
      let key = new[number].key
      if old.has(number), old[number].key == key {
        differing.append(number)
        continue
      }
      let group = old.number(of: key) ?? number.advanced(by: count)
      olds[number] = group
      differing.append(group)
      if old.has(group) { news[group] = .some(number) }
    }
    for group in old.differing(from: new) where news[group] == nil {
      if new.has(group), olds[group] == nil { continue }
      news[group] = .some(nil)
      differing.append(group)
    }
  }

  /// The old number of a new group.
  func old(_ number: GroupNumber) -> GroupNumber { olds[number] ?? number }

  /// The new number of a group; `nil` if the new list lacks the group.
  func new(_ group: GroupNumber) -> GroupNumber? {
    group.index < count
      ? news[group] ?? group : group.advanced(by: -count)
  }

  /// The sections of the new list with the old numbers of their groups.
  func sections(_ shown: ShownSections) -> ShownSections {
    olds.isEmpty ? shown : shown.renumbered(old)
  }
}
