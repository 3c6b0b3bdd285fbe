/// What became of the sections shown.
struct SectionFates: Sendable {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [ListChanges.Move<Int>] = []

  /// The old positions of reloaded sections that are neither deleted nor moved.
  private(set) var reloaded: [Int] = []

  /// Whether the sections shown or their order changed.
  let areDifferent: Bool

  // The positions of sections that are not deleted, inserted, moved or reloaded.
  private var old: GroupPositions
  private var new: GroupPositions

  init(_ report: ChangeReport) {
    let before = report.before.shown
    let after = report.after.shown
    areDifferent = before != after
    old = report.positions
    new = report.positions
    if areDifferent { compare(before, after, report) }
    reloaded = report.reloaded.compactMap { old[$0] }.sorted()
    old.remove(report.reloaded)
    new.remove(report.reloaded)
  }

  /// A section's old and new position; `nil` if the section is deleted,
  /// inserted, moved or reloaded.
  ///
  /// If ``areDifferent`` is `false`, the positions may also be `nil` for a
  /// section without changed rows.
  func positions(of group: Int) -> (old: Int, new: Int)? {
    guard let old = old[group], let new = new[group] else { return nil }
    return (old, new)
  }

  private mutating func compare(
    _ before: [Int], _ after: [Int], _ report: ChangeReport
  ) {
    let positions = GroupPositions(shown: before)
    let common = after.indices.filter { positions[after[$0]] != nil }
    let old = common.map { positions[after[$0]]! }
    let rise = longestRise(old)
    var (keptOld, keptNew): ([Int], [Int]) = ([], [])
    var isOldKept = RowSet(capacity: before.count)
    var isNewKept = RowSet(capacity: after.count)
    for (index, new) in common.enumerated() {
      let group = after[new]
      if keptOld.count < rise.count, rise[keptOld.count] == index {
        keptOld.append(old[index])
        keptNew.append(new)
      } else if report.rows[group] == nil, !report.reloaded.contains(group) {
        moved.append(
          ListChanges.Move(from: old[index], to: new, isReloaded: false))
      } else {
        // Views do not accept changes within a section that moves.
        continue
      }
      isOldKept.insert(UInt32(old[index]))
      isNewKept.insert(UInt32(new))
    }
    deleted = before.indices.filter { !isOldKept.contains(UInt32($0)) }
    inserted = after.indices.filter { !isNewKept.contains(UInt32($0)) }
    let groups = keptNew.map { after[$0] }
    self.old = GroupPositions(of: groups, keptOld)
    self.new = GroupPositions(of: groups, keptNew)
  }
}

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

/// The indices of a longest ascending subsequence.
///
/// If the numbers are the new places of rows, in the old order, the rows at
/// these indices can stay while all other rows move.
///
/// - Complexity: O(*n* log *n*); O(*n*) when all numbers ascend.
func longestRise(_ numbers: [Int]) -> [Int] {
  if numbers.areAscending { return Array(numbers.indices) }
  // `ends` has, for each length, the index of the lowest number that ends a
  // subsequence of this length. `previous` has, for each index, the index
  // before it in its subsequence.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    // Most numbers are above all before.
    let isAboveAll = ends.last.map { numbers[$0] <= number } ?? true
    let length =
      isAboveAll
      ? ends.count : ends.partitioningIndex { numbers[$0] > number }
    if length > 0 { previous[index] = ends[length - 1] }
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var run: [Int] = []
  var index = ends.last ?? -1
  while index >= 0 {
    run.append(index)
    index = previous[index]
  }
  return run.reversed()
}
