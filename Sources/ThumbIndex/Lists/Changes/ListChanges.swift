/// What an edit did to a list, in the terms in which views are told.
///
/// As table views have it, deletions and reloads are in the coordinates of the
/// list before the edit and insertions in those of the list after it, so that it
/// does not matter in which order a view is told: first everything that leaves is
/// taken out, then everything that comes is put in, lowest positions first. A move
/// leaves from an old place and comes to a new one.
///
/// Rows of sections that are deleted, inserted or moved are not listed themselves.
/// A section whose place depends on its first row moves when that row goes; if
/// other rows of it change too, it is deleted and inserted.
///
/// ```swift
/// let changes = states.remove(at: RowPath(section: 1, row: 0))
/// changes.deletedSections  // [1]; it was the last row of its section
/// changes.deletedRows      // []
/// ```
///
/// As JSON changes are an object for whoever keeps a list elsewhere, such as a page
/// on the web: `rowCounts` (`before`, `after`), `deletedSections`,
/// `insertedSections` and `reloadedSections` (positions), `movedSections` (`from`,
/// `to`, `isReloaded`), `deletedRows`, `insertedRows` and `reloadedRows` (paths,
/// `{"section": 1, "row": 0}`), `movedRows` (`from` and `to` as paths,
/// `isReloaded`), `splices` (`position`, `removed`, `inserted`) and
/// `indexBarChanged`. What is new there is taken from the list.
public struct ListChanges: Sendable {
  /// A section or a row that is at another place.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// let move = list.update(id: "Åke") { $0.city = "Umeå" }?.movedRows.first
  /// move?.from        // 0.1
  /// move?.to          // 1.1
  /// move?.isReloaded  // true
  /// ```
  public struct Move<Position: Sendable & Hashable>: Sendable, Hashable {
    /// Where it was before the edit.
    public let from: Position

    /// Where it is after the edit.
    public let to: Position

    /// Whether what it shows has changed, too.
    public let isReloaded: Bool
  }

  /// A run of rows, counted over all sections, in whose place others are.
  ///
  /// ```swift
  /// let splice = states.insert("Illinois").splices.first
  /// splice?.position  // 3
  /// splice?.removed   // 0
  /// splice?.inserted  // 1
  /// ```
  public struct Splice: Sendable, Hashable, Codable {
    /// The first row.
    public let position: Int

    /// How many rows are taken out there.
    public let removed: Int

    /// How many rows are put in there.
    public let inserted: Int
  }

  /// Positions of sections that are gone, before the edit, rising.
  public internal(set) var deletedSections: [Int] = []

  /// Positions of sections that are new, after the edit, rising.
  public internal(set) var insertedSections: [Int] = []

  /// Sections that are at another place among those that stay.
  public internal(set) var movedSections: [Move<Int>] = []

  /// Positions, before the edit, of sections whose header or footer changed.
  public internal(set) var reloadedSections: [Int] = []

  /// Neighbouring rows of a section.
  ///
  /// ```swift
  /// let range = states.insert(contentsOf: ["Illinois", "Indiana"])
  ///   .insertedRanges.first
  /// range?.section  // 2
  /// range?.rows     // 1..<3
  /// ```
  public struct RowRange: Sendable, Hashable {
    /// The position of the section.
    public let section: Int

    /// The rows within it.
    public let rows: Range<Int>
  }

  /// Rows that are at another place.
  public internal(set) var movedRows: [Move<RowPath>] = []

  /// Paths, before the edit, of rows that show something else at the same place,
  /// rising.
  public internal(set) var reloadedRows: [RowPath] = []

  /// Whether the sections shown have changed, or the caller's order of groups
  /// without rows, and so the index bar.
  ///
  /// A bar that is shown from a number of rows on comes and goes with
  /// ``rowCounts``, too.
  public internal(set) var indexBarChanged = false

  /// The number of rows before and after the edit.
  public internal(set) var rowCounts: RowCounts

  /// A number of rows before and after an edit.
  ///
  /// ```swift
  /// let counts = states.insert("Illinois").rowCounts
  /// counts.before  // 4
  /// counts.after   // 5
  /// ```
  public struct RowCounts: Sendable, Hashable, Codable {
    /// The number before.
    public let before: Int
    /// The number after.
    public let after: Int
  }

  /// What happened to rows, of which the rest is computed when it is asked for: a
  /// query that leaves half of a million rows has as many runs.
  var rows: LaterReport?

  /// The same where changes were received from elsewhere, as they were sent.
  var received = Received()

  /// What is computed of changes that are made here.
  struct Received: Sendable {
    var deletedRows: [RowPath] = []
    var insertedRows: [RowPath] = []
    var splices: [Splice] = []
  }

  init(rowCounts: RowCounts) { self.rowCounts = rowCounts }
}

extension ListChanges.Move: Codable where Position: Codable {}

extension ListChanges.RowRange {
  /// The paths of the rows.
  public var paths: [RowPath] {
    rows.map { RowPath(section: section, row: $0) }
  }
}

// MARK: - Made when asked for

extension ListChanges {
  /// Runs of rows that are gone, before the edit, rising.
  ///
  /// - Complexity: O(*k* log *k*) in the runs.
  public var deletedRanges: [RowRange] {
    rows?.report.deletedRanges ?? ranges(of: received.deletedRows)
  }

  /// Runs of rows that are new, after the edit, rising.
  ///
  /// - Complexity: O(*k* log *k*) in the runs.
  public var insertedRanges: [RowRange] {
    rows?.report.insertedRanges ?? ranges(of: received.insertedRows)
  }

  /// Paths of rows that are gone, before the edit, rising.
  ///
  /// - Complexity: O(*n*) in the rows; ``deletedRanges`` take less where many are
  ///   gone.
  public var deletedRows: [RowPath] { deletedRanges.flatMap(\.paths) }

  /// Paths of rows that are new, after the edit, rising.
  ///
  /// - Complexity: O(*n*) in the rows; ``insertedRanges`` take less where many are
  ///   new.
  public var insertedRows: [RowPath] { insertedRanges.flatMap(\.paths) }

  /// The same as runs of rows, counted over all sections: for flat models, such
  /// as GTK's `items-changed`.
  ///
  /// To be applied one after another: a position counts the rows as the splices
  /// before have left them, which is the same as in the list after the edit. A row
  /// that shows something else is taken out and put in.
  ///
  /// - Complexity: O(*k* log *k*) in the runs of rows; where other sections are
  ///   shown than before, also O(*s*) in their number.
  public var splices: [Splice] { rows?.report.splices ?? received.splices }

  /// Whether there is nothing to tell.
  ///
  /// Lists with equal elements may have changes between them: a row that moves
  /// past an equal one has moved.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && !indexBarChanged
      && !(rows?.report.concernsRowsShown ?? !received.splices.isEmpty)
  }

  /// Rows, rising, as runs.
  private func ranges(of paths: [RowPath]) -> [RowRange] {
    var ranges: [RowRange] = []
    for path in paths {
      var start = path.row
      if let last = ranges.last, last.section == path.section,
        last.rows.upperBound == path.row
      {
        start = last.rows.lowerBound
        ranges.removeLast()
      }
      ranges.append(
        RowRange(section: path.section, rows: start..<path.row + 1))
    }
    return ranges
  }
}
