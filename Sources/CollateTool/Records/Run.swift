/// Sorted records in a temporary file.
struct Run {
  let file: TemporaryFile
  let range: Range<Int>
}

/// Writes runs to temporary files, one file in each directory, so that few
/// files are open.
final class RunWriter {
  private let directories: [FilePath]
  private var files: [(file: TemporaryFile, size: Int)] = []
  private(set) var runs: [Run] = []

  init(_ directories: [FilePath]) { self.directories = directories }

  /// Writes a run; the directories take turns.
  func write(
    _ body: (inout Output) throws(Failure) -> Void
  ) throws(Failure) {
    let index = runs.count % directories.count
    if index == files.count {
      files.append((try TemporaryFile(in: directories[index]), 0))
    }
    let (file, start) = files[index]
    var output = Output(appendingTo: file)
    try body(&output)
    try output.flush()
    files[index].size += output.size
    runs.append(Run(file: file, range: start..<files[index].size))
  }
}

/// The bytes of a run.
final class RunBytes: ByteSource {
  private let run: Run
  private var position: Int

  init(_ run: Run) {
    self.run = run
    position = run.range.lowerBound
  }

  func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    let room = unsafe UnsafeMutableRawBufferPointer(
      rebasing: buffer.prefix(run.range.upperBound - position))
    if unsafe room.isEmpty { return 0 }
    let count = unsafe try run.file.read(into: room, from: position)
    position += count
    return count
  }

  func openNext() -> Bool { false }

  var place: (file: FilePath, headerLines: Int)? { nil }
}
