import CollateTool
import ThumbIndex

extension Picker {
  package func screen() -> Screen {
    var screen = Screen(width: layout.width, height: layout.height)
    drawList(&screen)
    drawBar(&screen)
    drawField(&screen)
    if let row = layout.columnsRow, let columns {
      // Aligns the column names with the rows.
      screen.write(
        columns, in: 2..<layout.list.upperBound, y: row, theme.columns)
    }
    drawStatus(&screen)
    return screen
  }

  private func drawList(_ screen: inout Screen) {
    let lines = shown.lines
    for row in 0..<layout.listHeight {
      let index = top + row
      guard lines.indices.contains(index) else { break }
      let y = layout.listTop + row
      switch lines[index] {
      case .row(let path) where row > 0 || layout.listHeight == 1:
        draw(path, y, &screen)
      case let line:
        screen.write(
          shown.sections[line.section].title, in: layout.list, y: y,
          theme.title)
      }
    }
    guard shown.isEmpty, !isReading, !isWaiting else { return }
    screen.write(
      content.list.isEmpty ? "There are no lines." : "Nothing is found.",
      in: layout.list.dropFirst(2), y: layout.listTop + layout.listHeight / 2,
      theme.hint)
  }

  private func draw(_ path: RowPath, _ y: Int, _ screen: inout Screen) {
    let line = shown[path]
    if marked.contains(line.id) {
      screen.write("✓", in: layout.list, y: y, theme.mark)
    }
    var columns = layout.list.dropFirst(2)
    if let place = places?.text(before: line), !place.isEmpty {
      let x = screen.write(
        place, in: columns.prefix(columns.count / 2), y: y, theme.hint)
      columns = x..<columns.upperBound
    }
    screen.write(
      line.text, in: columns, y: y, matches: content.matches(at: path),
      theme.match)
    if path == cursor {
      screen.add(.reversed, to: layout.list, y: y)
    }
  }

  private func drawBar(_ screen: inout Screen) {
    let current = section.flatMap { bar.entryIndex(forSectionAt: $0) }
    for (index, y) in layout.barRows.enumerated() {
      let entry = bar.entries[index]
      let isAbsent =
        entry.target != .search
        && bar.sectionPositions(forEntryAt: index).isEmpty
      screen.write(
        barTitle(entry, room: layout.bar.count), in: layout.bar, y: y,
        isAbsent ? theme.absentEntry : theme.entry)
      if index == current {
        screen.add([.reversed, .bold], to: layout.bar, y: y)
      }
    }
  }

  private func drawField(_ screen: inout Screen) {
    guard let y = layout.fieldRow else { return }
    let count =
      content.search.text.isEmpty
      ? "\(shown.count)" : "\(shown.count) of \(content.list.count)"
    var state = "\(search.scope.name)  \(count)"
    // With little room, the typed text is more important.
    if layout.width < 60 { state = count }
    var end = layout.width
    if layout.width - columnCount(of: state) >= 12 {
      end -= columnCount(of: state) + 1
      screen.write(state, in: end + 1..<layout.width, y: y, theme.hint)
    }
    screen.write(searchSign, in: 0..<end, y: y, theme.prompt)
    if search.text.isEmpty {
      screen.write(
        layout.width < 20 ? "" : "type to search", in: 2..<max(2, end), y: y,
        theme.hint)
      screen.cursor = Screen.Place(x: min(2, layout.width - 1), y: y)
      return
    }
    // The end of the typed text stays in sight.
    var text = search.text[...]
    while columnCount(of: String(text)) > max(0, end - 3), !text.isEmpty {
      text.removeFirst()
    }
    let x = screen.write(String(text), in: 2..<max(2, end), y: y)
    screen.cursor = Screen.Place(x: min(x, layout.width - 1), y: y)
  }

  private func drawStatus(_ screen: inout Screen) {
    guard let y = layout.statusRow else { return }
    var parts: [String] = []
    if isReading { parts.append("reading … \(lineCount)") }
    if !marked.isEmpty { parts.append("\(marked.count) marked") }
    var x = 0
    if let trouble {
      x = screen.write(trouble, in: 0..<layout.width, y: y, theme.match) + 3
    }
    if !parts.isEmpty {
      x = screen.write(
        parts.joined(separator: "  "), in: x..<max(x, layout.width), y: y,
        theme.mark)
      x += 3
    }
    var hints = ""
    for hint in keyHints {
      let longer = hints.isEmpty ? hint : "\(hints)   \(hint)"
      if x + columnCount(of: longer) > layout.width { break }
      hints = longer
    }
    screen.write(hints, in: x..<max(x, layout.width), y: y, theme.hint)
  }

  /// The keys' current effects, the most important first.
  private var keyHints: [String] {
    [
      marked.isEmpty ? "Enter pick" : "Enter pick \(marked.count)",
      search.text.isEmpty ? "Esc leave" : "Esc all rows", "Space mark",
      "Tab scope", "←→ section", "Alt-A to A",
    ]
  }
}
