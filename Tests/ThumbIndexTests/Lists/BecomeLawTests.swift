import PropertyTesting
import Testing

@testable import TestSupport
@testable import ThumbIndex

/// Law 7 between any two lists: the changes lead a view from the one to the
/// other, and every row that both show is found.
@Suite struct BecomeLawTests {
  @Test(arguments: ListKind.all.sampled(oneIn: 2))
  func aListBecomesOneOfAnotherKind(kind: ListKind) {
    let kinds = ListKind.all.filter { $0.runs(15) == 15 }
    checkProperty(
      "becoming another, \(kind.name)", runs: kind.runs(60),
      Gen<ListScript>.scripts(length: 8)
    ) { script in
      var old = ListRun<TrackedRow>(kind, script.start)
      for edit in script.edits { _ = try old.make(edit) }
      var numbers = SeededGenerator(seed: UInt64(script.edits.count))
      let other = numbers.pick(kinds)
      let entries = successors(of: old.list.elements.map(\.entry), &numbers)
      let new = other.list(of: entries.map { TrackedRow($0) })
      try checkChanges(from: old.list, to: new, &numbers)
      try checkBecoming(
        old.list, new, shareKeys: kind.sharesKeys(with: other), &numbers)
      try checkFilter(of: old.list, new, &numbers)
    }
  }

  /// Most elements in any order, some of them changed, and new ones.
  private func successors(
    of entries: [ListEntry], _ numbers: inout SeededGenerator
  ) -> [ListEntry] {
    var entries = entries
    if numbers.chance(oneIn: 2) { entries.shuffle(using: &numbers) }
    if numbers.chance(oneIn: 3) {
      entries.removeAll { _ in numbers.chance(oneIn: 4) }
    }
    for index in entries.indices where numbers.chance(oneIn: 5) {
      entries[index].note = numbers.pick(["", "x", "y"])
      entries[index].group = numbers.number(in: 0...5)
    }
    for id in 100..<100 + numbers.number(in: 0...2) {
      entries.append(ListEntry(group: numbers.number(in: 0...5), id: id))
    }
    return entries
  }

  private func checkChanges(
    from old: IndexedList<TrackedRow>, to new: IndexedList<TrackedRow>,
    _ numbers: inout SeededGenerator
  ) throws(Falsified) {
    var keys = SectionNumbers()
    let changes = old.changes(to: new)
    try changes.holdRight(
      keys.screen(of: old), keys.screen(of: new), &numbers)
    try holdEqual(
      new.changes(to: new).isEmpty, new.sectionData.isEmpty,
      "changes to itself")
  }

  private func checkBecoming(
    _ old: IndexedList<TrackedRow>, _ new: IndexedList<TrackedRow>,
    shareKeys: Bool, _ numbers: inout SeededGenerator
  ) throws(Falsified) {
    var keys = SectionNumbers()
    var list = old
    let changes = list.become(new)
    // By hand, rows that stay at an end go there.
    let areRowsMoved = new.rules.isOrderedByHand && !old.storage.marked.isEmpty
    func shown(_ list: IndexedList<TrackedRow>) -> [ShownSection] {
      let sections = keys.screen(of: list).withoutHeaders
      return areRowsMoved ? sections.map(\.withRowsSorted) : sections
    }
    if !shareKeys {
      try holdEqual(
        shown(list).byKey, shown(new).byKey,
        "sections that arrive collapsed or hidden")
    }
    try changes.holdRight(
      keys.screen(of: old), keys.screen(of: list), &numbers)
    try holdInvariants("the list") { () throws(BrokenInvariant) in
      try list.checkInvariants()
    }
    try holdEqual(
      list.collapsedSections, old.collapsedSections, "collapsed sections")
    try holdEqual(list.hiddenSections, old.hiddenSections, "hidden sections")
    // By hand, elements have the order of the sections, some of which were moved.
    let areInOrder =
      !new.rules.isOrderedByHand || !old.groups.areMoved && !areRowsMoved
    func elements(of list: IndexedList<TrackedRow>) -> [ListEntry] {
      let entries = list.elements.map(\.entry)
      return areInOrder ? entries : entries.sorted { "\($0)" < "\($1)" }
    }
    try holdEqual(elements(of: list), elements(of: new), "elements")
    // Without what was set on the old list, it is the new one.
    list.setSections(collapsed: new.collapsedSections)
    list.setSections(hidden: new.hiddenSections)
    // Sections that were moved stay so.
    if case .groups(let grouping) = new.rules.sectioning, !grouping.isListed {
      return
    }
    try holdEqual(shown(list), shown(new), "the new list")
  }

  private func checkFilter(
    of old: IndexedList<TrackedRow>, _ new: IndexedList<TrackedRow>,
    _ numbers: inout SeededGenerator
  ) throws {
    var keys = SectionNumbers()
    var filter = try ListFilter(old, searching: { $0.entry.text })
    filter.update(numbers.pick(["a", "b", "e", ""]))
    let shown = keys.screen(of: filter.results)
    let changes = filter.become(new)
    try changes.holdRight(shown, keys.screen(of: filter.results), &numbers)
    var fresh = try ListFilter(filter.list, searching: { $0.entry.text })
    fresh.update(filter.request.text)
    try holdEqual(
      keys.screen(of: filter.results), keys.screen(of: fresh.results),
      "found afresh")
    try holdInvariants("the filter") { () throws(BrokenInvariant) in
      try filter.checkInvariants()
    }
  }
}

extension ListKind {
  /// Whether a section of a list of this kind may be one of the other kind, too.
  fileprivate func sharesKeys(with other: Self) -> Bool {
    switch (sections, other.sections) {
    case (.one, .one), (.titles, .titles): true
    default: isGrouped && other.isGrouped
    }
  }
}

/// Numbers for the sections of lists of several kinds, by their keys.
private struct SectionNumbers {
  private var numbers: [SectionKey: Int] = [:]

  mutating func screen(of list: IndexedList<TrackedRow>) -> Screen {
    Screen(
      list.sections.map { section in
        ShownSection(
          header: ShownHeader(
            key: number(section.key), title: section.title,
            data: HeaderData(
              header: section.header as? String,
              footer: section.footer as? String),
            isCollapsed: section.isCollapsed, rowCount: section.rowCount),
          rows: section.rows.map(\.entry))
      }, bar: list.indexBar(minimumRowCount: Screen.minimumRowCount))
  }

  private mutating func number(_ key: SectionKey) -> Int {
    if let number = ListKind.extraNumber(of: key) { return number }
    if numbers[key] == nil { numbers[key] = numbers.count }
    return numbers[key]!
  }
}

extension Screen {
  fileprivate var withoutHeaders: [ShownSection] {
    sections.map(\.withoutHeader)
  }
}

extension [ShownSection] {
  /// Those that somebody moved stand elsewhere.
  fileprivate var byKey: Self { sorted { $0.key < $1.key } }
}

extension ListChanges {
  fileprivate func holdRight(
    _ before: Screen, _ after: Screen, _ numbers: inout SeededGenerator
  ) throws(Falsified) {
    do {
      try holdReplayed(before, after, &numbers)
      try holdSent(before, after)
      try holdSpliced(before.sections, after.sections)
      try holdCarried(before.sections, after.sections)
      try holdFound(before.sections.pathsByID, after.sections.pathsByID)
    } catch {
      throw Falsified("\(error)\n  changes \(self)")
    }
  }
}
