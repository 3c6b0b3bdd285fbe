/// Rows of two states of a list: all that may have changed are among them.
///
/// An edit names the rows that it touched, a query those that it lost and found,
/// and two lists are compared block by block; what became of the rows is then
/// found in one way, by ``ChangeReport/report(_:)``.
struct TouchedRows: Sendable {
  /// Rows that both states show, group by group in their old order.
  var pairs: [ChangeReport.Move] = []

  /// Rows that only the old state shows, by group.
  var deleted: [GroupNumber: RowRuns] = [:]

  /// Rows that only the new state shows, by group.
  var inserted: [GroupNumber: RowRuns] = [:]

  /// Whether all rows of both states are among these.
  var areAll = false
}

extension ChangeReport {
  /// Reports what became of rows.
  ///
  /// As few of them as possible move within their groups; rows that are not
  /// named stay.
  mutating func report(_ touched: TouchedRows) {
    for (group, rows) in touched.deleted { report(group: group, deleted: rows) }
    for (group, rows) in touched.inserted {
      report(group: group, inserted: rows)
    }
    if touched.pairs.isEmpty { return }
    let named = touched.areAll ? nil : NamedRows(touched)
    var start = 0
    while start < touched.pairs.count {
      let group = touched.pairs[start].from.group
      var end = start + 1
      while end < touched.pairs.count,
        touched.pairs[end].from.group == group
      {
        end += 1
      }
      report(touched.pairs[start..<end], of: group, named)
      start = end
    }
  }

  /// Reports rows that were in a group.
  ///
  /// - Parameter named: The named rows; `nil` if all rows are named.
  private mutating func report(
    _ pairs: ArraySlice<Move>, of group: GroupNumber, _ named: NamedRows?
  ) {
    // A row that does not move has as many rows above it that are not named as
    // before.
    var candidates: [Int] = []
    for index in pairs.indices
    where pairs[index].to.group == group
      && named?.haveSameGap(pairs[index]) ?? true
    {
      candidates.append(index)
    }
    let rise = longestRise(candidates.map { pairs[$0].to.row })
    var next = 0
    var reloaded: [Int] = []
    for index in pairs.indices {
      if next < rise.count, candidates[rise[next]] == index {
        next += 1
        if pairs[index].isReloaded { reloaded.append(pairs[index].from.row) }
      } else {
        report(pairs[index])
      }
    }
    report(group: group, reloaded: reloaded)
  }
}

/// The rows that are named, by group.
private struct NamedRows {
  private let old: [GroupNumber: RankedRuns]
  private let new: [GroupNumber: RankedRuns]

  init(_ touched: TouchedRows) {
    var (old, new): ([GroupNumber: [Int]], [GroupNumber: [Int]]) =
      ([:], [:])
    for pair in touched.pairs {
      old[pair.from.group, default: []].append(pair.from.row)
      new[pair.to.group, default: []].append(pair.to.row)
    }
    self.old = Self.ranked(old, touched.deleted)
    self.new = Self.ranked(new, touched.inserted)
  }

  private static func ranked(
    _ rows: [GroupNumber: [Int]], _ others: [GroupNumber: RowRuns]
  ) -> [GroupNumber: RankedRuns] {
    var ranked: [GroupNumber: RankedRuns] = [:]
    for (group, rows) in rows {
      ranked[group] = RankedRuns((others[group] ?? RowRuns()).adding(rows))
    }
    return ranked
  }

  /// Whether as many rows that are not named are above a row before and after.
  func haveSameGap(_ pair: ChangeReport.Move) -> Bool {
    let (from, to) = (pair.from, pair.to)
    return from.row - old[from.group]!.rows(before: from.row)
      == to.row - new[to.group]!.rows(before: to.row)
  }
}
