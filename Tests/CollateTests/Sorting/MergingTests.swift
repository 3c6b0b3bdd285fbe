@testable import PropertyTesting
import Testing

@Suite("collate --merge")
struct MergingTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("merges files that are sorted", arguments: ["-m", "--merge"])
  func merges(_ option: String) throws {
    try scratch.write("a\nz\nå\n", to: "one")
    try scratch.write("b\nä", to: "two")
    try scratch.write("", to: "none")
    try expect(
      collate(option, "-l", "sv", "one", "none", "two", in: scratch),
      .wrote("a\nb\nz\nå\nä\n"))
    try expect(
      collate(option, "-l", "sv", "one", "-", input: "ö\n", in: scratch),
      .wrote("a\nz\nå\nö\n"))
    try expect(collate(option, input: "b\nc\n"), .wrote("b\nc\n"))
    try expect(collate(option, "none", in: scratch), .wrote(""))
  }

  @Test("does not sort")
  func doesNotSort() throws {
    try expect(collate("-m", input: "b\na\n"), .wrote("b\na\n"))
  }

  @Test("takes the options of sorting")
  func takesOptions() throws {
    try scratch.write("b 1\na 2\n", to: "one")
    try scratch.write("c 1\na 1\nd 2\n", to: "two")
    let merge = { try collate(["-m"] + $0 + ["one", "two"], in: scratch) }
    // Equal keys: bytes decide, or with -s and -u the order of the files.
    try expect(merge(["-k2"]), .wrote("b 1\nc 1\na 1\na 2\nd 2\n"))
    try expect(merge(["-s", "-k2"]), .wrote("b 1\nc 1\na 1\na 2\nd 2\n"))
    try expect(merge(["-u", "-k2"]), .wrote("b 1\na 2\n"))
    try scratch.write("z 2\nb 1\n", to: "one")
    try scratch.write("a 2\nc 1\n", to: "two")
    try expect(merge(["-r", "-k2"]), .wrote("z 2\na 2\nc 1\nb 1\n"))
    try expect(merge(["-rs", "-k2"]), .wrote("z 2\na 2\nb 1\nc 1\n"))
    try scratch.write("a\0c\0", to: "one")
    try scratch.write("b\n\0", to: "two")
    try expect(merge(["-z"]), .wrote("a\0b\n\0c\0"))
  }

  @Test("many files, beyond what may be open at once")
  func manyFiles() throws {
    // Each file holds some of the numbers, so that neighbours interleave.
    let count = PropertyRuns.areAll ? 300 : 60
    let names = (0..<count).map { "f\($0)" }
    for index in 0..<count {
      let lines = stride(from: 1000 + index, to: 2000, by: count)
        .map { "\($0)\n" }
      try scratch.write(lines.joined(), to: names[index])
    }
    let merged = Run.wrote((1000..<2000).map { "\($0)\n" }.joined())
    try expect(collate(["-m", "-l", "sv"] + names, in: scratch), merged)
    var process = try tool(["-m", "-l", "sv"] + names, in: scratch)
    let limited = "ulimit -n 40; exec \"$0\" \"$@\""
    process.arguments.insert(
      contentsOf: [
        Array("-c".utf8), Array(limited.utf8), Array(process.executable.utf8),
      ], at: 0)
    process.executable = "/bin/sh"
    try expect(process.run(), merged)
    // The same with headers, which are in none of the runs.
    for name in names {
      let lines = try scratch.text(of: name)
      try scratch.write("n\n\(lines)", to: name)
    }
    process.arguments += ["--csv", "--header", "-S", "1b"]
      .map { Array($0.utf8) }
    try expect(process.run(), .wrote("n\n\(merged.text)"))
    // Equal lines stay in the order of the files, through all passes.
    for (index, name) in names.enumerated() {
      try scratch.write("x \(count - index)\n", to: name)
    }
    let kept = (0..<count).map { "x \(count - $0)\n" }.joined()
    for size in ["1b", "1M"] {
      try expect(
        collate(
          ["-ms", "-k1,1", "-S", size, "-l", "sv"] + names, in: scratch),
        .wrote(kept))
      try expect(
        collate(
          ["-mu", "-k1,1", "-S", size, "-l", "sv"] + names, in: scratch),
        .wrote("x \(count)\n"))
    }
  }

  @Test("stored keys of several files, under one header")
  func storedKeys() throws {
    for (name, lines) in [("one", "a\nå\n"), ("two", "z\nö\n")] {
      let keys = try collate("keys", "-l", "sv", "--fingerprint", input: lines)
      try scratch.write(keys.output, to: name)
    }
    let all = try collate(
      "keys", "-l", "sv", "--fingerprint", input: "a\nz\nå\nö\n")
    try expect(
      collate("-m", "--keyed", "-l", "sv", "one", "two", in: scratch), all)
    let refused = try collate(
      "-m", "--keyed", "-l", "de", "one", "two", in: scratch)
    #expect(refused.status == 2 && refused.output.isEmpty)
  }

  @Test("may write over one of its inputs")
  func ownInput() throws {
    try scratch.write("a\nc\n", to: "one")
    try scratch.write("b\nd\n", to: "two")
    try expect(
      collate("-m", "-o", "two", "one", "two", in: scratch), .wrote(""))
    #expect(try scratch.text(of: "two") == "a\nb\nc\nd\n")
    #expect(try scratch.names() == ["one", "two"])
  }

  @Test("a file that cannot be read is told, and nothing written")
  func unreadable() throws {
    try scratch.write("a\n", to: "one")
    try scratch.makeDirectory("folder")
    try expect(
      collate("-m", "one", "none", in: scratch),
      .trouble("cannot read 'none': No such file or directory"))
    try expect(
      collate("-m", "-o", "out", "one", "folder", in: scratch),
      .trouble("cannot read 'folder': Is a directory"))
    #expect(try scratch.names() == ["folder", "one"])
  }
}
