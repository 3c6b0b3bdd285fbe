/// Makes a report of a message: the groups are the old sections by their
/// positions, then the inserted sections.
struct MessageReader {
  typealias Misfit = ListChanges.Message.Misfit
  typealias RowRange = ListChanges.RowRange

  private let message: ListChanges.Message
  private let counts: [Int]

  /// What became of each group.
  private var fates: [Fate]

  private enum Fate { case stays, isReloaded, isMoved, isDeleted, isInserted }

  /// The number of rows that each group shows after the changes.
  private var newCounts: [Int]

  /// The new sections, as groups.
  private var groups: [GroupNumber] = []

  /// The old and the new positions of sections that stay in their order.
  private var kept: (old: [Int], new: [Int]) = ([], [])

  private var rows: [GroupNumber: Rows] = [:]
  private var moves: [ChangeReport.Move] = []

  /// What a message tells of the rows of a group.
  private struct Rows {
    var deleted = RowRuns()
    var inserted = RowRuns()
    var reloaded = RowRuns()
    /// Rows that move within sections that stay.
    var (leaving, entering) = ([Int](), [Int]())
    /// Rows that stay in the list although their old or new section does not
    /// stay.
    var (leavingKept, enteringKept) = ([Int](), [Int]())
  }

  init(_ message: ListChanges.Message, _ counts: [Int]) throws(Misfit) {
    self.message = message
    self.counts = counts
    newCounts = counts + message.insertedRowCounts
    fates = Array(repeating: .stays, count: counts.count)
    // A list numbers its rows with 32 bits.
    let possible = 0...Int(UInt32.max)
    for count in [message.rowCounts.before, message.rowCounts.after]
    where !possible.contains(count) {
      throw Misfit("a list of \(count) rows")
    }
    try check(counts, have: message.rowCounts.before, "before")
    try readSections()
    try readRows()
    try check(
      groups.map { newCounts[$0.index] }, have: message.rowCounts.after, "after"
    )
  }

  func changes() -> ListChanges {
    let old = counts.indices.map { GroupNumber($0) }
    var report = ChangeReport(
      before: ShownSections(old) { counts[$0.index] },
      after: ShownSections(groups) { newCounts[$0.index] },
      positions: GroupPositions(of: old, Array(counts.indices)))
    report.reloaded = Set(message.reloadedSections.map { GroupNumber($0) })
    report.headers = message.changedHeaders.map { groups[$0] }
    for (group, rows) in rows {
      report.report(
        group: group, deleted: rows.deleted, inserted: rows.inserted,
        reloaded: rows.reloaded.ranges.flatMap { $0 })
    }
    for move in moves { report.report(move) }
    var changes = report.changes(
      SectionFates(
        deleted: message.deletedSections, inserted: message.insertedSections,
        moved: message.movedSections, kept: kept, report))
    changes.indexBarChanged = message.indexBarChanged
    if message.highlightsChanged { changes.highlightsBefore = UnknownSearch() }
    return changes
  }

  // MARK: Sections

  private mutating func readSections() throws(Misfit) {
    let newCount =
      counts.count - message.deletedSections.count
      + message.insertedSections.count
    try check(message.deletedSections, below: counts.count, "deleted section")
    try check(message.reloadedSections, below: counts.count, "reloaded section")
    try check(message.insertedSections, below: newCount, "inserted section")
    try check(
      message.movedSections.map(\.to), below: newCount, "moved section")
    try check(message.changedHeaders, below: newCount, "changed header")
    guard message.insertedRowCounts.count == message.insertedSections.count,
      message.reloadedRowCounts.count == message.reloadedSections.count
    else { throw Misfit("row counts of other sections than are told") }
    for count in message.insertedRowCounts + message.reloadedRowCounts
    where count < 0 || count > message.rowCounts.after {
      throw Misfit("a section of \(count) rows")
    }
    for old in message.deletedSections { try take(old, .isDeleted) }
    for (old, count) in zip(message.reloadedSections, message.reloadedRowCounts)
    {
      try take(old, .isReloaded)
      newCounts[old] = count
    }
    for move in message.movedSections {
      try check([move.from], below: counts.count, "moved section")
      try take(move.from, .isMoved)
    }
    fates += message.insertedSections.map { _ in .isInserted }
    var new: [GroupNumber?] = Array(repeating: nil, count: newCount)
    for (index, position) in message.insertedSections.enumerated() {
      new[position] = GroupNumber(counts.count + index)
    }
    for move in message.movedSections {
      if new[move.to] != nil { throw Misfit("section \(move.to) comes twice") }
      new[move.to] = GroupNumber(move.from)
    }
    // As many places are left as sections, because all other sections have a
    // place.
    var staying = counts.indices.lazy.filter { [fates] in
      fates[$0] == .stays || fates[$0] == .isReloaded
    }.makeIterator()
    for position in new.indices where new[position] == nil {
      let old = staying.next()!
      new[position] = GroupNumber(old)
      kept.old.append(old)
      kept.new.append(position)
    }
    groups = new.map { $0! }
  }

