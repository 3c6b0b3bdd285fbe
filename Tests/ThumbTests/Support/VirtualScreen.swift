import ThumbIndex
@testable import CollateTool
@testable import ThumbTool

/// A screen that understands the control sequences that `thumb` writes, and takes
/// note of any other.
struct VirtualScreen {
  private(set) var cells: Screen
  private(set) var modes: Set<String> = ["?25"]
  private(set) var mistakes: [String] = []
  private(set) var bells = 0

  private var place = Screen.Place(x: 0, y: 0)
  private var style = Style.plain
  private var rows: [[Screen.Cell]]
  private var bytes: [UInt8] = []

  /// Whether the program has drawn the screen anew since its size changed: what was
  /// on its way meanwhile is for another size.
  private var isOfThisSize = true

  init(width: Int, height: Int) {
    cells = Screen(width: width, height: height)
    rows = cells.rows
  }

  /// What is left of the screen when the window has another size; nobody may rely
  /// on any of it.
  mutating func resize(width: Int, height: Int) {
    cells = Screen(width: width, height: height)
    rows = Array(
      repeating: Array(repeating: Screen.Cell("?", .plain), count: width),
      count: height)
    isOfThisSize = false
  }

  var width: Int { cells.width }
  var height: Int { cells.height }

  /// Whether what was written is to be shown: no frame is half done.
  var isComplete: Bool { bytes.isEmpty && !modes.contains("?2026") }

  /// Whether the terminal is taken over, with another screen or without.
  var isTaken: Bool { modes.contains("?2004") }

  /// What the terminal answers to questions.
  private var answers = ""

  /// The place that the program has saved.
  private var saved = Screen.Place(x: 0, y: 0)

  /// The answers to the questions since the last call.
  mutating func takeAnswers() -> String {
    defer { answers = "" }
    return answers
  }

  /// The cells of each row.
  var content: [[Screen.Cell]] { rows }

  /// Where the cursor is, if it is seen.
  var cursor: Screen.Place? { modes.contains("?25") ? place : nil }

