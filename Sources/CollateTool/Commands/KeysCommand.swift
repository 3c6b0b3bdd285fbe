import ThumbIndex

/// `collate keys`: writes each line with its sort key and other columns for a
/// database.
///
/// It reads and writes lines in blocks, so its memory is bounded.
struct KeysCommand {
  private let arguments: Arguments
  private let files: [FilePath]
  private let input: InputFiles
  private let header: Header
  private let format: RecordFormat
  private let rows: KeyRowFormat
  private let threads: Int?

  /// The number of bytes that a block of lines and their keys may take.
  private static let blockSize = 1 << 23

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    threads = try arguments.count(.parallel)
    // Finds mistakes before any input is read.
    let keys = try KeySelection(arguments)
    let columns = try arguments.words(Option.columns)
    try KeyRowFormat.check(columns, keys, arguments)
    if keys.kinds.contains(.random) {
      throw .usage("keys in random order cannot be stored", arguments.command)
    }
    _ = try SearchOptions(arguments)
    files = try arguments.inputFiles()
    try checkReadable(files)
    input = InputFiles(files, keys.syntax)
    header = keys.syntax.mayHaveHeader ? try input.readHeader() : .none
    var format = try RecordFormat(
      arguments, keys, keys.syntax.headerCount > 0 ? header : nil)
    rows = try KeyRowFormat(columns, format, arguments)
    if let collation = rows.collation { format.file(by: collation) }
    self.format = format
  }

  func perform() throws(Failure) -> Int32 {
    if arguments.has(.debug) { format.explain() }
    var output = try Output(OutputTarget(arguments))
    if arguments.has(.fingerprint) {
      try output.write(
        StoredKeys.headerStart + format.fingerprint
          + format.keysFingerprint + rows.fingerprint)
      output.write(format.terminator)
    }
    try output.write(rows.header(header))
    let reader = RecordReader(
      input, format, expectedSize: totalSize(of: files))
    while let block = try reader.next(
      limit: Self.blockSize, for: .keys, threads: threads)
    {
      try KeyRowWriter(rows, block).write(
        threads: ThreadCount(threads), to: &output)
    }
    try output.finish()
    return 0
  }
}
