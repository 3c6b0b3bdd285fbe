/// The slots of a section's rows, in order, in blocks of some hundreds.
///
/// An edit changes a block, and the starts of later blocks.
struct RowBlocks: Sendable {
  static let maximumBlockSize = 400
  private static let newBlockSize = 320

  private(set) var blocks: [[Slot]] = []

  /// The number of rows before each block.
  private(set) var starts: [Int] = []

  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  init() {}

  init(_ slots: some Collection<Slot>) {
    append(contentsOf: slots)
  }

  mutating func append(contentsOf slots: some Collection<Slot>) {
    var rest = slots[...]
    while !rest.isEmpty {
      let block = rest.prefix(Self.newBlockSize)
      append(block: block)
      rest = rest.dropFirst(block.count)
    }
  }

  /// Adds slots, given as the rows of what was sorted.
  mutating func append(sorted rows: some Collection<UInt32>) {
    append(contentsOf: rows.lazy.map { Slot(number: $0) })
  }

  /// Adds the slots of a block.
  private mutating func append(block: some Collection<Slot>) {
    if block.isEmpty { return }
    starts.append(count)
    // The copy takes no more memory than its slots need.
    blocks.append(Array(block))
    count += block.count
  }

  /// The slot of a row.
  ///
  /// - Complexity: O(log *n*).
  subscript(row: Int) -> Slot {
    let (block, index) = place(ofRow: row)
    return blocks[block][index]
  }

  /// The slots from a row to the end of its block.
  func stretch(fromRow row: Int) -> ArraySlice<Slot> {
    let (block, index) = place(ofRow: row)
    return blocks[block][index...]
  }

  /// The block of a row, and the row's index in the block.
  func place(ofRow row: Int) -> (block: Int, index: Int) {
    let block = block(ofRow: row)
    return (block, row - starts[block])
  }

  /// The number of the last block that starts at or before a row.
  private func block(ofRow row: Int) -> Int {
    starts.partitioningIndex { $0 > row } - 1
  }

  /// The first row whose slot satisfies a predicate; the number of rows if none
  /// does.
  ///
  /// All later rows must satisfy the predicate, too.
  ///
  /// - Complexity: O(log *n*) calls.
  func firstRow(where isBehind: (_ slot: Slot) -> Bool) -> Int {
    // The keys of two rows are far apart in memory. A branch lets the processor
    // fetch the next key while it still compares; a conditional move does not.
    let next = blocks.partitioningIndex { _slowPath(isBehind($0[0])) }
    guard next > 0 else { return 0 }
    let block = blocks[next - 1]
    return starts[next - 1]
      + block.partitioningIndex { _slowPath(isBehind($0)) }
  }

  /// The blocks with other slots.
  func map(_ newSlot: (Slot) -> Slot) -> RowBlocks {
    var rows = self
    rows.blocks = blocks.map { $0.map(newSlot) }
    return rows
  }

  func forEach(_ body: (_ slot: Slot) -> Void) {
    for block in blocks {
      for slot in block { body(slot) }
    }
  }

  /// The slots of some rows.
  func slots(in rows: Range<Int>) -> [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(rows.count)
    while slots.count < rows.count {
      slots += stretch(fromRow: rows.lowerBound + slots.count)
        .prefix(rows.count - slots.count)
    }
    return slots
  }

  var slots: [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    forEach { slots.append($0) }
    return slots
  }
}

extension RowBlocks {
  /// The rows whose slots are in a set.
  ///
  /// - Parameter range: The numbers of the rows that may be in the set.
  /// - Complexity: O(*n*) in the length of the range.
  func rows(in set: RowSet, at range: Range<Int>) -> RowBlocks {
    let words = set.words.span
    var part = RowBlocks()
    var next: [Slot] = []
    var kept = 0
    if range.isEmpty { return part }
    for number in block(ofRow: range.lowerBound)..<blocks.count {
      let start = starts[number]
      if start >= range.upperBound { break }
      let block = blocks[number]
      let room = kept + block.count
      if next.count < room {
        next += repeatElement(Slot(0), count: room - next.count)
      }
      var slots = next.mutableSpan
      let (first, end) = (range.lowerBound - start, range.upperBound - start)
      for index in max(0, first)..<min(block.count, end) {
        let slot = block[index]
        // A processor could not predict a branch on the bit.
        slots[kept] = slot
        let word = Int(slot.number >> 6)
        if word < words.count {
          kept &+= Int(words[word] &>> UInt64(slot.number) & 1)
        }
      }
      while kept >= Self.newBlockSize {
        part.append(block: next[..<Self.newBlockSize])
        next.removeFirst(Self.newBlockSize)
        kept -= Self.newBlockSize
      }
    }
    part.append(block: next[..<kept])
    return part
  }

