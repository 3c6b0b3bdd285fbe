import Glibc

/// Sorted records in a temporary file.
struct Run {
  let file: TemporaryFile

  /// The bytes of the file that the run takes up.
  let range: Range<Int>

  /// The program that has compressed the run; `nil` if none has.
  let program: CompressProgram?

  /// The number of bytes of the records.
  let size: Int
}

/// Writes runs to temporary files, one file in each directory, so that few
/// files are open.
final class RunWriter {
  private let directories: [FilePath]
  private let program: CompressProgram?
  private var files: [(file: TemporaryFile, size: Int)] = []
  private(set) var runs: [Run] = []

  /// - Parameter program: Compresses the runs, if there is one.
  init(_ directories: [FilePath], _ program: CompressProgram?) {
    self.directories = directories
    self.program = program
  }

  /// Writes a run; the directories take turns.
  func write(
    _ body: (inout Output) throws(Failure) -> Void
  ) throws(Failure) {
    let index = runs.count % directories.count
    if index == files.count {
      files.append((try TemporaryFile(in: directories[index]), 0))
    }
    let (file, start) = files[index]
    let running = try program.map { program throws(Failure) in
      try program.compress(into: file.file)
    }
    var output = Output(
      to: running?.pipe ?? file.file, named: file.name)
    do throws(Failure) {
      try body(&output)
      try output.flush()
    } catch {
      // The program, not a reader of the output, has closed the pipe.
      throw error.message == nil ? running?.endedEarly() ?? error : error
    }
    try running?.finish()
    files[index].size =
      running == nil ? start + output.size : try file.position()
    runs.append(
      Run(
        file: file, range: start..<files[index].size, program: program,
        size: output.size))
  }
}

/// The bytes of a run.
final class RunBytes: ByteSource {
  private let run: Run
  private var position: Int

  /// The program that decompresses the run, from the first read on.
  private var running: RunningProgram?

  init(_ run: Run) {
    self.run = run
    position = 0
  }

  func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    let room = unsafe UnsafeMutableRawBufferPointer(
      rebasing: buffer.prefix(run.size - position))
    if unsafe room.isEmpty {
      running = nil
      return 0
    }
    let count: Int
    if let program = run.program {
      count = unsafe try read(into: room, by: program)
    } else {
      count = unsafe try run.file.read(
        into: room, from: run.range.lowerBound + position)
    }
    position += count
    return count
  }

  /// Reads decompressed bytes.
  ///
  /// The program may go on with the runs after this one in the file, but no
  /// more is read from it than this run's bytes.
  private func read(
    into room: UnsafeMutableRawBufferPointer, by program: CompressProgram
  ) throws(Failure) -> Int {
    if running == nil {
      let file = try run.file.opened(at: run.range.lowerBound)
      defer { try? file.close() }
      running = try program.decompress(file)
    }
    guard let running, let pipe = running.pipe else { return 0 }
    do throws(SystemError) {
      let count = unsafe try pipe.read(into: room)
      if count > 0 { return count }
    } catch {
      throw running.failure(error)
    }
    try running.finish()
    throw .trouble(
      "the program '\(program.path)' has not decompressed all that it compressed"
    )
  }

  func openNext() -> Bool { false }

  var place: (file: FilePath, headerLines: Int)? { nil }
}
