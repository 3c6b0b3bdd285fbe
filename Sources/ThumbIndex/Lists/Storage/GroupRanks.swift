/// The caller's order of groups: that of letters, a listed one, or the one that
/// moves of sections have made.
///
/// A group in the order has a rank, which is its own. Ranks are in order by
/// numbers that are far apart, so that most moves change one number.
struct GroupRanks: Sendable {
  /// The rank of each group; `nil` for a group that is not in the order.
  private var ranks = ChunkedArray<GroupRank?>()

  /// The ranks of groups that do not exist now.
  private var absent: [SectionKey: GroupRank] = [:]

  /// For each rank the number that orders it.
  private var numbers = ChunkedArray<Int>()

  /// No number of a rank is above this one.
  private var top = 0

  /// All ranks in order; the blocks have them in place of slots.
  private var order = DerivedPart<RowBlocks>()

  /// How far apart the numbers of new ranks are.
  private static let distance = 1 << 32

  /// The lowest and the highest number, with room for differences and sums.
  private static let limits = -1 << 61...1 << 61

  /// Whether no group has, or had, a rank.
  var isEmpty: Bool { numbers.count == 0 }

  /// What orders a group among those with ranks; `nil` for a group that has none.
  subscript(group: GroupNumber) -> Int? {
    ranks[group].map { numbers[$0] }
  }

  /// Adds a group, with the rank that it had if it existed before.
  mutating func append(_ key: SectionKey) {
    // Looks at keys only if there are some: the process's first look-up in such
    // a dictionary would look up generic metadata, which takes time.
    ranks.append(absent.isEmpty ? nil : absent.removeValue(forKey: key))
  }

  /// Puts groups into the order, behind all others.
  mutating func list(_ groups: some Collection<GroupNumber>) {
    let new = groups.map { group in
      let rank = takeRank()
      ranks[group] = rank
      return rank
    }
    enter(new)
  }

  /// Takes a group out of the order.
  mutating func unlist(_ group: GroupNumber) { ranks[group] = nil }

  /// Takes all groups out of the order.
  mutating func unlistAll() {
    let count = ranks.count
    self = GroupRanks()
    ranks = ChunkedArray(count: count) { _ in nil }
  }

  /// Makes a rank above all others.
  private mutating func takeRank() -> GroupRank {
    top += Self.distance
    numbers.append(top)
    return GroupRank(numbers.count - 1)
  }

  /// Notes that there are new ranks, above all others.
  private mutating func enter(_ ranks: [GroupRank]) {
    order.update { order in
      let count = order.count
      order.replace([], with: ranks.map { (count, Slot($0)) })
    }
  }
}

// MARK: - Moving

extension GroupRanks {
  /// Gives a group the place directly before another; both have ranks.
  mutating func move(_ group: GroupNumber, before next: GroupNumber) {
    move(ranks[group]!, to: ranks[next]!, below: 0)
  }

  /// Gives a group the place directly behind another, or behind all; both have
  /// ranks.
  mutating func move(_ group: GroupNumber, behind last: GroupNumber?) {
    move(ranks[group]!, to: last.map { ranks[$0]! }, below: 1)
  }

  /// Moves a rank next to another one, or behind all if there is no other.
  ///
  /// - Parameter count: 0 for the place before the other rank, 1 for the place
  ///   behind it.
  /// - Complexity: O(*b*) in the blocks of ranks, and O(log *r*) numbers on
  ///   average; O(*r* log *r*) in the number of ranks the first time.
  private mutating func move(
    _ rank: GroupRank, to other: GroupRank?, below count: Int
  ) {
    var order = order.value { sorted }
    order.replace([order.row(of: rank, numbers)], with: [])
    let gap =
      other.map { order.row(of: $0, numbers) + count } ?? order.count
    if number(at: gap, order) == nil { makeRoom(at: gap, order) }
    numbers[rank] = number(at: gap, order)!
    top = max(top, numbers[rank])
    order.replace([], with: [(gap, Slot(rank))])
    self.order.update { $0 = order }
  }

  private var sorted: RowBlocks {
    let ranks = numbers.indices.map { GroupRank($0) }
    return RowBlocks(
      ranks.sorted { numbers[$0] < numbers[$1] }.map { Slot($0) })
  }

  /// The numbers on both sides of some ranks; `nil` beyond the first and the last.
  private func surroundings(
    of rows: Range<Int>, _ order: RowBlocks
  ) -> (lower: Int?, upper: Int?) {
    func number(_ row: Int) -> Int { numbers[GroupRank(order[row])] }
    return (
      rows.lowerBound > 0 ? number(rows.lowerBound - 1) : nil,
      rows.upperBound < order.count ? number(rows.upperBound) : nil
    )
  }

  /// A number between two ranks; `nil` if there is none.
  private func number(at gap: Int, _ order: RowBlocks) -> Int? {
    let (lower, upper) = surroundings(of: gap..<gap, order)
    let room =
      (upper ?? Self.limits.upperBound) - (lower ?? Self.limits.lowerBound)
    // Half the room at most, so that there is room for the next.
    let step = min(Self.distance, room / 2)
    if step <= 0 { return nil }
    if let lower { return upper == nil ? lower + step : lower + room / 2 }
    return upper.map { $0 - step } ?? Self.distance
  }