  /// Notes what becomes of a section; throws if something else was noted
  /// before.
  private mutating func take(_ old: Int, _ fate: Fate) throws(Misfit) {
    if fates[old] != .stays { throw Misfit("section \(old) goes twice") }
    fates[old] = fate
  }

  // MARK: Rows

  private mutating func readRows() throws(Misfit) {
    // This comes before single rows are listed. As no row moves twice, all
    // ranges together have at most as many rows as the list.
    try check(
      (message.keptRanges + message.movedRanges).map(\.from.rows.count),
      haveAtMost: message.rowCounts.before)
    for move in message.keptRanges {
      let (from, to) = try groups(of: move, "kept")
      switch (fates[from.index], fates[to.index]) {
      case (.isMoved, _), (_, .isMoved), (.stays, .stays):
        throw Misfit("kept rows \(move.from.name) of a section that stays")
      default: break
      }
      rows[from, default: Rows()].leavingKept += move.from.rows
      rows[to, default: Rows()].enteringKept += move.to.rows
    }
    for move in message.movedRanges {
      let (from, to) = try groups(of: move, "moved")
      try checkStays(from, move.from)
      try checkStays(to, move.to)
      rows[from, default: Rows()].leaving += move.from.rows
      rows[to, default: Rows()].entering += move.to.rows
    }
    try read(message.deletedRanges, "deleted", groupOfOld, \.deleted)
    try read(message.reloadedRanges, "reloaded", groupOfOld, \.reloaded)
    try read(message.insertedRanges, "inserted", groupOfNew, \.inserted)
    for group in rows.keys { try settle(group) }
    // Of a reloaded section, the message lists only the rows that are kept. All
    // other rows count as deleted and inserted.
    for old in message.reloadedSections {
      var rows = rows[GroupNumber(old)] ?? Rows()
      rows.deleted = RowRuns(below: counts[old]).removing(rows.leavingKept)
      rows.inserted = RowRuns(below: newCounts[old]).removing(rows.enteringKept)
      self.rows[GroupNumber(old)] = rows
    }
  }

  /// Reads ranges of rows of sections that stay.
  private mutating func read(
    _ ranges: [RowRange], _ name: String,
    _ group: (RowRange, String) throws(Misfit) -> GroupNumber,
    _ kind: WritableKeyPath<Rows, RowRuns>
  ) throws(Misfit) {
    var end = RowPath(section: 0, row: 0)
    for range in ranges {
      if RowPath(section: range.section, row: range.rows.lowerBound) < end {
        throw Misfit("\(name) rows \(range.name) after later ones")
      }
      end = RowPath(section: range.section, row: range.rows.upperBound)
      let group = try group(range, name)
      try checkStays(group, range)
      rows[group, default: Rows()][keyPath: kind].append(range.rows)
    }
  }

  /// The groups that rows leave and come to.
  private mutating func groups(
    of move: ListChanges.Move<RowRange>, _ name: String
  ) throws(Misfit) -> (GroupNumber, GroupNumber) {
    let from = try groupOfOld(move.from, name)
    let to = try groupOfNew(move.to, name)
    if move.from.rows.count != move.to.rows.count {
      throw Misfit("\(name) rows \(move.from.name) become \(move.to.name)")
    }
    for (old, new) in zip(move.from.rows, move.to.rows) {
      moves.append(
        ChangeReport.Move(
          from: GroupRow(group: from, row: old),
          to: GroupRow(group: to, row: new), isReloaded: move.isReloaded))
    }
    return (from, to)
  }

