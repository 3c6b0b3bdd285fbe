package import CollateTool
package import ThumbIndex

/// The state of a list on a screen, without terminals and threads.
///
/// ``handle(_:)`` changes the state by a key, and returns what the caller must
/// do. ``show(_:)`` takes the results of searches.
package struct Picker: Sendable {
  /// What the caller must do for the picker.
  package enum Request: Hashable, Sendable {
    /// Search for ``Picker/search``.
    case search
    /// Write the chosen lines, and leave.
    case choose
    /// Leave without a choice.
    case leave
    /// Leave as if a signal ended the program.
    case interrupt
    /// Suspend the process.
    case stop
    /// Draw the whole screen again.
    case redraw
    /// Report that a key has no effect here.
    case complain
  }

  /// The search that the user wants.
  package internal(set) var search: SearchText

  /// The content shown, which may be that of an earlier search.
  package internal(set) var content: Content

  /// The ``InputLine/id`` of each marked line.
  package internal(set) var marked: Set<Int32> = []

  /// The row of the cursor; `nil` when there are no rows.
  package internal(set) var cursor: RowPath?

  /// The index of the topmost line, counting headers and rows.
  ///
  /// If that line is a row, the header of its section is drawn instead, unless
  /// the list is one line high.
  package internal(set) var top = 0

  package internal(set) var bar: IndexBar

  /// How many lines were read, and whether more may come.
  package var lineCount = 0
  package var isReading = false

  /// The file and line number of each line; `nil` before the first lines.
  package var places: InputPlaces?

  /// The message to show; `nil` for none.
  package var trouble: String?

  /// The header's first record, shown above the list; `nil` without a header.
  package private(set) var columns: String?

  package internal(set) var layout: Layout

  /// Whether a mouse button was pressed on the bar and is still held.
  var isTouchingBar = false

  /// The last key, if it decides the meaning of the next one.
  enum Typing {
    case nothing
    /// A letter of the search.
    case letter
    /// Space after a letter, with the lines that were marked before.
    case space(Set<Int32>)
  }

  var typing = Typing.nothing

  /// Whether the user moved the cursor since the last new search.
  private(set) var hasMoved = false

  let theme: Theme

  package init(
    _ content: Content, width: Int, height: Int, theme: Theme = Theme()
  ) {
    self.content = content
    self.theme = theme
    search = content.search
    layout = Layout(width: width, height: height, hasColumns: false)
    bar = IndexBar(titles: [], shown: [])
    updateBar()
    cursor = firstRow
    bringCursorIntoSight()
  }

  package var shown: IndexedList<InputLine> { content.shown }

  /// Whether the content still belongs to an earlier search.
  package var isWaiting: Bool { search != content.search }

  /// The line under the cursor; `nil` without rows.
  package var current: InputLine? { cursor.map { shown[$0] } }

  /// The position of the cursor's section, 0 without a cursor; `nil` without
  /// sections.
  package var section: Int? {
    cursor?.section ?? (shown.sections.isEmpty ? nil : 0)
  }

  var firstRow: RowPath? { shown.isEmpty ? nil : shown.rowPath(ofRow: 0) }
}

// MARK: - Following

extension Picker {
  /// Shows other content.
  ///
  /// The cursor stays on its row when a search is cleared and, if the user has
  /// moved the cursor, when more lines come. A new search moves the cursor to
  /// the first row.
  package mutating func show(_ new: Content) {
    let row = current
    let distance = cursor.map { shown.lines.index(ofRow: $0) - top }
    let isNewSearch = new.search != content.search
    content = new
    updateBar()
    let stays = isNewSearch ? new.search.text.isEmpty : hasMoved
    cursor = nil
    if stays, let row { cursor = shown.rowPath(of: row) }
    if let cursor, let distance {
      top = shown.lines.index(ofRow: cursor) - distance
    } else {
      cursor = firstRow
      top = 0
      hasMoved = false
    }
    bringCursorIntoSight()
  }

  /// Shows the first of a header's records above the list.
  package mutating func setColumns(_ records: [UInt8]) {
    let first = records.prefix { $0 != UInt8(ascii: "\n") && $0 != 0 }
    columns = String(decoding: first, as: UTF8.self)
    resize(width: layout.width, height: layout.height)
  }

