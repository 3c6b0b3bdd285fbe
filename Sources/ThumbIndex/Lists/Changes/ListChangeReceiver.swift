/// What is told of changes between a beginning and an end, as table views are.
///
/// ```swift
/// /// A view that writes down what it is told.
/// struct Log: ListChangeReceiver {
///   var lines: [String] = []
///   mutating func deleteSections(_ p: [Int]) { lines.append("− \(p)") }
///   mutating func insertSections(_ p: [Int]) { lines.append("+ \(p)") }
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
/// A view that knows moves and headers has functions for these, too:
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
/// Deletions and reloads are in the coordinates before all changes, insertions in
/// those after, so that the order of the calls does not matter. What comes and
/// goes has to be received; a move is a deletion and an insertion for who does not
/// know moves, and the rest may be ignored.
public protocol ListChangeReceiver {
  /// Changes follow.
  mutating func beginUpdates()

  /// Sections are gone; positions before the changes.
  mutating func deleteSections(_ positions: [Int])

  /// Sections are new; positions after the changes.
  mutating func insertSections(_ positions: [Int])

  /// A section has moved; by default it is deleted and inserted.
  mutating func moveSection(_ position: Int, to newPosition: Int)

  /// Headers or footers changed; positions before the changes.
  mutating func reloadSections(_ positions: [Int])

  /// Rows are gone; paths before the changes.
  mutating func deleteRows(at paths: [RowPath])

  /// Rows are new; paths after the changes.
  mutating func insertRows(at paths: [RowPath])

  /// A row has moved; by default it is deleted and inserted.
  mutating func moveRow(at path: RowPath, to newPath: RowPath)

  /// Rows show something else; paths before the changes.
  mutating func reloadRows(at paths: [RowPath])

  /// The sections shown, and with them the index bar, have changed.
  mutating func reloadIndexTitles()

  /// That was all.
  mutating func endUpdates()
}

extension ListChangeReceiver {
  /// Does nothing.
  public mutating func beginUpdates() {}

  /// Deletes the section and inserts it where it is then.
  public mutating func moveSection(_ position: Int, to newPosition: Int) {
    deleteSections([position])
    insertSections([newPosition])
  }

  /// Does nothing.
  public mutating func reloadSections(_ positions: [Int]) {}

  /// Deletes the row and inserts it where it is then.
  public mutating func moveRow(at path: RowPath, to newPath: RowPath) {
    deleteRows(at: [path])
    insertRows(at: [newPath])
  }

  /// Does nothing.
  public mutating func reloadIndexTitles() {}

  /// Does nothing.
  public mutating func endUpdates() {}
}

extension ListChanges {
  /// Tells a view; nothing at all when nothing changed.
  ///
  /// A row that moves and shows something else is deleted and inserted, as table
  /// views do not take both.
  ///
  /// ```swift
  /// var log = Log()
  /// states.insert("Ohio").send(to: &log)
  /// log.lines  // + [3], index
  /// ```
  ///
  /// - Complexity: O(*n*) in the rows that changed.
  public func send(to view: inout some ListChangeReceiver) {
    if isEmpty { return }
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
    if indexBarChanged { view.reloadIndexTitles() }
    view.endUpdates()
  }

  /// Tells a view that is an object.
  ///
  /// ```swift
  /// let tableView = TableView(rows: states.rows.count)
  /// states.insert("Illinois").send(to: tableView)
  /// tableView.rows  // 5
  /// ```
  ///
  /// - Complexity: O(*n*) in the rows that changed.
  public func send(to view: some ListChangeReceiver & AnyObject) {
    var view = view
    send(to: &view)
  }
}
