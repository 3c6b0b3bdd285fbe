import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Lists that are long enough for blocks of rows to split and join, and for
/// slots to be numbered anew.
@Suite struct LargeListTests {
  /// One of each family.
  private static let kinds = [0, 5, 7, 9, 10, 12, 16, 18].sampled(oneIn: 8).map
  {
    ListKind.all[$0]
  }

  @Test(arguments: kinds)
  func manyEditsOfThousandsOfRows(kind: ListKind) throws {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    let maker = EntryMaker(&numbers, 40)
    var large = LargeList(
      kind, (0..<1500).map { maker.long($0, &numbers) })
    let original = large.list
    for round in 0..<4 {
      // Rows come and go by the hundred, so that blocks split and join.
      try large.insert(round % 4 == 1 ? 900 : 20, maker, &numbers)
      try large.remove(round % 4 == 3 ? 1100 : 20, &numbers)
      for _ in 0..<4 { try large.replace(20, maker, &numbers) }
      for _ in 0..<8 {
        try large.insert(1, maker, &numbers)
        try large.remove(1, &numbers)
        try large.replace(1, maker, &numbers)
      }
      if round % 2 == 1 { try large.check("round \(round)") }
    }
    try holdEqual(
      original.rows.map(\.entry), large.original, "a copy was changed")
  }

  @Test(arguments: kinds)
  func slotsAreNumberedAnewUnseen(kind: ListKind) throws {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    let maker = EntryMaker(&numbers, 20)
    let entries = (0..<40).map { maker.long($0, &numbers) }
    var run = ListRun<KnownRow>(kind, entries)
    let original = run.list
    let shown = run.shown
    for round in 0..<2 {
      try churn(&run, maker, &numbers)
      try holdEqual(run.list.shown(kind), run.shown, "after round \(round)")
      try run.holdFresh()
      try run.checkReading()
      // New sections and new rows come behind what is there.
      for group in 0...5 {
        var entry = maker.entry(&numbers)
        entry.group = group
        try run.check(.insert([entry]), keepsOld: true, &numbers)
        try run.check(.remove([group]), keepsOld: false, &numbers)
      }
      try run.checkReading()
    }
    #expect(run.list.slots.generation > 0, "slots were never renumbered")
    try holdEqual(original.shown(kind), shown, "a copy was changed")
  }

  @Test func newSectionsComeLastWhenEmptyOnesOutnumberTheRows() {
    var list = IndexedList([String](), groupedBy: \.self)
    for key in ["a", "b", "c"] { list.insertSection(SectionKey(key)) }
    while list.slots.generation == 0 {
      list.edit { $0.insert(contentsOf: [String](repeating: "a", count: 1000)) }
      list.removeAll { _ in true }
    }
    list.insert("d")
    list.insertSection("e")
    #expect(list.sections.map(\.title) == ["a", "b", "c", "d", "e"])
  }

  /// Uses up so many slots that they are numbered anew, in several edits.
  private func churn(
    _ run: inout ListRun<KnownRow>, _ maker: EntryMaker,
    _ numbers: inout SeededGenerator
  ) throws(Falsified) {
    for _ in 0..<2 {
      // Rows that are not shown cannot be taken out.
      _ = try run.make(.expand(Array(0...5)))
      let start = run.list.count
      let many = (0..<1200).map { id in
        var entry = maker.long(id, &numbers)
        // One that is shown, as others cannot be taken out.
        entry.group = ListKind.firstListed[id % 4]
        return entry
      }
      _ = try run.make(.insert(many))
      // Those that came are taken out again, wherever they are.
      var edits = ModelEdits()
      let stay = max(5, start / 2)
      edits.removed = Array(
        Array(run.list.rows.indices).shuffled(using: &numbers)
          .dropFirst(stay))
      let list = run.list
      run.list.edit { edits.add(to: &$0, list) }
      run.model.apply(edits)
    }
  }
}

extension EntryMaker {
  fileprivate func long(
    _ id: Int, _ numbers: inout SeededGenerator
  ) -> ListEntry {
    var entry = entry(&numbers)
    entry.id = id
    if numbers.chance(oneIn: 2) { entry.text += "\(id % 97)" }
    return entry
  }
}

/// A long list of elements with ids that rise as they come, and what it must be.
private struct LargeList {
  let kind: ListKind
  var list: IndexedList<KnownRow>

  /// The rows at first.
  let original: [ListEntry]

  /// The rows as the changes make them.
  private var rows: [ListEntry]

  /// The elements of a sorted list by id: by arrival, too.
  private var entries: [Int: ListEntry] = [:]
  private var nextID: Int

  /// What a list is that is ordered by hand.
  private var model: ListModel?

  init(_ kind: ListKind, _ start: [ListEntry]) {
    self.kind = kind
    list = kind.list(of: start.map { KnownRow($0) })
    let model = ListModel(kind, start)
    rows = model.rows
    original = rows
    if kind.isByHand { self.model = model }
    for entry in start { entries[entry.id] = entry }
    nextID = start.count
  }

  private mutating func make(_ edits: ModelEdits) throws(Falsified) {
    for row in edits.removed { entries[rows[row].id] = nil }
    for (_, entry) in edits.replaced { entries[entry.id] = entry }
    for (entry, _) in edits.inserted { entries[entry.id] = entry }
    model?.apply(edits)
    var batch = ListEdits<KnownRow>()
    edits.add(to: &batch, list)
    for splice in list.apply(batch).splices {
      let new = splice.position..<splice.position + splice.inserted
      rows.replaceSubrange(
        splice.position..<splice.position + splice.removed,
        with: list.rows[new].map(\.entry))
    }
    try holdEqual(rows.count, list.count)
  }

  mutating func insert(
    _ count: Int, _ maker: EntryMaker, _ numbers: inout SeededGenerator
  ) throws(Falsified) {
    var edits = ModelEdits()
    for _ in 0..<count {
      edits.inserted.append((maker.long(nextID, &numbers), nil))
      nextID += 1
    }
    try make(edits)
  }

  /// Half of the rows removed are neighbours.
  mutating func remove(
    _ count: Int, _ numbers: inout SeededGenerator
  ) throws(Falsified) {
    let start = numbers.number(in: 0...rows.count - 1)
    var gone = Set(start..<min(rows.count, start + (count + 1) / 2))
    for _ in 0..<count / 2 {
      gone.insert(numbers.number(in: 0...rows.count - 1))
    }
    var edits = ModelEdits()
    edits.removed = Array(gone)
    try make(edits)
  }

  mutating func replace(
    _ count: Int, _ maker: EntryMaker, _ numbers: inout SeededGenerator
  ) throws(Falsified) {
    var edits = ModelEdits()
    let places = (0..<count).map { _ in
      numbers.number(in: 0...rows.count - 1)
    }
    for row in Set(places) {
      var entry = maker.long(rows[row].id, &numbers)
      if numbers.chance(oneIn: 2) { entry.group = rows[row].group }
      edits.replaced.append((row, entry))
    }
    try make(edits)
  }

  func check(_ name: String) throws(Falsified) {
    let arrived = entries.keys.sorted().map { entries[$0]! }
    let model = model ?? ListModel(kind, arrived)
    try holdEqual(rows, model.rows, "rows by the changes after \(name)")
    try holdEqual(list.rows.map(\.entry), rows, "rows after \(name)")
    let fresh = kind.list(of: list.elements, listed: model.listed)
    try hold(list == fresh, "not equal to a fresh list after \(name)")
    try holdInvariants("the list after \(name)") {
      () throws(BrokenInvariant) in try list.checkInvariants()
    }
  }
}
