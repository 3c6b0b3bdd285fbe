import Testing

@testable import CollateTool
@testable import TestSupport
@testable import ThumbTool

/// What is seen in windows of any size, and with any characters.
@Suite struct WindowTests {
  @Test(
    "A resized window is drawn anew", arguments: [(20, 5), (200, 60), (1, 1)])
  func resized(width: Int, height: Int) throws {
    let names = (1...99).map { "Name \($0)" }
    let thumb = try Thumb(names, "-l", "en", "--numeric")
    try thumb.send("\u{1B}[B\u{1B}[B", andFind: "Name 3")
    thumb.resize(width: width, height: height)
    if width > 8 {
      try thumb.find("Name 3")
      #expect(!thumb.screen.text.contains("?"))
      #expect(thumb.screen.cursor?.y == 0)
      #expect(thumb.screen.currentEntry == (height > 30 ? "N" : "•"))
    } else {
      try thumb.wait { $0.text(0) != "?" }
    }
    thumb.resize(width: 40, height: 12)
    try thumb.find("Name 3")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Name 3\n")
  }

  @Test(
    "A window that claims billions of cells takes the memory of a large one",
    .disabled(if: isSanitized))
  func hugeWindow() throws {
    let scratch = try Scratch()
    try scratch.write(["Anna", "Bo"], to: "lines")
    // Claimed all at once, as there must be no earlier size to fall back to.
    let thumb = try Thumb(
      script: """
        stty rows 65535 cols 65535 <&2
        ulimit -v 8000000
        $THUMB -l en --no-mouse lines > chosen
        """, in: scratch, width: Screen.maximumWidth,
      height: Screen.maximumHeight)
    try thumb.find("Anna")
    #expect(thumb.screen.cursor?.y == 0)
    #expect(thumb.screen.currentEntry == "A")
    try thumb.send("\u{1B}[B\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "chosen") == "Bo\n")
  }

  @Test("A list below the prompt takes no more lines than a large window has")
  func hugeHeight() throws {
    var arguments = Arguments(.thumb)
    arguments.add(.height, FilePath("100%"))
    let limit = try HeightLimit(arguments)
    #expect(limit?.lines(of: 65_535) == Screen.maximumHeight)
    #expect(limit?.lines(of: 50) == 50)
  }

  @Test("Characters take the columns that they take")
  func widths() throws {
    let lines = [
      "a山田b", "ae\u{301}b", "a\u{7}b\u{1B}c", "a👩‍👩‍👧b", "a🇸🇪b", "aﾊﾅb",
      "ah\u{202E}i", "\u{301}a", "a\tb",
    ]
    let thumb = try Thumb(lines, "-l", "en", height: 16)
    try thumb.see("山田")
    let text = thumb.screen.text
    for shown in [
      "a山田b", "ae\u{301}b", "a␇b␛c", "a👩‍👩‍👧b", "a🇸🇪b", "aﾊﾅb", "ahi",
      "◌\u{301}a", "a       b",
    ] {
      #expect(text.contains("  \(shown)  "), "\(shown)\n\(text)")
    }
    // The bar is a straight line.
    for y in 1...14 {
      #expect(thumb.screen.content[y].count == 40)
      #expect(thumb.screen.content[y][38].text == " ")
    }
    try thumb.send("\u{3}")
    try thumb.end(status: 130)
  }

  @Test("Long lines are cut off, but for where they match")
  func longLines() throws {
    let long = String(repeating: "abc ", count: 40) + "needle" + " end"
    let thumb = try Thumb([long, "x"], "-l", "en")
    try thumb.wait {
      $0.text(2).contains("abc abc") && $0.text(2).contains("…")
    }
    try thumb.send("needle")
    try thumb.wait { $0.text(2).contains("…") && $0.text(2).contains("needle") }
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == long + "\n")
  }

  @Test("NO_COLOR leaves out colours, and nothing else")
  func noColor() throws {
    let names = ["Anna", "Bo"]
    let plain = try Thumb(names, "-l", "en", environment: ["NO_COLOR": "1"])
    try plain.find("Anna")
    try plain.send("b")
    try plain.see("1 of 2")
    #expect(plain.screen.content.joined().allSatisfy { $0.style.color == nil })
    #expect(
      plain.screen.content[2].filter {
        $0.style.attributes.contains(.underlined)
      }.map(\.text) == ["B"])
    let colored = try Thumb(names, "-l", "en", environment: ["NO_COLOR": ""])
    try colored.find("Anna")
    #expect(colored.screen.content.joined().contains { $0.style.color != nil })
  }

  @Test("The header stays above the list, and is no part of the pick")
  func header() throws {
    let thumb = try Thumb(
      ["name,city", "Bo,Lund", "\"Ek, Åsa\",Umeå"], "-l", "sv", "--csv",
      "--header",
      "-k", "city,city")
    try thumb.find("Bo,Lund")
    #expect(thumb.screen.text(1).hasPrefix("  name,city"))
    #expect(thumb.screen.text(2).hasPrefix("L"))
    #expect(thumb.screen.text(4).hasPrefix("U"))
    try thumb.send("ume")
    try thumb.see("1 of 2")
    #expect(
      thumb.screen.content[3].filter { $0.style.color == .red }.map(\.text)
        == ["U", "m", "e"])
    try thumb.send("\r")
    #expect(
      try thumb.end(status: 0) == "\"Ek, Åsa\",Umeå\n")
  }

  @Test("All lines of a header stay in sight, and line up with numbered rows")
  func longHeader() throws {
    let names = (1...10).map { "Name \($0)" }
    let thumb = try Thumb(
      ["List of names", "name"] + names, "-l", "en", "--header=2", "-n",
      "--numeric")
    try thumb.find("3:Name 1")
    #expect(
      (1...7).map { String(thumb.screen.text($0).prefix(20)).trimmed } == [
        "List of names", "name", "N", "3:Name 1", "4:Name 2", "5:Name 3",
        "6:Name 4",
      ])
    // The numbers end where the longest one in sight ends.
    try thumb.send("\u{1B}[F", andFind: "12:Name 10")
    #expect(thumb.screen.text(1).hasPrefix("     List of names"))
    #expect(thumb.screen.text(2).hasPrefix("     name"))
    #expect(thumb.screen.text(9).hasPrefix("  11:Name 9"))
    #expect(thumb.screen.text(8).hasPrefix("  10:Name 8"))
    #expect(thumb.screen.text(7).hasPrefix("   9:Name 7"))
    // In a low window the rows are more important.
    thumb.resize(width: 40, height: 6)
    try thumb.find("12:Name 10")
    #expect(thumb.screen.text(1).hasPrefix("     List of names"))
    #expect(thumb.screen.text(2).hasPrefix("N"))
    try thumb.send("\r")
    #expect(
      try thumb.end(status: 0) == "12:Name 10\n")
  }

  @Test("Lines are grouped by the values of a field")
  func groups() throws {
    let thumb = try Thumb(
      ["Chile;America", "Peru;America", "Chad;Africa", "Mali;Africa"], "-l",
      "en",
      "-t", ";", "--group=2,2", "-k", "1,1")
    try thumb.find("Chad;Africa")
    #expect(thumb.screen.text(1).hasPrefix("Africa"))
    #expect(thumb.screen.text(4).hasPrefix("America"))
    try thumb.send("\u{1B}[C", andFind: "Chile;America")
    try thumb.send("\u{1B}a", andFind: "Chad;Africa")
    try thumb.send("\u{1B}z", andFind: "Chile;America")
  }
}
