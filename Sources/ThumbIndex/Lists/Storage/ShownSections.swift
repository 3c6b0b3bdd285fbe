/// The sections that a list shows, in order: the number of each section's group,
/// and of the rows above.
///
/// They are in blocks, as the rows of a section are: a change costs a block, and
/// copies share the others.
struct ShownSections: Sendable {
  /// The numbers of the groups; the blocks have them in place of slots.
  private var blocks = RowBlocks()

  /// For each block, the number of rows in it above each of its sections.
  private var startsInBlocks: [[Int]] = []

  /// The number of rows above each block, then that of all rows.
  private var blockStarts: [Int] = [0]

  init() {}

  /// - Parameter rowCount: Returns the number of rows shown of a group.
  init(
    _ groups: some Sequence<GroupNumber>, rowCount: (GroupNumber) -> Int
  ) {
    replace([], with: groups.map { (0, $0) }, rowCount: rowCount)
  }

  /// The number of all rows.
  var rowCount: Int { blockStarts[blockStarts.count - 1] }

  /// The number of rows above a section; that of all rows at the end.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func start(of position: Int) -> Int {
    if position == blocks.count { return rowCount }
    let (block, index) = blocks.place(ofRow: position)
    return blockStarts[block] + startsInBlocks[block][index]
  }

  /// The number of rows in a section.
  func rowCount(at position: Int) -> Int {
    let (block, index) = blocks.place(ofRow: position)
    let starts = startsInBlocks[block]
    let end =
      index + 1 < starts.count
      ? starts[index + 1] : blockStarts[block + 1] - blockStarts[block]
    return end - starts[index]
  }

  /// The position of the section that has a row.
  func position(ofRow row: Int) -> Int {
    // If several sections have the same start, only the last has rows.
    let block = blockStarts.partitioningIndex { $0 > row } - 1
    let first = blockStarts[block]
    return blocks.starts[block]
      + startsInBlocks[block].partitioningIndex { first + $0 > row } - 1
  }

  /// The stretches of sections that differ from those of an old state; row
  /// numbers are positions.
  ///
  /// - Complexity: O(*b*) in the blocks, and O(*k*) in those that differ.
  func stretches(since old: ShownSections) -> [RowBlocks.Stretch] {
    blocks.stretches(since: old.blocks).compactMap { stretch in
      let (before, after) = (
        old.blocks.slots(in: stretch.old), blocks.slots(in: stretch.new)
      )
      let part = stretch.trimmed { before[$0] == after[$1] }
      return part.isEmpty ? nil : part
    }
  }
}

extension ShownSections: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { blocks.count }

  /// The number of the group at a position.
  subscript(position: Int) -> GroupNumber { GroupNumber(blocks[position]) }

  func makeIterator() -> IndexingIterator<[GroupNumber]> {
    groups(at: indices).makeIterator()
  }

  /// The numbers of the groups at some positions.
  func groups(at positions: Range<Int>) -> [GroupNumber] {
    blocks.slots(in: positions).map { GroupNumber($0) }
  }

  /// The first position whose group satisfies a predicate, which the groups at
  /// all later positions satisfy, too; the number of sections if there is none.
  ///
  /// - Complexity: O(log *s*) calls.
  func firstPosition(where isBehind: (GroupNumber) -> Bool) -> Int {
    blocks.firstRow { isBehind(GroupNumber($0)) }
  }

  func checkInvariants() throws(BrokenInvariant) {
    try blocks.checkInvariants()
  }
}

extension GroupNumber {
  fileprivate init(_ slot: Slot) { self.init(number: slot.number) }
}

extension Slot {
  fileprivate init(_ group: GroupNumber) { self.init(number: group.number) }
}

// MARK: - Changes

extension ShownSections {
  /// Removes sections and inserts others.
  ///
  /// - Parameters:
  ///   - removed: The positions of the sections to remove, ascending.
  ///   - arrivals: The groups to insert, in order, each with the number of
  ///     staying sections before it.
  ///   - rowCount: Returns the number of rows shown of a group.
  mutating func replace(
    _ removed: [Int], with arrivals: [(gap: Int, group: GroupNumber)],
    rowCount: (GroupNumber) -> Int
  ) {
    var counted = zip(startsInBlocks, blockStarts.indices).map {
      starts, block in
      (starts, blockStarts[block + 1] - blockStarts[block])
    }
    blocks.replace(removed, with: arrivals.map { ($0.gap, Slot($0.group)) }) {
      old, new in
      counted.replaceSubrange(old, with: new.map { countRows($0, rowCount) })
    }
    take(counted)
  }

  private mutating func take(_ counted: [(starts: [Int], count: Int)]) {
    startsInBlocks = counted.map(\.starts)
    blockStarts = [0]
    for (_, count) in counted { blockStarts.append(blockStarts.last! + count) }
  }

  /// Notes that sections may show other numbers of rows.
  ///
  /// - Complexity: O(*b*) in the blocks for each section; O(*s*) for many.
  mutating func recount(_ positions: [Int], rowCount: (GroupNumber) -> Int) {
    if positions.count > blocks.blocks.count {
      take(blocks.blocks.map { countRows($0, rowCount) })
      return
    }
    for position in positions {
      let more = rowCount(self[position]) - self.rowCount(at: position)
      if more == 0 { continue }
      let (block, index) = blocks.place(ofRow: position)
      for later in index + 1..<startsInBlocks[block].count {
        startsInBlocks[block][later] += more
      }
      for later in block + 1..<blockStarts.count { blockStarts[later] += more }
    }
  }

  /// A copy whose groups have other numbers.
  func renumbered(_ newNumber: (GroupNumber) -> GroupNumber) -> ShownSections {
    var sections = self
    sections.blocks = blocks.map { Slot(newNumber(GroupNumber($0))) }
    return sections
  }
}

/// The number of rows above each section of a block, and that of all its rows.
private func countRows(
  _ block: [Slot], _ rowCount: (GroupNumber) -> Int
) -> (starts: [Int], count: Int) {
  var count = 0
  countSectionSteps(block.count)
  let starts = block.map { group in
    defer { count += rowCount(GroupNumber(group)) }
    return count
  }
  return (starts, count)
}
