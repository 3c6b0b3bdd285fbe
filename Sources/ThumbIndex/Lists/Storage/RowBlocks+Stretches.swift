extension RowBlocks {
  /// Rows between blocks that two states of a section share.
  struct Stretch {
    let old: Range<Int>
    let new: Range<Int>

    var isEmpty: Bool { old.isEmpty && new.isEmpty }

    /// The stretch without the rows at both ends that are the same.
    ///
    /// - Parameter areSame: Whether an old row is a new one; rows are counted
    ///   from the start of the stretch.
    func trimmed(areSame: (_ old: Int, _ new: Int) -> Bool) -> Stretch {
      let least = min(old.count, new.count)
      var start = 0
      while start < least, areSame(start, start) { start += 1 }
      var tail = 0
      while tail < least - start,
        areSame(old.count - 1 - tail, new.count - 1 - tail)
      {
        tail += 1
      }
      return Stretch(
        old: old.lowerBound + start..<old.upperBound - tail,
        new: new.lowerBound + start..<new.upperBound - tail)
    }
  }

  /// The stretches of rows, in order, that are not in blocks shared with an old
  /// state.
  ///
  /// - Complexity: O(*b*) in the blocks; O(*b* log *b*) if shared blocks have
  ///   changed places.
  func stretches(since old: RowBlocks) -> [Stretch] {
    func isShared(_ block: Int, _ oldBlock: Int) -> Bool {
      blocks[block].sharesMemory(with: old.blocks[oldBlock])
    }
    // Most edits change a block or two, so most blocks are shared at both ends.
    var start = 0
    let least = min(blocks.count, old.blocks.count)
    while start < least, isShared(start, start) { start += 1 }
    var (end, oldEnd) = (blocks.count, old.blocks.count)
    while end > start, oldEnd > start, isShared(end - 1, oldEnd - 1) {
      end -= 1
      oldEnd -= 1
    }
    var shared: [(old: Int, new: Int)] = []
    if start < end, start < oldEnd {
      // A slot is in one block of a list.
      var first: [Slot: Int] = [:]
      for block in start..<end { first[blocks[block][0]] = block }
      for oldBlock in start..<oldEnd {
        if let block = first[old.blocks[oldBlock][0]],
          isShared(block, oldBlock)
        {
          shared.append((oldBlock, block))
        }
      }
      shared = longestRise(shared.map(\.new)).map { shared[$0] }
    }
    shared.append((oldEnd, end))
    var stretches: [Stretch] = []
    var (next, oldNext) = (start, start)
    for (oldBlock, block) in shared {
      let stretch = Stretch(
        old: old.start(ofBlock: oldNext)..<old.start(ofBlock: oldBlock),
        new: self.start(ofBlock: next)..<self.start(ofBlock: block))
      if !stretch.isEmpty { stretches.append(stretch) }
      (next, oldNext) = (block + 1, oldBlock + 1)
    }
    return stretches
  }

  /// The number of rows before a block; that of all rows after the last.
  private func start(ofBlock block: Int) -> Int {
    block < starts.count ? starts[block] : count
  }
}
