import CollateTool

extension Screen {
  /// The text that changes a terminal from another screen to this one.
  ///
  /// - Parameters:
  ///   - old: The screen that the terminal shows; `nil` if unknown.
  ///   - isInline: Whether the screen is only a part of the window: then the
  ///     terminal's cursor begins and ends in the part's first line.
  package func update(from old: Screen?, isInline: Bool = false) -> String {
    var writer = ScreenWriter(isInline: isInline)
    let known =
      old.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    if known == nil { writer.clear() }
    for y in rows.indices {
      let before =
        known?.rows[y] ?? Array(repeating: .blank, count: width)
      if before == rows[y] { continue }
      writer.writeChanges(of: rows[y], from: before, y: y)
    }
    if writer.isEmpty, known?.cursor == cursor { return "" }
    return writer.frame(cursor: cursor)
  }
}

/// Writes cells with the control sequences of xterm (ECMA-48).
private struct ScreenWriter {
  private let isInline: Bool
  private var text = ""
  private var style = Style.plain

  /// The place of the terminal's cursor; `nil` if unknown.
  private var place: Screen.Place?

  /// The row of the terminal's cursor.
  ///
  /// In a part of a window, the row is always known, because the terminal does
  /// not break lines there.
  private var row = 0

  init(isInline: Bool) { self.isInline = isInline }

  var isEmpty: Bool { text.isEmpty }

  mutating func clear() { text += isInline ? "\u{1B}[J" : "\u{1B}[2J" }

  mutating func writeChanges(
    of row: [Screen.Cell], from old: [Screen.Cell], y: Int
  ) {
    var x = 0
    while x < row.count {
      if row[x] == old[x] {
        x += 1
        continue
      }
      // Starts at the left half of a wide character.
      while x > 0, row[x].text.isEmpty { x -= 1 }
      var end = x
      var equal = 0
      // Writing a few equal cells is shorter than moving past them.
      while end < row.count, equal < 8 {
        equal = row[end] == old[end] ? equal + 1 : 0
        end += 1
      }
      end -= equal
      while end < row.count, row[end].text.isEmpty { end += 1 }
      write(row, x..<end, y)
      x = end
    }
  }

  private mutating func write(
    _ row: [Screen.Cell], _ cells: Range<Int>, _ y: Int
  ) {
    go(to: Screen.Place(x: cells.lowerBound, y: y))
    var previous = ""
    for x in cells where !row[x].text.isEmpty {
      let cell = row[x]
      set(cell.style)
      // Parts of a Hangul syllable in two cells would become one character,
      // unless the cursor is placed between them.
      if previous.utf8.count > 1, cell.text.utf8.count > 1,
        (previous + cell.text).count == 1
      {
        place = nil
      }
      previous = cell.text
      let end = row[(x + 1)...].firstIndex { !$0.text.isEmpty } ?? row.count
      let character = cell.text.first!
      if cell.text.utf8.count == 1 || ColumnWidth.isCertain(character) {
        go(to: Screen.Place(x: x, y: y))
        text += cell.text
        place = Screen.Place(x: end, y: y)
      } else {
        // The terminal may give this character another width. Blanks under it
        // and a new place for the next cell keep the cells around it in place.
        go(to: Screen.Place(x: x, y: y))
        text += String(repeating: " ", count: end - x)
        place = nil
        go(to: Screen.Place(x: x, y: y))
        text += cell.text
        place = nil
      }
      // After the last column, the place of the cursor is unknown.
      if place?.x == row.count { place = nil }
    }
  }

  private mutating func go(to target: Screen.Place) {
    if place == target { return }
    text += movement(to: target)
    place = target
    row = target.y
  }

  private func movement(to target: Screen.Place) -> String {
    if !isInline { return "\u{1B}[\(target.y + 1);\(target.x + 1)H" }
    let rows = target.y - row
    let vertical =
      rows == 0 ? "" : "\u{1B}[\(abs(rows))\(rows < 0 ? "A" : "B")"
    return "\(vertical)\u{1B}[\(target.x + 1)G"
  }

  private mutating func set(_ new: Style) {
    if style == new { return }
    var codes = ["0"]
    if new.attributes.contains(.bold) { codes.append("1") }
    if new.attributes.contains(.dim) { codes.append("2") }
    if new.attributes.contains(.underlined) { codes.append("4") }
    if new.attributes.contains(.reversed) { codes.append("7") }
    if new.attributes.contains(.italic) { codes.append("3") }
    if new.attributes.contains(.struck) { codes.append("9") }
    if let color = new.color { codes.append(color.code(base: 30)) }
    if let color = new.background { codes.append(color.code(base: 40)) }
    text += "\u{1B}[\(codes.joined(separator: ";"))m"
    style = new
  }

  /// The output, which the terminal shows all at once, with the cursor at a
  /// place; `nil` hides the cursor.
  func frame(cursor: Screen.Place?) -> String {
    // For a part of a window, the terminal saves the place of its first line.
    // The part is cleared from this place at the end.
    let start = isInline ? "\r\u{1B}7" : ""
    var frame = "\u{1B}[?2026h\u{1B}[?25l\(start)\u{1B}[0m\(text)\u{1B}[0m"
    if let cursor {
      frame += "\(movement(to: cursor))\u{1B}[?25h"
    } else if isInline {
      frame += movement(to: Screen.Place(x: 0, y: 0))
    }
    return frame + "\u{1B}[?2026l"
  }
}
