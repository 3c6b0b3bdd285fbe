import ThumbIndex

/// A table view as far as a list can tell: rows on a screen that change only as
/// it is told.
final class TableView: ListChangeReceiver {
  /// What is on the screen: titles, and rows under each.
  private(set) var sections: [(title: String, rows: [String])]

  /// How often the index at the edge was asked for anew.
  private(set) var indexReloads = 0

  private let load: () -> [(title: String, rows: [String])]
  private var goneSections: Set<Int> = []
  private var goneRows: Set<RowPath> = []

  /// A view of what a data source gives.
  init(load: @escaping () -> [(title: String, rows: [String])]) {
    self.load = load
    sections = load()
  }

  func beginUpdates() { (goneSections, goneRows) = ([], []) }
  func deleteSections(_ positions: [Int]) { goneSections.formUnion(positions) }
  func deleteRows(at paths: [RowPath]) { goneRows.formUnion(paths) }
  func reloadSections(_ positions: [Int]) { reloadedSections += positions }
  func reloadRows(at paths: [RowPath]) { reloadedRows += paths }
  func insertSections(_ positions: [Int]) { newSections += positions }
  func insertRows(at paths: [RowPath]) { newRows += paths }
  func moveSection(_ position: Int, to newPosition: Int) {
    goneSections.insert(position)
    newSections.append(newPosition)
  }
  func moveRow(at path: RowPath, to newPath: RowPath) {
    goneRows.insert(path)
    newRows.append(newPath)
  }
  func reloadIndexTitles() { indexReloads += 1 }

  private var newSections: [Int] = []
  private var newRows: [RowPath] = []
  private var reloadedRows: [RowPath] = []
  private var reloadedSections: [Int] = []

  /// Takes out what is gone, puts in what is new, and asks the data source only
  /// for what it was told is new.
  func endUpdates() {
    let source = load()
    for position in reloadedSections { sections[position] = ("?", []) }
    for path in reloadedRows { sections[path.section].rows[path.row] = "?" }
    for path in goneRows.sorted().reversed() {
      sections[path.section].rows.remove(at: path.row)
    }
    for position in goneSections.sorted().reversed() {
      sections.remove(at: position)
    }
    for position in newSections.sorted() {
      sections.insert(source[position], at: position)
    }
    for path in newRows.sorted() {
      let row = source[path.section].rows[path.row]
      sections[path.section].rows.insert(row, at: path.row)
    }
    for (section, shown) in sections.enumerated() {
      if shown.title == "?" { sections[section] = source[section] }
      for row in shown.rows.indices where shown.rows[row] == "?" {
        sections[section].rows[row] = source[section].rows[row]
      }
    }
    (newSections, newRows) = ([], [])
    (reloadedRows, reloadedSections) = ([], [])
  }

  func redrawHeaders(ofSections positions: [Int]) {
    let source = load()
    for position in positions {
      sections[position].title = source[position].title
    }
  }

  /// The screen as lines, titles in front of their rows.
  var screen: [String] {
    sections.map { "\($0.title): " + $0.rows.joined(separator: ", ") }
  }
}
