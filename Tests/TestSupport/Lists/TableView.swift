package import PropertyTesting
package import ThumbIndex

/// A section as a view shows it.
package struct ShownSection: Equatable {
  package var key: Int
  package var title: String
  package var header: String?
  package var rows: [ListEntry]
  package var isCollapsed = false
  package var rowCount = 0
}

/// A view that is told of changes as UIKit's is, and is as strict.
package struct TableView: ListChangeReceiver {
  package private(set) var sections: [ShownSection]

  /// What is asked for rows and sections that are new or shall be reloaded.
  private let source: [ShownSection]

  private var deletedSections: [Int] = []
  private var insertedSections: [Int] = []
  private var movedSections: [(from: Int, to: Int)] = []
  private var reloadedSections: [Int] = []
  private var deletedRows: [RowPath] = []
  private var insertedRows: [RowPath] = []
  private var movedRows: [(from: RowPath, to: RowPath)] = []
  private var reloadedRows: [RowPath] = []

  package private(set) var reloadsIndexTitles = false

  /// How often updates began and ended.
  package private(set) var beginnings = 0
  package private(set) var ends = 0

  package init(showing sections: [ShownSection], source: [ShownSection]) {
    self.sections = sections
    self.source = source
  }

  package mutating func beginUpdates() { beginnings += 1 }
  package mutating func deleteSections(_ list: [Int]) {
    deletedSections += list
  }
  package mutating func insertSections(_ list: [Int]) {
    insertedSections += list
  }
  package mutating func moveSection(_ position: Int, to new: Int) {
    movedSections.append((position, new))
  }
  package mutating func reloadSections(_ list: [Int]) {
    reloadedSections += list
  }
  package mutating func deleteRows(at paths: [RowPath]) { deletedRows += paths }
  package mutating func insertRows(at paths: [RowPath]) {
    insertedRows += paths
  }
  package mutating func moveRow(at path: RowPath, to new: RowPath) {
    movedRows.append((path, new))
  }
  package mutating func reloadRows(at paths: [RowPath]) {
    reloadedRows += paths
  }
  package mutating func reloadIndexTitles() { reloadsIndexTitles = true }
  package mutating func endUpdates() { ends += 1 }
}

extension TableView {
  /// Does what it was told between beginning and end.
  package mutating func update() throws(Falsified) {
    try checkSections()
    try checkRows()
    var marked = sections.map { section in
      section.rows.map { MarkedRow(entry: $0) }
    }
    for path in reloadedRows {
      marked[path.section][path.row].isReloaded = true
    }
    let moving = movedRows.map { marked[$0.from.section][$0.from.row] }
    for path in (deletedRows + movedRows.map(\.from)).sorted(by: >) {
      marked[path.section].remove(at: path.row)
    }
    var origins = placeSections()
    var rows = origins.map { $0.map { marked[$0] } }
    let moved = zip(movedRows, moving).map { ($0.to, Optional($1)) }
    for (path, row) in (insertedRows.map { ($0, nil) } + moved)
      .sorted(by: { $0.0 < $1.0 })
    {
      let count = rows[path.section]?.count ?? 0
      try hold(path.row <= count, "row inserted at \(path) of \(count) rows")
      rows[path.section]!.insert(row ?? MarkedRow(), at: path.row)
    }
    for position in reloadedSections {
      // Its rows are asked for anew, too.
      let new = origins.firstIndex(of: position)!
      (origins[new], rows[new]) = (nil, nil)
    }
    try fill(origins, rows)
  }

  private struct MarkedRow {
    var entry: ListEntry?
    var isReloaded = false
  }

  /// For each section of the new view the old one, if it is not new.
  private func placeSections() -> [Int?] {
    let gone = deletedSections + movedSections.map(\.from)
    var staying = sections.indices.filter { !gone.contains($0) }[...]
    let count =
      staying.count + insertedSections.count + movedSections.count
    return (0..<count).map { new in
      if insertedSections.contains(new) { return nil }
      if let move = movedSections.first(where: { $0.to == new }) {
        return move.from
      }
      return staying.popFirst()
    }
  }

