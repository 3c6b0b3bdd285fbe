extension ChangeReport {
  /// The changes as runs of rows, or of rows and headers, counted over all
  /// sections.
  func splices(of content: FlatContent) -> [ListChanges.Splice] {
    var runs = SpliceRuns()
    let headers = content == .lines ? 1 : 0
    func start(_ sections: ShownSections, _ position: Int) -> Int {
      sections.start(of: position) + position * headers
    }
    func count(_ sections: ShownSections, _ position: Int) -> Int {
      sections.rowCount(at: position) + headers
    }
    // Sections that go from their old places, and that come to new ones.
    let fates = fates!
    let reloaded = fates.reloaded
    var going = (fates.deleted + fates.moved.map(\.from) + reloaded).sorted()[
      ...]
    var coming =
      (fates.inserted + fates.moved.map(\.to)
      + reloaded.map { fates.newPosition(ofKept: $0)! }).sorted()[...]
    // Sections that stay, and whose rows or headers change.
    let redrawn = content == .lines ? groupsWithOtherHeaders : []
    var changed = redrawn.union(rows.keys).compactMap { group in
      positions(of: group).map { (group: group, at: $0) }
    }.sorted { $0.at.old < $1.at.old }[...]
    var old = 0
    var new = 0
    while true {
      // Sections up to the next one that changes stay.
      let staying = [
        going.first.map { $0 - old }, coming.first.map { $0 - new },
        changed.first.map { $0.at.old - old },
      ].compactMap(\.self).min()
      guard let staying else { return runs.splices }
      old += staying
      new += staying
      if going.first == old {
        going.removeFirst()
        runs.go(toOld: start(before, old), new: start(after, new))
        runs.replace(count(before, old), with: 0)
        old += 1
      } else if coming.first == new {
        coming.removeFirst()
        runs.go(toOld: start(before, old), new: start(after, new))
        runs.replace(0, with: count(after, new))
        new += 1
      } else {
        let group = changed.removeFirst().group
        runs.go(toOld: start(before, old), new: start(after, new))
        if redrawn.contains(group) { runs.replace(1, with: 1) }
        runs.go(
          toOld: start(before, old) + headers, new: start(after, new) + headers)
        if let rows = rows[group] { add(rows, to: &runs) }
        old += 1
        new += 1
      }
    }
  }

  /// Adds the changes within a section, whose first row is the next.
  private func add(_ rows: Rows, to runs: inout SpliceRuns) {
    var leaving = rows.deleted.adding(rows.leaving).ranges[...]
    var entering = rows.inserted.adding(rows.entering).ranges[...]
    var reloaded = rows.reloaded.sorted()[...]
    let (start, newStart) = (runs.old, runs.new)
    while true {
      let oldRow = runs.old - start
      let newRow = runs.new - newStart
      if let range = leaving.first, range.lowerBound == oldRow {
        leaving.removeFirst()
        runs.replace(range.count, with: 0)
      } else if let range = entering.first, range.lowerBound == newRow {
        entering.removeFirst()
        runs.replace(0, with: range.count)
      } else if reloaded.first == oldRow {
        reloaded.removeFirst()
        runs.replace(1, with: 1)
      } else {
        // Rows up to the next changed row stay.
        let staying = [
          leaving.first.map { $0.lowerBound - oldRow },
          entering.first.map { $0.lowerBound - newRow },
          reloaded.first.map { $0 - oldRow },
        ].compactMap(\.self).min()
        guard let staying else { return }
        runs.go(toOld: runs.old + staying, new: runs.new + staying)
      }
    }
  }
}

/// Runs of rows that are replaced, joined where they touch.
private struct SpliceRuns {
  private(set) var splices: [ListChanges.Splice] = []

  /// The next old row, counted over all sections.
  private(set) var old = 0
  /// The next new row, counted over all sections.
  private(set) var new = 0

  /// The first old row after the last run.
  private var end = 0

  /// Skips to an old and a new row; skipped rows stay.
  mutating func go(toOld old: Int, new: Int) {
    (self.old, self.new) = (old, new)
  }

  /// Replaces the next `removed` old rows with `inserted` new ones.
  mutating func replace(_ removed: Int, with inserted: Int) {
    if removed + inserted == 0 { return }
    var run = ListChanges.Splice(
      position: new, removed: removed, inserted: inserted)
    if let last = splices.last, end == old,
      last.position + last.inserted == new
    {
      splices.removeLast()
      run = ListChanges.Splice(
        position: last.position, removed: last.removed + removed,
        inserted: last.inserted + inserted)
    }
    splices.append(run)
    old += removed
    new += inserted
    end = old
  }
}
