import ThumbIndex

extension RecordSorter {
  /// The first record that is out of order, and its line number; `nil` if all
  /// are in order.
  ///
  /// With `-u`, equal records are out of order, too. The check keeps only two
  /// blocks at a time.
  func firstDisorder(
    in input: InputFiles, size: Int?
  ) throws(Failure) -> (line: Int, text: String)? {
    let reader = RecordReader(input, format, progress)
    progress.begin("checking", of: size)
    let limit = min(memory.bytes, 1 << 26) / 2
    var previous: RecordBlock?
    while let block = try reader.next(
      limit: limit, for: .merging, threads: threads)
    {
      if let previous, try isDisorder(previous, previous.count - 1, block, 0) {
        return found(block, 0)
      }
      for row in 1..<max(block.count, 1)
      where try isDisorder(block, row - 1, block, row) {
        return found(block, row)
      }
      previous = block
    }
    return nil
  }

  private func found(
    _ block: RecordBlock, _ row: Int
  ) -> (line: Int, text: String) {
    let text = unsafe String(decoding: block.bytes(row), as: UTF8.self)
    return (block.lineNumber(row), text)
  }

  private func isDisorder(
    _ left: RecordBlock, _ leftRow: Int, _ right: RecordBlock, _ rightRow: Int
  ) throws(Failure) -> Bool {
    switch try left.compare(leftRow, right, rightRow, ties) {
    case .less: false
    case .equal: isUnique
    case .greater: true
    }
  }
}
