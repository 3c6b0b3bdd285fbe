/// A source of records' bytes, file by file and piece by piece.
protocol ByteSource: AnyObject {
  /// Reads bytes of the open file into a nonempty buffer, and returns their
  /// number; 0 at the file's end, or if no file is open.
  ///
  /// If the file's last record has no terminator, the source adds one.
  func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int

  /// Opens the next file; `false` when there is none.
  func openNext() throws(Failure) -> Bool

  /// The open file, and the number of lines of its header; `nil` if no file is
  /// open, and always `nil` for a sorted run.
  var place: (file: FilePath, headerLines: Int)? { get }
}
