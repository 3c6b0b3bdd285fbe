package import PropertyTesting

extension Gen<ListScript> {
  /// Scripts with few texts, so that many rows are equal.
  ///
  /// Each script has some kinds of edits, groups and ids, others than the next:
  /// so edits meet that seldom would if each had all.
  ///
  /// - Parameters:
  ///   - length: The number of edits at most.
  ///   - theme: Which edits there are.
  package static func scripts(
    length: Int = 24, _ theme: ScriptTheme = .any
  ) -> Self {
    Gen(
      make: { numbers, size in
        let maker = EntryMaker(&numbers, size, theme)
        let start = (0..<numbers.number(in: 0...min(3 * size, 14))).map { _ in
          maker.entry(&numbers)
        }
        let edits = (0..<numbers.number(in: 1...length)).map { _ in
          maker.edit(&numbers)
        }
        return ListScript(start: start, edits: edits)
      },
      simplify: { script, stillFails in
        let edits = Gen<[ListEdit]>.list(of: .edits)
        let entries = Gen<[ListEntry]>.list(of: .entries)
        if let simpler = edits.simplify(
          script.edits,
          { stillFails(ListScript(start: script.start, edits: $0)) })
        {
          return ListScript(start: script.start, edits: simpler)
        }
        return entries.simplify(
          script.start,
          { stillFails(ListScript(start: $0, edits: script.edits)) }
        ).map { ListScript(start: $0, edits: script.edits) }
      },
      show: { script in
        "start \(script.start)\n"
          + script.edits.map { "\($0)" }.joined(separator: "\n")
      })
  }
}

/// Which kinds of edits a script has, or of steps of a filter.
package enum ScriptTheme: Sendable {
  /// Any few kinds, or all, or one of the other themes.
  case any
  /// Changes, replacements and copies in batches.
  case batches
  /// Sections that go and come.
  case sections
  /// Edits of rows; in a filter, while somebody types.
  case rows

  /// The numbers of the kinds.
  fileprivate func kinds(
    _ numbers: inout SeededGenerator, isFilter: Bool
  ) -> [Int] {
    switch self {
    case .batches:
      return isFilter
        ? [5, 6, 10, 18, 19, 20, 23, 25, 30]
        : [3, 4, 5, 9, 19, 20, 23, 25, 30, 31]
    case .sections:
      return isFilter
        ? [5, 6, 10, 11, 30, 31] : [0, 9, 10, 16, 17, 18, 30, 31, 31]
    case .rows: return isFilter ? [5, 6, 9, 30] : [0, 3, 6, 7, 30]
    case .any:
      let theme = numbers.pick(
        [.any, .any, .any, .batches, .sections] as [Self])
      if theme != .any { return theme.kinds(&numbers, isFilter: isFilter) }
      // Some steps of any kind are in all scripts.
      var kinds = [30]
      for _ in 0..<numbers.pick([3, 4, 6, 40]) {
        kinds.append(numbers.number(in: 0...31))
      }
      return kinds
    }
  }
}