  /// Takes new and reloaded parts from the source.
  private mutating func fill(
    _ origins: [Int?], _ rows: [[MarkedRow]?]
  ) throws(Falsified) {
    try holdEqual(origins.count, source.count, "number of sections")
    let old = sections
    sections = source
    for (new, origin) in origins.enumerated() {
      if let origin {
        sections[new].key = old[origin].key
        sections[new].title = old[origin].title
        sections[new].header = old[origin].header
        if !hasChangedRows(origin, new) {
          sections[new].isCollapsed = old[origin].isCollapsed
          sections[new].rowCount = old[origin].rowCount
        }
      }
      guard let marked = rows[new] else { continue }
      try holdEqual(
        marked.count, source[new].rows.count, "number of rows in section \(new)"
      )
      for (row, mark) in marked.enumerated() {
        if let entry = mark.entry, !mark.isReloaded {
          sections[new].rows[row] = entry
        }
      }
    }
  }
}

extension TableView {
  /// Whether rows came to a section or left it, so that its header is looked at.
  private func hasChangedRows(_ old: Int, _ new: Int) -> Bool {
    (deletedRows + movedRows.map(\.from)).contains { $0.section == old }
      || (insertedRows + movedRows.map(\.to)).contains { $0.section == new }
  }
}

/// A view that cannot move anything.
package struct PlainTableView: ListChangeReceiver {
  package var view: TableView

  package init(_ view: TableView) { self.view = view }

  package mutating func deleteSections(_ list: [Int]) {
    view.deleteSections(list)
  }
  package mutating func insertSections(_ list: [Int]) {
    view.insertSections(list)
  }
  package mutating func reloadSections(_ list: [Int]) {
    view.reloadSections(list)
  }
  package mutating func deleteRows(at paths: [RowPath]) {
    view.deleteRows(at: paths)
  }
  package mutating func insertRows(at paths: [RowPath]) {
    view.insertRows(at: paths)
  }
  package mutating func reloadRows(at paths: [RowPath]) {
    view.reloadRows(at: paths)
  }
}

// MARK: - What UIKit checks

extension TableView {
  private func checkSections() throws(Falsified) {
    let leaving = deletedSections + movedSections.map(\.from)
    let coming = insertedSections + movedSections.map(\.to)
    try holdOnce(leaving, below: sections.count, "sections that leave")
    try holdOnce(coming, below: source.count, "sections that come")
    try holdOnce(
      leaving + reloadedSections, below: sections.count, "sections reloaded")
  }

  private func checkRows() throws(Falsified) {
    let leaving = deletedRows + movedRows.map(\.from) + reloadedRows
    let coming = insertedRows + movedRows.map(\.to)
    try holdOnce(leaving, "rows that leave or are reloaded")
    try holdOnce(coming, "rows that come")
    let goingSections =
      deletedSections + movedSections.map(\.from) + reloadedSections
    for path in leaving {
      try hold(
        sections.indices.contains(path.section)
          && sections[path.section].rows.indices.contains(path.row),
        "there was no row \(path)")
      try hold(
        !goingSections.contains(path.section),
        "row \(path) is listed beside its section")
    }
    let comingSections = insertedSections + movedSections.map(\.to)
    for path in coming {
      try hold(
        source.indices.contains(path.section)
          && source[path.section].rows.indices.contains(path.row),
        "there is no row \(path)")
      try hold(
        !comingSections.contains(path.section),
        "row \(path) is listed beside its new section")
    }
  }
}

private func holdOnce(
  _ positions: [Int], below count: Int, _ name: String
) throws(Falsified) {
  try holdOnce(positions, name)
  try hold(
    positions.allSatisfy((0..<count).contains),
    "\(name): \(positions) not in 0..<\(count)")
}

private func holdOnce<Place: Hashable>(
  _ places: [Place], _ name: String
) throws(Falsified) {
  try hold(Set(places).count == places.count, "\(name) twice: \(places)")
}
