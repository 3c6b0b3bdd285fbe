extension ChangeReport {
  /// The changes as runs of rows, counted over all sections.
  var splices: [ListChanges.Splice] {
    var runs = SpliceRuns()
    guard let fates, fates.areDifferent else {
      let concerned = positions.groups.filter {
        rows[$0] != nil || reloaded.contains($0)
      }
      let sorted = concerned.sorted { positions[$0]! < positions[$1]! }
      for group in sorted {
        let position = positions[group]!
        if reloaded.contains(group) {
          runs.go(toOld: before.starts[position], new: after.starts[position])
          runs.replace(
            before.count(at: position), with: after.count(at: position))
        } else {
          add(rows[group]!, old: position, new: position, to: &runs)
        }
      }
      return runs.splices
    }
    // Sections that go from their old places, and that come to new ones.
    let going = Set(
      fates.deleted + fates.moved.map(\.from) + fates.reloaded)
    let coming = Set(
      fates.inserted + fates.moved.map(\.to)
        + fates.reloaded.map { fates.newPosition(ofKept: $0)! })
    var old = 0
    var new = 0
    while old < before.shown.count || new < after.shown.count {
      if going.contains(old) {
        runs.go(toOld: before.starts[old], new: after.starts[new])
        runs.replace(before.count(at: old), with: 0)
        old += 1
      } else if coming.contains(new) {
        runs.go(toOld: before.starts[old], new: after.starts[new])
        runs.replace(0, with: after.count(at: new))
        new += 1
      } else {
        if let rows = rows[before.shown[old]] {
          add(rows, old: old, new: new, to: &runs)
        }
        old += 1
        new += 1
      }
    }
    return runs.splices
  }

  /// Adds the changes within a section.
  private func add(
    _ rows: Rows, old: Int, new: Int, to runs: inout SpliceRuns
  ) {
    var leaving = rows.deleted.adding(rows.leaving).ranges[...]
    var entering = rows.inserted.adding(rows.entering).ranges[...]
    var reloaded = rows.reloaded.sorted()[...]
    runs.go(toOld: before.starts[old], new: after.starts[new])
    while true {
      let oldRow = runs.old - before.starts[old]
      let newRow = runs.new - after.starts[new]
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
