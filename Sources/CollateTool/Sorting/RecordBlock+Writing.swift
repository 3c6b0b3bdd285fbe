import ThumbIndex

extension RecordBlock {
  /// Writes the records of some rows, in the given order.
  ///
  /// Threads gather records piece by piece, as fetching records from all over
  /// the block takes longer than writing them.
  func write(
    _ rows: [UInt32], to output: inout Output, threads: Int?, memory: Int
  ) throws(Failure) {
    let workers = min(ThreadCount(threads).count, 8)
    let capacity = min(max(memory / 128, 64), 1 << 20)
    let pieces = (0..<workers).map { _ in
      GatheredRecords(capacity: capacity)
    }
    guard let last = lines.last else { return }
    // The number of records to gather in a piece: slightly fewer than fit on
    // average.
    let average = last.upperBound / count + 1
    let turn = max(capacity / 8 * 7 / average, 1)
    var start = 0
    while start < rows.count {
      let turns = stride(from: start, to: rows.count, by: turn)
        .prefix(workers).map { $0..<min($0 + turn, rows.count) }
      Parallel.forEach(turns.count, threads: ThreadCount(turns.count)) {
        index in
        pieces[index].gather(rows, turns[index], of: self)
      }
      for (piece, range) in zip(pieces, turns) {
        unsafe try output.write(piece.bytes)
        for index in range.dropFirst(piece.recordCount) {
          unsafe try output.write(withTerminator(Int(rows[index])))
        }
      }
      start = turns.last!.upperBound
    }
  }
}
