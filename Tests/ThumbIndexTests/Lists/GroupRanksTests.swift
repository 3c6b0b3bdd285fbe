import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// The caller's order of groups.
@Suite struct GroupRanksTests {
  private func ranks(_ count: Int) -> GroupRanks {
    var ranks = GroupRanks()
    for number in 0..<count { ranks.append(SectionKey(number)) }
    ranks.list((0..<count).map { GroupNumber($0) })
    return ranks
  }

  /// Moves a group and says how many groups will be above it.
  private func move(
    _ group: GroupNumber, to position: Int, _ ranks: inout GroupRanks,
    _ model: inout [GroupNumber]
  ) {
    model.removeAll { $0 == group }
    if position < model.count {
      ranks.move(group, before: model[position])
    } else {
      ranks.move(group, behind: model.last)
    }
    model.insert(group, at: min(position, model.count))
  }

  private func expect(_ ranks: GroupRanks, _ model: [GroupNumber]) throws {
    #expect(model.map { ranks[$0]! }.areAscending)
    try ranks.checkInvariants()
  }

  /// Where groups go again and again: to one place, to the ends, to both sides of
  /// a group, anywhere.
  @Test(arguments: 0..<5)
  func groupsStayInOrderHoweverManyGoToOnePlace(way: Int) throws {
    let count = 500
    var ranks = ranks(count)
    var model = (0..<count).map { GroupNumber($0) }
    var numbers = SeededGenerator(seed: UInt64(way))
    for turn in 0..<3_000 {
      let last = model[count - 1 - turn % 7]
      switch way {
      case 0: move(last, to: 1, &ranks, &model)
      case 1: move(last, to: 0, &ranks, &model)
      case 2: move(model[turn % 7], to: count - 1, &ranks, &model)
      case 3: move(last, to: turn % 2 + 100, &ranks, &model)
      default:
        move(
          model.randomElement(using: &numbers)!,
          to: .random(in: 0..<count, using: &numbers), &ranks, &model)
      }
      if turn % 100 == 0 { try expect(ranks, model) }
    }
    try expect(ranks, model)
  }

  @Test func aCopyKeepsItsOrder() throws {
    var ranks = ranks(40)
    var model = (0..<40).map { GroupNumber($0) }
    for turn in 0..<200 {
      let (copy, old) = (ranks, model)
      move(model[39], to: turn % 3, &ranks, &model)
      #expect(ranks.mayDiffer(from: copy))
      try expect(copy, old)
    }
    try expect(ranks, model)
  }

  @Test func groupsThatComeBackHaveTheirRanks() throws {
    var ranks = ranks(6)
    ranks.move(GroupNumber(5), before: GroupNumber(1))
    // Groups 1 and 5 go, and the others close the gap.
    ranks.keep(
      [0, 2, 3, 4].map { GroupNumber($0) },
      gone: [1, 5].map { (GroupNumber($0), SectionKey($0)) })
    #expect((0..<4).map { ranks[GroupNumber($0)]! }.areAscending)
    ranks.append(6)
    ranks.append(5)
    ranks.append(1)
    #expect(ranks[GroupNumber(4)] == nil)
    try expect(ranks, [0, 5, 6, 1, 2, 3].map { GroupNumber($0) })
  }

  #if DEBUG
    /// Steps of a move, on average, if all go to one place.
    @Test(arguments: [1_000, 10_000, 100_000])
    func movesToOnePlaceLookAtFewRanks(count: Int) {
      var ranks = ranks(count)
      ranks.move(GroupNumber(count - 1), before: GroupNumber(0))
      let turns = 900
      let steps = StepCounter.sectionSteps {
        for turn in 1...turns {
          // Directly above group 0, and then directly below it.
          let group = GroupNumber(count - 1 - turn)
          if turn % 2 == 0 {
            ranks.move(group, before: GroupNumber(0))
          } else {
            ranks.move(group, behind: GroupNumber(0))
          }
        }
      }
      #expect(steps <= 60 * turns)
    }
  #endif
}
