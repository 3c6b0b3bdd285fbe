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
