@testable import PropertyTesting
@testable import TestSupport
import Testing

@Suite("--output")
struct OutputFileTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("writes the file and nothing else")
  func writes() throws {
    for option in [["-o", "out"], ["-oout"], ["--output=out"]] {
      try expect(
        collate(option, input: Array("b\na\n".utf8), in: scratch), .wrote(""))
      #expect(try scratch.text(of: "out") == "a\nb\n")
      #expect(try scratch.names() == ["out"])
    }
    try expect(
      collate("keys", "-o", "out", input: "a\n", in: scratch), .wrote(""))
    #expect(try scratch.text(of: "out") == "61\ta\n")
  }

  @Test("may be an input")
  func ownInput() throws {
    try scratch.write("b\nc\na\n", to: "list")
    try expect(collate("-o", "list", "list", in: scratch), .wrote(""))
    #expect(try scratch.text(of: "list") == "a\nb\nc\n")
    try expect(
      collate("list", "-r", "-o", "./list", "list", in: scratch), .wrote(""))
    #expect(try scratch.text(of: "list") == "c\nc\nb\nb\na\na\n")
    #expect(try scratch.names() == ["list"])
  }

  @Test("an empty output makes an empty file")
  func emptyOutput() throws {
    try scratch.write("old\n", to: "out")
    try expect(collate("-o", "out", in: scratch), .wrote(""))
    #expect(try scratch.text(of: "out") == "")
  }

  @Test("what is no regular file is written to as it is")
  func devices() throws {
    // A link of our own: a fault must not replace the machine's file.
    try scratch.makeLink("full", to: "/dev/full")
    try expect(
      collate("-o", "full", input: "a\n", in: scratch),
      .trouble("cannot write 'full': No space left on device"))
  }

  @Test("a place that cannot be written is told")
  func unwritable() throws {
    try scratch.makeDirectory("folder")
    try scratch.write("a\n", to: "list")
    try expect(
      collate("-o", "none/out", "list", in: scratch),
      .trouble("cannot write 'none/out': No such file or directory"))
    try expect(
      collate("-o", "list/out", "list", in: scratch),
      .trouble("cannot write 'list/out': Not a directory"))
    try expect(
      collate("-o", "folder", "list", in: scratch),
      .trouble("cannot write 'folder': Is a directory"))
    try expect(
      collate("-o", "", "list", in: scratch),
      .trouble("cannot write '': No such file or directory"))
    #expect(try scratch.names() == ["folder", "list"])
  }

  @Test("keeps the mode of the file", arguments: [0o600, 0o640, 0o755, 0o606])
  func keepsMode(_ mode: Int) throws {
    try scratch.write("b\na\n", to: "list")
    try scratch.setMode(mode, of: "list")
    try expect(collate("-o", "list", "list", in: scratch), .wrote(""))
    #expect(try scratch.mode(of: "list") == mode)
    #expect(try scratch.text(of: "list") == "a\nb\n")
  }

  @Test("a new file gets the mode that any new file gets")
  func newMode() throws {
    var other = try tool([], in: scratch)
    other.executable = "/bin/sh"
    other.arguments = [Array("-c".utf8), Array(": > other".utf8)]
    try expect(other.run(), .wrote(""))
    try expect(collate("-o", "out", input: "a\n", in: scratch), .wrote(""))
    #expect(try scratch.mode(of: "out") == scratch.mode(of: "other"))
  }

  @Test("a link stays a link, and what it leads to is replaced")
  func links() throws {
    try scratch.makeDirectory("folder")
    try scratch.write("b\na\n", to: "folder/list")
    try scratch.makeLink("link", to: "folder/list")
    try expect(collate("-o", "link", "link", in: scratch), .wrote(""))
    #expect(scratch.destination(ofLink: "link") == "folder/list")
    #expect(scratch.destination(ofLink: "folder/list") == nil)
    #expect(try scratch.text(of: "folder/list") == "a\nb\n")
    #expect(try scratch.names() == ["folder", "link"])
  }

  @Test("a link to a file that does not exist yet creates that file")
  func danglingLink() throws {
    try scratch.makeLink("link", to: "new")
    try expect(collate("-o", "link", input: "a\n", in: scratch), .wrote(""))
    #expect(scratch.destination(ofLink: "link") == "new")
    #expect(try scratch.text(of: "link") == "a\n")
    #expect(try scratch.names() == ["link", "new"])
  }

  @Test("nothing is changed when there is trouble before")
  func untouched() throws {
    try scratch.write("old\n", to: "out")
    try expect(
      collate("-o", "out", "out", "none", in: scratch),
      .trouble("cannot read 'none': No such file or directory"))
    try expect(
      collate("-o", "out", "-l", "!!", in: scratch),
      .trouble("malformed locale '!!', from '--locale'"))
    try expect(
      collate("--keyed", "-o", "out", "out", in: scratch),
      .trouble("no keys: line 1 is not a '# collate-keys' header"))
    #expect(try scratch.text(of: "out") == "old\n")
    #expect(try scratch.names() == ["out"])
  }

  @Test(
    "nothing is changed, and nothing left, when writing fails half-way",
    .disabled(if: isSanitized))
  func failsHalfWay() throws {
    let lines = (0..<100_000).map { "\($0)\n" }.joined()
    try scratch.write(lines, to: "list")
    var process = try tool([], in: scratch)
    // No file may grow beyond a block or two; the signal for that is ignored.
    let limited = "trap '' XFSZ; ulimit -f 1; exec \"$0\" -o list list"
    process.arguments = [
      Array("-c".utf8), Array(limited.utf8), Array(process.executable.utf8),
    ]
    process.executable = "/bin/sh"
    try expect(
      process.run(), .trouble("cannot write 'list': File too large"))
    let isUntouched = try scratch.text(of: "list") == lines
    #expect(isUntouched)
    #expect(try scratch.names() == ["list"])
  }

  @Test("a large file is written whole")
  func large() throws {
    // More than any buffer, so that it is written in pieces.
    let end = PropertyRuns.areAll ? 300_000 : 180_000
    let lines = (100_000..<end).map { "\($0)\n" }
    try scratch.write(lines.reversed().joined(), to: "list")
    try expect(
      collate("-l", "sv", "-o", "list", "list", in: scratch), .wrote(""))
    let isSorted = try scratch.text(of: "list") == lines.joined()
    #expect(isSorted)
    #expect(try scratch.names() == ["list"])
  }
}
