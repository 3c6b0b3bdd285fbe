package import PropertyTesting
package import ThumbIndex

/// A section as a view shows it.
package struct ShownSection: Equatable {
  package var header: ShownHeader
  package var rows: [ListEntry]

  /// What is highlighted in each row; empty where nobody searches.
  package var highlights: [String] = []

  package var key: Int { header.key }
  package var isCollapsed: Bool { header.isCollapsed }
  package var rowCount: Int { header.rowCount }

  /// The section with its rows in an order that depends on them alone.
  package var withRowsSorted: Self {
    var section = self
    section.rows.sort { "\($0)" < "\($1)" }
    return section
  }
}

/// A header as a view shows it, with what stands below the section.
package struct ShownHeader: Equatable {
  package var key: Int
  package var title: String
  package var data = HeaderData()
  package var isCollapsed = false
  package var rowCount = 0
}

/// The caller's data for a section.
package struct HeaderData: Equatable {
  package var header: String?
  package var footer: String?
  package init(header: String? = nil, footer: String? = nil) {
    (self.header, self.footer) = (header, footer)
  }
}

/// All that a view shows.
package struct Screen: Equatable {
  package var sections: [ShownSection]

  /// The bar, which is shown from ``minimumRowCount`` on; `nil` if nobody looks.
  package var bar: [IndexBar.Entry]?

  package static let minimumRowCount = 4

  package init(_ sections: [ShownSection], bar: IndexBar? = nil) {
    (self.sections, self.bar) = (sections, bar?.entries)
  }
}

/// A view that is told of changes as UIKit's is, and is as strict: it draws
/// nothing again that it is not told of.
package struct TableView {
  package private(set) var screen: Screen

  /// What is asked for what is new or shall be drawn again.
  private let source: Screen

  /// Of some rows, those that have other highlights than before.
  private let newMatches: ([RowPath]) -> [RowPath]

  private var sections: [ShownSection] { screen.sections }

  private var deletedSections: [Int] = []
  private var insertedSections: [Int] = []
  private var movedSections: [(from: Int, to: Int)] = []
  private var reloadedSections: [Int] = []
  private var deletedRows: [RowPath] = []
  private var insertedRows: [RowPath] = []
  private var movedRows: [(from: RowPath, to: RowPath)] = []
  private var reloadedRows: [RowPath] = []
  private var redrawnHeaders: [Int] = []
  private var redrawsHighlights = false

  package private(set) var reloadsIndexTitles = false

  package init(
    showing screen: Screen, source: Screen,
    newMatches: @escaping ([RowPath]) -> [RowPath] = { _ in [] }
  ) {
    self.screen = screen
    self.source = source
    self.newMatches = newMatches
  }

  /// Is told of one update, in any order.
  package mutating func take(_ update: ListChanges.Update) {
    switch update {
    case .deleteSections(let positions): deletedSections += positions
    case .insertSections(let positions): insertedSections += positions
    case .moveSection(let old, to: let new): movedSections.append((old, new))
    case .reloadSections(let positions): reloadedSections += positions
    case .deleteRows(at: let paths): deletedRows += paths
    case .insertRows(at: let paths): insertedRows += paths
    case .moveRow(at: let old, to: let new): movedRows.append((old, new))
    case .reloadRows(at: let paths): reloadedRows += paths
    case .reloadSectionIndexTitles: reloadsIndexTitles = true
    }
  }

  package mutating func redrawHeaders(ofSections list: [Int]) {
    redrawnHeaders += list
  }
  package mutating func redrawHighlights() { redrawsHighlights = true }
}

extension TableView {
  /// Does what it was told.
  package mutating func update() throws(Falsified) {
    try checkSections()
    try checkRows()
    var marked = sections.map { section in
      section.rows.indices.map { row in
        MarkedRow(
          entry: section.rows[row],
          highlight: section.highlights.isEmpty ? nil : section.highlights[row])
      }
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
    if reloadsIndexTitles { screen.bar = source.bar }
    if redrawsHighlights { try redrawRows(rows) }
  }

  private struct MarkedRow {
    var entry: ListEntry?
    var highlight: String?
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
    try holdEqual(origins.count, source.sections.count, "number of sections")
    try holdOnce(redrawnHeaders, below: origins.count, "headers")
    let old = sections
    screen.sections = source.sections
    for (new, origin) in origins.enumerated() {
      let isRedrawn = redrawnHeaders.contains(new)
      if let origin {
        try hold(
          !isRedrawn || old[origin].header != sections[new].header,
          "header \(new) is drawn again for nothing")
        if !isRedrawn { screen.sections[new].header = old[origin].header }
      } else {
        try hold(!isRedrawn, "header \(new) is drawn again beside its section")
      }
      guard let marked = rows[new] else { continue }
      try holdEqual(
        marked.count, sections[new].rows.count,
        "number of rows in section \(new)")
      for (row, mark) in marked.enumerated() {
        if let entry = mark.entry, !mark.isReloaded {
          screen.sections[new].rows[row] = entry
          if let highlight = mark.highlight {
            screen.sections[new].highlights[row] = highlight
          }
        }
      }
    }
  }

  /// Draws the highlights again that are said to be others.
  private mutating func redrawRows(
    _ rows: [[MarkedRow]?]
  ) throws(Falsified) {
    let paths = sections.enumerated().flatMap { position, section in
      section.rows.indices.map { RowPath(section: position, row: $0) }
    }
    for path in newMatches(paths) {
      let new = source.sections[path.section].highlights[path.row]
      if let mark = rows[path.section]?[path.row], !mark.isReloaded,
        mark.entry != nil
      {
        try hold(mark.highlight != new, "row \(path) is drawn for nothing")
      }
      screen.sections[path.section].highlights[path.row] = new
    }
  }
}

// MARK: - What UIKit checks

extension TableView {
  private func checkSections() throws(Falsified) {
    let leaving = deletedSections + movedSections.map(\.from)
    let coming = insertedSections + movedSections.map(\.to)
    try holdOnce(leaving, below: sections.count, "sections that leave")
    try holdOnce(coming, below: source.sections.count, "sections that come")
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
        source.sections.indices.contains(path.section)
          && source.sections[path.section].rows.indices.contains(path.row),
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
