import ThumbIndex

/// The places of all parts on the screen.
package struct Layout: Hashable, Sendable {
  /// The columns of the whole screen, which a window may exceed.
  package let screenWidth: Int
  /// The rows of the whole screen, which a window may exceed.
  package let screenHeight: Int

  /// The columns of all but the preview.
  package let width: Int
  /// The rows of all but the preview.
  package let height: Int

  /// The screen columns of the preview; empty if it is not shown.
  package let previewColumns: Range<Int>
  /// The screen rows of the preview; empty if it is not shown.
  package let previewRows: Range<Int>

  /// The screen row of the search field; `nil` without room for the field.
  package let fieldRow: Int?

  /// The screen rows of the header; empty if it is not shown.
  package let headerRows: Range<Int>

  /// The screen row at which the list begins.
  package let listTop: Int
  /// The number of the list's screen rows.
  package let listHeight: Int

  /// The screen row for counts and keys; `nil` without room for this row.
  package let statusRow: Int?

  /// The screen columns of the bar; empty if the bar is not shown.
  package private(set) var bar = 0..<0

  /// The screen rows of the bar.
  package private(set) var barRows = 0..<0

  init(
    width: Int, height: Int, headerCount: Int, preview: PreviewWindow? = nil
  ) {
    screenWidth = max(1, min(width, Screen.maximumWidth))
    screenHeight = max(1, min(height, Screen.maximumHeight))
    let area = preview?.area(width: screenWidth, height: screenHeight)
    previewColumns = area?.columns ?? 0..<0
    previewRows = area?.rows ?? 0..<0
    // A line separates the list and the preview.
    self.width =
      area?.side == .right ? previewColumns.lowerBound - 1 : screenWidth
    self.height =
      area?.side == .down ? previewRows.lowerBound - 1 : screenHeight
    fieldRow = self.height > 1 ? 0 : nil
    // A section title and some rows are more important than the header.
    headerRows = 1..<1 + min(headerCount, max(0, self.height - 5))
    statusRow = self.height > 3 ? self.height - 1 : nil
    listTop = (fieldRow == nil ? 0 : 1) + headerRows.count
    listHeight = self.height - listTop - (statusRow == nil ? 0 : 1)
  }

  /// The screen columns of the list's rows and section headers.
  package var list: Range<Int> {
    0..<(bar.isEmpty ? width : bar.lowerBound - 1)
  }

  /// Makes room for a bar.
  mutating func setBar(_ entries: IndexBar) {
    bar = 0..<0
    barRows = 0..<0
    if width < 12 || listHeight < 2 { return }
    let titles = entries.entries.map { barTitle($0, room: width / 5) }
    let room = titles.map { columnCount(of: $0) }.max() ?? 0
    if room == 0 { return }
    bar = width - room..<width
    barRows = listTop..<listTop + min(titles.count, listHeight)
  }

  func isOnPreview(x: Int, y: Int) -> Bool {
    previewColumns.contains(x) && previewRows.contains(y)
  }

  func isOnBar(x: Int, y: Int) -> Bool {
    bar.contains(x) && barRows.contains(y)
  }
}

/// The symbol for the search, in the field and in the bar.
let searchSign = "⌕"

/// The text of an entry in the bar, cut to a number of columns.
func barTitle(_ entry: IndexBar.Entry, room: Int) -> String {
  if entry.target == .search { return searchSign }
  return DisplayLine(entry.title, room: max(1, room)).clusters
    .map(\.text).joined()
}

/// The number of screen columns that a text takes.
func columnCount(of text: String) -> Int {
  DisplayLine(text, room: .max).clusters.reduce(0) { $0 + $1.columns }
}
