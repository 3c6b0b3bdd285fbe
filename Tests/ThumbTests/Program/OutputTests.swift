import Testing

/// Where picked lines go, and what is told before anybody picks in vain.
@Suite struct OutputTests {
  /// Runs a script that ends by itself; returns the messages.
  private func messages(
    of script: String, setup: (Scratch) throws -> Void = { _ in }
  ) throws -> String {
    let scratch = try Scratch()
    try scratch.write(["Bo", "Anna"], to: "lines")
    try setup(scratch)
    let thumb = try Thumb(
      script: "exec 2> errors; \(script); echo $? > status", in: scratch)
    try thumb.end(status: 0)
    #expect(scratch.text(of: "status") == "2\n")
    #expect(thumb.screen.text.trimmed.allSatisfy { $0.isWhitespace })
    return scratch.text(of: "errors")
  }

  @Test("A place that cannot be written is told before anything is drawn")
  func unwritable() throws {
    #expect(
      try messages(of: "$THUMB -l en -o none/out lines")
        == "thumb: cannot write 'none/out': No such file or directory\n")
    #expect(
      try messages(of: "ln -s loop loop; $THUMB -l en -o loop lines")
        == "thumb: cannot write 'loop': Too many levels of symbolic links\n")
    #expect(
      try messages(of: "$THUMB -l en lines >&-")
        == "thumb: cannot write standard output: Bad file descriptor\n")
  }

  @Test("Closed standard input is trouble, not the terminal's")
  func closedInput() throws {
    #expect(
      try messages(of: "$THUMB -l en <&-")
        == "thumb: cannot read '-': Bad file descriptor\n")
  }

  @Test("Closed standard input and error change nothing with a file")
  func closedOthers() throws {
    let scratch = try Scratch()
    try scratch.write(["Bo", "Anna"], to: "lines")
    let thumb = try Thumb(
      script: "$THUMB -l en lines > chosen <&- 2>&-", in: scratch)
    try thumb.find("Anna")
    try thumb.send("\u{1B}[B", andFind: "Bo")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "chosen") == "Bo\n")
  }

  @Test("A pick that nobody takes is trouble")
  func closedPipe() throws {
    let scratch = try Scratch()
    try scratch.write(["Bo", "Anna"], to: "lines")
    let thumb = try Thumb(
      script: """
        mkfifo pipe; : < pipe &
        { $THUMB -l en lines 2> errors; echo $? > status; } > pipe
        """, in: scratch)
    try thumb.find("Anna")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "status") == "2\n")
    #expect(
      scratch.text(of: "errors")
        == "thumb: cannot write the output: Broken pipe\n")
  }

  @Test("A link to standard output is written through")
  func standardOutput() throws {
    let scratch = try Scratch()
    try scratch.write(["Bo", "Anna"], to: "lines")
    let thumb = try Thumb(
      script: """
        ln -s /proc/self/fd/1 own
        { echo head; $THUMB -l en -o own lines; echo tail; } > chosen
        """, in: scratch)
    try thumb.find("Anna")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "chosen") == "head\nAnna\ntail\n")
  }

  @Test("Nothing in a message moves the cursor or turns the text")
  func messages() throws {
    let name = "a\u{9B}2J\u{85}\u{2028}\u{202E}\u{1B}[1m\tb"
    #expect(
      try messages(of: "$THUMB -l en \"$(cat name)\"") {
        try $0.write(Array(name.utf8), to: "name")
      } == "thumb: cannot read 'a␦2J␦␤␛[1m␉b': No such file or directory\n")
  }
}
