extension ChangeReport {
  /// The changes as runs of rows, counted over all sections.
  var splices: [ListChanges.Splice] {
    var runs = SpliceRuns()
    guard let fates, fates.areDifferent else {
      let groups = rows.keys.compactMap { group in
        positions[group].map { (position: $0, rows: rows[group]!) }
      }
      for (position, rows) in groups.sorted(by: { $0.position < $1.position }) {
        add(rows, old: position, new: position, to: &runs)
      }
      return runs.splices
    }
    var old = 0
    var new = 0
    while old < before.shown.count || new < after.shown.count {
      if old < before.shown.count, fates.positions[before.shown[old]] == nil {
        runs.add(
          old: before.starts[old]..<before.starts[old + 1],
          new: after.starts[new]..<after.starts[new])
        old += 1
      } else if new < after.shown.count,
        fates.positions[after.shown[new]] == nil
      {
        runs.add(
          old: before.starts[old]..<before.starts[old],
          new: after.starts[new]..<after.starts[new + 1])
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

  /// Adds what happened within a section.
  private func add(
    _ rows: Rows, old: Int, new: Int, to runs: inout SpliceRuns
  ) {
    var leaving = rows.deleted.adding(rows.leaving).ranges[...]
    var entering = rows.inserted.adding(rows.entering).ranges[...]
    var reloaded = rows.reloaded.sorted()[...]
    let oldStart = before.starts[old]
    let newStart = after.starts[new]
    var oldRow = 0
    var newRow = 0
    while true {
      let oldNext = oldStart + oldRow
      let newNext = newStart + newRow
      if let range = leaving.first, range.lowerBound == oldRow {
        leaving = leaving.dropFirst()
        runs.add(
          old: oldNext..<oldNext + range.count, new: newNext..<newNext)
        oldRow += range.count
      } else if let range = entering.first, range.lowerBound == newRow {
        entering = entering.dropFirst()
        runs.add(
          old: oldNext..<oldNext, new: newNext..<newNext + range.count)
        newRow += range.count
      } else if reloaded.first == oldRow {
        reloaded = reloaded.dropFirst()
        runs.add(
          old: oldNext..<oldNext + 1, new: newNext..<newNext + 1)
        oldRow += 1
        newRow += 1
      } else {
        // Rows up to the next that is concerned stay.
        let stay = [
          leaving.first.map { $0.lowerBound - oldRow },
          entering.first.map { $0.lowerBound - newRow },
          reloaded.first.map { $0 - oldRow },
        ].compactMap(\.self).min()
        guard let stay else { return }
        oldRow += stay
        newRow += stay
      }
    }
  }
}

/// Runs of rows that are replaced, joined where they touch.
private struct SpliceRuns {
  private var runs: [(old: Range<Int>, new: Range<Int>)] = []

  /// Adds a run behind the others.
  mutating func add(old: Range<Int>, new: Range<Int>) {
    if old.isEmpty && new.isEmpty { return }
    if let last = runs.last, last.old.upperBound == old.lowerBound,
      last.new.upperBound == new.lowerBound
    {
      runs[runs.count - 1] = (
        last.old.lowerBound..<old.upperBound,
        last.new.lowerBound..<new.upperBound
      )
    } else {
      runs.append((old, new))
    }
  }

  var splices: [ListChanges.Splice] {
    runs.map {
      ListChanges.Splice(
        position: $0.new.lowerBound, removed: $0.old.count,
        inserted: $0.new.count)
    }
  }
}
