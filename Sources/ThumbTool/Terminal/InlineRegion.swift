/// The part of the window below the prompt that a list is drawn in.
///
/// Between frames the terminal's cursor is in the part's first line.
struct InlineRegion {
  private let limit: HeightLimit

  /// The number of lines; 0 before there is room.
  private(set) var height = 0

  /// The line of the window that the part begins in; `nil` if the terminal does
  /// not tell.
  private(set) var origin: Int?

  /// The column that the cursor was in when the program began; 0 if the part
  /// begins in the cursor's line.
  private(set) var startColumn = 0

  init(_ limit: HeightLimit) { self.limit = limit }

  /// How many lines to take in a window for a list that needs some: never fewer
  /// than before, so that the list stays in its place.
  func lines(for needed: Int, window: Int) -> Int {
    let most = limit.lines(of: window)
    return limit.isAdaptive ? min(most, max(needed, height)) : most
  }

  /// Makes room at a place.
  ///
  /// - Parameters:
  ///   - place: The place of the cursor; `nil` if unknown.
  ///   - isOwn: Whether the cursor is in the part's first line, as between
  ///     frames. Otherwise a new part begins: in the cursor's line if that is
  ///     empty, or else in the next line.
  mutating func begin(
    at place: Screen.Place?, isOwn: Bool, _ lines: Int, window: Int,
    on terminal: Terminal
  ) {
    if !isOwn { startColumn = place?.x ?? 0 }
    let isNext = !isOwn && startColumn > 0
    terminal.makeRoom(lines, inNextLine: isNext)
    height = lines
    origin = place.map { min($0.y + (isNext ? 1 : 0), window - lines) }
  }

  /// Makes room for more lines.
  mutating func grow(to lines: Int, window: Int, on terminal: Terminal) {
    begin(
      at: origin.map { Screen.Place(x: 0, y: $0) }, isOwn: true, lines,
      window: window, on: terminal)
  }

  /// A mouse's place in the part; `nil` if the part's place is unknown.
  func mouse(_ mouse: Key.Mouse) -> Key.Mouse? {
    origin.map { Key.Mouse(mouse.action, x: mouse.x, y: mouse.y - $0) }
  }
}
