import Testing

@Suite("collate --check")
struct CheckingTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("says nothing of lines in order", arguments: ["-c", "--check", "-C"])
  func acceptsOrder(_ option: String) throws {
    for input in ["", "a\n", "a", "a\na\nb\n", "\n\n"] {
      try expect(collate(option, input: input), .wrote(""))
      try expect(collate(option, "-l", "sv", input: input), .wrote(""))
    }
    try expect(collate(option, "-l", "sv", input: "z\nå\n"), .wrote(""))
    try expect(collate(option, "-r", input: "b\na\n"), .wrote(""))
  }

  @Test("names the first line out of place")
  func namesLine() throws {
    try scratch.write("a\nc\nb\na\n", to: "list")
    for options in [["-c"], ["--check"], ["--check", "-l", "sv"]] {
      try expect(
        collate(options + ["list"], in: scratch),
        .disorder("list:3: disorder: b"))
    }
    try expect(collate("-c", input: "b\na\n"), .disorder("-:2: disorder: a"))
    try expect(collate("-c", "-", input: "b\na"), .disorder("-:2: disorder: a"))
    try expect(
      collate("-l", "de", "-c", input: "z\nå\n"), .disorder("-:2: disorder: å"))
  }

  @Test("-C only gives the status")
  func quietly() throws {
    try expect(collate("-C", input: "b\na\n"), .wrote("", status: 1))
    try expect(
      collate("-C", "-l", "sv", input: "ö\nä\n"), .wrote("", status: 1))
  }

  @Test("-u takes equal lines for disorder")
  func unique() throws {
    try expect(collate("-cu", input: "a\nb\n"), .wrote(""))
    try expect(collate("-cu", input: "a\na\n"), .disorder("-:2: disorder: a"))
    try expect(
      collate("-cuf", "-l", "en", input: "a\nA\n"),
      .disorder("-:2: disorder: A"))
    try expect(collate("-Cu", input: "a\na\n"), .wrote("", status: 1))
  }

  @Test("lines that are equal must be in the order of bytes, but for -s")
  func ties() throws {
    let input = "a\u{AD}\na\n"
    let run = { try collate(["-l", "en"] + $0, input: Array(input.utf8)) }
    try expect(run(["-c"]), .disorder("-:2: disorder: a"))
    try expect(run(["-cs"]), .wrote(""))
    try expect(run(["-cr"]), .wrote(""))
    try expect(run(["-crs"]), .wrote(""))
    try expect(
      collate("-l", "en", "-cr", input: "a\na\u{AD}\n"),
      .disorder("-:2: disorder: a\u{AD}"))
  }

  @Test("-r checks the order from Z to A")
  func reversed() throws {
    try expect(
      collate("-cr", input: "b\na\nc\n"), .disorder("-:3: disorder: c"))
    try expect(collate("-cru", input: "b\nb\n"), .disorder("-:2: disorder: b"))
  }

  @Test("-k checks the key, then the bytes of the line")
  func keys() throws {
    let input = "b 1\na 2\n"
    try expect(collate("-c", "-k2", input: input), .wrote(""))
    try expect(
      collate("-c", "-k2r", input: input), .disorder("-:2: disorder: a 2"))
    try expect(
      collate("-c", "-k2", input: "b 1\na 1\n"),
      .disorder("-:2: disorder: a 1"))
    try expect(collate("-cs", "-k2", input: "b 1\na 1\n"), .wrote(""))
  }

  @Test("control characters and ill-formed bytes do not reach the terminal")
  func showsSafely() throws {
    try expect(
      collate("-cz", input: "b\0a\nb\u{1B}[1m\0"),
      .disorder("-:2: disorder: a␊b␛[1m"))
    try expect(
      collate("-c", input: [0xFF, 0x0A, 0x61, 0xFE, 0x0A]),
      .disorder("-:2: disorder: a\u{FFFD}"))
  }

  @Test("checking takes one file and writes none")
  func refusesOthers() throws {
    try scratch.write("a\n", to: "a")
    try expect(
      collate("-c", "a", "b", in: scratch),
      .usage("'--check' takes one file, not also 'b'"))
    try expect(
      collate("-c", "-o", "out", "a", in: scratch),
      .usage("option '--output' does not go with '--check'"))
    #expect(try scratch.names() == ["a"])
    try expect(
      collate("-c", "none", in: scratch),
      .trouble("cannot read 'none': No such file or directory"))
  }
}
