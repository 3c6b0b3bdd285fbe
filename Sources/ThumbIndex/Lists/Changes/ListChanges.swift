/// What an edit or a query did to a list, in the terms of table views.
///
/// Deletions and reloads use the positions before the edit; insertions use the
/// positions after the edit. A move leads from an old place to a new place. A
/// view first makes all deletions, then all insertions in ascending order.
///
/// Rows of deleted, inserted, moved or reloaded sections are not listed. A
/// section that must move while its rows change is deleted and inserted.
///
/// ```swift
/// let changes = states.remove(at: RowPath(section: 1, row: 0))
/// changes.deletedSections  // [1]; it was the last row of its section
/// changes.deletedRows      // []
/// ```
///
/// A copy of the list elsewhere, as on a web page, takes a ``Message``.
public struct ListChanges: Sendable {
  /// A section or a row that moved.
  ///
  /// ```swift
  /// var list = IndexedList(people, groupedBy: \.city)
  /// let move = list.update(id: "Åke") { $0.city = "Umeå" }?.movedRows.first
  /// move?.from        // 0.1
  /// move?.to          // 1.1
  /// move?.isReloaded  // true
  /// ```
  public struct Move<Position: Sendable & Hashable>: Sendable, Hashable {
    /// The old position or path.
    public let from: Position

    /// The new position or path.
    public let to: Position

    /// Whether the row is also reloaded; `false` for a section.
    public let isReloaded: Bool
  }

  /// How many rows to remove and how many to insert, at one position.
  ///
  /// ```swift
  /// let splice = states.insert("Illinois").splices.first
  /// splice?.position  // 3
  /// splice?.removed   // 0
  /// splice?.inserted  // 1
  /// ```
  public struct Splice: Sendable, Hashable, Codable {
    /// The first row to remove or insert, by its number among all rows shown; in
    /// ``ListChanges/lineSplices``, among all lines.
    public let position: Int

    /// How many rows to remove.
    public let removed: Int

    /// How many rows to insert.
    public let inserted: Int

    /// The rows to remove, as they are numbered after the earlier splices.
    public var removedRows: Range<Int> { position..<position + removed }

    /// The rows to insert, by their numbers in the list after the changes.
    public var insertedRows: Range<Int> { position..<position + inserted }
  }

  /// The old positions of deleted sections, ascending.
  public internal(set) var deletedSections: [Int] = []

  /// The new positions of inserted sections, ascending.
  public internal(set) var insertedSections: [Int] = []

  /// Moved sections, whose rows did not change.
  public internal(set) var movedSections: [Move<Int>] = []

  /// The old positions of reloaded sections, ascending.
  public internal(set) var reloadedSections: [Int] = []

  /// Neighbouring rows of a section, in the list before or after the edit.
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

