import CollateTool
import ThumbIndex

extension Picker {
  package func screen() -> Screen {
    var screen = Screen(
      width: layout.screenWidth, height: layout.screenHeight)
    let columns = rowColumns.dropFirst(placeWidth)
    drawList(columns, &screen)
    drawBar(&screen)
    drawField(&screen)
    // The names of columns line up with the rows.
    for (record, y) in zip(header, layout.headerRows) {
      screen.write(record, in: columns, y: y, theme.columns)
    }
    drawStatus(&screen)
    drawPreview(&screen)
    return screen
  }

  private func drawPreview(_ screen: inout Screen) {
    let (columns, rows) = (layout.previewColumns, layout.previewRows)
    if columns.isEmpty { return }
    for y in 0..<screen.height where layout.width < screen.width {
      screen.write("│", in: layout.width..<columns.lowerBound, y: y, theme.hint)
    }
    if layout.height < screen.height {
      let line = String(repeating: "─", count: screen.width)
      screen.write(line, in: 0..<screen.width, y: layout.height, theme.hint)
    }
    for (line, y) in zip(preview.dropFirst(previewTop), rows) {
      screen.write(line.text, in: columns, y: y, runs: line.runs)
    }
  }

  /// The screen columns of rows, after the marks.
  private var rowColumns: Range<Int> { layout.list.dropFirst(2) }

  /// The number of screen columns for the file name and line number of any row
  /// in sight, so that the rows line up; at most half of the room.
  private var placeWidth: Int {
    guard let places else { return 0 }
    let lines = shown.lines
    let seen = (top..<top + layout.listHeight).clamped(to: lines.indices)
    let widths = lines[seen].map { line in
      guard case .row(let path) = line else { return 0 }
      return columnCount(of: places.text(before: shown[path]))
    }
    return min(widths.max() ?? 0, rowColumns.count / 2)
  }

  /// - Parameter columns: The screen columns of the rows' texts.
  private func drawList(_ columns: Range<Int>, _ screen: inout Screen) {
    for row in 0..<layout.listHeight {
      let y = layout.listTop + row
      switch line(atRow: row) {
      case .row(let path): draw(path, columns, y, &screen)
      case .header(let section):
        screen.write(
          shown.sections[section].title, in: layout.list, y: y, theme.title)
      case nil: break
      }
    }
    guard shown.isEmpty, !isReading, !isWaiting else { return }
    screen.write(
      content.list.isEmpty ? "There are no lines." : "Nothing is found.",
      in: layout.list.dropFirst(2), y: layout.listTop + layout.listHeight / 2,
      theme.hint)
  }

  private func draw(
    _ path: RowPath, _ columns: Range<Int>, _ y: Int, _ screen: inout Screen
  ) {
    let line = shown[path]
    if marked[line.id] != nil {
      screen.write("✓", in: layout.list, y: y, theme.mark)
    }
    if let place = places?.text(before: line), !place.isEmpty {
      let room = rowColumns.lowerBound..<columns.lowerBound
      let start = max(0, room.count - columnCount(of: place))
      screen.write(place, in: room.dropFirst(start), y: y, theme.hint)
    }
    // No row in sight needs more of a line's styles.
    let runs = styledBytes(line).map { StyledText($0.prefix(1 << 16)).runs }
    screen.write(
      line.text, in: columns, y: y, runs: runs ?? [],
      matches: markedRows == nil ? content.matches(at: path) : [], theme.match)
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
        && bar.entries[index].sections.isEmpty
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
      ? "\(shown.count)" : "\(content.matchCount) of \(content.list.count)"
    let states =
      markedRows != nil
      ? ["marked alone  \(shown.count)"]
      : [
        "\(search.scope.name)  \(count)",
        "\(search.scope.shortName)  \(count)",
      ]
    // The typed text and some room for more are more important than the scope,
    // and the scope is more important than the hint.
    let needs = [
      search.text.isEmpty ? columnCount(of: typingHint) : nil,
      max(6, columnCount(of: search.text)),
    ]
    let state =
      needs.compactMap(\.self).lazy.compactMap { need in
        states.first { columnCount(of: $0) <= layout.width - 4 - need }
      }.first ?? count
    var end = layout.width
    if layout.width - columnCount(of: state) >= 10 {
      end -= columnCount(of: state) + 1
      screen.write(state, in: end + 1..<layout.width, y: y, theme.hint)
    }
    screen.write(searchSign, in: 0..<end, y: y, theme.prompt)
    if search.text.isEmpty {
      if columnCount(of: typingHint) <= end - 2 {
        screen.write(typingHint, in: 2..<end, y: y, theme.hint)
      }
      screen.cursor = Screen.Place(x: min(2, layout.width - 1), y: y)
      return
    }
    // The end of the typed text stays in sight.
    var columns = 0
    let typed = DisplayLine(search.text, room: .max).clusters
    let seen = typed.reversed().prefix {
      columns += $0.columns
      return columns <= max(0, end - 3)
    }
    let text = seen.reversed().map(\.text).joined()
    let x = screen.write(text, in: 2..<max(2, end), y: y)
    screen.cursor = Screen.Place(x: min(x, layout.width - 1), y: y)
  }

  /// Draws what Enter would write, what goes on, and what keys do.
  private func drawStatus(_ screen: inout Screen) {
    guard let y = layout.statusRow else { return drawCount(&screen) }
    var x = 0
    func write(_ text: String, _ style: Style) {
      x = screen.write(text, in: x..<max(x, layout.width), y: y, style) + 3
    }
    // The marks come first: what Enter writes must be on the screen.
    var parts = [markCount].compactMap(\.self)
    if isReading { parts.append("reading … \(lineCount)") }
    if content.hasIdleSearch { parts.append("signs alone: all rows") }
    if !parts.isEmpty {
      write(parts.joined(separator: "  "), theme.mark)
    }
    if let trouble { write(trouble, theme.match) }
    var hints = ""
    for hint in keyHints {
      let longer = hints.isEmpty ? hint : "\(hints)   \(hint)"
      if x + columnCount(of: longer) > layout.width { break }
      hints = longer
    }
    write(hints, theme.hint)
  }

  /// The number of marked rows, in short form on a narrow screen; `nil` if
  /// there are none.
  private var markCount: String? {
    if marked.isEmpty { return nil }
    return layout.width < 12
      ? "✓\(marked.count)" : "\(marked.count) marked"
  }

  /// Draws the number of marked rows at the end of the last row, on a screen
  /// without room for more.
  private func drawCount(_ screen: inout Screen) {
    guard let markCount else { return }
    let text = " \(markCount)"
    let room = layout.list.suffix(columnCount(of: text))
    screen.write(text, in: room, y: layout.height - 1, theme.mark)
  }

  /// The keys' current effects, the most important first.
  private var keyHints: [String] {
    let isLeaving = search.text.isEmpty && markedRows == nil
    let hints: [([PickerAction], String)] = [
      ([.accept], marked.isEmpty ? "pick" : "pick \(marked.count)"),
      bindings.name(of: [.cancel]) == nil
        ? ([.abort], "leave") : ([.cancel], isLeaving ? "leave" : "all rows"),
      ([.toggle, .down], "mark"),
      ([.showMarked], marked.isEmpty ? "" : "marked alone"),
      ([.nextScope], "scope"),
    ]
    return hints.compactMap { actions, effect in
      effect.isEmpty
        ? nil : bindings.name(of: actions).map { "\($0) \(effect)" }
    } + ["←→ section", "Alt-A to A"]
  }
}

private let typingHint = "type to search"
