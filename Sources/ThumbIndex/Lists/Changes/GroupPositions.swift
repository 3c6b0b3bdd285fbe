/// The positions of sections, by the numbers of their groups.
///
/// Two sorted arrays are faster to make than a dictionary: sections are mostly
/// in the order of their groups' numbers already.
struct GroupPositions: Sendable {
  /// The numbers of the groups, ascending.
  private(set) var groups: [Int]

  /// The position of each group.
  private var positions: [Int]

  /// - Parameter positions: The position of each group.
  init(of groups: [Int], _ positions: [Int]) {
    if groups.areAscending {
      self.groups = groups
      self.positions = positions
    } else {
      let order = groups.indices.sorted { groups[$0] < groups[$1] }
      self.groups = order.map { groups[$0] }
      self.positions = order.map { positions[$0] }
    }
  }

  /// The positions of all groups shown.
  init(shown: [Int]) { self.init(of: shown, Array(shown.indices)) }

  /// The position of a group; `nil` if it has none.
  ///
  /// - Complexity: O(log *s*) in the number of positions.
  subscript(group: Int) -> Int? {
    let index = groups.partitioningIndex { $0 >= group }
    return index < groups.count && groups[index] == group
      ? positions[index] : nil
  }

  /// Removes some groups.
  ///
  /// - Complexity: O(*s*) in the number of positions.
  mutating func remove(_ removed: Set<Int>) {
    if removed.isEmpty { return }
    let kept = groups.indices.filter { !removed.contains(groups[$0]) }
    positions = kept.map { positions[$0] }
    groups = kept.map { groups[$0] }
  }
}