/// Makes the entries and edits of one script.
package struct EntryMaker: Sendable {
  package let texts: [String]

  /// The groups of entries, and those that edits name.
  private let groups: [Int]

  private let longestID: Int

  /// The kinds of edits, or of steps of a filter, by the numbers that they have
  /// where they are made; some are more than once here.
  private let kinds: [Int]

  package init(_ numbers: inout SeededGenerator, _ size: Int) {
    self.init(&numbers, size, .any)
  }

  init(
    _ numbers: inout SeededGenerator, _ size: Int, _ theme: ScriptTheme,
    isFilter: Bool = false
  ) {
    var texts = ["a", "b", "The b"]
    for _ in 0...size / 6 {
      texts.append(Gen<String>.texts.make(&numbers, size))
    }
    texts += Gen<[String]>.relatives(3).make(&numbers, size)
    if numbers.chance(oneIn: 8) {
      texts += Gen<[String]>.hostile(longest: 20).make(&numbers, size)
    }
    // With few texts, a search finds much.
    let textCount = numbers.pick([2, 4, texts.count])
    self.texts = Array(texts.shuffled(using: &numbers).prefix(textCount))
    let count = numbers.pick([6, 6, 3, 2])
    groups = Array((0...5).shuffled(using: &numbers).prefix(count))
    longestID = numbers.pick([20, 20, 6])
    kinds = theme.kinds(&numbers, isFilter: isFilter)
  }

  /// The kind of the next edit or step.
  func kind(_ numbers: inout SeededGenerator) -> Int { numbers.pick(kinds) }

  package func entry(_ numbers: inout SeededGenerator) -> ListEntry {
    ListEntry(
      text: numbers.pick(texts), note: numbers.pick(["", "x", "y"]),
      reading: numbers.pick([nil, nil, nil, "か", "zhang"]),
      group: numbers.pick(groups), id: numbers.number(in: 0...longestID),
      stamp: numbers.number(in: 0...2))
  }

  private func entries(_ numbers: inout SeededGenerator) -> [ListEntry] {
    (0..<numbers.number(in: 0...4)).map { _ in entry(&numbers) }
  }

  private func change(_ numbers: inout SeededGenerator) -> EntryChange {
    let new = entry(&numbers)
    return EntryChange(
      text: numbers.chance(oneIn: 3) ? new.text : nil,
      note: numbers.chance(oneIn: 3) ? new.note : nil,
      group: numbers.chance(oneIn: 3) ? new.group : nil,
      id: numbers.chance(oneIn: 3) ? new.id : nil, stamp: new.stamp)
  }

  private func numbersUpTo(
    _ count: Int, _ numbers: inout SeededGenerator
  ) -> [Int] {
    (0..<numbers.number(in: 0...count)).map { _ in
      numbers.number(in: 0...30)
    }
  }

  /// An edit, or a batch of edits.
  ///
  /// - Parameter depth: How many batches it is in.
  package func edit(
    _ numbers: inout SeededGenerator, depth: Int = 0
  ) -> ListEdit {
    let row = numbers.number(in: 0...30)
    switch kind(&numbers) {
    case 0: return .insert(entries(&numbers))
    case 1: return .removeStamp(numbers.number(in: 0...2))
    case 2: return .removeIDs(numbersUpTo(3, &numbers))
    case 3: return .update(row, change(&numbers))
    case 4: return .replaceID(entry(&numbers))
    case 5: return .updateID(row, change(&numbers))
    case 6:
      return .batch(
        (0..<numbers.number(in: 1...6)).map { _ in step(&numbers) })
    case 7:
      return .again(
        (0..<numbers.number(in: 2...9)).map { _ in stepByAnyName(&numbers) })
    case 8...10: return .replaceAll(successors(&numbers))
    case 11: return .show(groups(&numbers))
    case 12: return header(&numbers)
    case 13: return .remove(numbersUpTo(5, &numbers))
    case 14: return .collapse(sections(&numbers))
    case 15: return .expand(sections(&numbers))
    case 16...18: return section(&numbers)
    case 19...21: return .nested(edits(&numbers, depth))
    case 22: return .failing(edits(&numbers, depth))
    case 23: return .keep(numbers.number(in: 0...2))
    case 24: return .turnTo(numbers.number(in: 0...2))
    case 25: return .restore(numbers.number(in: 0...2))
    case 26, 27: return .ask(numbers.number(in: 0...longestID))
    case 31: return sectionsAsAWhole(&numbers)
    default: return step(&numbers)
    }
  }

  /// The edits of a batch in some batches.
  private func edits(
    _ numbers: inout SeededGenerator, _ depth: Int
  ) -> [ListEdit] {
    (0..<numbers.pick([1, 2, 4, 8])).map { _ in
      depth < 2 ? edit(&numbers, depth: depth + 1) : step(&numbers)
    }
  }

  /// An edit that a batch may have.
  package func step(_ numbers: inout SeededGenerator) -> ListEdit {
    let row = numbers.number(in: 0...30)
    switch numbers.number(in: 0...9) {
    case 9: return section(&numbers)
    case 0, 1: return .insert([entry(&numbers)])
    case 2:
      return .place(
        entry(&numbers), section: numbers.number(in: 0...5),
        row: numbers.number(in: 0...9))
    case 3, 4: return .remove([row])
    case 5, 6: return .replace(row, change(&numbers))
    default:
      return .move(
        row, section: numbers.number(in: 0...5),
        row: numbers.number(in: 0...9))
    }
  }

  /// An edit of rows, by their places, ids or contents.
  private func stepByAnyName(_ numbers: inout SeededGenerator) -> ListEdit {
    switch numbers.number(in: 0...7) {
    case 0: .removeIDs(numbersUpTo(3, &numbers))
    case 1, 2: .updateID(numbers.number(in: 0...longestID), change(&numbers))
    case 3: .removeStamp(numbers.number(in: 0...2))
    default: step(&numbers)
    }
  }

  /// An edit of a section as a whole.
  package func section(_ numbers: inout SeededGenerator) -> ListEdit {
    let group = numbers.pick(groups)
    switch numbers.number(in: 0...4) {
    case 0, 1: return .removeSection(group)
    case 2: return .reloadSection(group)
    default: return .insertSection(group)
    }
  }

  /// A section that goes, comes or moves with all its rows, or another list.
  package func sectionsAsAWhole(_ numbers: inout SeededGenerator) -> ListEdit {
    switch numbers.number(in: 0...4) {
    case 0: .hide(sections(&numbers))
    case 1: .unhide(sections(&numbers))
    case 2, 3:
      .moveSection(numbers.pick(groups), to: numbers.number(in: 0...5))
    default:
      .become(successors(&numbers), listed: groups(&numbers))
    }
  }

  /// Some sections, mostly one.
  package func sections(_ numbers: inout SeededGenerator) -> [Int] {
    let groups = groups.shuffled(using: &numbers)
    return Array(groups.prefix(numbers.pick([1, 1, 1, 3, 6])))
  }

  package func successors(_ numbers: inout SeededGenerator) -> [Successor] {
    let count = numbers.number(in: 0...14)
    let step = numbers.pick([0, 1, 1, 1, 7])
    return (0..<count).compactMap { index in
      switch numbers.number(in: 0...5) {
      case 0: nil
      case 1: .new(entry(&numbers))
      case 2: .old(index, change(&numbers))
      case 3: .old(numbers.number(in: 0...30), nil)
      default: .old(index * step, nil)
      }
    }
  }

  package func header(_ numbers: inout SeededGenerator) -> ListEdit {
    let (group, data) = (
      numbers.number(in: 0...5), numbers.pick([nil, "h", "k"])
    )
    return numbers.chance(oneIn: 3)
      ? .footer(group, data) : .header(group, data)
  }

  package func groups(_ numbers: inout SeededGenerator) -> [Int] {
    let groups = (0...5).shuffled(using: &numbers)
    return Array(groups.prefix(numbers.number(in: 0...6)))
  }
}
