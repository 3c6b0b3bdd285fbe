import Testing

@Suite("What is read")
struct InputTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("standard input, without a file or for '-'")
  func standardInput() throws {
    try expect(collate(input: "b\na\n"), .wrote("a\nb\n"))
    try expect(collate("-", input: "b\na\n"), .wrote("a\nb\n"))
    try expect(collate("sort", "-r", "-", input: "a\nb\n"), .wrote("b\na\n"))
    try expect(collate(), .wrote(""))
  }

  @Test("several files, each ended by a line feed, '-' among them")
  func severalFiles() throws {
    try scratch.write("d\nb", to: "one")
    try scratch.write("c\n", to: "two")
    try scratch.write("", to: "none")
    try expect(
      collate("one", "none", "-", "two", input: "a", in: scratch),
      .wrote("a\nb\nc\nd\n"))
    // Standard input is at its end the second time; a file is not.
    try expect(
      collate("-", "one", "-", "one", input: "a\n", in: scratch),
      .wrote("a\nb\nb\nd\nd\n"))
  }

  @Test("a missing line feed at the end is added")
  func addsLineFeed() throws {
    for locale in ["C", "sv"] {
      try expect(collate("-l", locale, input: "b\na"), .wrote("a\nb\n"))
      try expect(collate("-l", locale, input: "a"), .wrote("a\n"))
      try expect(collate("-l", locale, input: ""), .wrote(""))
      try expect(collate("-l", locale, input: "\n"), .wrote("\n"))
    }
  }

  @Test("options may follow files, until '--'")
  func optionsFollowFiles() throws {
    try scratch.write("a\nb\n", to: "list")
    try scratch.write("minus\n", to: "-r")
    try expect(collate("list", "-r", in: scratch), .wrote("b\na\n"))
    try expect(
      collate("sort", "list", "--reverse", in: scratch), .wrote("b\na\n"))
    try expect(
      collate("list", "--", "-r", in: scratch), .wrote("a\nb\nminus\n"))
    try expect(collate("-r", "--", "list", in: scratch), .wrote("b\na\n"))
    try expect(collate("--", "-", input: "x", in: scratch), .wrote("x\n"))
  }

  @Test("a file named as a command is read with a path")
  func fileNamedAsCommand() throws {
    try scratch.write("b\na\n", to: "keys")
    try expect(collate("./keys", in: scratch), .wrote("a\nb\n"))
    try expect(collate("sort", "keys", in: scratch), .wrote("a\nb\n"))
    try expect(collate("-r", "keys", in: scratch), .wrote("b\na\n"))
  }

  @Test("a file whose name is not UTF-8")
  func illFormedName() throws {
    var process = try tool([], in: scratch)
    process.arguments = [[0x6E, 0xFF]]
    try expect(
      process.run(),
      .trouble("cannot read 'n\u{FFFD}': No such file or directory"))
    process.arguments = [Array("-o".utf8), [0x6E, 0xFF]]
    process.input = Array("b\na\n".utf8)
    try expect(process.run(), .wrote(""))
    process.arguments = [[0x6E, 0xFF]]
    try expect(process.run(), .wrote("a\nb\n"))
  }

  @Test("trouble with a file is told, and nothing is written")
  func unreadable() throws {
    try scratch.write("b\na\n", to: "list")
    try scratch.makeDirectory("folder")
    for command in ["sort", "keys"] {
      try expect(
        collate(command, "list", "none", in: scratch),
        .trouble("cannot read 'none': No such file or directory"))
      try expect(
        collate(command, "folder", in: scratch),
        .trouble("cannot read 'folder': Is a directory"))
      try expect(
        collate(command, "list/x", in: scratch),
        .trouble("cannot read 'list/x': Not a directory"))
      try expect(
        collate(command, "", in: scratch),
        .trouble("cannot read '': No such file or directory"))
    }
    try expect(
      collate("a\u{1B}[31m\n", in: scratch),
      .trouble("cannot read 'a␛[31m␊': No such file or directory"))
  }

  @Test(
    "a file without permission",
    .enabled(
      if: !isSuperuser || User.canBeAnybody, "root may read everything"))
  func withoutPermission() throws {
    try scratch.write("a\n", to: "secret")
    try scratch.setMode(0o000, of: "secret")
    var process = try tool(["secret"], in: scratch)
    process.user = User.unprivileged
    try expect(
      process.run(), .trouble("cannot read 'secret': Permission denied"))
  }

  @Test("closed standard input is trouble")
  func closedInput() throws {
    var process = try tool([])
    process.closed = [0]
    try expect(process.run(), .trouble("cannot read '-': Bad file descriptor"))
  }
}
