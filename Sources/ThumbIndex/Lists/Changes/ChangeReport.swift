/// What an edit did to the rows of each group; ``ListChanges`` are made from a
/// report.
///
/// A group has the same number before and after the edit.
struct ChangeReport: Sendable {
  /// The changes within a group; row numbers are those in the group.
  struct Rows: Sendable {
    /// Deleted rows, by their numbers before the edit.
    var deleted = RowRuns()
    /// Inserted rows, by their numbers after the edit.
    var inserted = RowRuns()
    /// Reloaded rows, by their numbers before the edit.
    var reloaded: [Int] = []
    /// Rows that moved from this group, or within it, by their numbers before
    /// the edit.
    var leaving: [Int] = []
    /// Rows that moved to this group, or within it, by their numbers after the
    /// edit.
    var entering: [Int] = []
  }

  /// The places of a row before and after the edit, in one group or in two.
  struct Move: Sendable {
    let from: GroupRow
    let to: GroupRow
    let isReloaded: Bool
  }

  /// The sections shown before and after the edit.
  let before: ShownSections
  let after: ShownSections

  private(set) var rows: [GroupNumber: Rows] = [:]
  private(set) var moves: [Move] = []

  /// The groups that are reloaded as a whole, with their headers; changes do
  /// not list their rows.
  var reloaded: Set<GroupNumber> = []

  /// Groups whose headers show something else than before; groups whose
  /// ``rows`` tell of another row count need not be here.
  var headers: [GroupNumber] = []

  /// What became of sections; `nil` until all changes are reported.
  var fates: SectionFates?

  /// For each changed group that was shown, its position before the edit.
  let positions: GroupPositions

  init(
    before: ShownSections, after: ShownSections, positions: GroupPositions
  ) {
    self.before = before
    self.after = after
    self.positions = positions
  }

  /// A report of no changes.
  init(unchanged groups: ListGroups) {
    self.init(
      before: groups.shown, after: groups.shown,
      positions: GroupPositions(of: [], []))
  }

  mutating func report(
    group: GroupNumber, deleted: RowRuns = RowRuns(),
    inserted: RowRuns = RowRuns(),
    reloaded: [Int] = []
  ) {
    guard !(deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty) else {
      return
    }
    rows[group, default: Rows()].deleted.add(deleted)
    rows[group, default: Rows()].inserted.add(inserted)
    rows[group, default: Rows()].reloaded += reloaded
  }

  mutating func report(_ move: Move) {
    moves.append(move)
    rows[move.from.group, default: Rows()].leaving.append(move.from.row)
    rows[move.to.group, default: Rows()].entering.append(move.to.row)
  }
}

/// A report whose rows are found on demand.
final class LaterReport: Sendable {
  /// The report without what is found on demand.
  let base: ChangeReport

  private let made = Lazy<ChangeReport>()
  private let paths = Lazy<NewPaths>()
  private let tell: (@Sendable (inout ChangeReport) -> Void)?

  /// - Parameter tell: Adds rows to the report; `nil` if it has all rows.
  init(
    _ base: ChangeReport, tell: (@Sendable (inout ChangeReport) -> Void)? = nil
  ) {
    self.base = base
    self.tell = tell
  }

  var report: ChangeReport {
    guard let tell else { return base }
    return made.value {
      var report = base
      tell(&report)
      return report
    }
  }

  /// Whether ``newPaths`` are made.
  var hasNewPaths: Bool { paths.made != nil }

  var newPaths: NewPaths { paths.value { NewPaths(report) } }
}