    /// The rows within the section.
    public let rows: Range<Int>
  }

  /// Moved rows, ascending by new path.
  public internal(set) var movedRows: [Move<RowPath>] = []

  /// The old paths of rows reloaded in place, ascending.
  public internal(set) var reloadedRows: [RowPath] = []

  /// The new positions of sections that stay, and whose headers show something
  /// else than before, ascending: another number of rows
  /// (``IndexedList/Section/rowCount``), another title, or whether the section is
  /// collapsed.
  ///
  /// Headers of inserted and reloaded sections are not among them.
  ///
  /// ```swift
  /// let changes = states.insert("Illinois")
  /// changes.changedHeaders               // [2]
  /// states.sections[2].rowCount          // 3
  /// ```
  ///
  /// - Complexity: O(*k* log *k*) in the sections with changes.
  public var changedHeaders: [Int] { rows.base.changedHeaders }

  /// Whether the index bar changed: other sections are shown, the caller's order
  /// of groups is another, or a search began or ended, during which a view may
  /// hide the bar.
  ///
  /// For a bar with a minimum number of rows, see
  /// ``indexBarChanged(minimumRowCount:)``.
  public internal(set) var indexBarChanged = false

  /// What the query before the changes highlighted, for the filter; `nil` if no
  /// row can have other highlights.
  var highlightsBefore: (any AnyObject & Sendable)?

  /// Whether rows that stay may have other matched ranges, because another query
  /// was made; ``ListFilter/rowsWithNewMatches(after:among:)`` says which rows.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("i")
  /// let changes = filter.update("ia")
  /// changes.highlightsChanged                           // true; in Georgia
  /// filter.edit { $0.insert("Iowa") }.highlightsChanged  // false
  /// ```
  public var highlightsChanged: Bool { highlightsBefore != nil }

  /// The new path of the row that an edit of one row inserted, replaced, updated
  /// or moved, even if it stayed in its place.
  ///
  /// ```swift
  /// states.insert("Illinois").path  // 2.1
  /// states.insert("Alaska").path    // 0.0
  /// ```
  ///
  /// `nil` if the row is not shown (see ``RowPath``), after a removal or a query,
  /// and if several rows were edited.
  public internal(set) var path: RowPath?

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
    /// The old number of rows.
    public let before: Int
    /// The new number of rows.
    public let after: Int
  }

  /// The report of what happened to rows.
  ///
  /// Deleted and inserted rows are computed from the report on demand, as a
  /// query over a million rows may delete half a million runs of rows.
  var rows: LaterReport

  init(rowCounts: RowCounts, rows: LaterReport) {
    self.rowCounts = rowCounts
    self.rows = rows
  }
}

// MARK: - The bar

extension ListChanges {
  /// Whether an index bar that is shown only with a minimum number of rows has
  /// changed, appeared or gone.
  ///
  /// ```swift
  /// let changes = states.insert("Illinois")
  /// changes.indexBarChanged                      // false
  /// changes.indexBarChanged(minimumRowCount: 5)  // true; it appears
  /// ```
  ///
  /// - Parameter count: As for
  ///   ``IndexedList/indexBar(absent:search:limit:minimumRowCount:)``.
  public func indexBarChanged(minimumRowCount count: Int) -> Bool {
    let wasShown = rowCounts.before >= count
    let isShown = rowCounts.after >= count
    return wasShown != isShown || isShown && indexBarChanged
  }
}

extension ListChanges.RowRange {
  /// The paths of the rows.
  public var paths: [RowPath] {
    rows.map { RowPath(section: section, row: $0) }
  }
}

extension ListChanges.Move: Encodable where Position: Encodable {}
extension ListChanges.Move: Decodable where Position: Decodable {}

// MARK: - Made when asked for

extension ListChanges {
  /// The old ranges of deleted rows, ascending.
  ///
  /// - Complexity: O(*k* log *k*) in the runs of rows.
  public var deletedRanges: [RowRange] { rows.report.deletedRanges }

  /// The new ranges of inserted rows, ascending.
  ///
  /// - Complexity: O(*k* log *k*) in the runs of rows.
  public var insertedRanges: [RowRange] { rows.report.insertedRanges }

  /// The old paths of deleted rows, ascending.
  ///
  /// - Complexity: O(*n*) in the deleted rows; ``deletedRanges`` are faster
  ///   for many rows.
  public var deletedRows: [RowPath] { deletedRanges.flatMap(\.paths) }

  /// The new paths of inserted rows, ascending.
  ///
  /// - Complexity: O(*n*) in the inserted rows; ``insertedRanges`` are faster
  ///   for many rows.
  public var insertedRows: [RowPath] { insertedRanges.flatMap(\.paths) }

  /// The changes for views without sections, in the terms of GTK's signal
  /// `items-changed`.
  ///
  /// Apply the splices in order: positions rise, and each is valid after the
  /// earlier splices. Between two splices lies a row that stays. A moved or
  /// reloaded row is removed and inserted. A ``ListReplay`` knows the rows
  /// between two splices.
  ///
  /// - Complexity: O(*k* log *k*) in the runs of rows, and in the sections that
  ///   came, went or moved.
  public var splices: [Splice] { rows.report.splices(of: .rows) }

