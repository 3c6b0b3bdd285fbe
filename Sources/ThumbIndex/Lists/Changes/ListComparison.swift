/// Finds the rows that two lists with the same rules have in common, and what is
/// different.
struct ListComparison<Element> {
  /// A row by its group, in the numbers of the old list, and its place there.
  struct Place {
    let group: Int
    let row: Int
  }

  /// A row that both lists have.
  struct Pair {
    let old: Place
    let new: Place
    let isReloaded: Bool
  }

  let old: IndexedList<Element>
  let new: IndexedList<Element>

  /// The number in the old list of each group of the new one; groups that it does
  /// not know have numbers beyond its own.
  let numbers: [Int]

  init(old: IndexedList<Element>, new: IndexedList<Element>) {
    self.old = old
    self.new = new
    let count = old.groups.groups.count
    numbers = new.groups.groups.enumerated().map { number, group in
      old.groups.number(of: group.key) ?? count + number
    }
  }

  /// What is different.
  func report() -> ChangeReport { report(pairs: pairs()) }

  /// What is different between parts of one list, in which a row has one slot.
  ///
  /// - Parameter reloadedSlots: The slots of rows that show something else.
  func report(reloadedSlots: Set<Int>) -> ChangeReport {
    report(pairs: pairsBySlot(reloadedSlots))
  }

  private func report(pairs: [Pair]) -> ChangeReport {
    var report = ChangeReport(
      before: ChangeReport.Sections(
        shown: old.groups.shown, starts: old.groups.starts),
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
      for place in fixed { isFixed[place] = true }
      report.report(
        group: group,
        reloaded: fixed.filter { pairs[$0].isReloaded }
          .map { pairs[$0].old.row })
      for (place, pair) in pairs.enumerated() where !isFixed[place] {
        self.report(pair, to: &report)
      }
    }
    return report
  }

  private func report(_ pair: Pair, to report: inout ChangeReport) {
    report.report(
      ChangeReport.Move(
        from: (pair.old.group, pair.old.row),
        to: (pair.new.group, pair.new.row), isReloaded: pair.isReloaded))
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
