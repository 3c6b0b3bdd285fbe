/// Pairs the rows that two lists share, and finds the changes.
struct ListComparison<Element> {
  let old: ListStorage<Element>
  let new: ListStorage<Element>

  /// For each group of the new list, its number in the old list.
  ///
  /// New groups get numbers above all old numbers.
  let numbers: [Int]

  init(old: ListStorage<Element>, new: ListStorage<Element>) {
    self.old = old
    self.new = new
    let count = old.groups.groups.count
    numbers = new.groups.groups.enumerated().map { number, group in
      old.groups.number(of: group.key) ?? count + number
    }
  }

  /// The changes from the old list to the new one.
  ///
  /// - Parameter reloadedSections: The reloaded sections.
  func changes(reloadedSections: Set<SectionKey> = []) -> ListChanges {
    changes(of: pairs(), reloadedSections)
  }

  /// The changes from the old list to one that edits made of it.
  ///
  /// - Parameter notes: The reloads that the edits noted.
  func changes(_ notes: BatchNotes) -> ListChanges {
    // Edits that number rows anew begin another generation.
    let areNumberedAlike = old.slots.generation == new.slots.generation
    return changes(
      of: areNumberedAlike
        ? pairsByArrival(reloaded: notes.reloadedRows)
        : pairs(alsoReloaded: notes.reloadedRows), notes.reloadedSections)
  }

  private func changes(
    of pairs: [ChangeReport.Move], _ reloadedSections: Set<SectionKey>
  ) -> ListChanges {
    var report = report(pairs: pairs)
    report.reloaded = Set(
      reloadedSections.compactMap { old.groups.number(of: $0) })
    report.compareHeaders(old.groups, new.groups, numbers)
    var changes = report.changes()
    if old.rules !== new.rules || old.barKeys != new.barKeys {
      changes.indexBarChanged = true
    }
    return changes
  }

  private func report(pairs: [ChangeReport.Move]) -> ChangeReport {
    var report = ChangeReport(
      before: ChangeReport.Sections(old.groups),
      after: ChangeReport.Sections(
        shown: new.groups.shown.map { numbers[$0] },
        starts: new.groups.starts))
    reportUnpaired(pairs, to: &report)
    for pair in pairs where pair.from.group != pair.to.group {
      report.report(pair)
    }
    let inGroup = Dictionary(
      grouping: pairs.filter { $0.from.group == $0.to.group },
      by: \.from.group)
    for (group, pairs) in inGroup {
      let fixed = Set(longestRise(pairs.map(\.to.row)))
      let reloaded = fixed.filter { pairs[$0].isReloaded }
      report.report(
        group: group, reloaded: reloaded.map { pairs[$0].from.row })
      for index in pairs.indices where !fixed.contains(index) {
        report.report(pairs[index])
      }
    }
    return report
  }

  private func reportUnpaired(
    _ pairs: [ChangeReport.Move], to report: inout ChangeReport
  ) {
    let oldPaired = Set(pairs.map(\.from))
    for group in old.groups.shown {
      let rows = old.groups[group].shownCount
      report.report(
        group: group, deleted: unpaired(rows, of: group, oldPaired))
    }
    let newPaired = Set(pairs.map(\.to))
    for number in new.groups.shown {
      let (group, rows) = (numbers[number], new.groups[number].shownCount)
      report.report(
        group: group, inserted: unpaired(rows, of: group, newPaired))
    }
  }

  private func unpaired(
    _ count: Int, of group: Int, _ paired: Set<GroupRow>
  ) -> RowRuns {
    RowRuns(
      (0..<count).filter { !paired.contains(GroupRow(group: group, row: $0)) })
  }
}

extension ChangeReport {
  /// Finds the headers that have changed.
  ///
  /// A section that shows no rows before and after the edit is reloaded, as
  /// nothing else would tell a view of it.
  ///
  /// - Parameter numbers: For each group of the new list, its number in the old
  ///   list; `nil` if groups have the same numbers and titles.
  mutating func compareHeaders(
    _ old: ListGroups, _ new: ListGroups, _ numbers: [Int]? = nil
  ) {
    for number in new.shown {
      let group = numbers?[number] ?? number
      guard group < old.groups.count else { continue }
      if old[group].rows.count != new[number].rows.count
        || old[group].isCollapsed != new[number].isCollapsed
      {
        if old[group].shownCount + new[number].shownCount == 0 {
          reloaded.insert(group)
        } else {
          headers.append(group)
        }
      } else if numbers != nil, old[group].title != new[number].title {
        headers.append(group)
      }
    }
  }
}

extension ListStorage {
  /// The keys of all sections in the index bar if the bar also has empty
  /// sections; else no keys.
  fileprivate var barKeys: [SectionKey] {
    rules.knowsSections ? groups.ranked.map { groups[$0].key } : []
  }
}
