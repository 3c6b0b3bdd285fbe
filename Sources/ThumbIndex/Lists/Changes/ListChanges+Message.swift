extension ListChanges {
  /// Changes on their way to a copy of the list elsewhere: on a web page, or in
  /// another process.
  ///
  /// ```swift
  /// let message = states.insert("Illinois").message
  /// // Elsewhere, for a copy that shows one, one and two rows:
  /// let changes = try message.changes(from: [1, 1, 2])
  /// changes.insertedRows                    // 2.1
  /// (try? message.changes(from: [1, 1])) == nil  // true; it is another list
  /// ```
  ///
  /// As JSON, a message is an object. Ranges of rows are
  /// `{"section": 1, "row": 0, "count": 2}`, and sections are positions:
  ///
  /// - `rowCounts`: the numbers of rows, `before` and `after`;
  /// - `deletedSections`, `insertedSections`, `reloadedSections`, and
  ///   `movedSections` (`from`, `to`, `isReloaded`);
  /// - `insertedRowCounts` and `reloadedRowCounts`: how many rows these sections
  ///   have, in the same order;
  /// - `deletedRanges`, `insertedRanges` and `reloadedRanges`;
  /// - `movedRanges` and ``ListChanges/keptRanges`` (`from` and `to` as ranges,
  ///   `isReloaded`);
  /// - `changedHeaders` (positions), `indexBarChanged` and `highlightsChanged`.
  ///
  /// It has no elements: take inserted and reloaded elements from the list.
  public struct Message: Sendable, Hashable, Codable {
    var rowCounts: RowCounts
    var deletedSections: [Int]
    var insertedSections: [Int]
    var insertedRowCounts: [Int]
    var reloadedSections: [Int]
    var reloadedRowCounts: [Int]
    var movedSections: [Move<Int>]
    var deletedRanges: [RowRange]
    var insertedRanges: [RowRange]
    var reloadedRanges: [RowRange]
    var movedRanges: [Move<RowRange>]
    var keptRanges: [Move<RowRange>]
    var changedHeaders: [Int]
    var indexBarChanged: Bool
    var highlightsChanged: Bool
  }

  /// What a copy of the list elsewhere needs to know of the changes.
  ///
  /// ```swift
  /// var rows = states.sections.map { Array($0.rows) }
  /// let message = states.insert("Illinois").message
  /// try message.changes(from: rows.map(\.count)).apply(to: &rows) { states[$0] }
  /// rows[2]  // Idaho, Illinois, Iowa
  /// ```
  ///
  /// - Complexity: O(*k* log *k*) in the runs of rows and in the rows that move.
  public var message: Message {
    let report = rows.report
    let reloaded = reloadedSections.map {
      report.newPosition(of: report.before[$0], from: $0)!
    }
    return Message(
      rowCounts: rowCounts, deletedSections: deletedSections,
      insertedSections: insertedSections,
      insertedRowCounts: insertedSections.map(report.after.rowCount(at:)),
      reloadedSections: reloadedSections,
      reloadedRowCounts: reloaded.map(report.after.rowCount(at:)),
      movedSections: movedSections, deletedRanges: deletedRanges,
      insertedRanges: insertedRanges,
      reloadedRanges: reloadedRows.map(\.range).joined { $0.joined(to: $1) },
      movedRanges: movedRows.map {
        Move(from: $0.from.range, to: $0.to.range, isReloaded: $0.isReloaded)
      }.joined { $0.joined(to: $1) }, keptRanges: keptRanges,
      changedHeaders: changedHeaders, indexBarChanged: indexBarChanged,
      highlightsChanged: highlightsChanged)
  }
}

extension ListChanges: Encodable {
  /// Writes the ``message``.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try message.encode(to: encoder)
  }
}

extension ListChanges.Message {
  /// The changes, for a copy that shows some rows.
  ///
  /// ```swift
  /// let message = states.insert("Illinois").message
  /// try message.changes(from: [1, 1, 2]).splices.first?.position  // 3
  /// ```
  ///
  /// They tell a view the same as the changes of the list did, but for
  /// ``ListChanges/path``.
  ///
  /// - Parameter counts: The number of rows that each section of the copy shows;
  ///   0 for one that is collapsed.
  /// - Throws: ``Misfit`` if the changes are not those of a list with so many
  ///   rows.
  /// - Complexity: O(*s*) in the sections, and O(*k* log *k*) in the runs of rows
  ///   and in the rows that move.
  public func changes(from counts: [Int]) throws(Misfit) -> ListChanges {
    try MessageReader(self, counts).changes()
  }

  /// Why changes cannot be those of a list: a description of the number that does
  /// not fit.
  ///
  /// ```swift
  /// let message = states.insert("Illinois").message
  /// var misfit: ListChanges.Message.Misfit?
  /// do {
  ///   _ = try message.changes(from: [1, 1])
  /// } catch {
  ///   misfit = error
  /// }
  /// misfit?.description  // 2 sections with 2 rows, not 4, before the changes
  /// ```
  public struct Misfit: Error, Sendable, Hashable, CustomStringConvertible {
    /// What does not fit, in words: `deleted section 7 of 3`.
    public let description: String
  }
}
