/// Where the bytes of records come from, file by file and piece by piece.
protocol ByteSource: AnyObject {
  /// Reads some bytes of the file that is open into a buffer that is not empty;
  /// 0 at its end, or when none is open.
  ///
  /// The last record is terminated, also where the input does not do it.
  func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int

  /// Opens the next file; `false` when there is none left.
  func openNext() throws(Failure) -> Bool

  /// The file that is open, and how many lines of it are header, for messages.
  var place: (file: FilePath, headerLines: Int)? { get }
}
