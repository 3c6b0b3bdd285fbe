/// The sections that a list shows, in order: the number of each section's group,
/// and of the rows above.
///
/// They are in blocks, as the rows of a section are: a change costs a block, and
/// copies share the others.
struct ShownSections: Sendable {
  /// The numbers of the groups.
  private(set) var groups = RowBlocks()

  /// For each block, the number of rows in it above each of its sections.
  private var startsInBlocks: [[Int]] = []

  /// The number of rows above each block, then that of all rows.
  private var blockStarts: [Int] = [0]

  init() {}

  /// - Parameter rowCount: Returns the number of rows shown of a group.
  init(_ groups: some Collection<UInt32>, rowCount: (Int) -> Int) {
    replace([], with: groups.map { (0, Int($0)) }, rowCount: rowCount)
  }

  /// The number of all rows.
  var rowCount: Int { blockStarts[blockStarts.count - 1] }

  /// The number of rows above a section; that of all rows at the end.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func start(of position: Int) -> Int {
    if position == groups.count { return rowCount }
    let (block, index) = groups.place(ofRow: position)
    return blockStarts[block] + startsInBlocks[block][index]
  }

  /// The number of rows in a section.
  func rowCount(at position: Int) -> Int {
    let (block, index) = groups.place(ofRow: position)
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
    return groups.starts[block]
      + startsInBlocks[block].partitioningIndex { first + $0 > row } - 1
  }

  /// The stretches of sections that are others than in an old state; row numbers
  /// are positions.
  ///
  /// - Complexity: O(*b*) in the blocks, and O(*k*) in those that differ.
  func stretches(since old: ShownSections) -> [RowBlocks.Stretch] {
    groups.stretches(since: old.groups).compactMap { stretch in
      let (before, after) = (
        old.groups.slots(in: stretch.old), groups.slots(in: stretch.new)
      )
      let part = stretch.trimmed { before[$0] == after[$1] }
      return part.isEmpty ? nil : part
    }
  }
}

extension ShownSections: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { groups.count }

  /// The number of the group at a position.
  subscript(position: Int) -> Int { groups[position] }

  func makeIterator() -> IndexingIterator<[Int]> {
    groups.slots.makeIterator()
  }
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
    _ removed: [Int], with arrivals: [(gap: Int, slot: Int)],
    rowCount: (Int) -> Int
  ) {
    let old = groups
    groups.replace(removed, with: arrivals)
    var counted = zip(startsInBlocks, blockStarts.indices).map {
      starts, block in
      (starts, blockStarts[block + 1] - blockStarts[block])
    }
    // From the end, so that the numbers of earlier blocks stay valid.
    for stretch in groups.stretches(since: old).reversed() {
      counted.replaceSubrange(
        old.blocks(in: stretch.old),
        with: groups.blocks(in: stretch.new).map {
          count(inBlock: $0, rowCount)
        }
      )
    }
    take(counted)
  }

  /// The number of rows above each section of a block, and that of all its rows.
  private func count(
    inBlock block: Int, _ rowCount: (Int) -> Int
  ) -> (starts: [Int], count: Int) {
    var count = 0
    countSectionSteps(groups.blocks[block].count)
    let starts = groups.blocks[block].map { group in
      defer { count += rowCount(Int(group)) }
      return count
    }
    return (starts, count)
  }

  private mutating func take(_ counted: [(starts: [Int], count: Int)]) {
    startsInBlocks = counted.map(\.starts)
    blockStarts = [0]
    for (_, count) in counted { blockStarts.append(blockStarts.last! + count) }
  }

  /// Notes that sections may show other numbers of rows.
  ///
  /// - Complexity: O(*b*) in the blocks for each section; O(*s*) for many.
  mutating func recount(_ positions: [Int], rowCount: (Int) -> Int) {
    if positions.count > groups.blocks.count {
      take(groups.blocks.indices.map { count(inBlock: $0, rowCount) })
      return
    }
    for position in positions {
      let more = rowCount(self[position]) - self.rowCount(at: position)
      if more == 0 { continue }
      let (block, index) = groups.place(ofRow: position)
      for later in index + 1..<startsInBlocks[block].count {
        startsInBlocks[block][later] += more
      }
      for later in block + 1..<blockStarts.count { blockStarts[later] += more }
    }
  }

  /// A copy whose groups have other numbers.
  func renumbered(_ newNumber: (Int) -> Int) -> ShownSections {
    var sections = self
    sections.groups = groups.map { UInt32(newNumber(Int($0))) }
    return sections
  }
}
