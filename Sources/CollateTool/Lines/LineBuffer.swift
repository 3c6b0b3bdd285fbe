import ThumbIndex

/// The bytes of all input files, with the range of each line.
///
/// The input is read, not mapped: if another process shortened a mapped file,
/// the tool would crash. Nothing changes after `init`.
final class LineBuffer: @unchecked Sendable {
  private var buffer = ByteBuffer(expectedSize: 0)

  /// The range of each line without its terminator.
  private(set) var lines: [Range<Int>] = []

  /// The files that were read, and the place of each line.
  private(set) var places = RecordPlaces()

  /// The first header that is not empty.
  ///
  /// All files that are not empty have an equal header.
  private(set) var header = Header.none

  /// Reads files one after the other.
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
    for file in files {
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

  /// Whether a line comes before another by their bytes.
  func areBytesInIncreasingOrder(
    _ left: Range<Int>, _ right: Range<Int>
  ) -> Bool {
    unsafe compareBytes(bytes[rebasing: left], bytes[rebasing: right]) < 0
  }

  private func read(_ path: FilePath, terminator: UInt8) throws(SystemError) {
    let file = try FileDescriptor.open(path)
    defer { if path != .standardInput { try? file.close() } }
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
    let first = lines.count
    if first == 0 { lines.reserveCapacity((buffer.count - begin) / 16) }
    var records: [Range<Int>] = []
    var finder = RecordFinder(syntax, from: begin)
    do throws(RecordFault) {
      unsafe try finder.find(
        in: bytes, most: syntax.headerCount, isAtEnd: true,
        appendingTo: &records)
      finder = RecordFinder(syntax, from: finder.begin)
      unsafe try finder.find(
        in: bytes, most: .max, isAtEnd: true, appendingTo: &lines)
    } catch {
      throw unsafe ill(file, error, in: bytes, from: begin, line: 1)
    }
    if let last = records.last {
      let own = unsafe Header(
        bytes: Array(bytes[begin...last.upperBound]),
        records: records.map {
          $0.lowerBound - begin..<$0.upperBound - begin
        }, origin: file)
      if header.bytes.isEmpty { header = own }
      try own.check(against: header)
    }
    places.begin(file, at: first, headerLineCount: header.lineCount)
    places.add(finder.extraLines, from: first)
  }
}
