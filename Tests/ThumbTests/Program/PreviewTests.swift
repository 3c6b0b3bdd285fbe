import Foundation
import Testing
@testable import ThumbTool

/// What a command writes for the row under the cursor.
@Suite struct PreviewTests {
  private let names = ["Adam", "Anna", "Bo", "Cecilia"]

  /// The columns of the preview beside the list.
  private func preview(_ thumb: Thumb) -> [String] {
    (0..<thumb.screen.height).map { y in
      let row = thumb.screen.content[y]
      let edge = row.lastIndex { $0.text == "│" } ?? row.endIndex - 1
      return row[(edge + 1)...].map(\.text).joined().trimmed
    }
  }

  @Test(
    "It is beside the list or below it, and follows the cursor and the search")
  func follows() throws {
    for options in [
      ["--preview-window=down,3"], ["--preview-window=right,30%"],
    ] {
      let scratch = try Scratch()
      let file = try scratch.write(names, to: "lines")
      let thumb = try Thumb(
        [
          try program(), "-l", "en", "--preview",
          "echo row {}; echo search {q} $COLUMNS $LINES",
        ] + options + [file], scratch, width: 60, height: 14)
      let size = options[0].contains("down") ? "60 3" : "18 14"
      try thumb.see("row Adam")
      try thumb.see("search  \(size)")
      try thumb.send("\u{1B}[B", andFind: "Anna")
      try thumb.see("row Anna")
      try thumb.send("bo")
      try thumb.see("row Bo")
      try thumb.see("search bo")
      try thumb.send("x")
      try thumb.wait("no row") { !$0.text.contains("search bo") }
      try thumb.send("\u{15}\r")
      #expect(try thumb.end(status: 0) == "Adam\n")
    }
  }

