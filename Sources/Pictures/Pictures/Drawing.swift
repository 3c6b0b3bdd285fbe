@testable import ThumbTool

/// A screen as SVG, in the colours of a dark terminal.
func drawing(of screen: Screen) -> String {
  let width = screen.width * cellWidth + 2 * margin
  let height = screen.height * cellHeight + 2 * margin
  var text = """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" \
    height="\(height)" viewBox="0 0 \(width) \(height)" font-size="15" \
    font-family="\(fonts)">
    <rect width="\(width)" height="\(height)" rx="8" fill="\(back)"/>

    """
  for y in screen.rows.indices {
    for run in runs(of: screen.rows[y]) { text += drawing(of: run, y) }
  }
  if let cursor = screen.cursor {
    text += box(cursor.x..<cursor.x + 1, cursor.y, fill: front, opacity: 0.6)
  }
  return text + "</svg>\n"
}

private let cellWidth = 9
private let cellHeight = 20
private let margin = 12
private let back = "#1d2126"
private let front = "#d7dae0"
private let fonts = """
  'DejaVu Sans Mono', Menlo, Consolas, 'Noto Sans Mono CJK JP', \
  'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic', monospace
  """

/// Neighbouring cells of the same style, either all narrow or all wide.
private struct Run {
  var start: Int
  var text: String
  var columns: Int
  var style: Style
  var isWide: Bool
}

private func runs(of row: [Screen.Cell]) -> [Run] {
  var runs: [Run] = []
  for (x, cell) in row.enumerated() where !cell.text.isEmpty {
    let columns = 1 + row[(x + 1)...].prefix { $0.text.isEmpty }.count
    if let last = runs.last, last.style == cell.style,
      last.isWide == (columns > 1)
    {
      runs[runs.count - 1].text += cell.text
      runs[runs.count - 1].columns += columns
    } else {
      runs.append(
        Run(
          start: x, text: cell.text, columns: columns, style: cell.style,
          isWide: columns > 1))
    }
  }
  return runs
}

private func drawing(of run: Run, _ y: Int) -> String {
  let isReversed = run.style.attributes.contains(.reversed)
  let color = run.style.color.map(shade) ?? front
  var result = ""
  if isReversed {
    result += box(run.start..<run.start + run.columns, y, fill: color)
  }
  if run.text.allSatisfy({ $0 == " " }) { return result }
  // Blanks at the ends are not drawn, and SVG would not count them.
  let leading = run.text.prefix { $0 == " " }.count
  let text = run.text.drop { $0 == " " }
  let trailing = text.reversed().prefix { $0 == " " }.count
  let x = margin + (run.start + leading) * cellWidth
  let columns = run.columns - leading - trailing
  var attributes = """
    x="\(x)" y="\(margin + y * cellHeight + 15)" \
    textLength="\(columns * cellWidth)" lengthAdjust="spacingAndGlyphs" \
    fill="\(isReversed ? back : color)"
    """
  if run.style.attributes.contains(.bold) {
    attributes += " font-weight=\"bold\""
  }
  if run.style.attributes.contains(.dim) { attributes += " opacity=\"0.5\"" }
  if run.style.attributes.contains(.underlined) {
    attributes += " text-decoration=\"underline\""
  }
  return result
    + "<text \(attributes) xml:space=\"preserve\">"
    + escaped(String(text.dropLast(trailing))) + "</text>\n"
}

private func box(
  _ columns: Range<Int>, _ y: Int, fill: String, opacity: Double = 1
) -> String {
  let look = opacity < 1 ? " opacity=\"\(opacity)\"" : ""
  return """
    <rect x="\(margin + columns.lowerBound * cellWidth)" \
    y="\(margin + y * cellHeight)" width="\(columns.count * cellWidth)" \
    height="\(cellHeight)" fill="\(fill)"\(look)/>

    """
}

private func shade(_ color: Style.Color) -> String {
  switch color {
  case .red: "#ff6b68"
  case .green: "#8cc570"
  case .blue: "#6ea8fe"
  case .cyan: "#56c8d8"
  // The theme has no others.
  default: front
  }
}

private func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
}
