import Glibc
import Testing

/// Where lines come from, and where those that are picked go.
@Suite struct InputTests {
  @Test("Input and output may both be pipes")
  func pipes() throws {
    let scratch = try Scratch()
    try scratch.write(["Bo", "Anna"], to: "lines")
    let thumb = try Thumb(
      script: "cat lines | $THUMB -l en | tr a-z A-Z > chosen", in: scratch)
    try thumb.find("Anna")
    try thumb.send("  \r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "chosen") == "ANNA\nBO\n")
  }

  @Test(
    "Lines are shown and searched while more come, and the cursor stays on its row"
  )
  func slowInput() throws {
    let scratch = try Scratch()
    let thumb = try Thumb(
      script: """
        mkfifo pipe
        { echo Bo; echo Cecilia; read x < pipe; echo Anna; echo Bodil
          read x < pipe; } | $THUMB -l en > chosen
        """, in: scratch, width: 60)
    try thumb.see("reading … 2")
    #expect(thumb.screen.currentRow == "Bo")
    try thumb.send("\u{1B}[B", andFind: "Cecilia")
    #expect(thumb.screen.text(1).hasPrefix("B"))
    try goOn(scratch)
    try thumb.see("Anna")
    try thumb.find("Cecilia")
    try thumb.send("bo")
    try thumb.see("2 of 4")
    try goOn(scratch)
    try thumb.wait("the end of input") { !$0.text.contains("reading") }
    try thumb.send("\u{1B}[B\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "chosen") == "Bodil\n")
  }

  /// Lets the shell go on that waits for a line.
  private func goOn(_ scratch: Scratch) throws {
    // Waits for the reader.
    let file = unsafe open(scratch.path(of: "pipe"), O_WRONLY)
    if file < 0 { throw SystemFailure("open") }
    _ = unsafe write(file, "\n", 1)
    close(file)
  }

  @Test("Something can be picked before the input has ended")
  func endlessInput() throws {
    let scratch = try Scratch()
    let thumb = try Thumb(
      script: "yes Anna | $THUMB -l en -q nn > chosen", in: scratch, width: 60)
    try thumb.find("Anna")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "chosen") == "Anna\n")
  }

  @Test("Bytes that are not UTF-8 are shown as U+FFFD, and written unchanged")
  func illFormedLines() throws {
    let scratch = try Scratch()
    let bytes: [UInt8] =
      Array("A".utf8) + [0xFF, 0xC3] + Array("x\r\nB\n".utf8)
    let file = try scratch.write(bytes, to: "lines")
    let thumb = try Thumb([try program(), "-l", "en", file], scratch)
    try thumb.find("A\u{FFFD}\u{FFFD}x␍")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(
      scratch.bytes(of: "output")
        == Array("A".utf8) + [0xFF, 0xC3] + Array("x\r\n".utf8))
  }

  @Test("Records may end in NUL, and are written so; -o takes them")
  func zeroTerminated() throws {
    let scratch = try Scratch()
    let file = try scratch.write(Array("b\nc\0a\0".utf8), to: "lines")
    let thumb = try Thumb(
      [
        try program(), "-l", "en", "-z", "-o", scratch.path(of: "chosen"), file,
      ], scratch)
    try thumb.find("a")
    try thumb.send("\u{1B}[B", andFind: "b␊c")
    try thumb.send(" \r")
    try thumb.end(status: 0)
    #expect(scratch.bytes(of: "chosen") == Array("b\nc\0".utf8))
    #expect(scratch.bytes(of: "output") == [])
  }

  @Test("No lines are no trouble")
  func nothing() throws {
    let thumb = try Thumb([], "-l", "en")
    try thumb.see("There are no lines.")
    try thumb.send("\r ax\u{1B}[A\u{1B}[C\u{1B}x")
    try thumb.wait("bells") { $0.bells >= 1 }
    try thumb.send("\u{15}")
    try thumb.see("type to search")
    try thumb.send("\u{1B}")
    try thumb.end(status: 1)
  }

  @Test("Without a terminal there is one line, and status 2")
  func noTerminal() throws {
    let scratch = try Scratch()
    let file = try scratch.write(["Anna"], to: "lines")
    let thumb = try Thumb(
      [try program(), "-l", "en", file], scratch, hasTerminal: false)
    #expect(try thumb.end(status: 2) == "")
    #expect(
      scratch.text(of: "errors")
        == "thumb: there is no terminal to show a list on\n")
  }

  @Test(
    "Mistakes are told before anything is drawn",
    arguments: [
      (
        ["--limt=3"],
        "unknown option '--limt'; did you mean '--limit'? (see 'thumb --help')"
      ),
      (
        ["/no/such/file"],
        "cannot read '/no/such/file': No such file or directory"
      ),
      (
        ["-k", "1r", "x"],
        "the first key of 'thumb' cannot be reversed (see 'thumb --help')"
      ),
      (
        ["-l", "C", "x"],
        "the byte order of locale 'C' has no sections; name another with '--locale' (see 'thumb --help')"
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    let thumb = try Thumb(
      [try program()] + arguments, scratch, hasTerminal: false)
    #expect(try thumb.end(status: 2) == "")
    #expect(scratch.text(of: "errors") == "thumb: \(message)\n")
  }

  @Test("Without a file, the terminal is no input")
  func terminalAsInput() throws {
    let scratch = try Scratch()
    let thumb = try Thumb(
      script: "$THUMB -l en <&2 2> errors", in: scratch)
    try thumb.end(status: 2)
    #expect(
      scratch.text(of: "errors")
        == "thumb: there is nothing to read: name a file, or pipe lines in (see 'thumb --help')\n"
    )
  }

  @Test("Help and versions are written without a terminal")
  func information() throws {
    for (option, start) in [
      ("--help", "Thumb through a list"), ("--version", "thumb 0."),
    ] {
      let scratch = try Scratch()
      let thumb = try Thumb(
        [try program(), option], scratch, hasTerminal: false)
      #expect(try thumb.end(status: 0).hasPrefix(start))
      #expect(scratch.text(of: "errors") == "")
    }
  }

  @Test("Ten at once do not know of each other")
  func tenAtOnce() throws {
    let thumbs = try (0..<10).map { number in
      try Thumb((0..<20).map { "n\(number) \($0)" }, "-l", "en", "--numeric")
    }
    for step in 1...5 {
      for thumb in thumbs { try thumb.send("\u{1B}[B") }
      for (number, thumb) in thumbs.enumerated() {
        try thumb.find("n\(number) \(step)")
      }
    }
    for thumb in thumbs { try thumb.send("\r") }
    for (number, thumb) in thumbs.enumerated() {
      #expect(try thumb.end(status: 0) == "n\(number) 5\n")
    }
  }
}