  func text(_ y: Int) -> String {
    guard rows.indices.contains(y) else { return "" }
    var text = rows[y].map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// All rows, for reports and for what is on the screen anywhere.
  var text: String { rows.indices.map { text($0) }.joined(separator: "\n") }

  /// The texts of the rows that are reversed at a column.
  func reversedRows(at x: Int) -> [Int] {
    rows.indices.filter {
      rows[$0].indices.contains(x)
        && rows[$0][x].style.attributes.contains(.reversed)
    }
  }

  /// Forgets the mistakes so far, which others have made.
  mutating func forgive() { mistakes = [] }

  // MARK: Writing

  mutating func write(_ new: some Sequence<UInt8>) {
    bytes += new
    var start = 0
    while start < bytes.count {
      let count = take(bytes[start...])
      if count == 0 { break }
      start += count
    }
    bytes.removeFirst(start)
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) -> Int {
    let first = bytes[bytes.startIndex]
    switch first {
    case 0x1B: return takeSequence(bytes)
    case 0x07:
      bells += 1
      return 1
    case 0x18: return 1
    case 0x0D:
      place.x = 0
      return 1
    case 0x0A:
      goDown()
      return 1
    case 0x08:
      place.x = max(0, place.x - 1)
      return 1
    case 0..<0x20, 0x7F:
      mistakes.append("control \(first)")
      return 1
    default:
      // A character may go on in what comes next.
      guard let end = bytes.firstIndex(where: { $0 < 0x20 || $0 == 0x7F })
      else { return 0 }
      put(String(decoding: bytes[..<end], as: UTF8.self))
      return end - bytes.startIndex
    }
  }

  /// Goes to the next line, which scrolls the window at its end.
  private mutating func goDown() {
    if place.y == height - 1 {
      rows.removeFirst()
      rows.append(blankRows[0])
    } else {
      place.y += 1
    }
  }

  private mutating func put(_ text: String) {
    for character in text {
      let columns = ColumnWidth.columns(of: character)
      if columns == 0 {
        mistakes.append("no columns: \(character.unicodeScalars.map(\.value))")
        continue
      }
      if isTaken, isOfThisSize, place.x + columns > width {
        mistakes.append("beyond the edge: \(character) at \(place)")
      }
      if place.x + columns > width {
        place.x = modes.contains("no wrap") ? width - columns : 0
        if !modes.contains("no wrap") { goDown() }
      }
      // Half a wide character is none.
      for x in [place.x, place.x + columns] where x < width {
        if rows[place.y][x].text.isEmpty { blank(place.y, x) }
      }
      rows[place.y][place.x] = Screen.Cell(String(character), style)
      for x in place.x + 1..<max(place.x + 1, place.x + columns) {
        rows[place.y][x] = Screen.Cell("", style)
      }
      place.x += columns
    }
  }

  /// Takes away the wide character that a cell is the second half of.
  private mutating func blank(_ y: Int, _ x: Int) {
    rows[y][x] = .blank
    var start = x - 1
    while start > 0, rows[y][start].text.isEmpty { start -= 1 }
    if start >= 0 { rows[y][start] = .blank }
  }

  private mutating func takeSequence(_ bytes: ArraySlice<UInt8>) -> Int {
    let rest = bytes.dropFirst()
    guard let kind = rest.first else { return 0 }
    if kind == UInt8(ascii: "7") {
      saved = place
      return 2
    }
    if kind == UInt8(ascii: "8") {
      place = saved
      return 2
    }
    guard kind == UInt8(ascii: "[") else {
      mistakes.append("escape \(kind)")
      return 2
    }
    let body = rest.dropFirst()
    guard let end = body.firstIndex(where: { 0x40...0x7E ~= $0 }) else {
      return 0
    }
    let parameters = String(decoding: body[..<end], as: UTF8.self)
    let numbers = parameters.split(separator: ";").map { Int($0) ?? -1 }
    switch bytes[end] {
    case UInt8(ascii: "H"):
      place = Screen.Place(
        x: (numbers.dropFirst().first ?? 1) - 1, y: (numbers.first ?? 1) - 1)
      if !(0..<width).contains(place.x) || !(0..<height).contains(place.y) {
        if isOfThisSize { mistakes.append("outside: \(place)") }
        place = Screen.Place(x: 0, y: 0)
      }
    case UInt8(ascii: "J") where parameters == "2":
      rows = blankRows
      isOfThisSize = true
    case UInt8(ascii: "J") where parameters.isEmpty:
      for x in place.x..<width { rows[place.y][x] = .blank }
      for y in place.y + 1..<max(place.y + 1, height) { rows[y] = blankRows[0] }
      isOfThisSize = true
    case UInt8(ascii: "A"): place.y = max(0, place.y - (numbers.first ?? 1))
    case UInt8(ascii: "B"):
      place.y = min(height - 1, place.y + (numbers.first ?? 1))
    case UInt8(ascii: "G"): place.x = min(width, numbers.first ?? 1) - 1
    case UInt8(ascii: "n") where parameters == "6":
      answers += "\u{1B}[\(place.y + 1);\(min(place.x, width - 1) + 1)R"
    case UInt8(ascii: "m"): setStyle(numbers)
    case UInt8(ascii: "h") where parameters == "?7": modes.remove("no wrap")
    case UInt8(ascii: "l") where parameters == "?7": modes.insert("no wrap")
    case UInt8(ascii: "h"):
      modes.insert(parameters)
      if parameters == "?1049" { rows = blankRows }
    case UInt8(ascii: "l"):
      modes.remove(parameters)
      if parameters == "?1049" { rows = blankRows }
    default:
      // A shell's line editor writes others.
      if isTaken {
        mistakes.append("sequence \(parameters)\(Character(.init(bytes[end])))")
      }
    }
    return end + 1 - bytes.startIndex
  }

  private var blankRows: [[Screen.Cell]] {
    Array(repeating: Array(repeating: .blank, count: width), count: height)
  }

  private mutating func setStyle(_ codes: [Int]) {
    var rest = (codes.isEmpty ? [0] : codes)[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 4: style.attributes.insert(.underlined)
      case 7: style.attributes.insert(.reversed)
      case 3: style.attributes.insert(.italic)
      case 9: style.attributes.insert(.struck)
      case 30...37: style.color = .palette(UInt8(code - 30))
      case 40...47: style.background = .palette(UInt8(code - 40))
      case 90...97: style.color = .palette(UInt8(code - 82))
      case 100...107: style.background = .palette(UInt8(code - 92))
      case 38 where rest.first == 5 && rest.count > 1:
        style.color = .palette(UInt8(rest.dropFirst().first!))
        rest = rest.dropFirst(2)
      case 38 where rest.first == 2 && rest.count > 3:
        let parts = rest.dropFirst().prefix(3).map { UInt8($0) }
        style.color = .rgb(parts[0], parts[1], parts[2])
        rest = rest.dropFirst(4)
      default: mistakes.append("style \(code)")
      }
    }
  }
}