  /// The rows whose slots are in a set.
  ///
  /// - Complexity: O(*n*).
  func rows(in set: RowSet) -> RowBlocks { rows(in: set, at: 0..<count) }

  /// The runs of rows whose slots are not in a set.
  ///
  /// - Complexity: O(*n*).
  func rows(notIn set: RowSet) -> RowRuns {
    var runs = RowRuns()
    // The start of the current run of rows that are not in the set.
    var start = 0
    var row = 0
    for block in blocks {
      for slot in block {
        if set.contains(slot.number) {
          runs.append(start..<row)
          start = row + 1
        }
        row += 1
      }
    }
    runs.append(start..<row)
    return runs
  }

  /// The rows whose numbers are in a set.
  ///
  /// - Parameters:
  ///   - numbers: A set of row numbers, counted as in ``RowRanks``.
  ///   - first: The number of the first row in these blocks.
  /// - Complexity: O(*k*) in the rows of the set, plus one step for each 64
  ///   rows.
  func rows(at numbers: RowSet, from first: Int) -> RowBlocks {
    var part = RowBlocks()
    var next: [Slot] = []
    // A copy of the block of the current row: reading the array of blocks each
    // time is slow.
    var block: [Slot] = []
    var rows = 0..<0
    var number = -1
    numbers.forEachRun(in: first..<first + count) { run in
      var row = run.lowerBound - first
      let end = run.upperBound - first
      while row < end {
        if row >= rows.upperBound {
          repeat {
            number += 1
          } while number + 1 < starts.count
            && starts[number + 1] <= row
          block = blocks[number]
          rows = starts[number]..<starts[number] + block.count
        }
        let run = row..<min(end, rows.upperBound)
        if run.count == 1 {
          next.append(block[row - rows.lowerBound])
        } else {
          next +=
            block[
              run.lowerBound - rows.lowerBound..<run.upperBound
                - rows.lowerBound]
        }
        if next.count >= Self.newBlockSize {
          part.append(block: next[...])
          next.removeAll(keepingCapacity: true)
        }
        row = run.upperBound
      }
    }
    part.append(block: next[...])
    return part
  }
}

extension RowBlocks {
  /// Gives rows other slots.
  ///
  /// - Complexity: O(log *n*) for each row; a block that a copy shares is copied.
  mutating func renew(_ rows: [(row: Int, slot: Slot)]) {
    for (row, slot) in rows {
      let block = block(ofRow: row)
      blocks[block][row - starts[block]] = slot
    }
  }

  /// Removes rows and inserts others.
  ///
  /// - Parameters:
  ///   - removed: The rows to remove, ascending.
  ///   - arrivals: The slots to insert, in order, each with the number of
  ///     staying rows before it.
  ///   - note: Called each time that blocks take the place of others, for what is
  ///     kept for each block.
  /// - Complexity: O(*b*) in the number of blocks, for each changed block.
  mutating func replace(
    _ removed: [Int], with arrivals: [(gap: Int, slot: Slot)],
    _ note: (_ old: Range<Int>, _ new: ArraySlice<[Slot]>) -> Void = { _, _ in }
  ) {
    if removed.isEmpty && arrivals.isEmpty { return }
    if blocks.isEmpty {
      append(contentsOf: arrivals.map(\.slot))
      note(0..<0, blocks[...])
      return
    }
    count += arrivals.count - removed.count
    var removed = removed[...]
    var arrivals = targets(of: arrivals, without: removed)[...]
    // From the end, so that the starts of earlier blocks stay valid.
    while let last = [removed.last, arrivals.last?.row].compactMap(\.self).max()
    {
      let number = block(ofRow: last)
      let leaving = removed.suffix { $0 >= starts[number] }
      let coming = arrivals.suffix { $0.row >= starts[number] }
      removed = removed.dropLast(leaving.count)
      arrivals = arrivals.dropLast(coming.count)
      let (old, new) = change(number, leaving, coming)
      note(old, blocks[new])
    }
  }

