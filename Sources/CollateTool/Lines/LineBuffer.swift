import ThumbIndex

/// The bytes of all input files, with the range of each line.
///
/// The input is read, not mapped: if another process shortened a mapped file,
/// the tool would crash. Nothing changes after `init`.
@safe final class LineBuffer: @unchecked Sendable {
  private var buffer = ByteBuffer(expectedSize: 0)

  /// The range of each line without its terminator.
  private(set) var lines: [Range<Int>] = []

  /// The files that were read, each with the range of its ``lines``.
  private(set) var files: [(path: FilePath, rows: Range<Int>)] = []

  /// The first header that is not empty.
  ///
  /// All files that are not empty have an equal header.
  private(set) var header = Header(
    bytes: [], records: [], origin: .standardInput)

  private var extraLines: [ExtraLines] = []

  /// Reads files one after the other; no files mean standard input.
  ///
  /// - Parameters:
  ///   - files: The files, `-` for standard input.
  ///   - syntax: The syntax of lines and headers. A file that ends without a
  ///     terminator gets one.
  ///   - passOver: Called for a file that cannot be read; throws the error
  ///     again, or returns to go on.
  init(
    reading files: [FilePath], _ syntax: RecordSyntax,
    passOver: (Failure) throws(Failure) -> Void
  ) throws(Failure) {
    for file in files.isEmpty ? [.standardInput] : files {
      let begin = buffer.count
      do throws(SystemError) {
        try read(file, terminator: syntax.terminator)
      } catch {
        buffer.count = begin
        try passOver(
          .trouble("cannot read '\(file)': \(error.description)"))
        continue
      }
      try split(file, from: begin, syntax)
    }
  }

  /// Reads files; fails if one of them cannot be read.
  convenience init(
    reading files: [FilePath], _ syntax: RecordSyntax
  ) throws(Failure) {
    try self.init(reading: files, syntax) { failure throws(Failure) in
      throw failure
    }
  }

  /// All bytes.
  var bytes: UnsafeBufferPointer<UInt8> { unsafe buffer.bytes }

  /// The bytes of a line and its terminator.
  func withTerminator(_ line: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(
      rebasing: bytes[line.lowerBound...line.upperBound])
  }

  /// Whether a line comes before another by their bytes.
  func areBytesInIncreasingOrder(
    _ left: Range<Int>, _ right: Range<Int>
  ) -> Bool {
    unsafe compareBytes(
      UnsafeBufferPointer(rebasing: bytes[left]),
      UnsafeBufferPointer(rebasing: bytes[right])) < 0
  }

  /// The index in ``files`` of the file of a line.
  func file(ofRow row: Int) -> Int {
    // This skips files without lines.
    files.partitioningIndex { row < $0.rows.upperBound }
  }

  /// The number of a line in its file, counted from 1.
  func lineNumber(ofRow row: Int) -> Int {
    let first = files[file(ofRow: row)].rows.lowerBound
    let extra = { (row: Int) in self.extra(before: row) }
    return 1 + header.lineCount + row - first + extra(row) - extra(first)
  }

  /// How many lines before a record begin no record, counted through all files
  /// without their headers.
  private func extra(before row: Int) -> Int {
    let next = extraLines.partitioningIndex { $0.before > row }
    return next == 0 ? 0 : extraLines[next - 1].count
  }

  private func read(_ path: FilePath, terminator: UInt8) throws(SystemError) {
    let isStandardInput = path == .standardInput
    let file = isStandardInput ? .standardInput : try FileDescriptor.open(path)
    defer { if !isStandardInput { try? file.close() } }
    let begin = buffer.count
    try buffer.append(contentsOf: file)
    if buffer.count > begin, unsafe bytes.last != terminator {
      buffer.append(terminator)
    }
  }

  /// Finds the lines of the file that was read last.
  private func split(
    _ file: FilePath, from begin: Int, _ syntax: RecordSyntax
  ) throws(Failure) {
    var found: [Range<Int>] = []
    found.reserveCapacity((buffer.count - begin) / 16)
    var finder = RecordFinder(syntax, from: begin)
    do throws(RecordFault) {
      try unsafe finder.find(
        in: bytes, most: .max, isAtEnd: true, appendingTo: &found)
    } catch {
      let lines = unsafe bytes[begin..<error.place]
        .count { $0 == UInt8(ascii: "\n") }
      throw ill(file, line: 1 + lines, error)
    }
    let headerCount = min(syntax.headerCount, found.count)
    if headerCount > 0 {
      let end = found[headerCount - 1].upperBound + 1
      let own = unsafe Header(
        bytes: Array(bytes[begin..<end]),
        records: found[..<headerCount].map {
          $0.lowerBound - begin..<$0.upperBound - begin
        }, origin: file)
      if header.bytes.isEmpty { header = own }
      try own.check(against: header)
    }
    let first = lines.count
    var sum = extraLines.last?.count ?? 0
    for lines in finder.extraLines where lines.before > headerCount {
      sum += lines.count
      extraLines.append(
        ExtraLines(before: lines.before - headerCount + first, count: sum))
    }
    if lines.isEmpty, headerCount == 0 {
      lines = found
    } else {
      lines += found[headerCount...]
    }
    files.append((file, first..<lines.count))
  }
}
