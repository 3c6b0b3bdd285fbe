package import CollateTool
package import ThumbIndex

/// The state of a list on a screen, without terminals and threads.
///
/// ``handle(_:)`` changes the state as the user asks, and returns what the
/// caller must do. ``show(_:changes:)`` takes the results of searches.
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

  /// The marked lines, by their ``InputLine/id``.
  package internal(set) var marked: [Int32: InputLine] = [:]

  /// The lines that were marked when the user asked to see only these; `nil`
  /// while the content is shown.
  var markedRows: IndexedList<InputLine>?

  /// The keys that the hints name.
  package var bindings = KeyBindings()

  /// Whether the user may leave with a search that finds nothing.
  package var takesNothing = false

  /// The name of the key that ended the session, if `--expect` gives this key;
  /// empty for other keys.
  package internal(set) var acceptingKey = ""

  /// The row of the cursor; `nil` when there are no rows.
  package internal(set) var cursor: RowPath?

  /// The index of the topmost line, counting headers and rows.
  ///
  /// If that line is a row, the header of its section is drawn instead, unless
  /// the list is one line high or has no titles.
  package internal(set) var top = 0

  package internal(set) var bar: IndexBar

  /// How many lines were read.
  package var lineCount = 0

  /// Whether more lines may come.
  package var isReading = false

  /// The file and line number of each line; `nil` until lines are read.
  package var places: InputPlaces?

  /// The message to show; `nil` for none.
  package var trouble: String?

  /// The records of the header, shown above the list.
  package private(set) var header: [String] = []

  /// The bytes of a line with its control sequences, which style it; `nil` if
  /// it has none.
  package var styledBytes: @Sendable (InputLine) -> [UInt8]? = { _ in nil }

  package internal(set) var layout: Layout

  /// Where the preview is; `nil` without one.
  package let previewWindow: PreviewWindow?

  /// Whether the user has hidden the preview.
  var isPreviewHidden = false

  /// The preview's lines.
  private(set) var preview: [StyledText] = []

  /// The index of the preview's first line in sight.
  private(set) var previewTop = 0

  /// Whether the mouse was pressed on the bar, with no release or key since.
  var isTouchingBar = false

  /// Whether the user moved the cursor since the last new search.
  private(set) var hasMoved = false

  let theme: Theme

  package init(
    _ content: Content, width: Int, height: Int, theme: Theme = Theme(),
    preview: PreviewWindow? = nil
  ) {
    self.content = content
    self.theme = theme
    previewWindow = preview
    search = content.search
    layout = Layout(
      width: width, height: height, headerCount: 0, preview: preview)
    bar = IndexBar(titles: [], shown: [])
    updateBar()
    cursor = firstRow
    bringCursorIntoSight()
  }

  /// The rows on the screen: those of the content, or the marked ones.
  package var shown: IndexedList<InputLine> { markedRows ?? content.shown }

  /// Whether the content still belongs to an earlier search.
  package var isWaiting: Bool { search != content.search }

  /// The line under the cursor; `nil` without rows.
  package var current: InputLine? { cursor.map { shown[$0] } }

  /// The position of the cursor's section, 0 without a cursor; `nil` without
  /// sections.
  package var section: Int? {
    cursor?.section ?? (shown.sections.isEmpty ? nil : 0)
  }

  /// What a row of the list on the screen shows; `nil` outside the list.
  ///
  /// The topmost shows a header, unless the list is one line high or has no
  /// titles.
  func line(atRow row: Int) -> IndexedList<InputLine>.Line? {
    let lines = shown.lines
    guard (0..<layout.listHeight).contains(row),
      lines.indices.contains(top + row)
    else { return nil }
    let line = lines[top + row]
    return row < coveredRows ? .header(section: line.section) : line
  }

  /// How many rows of the list on the screen the header in sight covers.
  private var coveredRows: Int {
    layout.listHeight > 1 && !isUnsectioned(shown) ? 1 : 0
  }

  /// The index of the first line to show: that of a header without a title is
  /// left out.
  private var firstLine: Int { isUnsectioned(shown) ? 1 : 0 }

  var firstRow: RowPath? { shown.isEmpty ? nil : shown.rowPath(ofRow: 0) }
}

// MARK: - Following

extension Picker {
  /// Shows other content.
  ///
  /// The cursor stays on its row when a search is cleared and, if the user has
  /// moved the cursor, when more lines come. A new search moves the cursor to
  /// the first row.
  ///
  /// - Parameters:
  ///   - new: The content.
  ///   - changes: The changes, one after another, that lead from the content
  ///     shown before to the new one; `nil` if unknown.
  package mutating func show(_ new: Content, changes: [ListChanges]? = nil) {
    let follows = content.followsFilter && new.followsFilter
    let changes = follows ? changes : nil
    // The marked rows stay on the screen as they are.
    if markedRows != nil { return content = new }
    let (row, path) = (current, cursor)
    let distance = cursor.map { shown.lines.index(ofRow: $0) - top }
    let isNewSearch = new.search != content.search
    content = new
    if changes?.contains(where: \.indexBarChanged) ?? true { updateBar() }
    let stays = isNewSearch ? new.search.text.isEmpty : hasMoved
    cursor = nil
    if stays, let row, let path {
      // After a new search, nobody asks for the changes: to find them, all rows
      // would have to be compared.
      if !isNewSearch, let changes {
        cursor = changes.reduce(path) { path, changes in
          path.flatMap { changes.newPath(ofRow: $0) }
        }
      }
      cursor = cursor ?? shown.rowPath(of: row)
    }
    if let cursor, let distance {
      top = shown.lines.index(ofRow: cursor) - distance
    } else {
      cursor = firstRow
      top = 0
      hasMoved = false
    }
    bringCursorIntoSight()
  }

