import Testing
import ThumbIndex

@testable import CollateTool
@testable import ThumbTool

/// What it takes to draw a line follows the room, not the line.
@Suite struct LongLineTests {
  private static let count = 1_000_000

  /// Lines with characters that never end, that take no columns, and others.
  private static let units = [
    "a", "山", "\u{301}", "a\u{301}\u{323}", "\u{200B}", "\u{202E}", "\u{200D}",
    "\u{1100}", "👩\u{200D}", "🇸", "क\u{94D}", "\u{600}", "\t", "\u{1B}", "\r",
    "\r\n", "\u{9B}", "\u{FE0F}", "a\u{200B}\u{200B}\u{200B}", "\u{E0020}",
  ]

  @Test("Whatever a line is made of", arguments: units)
  func read(_ unit: String) {
    let text = "a" + String(repeating: unit, count: Self.count)
    for room in [1, 10, 80, 300] {
      var line = DisplayLine(text, room: room)
      let most = 256 * room + 512
      #expect(line.isCut)
      #expect(line.readCount <= most)
      #expect(line.clusters.reduce(0) { $0 + $1.columns } <= room)
      let middle = text.utf8.count / 2
      let aligned = text.utf8.index(text.startIndex, offsetBy: middle)
      let place = text.unicodeScalars.index(
        before: text.unicodeScalars.index(after: aligned))
      line.scroll(
        to: text.utf8.distance(from: text.startIndex, to: place), room: room)
      #expect(line.readCount <= 3 * most)
      #expect(line.clusters.reduce(0) { $0 + $1.columns } <= room)
    }
  }

  @Test("A run of marks is cut into characters with some marks each")
  func marks() {
    let text = "a" + String(repeating: "\u{301}", count: 1000)
    let line = DisplayLine(text + "b", room: 80)
    #expect(line.clusters.first?.text.unicodeScalars.first == "a")
    #expect(line.clusters.last?.text == "b")
    #expect(line.clusters.allSatisfy { $0.text.unicodeScalars.count <= 17 })
  }

  @Test("Rows in sight are searched for matches once")
  func matches() throws {
    let lines = (0..<30).map { InputLine(id: $0, text: "row \($0)") }
    let recipe = try ListRecipe([(.locale, "en")])
    let list = recipe.list(lines)
    var filter = try recipe.filter(list)
    filter.update("row")
    var picker = Picker(
      Content(recipe, list, filter, SearchText("row")), width: 40, height: 12)
    for action in [PickerAction.down, .up, .down, .up, .clearScreen] {
      _ = picker.handle(.action(action))
      _ = picker.screen()
    }
    // Less the field, a header and the status.
    #expect(picker.content.searchCount == 9)
  }
}
