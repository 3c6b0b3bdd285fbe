/// A source of records' bytes, file by file and piece by piece.
protocol ByteSource: AnyObject {
  /// Reads some bytes of the open file into a buffer that is not empty; 0 at
  /// its end, or when no file is open.
  ///
  /// It adds a terminator where the last record has none.
  func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int

  /// Opens the next file; `false` when there is none.
  func openNext() throws(Failure) -> Bool

  /// The open file, and the number of lines of its header, for messages.
  var place: (file: FilePath, headerLines: Int)? { get }
}
