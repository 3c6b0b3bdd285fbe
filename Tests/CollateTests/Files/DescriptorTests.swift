import Testing

/// What becomes of a file that is opened when 0, 1 or 2 is free: it must not
/// become standard input, output or error.
@Suite("Closed descriptors")
struct DescriptorTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      (0..<2000).map { "\($0 * 7 % 2000)\n" }.joined(), to: "list")
    try scratch.makeDirectory("runs")
  }

  /// Every command, and whether it reads standard input.
  private static let commands: [(words: [String], reads: Bool)] = [
    (["sort"], true), (["sort", "list"], false), (["sort", "-r", "-"], true),
    (["sort", "-m"], true), (["sort", "--csv", "--header"], true),
    (["sort", "--files0-from=-"], true), (["-c"], true), (["-C"], true),
    (["keys"], true), (["keys", "list"], false),
    (["sections", "-l", "en"], true), (["page", "-l", "en"], true),
    (["titles", "-l", "en"], false),
    (["search", "-l", "en", "1"], true),
    (["search", "-l", "en", "-q", "1"], true),
    (["query", "-l", "en", "a"], false),
    (["explain", "-l", "en", "a"], false), (["locales"], false),
    (["--help"], false), (["--version"], false), (["--man"], false),
    (["--completion=bash"], false),
  ]

  /// The options with which a sort works in memory, and beyond it.
  private static let memories = [[], ["-S", "1K", "-T", "runs"]]

  private func run(
    _ words: [String], closing descriptor: Int32?
  ) throws -> Run {
    let input = words.contains("--files0-from=-") ? "list" : "b\na\n"
    var process = try tool(words, input: Array(input.utf8), in: scratch)
    if let descriptor { process.closed = [descriptor] }
    return try process.run()
  }

  @Test("are trouble to those that need them", arguments: 0..<commands.count)
  func needed(_ index: Int) throws {
    let (words, reads) = Self.commands[index]
    for memory in Self.memories
    where memory.isEmpty || ["sort", "-c", "-C"].contains(words[0]) {
      let words = words + memory
      let open = try run(words, closing: nil)
      try expect(
        run(words, closing: 0),
        reads ? .trouble("cannot read '-': Bad file descriptor") : open,
        "0 of \(words)")
      let isSilent = ["-c", "-C"].contains(words[0]) || words.contains("-q")
      try expect(
        run(words, closing: 1),
        isSilent
          ? open
          : .trouble("cannot write standard output: Bad file descriptor"),
        "1 of \(words)")
      var silent = open
      silent.errors = []
      try expect(run(words, closing: 2), silent, "2 of \(words)")
    }
  }

  @Test(
    "that nothing needs change nothing", arguments: memories,
    [0, 1, 2] as [Int32])
  func notNeeded(memory: [String], descriptor: Int32) throws {
    try expect(
      run(memory + ["-o", "open", "list"], closing: nil), .wrote(""))
    try expect(
      run(memory + ["-o", "out", "list"], closing: descriptor), .wrote(""))
    #expect(try scratch.text(of: "out") == scratch.text(of: "open"))
    #expect(try scratch.names() == ["list", "open", "out", "runs"])
  }

  @Test("of which the system shows names cannot be opened by them")
  func named() throws {
    // Links of our own: a fault must not replace a file of the machine.
    for number in 0...2 {
      try scratch.makeLink("\(number)", to: "/proc/self/fd/\(number)")
    }
    try expect(
      run(["-o", "1", "list"], closing: 1),
      .trouble("cannot write '1': Bad file descriptor"))
    try expect(
      run(["0"], closing: 0), .trouble("cannot read '0': Is a directory"))
    #expect(try scratch.names() == ["0", "1", "2", "list", "runs"])
  }

  @Test("messages do not go into the output", arguments: memories)
  func messages(memory: [String]) throws {
    // A warning comes before the output.
    let words = memory + ["-l", "xx", "-o", "out", "list"]
    #expect(try !run(words, closing: nil).errors.isEmpty)
    let output = try scratch.bytes(of: "out")
    try expect(run(words, closing: 2), .wrote(""))
    #expect(try scratch.bytes(of: "out") == output)
    try expect(run(["none"], closing: 2), .wrote("", status: 2))
  }
}