  @Test("The shell gets a row, its fields and the search, whatever they hold")
  func quoting() throws {
    let scratch = try Scratch()
    let rows = [
      "it's; \"x\" $(touch bad) `touch bad` \\ * ~ | & > bad", "--help -n",
      "a\tb 'c", "ü ～ 山\u{301}",
    ]
    for row in rows {
      let file = try scratch.write(
        Array(row.utf8) + [0x80, 0xFF, 0x0A], to: "lines")
      let thumb = try Thumb(
        [
          try program(), "-l", "en", "-q", "';(\"", "--preview",
          """
          cd \(scratch.path); printf %s {} > row; printf %s {1} > first
          printf %s {q} > query; printf %s {x} ${HOME:+{y}} > rest; echo done
          """, file,
        ], scratch, width: 80)
      try thumb.see("done")
      try thumb.send("\u{3}")
      try thumb.end(status: 130)
      #expect(scratch.bytes(of: "row") == Array(row.utf8) + [0x80, 0xFF])
      #expect(
        scratch.text(of: "first")
          == row.split { $0 == " " || $0 == "\t" }[0].description)
      #expect(scratch.text(of: "query") == "';(\"")
      #expect(scratch.text(of: "rest").hasPrefix("{x}"))
      #expect(
        !FileManager.default.fileExists(atPath: scratch.path(of: "bad")))
    }
  }

  @Test(
    "Bytes that are not UTF-8 reach the shell as they are",
    arguments: ["--csv", "-t,"])
  func bytes(syntax: String) throws {
    let scratch = try Scratch()
    // Rows, a search and a folder of the command are in ISO 8859-1.
    let file = try scratch.write(latin1("id,name\n1,f\u{E4}\n"), to: "lines")
    let preview = """
      cd \(scratch.path); mkdir d\u{F6}; cd d\u{F6}; pwd > ../place
      printf %s {} > ../row; printf %s {2} > ../field
      printf %s {name} > ../column; printf %s {q} > ../query; echo done
      """
    let words = [
      try program(), "-len", syntax, "--header", "--query=f\u{E4}",
      "--print-query", "--preview=\(preview)", file,
    ]
    let thumb = try Thumb(words: words.map { latin1($0) }, scratch, width: 80)
    try thumb.see("done")
    try thumb.send("\r")
    try thumb.end(status: 0)
    for (name, text) in [
      ("row", "1,f\u{E4}"), ("field", "f\u{E4}"), ("column", "f\u{E4}"),
      ("query", "f\u{E4}"), ("place", "\(scratch.path)/d\u{F6}\n"),
      ("output", "f\u{E4}\n1,f\u{E4}\n"),
    ] {
      #expect(scratch.bytes(of: name) == latin1(text), "\(name)")
    }
  }

  /// The characters as bytes of ISO 8859-1.
  private func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8($0.value) }
  }

  @Test("Fields are those of -t, and columns have names")
  func fields() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      ["name,town", "Bo,\"Lund, S\""], to: "lines")
    let thumb = try Thumb(
      [
        try program(), "-l", "en", "--csv", "--header", "--preview",
        "echo [{town}] [{1}] [{2}] [{3}]", file,
      ], scratch, width: 90)
    try thumb.see("[Lund, S] [Bo] [Lund, S] []")
  }

  @Test("A column inside quotes is refused when the header is read")
  func quotedColumn() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      ["name,town", "$(touch bad),Lund"], to: "lines")
    let thumb = try Thumb(
      [
        try program(), "-l", "en", "--csv", "--header", "--preview",
        "cd \(scratch.path); echo \"{name}\"", file,
      ], scratch, width: 200)
    try thumb.end(status: 2)
    #expect(
      thumb.screen.text.contains("option '--preview' has {name} inside quotes"))
    #expect(!scratch.names.contains("bad"))
  }

  @Test("A command that takes long delays no key, and ends with its row")
  func slowCommand() throws {
    let scratch = try Scratch()
    let file = try scratch.write(names, to: "lines")
    let thumb = try Thumb(
      [
        try program(), "-l", "en", "--preview",
        "cd \(scratch.path); echo $$ > {}; echo about {}; sleep 1000 & sleep 1000",
        file,
      ], scratch, width: 80)
    func process(_ name: String) throws -> pid_t {
      try #require(
        pid_t(scratch.text(of: name).trimmingCharacters(in: .newlines)))
    }
    try thumb.see("about Adam")
    let first = try process("Adam")
    #expect(kill(-first, 0) == 0)
    try thumb.send("\u{1B}[B", andFind: "Anna")
    try thumb.see("about Anna")
    let second = try process("Anna")
    // Nobody is left of the first.
    try thumb.wait("the end of the first") { _ in kill(-first, 0) != 0 }
    #expect(kill(-second, 0) == 0)
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Anna\n")
    for _ in 0..<500 where kill(-second, 0) == 0 { usleep(10_000) }
    #expect(kill(-second, 0) != 0)
  }

  @Test(
    "A signal ends the command, too", arguments: [SIGTERM, SIGSEGV, SIGHUP])
  func signals(number: Int32) throws {
    let scratch = try Scratch()
    let file = try scratch.write(names, to: "lines")
    let thumb = try Thumb(
      [
        try program(), "-l", "en", "--height=8", "--preview",
        "echo $$ > \(scratch.path)/pid; echo about {}; sleep 1000", file,
      ], scratch, width: 80)
    try thumb.see("about Adam")
    thumb.signal(number)
    try thumb.end(status: -number)
    #expect(thumb.screen.modes == ["?25"])
    #expect(thumb.screen.text.trimmed.allSatisfy { $0.isWhitespace })
    let process = try #require(
      pid_t(scratch.text(of: "pid").trimmingCharacters(in: .newlines)))
    for _ in 0..<500 where kill(-process, 0) == 0 { usleep(10_000) }
    #expect(kill(-process, 0) != 0)
  }

  @Test("It scrolls by keys and wheel, is hidden by a key, and has colours")
  func scrolling() throws {
    let thumb = try Thumb(
      names, "-l", "en", "--preview",
      "printf '\\033[1;38;5;208mbold\\n'; seq 50", "--bind",
      "ctrl-v:toggle-preview,f1:preview-page-down", width: 80)
    try thumb.wait("the preview") { _ in preview(thumb)[11] == "11" }
    let cell = thumb.screen.content[0].first {
      $0.style.attributes == .bold
        && $0.style.color == .palette(208)
    }
    #expect(cell?.text == "b")
    // What follows has the style, too, as nothing ends it.
    #expect(thumb.screen.content[1].last { $0.text == "1" }?.style.color != nil)
    try thumb.send("\u{1B}[1;2B\u{1B}[1;2B\u{1B}[1;2A")
    try thumb.wait("one line on") { _ in preview(thumb)[0] == "1" }
    try thumb.send("\u{1B}OP")
    try thumb.wait("a page on") { _ in preview(thumb)[0] == "13" }
    try thumb.send("\u{1B}[<65;70;5M")
    try thumb.wait("three lines on") { _ in preview(thumb)[0] == "16" }
    try thumb.send(String(repeating: "\u{1B}OP", count: 9))
    try thumb.wait("the end") { _ in preview(thumb)[11] == "50" }
    try thumb.send("\u{1B}[B", andFind: "Anna")
    try thumb.wait("the beginning") { _ in preview(thumb)[0] == "bold" }
    try thumb.send("\u{16}")
    try thumb.wait("no preview") { !$0.text.contains("│") }
    #expect(thumb.screen.text(0).hasSuffix("4"))
    try thumb.send("\u{16}")
    try thumb.wait("the preview") { _ in preview(thumb)[0] == "bold" }
    // A click there is none on the list.
    try thumb.send("\u{1B}[<0;70;3M\r")
    #expect(try thumb.end(status: 0) == "Anna\n")
  }

  @Test("A command that writes without end is ended")
  func endlessCommand() throws {
    let thumb = try Thumb(names, "-l", "en", "--preview", "yes {}", width: 80)
    try thumb.wait("the preview") { _ in preview(thumb)[11] == "Adam" }
    try thumb.send("\u{1B}[B", andFind: "Anna")
    try thumb.wait("the preview") { _ in preview(thumb)[11] == "Anna" }
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Anna\n")
  }

  @Test("Without room there is no preview, and a resized window has it again")
  func room() throws {
    let thumb = try Thumb(
      names, "-l", "en", "--preview", "echo about {}", width: 40, height: 5)
    try thumb.find("Adam")
    #expect(!thumb.screen.text.contains("about"))
    thumb.resize(width: 40, height: 16)
    try thumb.see("about Adam")
    thumb.resize(width: 100, height: 5)
    try thumb.wait("beside") { $0.text(0).hasSuffix("│about Adam") }
  }
}

