import ThumbIndex

/// The bytes of all input files, with the range of each line.
///
/// The input is read, not mapped: if another process shortened a mapped file,
/// the tool would crash. Nothing changes after `init`.
final class LineBuffer: @unchecked Sendable {
  private var buffer: ByteBuffer

  /// The range of each line without its terminator.
  private(set) var lines: [Range<Int>] = []

  /// The files that were read, and the place of each line.
  private(set) var places = RecordPlaces()

  /// The first header that is not empty.
  ///
  /// All files that are not empty have an equal header.
  let header: Header

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
    passOver: @escaping (Failure) throws(Failure) -> Void = {
      failure throws(Failure) in throw failure
    }
  ) throws(Failure) {
    let input = InputFiles(files, syntax, passOver: passOver)
    // With room for one more piece, the buffer need not grow to find the end of
    // the last file.
    buffer = ByteBuffer(
      expectedSize: saturatingSum(
        totalSize(of: files) ?? 0, InputFiles.piece))
    while try input.openNext(), let (file, headerLines) = input.place {
      let begin = buffer.count
      if try !input.readAll(into: &buffer) { continue }
      let first = lines.count
      if first == 0 { lines.reserveCapacity((buffer.count - begin) / 16) }
      var finder = RecordFinder(syntax, from: begin)
      do throws(RecordFault) {
        unsafe try finder.find(
          in: buffer.bytes, most: .max, isAtEnd: true, appendingTo: &lines)
      } catch {
        throw unsafe ill(
          file, error, in: buffer.bytes, from: begin, line: 1 + headerLines)
      }
      places.begin(file, at: first, headerLineCount: headerLines)
      places.add(finder.extraLines, from: first)
    }
    header = input.header ?? .none
  }

  /// All bytes.
  var bytes: UnsafeBufferPointer<UInt8> { unsafe buffer.bytes }

  /// Whether a line comes before another by their bytes.
  func areBytesInIncreasingOrder(
    _ left: Range<Int>, _ right: Range<Int>
  ) -> Bool {
    unsafe compareBytes(bytes[rebasing: left], bytes[rebasing: right]) < 0
  }
}
