import Glibc

/// Runs a program and measures it.
///
/// The peak memory of a process includes its parent's memory, and this process
/// has whole corpora. So this process starts itself again with ``argument``;
/// the new process is small, starts the program, and writes what it measures to
/// a file.
enum ProcessRun {
  static let argument = "--measure-process"

  /// Runs a command with a given environment variable.
  static func sample(
    of command: [String], _ variable: String, report: String
  ) throws -> Sample {
    let own = CommandLine.arguments[0]
    guard succeeds([own, argument, report, variable] + command) else {
      throw BenchmarkError("'\(command.joined(separator: " "))' has failed")
    }
    let numbers = contents(of: report)
      .map { String(decoding: $0, as: UTF8.self) }?
      .split(separator: " ").compactMap { Double($0) }
    guard let numbers, numbers.count == 3 else {
      throw BenchmarkError("nothing was measured of '\(command[0])'")
    }
    return Sample(
      milliseconds: numbers[0], peakMemory: numbers[1] / 1024,
      cores: numbers[2] / numbers[0])
  }

  /// Runs a command and writes milliseconds, peak memory in KiB and processor
  /// milliseconds to a file.
  ///
  /// The arguments are the file to write, a variable, the program, and the
  /// program's arguments.
  static func measure(_ arguments: [String]) -> Int32 {
    guard arguments.count > 2 else { return 2 }
    var usage = rusage()
    var status: Int32 = 0
    var child: pid_t = 0
    let milliseconds = time {
      child = spawn(Array(arguments.dropFirst(2)), [arguments[1]])
      if child > 0 { child = unsafe wait4(child, &status, 0, &usage) }
    }
    guard child > 0, status == 0,
      let file = unsafe fopen(arguments[0], "w")
    else { return 2 }
    let processor = usage.processorMilliseconds
    unsafe _ = fputs("\(milliseconds) \(usage.ru_maxrss) \(processor)", file)
    return unsafe fclose(file) == 0 ? 0 : 2
  }
}
