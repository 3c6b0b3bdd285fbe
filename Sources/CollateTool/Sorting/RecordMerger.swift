import ThumbIndex

/// Merges streams of sorted records with a tree of losers, which compares a
/// record once on each tree level.
///
/// Unsafe for speed: the tree is used through pointers.
@safe struct RecordMerger: ~Copyable {
  private let streams: [RecordStream]
  private let ties: Ties
  private let isFirstDescending: Bool

  /// The current block of each stream, and the block's next record.
  private let heads: UnsafeMutablePointer<Head>

  /// The stream that lost at each node; at 0, the winner of all streams.
  private let losers: UnsafeMutablePointer<Int>

  private struct Head {
    /// `nil` when the stream has ended.
    var block: RecordBlock?
    var row = 0
    /// The first eight bytes of the record's first key; `nil` without a record.
    var prefix: UInt64?
  }

  /// - Parameters:
  ///   - streams: The streams, at least one. Of equal records, those of earlier
  ///     streams come first.
  ///   - ties: How records with equal keys are ordered.
  init(
    _ streams: [RecordStream], _ format: RecordFormat, _ ties: Ties
  ) throws(Failure) {
    self.streams = streams
    self.ties = ties
    isFirstDescending = format.directions[0] == .descending
    unsafe heads = .allocate(capacity: streams.count)
    unsafe heads.initialize(repeating: Head(), count: streams.count)
    unsafe losers = .allocate(capacity: streams.count)
    for index in streams.indices {
      unsafe heads[index].block = try streams[index].nextBlock()
      loadPrefix(index)
    }
    unsafe losers[0] = try play(streams.count > 1 ? 1 : streams.count)
  }

  deinit {
    unsafe heads.deinitialize(count: streams.count)
    unsafe heads.deallocate()
    unsafe losers.deallocate()
  }

  /// Writes all records in order; `isUnique` keeps only the first of equal
  /// records.
  mutating func write(
    to output: inout Output, isUnique: Bool, _ progress: Progress
  ) throws(Failure) {
    var last: (block: RecordBlock, row: Int)?
    var unreported = 0
    while true {
      let winner = unsafe losers[0]
      guard let block = unsafe heads[winner].block else { return }
      let row = unsafe heads[winner].row
      let bytes = unsafe block.withTerminator(row)
      unreported += bytes.count
      if unreported > 1 << 20 {
        progress.advance(by: unreported)
        unreported = 0
      }
      if isUnique {
        let isRepeated = try last.map { last throws(Failure) in
          try last.block.compare(last.row, block, row) == .equal
        }
        if isRepeated != true {
          unsafe try output.write(bytes)
          last = (block, row)
        }
      } else {
        unsafe try output.write(bytes)
      }
      try advance(winner, block)
    }
  }

  /// Moves to the next record of a stream, and plays that record against the
  /// losers on its way up the tree.
  private mutating func advance(
    _ index: Int, _ block: RecordBlock
  ) throws(Failure) {
    unsafe heads[index].row += 1
    if unsafe heads[index].row == block.count {
      unsafe heads[index].block = try streams[index].nextBlock()
      unsafe heads[index].row = 0
    }
    loadPrefix(index)
    var winner = index
    var node = (streams.count + index) / 2
    while node > 0 {
      let rival = unsafe losers[node]
      if try precedes(rival, winner) {
        unsafe losers[node] = winner
        winner = rival
      }
      node /= 2
    }
    unsafe losers[0] = winner
  }

  private func loadPrefix(_ index: Int) {
    unsafe heads[index].prefix = heads[index].block?.keys[0]!.prefix(
      ofRow: heads[index].row)
  }

  /// Plays all matches below a node and returns the winner.
  private func play(_ node: Int) throws(Failure) -> Int {
    if node >= streams.count { return node - streams.count }
    let left = try play(2 * node)
    let right = try play(2 * node + 1)
    let isRightFirst = try precedes(right, left)
    unsafe losers[node] = isRightFirst ? left : right
    return isRightFirst ? right : left
  }

  /// Whether the next record of a stream comes before that of another.
  private func precedes(
    _ left: Int, _ right: Int
  ) throws(Failure) -> Bool {
    guard let leftPrefix = unsafe heads[left].prefix else { return false }
    guard let rightPrefix = unsafe heads[right].prefix else { return true }
    if leftPrefix != rightPrefix {
      return (leftPrefix < rightPrefix) != isFirstDescending
    }
    return try precedesInTie(left, right)
  }

  private func precedesInTie(
    _ left: Int, _ right: Int
  ) throws(Failure) -> Bool {
    let (leftHead, rightHead) = unsafe (heads[left], heads[right])
    let order = try leftHead.block!.compare(
      leftHead.row, rightHead.block!, rightHead.row, ties)
    return order == .equal ? left < right : order == .less
  }
}
