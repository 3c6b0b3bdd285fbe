import CFuzzer
import Glibc
@testable import PropertyTesting
@testable import TestSupport

@testable import CollateTool

/// The tool, run in this process.
@MainActor enum Tool {
  struct Result {
    let status: Int32
    let output: [UInt8]
    let messages: [UInt8]

    /// The messages without warnings, such as that the input is not UTF-8.
    var complaints: String {
      String(decoding: messages, as: UTF8.self)
        .split(separator: "\n").filter { !$0.contains(": warning: ") }
        .map { "\($0)\n" }.joined()
    }
  }

  /// Runs `collate` with arguments and with what is on standard input.
  ///
  /// - Parameter keepsMessages: Whether what it says is kept from whoever runs
  ///   an input again.
  static func run(
    _ arguments: [String], input: [UInt8],
    keepsMessages: Bool = !FuzzInput.isShowing
  ) -> Result {
    replace(standardInput, with: input, as: 0)
    replace(standardOutput, with: [], as: 1)
    if keepsMessages { replace(standardError, with: [], as: 2) }
    let status = unsafe withArgv(["collate"] + arguments) { argv, count in
      do throws(Failure) {
        let parsed = unsafe try parseArguments(
          of: .sort, taking: Command.sort.options, argv, count: count)
        return try SortCommand(parsed).perform()
      } catch {
        if let message = error.message { complain(message) }
        return error.status
      }
    }
    return Result(
      status: status, output: contents(of: standardOutput),
      messages: contents(of: standardError))
  }

  /// Runs a closure with arguments as a process has them.
  static func withArgv<Result>(
    _ arguments: [String],
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, Int32) ->
      Result
  ) -> Result {
    var argv = unsafe arguments.map { unsafe strdup($0) } + [nil]
    // `getopt_long` changes their order, not what they are.
    defer { for index in arguments.indices { unsafe free(argv[index]) } }
    return unsafe body(&argv, Int32(arguments.count))
  }

  /// A file that is in memory alone, with some bytes; its path.
  static func file(_ number: Int, _ bytes: [UInt8]) -> String {
    while files.count <= number { files.append(memory()) }
    fill(files[number], bytes)
    return "/proc/self/fd/\(files[number])"
  }

  private static var files: [Int32] = []
  private static let standardInput = memory()
  private static let standardOutput = memory()
  private static let standardError = memory()

  private static func memory() -> Int32 {
    let low = cfuzzer_memory_file()
    // The tool closes standard output: its number is not for others to have.
    let file = fcntl(low, F_DUPFD_CLOEXEC, 100)
    close(low)
    precondition(file >= 0, "no file in memory")
    return file
  }

  private static func replace(
    _ file: Int32, with bytes: [UInt8], as number: Int32
  ) {
    fill(file, bytes)
    dup2(file, number)
  }

  private static func fill(_ file: Int32, _ bytes: [UInt8]) {
    ftruncate(file, 0)
    let count = unsafe pwrite(file, bytes, bytes.count, 0)
    precondition(count == bytes.count, "cannot fill a file")
    lseek(file, 0, SEEK_SET)
  }

  private static func contents(of file: Int32) -> [UInt8] {
    let size = Int(lseek(file, 0, SEEK_END))
    return unsafe [UInt8](unsafeUninitializedCapacity: size) {
      unsafe $1 = max(0, pread(file, $0.baseAddress, size, 0))
    }
  }
}