  private func groupOfOld(
    _ range: RowRange, _ name: String
  ) throws(Misfit) -> GroupNumber {
    guard counts.indices.contains(range.section),
      range.rows.upperBound <= counts[range.section]
    else { throw Misfit("\(name) rows \(range.name)") }
    return GroupNumber(range.section)
  }

  /// The group of the section at the new position of a range.
  ///
  /// The rows are checked again when all rows that come are known.
  private func groupOfNew(
    _ range: RowRange, _ name: String
  ) throws(Misfit) -> GroupNumber {
    guard groups.indices.contains(range.section),
      range.rows.upperBound <= message.rowCounts.after
    else { throw Misfit("\(name) rows \(range.name)") }
    return groups[range.section]
  }

  private func checkStays(
    _ group: GroupNumber, _ range: RowRange
  ) throws(Misfit) {
    if fates[group.index] != .stays {
      throw Misfit("rows \(range.name) of a section that does not stay")
    }
  }

  /// Checks the rows of a group, and counts those that it has after the changes.
  private mutating func settle(_ group: GroupNumber) throws(Misfit) {
    var rows = rows[group]!
    // Ranges of deleted and inserted rows include rows that are kept in another
    // section.
    let deleted = rows.deleted.removing(rows.leavingKept)
    let inserted = rows.inserted.removing(rows.enteringKept)
    let stays = fates[group.index] == .stays
    let gone = deleted.adding(rows.leaving + rows.leavingKept)
    let come = inserted.adding(rows.entering + rows.enteringKept)
    if stays {
      newCounts[group.index] = counts[group.index] - gone.count + come.count
    }
    let isRight =
      gone.count
      == rows.leaving.count + (stays ? rows.deleted : gone).count
      && come.count
        == rows.entering.count + (stays ? rows.inserted : come).count
      && gone.areDisjoint && come.areDisjoint
      && (come.ranges.last?.upperBound ?? 0) <= newCounts[group.index]
      && gone.adding(rows.reloaded.ranges.flatMap { $0 }).areDisjoint
    if !isRight {
      throw Misfit("rows of section \(group.index) that come or go twice")
    }
    (rows.deleted, rows.inserted) = (deleted, inserted)
    self.rows[group] = rows
  }

  // MARK: Numbers

  private func check(
    _ positions: [Int], below count: Int, _ name: String
  ) throws(Misfit) {
    var last = -1
    for position in positions {
      if position <= last || position >= count {
        throw Misfit("\(name) \(position) of \(count)")
      }
      last = position
    }
  }

  private func check(
    _ counts: [Int], have total: Int, _ time: String
  ) throws(Misfit) {
    let sum = sum(of: counts)
    if sum != total {
      throw Misfit(
        "\(counts.count) sections with \(sum.map { "\($0)" } ?? "too many") "
          + "rows, not \(total), \(time) the changes")
    }
  }

  private func check(
    _ counts: [Int], haveAtMost total: Int
  ) throws(Misfit) {
    guard let sum = sum(of: counts), sum <= total else {
      throw Misfit("more rows move than the \(total) before the changes")
    }
  }

  /// The sum of some counts; `nil` if a count is negative, or the sum is too
  /// large for an `Int`.
  private func sum(of counts: [Int]) -> Int? {
    var total = 0
    for count in counts {
      let (sum, isTooLarge) = total.addingReportingOverflow(count)
      if count < 0 || isTooLarge { return nil }
      total = sum
    }
    return total
  }
}

/// What somebody else highlighted before the changes.
private final class UnknownSearch: Sendable {}

extension ListChanges.Message.Misfit {
  fileprivate init(_ description: String) {
    self.init(description: description)
  }
}

extension RowRuns {
  /// Whether no row is in two of the runs.
  fileprivate var areDisjoint: Bool {
    zip(ranges, ranges.dropFirst()).allSatisfy {
      $0.upperBound <= $1.lowerBound
    }
  }

  /// The runs without some rows, given in any order.
  fileprivate func removing(_ rows: [Int]) -> RowRuns {
    var rest = rows.sorted()[...]
    var result = RowRuns()
    for range in ranges {
      var start = range.lowerBound
      while let row = rest.first, row < range.upperBound {
        rest.removeFirst()
        if row < start { continue }
        result.append(start..<row)
        start = row + 1
      }
      result.append(start..<range.upperBound)
    }
    return result
  }
}
