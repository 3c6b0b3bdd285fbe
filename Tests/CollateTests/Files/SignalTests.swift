@testable import PropertyTesting
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("A signal in the middle of the work")
struct SignalTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("old\n", to: "out")
  }

  /// More than a pipe holds: when all is written, most of it has been read.
  private static let lines =
    (100_000..<(PropertyRuns.areAll ? 200_000 : 140_000))
    .flatMap { "\($0)\n".utf8 }

  private func interrupted(
    _ arguments: [String], by signal: Int32
  ) throws -> Run {
    var process = try tool(arguments, input: Self.lines, in: scratch)
    process.afterInput = .signal(signal)
    return try process.run()
  }

  @Test(
    "ends a sort beyond memory, and leaves nothing behind",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func sorting(_ signal: Int32) throws {
    for options in [[], ["--csv", "--header"]].sampled(
      oneIn: 2, Int(signal))
    {
      try expect(
        interrupted(
          options + ["-l", "sv", "-S", "64K", "-T", ".", "-o", "out"],
          by: signal),
        .wrote("", status: -signal))
      #expect(try scratch.names() == ["out"])
      #expect(try scratch.text(of: "out") == "old\n")
    }
  }

  @Test(
    "removes the file that is written aside",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func merging(_ signal: Int32) throws {
    // Merging writes as it reads.
    try expect(
      interrupted(
        ["-m", "-l", "sv", "-S", "64K", "-o", "out", "-", "out"], by: signal),
      .wrote("", status: -signal))
    try scratch.write("100000\n", to: "out")
    try expect(
      interrupted(
        ["-m", "--csv", "--header", "-S", "64K", "-o", "out", "-", "out"],
        by: signal),
      .wrote("", status: -signal))
    #expect(try scratch.names() == ["out"])
    #expect(try scratch.text(of: "out") == "100000\n")
  }

  @Test("a hangup that is ignored ends nothing")
  func ignored() throws {
    var process = try tool([], input: Self.lines, in: scratch)
    // A shell gives what it starts in the background no input of its own.
    let script = """
      trap '' HUP; exec 3<&0; "$0" -m -S 64K -o out - <&3 & kill -HUP $!; wait $!
      """
    process.arguments = [
      Array("-c".utf8), Array(script.utf8), Array(process.executable.utf8),
    ]
    process.executable = "/bin/sh"
    try expect(process.run(), .wrote(""))
    #expect(try scratch.bytes(of: "out") == Self.lines)
  }
}
