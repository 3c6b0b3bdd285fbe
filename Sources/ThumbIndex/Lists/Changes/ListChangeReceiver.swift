/// A view that receives changes between a begin and an end call, as table views
/// do.
///
/// ```swift
/// /// A view that notes its calls.
/// struct Log: ListChangeReceiver {
///   var lines: [String] = []
///   mutating func deleteSections(_ p: [Int]) { lines.append("− \(p)") }
///   mutating func insertSections(_ p: [Int]) { lines.append("+ \(p)") }
///   mutating func reloadSections(_ p: [Int]) { lines.append("± \(p)") }
///   mutating func deleteRows(at p: [RowPath]) { lines.append("− \(p)") }
///   mutating func insertRows(at p: [RowPath]) { lines.append("+ \(p)") }
///   mutating func reloadRows(at p: [RowPath]) { lines.append("± \(p)") }
///   mutating func reloadIndexTitles() { lines.append("index") }
/// }
///
/// var log = Log()
/// states.insert("Illinois").send(to: &log)
/// log.lines  // + [2.1]
/// ```
///
/// A view that supports moves adds functions for them:
///
/// ```swift
/// struct MovingLog: ListChangeReceiver {
///   var lines: [String] = []
///   mutating func deleteSections(_ p: [Int]) { lines.append("− \(p)") }
///   mutating func insertSections(_ p: [Int]) { lines.append("+ \(p)") }
///   mutating func moveSection(_ p: Int, to q: Int) {
///     lines.append("\(p) → \(q)")
///   }
///   mutating func reloadSections(_ p: [Int]) { lines.append("± \(p)") }
///   mutating func deleteRows(at p: [RowPath]) { lines.append("− \(p)") }
///   mutating func insertRows(at p: [RowPath]) { lines.append("+ \(p)") }
///   mutating func moveRow(at p: RowPath, to q: RowPath) {
///     lines.append("\(p) → \(q)")
///   }
///   mutating func reloadRows(at p: [RowPath]) { lines.append("± \(p)") }
/// }
/// ```
///
/// Deletions and reloads use the positions before all changes; insertions use
/// the positions after all changes. So the order of the calls does not matter.
/// By default a move is a deletion and an insertion, and the functions for the
/// begin, the end, the index bar, headers and highlights do nothing. Implement
/// the other functions. Changes in a reloaded section come only as
/// ``reloadSections(_:)``.
public protocol ListChangeReceiver {
  /// The number of rows below which the view shows no index bar; by default 0.
  var minimumRowCountOfIndexBar: Int { get }

  /// Begins the changes.
  mutating func beginUpdates()

  /// Deletes sections at their old positions.
  mutating func deleteSections(_ positions: [Int])

  /// Inserts sections at their new positions.
  mutating func insertSections(_ positions: [Int])

  /// Moves a section; by default deletes and inserts it.
  mutating func moveSection(_ position: Int, to newPosition: Int)

  /// Reloads sections, with their rows, at their old positions.
  mutating func reloadSections(_ positions: [Int])

  /// Deletes rows at their old paths.
  mutating func deleteRows(at paths: [RowPath])

  /// Inserts rows at their new paths.
  mutating func insertRows(at paths: [RowPath])

  /// Moves a row; by default deletes and inserts it.
  mutating func moveRow(at path: RowPath, to newPath: RowPath)

  /// Reloads rows at their old paths.
  mutating func reloadRows(at paths: [RowPath])

  /// Reloads the index bar, which appears or goes, or whose titles or targets
  /// have changed.
  mutating func reloadIndexTitles()

  /// Ends the changes.
  mutating func endUpdates()

  /// Draws the headers of some sections again, at their new positions; called
  /// after ``endUpdates()``.
  mutating func redrawHeaders(ofSections positions: [Int])

  /// Draws the highlights of the rows on the screen again; called after
  /// ``endUpdates()``.
  ///
  /// ``ListFilter/rowsWithNewMatches(after:among:)`` says which rows have others.
  mutating func redrawHighlights()
}

extension ListChangeReceiver {
  /// 0: the bar is shown with any number of rows.
  public var minimumRowCountOfIndexBar: Int { 0 }

  /// Does nothing.
  public mutating func beginUpdates() {}

  /// Deletes the section and inserts it at its new position.
  public mutating func moveSection(_ position: Int, to newPosition: Int) {
    deleteSections([position])
    insertSections([newPosition])
  }

  /// Deletes the row and inserts it at its new path.
  public mutating func moveRow(at path: RowPath, to newPath: RowPath) {
    deleteRows(at: [path])
    insertRows(at: [newPath])
  }

  /// Does nothing.
  public mutating func reloadIndexTitles() {}

  /// Does nothing.
  public mutating func endUpdates() {}

  /// Does nothing.
  public mutating func redrawHeaders(ofSections positions: [Int]) {}

  /// Does nothing.
  public mutating func redrawHighlights() {}
}

extension ListChanges {
  /// Sends the changes to a view; makes no call if nothing changed.
  ///
  /// Table views cannot move and reload a row at once; such a row is deleted
  /// and inserted.
  ///
  /// ```swift
  /// var log = Log()
  /// states.insert("Ohio").send(to: &log)
  /// log.lines  // + [3], index
  /// ```
  ///
  /// - Complexity: O(*n* log *n*) in the rows that changed.
  public func send(to view: inout some ListChangeReceiver) {
    let barChanged = indexBarChanged(
      minimumRowCount: view.minimumRowCountOfIndexBar)
    if isEmpty && !barChanged { return }
    view.beginUpdates()
    let changed = movedRows.filter(\.isReloaded)
    let deleted = (deletedRows + changed.map(\.from)).sorted()
    let inserted = (insertedRows + changed.map(\.to)).sorted()
    if !reloadedSections.isEmpty { view.reloadSections(reloadedSections) }
    if !reloadedRows.isEmpty { view.reloadRows(at: reloadedRows) }
    if !deleted.isEmpty { view.deleteRows(at: deleted) }
    if !deletedSections.isEmpty { view.deleteSections(deletedSections) }
    if !insertedSections.isEmpty { view.insertSections(insertedSections) }
    if !inserted.isEmpty { view.insertRows(at: inserted) }
    for move in movedSections { view.moveSection(move.from, to: move.to) }
    for move in movedRows where !move.isReloaded {
      view.moveRow(at: move.from, to: move.to)
    }
    if barChanged { view.reloadIndexTitles() }
    view.endUpdates()
    if !changedHeaders.isEmpty {
      view.redrawHeaders(ofSections: changedHeaders)
    }
    if highlightsChanged { view.redrawHighlights() }
  }

  /// Sends the changes to a view that is an object.
  ///
  /// ```swift
  /// let tableView = TableView(rows: states.rows.count)
  /// states.insert("Illinois").send(to: tableView)
  /// tableView.rows  // 5
  /// ```
  ///
  /// - Complexity: O(*n* log *n*) in the rows that changed.
  public func send(to view: some ListChangeReceiver & AnyObject) {
    var view = view
    send(to: &view)
  }
}
