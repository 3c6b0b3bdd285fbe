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
    _ body: (inout RunSink) throws(Failure) -> Void
  ) throws(Failure) {
    let index = runs.count % directories.count
    if index == files.count {
      files.append((try TemporaryFile(in: directories[index]), 0))
    }
    let (file, start) = files[index]
    var sink = RunSink(file)
    try body(&sink)
    files[index].size += try sink.finish()
    runs.append(Run(file: file, range: start..<files[index].size))
  }
}

/// Collects the records of a run, and writes them in large pieces.
struct RunSink: ~Copyable, RecordSink {
  private let file: TemporaryFile
  private var buffer: [UInt8] = []
  private var size = 0

  private static let bufferSize = 1 << 18

  init(_ file: TemporaryFile) { self.file = file }

  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count > Self.bufferSize {
      unsafe try file.append(UnsafeRawBufferPointer(bytes))
      size += bytes.count
    } else {
      unsafe buffer.append(contentsOf: bytes)
    }
  }

  /// Writes the remaining records and returns the size of the run.
  consuming func finish() throws(Failure) -> Int {
    try flush()
    return size
  }

  private mutating func flush() throws(Failure) {
    try unsafe buffer.withUnsafeBufferPointer { bytes throws(Failure) in
      unsafe try file.append(UnsafeRawBufferPointer(bytes))
    }
    size += buffer.count
    buffer.removeAll(keepingCapacity: true)
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
