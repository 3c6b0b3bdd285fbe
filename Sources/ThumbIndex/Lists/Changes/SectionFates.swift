/// What became of the sections shown.
struct SectionFates: Sendable {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [ListChanges.Move<Int>] = []

  /// Whether other sections are shown, or in another order.
  let areDifferent: Bool

  /// The positions of sections that stay, by their groups; used where the
  /// sections differ.
  private var stayingPositions: [Int: (old: Int, new: Int)] = [:]

  /// The groups of sections that stay where they are relative to each other.
  private(set) var fixed: Set<Int> = []

  init(_ report: ChangeReport) {
    let before = report.before.shown
    let after = report.after.shown
    areDifferent = before != after
    if areDifferent { compare(before, after, report) }
  }

  private mutating func compare(
    _ before: [Int], _ after: [Int], _ report: ChangeReport
  ) {
    var oldPositions: [Int: Int] = [:]
    for (position, group) in before.enumerated() {
      oldPositions[group] = position
    }
    let common = after.indices.filter { oldPositions[after[$0]] != nil }
    let old = common.map { oldPositions[after[$0]]! }
    let rise = Set(longestRise(old))
    var kept = Set<Int>()
    for (index, new) in common.enumerated() {
      let group = after[new]
      if rise.contains(index) {
        fixed.insert(group)
        stayingPositions[group] = (old[index], new)
      } else if report.rows[group] == nil {
        moved.append(
          ListChanges.Move(from: old[index], to: new, isReloaded: false))
      } else {
        // Views do not take changes within a section that moves.
        continue
      }
      kept.insert(group)
    }
    deleted = before.indices.filter { !kept.contains(before[$0]) }
    inserted = after.indices.filter { !kept.contains(after[$0]) }
  }

  /// The positions, before and after, of a section that is not deleted, inserted
  /// or moved.
  ///
  /// - Parameter position: The group's position, where the sections are the same.
  func positions(
    of group: Int, at position: Int?
  ) -> (old: Int, new: Int)? {
    areDifferent ? stayingPositions[group] : position.map { ($0, $0) }
  }
}