  /// The changes for views that show headers and rows as one flat list, numbered
  /// as ``IndexedList/lines``.
  ///
  /// ```swift
  /// let splice = states.insert("Alaska").lineSplices[0]
  /// splice.position  // 0
  /// splice.inserted  // 2; the header A, and Alaska
  /// ```
  ///
  /// Headers that come, go, move, or show something else (``changedHeaders``)
  /// are inserted and removed as rows are. Otherwise as ``splices``.
  ///
  /// - Complexity: That of ``splices``.
  public var lineSplices: [Splice] { rows.report.splices(of: .lines) }

  /// Whether nothing changed.
  ///
  /// A move counts as a change, even if the row only passed an equal row.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && changedHeaders.isEmpty
      && !indexBarChanged && !highlightsChanged
      && !rows.report.concernsRowsShown
  }
}

extension ListChanges: Equatable {
  /// Whether two values tell a view the same changes.
  ///
  /// Edits and queries can give equal changes.
  ///
  /// - Complexity: O(*k* log *k*) in the runs of rows, as ``splices``.
  public static func == (left: Self, right: Self) -> Bool {
    left.deletedSections == right.deletedSections
      && left.insertedSections == right.insertedSections
      && left.movedSections == right.movedSections
      && left.reloadedSections == right.reloadedSections
      && left.movedRows == right.movedRows
      && left.reloadedRows == right.reloadedRows
      && left.changedHeaders == right.changedHeaders
      && left.indexBarChanged == right.indexBarChanged
      && left.highlightsChanged == right.highlightsChanged
      && left.rowCounts == right.rowCounts
      && left.deletedRanges == right.deletedRanges
      && left.insertedRanges == right.insertedRanges
      && left.keptRanges == right.keptRanges
      && left.splices == right.splices
  }
}

extension ListChanges: CustomStringConvertible, CustomReflectable {
  /// The changes in one line.
  ///
  /// ```swift
  /// let idaho = RowPath(section: 2, row: 0)
  /// states.update(at: idaho) { _ in }.description  // reloaded rows 2.0
  /// ```
  public var description: String {
    var parts: [String] = []
    func add(_ name: String, _ places: [some Any]) {
      if places.isEmpty { return }
      let first = places.prefix(8).map { "\($0)" }.joined(separator: ", ")
      let rest = places.count > 8 ? ", … \(places.count - 8) more" : ""
      parts.append("\(name) \(first)\(rest)")
    }
    func places<Place>(_ moves: [Move<Place>]) -> [String] {
      moves.map { "\($0.from) → \($0.to)" }
    }
    add("deleted sections", deletedSections)
    add("inserted sections", insertedSections)
    add("moved sections", places(movedSections))
    add("reloaded sections", reloadedSections)
    add("deleted rows", deletedRanges.map(\.name))
    add("inserted rows", insertedRanges.map(\.name))
    add("moved rows", places(movedRows))
    add("reloaded rows", reloadedRows)
    add("changed headers", changedHeaders)
    if indexBarChanged { parts.append("index bar changed") }
    if highlightsChanged { parts.append("highlights changed") }
    return parts.isEmpty ? "no changes" : parts.joined(separator: "; ")
  }

  /// The description, for debuggers and `dump`.
  public var customMirror: Mirror {
    Mirror(self, children: ["changes": description], displayStyle: .struct)
  }
}

extension ListChanges.RowRange {
  /// The range as a text: `2.0` for one row, `2.0–2.3` for four rows.
  var name: String {
    let first = RowPath(section: section, row: rows.lowerBound)
    return rows.count == 1
      ? "\(first)"
      : "\(first)–\(RowPath(section: section, row: rows.upperBound - 1))"
  }
}
