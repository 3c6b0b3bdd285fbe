/// Finds the rows that two lists with the same rules have in common, and what is
/// different.
struct ListComparison<Element> {
  /// A row that both lists have; groups have their numbers in the old list.
  struct Pair {
    let old: GroupRow
    let new: GroupRow
    let isReloaded: Bool
  }

  let old: ListStorage<Element>
  let new: ListStorage<Element>

  /// The number in the old list of each group of the new one; groups that it does
  /// not know have numbers beyond its own.
  let numbers: [Int]

  init(old: ListStorage<Element>, new: ListStorage<Element>) {
    self.old = old
    self.new = new
    let count = old.groups.groups.count
    numbers = new.groups.groups.enumerated().map { number, group in
      old.groups.number(of: group.key) ?? count + number
    }
  }

  /// What is different.
  ///
  /// - Parameter reloadedSlots: Of parts of one list, in which a row has one
  ///   slot, the slots of rows that show something else.
  func changes(reloadedSlots: Set<Int>? = nil) -> ListChanges {
    let pairs = reloadedSlots.map { pairsBySlot($0) } ?? pairs()
    var changes = report(pairs: pairs).changes()
    changes.indexBarChanged =
      changes.indexBarChanged || old.barKeys != new.barKeys
    return changes
  }

  private func report(pairs: [Pair]) -> ChangeReport {
    var report = ChangeReport(
      before: ChangeReport.Sections(old.groups),
      after: ChangeReport.Sections(
        shown: new.groups.shown.map { numbers[$0] },
        starts: new.groups.starts),
      positions: Dictionary(
        uniqueKeysWithValues: zip(
          old.groups.shown, old.groups.shown.indices)))
    reportUnpaired(pairs, to: &report)
    var inGroup: [Int: [Pair]] = [:]
    for pair in pairs {
      if pair.old.group == pair.new.group {
        inGroup[pair.old.group, default: []].append(pair)
      } else {
        self.report(pair, to: &report)
      }
    }
    for (group, pairs) in inGroup {
      let fixed = longestRise(pairs.map(\.new.row))
      var isFixed = [Bool](repeating: false, count: pairs.count)
      for index in fixed { isFixed[index] = true }
      report.report(
        group: group,
        reloaded: fixed.filter { pairs[$0].isReloaded }
          .map { pairs[$0].old.row })
      for (index, pair) in pairs.enumerated() where !isFixed[index] {
        self.report(pair, to: &report)
      }
    }
    return report
  }

  private func report(_ pair: Pair, to report: inout ChangeReport) {
    report.report(
      ChangeReport.Move(
        from: pair.old, to: pair.new, isReloaded: pair.isReloaded))
  }

  private func reportUnpaired(
    _ pairs: [Pair], to report: inout ChangeReport
  ) {
    var oldPaired: [Int: Set<Int>] = [:]
    var newPaired: [Int: Set<Int>] = [:]
    for pair in pairs {
      oldPaired[pair.old.group, default: []].insert(pair.old.row)
      newPaired[pair.new.group, default: []].insert(pair.new.row)
    }
    for group in old.groups.shown {
      let paired = oldPaired[group] ?? []
      report.report(
        group: group,
        deleted: RowRuns(
          (0..<old.groups[group].rows.count).filter { !paired.contains($0) }))
    }
    for number in new.groups.shown {
      let paired = newPaired[numbers[number]] ?? []
      report.report(
        group: numbers[number],
        inserted: RowRuns(
          (0..<new.groups[number].rows.count).filter { !paired.contains($0) }))
    }
  }
}

extension ListStorage {
  /// The keys of the sections whose titles are in the index bar.
  fileprivate var barKeys: [SectionKey] {
    rules.knowsSections ? groups.ranked.map { groups[$0].key } : []
  }
}
