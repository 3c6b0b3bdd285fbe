package import PropertyTesting

extension Gen<ListScript> {
  /// Scripts with few texts, so that many rows are equal.
  ///
  /// - Parameter length: The number of edits at most.
  package static func scripts(length: Int = 8) -> Self {
    Gen(
      make: { numbers, size in
        let maker = EntryMaker(&numbers, size)
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

/// Makes the entries and edits of one script.
package struct EntryMaker: Sendable {
  package let texts: [String]

  package init(_ numbers: inout SeededGenerator, _ size: Int) {
    var texts = ["a", "b", "The b"]
    for _ in 0...size / 6 {
      texts.append(Gen<String>.texts.make(&numbers, size))
    }
    texts += Gen<[String]>.relatives(3).make(&numbers, size)
    if numbers.chance(oneIn: 8) {
      texts += Gen<[String]>.hostile(longest: 20).make(&numbers, size)
    }
    self.texts = texts
  }

  package func entry(_ numbers: inout SeededGenerator) -> ListEntry {
    ListEntry(
      text: numbers.pick(texts), note: numbers.pick(["", "x", "y"]),
      reading: numbers.pick([nil, nil, nil, "か", "zhang"]),
      group: numbers.number(in: 0...5), id: numbers.number(in: 0...20),
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

  package func edit(_ numbers: inout SeededGenerator) -> ListEdit {
    let row = numbers.number(in: 0...30)
    switch numbers.number(in: 0...22) {
    case 0: return .insert(entries(&numbers))
    case 1: return .removeStamp(numbers.number(in: 0...2))
    case 2: return .removeIDs(numbersUpTo(3, &numbers))
    case 3: return .update(row, change(&numbers))
    case 4: return .replaceID(entry(&numbers))
    case 5: return .updateID(row, change(&numbers))
    case 6...8:
      return .batch(
        (0..<numbers.number(in: 1...6)).map { _ in step(&numbers) })
    case 9, 10: return .replaceAll(successors(&numbers))
    case 11: return .show(groups(&numbers))
    case 12: return header(&numbers)
    case 13: return .remove(numbersUpTo(5, &numbers))
    case 14: return .collapse(sections(&numbers))
    case 15: return .expand(sections(&numbers))
    case 16: return section(&numbers)
    case 17, 18:
      return .nested(
        (0..<numbers.number(in: 1...4)).map { _ in edit(&numbers) })
    default: return step(&numbers)
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

  /// An edit of a section as a whole.
  package func section(_ numbers: inout SeededGenerator) -> ListEdit {
    let group = numbers.number(in: 0...5)
    switch numbers.number(in: 0...3) {
    case 0: return .removeSection(group)
    case 1: return .reloadSection(group)
    default: return .insertSection(group)
    }
  }

  /// Some sections, mostly one.
  package func sections(_ numbers: inout SeededGenerator) -> [Int] {
    let groups = (0...5).shuffled(using: &numbers)
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
    .header(numbers.number(in: 0...5), numbers.pick([nil, "h", "k"]))
  }

  package func groups(_ numbers: inout SeededGenerator) -> [Int] {
    let groups = (0...5).shuffled(using: &numbers)
    return Array(groups.prefix(numbers.number(in: 0...6)))
  }
}