  package mutating func resize(width: Int, height: Int) {
    layout = Layout(width: width, height: height, hasColumns: columns != nil)
    updateBar()
    bringCursorIntoSight()
  }

  mutating func updateBar() {
    bar = content.recipe.bar(of: shown, room: layout.listHeight - 1)
    layout.setBar(bar)
  }

  /// Scrolls just enough to show the cursor.
  mutating func bringCursorIntoSight() {
    let height = layout.listHeight
    guard let cursor else {
      top = 0
      return
    }
    let line = shown.lines.index(ofRow: cursor)
    if height == 1 {
      top = line
      return
    }
    // The header covers the topmost line.
    top = min(max(top, line - height + 1), line - 1)
    top = max(0, min(top, shown.lines.count - height))
  }
}

// MARK: - Moving

extension Picker {
  mutating func move(to path: RowPath?) {
    guard let path else { return }
    cursor = path
    hasMoved = true
    bringCursorIntoSight()
  }

  /// Moves the cursor by a number of rows, across sections.
  mutating func move(by count: Int) {
    guard let cursor else { return }
    let row = min(max(0, shown.row(at: cursor) + count), shown.count - 1)
    move(to: shown.rowPath(ofRow: row))
  }

  /// Moves cursor and screen by a page.
  mutating func page(by direction: Int) {
    if cursor == nil { return }
    let step = max(1, layout.listHeight - 2)
    top += direction * step
    move(by: direction * step)
  }

  /// Scrolls the screen; the cursor moves only to stay in sight.
  mutating func scroll(by count: Int) {
    guard let cursor else { return }
    let height = layout.listHeight
    let lines = shown.lines
    if height == 1 { return move(by: count.signum()) }
    top = max(0, min(top + count, lines.count - height))
    let seen = top + 1...top + height - 1
    let line = lines.index(ofRow: cursor)
    if seen.contains(line) { return }
    let edge = line < seen.lowerBound ? seen.lowerBound : seen.upperBound
    let step = line < seen.lowerBound ? 1 : -1
    var next = min(edge, lines.count - 1)
    while lines.indices.contains(next) {
      if case .row(let path) = lines[next] { return move(to: path) }
      next += step
    }
    bringCursorIntoSight()
  }

  /// Scrolls a section to the top, if enough lines follow, and puts the cursor
  /// on the section's first row.
  mutating func jump(toSection position: Int) {
    let sections = shown.sections
    // A section without rows leads to the next one with rows, or else to the
    // previous one.
    let next =
      (position..<sections.count).first { !sections[$0].rows.isEmpty }
      ?? (0..<position).last { !sections[$0].rows.isEmpty }
    guard let next else { return }
    top = shown.lines.index(ofSection: next)
    move(to: RowPath(section: next, row: 0))
  }

  /// Goes to the next section, or back to the start of the cursor's section;
  /// from that start, back to the previous section.
  mutating func moveSection(by direction: Int) {
    guard let cursor else { return }
    if direction < 0, cursor.row > 0 {
      return jump(toSection: cursor.section)
    }
    let sections = shown.sections
    var next = cursor.section + direction
    while sections.indices.contains(next), sections[next].rows.isEmpty {
      next += direction
    }
    if sections.indices.contains(next) { jump(toSection: next) }
  }

  /// Jumps to the target of an entry of the bar.
  mutating func follow(entry index: Int) {
    switch bar.target(at: index) {
    case .search:
      top = 0
      move(to: firstRow)
    case .section(let position): jump(toSection: position)
    }
  }
}

// MARK: - Marking

extension Picker {
  mutating func mark() {
    guard let current else { return }
    if marked.remove(current.id) == nil { marked.insert(current.id) }
    move(by: 1)
  }

  /// The lines that Enter picks: the marked ones, in the order of the list, or
  /// else the one under the cursor.
  package var chosen: [InputLine] {
    if marked.isEmpty { return [current].compactMap(\.self) }
    return content.list.rows.filter { marked.contains($0.id) }
  }
}
