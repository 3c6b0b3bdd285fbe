/// What became of the sections shown.
struct SectionFates: Sendable {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [ListChanges.Move<Int>] = []

  /// The old positions of reloaded sections that are neither deleted nor moved.
  private(set) var reloaded: [Int] = []

  /// Whether the sections shown or their order changed.
  let areDifferent: Bool

  /// The old positions of the groups that may have changed.
  private let positions: GroupPositions

  private let reloadedGroups: Set<Int>

  // The sections before these positions, and those from the ends on, are the same
  // before and after.
  private var start: Int
  private var oldEnd: Int
  private var newEnd: Int

  // The old and the new positions of sections between that stay in their order.
  private var keptOld: [Int] = []
  private var keptNew: [Int] = []

  init(_ report: ChangeReport) {
    let (before, after) = (report.before.shown, report.after.shown)
    areDifferent = before != after
    positions = report.positions
    reloadedGroups = report.reloaded
    (start, oldEnd, newEnd) = (before.count, before.count, after.count)
    if areDifferent { compare(before, after, report) }
    reloaded = report.reloaded.compactMap { positions[$0] }
      .filter { newPosition(ofKept: $0) != nil }.sorted()
  }

  /// A section's old and new position; `nil` if the section is deleted,
  /// inserted, moved or reloaded, or is not known to have changed.
  func positions(of group: Int) -> (old: Int, new: Int)? {
    guard !reloadedGroups.contains(group), let old = positions[group],
      let new = newPosition(ofKept: old)
    else { return nil }
    return (old, new)
  }

  /// The new position of a section that is neither deleted nor moved; `nil` for
  /// other sections.
  ///
  /// - Parameter old: The section's old position.
  func newPosition(ofKept old: Int) -> Int? {
    if old < start { return old }
    if old >= oldEnd { return old - oldEnd + newEnd }
    let index = keptOld.partitioningIndex { $0 >= old }
    return index < keptOld.count && keptOld[index] == old
      ? keptNew[index] : nil
  }

  private mutating func compare(
    _ before: [Int], _ after: [Int], _ report: ChangeReport
  ) {
    // Most edits change few sections, which are between many that stay.
    let least = min(before.count, after.count)
    start = 0
    while start < least, before[start] == after[start] { start += 1 }
    while oldEnd > start, newEnd > start,
      before[oldEnd - 1] == after[newEnd - 1]
    {
      oldEnd -= 1
      newEnd -= 1
    }
    let places = GroupPositions(
      of: Array(before[start..<oldEnd]), Array(start..<oldEnd))
    let common = (start..<newEnd).filter { places[after[$0]] != nil }
    let old = common.map { places[after[$0]]! }
    let rise = longestRise(old)
    var isOldKept = RowSet(capacity: oldEnd - start)
    var isNewKept = RowSet(capacity: newEnd - start)
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
      isOldKept.insert(UInt32(old[index] - start))
      isNewKept.insert(UInt32(new - start))
    }
    deleted = (start..<oldEnd).filter {
      !isOldKept.contains(UInt32($0 - start))
    }
    inserted = (start..<newEnd).filter {
      !isNewKept.contains(UInt32($0 - start))
    }
  }
}

/// The positions of sections, by the numbers of their groups.
///
/// Two sorted arrays are faster to make than a dictionary: sections are mostly
/// in the order of their groups' numbers already.
struct GroupPositions: Sendable {
  /// The numbers of the groups, ascending.
  let groups: [Int]

  /// The position of each group.
  private let positions: [Int]

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
