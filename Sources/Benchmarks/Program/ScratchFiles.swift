import Glibc

/// A corpus on disk, and files for results; `deinit` removes all of them.
final class ScratchFiles {
  private let directory: String

  /// The path of the corpus.
  var input: String { "\(directory)/input" }

  private var output: String { "\(directory)/output" }
  private var report: String { "\(directory)/report" }

  init(_ corpus: Corpus) throws {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) }
    var name = Array("\(parent ?? "/tmp")/thumbindex-bench-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else {
      throw BenchmarkError("no temporary directory can be made")
    }
    directory = String(
      decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let file = unsafe fopen("\(directory)/input", "w") else {
      throw BenchmarkError("cannot write to '\(directory)'")
    }
    unsafe _ = fwrite(corpus.bytes, 1, corpus.bytes.count, file)
    guard unsafe fclose(file) == 0 else {
      throw BenchmarkError("cannot write to '\(directory)'")
    }
  }

  deinit {
    for file in [input, output, report] { unsafe _ = unlink(file) }
    unsafe _ = rmdir(directory)
  }

  /// Sorts the corpus into a file with a program, and waits for the program.
  func sort(_ command: [String], _ environment: String) throws -> Sample {
    // If the old output stayed, some programs would write over it and take its
    // memory, and others would not.
    unsafe _ = unlink(output)
    let sample = try run(command + ["-o", output, input], environment)
    guard fileSize(output) == fileSize(input) else {
      throw BenchmarkError("'\(command[0])' has lost bytes")
    }
    return sample
  }

  /// Runs a program; returns the milliseconds that it measures.
  ///
  /// The program writes them to a file, its last argument.
  func milliseconds(_ command: [String]) throws -> Double {
    guard succeeds(command + [report]), let text = contents(of: report),
      let milliseconds = Double(String(decoding: text, as: UTF8.self))
    else {
      throw BenchmarkError("'\(command.joined(separator: " "))' has failed")
    }
    return milliseconds
  }

  func run(_ command: [String], _ environment: String) throws -> Sample {
    try ProcessRun.sample(of: command, environment, report: report)
  }
}
