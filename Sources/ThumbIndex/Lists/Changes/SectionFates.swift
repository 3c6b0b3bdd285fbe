/// What became of the sections shown.
struct SectionFates: Sendable {
  private(set) var deleted: [Int] = []
  private(set) var inserted: [Int] = []
  private(set) var moved: [ListChanges.Move<Int>] = []

  /// The old positions of reloaded sections that are neither deleted nor moved.
  private(set) var reloaded: [Int] = []

  /// Whether the sections shown or their order changed.
  let areDifferent: Bool

  /// By group, the positions of sections that are not deleted, inserted, moved
  /// or reloaded.
  ///
  /// Unless ``areDifferent``, sections in which no row changed may be missing.
  private(set) var positions: [Int: (old: Int, new: Int)] = [:]

  init(_ report: ChangeReport) {
    let before = report.before.shown
    let after = report.after.shown
    areDifferent = before != after
    if areDifferent {
      compare(before, after, report)
    } else {
      positions = report.positions.mapValues { ($0, $0) }
    }
    for group in report.reloaded {
      if let position = positions.removeValue(forKey: group) {
        reloaded.append(position.old)
      }
    }
    reloaded.sort()
  }

  private mutating func compare(
    _ before: [Int], _ after: [Int], _ report: ChangeReport
  ) {
    let oldPositions = report.before.positions
    let common = after.indices.filter { oldPositions[after[$0]] != nil }
    let old = common.map { oldPositions[after[$0]]! }
    let rise = Set(longestRise(old))
    var kept = Set<Int>()
    for (index, new) in common.enumerated() {
      let group = after[new]
      if rise.contains(index) {
        positions[group] = (old[index], new)
      } else if report.rows[group] == nil, !report.reloaded.contains(group) {
        moved.append(
          ListChanges.Move(from: old[index], to: new, isReloaded: false))
      } else {
        // Views do not accept changes within a section that moves.
        continue
      }
      kept.insert(group)
    }
    deleted = before.indices.filter { !kept.contains(before[$0]) }
    inserted = after.indices.filter { !kept.contains(after[$0]) }
  }
}
