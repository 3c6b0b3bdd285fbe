import Testing

/// The mouse on the bar and on the list.
@Suite struct MouseTests {
  private let names = "ABCDEFGHIJ".flatMap { letter in
    (1...4).map { "\(letter)\($0)" }
  }

  /// What a terminal sends, at a column and a row counted from 0.
  private func mouse(
    _ button: Int, _ x: Int, _ y: Int, isRelease: Bool = false
  ) -> String {
    "\u{1B}[<\(button);\(x + 1);\(y + 1)\(isRelease ? "m" : "M")"
  }

  private func start(_ options: String...) throws -> Thumb {
    let scratch = try Scratch()
    let file = try scratch.write(names, to: "lines")
    let titles = try scratch.write("ABCDEFGHIJ".map { "\($0)" }, to: "titles")
    let thumb = try Thumb(
      [try program(), "-l", "en", "--alphabet", titles] + options + [file],
      scratch, width: 30, height: 14)
    try thumb.find("A1")
    return thumb
  }

  @Test(
    "A click on the bar leads to the section, and its first entry to the top")
  func click() throws {
    let thumb = try start()
    #expect(thumb.screen.text(1).hasSuffix("⌕"))
    #expect(thumb.screen.text(5).hasSuffix("D"))
    try thumb.send(mouse(0, 29, 5) + mouse(0, 29, 5, isRelease: true))
    try thumb.find("D1")
    #expect(thumb.screen.text(1).hasPrefix("D"))
    #expect(thumb.screen.currentEntry == "D")
    try thumb.send(mouse(0, 29, 1) + mouse(0, 29, 1, isRelease: true))
    try thumb.find("A1")
  }

  @Test(
    "A drag along the bar follows the finger, beyond its ends and beside it")
  func drag() throws {
    let thumb = try start()
    try thumb.send(mouse(0, 29, 3))
    try thumb.find("B1")
    try thumb.send(mouse(32, 29, 8))
    try thumb.find("G1")
    try thumb.send(mouse(32, 4, 7))
    try thumb.find("F1")
    try thumb.send(mouse(32, 29, 13))
    try thumb.wait { $0.currentEntry == "#" || $0.currentEntry == "J" }
    try thumb.send(mouse(0, 29, 13, isRelease: true))
    // What is not held does not drag.
    try thumb.send(mouse(32, 29, 3) + "\u{1B}[H")
    try thumb.find("A1")
    try thumb.send(mouse(32, 29, 8) + "\u{1B}[B")
    try thumb.find("A2")
  }

  @Test("A click moves the cursor, and the wheel scrolls")
  func list() throws {
    let thumb = try start()
    try thumb.send(mouse(0, 3, 4))
    try thumb.find("A3")
    // A header leads to its first row.
    try thumb.send(mouse(0, 0, 6))
    try thumb.find("B1")
    try thumb.send(mouse(65, 3, 4))
    try thumb.wait("scrolled") { $0.text(2).hasPrefix("  B4") }
    try thumb.send(mouse(64, 3, 4) + mouse(64, 3, 4) + mouse(64, 3, 4))
    try thumb.wait("scrolled back") { $0.text(2).hasPrefix("  A1") }
    // Where nothing is, nothing happens.
    try thumb.send(mouse(0, 3, 13) + mouse(0, 3, 0) + mouse(2, 3, 4))
    try thumb.send("\u{1B}[H", andFind: "A1")
  }

  @Test("--no-mouse leaves the mouse to the terminal")
  func noMouse() throws {
    let with = try start()
    #expect(with.screen.modes.isSuperset(of: ["?1002", "?1006"]))
    let without = try start("--no-mouse")
    #expect(without.screen.modes.isDisjoint(with: ["?1002", "?1006"]))
  }
}
