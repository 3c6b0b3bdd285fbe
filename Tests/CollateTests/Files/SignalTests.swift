@testable import PropertyTesting
@testable import TestSupport
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
  private static let lines = (100_000..<112_000).flatMap { "\($0)\n".utf8 }

  /// Where the work stands when a signal comes.
  enum Place: CaseIterable {
    /// Nothing but reading has been done.
    case reading
    /// There are temporary files.
    case spilling
    /// The output is being written beside the file.
    case writingAside
    /// It is being written to a temporary file, to be written through.
    case writingToBeWrittenThrough

    var arguments: [String] {
      switch self {
      case .reading: ["-o", "out"]
      case .spilling: ["-S", "64K", "-T", "runs", "-o", "out"]
      // Merging writes as it reads.
      case .writingAside: ["-m", "-S", "64K", "-o", "out", "-", "out"]
      case .writingToBeWrittenThrough:
        ["-m", "-S", "64K", "-T", "runs", "-o", "own", "-", "out"]
      }
    }
  }

  /// All signals that end a process, except the two that nobody can handle and
  /// SIGPIPE, which the tool ignores: see signal(7).
  private static let signals: [Int32] =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
      SIGUSR1, SIGSEGV, SIGUSR2, SIGALRM, SIGTERM, SIGSTKFLT, SIGXCPU, SIGXFSZ,
      SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSYS,
    ].filter { !isSanitized || !faults.contains($0) } + [34, 35, 50, 63, 64]

  /// Those that a sanitizer reports in a way of its own.
  private static let faults = [
    SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT,
  ]

  /// Whether Swift's run time tells where a program crashed; `nil` is as it is
  /// without the variable.
  private static let backtraces = [nil, "enable=yes", "enable=no"]

  @Test(
    "ends it and leaves nothing behind, whatever Swift does after a crash",
    arguments: signals, backtraces)
  func ends(_ signal: Int32, backtraces: String?) throws {
    try scratch.makeDirectory("runs")
    // As all that is no regular file, it is written through.
    try scratch.makeLink("own", to: "/dev/null")
    for place in Place.allCases.sampled(oneIn: 2, Int(signal)) {
      var process = try tool(place.arguments, input: Self.lines, in: scratch)
      process.afterInput = .signal(signal)
      process.environment["SWIFT_BACKTRACE"] = backtraces
      try expect(process.run(), .wrote("", status: -signal), "\(place)")
      #expect(try scratch.names() == ["out", "own", "runs"], "\(place)")
      #expect(try scratch.names(in: "runs") == [], "\(place)")
      #expect(try scratch.text(of: "out") == "old\n")
    }
  }

  @Test(
    "A crash ends it by its signal and leaves nothing behind, also where Swift tells where it was",
    .disabled(if: isSanitized), arguments: ["address", "trap", "abort"],
    backtraces)
  func crashes(kind: String, backtraces: String?) throws {
    var process = try tool([kind], in: scratch)
    process.executable = try productsDirectory() + "/crashing"
    process.environment["SWIFT_BACKTRACE"] = backtraces
    let run = try process.run()
    let signals =
      kind == "address"
      ? [SIGSEGV] : kind == "abort" ? [SIGABRT] : [SIGILL, SIGTRAP]
    #expect(signals.contains(-run.status), "\(run.status)")
    #expect(run.text == "")
    #expect(try scratch.names() == ["out"])
    if backtraces == "enable=no" {
      #expect(!run.errorText.contains("Program crashed"))
    }
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
