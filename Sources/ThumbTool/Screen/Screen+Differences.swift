import ThumbIndex

extension Screen {
  /// What to write to a terminal that shows one screen, so that it shows this.
  ///
  /// - Parameter old: What it shows; `nil` where that is not known.
  package func update(from old: Screen?) -> String {
    var writer = ScreenWriter()
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

/// Writes cells by control sequences (ECMA-48, as xterm has them).
private struct ScreenWriter {
  private var text = ""
  private var style = Style.plain

  /// Where the next character would go.
  private var place: Screen.Place?

  var isEmpty: Bool { text.isEmpty }

  mutating func clear() { text += "\u{1B}[2J" }

  mutating func writeChanges(
    of row: [Screen.Cell], from old: [Screen.Cell], y: Int
  ) {
    var x = 0
    while x < row.count {
      if row[x] == old[x] {
        x += 1
        continue
      }
      // A wide character that begins to the left is written as a whole.
      while x > 0, row[x].text.isEmpty { x -= 1 }
      var end = x
      var equal = 0
      // Some cells that stay take less than going past them.
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
    for x in cells where !row[x].text.isEmpty {
      let cell = row[x]
      set(cell.style)
      let end = row[(x + 1)...].firstIndex { !$0.text.isEmpty } ?? row.count
      let character = cell.text.first!
      if cell.text.utf8.count == 1 || ColumnWidth.isCertain(character) {
        go(to: Screen.Place(x: x, y: y))
        text += cell.text
        place = Screen.Place(x: end, y: y)
      } else {
        // Whatever the terminal takes it for, what is around it stays in place.
        go(to: Screen.Place(x: x, y: y))
        text += String(repeating: " ", count: end - x)
        place = nil
        go(to: Screen.Place(x: x, y: y))
        text += cell.text
        place = nil
      }
      // Behind the last column, the cursor is nowhere.
      if place?.x == row.count { place = nil }
    }
  }

  private mutating func go(to target: Screen.Place) {
    if place == target { return }
    text += "\u{1B}[\(target.y + 1);\(target.x + 1)H"
    place = target
  }

  private mutating func set(_ new: Style) {
    if style == new { return }
    var codes = ["0"]
    if new.attributes.contains(.bold) { codes.append("1") }
    if new.attributes.contains(.dim) { codes.append("2") }
    if new.attributes.contains(.underlined) { codes.append("4") }
    if new.attributes.contains(.reversed) { codes.append("7") }
    if let color = new.color { codes.append("3\(color.rawValue)") }
    text += "\u{1B}[\(codes.joined(separator: ";"))m"
    style = new
  }

  /// All that was written, to be shown at once, and then the cursor.
  func frame(cursor: Screen.Place?) -> String {
    var frame = "\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m\(text)\u{1B}[0m"
    if let cursor {
      frame += "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H\u{1B}[?25h"
    }
    return frame + "\u{1B}[?2026l"
  }
}
