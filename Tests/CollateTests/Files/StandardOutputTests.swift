@testable import PropertyTesting
import Testing

@Suite("Standard output that fails")
struct StandardOutputTests {
  /// Commands with something to write, and input for them.
  private static let commands = [
    ["sort"], ["keys"], ["keys", "--fingerprint"], ["locales"], ["--help"],
    ["--version"], ["sections", "-l", "en"], ["page", "-l", "en"],
    ["sections", "-l", "en", "--format=json"], ["titles", "-l", "en"],
    ["explain", "-l", "en", "a"], ["sort", "-S", "64K"], ["sort", "-m"],
    ["sort", "--csv", "--header"], ["sort", "--csv", "-S", "64K"],
    ["sort", "--csv", "--header", "-m"],
    ["search", "-l", "en", "--csv", "--header", ""],
    ["--man"], ["--completion=bash"],
  ]
  private static let little = Array("b\na\n".utf8)

  /// More than a pipe holds, and more than the tool collects.
  private static let much = (0..<30_000).flatMap { "\($0)\n".utf8 }

  @Test("no room is trouble", arguments: commands)
  func full(_ command: [String]) throws {
    let turn = Self.commands.firstIndex(of: command)!
    for input in [Self.little, Self.much].sampled(oneIn: 2, turn) {
      var process = try tool(command, input: input)
      process.output = .file("/dev/full")
      try expect(
        process.run(),
        .trouble("cannot write standard output: No space left on device"))
    }
  }

  @Test("a closed descriptor is trouble", arguments: commands)
  func closed(_ command: [String]) throws {
    var process = try tool(command, input: Self.little)
    process.closed = [1]
    try expect(
      process.run(),
      .trouble("cannot write standard output: Bad file descriptor"))
  }

  @Test("a closed pipe is the end, quietly", arguments: commands)
  func closedPipe(_ command: [String]) throws {
    let turn = Self.commands.firstIndex(of: command)!
    for ignores in [false, true].sampled(oneIn: 2, turn) {
      var process = try tool(command, input: Self.little)
      process.output = .abandoned(after: 0)
      process.ignoresClosedPipes = ignores
      try expect(process.run(), .wrote(""))
    }
  }

  @Test("a reader that stops early ends the tool quietly")
  func readerStops() throws {
    for command in [
      ["sort"], ["-l", "sv"], ["keys", "-l", "sv"], ["sections", "-l", "sv"],
      ["sort", "-S", "64K"], ["sort", "-m"],
      ["--csv", "--header", "-S", "64K"], ["--csv", "--header", "-m"],
    ].sampled(oneIn: 4) {
      let whole = try collate(command, input: Self.much).output
      for ignores in [false, true].sampled(oneIn: 2, command.count) {
        var process = try tool(command, input: Self.much)
        process.output = .abandoned(after: 1)
        process.ignoresClosedPipes = ignores
        let run = try process.run()
        #expect(run.status == 0)
        #expect(run.errorText == "")
        #expect(!run.output.isEmpty && run.output.count < whole.count)
        #expect(whole.starts(with: run.output))
      }
    }
  }

  @Test("nothing to write needs no reader")
  func checks() throws {
    var process = try tool(["-c"], input: Self.little)
    process.closed = [1]
    try expect(process.run(), .disorder("-:2: disorder: a"))
  }
}
