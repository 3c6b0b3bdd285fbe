import Glibc
@testable import PropertyTesting
@testable import TestSupport
import Testing

/// Files that are said to have more bytes than a number holds with one more.
@Suite("sparse files", .enabled(if: SparseFile.canBeMade && !isSanitized))
struct SparseFileTests {
  /// Room for the tool itself, so that it soon has no more for a file.
  private func run(_ arguments: String) throws -> Run {
    var process = try tool([])
    let limited = "ulimit -v 250000; exec \"$0\" \(arguments)"
    process.arguments = [
      Array("-c".utf8), Array(limited.utf8), Array(process.executable.utf8),
    ]
    process.executable = "/bin/sh"
    return try process.run()
  }

  private static let commands = [
    "sort", "sort -l en", "sort -S 1M -l en", "sort -c", "sort -m -l en",
    "sections -l en", "keys -l en", "search -l en a",
  ]

  @Test("end every command in order", arguments: commands)
  func everyCommand(_ command: String) throws {
    let turn = Self.commands.firstIndex(of: command)!
    for size in [1 << 62, Int.max].sampled(oneIn: 2, turn) {
      let file = try SparseFile(size: size)
      try expect(run("\(command) \(file.path)"), .trouble("out of memory"))
    }
  }

  @Test("may be given several times", arguments: ["", "-m"])
  func severalTimes(option: String) throws {
    let file = try SparseFile(size: Int.max)
    try expect(
      run("sort \(option) -l en \(file.path) \(file.path) \(file.path)"),
      .trouble("out of memory"))
  }
}

/// A file with a line at its start and nothing behind it, in memory: other file
/// systems have no files so large.
private final class SparseFile {
  let path = "/dev/shm/collate-tests-\(UInt64.random(in: 0 ... .max))"

  init(size: Int) throws {
    let file = unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if file < 0 { throw SystemFailure("open") }
    defer { close(file) }
    _ = unsafe write(file, "b\n", 2)
    if ftruncate(file, size) != 0 { throw SystemFailure("ftruncate") }
  }

  deinit { _ = unsafe unlink(path) }

  static let canBeMade = (try? SparseFile(size: .max)) != nil
}
