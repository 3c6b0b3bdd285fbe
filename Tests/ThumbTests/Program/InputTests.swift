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
    try thumb.send("\t\t\r")
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
    // Open for both, so that no end of it is seen between two lines.
    let pipe = unsafe open(scratch.path(of: "pipe"), O_RDWR)
    if pipe < 0 { throw SystemFailure("open") }
    defer { close(pipe) }
    _ = unsafe write(pipe, "\n", 1)
    try thumb.see("Anna")
    try thumb.find("Cecilia")
    try thumb.send("bo")
    try thumb.see("2 of 4")
    _ = unsafe write(pipe, "\n", 1)
    try thumb.wait("the end of input") { !$0.text.contains("reading") }
    try thumb.send("\u{1B}[B\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "chosen") == "Bodil\n")
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
    let thumb = try Thumb(
      [try program(), "-l", "en", file], scratch, width: 300)
    try thumb.find("A\u{FFFD}\u{FFFD}x␍")
    try thumb.send("\r")
    try thumb.end(status: 0)
    let warning = "thumb: warning: '\(file)' is not UTF-8"
    #expect(thumb.screen.text.contains(warning))
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
    try thumb.send("\t\r")
    try thumb.end(status: 0)
    #expect(scratch.bytes(of: "chosen") == Array("b\nc\0".utf8))
    #expect(scratch.bytes(of: "output") == [])
  }

  @Test("No lines are no trouble")
  func nothing() throws {
    let thumb = try Thumb([], "-l", "en")
    try thumb.see("There are no lines.")
    try thumb.send("\r\tax\u{1B}[A\u{1B}[C\u{1B}x")
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
      (
        ["--format=json"],
        "unknown option '--format'; what is picked is written as it was read; 'collate sections' and 'collate search' write JSON (see 'thumb --help')"
      ),
      (
        ["-c"],
        "unknown option '-c'; the screen shows how many lines match; 'collate search -c' writes it (see 'thumb --help')"
      ),
      (
        ["-m", "3"],
        "unknown option '-m'; the screen shows all that is found; Tab marks as many as are wanted (see 'thumb --help')"
      ),
      (
        ["--quiet"],
        "unknown option '--quiet'; to ask whether a line matches is for 'collate search -q' (see 'thumb --help')"
      ),
      (
        ["+s", "x"],
        "unknown option '+s'; lines stay as they come with '--input-order'; a file is './+s' (see 'thumb --help')"
      ),
      (
        ["--header=Pick", "x"],
        "option '--header' needs a number of lines to keep above the list, not 'Pick' (see 'thumb --help')"
      ),
      (
        ["--layout=reverse", "x"],
        "unknown value 'reverse' of option '--layout', which is about titles; the search is always on top (see 'thumb --help')"
      ),
      (
        ["--preview-window=up", "x"],
        "option '--preview-window' needs right or down, and a size such as 40 or 60%, not 'up' (see 'thumb --help')"
      ),
      (
        ["--preview=echo \"{}\"", "/dev/null"],
        "option '--preview' has {} inside quotes, but it is a quoted word already; write it outside, as in echo \"row: \"{}, or \\{} for the braces as such (see 'thumb --help')"
      ),
      (
        ["--color=yellow", "/dev/null"],
        "unknown value 'yellow' of option '--color'; known are auto, always, never (see 'thumb --help')"
      ),
      (
        ["--border"],
        "unknown option '--border'; the screen always looks and works the same (see 'thumb --help')"
      ),
      (
        ["--tac"],
        "unknown option '--tac'; 'tac' turns lines round before 'thumb --input-order' (see 'thumb --help')"
      ),
      (
        ["--bind=ctrl-a:acept", "x"],
        "unknown action 'acept' of option '--bind'; did you mean 'accept'? (see 'thumb --help')"
      ),
      (
        ["--expect=ctrl-aa", "x"],
        "unknown key 'ctrl-aa' of option '--expect' (see 'thumb --help')"
      ),
      (
        ["--height=0", "x"],
        "option '--height' needs a number of lines, as in 10, 40% or ~15, not '0' (see 'thumb --help')"
      ),
      (
        ["--group=1", "--input-order", "x"],
        "option '--group' does not go with '--input-order' (see 'thumb --help')"
      ),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    let thumb = try Thumb(
      [try program()] + arguments, scratch, hasTerminal: false)
    #expect(try thumb.end(status: 2) == "")
    #expect(scratch.text(of: "errors") == "thumb: \(message)\n")
  }

  @Test("A file that cannot be read is told of, and passed over")
  func unreadableFiles() throws {
    let scratch = try Scratch()
    let file = try scratch.write(["Anna", "Bo"], to: "lines")
    let missing = scratch.path(of: "missing")
    // A folder can be opened, but not read.
    for (bad, reason) in [
      (missing, "No such file or directory"), (scratch.path, "Is a directory"),
    ] {
      let message = "cannot read '\(bad)': \(reason)"
      for (keys, status, output) in [
        ("\r", 0, "Anna\n"), ("\u{1B}", 2, ""), ("\u{3}", 130, ""),
      ] as [(String, Int32, String)] {
        let thumb = try Thumb(
          [try program(), "-l", "en", bad, file], scratch, width: 200)
        try thumb.find("Anna")
        try thumb.see(message)
        try thumb.send(keys)
        #expect(try thumb.end(status: status) == output)
        #expect(thumb.screen.text.contains("thumb: \(message)"))
      }
      let none = try Thumb(
        [try program(), "-l", "en", bad, bad], scratch, width: 200)
      #expect(try none.end(status: 2) == "")
      let lines = none.screen.text.split(separator: "\n")
      #expect(lines.count { $0 == "thumb: \(message)" } == 2)
    }
  }

  @Test(
    "What is no CSV is told with file and line, however long the file",
    arguments: [0, 20_000])
  func illFormedCSV(count: Int) throws {
    let scratch = try Scratch()
    let good = try scratch.write(["name", "\"a", "\""], to: "good")
    let records = (0..<count).map { "\"\($0)\n\"" }
    let bad = try scratch.write(
      ["name"] + records + ["b,\"c", "d"], to: "bad")
    for options in [[], ["--header"]] {
      let thumb = try Thumb(
        [try program(), "-l", "en", "--csv"] + options + [good, bad], scratch,
        width: 200)
      #expect(try thumb.end(status: 2) == "")
      let line = 2 + 2 * count
      #expect(
        thumb.screen.text.contains(
          "thumb: \(bad):\(line): ill-formed CSV: a quote is not closed"))
    }
  }

  @Test(
    "A first header may be that of the second file, if the first is missing")
  func unreadableFileWithHeader() throws {
    let scratch = try Scratch()
    let file = try scratch.write(["name", "Anna", "Bo"], to: "lines")
    let thumb = try Thumb(
      [
        try program(), "-l", "en", "--header", "-k", "name,name",
        scratch.path(of: "missing"), scratch.path, file,
      ], scratch, width: 60)
    try thumb.find("Anna")
    try thumb.send("\r")
    #expect(try thumb.end(status: 0) == "Anna\n")
  }

  @Test("Lines of any bytes and any length are lines")
  func anyLines() throws {
    let scratch = try Scratch()
    let lines: [[UInt8]] = [
      Array("a\0b".utf8), [], [0x80], Array(repeating: 0x62, count: 1 << 20),
      Array("\u{1B}[2Jc".utf8),
    ]
    let file = try scratch.write(
      Array(lines.joined(separator: [0x0A])), to: "lines")
    let thumb = try Thumb([try program(), "-l", "en", file], scratch)
    try thumb.see("a␀b")
    try thumb.see("␛[2Jc")
    #expect(thumb.screen.text(0).hasSuffix(" 5"))
    try thumb.send("\t\t\t\t\t\r")
    try thumb.end(status: 0)
    #expect(
      Set(
        scratch.bytes(of: "output").split(
          separator: 0x0A, omittingEmptySubsequences: false
        ).map { Array($0) })
        == Set(lines))
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
      ("--man", ".TH THUMB 1"), ("--completion=bash", "# bash completion"),
      ("--completion=zsh", "#compdef thumb"),
      ("--completion=fish", "# fish completion for thumb"),
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