/// Colours of lines.
@Suite struct AnsiTests {
  private let esc = "\u{1B}"

  @Test("Colours are shown, and neither searched nor written")
  func colors() throws {
    let lines = [
      "\(esc)[32mmain\(esc)[m", "  \(esc)[1;38;2;1;2;3mde\(esc)[0mv",
      "\(esc)]8;;http://x\u{7}link\(esc)]8;;\u{7}\(esc)(B", "plain \(esc)[7",
    ]
    let thumb = try Thumb(lines, "-l", "en", "--ansi")
    try thumb.find("  dev")
    #expect(
      thumb.screen.content[2].first { $0.text == "d" }?.style.color
        == .rgb(1, 2, 3))
    #expect(
      thumb.screen.content[2].first { $0.text == "v" }?.style.color == nil)
    try thumb.send("32")
    try thumb.see("0 of 4")
    try thumb.send("\u{15}main", andFind: "main")
    try thumb.see("1 of 4")
    try thumb.send("\u{15}li", andFind: "link")
    try thumb.send("\t\u{15}\u{1B}m\t\u{1B}d\t\u{1B}p\t\r")
    #expect(try thumb.end(status: 0) == "  dev\nlink\nmain\nplain \n")
  }

  @Test("Without --ansi, lines are what they are")
  func without() throws {
    let thumb = try Thumb(["\(esc)[32mmain"], "-l", "en")
    try thumb.find("␛[32mmain")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "\(esc)[32mmain\n")
  }
}