  /// Gives the ranks around a gap numbers that are farther apart.
  ///
  /// The number of these ranks is doubled until their new numbers are far
  /// enough apart for so many ranks. Then it takes half as many moves until one
  /// half of them has no room left.
  private mutating func makeRoom(at gap: Int, _ order: RowBlocks) {
    var width = 16
    while true {
      let rows = max(0, gap - width)..<min(order.count, gap + width)
      let (lower, upper) = surroundings(of: rows, order)
      let isWhole = lower == nil && upper == nil
      let least = lower ?? (isWhole ? 0 : Self.limits.lowerBound)
      let room = (upper ?? Self.limits.upperBound) - least
      let distance = min(Self.distance, room / (rows.count + 1))
      if !isWhole, distance < 32 * rows.count {
        width *= 2
        continue
      }
      countSectionSteps(rows.count)
      // If there are ranks on one side only, the new numbers stay near theirs.
      var number =
        lower == nil && !isWhole
        ? upper! - distance * (rows.count + 1) : least
      for slot in order.slots(in: rows) {
        number += distance
        numbers[GroupRank(slot)] = number
      }
      if upper == nil { top = number }
      return
    }
  }
}

extension RowBlocks {
  /// The row of a rank.
  fileprivate func row(
    of rank: GroupRank, _ numbers: ChunkedArray<Int>
  ) -> Int {
    let number = numbers[rank]
    return firstRow {
      countSectionSteps()
      return numbers[GroupRank($0)] >= number
    }
  }
}

// MARK: - Groups that come and go

extension GroupRanks {
  /// Keeps some groups and numbers them without gaps; the others keep their ranks
  /// if they come back.
  ///
  /// - Parameters:
  ///   - kept: The old numbers of the groups that stay, ascending.
  ///   - gone: The old numbers and the keys of the others.
  mutating func keep(
    _ kept: [GroupNumber], gone: [(group: GroupNumber, key: SectionKey)]
  ) {
    for (group, key) in gone {
      if let rank = ranks[group] { absent[key] = rank }
    }
    let ranks = ranks
    self.ranks = ChunkedArray(count: kept.count) { ranks[kept[$0]] }
  }

  /// By key, the number that orders each group that has a rank, also of groups
  /// that do not exist now.
  ///
  /// - Parameter key: Returns the key of a group.
  func numbersByKey(
    _ key: (GroupNumber) -> SectionKey
  ) -> [SectionKey: Int] {
    var all = absent.mapValues { numbers[$0] }
    for index in ranks.indices {
      let group = GroupNumber(index)
      if let number = self[group] { all[key(group)] = number }
    }
    return all
  }

  /// Gives keys of groups an order, and forgets the one so far.
  ///
  /// - Parameter number: Returns the number of the group with a key; `nil` if there
  ///   is none.
  mutating func arrange(
    _ keys: [SectionKey], number: (SectionKey) -> GroupNumber?
  ) {
    unlistAll()
    for key in keys {
      let rank = takeRank()
      if let group = number(key) {
        ranks[group] = rank
      } else {
        absent[key] = rank
      }
    }
  }
}

// MARK: - Differences

extension GroupRanks {
  /// Whether any group may have another place in the order than in an old state.
  func mayDiffer(from old: GroupRanks) -> Bool {
    ranks.count != old.ranks.count || numbers.count != old.numbers.count
      || absent != old.absent
      || !ranks.indices(differingFrom: old.ranks).isEmpty
      || !numbers.indices(differingFrom: old.numbers).isEmpty
  }

  /// The groups that may have come into the order, or left it, since an old
  /// state.
  ///
  /// - Complexity: O(*c*) in the chunks of groups, and O(*k*) in those that
  ///   differ.
  func groups(differingFrom old: GroupRanks) -> [GroupNumber] {
    ranks.indices(differingFrom: old.ranks).flatMap { indices in
      indices.filter {
        $0 >= old.ranks.count || (ranks[$0] == nil) != (old.ranks[$0] == nil)
      }.map { GroupNumber($0) }
    }
  }

  /// Each rank has a number of its own, and no group has the rank of another.
  func checkInvariants() throws(BrokenInvariant) {
    let all = ranks.indices.compactMap { ranks[$0] } + Array(absent.values)
    try invariant(Set(all).count == all.count, "two groups of one rank")
    let order = sorted
    try invariant(
      Set(numbers.indices.map { numbers[$0] }).count == numbers.count,
      "two ranks of one number")
    try invariant(
      numbers.indices.allSatisfy { numbers[$0] <= top }, "a rank above the top")
    guard let made = self.order.made else { return }
    try made.checkInvariants()
    try invariant(made.slots == order.slots, "ranks out of order")
  }
}

/// The rank of a group in ``GroupRanks``.
private struct GroupRank: ListNumber {
  let number: UInt32
}

extension GroupRank {
  init(_ slot: Slot) { self.init(number: slot.number) }
}

extension Slot {
  fileprivate init(_ rank: GroupRank) { self.init(number: rank.number) }
}
