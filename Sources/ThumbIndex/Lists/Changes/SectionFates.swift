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

  private let reloadedGroups: Set<GroupNumber>

  /// The stretches of sections that are not the same before and after.
  private let stretches: [RowBlocks.Stretch]

  /// The new positions of the groups in the stretches.
  private let newPositions: GroupPositions

  // The old and the new positions of sections in the stretches that stay in their
  // order.
  private var keptOld: [Int] = []
  private var keptNew: [Int] = []

  init(_ report: ChangeReport) {
    let (before, after) = (report.before, report.after)
    stretches = after.stretches(since: before)
    areDifferent = !stretches.isEmpty
    positions = report.positions
    reloadedGroups = report.reloaded
    newPositions = GroupPositions(after, at: stretches.map(\.new))
    if areDifferent { compare(before, after, report) }
    reloaded = report.reloaded.compactMap { positions[$0] }
      .filter { newPosition(ofKept: $0) != nil }.sorted()
  }

  /// Takes what became of sections from a message.
  ///
  /// - Parameters:
  ///   - kept: The old and the new positions of sections that stay in their
  ///     order.
  ///   - report: The report, with the reloaded groups.
  init(
    deleted: [Int], inserted: [Int], moved: [ListChanges.Move<Int>],
    kept: (old: [Int], new: [Int]), _ report: ChangeReport
  ) {
    let (before, after) = (report.before, report.after)
    (self.deleted, self.inserted, self.moved) = (deleted, inserted, moved)
    (keptOld, keptNew) = kept
    areDifferent = !(deleted.isEmpty && inserted.isEmpty && moved.isEmpty)
    positions = report.positions
    reloadedGroups = report.reloaded
    stretches = [RowBlocks.Stretch(old: before.indices, new: after.indices)]
    newPositions = GroupPositions(after, at: [after.indices])
    reloaded = report.reloaded.compactMap { positions[$0] }.sorted()
  }

  /// A section's old and new position; `nil` if the section is deleted,
  /// inserted, moved or reloaded, or is not known to have changed.
  func positions(of group: GroupNumber) -> (old: Int, new: Int)? {
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
    if let new = newPosition(outsideStretches: old) { return new }
    let index = keptOld.partitioningIndex { $0 >= old }
    return index < keptOld.count && keptOld[index] == old
      ? keptNew[index] : nil
  }

  /// The new position of a section, whatever became of it; `nil` if it is not
  /// shown any more.
  ///
  /// - Parameters:
  ///   - group: The number of the section's group.
  ///   - old: The section's old position; `nil` if it was not shown.
  func newPosition(of group: GroupNumber, from old: Int?) -> Int? {
    old.flatMap { newPosition(outsideStretches: $0) } ?? newPositions[group]
  }

  /// The new position of a section that is in no stretch; `nil` for others.
  private func newPosition(outsideStretches old: Int) -> Int? {
    let next = stretches.partitioningIndex { $0.old.upperBound > old }
    if next < stretches.count, stretches[next].old.contains(old) { return nil }
    if next == 0 { return old }
    let last = stretches[next - 1]
    return old - last.old.upperBound + last.new.upperBound
  }

  private mutating func compare(
    _ before: ShownSections, _ after: ShownSections, _ report: ChangeReport
  ) {
    let oldPositions = GroupPositions(before, at: stretches.map(\.old))
    // Sections that change their stretch do not stay in their order.
    var staying: [(old: Int, new: Int)] = []
    var going: [(old: Int, new: Int)] = []
    for stretch in stretches {
      for new in stretch.new {
        guard let old = oldPositions[after[new]] else { continue }
        if stretch.old.contains(old) {
          staying.append((old, new))
        } else {
          going.append((old, new))
        }
      }
    }
    var isOldKept = RowSet(capacity: before.count)
    var isNewKept = RowSet(capacity: after.count)
    func keep(_ section: (old: Int, new: Int)) {
      isOldKept.insert(UInt32(section.old))
      isNewKept.insert(UInt32(section.new))
    }
    let rise = longestRise(staying.map(\.old))
    for (index, section) in staying.enumerated() {
      if keptOld.count < rise.count, rise[keptOld.count] == index {
        keptOld.append(section.old)
        keptNew.append(section.new)
        keep(section)
      } else {
        going.append(section)
      }
    }
    for (old, new) in going {
      let group = after[new]
      // Views do not accept changes within a section that moves.
      if report.rows[group] == nil, !report.reloaded.contains(group) {
        moved.append(ListChanges.Move(from: old, to: new, isReloaded: false))
        keep((old, new))
      }
    }
    moved.sort { $0.to < $1.to }
    deleted = stretches.flatMap(\.old).filter {
      !isOldKept.contains(UInt32($0))
    }
    inserted = stretches.flatMap(\.new).filter {
      !isNewKept.contains(UInt32($0))
    }
  }
}

/// The positions of sections, by the numbers of their groups.
///
/// Two sorted arrays are faster to make than a dictionary: sections are mostly
/// in the order of their groups' numbers already.
struct GroupPositions: Sendable {
  /// The numbers of the groups, ascending.
  private let groups: [GroupNumber]

  /// The position of each group.
  private let positions: [Int]

  /// - Parameter positions: The position of each group.
  init(of groups: [GroupNumber], _ positions: [Int]) {
    if groups.areAscending {
      self.groups = groups
      self.positions = positions
    } else {
      let order = groups.indices.sorted { groups[$0] < groups[$1] }
      self.groups = order.map { groups[$0] }
      self.positions = order.map { positions[$0] }
    }
  }

  /// The positions of the groups in some ranges of the sections shown.
  init(_ shown: ShownSections, at ranges: [Range<Int>]) {
    countSectionSteps(ranges.reduce(0) { $0 + $1.count })
    self.init(
      of: ranges.flatMap { shown.groups(at: $0) }, ranges.flatMap { $0 })
  }

  /// The position of a group; `nil` if it has none.
  ///
  /// - Complexity: O(log *s*) in the number of positions.
  subscript(group: GroupNumber) -> Int? {
    let index = groups.partitioningIndex { $0 >= group }
    return index < groups.count && groups[index] == group
      ? positions[index] : nil
  }
}
