package import PropertyTesting

package import ThumbIndex

extension ListRun {
  /// Throws unless everything that can be asked of the list is as in the model,
  /// but for ids: what is known of them is made when they are asked for.
  package func checkReading() throws(Falsified) {
    let rows = model.rows
    try holdEqual(list.count, rows.count)
    try holdEqual(list.isEmpty, rows.isEmpty)
    try holdEqual(list.rows.map(\.entry), rows, "rows")
    try holdEqual(
      list.rows.reversed().map(\.entry), rows.reversed(), "rows reversed")
    try holdEqual(
      list.rows.dropFirst(rows.count / 3).prefix(2).map(\.entry),
      Array(rows.dropFirst(rows.count / 3).prefix(2)), "a slice of rows")
    try checkPaths()
    try checkSearch()
    try checkTyping()
  }

  private func checkPaths() throws(Falsified) {
    var number = 0
    for (position, section) in model.sections.enumerated() {
      let own = list.sections[position]
      try holdEqual(own.position, position)
      try holdEqual(own.isCollapsed, section.isCollapsed, "is collapsed")
      try holdEqual(own.rowCount, section.rowCount, "rows of \(own.title)")
      try holdEqual(list.position(ofSection: own.key), position, "position")
      for (row, item) in section.items.enumerated() {
        let path = RowPath(section: position, row: row)
        try holdEqual(list.rowPath(ofRow: number), path, "path of \(number)")
        try holdEqual(list.row(at: path), number, "number of \(path)")
        try holdEqual(list[path].entry, item.entry, "row \(path)")
        try holdEqual(list.element(at: path)?.entry, item.entry, "row \(path)")
        try holdEqual(own.rows[row].entry, item.entry, "row \(path)")
        number += 1
      }
      for row in section.items.count..<section.rowCount {
        // Not shown, but there.
        let path = RowPath(section: position, row: row)
        let item = model.fullSections[position].items[row]
        try holdEqual(list[path].entry, item.entry, "hidden row \(path)")
      }
      let end = RowPath(section: position, row: section.rowCount)
      try hold(list.element(at: end) == nil, "a row at \(end)")
    }
    try hold(
      list.element(at: RowPath(section: model.sections.count, row: 0)) == nil,
      "a row in no section")
    try hold(
      list.element(at: RowPath(section: -1, row: 0)) == nil, "a row above all")
  }

  private func checkSearch() throws(Falsified) {
    guard let list = list as? IndexedList<PlainRow> else { return }
    let rows = model.sections.flatMap(\.items)
    for entry in Set(model.items.map(\.entry)) {
      let path = rows.first { $0.entry == entry }.map { paths[$0.arrival]! }
      let found = list.rowPath(of: PlainRow(entry))
      try holdEqual(found, path, "path of \(entry)")
      if let found { try checkUse(of: found) }
      var other = entry
      other.stamp = -1
      try holdEqual(
        list.rowPath(of: PlainRow(other)), nil, "path of what is not there")
    }
  }

  /// Throws unless a path that the list has given leads to one row, whatever
  /// takes the path.
  package func checkUse(of path: RowPath) throws(Falsified) {
    let shown = model.sections
    try hold(
      shown.indices.contains(path.section)
        && shown[path.section].items.indices.contains(path.row),
      "no view shows \(path)")
    let item = shown[path.section].items[path.row]
    try holdEqual(list[path].entry, item.entry, "row \(path)")
    try holdEqual(list.element(at: path)?.entry, item.entry, "row \(path)")
    try holdEqual(list.rowPath(ofRow: list.row(at: path)), path, "number")
    try holdEqual(
      list.lines[list.lines.index(ofRow: path)], .row(path), "line of \(path)")
    let target = list.targetPath(ofMoveFrom: path, to: path)
    try holdEqual(target, path, "target of a move that goes nowhere")
    var edited = list
    try holdEqual(edited.reload(at: path).path, path, "path after a reload")
    if list.canMove(path) {
      try holdEqual(
        edited.move(from: path, to: target).path, path,
        "path after a move that goes nowhere")
    }
    try hold(edited.remove(at: path).path == nil, "path of a removed row")
    try holdEqual(
      edited.elements.map { "\($0.entry)" }.sorted(),
      model.present.filter { $0.arrival != item.arrival }
        .map { "\($0.entry)" }.sorted(),
      "elements without \(path)")
  }
}
