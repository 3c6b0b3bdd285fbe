import Testing

@Suite("--files0-from")
struct FileListTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("b\n", to: "one")
    try scratch.write("a\n", to: "two")
  }

  @Test("reads the files that a file names")
  func readsNames() throws {
    // A name may hold a line feed; the last NUL may be missing.
    try scratch.write("c\n", to: "line\nfeed")
    for list in ["one\0two\0line\nfeed\0", "one\0two\0line\nfeed"] {
      try scratch.write(list, to: "list")
      try expect(
        collate("--files0-from=list", in: scratch), .wrote("a\nb\nc\n"))
    }
    try expect(
      collate("--files0-from=-", input: "one\0two\0", in: scratch),
      .wrote("a\nb\n"))
    try scratch.write("one\0-\0", to: "list")
    try expect(
      collate("--files0-from", "list", input: "0\n", in: scratch),
      .wrote("0\nb\n"))
    try scratch.write("two\0one\0", to: "list")
    try expect(
      collate("-m", "--files0-from=list", in: scratch), .wrote("a\nb\n"))
  }

  @Test("its names are that of the file to check")
  func checks() throws {
    try scratch.write("one\0", to: "list")
    try expect(collate("-c", "--files0-from=list", in: scratch), .wrote(""))
    try scratch.write("one\0two\0", to: "list")
    try expect(
      collate("-c", "--files0-from=list", in: scratch),
      .usage("'--check' takes one file, not also 'two'"))
  }

  @Test("refuses what is no list of names")
  func refuses() throws {
    try expect(
      collate("--files0-from=-", "one", in: scratch),
      .usage("operand 'one' does not go with '--files0-from'"))
    try expect(
      collate("--files0-from=none", in: scratch),
      .trouble("cannot read 'none': No such file or directory"))
    try expect(
      collate("--files0-from=-", in: scratch),
      .trouble("no file names in '-'"))
    try expect(
      collate("--files0-from=-", input: "one\0\0two\0", in: scratch),
      .trouble("-:2: a file name is empty"))
    try expect(
      collate("--files0-from=-", input: "one\0-\0", in: scratch),
      .trouble("-:2: '-' is no file when names are read from it"))
    try expect(
      collate("--files0-from=-", input: "one\0three\0", in: scratch),
      .trouble("cannot read 'three': No such file or directory"))
    // Lines are no names: the whole list is one, with its line feeds.
    try expect(
      collate("--files0-from=-", input: "one\ntwo\n", in: scratch),
      .trouble("cannot read 'one␊two␊': No such file or directory"))
  }
}
