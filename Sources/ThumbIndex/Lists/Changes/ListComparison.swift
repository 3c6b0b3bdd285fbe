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
    if old.barTitles != new.barTitles {
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
    // Pairs are in the order of the old list, group by group.
    var start = 0
    while start < pairs.count {
      let group = pairs[start].from.group
      let end = pairs[start...].partitioningIndex { $0.from.group != group }
      reportPairs(pairs[start..<end], of: group, to: &report)
      start = end
    }
    return report
  }

  /// Reports the pairs of rows that were in a group.
  ///
  /// As few rows as possible move within the group.
  private func reportPairs(
    _ pairs: ArraySlice<ChangeReport.Move>, of group: Int,
    to report: inout ChangeReport
  ) {
    var staying: [Int] = []
    for index in pairs.indices {
      if pairs[index].to.group == group {
        staying.append(index)
      } else {
        report.report(pairs[index])
      }
    }
    let fixed = longestRise(staying.map { pairs[$0].to.row })
    var reloaded: [Int] = []
    var next = 0
    for (number, index) in staying.enumerated() {
      if next < fixed.count, fixed[next] == number {
        next += 1
        if pairs[index].isReloaded { reloaded.append(pairs[index].from.row) }
      } else {
        report.report(pairs[index])
      }
    }
    report.report(group: group, reloaded: reloaded)
  }

  private func reportUnpaired(
    _ pairs: [ChangeReport.Move], to report: inout ChangeReport
  ) {
    var (oldRows, newRows) = (
      FlatRows(report.before), FlatRows(report.after)
    )
    for pair in pairs {
      oldRows.insert(pair.from)
      newRows.insert(pair.to)
    }
    oldRows.forEachGroup { report.report(group: $0, deleted: $1) }
    newRows.forEachGroup { report.report(group: $0, inserted: $1) }
  }
}

/// Some of the rows that a list shows, counted over all sections.
private struct FlatRows {
  private let sections: ChangeReport.Sections
  private let positions: GroupPositions
  private var rows: RowSet

  /// The group asked for last, and the number of rows above it.
  private var last = (group: -1, start: 0)

  init(_ sections: ChangeReport.Sections) {
    self.sections = sections
    positions = GroupPositions(shown: sections.shown)
    rows = RowSet(capacity: sections.starts.last!)
  }

  mutating func insert(_ row: GroupRow) {
    if row.group != last.group {
      last = (row.group, sections.starts[positions[row.group]!])
    }
    rows.insert(UInt32(last.start + row.row))
  }

  /// Calls a closure with each group and the rows of it that are missing here.
  func forEachGroup(_ body: (_ group: Int, _ missing: RowRuns) -> Void) {
    for (position, group) in sections.shown.enumerated() {
      let start = sections.starts[position]
      var missing = RowRuns()
      for row in 0..<sections.count(at: position)
      where !rows.contains(UInt32(start + row)) {
        missing.append(row..<row + 1)
      }
      body(group, missing)
    }
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
      } else if numbers != nil,
        !old[group].title.hasBytes(of: new[number].title)
      {
        headers.append(group)
      }
    }
  }
}

extension ListStorage {
  /// The groups whose titles an index bar has: also empty ones if the rules know
  /// them.
  var titledGroups: [Int] {
    rules.knowsSections
      ? groups.ranked.filter { !groups[$0].isHidden } : groups.shown
  }

  /// All titles that an index bar may have, each with its section.
  var barTitles: [BarTitle] {
    titledGroups.map {
      BarTitle(
        key: groups[$0].key, title: groups[$0].indexTitle.map { TextKey($0) })
    }
  }
}

/// A title of an index bar.
struct BarTitle: Equatable {
  let key: SectionKey
  let title: TextKey?
}
