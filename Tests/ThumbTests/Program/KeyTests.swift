import Testing
@testable import ThumbTool

/// Every key of the program, struck at a terminal.
@Suite struct ProgramKeyTests {
  private let names = [
    "Zebra", "Anna", "Östen", "Åke", "Bo", "Berit", "Bodil", "Adam", "Ärla",
    "Cecilia", "Clas", "Disa", "Dan", "Erik", "Eva", "Frida",
  ]

  @Test("Sections stand under headers, with a bar at the edge")
  func firstScreen() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.see("Tab mark")
    #expect(
      (0..<12).map { thumb.screen.text($0) } == [
        "⌕ type to search            contains  16",
        "A                                      ⌕",
        "  Adam                                 A",
        "  Anna                                 •",
        "B                                      H",
        "  Berit                                •",
        "  Bo                                   O",
        "  Bodil                                •",
        "C                                      V",
        "  Cecilia                              •",
        "  Clas                                 #",
        "Enter pick   Esc leave   Tab mark",
      ])
    #expect(thumb.screen.currentEntry == "A")
    #expect(thumb.screen.cursor == Screen.Place(x: 2, y: 0))
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Adam\n")
  }

  @Test("Ctrl-C ends the program also in a paste whose end is lost")
  func interruptedPaste() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.find("Adam")
    try thumb.send("\u{1B}[200~x")
    try thumb.sendUntilEnd("\u{3}")
    try thumb.end(status: 130)
  }

  @Test(
    "Arrows, pages, Home and End move the cursor, and the topmost header stays")
  func moving() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.send("\u{1B}[B", andFind: "Anna")
    try thumb.send("\u{1B}OB", andFind: "Berit")
    try thumb.send("\u{1B}[A", andFind: "Anna")
    try thumb.send("\u{1B}[F", andFind: "Östen")
    #expect(thumb.screen.text(1).hasPrefix("F"))
    #expect(thumb.screen.text(2).hasPrefix("  Frida"))
    try thumb.send("\u{1B}[H", andFind: "Adam")
    try thumb.send("\u{1B}[6~", andFind: "Disa")
    #expect(thumb.screen.text(1).hasPrefix("C"))
    try thumb.send("\u{1B}[5~", andFind: "Adam")
    try thumb.send("\u{0E}", andFind: "Anna")
    try thumb.send("\u{10}", andFind: "Adam")
    try thumb.send("\n", andFind: "Anna")
    try thumb.send("\u{0B}", andFind: "Adam")
    try thumb.send("\u{1B}[4~", andFind: "Östen")
    try thumb.send("\u{1B}OH", andFind: "Adam")
    try thumb.send("\u{3}")
    #expect(try thumb.end(status: 130) == "")
  }

  @Test("Left and Right go from section to section")
  func sections() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.send("\u{1B}[C", andFind: "Berit")
    try thumb.send("\u{1B}[C", andFind: "Cecilia")
    try thumb.send("\u{1B}[B", andFind: "Clas")
    try thumb.send("\u{1B}[D", andFind: "Cecilia")
    try thumb.send("\u{1B}[D", andFind: "Berit")
    try thumb.send("\u{1B}[D\u{1B}[D\u{1B}[D", andFind: "Adam")
    try thumb.send("\u{1B}")
    try thumb.end(status: 1)
  }

  @Test("Alt and a letter lead to its section, or where --absent says")
  func letters() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.send("\u{1B}e", andFind: "Erik")
    try thumb.wait { $0.currentEntry == "•" }
    try thumb.send("\u{1B}Z", andFind: "Zebra")
    try thumb.send("\u{1B}ö", andFind: "Östen")
    try thumb.send("\u{1B}å", andFind: "Åke")
    try thumb.send("\u{1B}g", andFind: "Zebra")
    try thumb.send("\u{3}")
    try thumb.end(status: 130)
    let previous = try Thumb(names, "-l", "sv", "--absent=previous")
    try previous.send("\u{1B}g", andFind: "Frida")
  }

  @Test("What is typed is searched at once, and matches are highlighted")
  func typing() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.find("Adam")
    try thumb.send("an")
    try thumb.see("2 of 16")
    #expect(thumb.screen.currentRow == "Anna")
    #expect(thumb.screen.text(3).hasPrefix("D"))
    #expect(thumb.screen.text(4).hasPrefix("  Dan"))
    let found = thumb.screen.content[4].filter { $0.style.color == .red }
    #expect(found.map(\.text) == ["a", "n"])
    try thumb.send("\u{7F}")
    try thumb.see("11 of 16")
    try thumb.send("\u{15}")
    try thumb.see("type to search")
    try thumb.send("bo")
    try thumb.see("2 of 16")
    try thumb.send("\u{17}")
    try thumb.see("type to search")
    try thumb.send("xyz")
    try thumb.see("Nothing is found.")
    try thumb.send("\r")
    try thumb.wait("a bell") { $0.bells == 1 }
    try thumb.send("\u{1B}")
    try thumb.see("type to search")
    try thumb.send("\u{1B}")
    try thumb.end(status: 1)
  }

  @Test("Keys that come at once do what they do one by one")
  func burst() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.send("bo\u{1B}[B\r")
    #expect(try thumb.end(status: 0) == "Bodil\n")
  }

  @Test("Ctrl-S goes through the scopes")
  func scopes() throws {
    let thumb = try Thumb(
      ["Ann Bo", "Bo Ann", "Rebo"], "-l", "sv", width: 70)
    try thumb.find("Ann Bo")
    try thumb.send("bo")
    try thumb.see("contains  3 of 3")
    try thumb.send("\u{13}")
    try thumb.see("starts with  1 of 3")
    #expect(!thumb.screen.text.contains("word"))
    try thumb.send("\u{13}")
    try thumb.see("word starts with  2 of 3")
    try thumb.send("\u{13}")
    try thumb.see("contains  3 of 3")
  }

  @Test("A narrow screen names the scope shortly, if what is typed leaves room")
  func narrowScopes() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.see("contains  16")
    try thumb.send("\u{13}")
    try thumb.see("starts with  16")
    try thumb.send("\u{13}")
    try thumb.see("word starts with  16")
    try thumb.send("Cecilia and")
    try thumb.see("word starts with  0 of 16")
    try thumb.send(" C")
    try thumb.see("word  0 of 16")
    try thumb.send("\u{13}")
    try thumb.see("contains  0 of 16")
    try thumb.send("las and")
    try thumb.see("inside  0 of 16")
    try thumb.send(" Disa and")
    try thumb.see("and  0 of 16")
    thumb.resize(width: 20, height: 5)
    try thumb.send("\u{15}")
    try thumb.see("⌕         inside  16")
  }

  @Test("Tab marks and goes on, Shift-Tab back; what is marked is written")
  func marking() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.find("Adam")
    try thumb.send("\u{1B}z\t\u{1B}b\t", andFind: "Bo")
    try thumb.see("2 marked")
    // A mark is taken off, and one is set among results.
    try thumb.send("\u{1B}[D\u{1B}[Z", andFind: "Anna")
    try thumb.see("1 marked")
    try thumb.send("eva")
    try thumb.see("1 of 16")
    try thumb.send("\t")
    try thumb.see("2 marked")
    try thumb.send("\u{1B}")
    try thumb.see("type to search")
    #expect(thumb.screen.currentRow == "Eva")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Eva\nZebra\n")
  }

  @Test("A blank is a blank: words in any order, and nobody is marked")
  func blanks() throws {
    let people = ["Anna Smith", "Bob Smith", "Bob Miller", "Cecilia Smith"]
    let thumb = try Thumb(people, "-l", "en")
    try thumb.find("Anna Smith")
    try thumb.send("smith bob")
    try thumb.see("1 of 4")
    #expect(thumb.screen.currentRow == "Bob Smith")
    #expect(!thumb.screen.text.contains("marked"))
    let matches = thumb.screen.content[2].filter { $0.style.color == .red }
    #expect(matches.map(\.text).joined() == "BobSmith")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Bob Smith\n")
    let phrase = try Thumb(people, "-l", "en", "--phrase")
    try phrase.find("Anna Smith")
    try phrase.send("smith bob")
    try phrase.see("0 of 4")
    try phrase.send("\u{15}bob s")
    try phrase.see("1 of 4")
    try phrase.send("\r")
    #expect(try phrase.end(status: 0) == "Bob Smith\n")
  }

  @Test("Ctrl-O shows what Enter writes, and the list again")
  func markedAlone() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.find("Adam")
    // Nothing is marked yet.
    try thumb.send("\u{0F}")
    try thumb.wait("a bell") { $0.bells == 1 }
    try thumb.send("\u{1B}ö\t\u{1B}b\tbo")
    try thumb.see("2 of 16")
    try thumb.send("\u{0F}")
    try thumb.see("marked alone  2")
    #expect(
      (1...4).map { thumb.screen.text($0).dropLast(1).description.trimmed } == [
        "B", "✓ Berit", "Ö", "✓ Östen",
      ])
    #expect(thumb.screen.currentRow == "Berit")
    // A mark that is taken off leaves the row until the list is back.
    try thumb.send("\t", andFind: "Östen")
    try thumb.see("1 marked")
    #expect(thumb.screen.text(2).hasPrefix("  Berit"))
    try thumb.send("\u{1B}[A\t\u{1B}")
    try thumb.see("contains  2 of 16")
    try thumb.see("2 marked")
    // Typing leads back, too.
    try thumb.send("\u{0F}")
    try thumb.see("marked alone  2")
    try thumb.send("d")
    try thumb.see("contains  1 of 16")
    #expect(thumb.screen.currentRow == "Bodil")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Berit\nÖsten\n")
  }

  @Test("In a low window, too, marks are counted", arguments: [1, 2, 3])
  func fewRows(height: Int) throws {
    let thumb = try Thumb(names, "-l", "sv", height: height)
    try thumb.wait("the list") { $0.text.contains("Adam") }
    try thumb.send("\t\t")
    try thumb.see(" 2 marked")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Adam\nAnna\n")
  }

  @Test("Paste is text, not keys")
  func paste() throws {
    let thumb = try Thumb(["a b", "ab", "q"], "-l", "en")
    try thumb.find("a b")
    try thumb.send("\u{1B}[200~a b\n\u{1B}[201~")
    try thumb.see("2 of 3")
    #expect(thumb.screen.text(0).hasPrefix("⌕ a b "))
    try thumb.send("\u{1B}[200~\u{3}\u{1B}x\r\t\u{1B}[201~")
    try thumb.see("⌕ a bx")
    try thumb.send("\u{3}")
    try thumb.end(status: 130)
  }

  @Test("A paste whose end is lost does not lock the keys")
  func endlessPaste() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.find("Adam")
    try thumb.send("\u{1B}[200~bo")
    try thumb.see("2 of 16")
    try thumb.send("\u{1B}[B", andFind: "Bodil")
    try thumb.send("\u{1B}[200~d")
    try thumb.see("1 of 16")
    try thumb.send("\u{3}")
    try thumb.end(status: 130)
  }

  @Test("--query begins with a search, in the scope asked for")
  func query() throws {
    let thumb = try Thumb(
      names, "-l", "sv", "--query=an", "--scope=starts-with")
    try thumb.see("1 of 16")
    #expect(thumb.screen.text(0).hasPrefix("⌕ an"))
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Anna\n")
  }

  @Test("Ctrl-L draws the screen anew")
  func redraw() throws {
    let thumb = try Thumb(names, "-l", "sv")
    try thumb.find("Adam")
    thumb.spoil()
    try thumb.send("\u{C}")
    try thumb.find("Adam")
    try thumb.see("type to search")
  }
}
