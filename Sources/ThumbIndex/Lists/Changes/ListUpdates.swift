/// A view that is told of changes between a beginning and an end, as table views
/// are.
///
/// ```swift
/// extension TableView: ListUpdates { … }
/// list.insert(person).send(to: table)
/// ```
///
/// Deletions and reloads are in the coordinates before all changes, insertions in
/// those after, so that the order of the calls does not matter.
public protocol ListUpdates {
  /// Changes follow.
  mutating func beginUpdates()

  /// Sections are gone; positions before the changes.
  mutating func deleteSections(_ positions: [Int])

  /// Sections are new; positions after the changes.
  mutating func insertSections(_ positions: [Int])

  /// A section is at another place.
  mutating func moveSection(_ position: Int, to newPosition: Int)

  /// Headers or footers changed; positions before the changes.
  mutating func reloadSections(_ positions: [Int])

  /// Rows are gone; paths before the changes.
  mutating func deleteRows(at paths: [RowPath])

  /// Rows are new; paths after the changes.
  mutating func insertRows(at paths: [RowPath])

  /// A row is at another place.
  mutating func moveRow(at path: RowPath, to newPath: RowPath)

  /// Rows show something else; paths before the changes.
  mutating func reloadRows(at paths: [RowPath])

  /// The sections shown, and with them the index bar, have changed.
  mutating func reloadIndexTitles()

  /// That was all.
  mutating func endUpdates()
}

extension ListChanges {
  /// Tells a view; nothing at all when nothing changed.
  ///
  /// A row that moves and shows something else is deleted and inserted, as table
  /// views do not take both.
  public func send(to view: inout some ListUpdates) {
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
  public func send(to view: some ListUpdates & AnyObject) {
    var view = view
    send(to: &view)
  }
}
