/// The cells of a screen, independent of any terminal.
package struct Screen: Hashable, Sendable {
  /// The room that a narrow character takes.
  package struct Cell: Hashable, Sendable {
    /// A character with its combining marks; empty if a wide character begins
    /// in an earlier cell and covers this one.
    package var text: String
    package var style: Style

    package init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
    }

    package static let blank = Self(" ", .plain)
  }

  /// A column and a row, from 0 at the top left.
  package struct Place: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }
  }

  /// The most columns: a display of 7,680 × 4,320 dots shows no more with
  /// letters of 4 × 4 dots.
  ///
  /// A terminal without a display may claim billions of cells.
  package static let maximumWidth = 2000
  /// The most rows, of the same display.
  package static let maximumHeight = 1100

  package let width: Int
  package let height: Int

  package private(set) var rows: [[Cell]]

  /// The place of the cursor; `nil` if it is hidden.
  package var cursor: Place?

  package init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    let row = [Cell](repeating: .blank, count: self.width)
    rows = Array(repeating: row, count: self.height)
  }
}

// MARK: - Writing

extension Screen {
  /// Writes as much of a text as fits.
  ///
  /// - Parameters:
  ///   - text: The text; pictures stand for controls except tabs.
  ///   - columns: The room; an ellipsis stands for text that does not fit.
  ///   - y: The row.
  ///   - runs: Styles that replace `style`, each from a byte on, in ascending
  ///     order.
  ///   - matches: The ranges of bytes that are highlighted, in ascending order.
  ///   - matchStyle: The style of highlighted bytes.
  /// - Returns: The column after the text.
  @discardableResult
  package mutating func write(
    _ text: String, in columns: Range<Int>, y: Int, _ style: Style = .plain,
    runs: [StyledText.Run] = [], matches: [Range<Int>] = [],
    _ matchStyle: Style = .plain
  ) -> Int {
    guard rows.indices.contains(y) else { return columns.lowerBound }
    let columns = columns.clamped(to: 0..<width)
    if columns.isEmpty { return columns.lowerBound }
    var line = DisplayLine(text, room: columns.count)
    if let match = matches.first, line.isCut {
      line.scroll(to: match.lowerBound, room: columns.count)
    }
    var matches = matches[...]
    var runs = runs[...]
    var style = style
    var x = columns.lowerBound
    for cluster in line.clusters {
      while let match = matches.first, match.upperBound <= cluster.offset {
        matches.removeFirst()
      }
      while let run = runs.first, run.offset <= cluster.offset {
        style = run.style
        runs.removeFirst()
      }
      let isMatch =
        cluster.offset >= 0
        && matches.first.map { $0.lowerBound <= cluster.offset } ?? false
      put(
        cluster.text, cluster.columns, x: x, y: y,
        isMatch ? matchStyle : style)
      x += cluster.columns
    }
    return x
  }

  private mutating func put(
    _ text: String, _ columns: Int, x: Int, y: Int, _ style: Style
  ) {
    rows[y][x] = Cell(text, style)
    for next in x + 1..<max(x + 1, x + columns) {
      rows[y][next] = Cell("", style)
    }
  }

  /// Adds attributes to the style of cells.
  package mutating func add(
    _ attributes: Style.Attributes, to columns: Range<Int>, y: Int
  ) {
    for x in columns.clamped(to: 0..<width) {
      rows[y][x].style.attributes.formUnion(attributes)
    }
  }
}
