@testable import PropertyTesting
@testable import TestSupport
import Testing

@Suite("--buffer-size and --temporary-directory")
struct MemoryLimitTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Lines of which many are equal, and some longer than any block.
  private static let lines: [UInt8] = {
    var numbers = SeededGenerator(seed: 5)
    let words = ["Ål", "ål", "the ox", "Öl", "öl\u{AD}", "a", "", "日本", "\r"]
    return (0..<(PropertyRuns.areAll ? 3000 : 750)).flatMap { row -> [UInt8] in
      let word = numbers.pick(words)
      let tail = row % 700 == 0 ? String(repeating: "x", count: 5000) : ""
      return Array("\(word):\(numbers.number(in: 0...99))\(tail)\n".utf8)
    }
  }()

  @Test(
    "whatever the limit, the output is the same",
    arguments: [
      [], ["-r"], ["-s", "-k1,1"], ["-rs", "-k1,1"], ["-u", "-k1,1"], ["-u"],
      ["-ru", "-k1,1"], ["-k2,2", "-k1,1r"], ["-f"], ["--parallel=1"],
      ["--parallel=5"], ["--articles=en", "-s"], ["--reading=2,2"],
      ["--numeric", "-k2,2"], ["-l", "C"], ["-z"], ["-k2,2n"], ["--header"],
      ["--csv", "-k2,2b"], ["--csv", "--header=3", "-u", "-k1,1"],
    ])
  func sameOutput(_ options: [String]) throws {
    let all = ["-l", "sv", "-t:"] + options
    let whole = try collate(all, input: Self.lines)
    #expect(whole.status == 0 && !whole.output.isEmpty)
    for size in ["1b", "5000b", "64K", "1M"].sampled(oneIn: 4, options.count) {
      let run = try collate(all + ["-S", size], input: Self.lines)
      // Not the runs: a failure would print them.
      let isSame = run == whole
      #expect(isSame, "-S \(size)")
    }
  }

  @Test("more than a number holds is all memory, in a known unit only")
  func hugeLimits() throws {
    let digits = String(repeating: "9", count: 30)
    for size in [digits, "\(digits)M", "1Z", "0Z", "7Q"] {
      try expect(collate("-S", size, input: "b\na\n"), .wrote("a\nb\n"))
    }
    for size in ["\(digits)x", "1x", "M"] {
      #expect(try collate("-S", size, input: "b\na\n").status == 2, "\(size)")
    }
  }

  @Test("stored keys, too")
  func storedKeys() throws {
    let keys = try collate(
      "keys", "--fingerprint", "-l", "sv", "-t:", "-k1,1", input: Self.lines)
    let whole = try collate("--keyed", "-s", "-l", "sv", input: keys.output)
    let run = try collate(
      "--keyed", "-s", "-l", "sv", "-S", "5000b", input: keys.output)
    let isSame = run == whole
    #expect(isSame)
    // A header further on is found, and looked at, whatever block it is in.
    let other = try collate(
      "keys", "--fingerprint", "-l", "de", input: "a\n")
    let refused = try collate(
      "--keyed", "-l", "sv", "-S", "5000b", input: keys.output + other.output)
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(refused.errorText.contains("locale=und"))
  }

  @Test(
    "the limit is kept, also by the shortest lines", .disabled(if: isSanitized))
  func keepsLimit() throws {
    // Each takes dozens of bytes beside itself: some 70 MB in all, or 28.
    let count = PropertyRuns.areAll ? 1_000_000 : 250_000
    let limit = PropertyRuns.areAll ? 40_000 : 18_000
    var input = [UInt8](repeating: 0x0A, count: count)
    let run = { (options: String) in
      var process = try tool([], input: input)
      // What the process may have of memory of its own.
      let limited = "ulimit -d \(limit); exec \"$0\" --parallel=1 \(options)"
      process.arguments = [
        Array("-c".utf8), Array(limited.utf8), Array(process.executable.utf8),
      ]
      process.executable = "/bin/sh"
      return try process.run()
    }
    // Without `-S` the limit of the process decides.
    let all = ["-S 8M", "", "-S 8M --csv --header", "-S 8M --header -b"]
    for options in all.sampled(oneIn: 4) {
      let isSorted = try run(options) == .wrote(input)
      #expect(isSorted, "\(options)")
    }
    // Records of several lines take something for those, too.
    input = (0..<count / 5).flatMap { _ in "\"\n\"\n".utf8 }
    let isSorted = try run("-S 8M --csv -k1,1") == .wrote(input)
    #expect(isSorted)
    input = [UInt8](repeating: 0x0A, count: count)
    let failed = try run("-S 1G")
    #expect(failed.status == 2)
    #expect(failed.errorText == "collate: out of memory\n")
  }

  @Test(
    "without further threads the work is done by the first one",
    .disabled(if: isSanitized))
  func noThreads() throws {
    let input = (0..<(PropertyRuns.areAll ? 40 : 15)).flatMap { _ in Self.lines
    }
    for options in ["", "-S 500K -T /tmp"] {
      let whole = try collate(["-l", "sv"], input: input)
      var process = try tool([], input: input)
      // A thread's stack is more than all the memory there may be. (Where it was
      // waited for, it was waited for without end.)
      let limited = """
        ulimit -s 6000000; ulimit -v 5000000
        exec timeout 300 "$0" --parallel=4 -l sv \(options)
        """
      process.arguments = [
        Array("-c".utf8), Array(limited.utf8), Array(process.executable.utf8),
      ]
      process.executable = "/bin/sh"
      let isSame = try process.run() == whole
      #expect(isSame, "\(options)")
    }
  }

  @Test("a check needs no more memory, and tells the same line")
  func check() throws {
    let input = Array((1000..<4000).map { "\($0)\n" }.joined().utf8)
    for size in ["1b", "3000b"] {
      try expect(collate("-c", "-S", size, input: input), .wrote(""))
      try expect(
        collate("-c", "-S", size, input: input + Array("0\n".utf8)),
        .disorder("-:3001: disorder: 0"))
      try expect(
        collate("-cu", "-S", size, input: input + Array("3999\n".utf8)),
        .disorder("-:3001: disorder: 3999"))
    }
  }

  @Test(
    "takes sizes as sort does",
    arguments: [
      "1", "1b", "1k", "1K", "1M", "1G", "1T", "1P", "1E", "1%", "0",
      "99999999999999999999", "99999999E",
    ])
  func sizes(_ size: String) throws {
    try expect(collate("-S", size, input: "b\na\n"), .wrote("a\nb\n"))
    try expect(
      collate("--buffer-size=\(size)", input: "b\na\n"), .wrote("a\nb\n"))
  }

  @Test(
    "refuses what is no size",
    arguments: ["", "x", "K", "-1", "1.5M", "1KB", "1 M", "1%%", "٣"])
  func noSize(_ size: String) throws {
    try expect(
      collate("-S", size),
      .usage(
        "option '--buffer-size' needs a size such as 64M, 1G or 10%, not "
          + "'\(size)'"))
  }

  @Test("temporary files have no names, in any of their directories")
  func directories() throws {
    try scratch.makeDirectory("one")
    try scratch.makeDirectory("two")
    let whole = try collate("-l", "sv", input: Self.lines)
    let run = try collate(
      ["-l", "sv", "-S", "20K", "-T", "one", "--temporary-directory=two"],
      input: Self.lines, in: scratch)
    let isSame = run == whole
    #expect(isSame)
    #expect(try scratch.names() == ["one", "two"])
  }

  @Test("the output may be an input")
  func ownInput() throws {
    try scratch.write(Self.lines, to: "list")
    let whole = try collate("-l", "sv", input: Self.lines)
    try expect(
      collate(
        "-l", "sv", "-S", "5000b", "-T", ".", "-o", "list", "list",
        in: scratch),
      .wrote(""))
    let isSame = try scratch.bytes(of: "list") == whole.output
    #expect(isSame)
    #expect(try scratch.names() == ["list"])
  }

  @Test("a directory that is none is told")
  func noDirectory() throws {
    let message =
      "cannot create a temporary file in 'none': No such file or directory"
    try expect(
      collate(["-S", "5000b", "-T", "none"], input: Self.lines, in: scratch),
      .trouble(message))
    // It is not looked at before it is needed.
    try expect(
      collate("-T", "none", input: "b\na\n", in: scratch), .wrote("a\nb\n"))
    try expect(
      collate(
        ["-S", "5000b"], input: Self.lines,
        environment: ["TMPDIR": "none", "LC_ALL": "C"],
        in: scratch),
      .trouble(message))
    // Of two directories the second is for the second run.
    try expect(
      collate(
        ["-S", "5000b", "-T", ".", "-T", "none"], input: Self.lines,
        in: scratch),
      .trouble(message))
    #expect(try scratch.names() == [])
  }

  @Test(
    "no room for temporary files is told, and nothing left",
    .disabled(if: isSanitized))
  func noRoom() throws {
    try scratch.write("old\n", to: "out")
    var process = try tool([], input: Self.lines, in: scratch)
    // No file may grow beyond a block or two; the signal for that is ignored.
    let limited = """
      trap '' XFSZ; ulimit -f 1; exec "$0" -S 5000b -T . -o out
      """
    process.arguments = [
      Array("-c".utf8), Array(limited.utf8), Array(process.executable.utf8),
    ]
    process.executable = "/bin/sh"
    try expect(
      process.run(),
      .trouble("cannot write a temporary file in '.': File too large"))
    #expect(try scratch.names() == ["out"])
    #expect(try scratch.text(of: "out") == "old\n")
  }
}