  /// The inserted slots, each with the number of the old row before which the
  /// slot is inserted.
  private func targets(
    of arrivals: [(gap: Int, slot: Slot)], without removed: ArraySlice<Int>
  ) -> [(row: Int, slot: Slot)] {
    var passed = 0
    return arrivals.map { arrival in
      while passed < removed.count, removed[passed] - passed < arrival.gap {
        passed += 1
      }
      return (arrival.gap + passed, arrival.slot)
    }
  }

  /// - Returns: The old numbers of blocks, and the new ones of those in their place.
  private mutating func change(
    _ number: Int, _ leaving: ArraySlice<Int>,
    _ coming: ArraySlice<(row: Int, slot: Slot)>
  ) -> (old: Range<Int>, new: Range<Int>) {
    let start = starts[number]
    let block = merge(blocks[number], at: start, leaving, coming)
    shiftStarts(after: number, by: coming.count - leaving.count)
    if block.isEmpty || block.count > Self.maximumBlockSize {
      // An empty block is removed; a block that is too large is divided.
      let parts = RowBlocks(block)
      blocks.replaceSubrange(number...number, with: parts.blocks)
      starts.replaceSubrange(
        number...number, with: parts.starts.map { $0 + start })
      return (number..<number + 1, number..<number + parts.blocks.count)
    }
    blocks[number] = block
    let isJoined = joinWithNext(number)
    return (number..<number + (isJoined ? 2 : 1), number..<number + 1)
  }

  private func merge(
    _ block: [Slot], at start: Int, _ leaving: ArraySlice<Int>,
    _ coming: ArraySlice<(row: Int, slot: Slot)>
  ) -> [Slot] {
    var merged: [Slot] = []
    merged.reserveCapacity(block.count + coming.count)
    var leaving = leaving
    var next = start
    func take(upTo end: Int) {
      while let row = leaving.first, row < end {
        merged += block[next - start..<row - start]
        next = row + 1
        leaving.removeFirst()
      }
      merged += block[next - start..<end - start]
      next = end
    }
    for (row, slot) in coming {
      take(upTo: row)
      merged.append(slot)
    }
    take(upTo: start + block.count)
    return merged
  }

  private mutating func shiftStarts(after number: Int, by shift: Int) {
    guard shift != 0 else { return }
    for next in number + 1..<max(number + 1, starts.count) {
      starts[next] += shift
    }
  }

  /// Joins a block with the next if both are small, so that removals do not
  /// leave many small blocks.
  ///
  /// - Returns: Whether it joins them.
  private mutating func joinWithNext(_ number: Int) -> Bool {
    guard number + 1 < blocks.count,
      blocks[number].count + blocks[number + 1].count < Self.newBlockSize / 2
    else { return false }
    blocks[number] += blocks[number + 1]
    blocks.remove(at: number + 1)
    starts.remove(at: number + 1)
    return true
  }
}

extension ArraySlice {
  /// The longest suffix whose elements all satisfy a predicate.
  fileprivate func suffix(while predicate: (Element) -> Bool) -> ArraySlice {
    var start = endIndex
    while start > startIndex, predicate(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}

/// Rows of a section as runs of neighbours, ascending.
struct RowRuns: Sendable {
  private(set) var ranges: [Range<Int>] = []

  init() {}

  /// The runs of some rows, given in any order.
  init(_ rows: some Sequence<Int>) {
    for row in rows.sorted() { append(row..<row + 1) }
  }

  /// The run of the first `count` rows.
  init(below count: Int) { append(0..<count) }

  var isEmpty: Bool { ranges.isEmpty }

  /// The number of rows.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Adds rows after all rows so far.
  mutating func append(_ rows: Range<Int>) {
    if rows.isEmpty { return }
    if let last = ranges.last, last.upperBound == rows.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<rows.upperBound
    } else {
      ranges.append(rows)
    }
  }

  /// Adds rows that may lie between the rows so far.
  mutating func add(_ other: RowRuns) {
    if isEmpty {
      self = other
    } else if !other.isEmpty {
      let all = (ranges + other.ranges).sorted { $0.lowerBound < $1.lowerBound }
      ranges = []
      for range in all { append(range) }
    }
  }

  /// A copy with more rows, given in any order.
  func adding(_ rows: [Int]) -> RowRuns {
    if rows.isEmpty { return self }
    var runs = self
    runs.add(RowRuns(rows))
    return runs
  }
}