  /// Shows the records of a header above the list.
  package mutating func setHeader(_ records: [String]) {
    header = records
    resize(width: layout.screenWidth, height: layout.screenHeight)
  }

  package mutating func resize(width: Int, height: Int) {
    layout = Layout(
      width: width, height: height, headerCount: header.count,
      preview: isPreviewHidden ? nil : previewWindow)
    updateBar()
    bringCursorIntoSight()
  }

  /// The height of a screen that shows the whole list; with a preview, there is
  /// no limit.
  package var neededHeight: Int {
    if previewWindow != nil { return .max }
    let lines = content.list.lines.count - (isUnsectioned(content.list) ? 1 : 0)
    // The two other rows are the search field and the status.
    return 2 + header.count + max(2, lines)
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
    top = min(max(top, line - height + 1), line - coveredRows)
    top = max(firstLine, min(top, shown.lines.count - height))
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
    let step = max(1, layout.listHeight - 1 - coveredRows)
    top += direction * step
    move(by: direction * step)
  }

  /// Scrolls the screen; the cursor moves only to stay in sight.
  mutating func scroll(by count: Int) {
    guard let cursor else { return }
    let height = layout.listHeight
    let lines = shown.lines
    if height == 1 { return move(by: count.signum()) }
    top = max(firstLine, min(top + count, lines.count - height))
    let seen = top + coveredRows...top + height - 1
    let line = lines.index(ofRow: cursor)
    if seen.contains(line) { return }
    let next =
      line < seen.lowerBound
      ? lines.rowPath(atOrAfter: seen.lowerBound)
      : lines.rowPath(atOrBefore: min(seen.upperBound, lines.count - 1))
    if let next { move(to: next) } else { bringCursorIntoSight() }
  }

  /// Scrolls a section to the top, if enough lines follow, and puts the cursor
  /// on the section's first row.
  ///
  /// A section without rows leads to the next one with rows, or else to the
  /// previous one.
  mutating func jump(toSection position: Int) {
    let lines = shown.lines
    let header = lines.index(ofSection: position)
    let row =
      lines.rowPath(atOrAfter: header) ?? lines.rowPath(atOrBefore: header)
    guard let row else { return }
    top = lines.index(ofSection: row.section)
    move(to: RowPath(section: row.section, row: 0))
  }

  /// Goes to the next section, or back to the start of the cursor's section;
  /// from that start, back to the previous section.
  mutating func moveSection(by direction: Int) {
    guard let cursor else { return }
    if direction < 0, cursor.row > 0 {
      return jump(toSection: cursor.section)
    }
    let lines = shown.lines
    let next = cursor.section + direction
    guard shown.sections.indices.contains(next) else { return }
    let row =
      direction > 0
      ? lines.rowPath(atOrAfter: lines.index(ofSection: next))
      : lines.rowPath(atOrBefore: lines.index(ofSection: cursor.section))
    if let row { jump(toSection: row.section) }
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

// MARK: - Preview

extension Picker {
  /// Shows the lines of a preview, from the first if they are about another
  /// row.
  package mutating func showPreview(_ lines: [StyledText], isOther: Bool) {
    preview = lines
    if isOther { previewTop = 0 }
    scrollPreview(by: 0)
  }

  mutating func scrollPreview(by count: Int) {
    let last = max(0, preview.count - layout.previewRows.count)
    previewTop = max(0, min(previewTop + count, last))
  }
}

// MARK: - Marking

extension Picker {
  mutating func toggleMark() {
    guard let current else { return }
    if marked.removeValue(forKey: current.id) == nil {
      marked[current.id] = current
    }
  }

  /// Shows only the marked rows, or else the content again, with the cursor on
  /// its row if that is shown.
  ///
  /// Rows that lose their marks meanwhile stay on the screen.
  mutating func setMarkedAlone(_ isAlone: Bool) {
    let row = current
    let distance = cursor.map { shown.lines.index(ofRow: $0) - top }
    markedRows = isAlone ? markedList : nil
    updateBar()
    cursor = row.flatMap { shown.rowPath(of: $0) }
    if let cursor, let distance {
      top = shown.lines.index(ofRow: cursor) - distance
    } else {
      cursor = firstRow
      top = 0
    }
    bringCursorIntoSight()
  }

  /// The marked lines, in the order of the whole list.
  private var markedList: IndexedList<InputLine> {
    content.recipe.list(marked.values.sorted { $0.id < $1.id })
  }

  /// The lines that Enter picks: the marked ones, in the order of the list, or
  /// else the one under the cursor.
  package var chosen: [InputLine] {
    marked.isEmpty ? [current].compactMap(\.self) : Array(markedList.rows)
  }
}
