import ThumbIndex

/// A table view as far as a list can tell: rows on a screen that change only as
/// it is told.
final class TableView {
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

  /// Does what changes say, and nothing else.
  func show(_ changes: ListChanges) {
    performBatchUpdates {
      for update in changes.updates() {
        switch update {
        case .deleteSections(let positions): goneSections.formUnion(positions)
        case .deleteRows(at: let paths): goneRows.formUnion(paths)
        case .reloadSections(let positions): reloadedSections += positions
        case .reloadRows(at: let paths): reloadedRows += paths
        case .insertSections(let positions): newSections += positions
        case .insertRows(at: let paths): newRows += paths
        case .moveSection(let old, to: let new):
          goneSections.insert(old)
          newSections.append(new)
        case .moveRow(at: let old, to: let new):
          goneRows.insert(old)
          newRows.append(new)
        case .reloadSectionIndexTitles: indexReloads += 1
        }
      }
    }
    let source = load()
    for position in changes.changedHeaders {
      sections[position].title = source[position].title
    }
  }

  private var newSections: [Int] = []
  private var newRows: [RowPath] = []
  private var reloadedRows: [RowPath] = []
  private var reloadedSections: [Int] = []

  /// Takes out what is gone, puts in what is new, and asks the data source only
  /// for what it was told is new.
  private func performBatchUpdates(_ tell: () -> Void) {
    tell()
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
    (goneSections, goneRows) = ([], [])
    (newSections, newRows) = ([], [])
    (reloadedRows, reloadedSections) = ([], [])
  }

  /// The screen as lines, titles in front of their rows.
  var screen: [String] {
    sections.map { "\($0.title): " + $0.rows.joined(separator: ", ") }
  }
}
