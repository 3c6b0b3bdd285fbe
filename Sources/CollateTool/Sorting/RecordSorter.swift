import Glibc
import ThumbIndex

/// Sorts and merges records within a limit of memory.
///
/// If records need more memory, sorted runs go to temporary files and are
/// merged.
///
/// Runs contain no keys. A merge makes the keys again, on threads that would
/// otherwise be idle. This takes about as long as writing and reading the keys
/// would, but runs need only half the disk space.
struct RecordSorter {
  let format: RecordFormat
  let ties: Ties
  let isUnique: Bool
  let memory: MemoryLimit
  let directories: [FilePath]

  /// Compresses temporary files, if there is one.
  let compressProgram: CompressProgram?
  let threads: Int?

  /// The largest number of sources to merge at once, if an option gives it.
  private let batchSize: Int?
  let progress: Progress

  /// A sorted source to merge.
  enum Source {
    /// A file, and whether it can be read ahead.
    case file(InputFiles, isRegular: Bool)
    case run(Run)
  }

  init(
    _ arguments: Arguments, _ format: RecordFormat, _ progress: Progress
  ) throws(Failure) {
    self.format = format
    self.progress = progress
    ties = Ties(arguments)
    isUnique = arguments.has(.unique)
    memory = try MemoryLimit(arguments)
    threads = try arguments.count(.parallel)
    batchSize = try arguments.count(.batchSize, least: 2)
    directories = arguments.temporaryDirectories
    compressProgram = arguments.path(.compressProgram)
      .map { CompressProgram(path: $0) }
  }

  /// Sorts files of `size` bytes (`nil` if unknown), and writes the result.
  func sort(
    _ input: InputFiles, size: Int?, openOutput: () throws(Failure) -> Output
  ) throws(Failure) {
    let reader = RecordReader(input, format, expectedSize: size, progress)
    progress.begin("reading", of: size)
    let runs = RunWriter(directories, compressProgram)
    while true {
      let block = try reader.next(
        limit: memory.bytes, for: .sorting, threads: threads)
      if reader.isAtEnd, runs.runs.isEmpty {
        // All records fit in memory.
        var output = try openOutput()
        if let block { try write(block, to: &output) }
        progress.end()
        return try output.finish()
      }
      guard let block else { break }
      try runs.write { output throws(Failure) in try write(block, to: &output) }
    }
    try merge(runs.runs.map { .run($0) }, size: size, openOutput: openOutput)
  }

  func merge(
    _ sources: [Source], size: Int?, openOutput: () throws(Failure) -> Output
  ) throws(Failure) {
    var sources = sources
    let ways = waysOfMerge
    while sources.count > ways {
      progress.begin("merging runs:", of: size)
      sources = try reduce(sources, to: ways)
    }
    progress.begin("merging", of: size)
    var output = try openOutput()
    try merge(sources, into: &output)
    progress.end()
    try output.finish()
  }

  /// Merges neighbouring sources until `ways` are left, but each source at most
  /// once; so more may be left.
  private func reduce(
    _ sources: [Source], to ways: Int
  ) throws(Failure) -> [Source] {
    var result: [Source] = []
    let runs = RunWriter(directories, compressProgram)
    var rest = sources[...]
    while !rest.isEmpty {
      // How many more sources there are now than the last merge may take.
      let excess = result.count + rest.count - ways
      let group = rest.prefix(min(ways, max(excess + 1, 1)))
      rest = rest.dropFirst(group.count)
      if group.count == 1 {
        result += group
      } else {
        try runs.write { output throws(Failure) in
          try merge(Array(group), into: &output)
        }
        result.append(.run(runs.runs.last!))
      }
    }
    return result
  }

  private func merge(
    _ sources: [Source], into output: inout Output
  ) throws(Failure) {
    if sources.isEmpty { return }
    // An eighth of the memory is for bytes read beyond blocks, and for gaps
    // between freed pieces.
    let limit = memory.bytes / 8 * 7 / sources.count
    let workers = min(ThreadCount(threads).count - 1, sources.count, 8)
    let threads = (0..<workers).compactMap { _ in ReadingThread() }
    // Waits for the threads, even after a failure, so that none is reading when
    // the tool ends.
    defer { for thread in threads { thread.finish() } }
    let streams = sources.enumerated().map { index, source in
      let (bytes, isRun, isReadAhead): (any ByteSource, Bool, Bool) =
        switch source {
        case .run(let run): (RunBytes(run), true, true)
        // Reading ahead from a pipe could wait for a writer that waits until
        // another pipe is read.
        case .file(let input, let isRegular): (input, false, isRegular)
        }
      return RecordStream(
        RecordReader(bytes, format, isRun: isRun), limit: limit,
        aheadOn: isReadAhead && !threads.isEmpty
          ? threads[index % threads.count] : nil)
    }
    var merger = try RecordMerger(streams, format, ties)
    try merger.write(to: &output, isUnique: isUnique, progress)
  }

  /// How many sources to merge at once: blocks should not be too small, and
  /// open files are limited.
  private var waysOfMerge: Int {
    // Some descriptors are for other open files.
    let descriptors = resourceLimit(RLIMIT_NOFILE) - 16
    var ways = max(8, min(memory.bytes >> 16, 256, descriptors))
    // A program runs for each run that it has compressed.
    if compressProgram != nil { ways = min(ways, 16) }
    return min(ways, batchSize ?? ways)
  }

  /// Writes the records of a block in sorted order.
  private func write(
    _ block: RecordBlock, to output: inout Output
  ) throws(Failure) {
    let order = try block.sorted(ties, threads: threads)
    try block.write(
      isUnique ? order.distinctRows : order.rows, to: &output,
      threads: threads, memory: memory.bytes)
  }
}
