/// Where the bytes of records come from, piece by piece.
protocol ByteSource: AnyObject {
  /// Reads some bytes into a buffer that is not empty; 0 at the end.
  ///
  /// The last record is terminated, also where the input does not do it.
  func read(
    into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int
}
