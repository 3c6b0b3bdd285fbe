package import ThumbIndex

/// Edits made at once, on rows that are counted over all sections, with those
/// that are not shown.
package struct ModelEdits {
  package var removed: [Int] = []
  package var replaced: [(row: Int, entry: ListEntry)] = []
  package var inserted: [(entry: ListEntry, place: RowPath?)] = []
  package var moved: [(row: Int, place: RowPath)] = []
  package var sections: [SectionEdit] = []

  /// What the row numbers of places count, where somebody searches.
  package var counts: (@Sendable (ListEntry) -> Bool)?

  /// What is done with a section.
  package enum SectionEdit {
    case reload(Int)
    case insert(Int)
    case remove(Int)
  }

  package init() {}
}

extension ListModel {
  package mutating func apply(_ edits: ModelEdits) {
    let shown = fullSections.flatMap(\.items)
    let named = Set(
      (edits.removed + edits.replaced.map(\.row) + edits.moved.map(\.row))
        .map { shown[$0].arrival })
    // Rows of sections that go, and that no edit names.
    var gone: Set<Int> = []
    for case .remove(let key) in edits.sections {
      for item in items where isRow(item, in: key) {
        if !named.contains(item.arrival) { gone.insert(item.arrival) }
      }
    }
    if kind.isByHand {
      applyByHand(edits, gone)
    } else {
      applySorted(edits, gone)
    }
  }

  private mutating func place(_ edits: [ModelEdits.SectionEdit]) {
    let before = self
    var removed: Set<Int> = []
    for edit in edits {
      switch edit {
      case .insert(let key):
        if removed.remove(key) != nil { takePlace(of: key, from: before) }
        place(key, .kept)
      case .remove(let key):
        removed.insert(key)
        place(key, .hidden)
      case .reload: break
      }
    }
  }

  /// Elements go, change in the order of arrival, and come at its end; the order
  /// of the rows follows.
  private mutating func applySorted(_ edits: ModelEdits, _ goneToo: Set<Int>) {
    let shown = fullSections.flatMap(\.items)
    let gone = goneToo.union(edits.removed.map { shown[$0].arrival })
    var changed: [Int: ListEntry] = [:]
    for edit in edits.replaced { changed[shown[edit.row].arrival] = edit.entry }
    var items = items.filter { !gone.contains($0.arrival) }.map { old in
      changed[old.arrival].map { item(old, with: $0) } ?? old
    }
    for edit in edits.inserted { items.append(item(edit.entry)) }
    place(edits.sections)
    setItems(items)
  }

  // MARK: By hand

  private struct Arrival {
    let item: Item
    /// The number that the row is wanted to have; `nil` for the end.
    let place: Int?
    var isMoved = false
  }

  private mutating func applyByHand(_ edits: ModelEdits, _ gone: Set<Int>) {
    let sections = fullSections
    let shown = sections.flatMap(\.items)
    let removed = Set(edits.removed)
    var leaving = gone.union(edits.removed.map { shown[$0].arrival })
    var changed: [Int: Item] = [:]
    var arrivals: [Arrival] = []
    for edit in edits.replaced {
      let old = shown[edit.row]
      let new = item(old, with: edit.entry)
      if new.section == old.section, new.ownEnd == old.ownEnd {
        changed[old.arrival] = new
      } else {
        leaving.insert(old.arrival)
        arrivals.append(Arrival(item: new, place: nil))
      }
    }
    for edit in edits.inserted {
      let new = item(edit.entry)
      arrivals.append(
        edit.place.map { arrival(new, at: $0, sections) }
          ?? Arrival(item: new, place: nil))
    }
    // Pinned rows stay, and what is removed is gone.
    let moved = edits.moved.filter {
      !removed.contains($0.row) && shown[$0.row].end == 0
    }.map { (item: shown[$0.row], place: $0.place) }
    for (item, place) in moved {
      var arrival = arrival(item, at: place, sections)
      arrival.isMoved = true
      arrivals.append(arrival)
    }
    let staying = shown.map(\.arrival).filter { arrival in
      !leaving.contains(arrival)
        && !moved.contains { $0.item.arrival == arrival }
    }
    leaving.formUnion(moved.map(\.item.arrival))
    place(edits.sections)
    var free = self
    free.merge(arrivals, leaving, changed, edits.counts)
    if kind.rule.isFree || moved.isEmpty {
      self = free
    } else {
      judge(
        moved, sections, free.items, Set(staying),
        countsAll: edits.counts == nil)
    }
  }

  /// Where an element goes that is wanted at a place.
  private func arrival(
    _ item: Item, at place: RowPath, _ sections: [Section]
  ) -> Arrival {
    guard place.section < sections.count else {
      return Arrival(item: item, place: place.row)
    }
    let wanted = sections[place.section].key
    if wanted == item.section { return Arrival(item: item, place: place.row) }
    if kind.regroups {
      return Arrival(item: regrouped(item, wanted), place: place.row)
    }
    let own = sections.firstIndex { $0.key == item.section } ?? 0
    return Arrival(item: item, place: place.section < own ? 0 : .max)
  }

  private func regrouped(_ item: Item, _ section: Int) -> Item {
    var entry = item.entry
    entry.group = section
    return self.item(item, with: entry)
  }

  private mutating func merge(
    _ arrivals: [Arrival], _ leaving: Set<Int>, _ changed: [Int: Item],
    _ counts: (@Sendable (ListEntry) -> Bool)?
  ) {
    // Sections keep their places even if all of their rows are exchanged; new
    // ones come behind.
    var keys: [Int] = []
    for key in items.map(\.section) + arrivals.map(\.item.section)
    where !keys.contains(key) {
      keys.append(key)
    }
    setItems(
      keys.flatMap { key -> [Item] in
        let old = items.filter { $0.section == key }
        let staying = old.filter { !leaving.contains($0.arrival) }
          .map { changed[$0.arrival] ?? $0 }
        var merging = Merging(
          counts: counts,
          origin: old.firstIndex { leaving.contains($0.arrival) } ?? 0,
          staying: staying)
        for end in [-1, 0, 1] {
          merging.merge(
            arrivals.filter { $0.item.section == key && $0.item.end == end },
            end: end)
        }
        return merging.items
      })
  }

  /// Fills a section from its beginning: what wants to be at a place or before
  /// it goes there, else what stays.
  private struct Merging {
    let counts: (@Sendable (ListEntry) -> Bool)?

    /// How many rows stay above the first that leaves.
    let origin: Int

    /// What stays and is not yet in ``items``.
    var staying: [Item]

    var items: [Item] = []
    var stayed = 0

    init(
      counts: (@Sendable (ListEntry) -> Bool)?, origin: Int, staying: [Item]
    ) {
      (self.counts, self.origin, self.staying) = (counts, origin, staying)
      hasCounted = staying.contains { counts?($0.entry) ?? true }
    }

    /// Whether anything that counts stays.
    let hasCounted: Bool

    mutating func merge(_ arrivals: [Arrival], end: Int) {
      let coming = sortedStably(arrivals) {
        ($0.place ?? .max) < ($1.place ?? .max)
      }
      for next in coming {
        while let first = staying.first, first.end == end,
          !isDue(next, before: first)
        {
          stay()
        }
        items.append(next.item)
      }
      while staying.first?.end == end { stay() }
    }

    private mutating func stay() {
      items.append(staying.removeFirst())
      stayed += 1
    }

    /// Whether a row is to come directly before one that stays.
    private func isDue(_ next: Arrival, before first: Item) -> Bool {
      // One that its new section pins goes next to those that are not pinned.
      if next.isMoved, next.item.end != 0 { return next.item.end > 0 }
      guard let place = next.place else { return false }
      guard let counts else { return place <= items.count }
      if !hasCounted { return stayed >= origin }
      let number = items.filter { counts($0.entry) }.count
      if place < number { return true }
      if !staying.contains(where: { counts($0.entry) }) { return true }
      return place == number && counts(first.entry)
    }
  }
}

// MARK: - The rule for moves

extension ListModel {
  /// Makes moves one by one as the rule allows.
  ///
  /// - Parameters:
  ///   - items: All elements after all edits if there were no rule.
  ///   - staying: The arrivals of the rows that neither leave nor are moved.
  private mutating func judge(
    _ moved: [(item: Item, place: RowPath)], _ sections: [Section],
    _ items: [Item], _ staying: Set<Int>, countsAll: Bool
  ) {
    func rows(_ key: Int) -> [Item] { items.filter { $0.section == key } }
    func isMoved(_ item: Item) -> Bool {
      moved.contains { $0.item.arrival == item.arrival }
    }
    var order: [(wanted: RowPath, item: Item, place: RowPath)] = []
    for (position, section) in sections.enumerated() {
      for (row, item) in rows(section.key).enumerated() {
        guard let move = moved.first(where: { $0.item.arrival == item.arrival })
        else { continue }
        order.append(
          (RowPath(section: position, row: row), move.item, move.place))
      }
    }
    // Those that are moved are in their old places, below what comes there.
    var now = sections.map { section in
      rows(section.key).filter { !isMoved($0) }
    }
    for (position, section) in sections.enumerated() {
      for (row, item) in section.items.enumerated() where isMoved(item) {
        let below = section.items[row...].first { staying.contains($0.arrival) }
        let place =
          now[position].firstIndex { $0.arrival == below?.arrival }
          ?? now[position].count
        let end =
          now[position].firstIndex { $0.end > 0 } ?? now[position].count
        now[position].insert(item, at: min(place, end))
      }
    }
    var waiting = Set(order.map(\.item.arrival))
    for (wanted, item, place) in order {
      waiting.remove(item.arrival)
      let section = now.firstIndex {
        $0.contains { $0.arrival == item.arrival }
      }!
      let from = RowPath(
        section: section,
        row: now[section].firstIndex { $0.arrival == item.arrival }!)
      let others = now[wanted.section].filter { $0.arrival != item.arrival }
      var asked = RowPath(section: wanted.section, row: 0)
      var above = wanted.row
      for other in others {
        if above == 0 { break }
        if !waiting.contains(other.arrival) { above -= 1 }
        asked.row += 1
      }
      if countsAll, kind.place(place, movedFrom: from, in: now) == asked {
        asked = place
      }
      let target = kind.target(asked, movedFrom: from, in: now)
      now[from.section].remove(at: from.row)
      let key = sections[target.section].key
      let new = key == item.section ? item : regrouped(item, key)
      let there = now[target.section]
      let row =
        new.end == 0
        ? target.row : there.filter { $0.end < new.end || $0.end < 0 }.count
      now[target.section].insert(new, at: row)
    }
    let known = Set(sections.map(\.key))
    setItems(now.flatMap { $0 } + items.filter { !known.contains($0.section) })
  }
}

extension ListKind {
  /// Where a row goes that is dropped at a place.
  func target(
    _ place: RowPath, movedFrom path: RowPath, in sections: [[ListModel.Item]]
  ) -> RowPath {
    if !mayMove(path, in: sections) { return path }
    let wanted = rule.target(
      place, movedFrom: path, counts: sections.map(\.count))
    return self.place(wanted, movedFrom: path, in: sections)
  }

  /// Whether a row may be moved: all but those that are pinned, if the rule
  /// allows it.
  func mayMove(_ path: RowPath, in sections: [[ListModel.Item]]) -> Bool {
    sections[path.section][path.row].end == 0
      && rule.mayMove(path, counts: sections.map(\.count))
  }

  /// Where a row goes without a rule: to the nearer end of its own section if it
  /// cannot go to another, and between pinned rows.
  fileprivate func place(
    _ place: RowPath, movedFrom path: RowPath, in sections: [[ListModel.Item]]
  ) -> RowPath {
    var place = place
    if place.section != path.section, !regroups {
      place = RowPath(
        section: path.section, row: place.section < path.section ? 0 : .max)
    }
    var others = sections[place.section]
    if place.section == path.section { others.remove(at: path.row) }
    return self.place(place, among: others)
  }

  /// The place of a row that is not pinned among others of its section.
  func place(_ place: RowPath, among others: [ListModel.Item]) -> RowPath {
    let first = others.filter { $0.end < 0 }.count
    let last = others.filter { $0.end <= 0 }.count
    return RowPath(
      section: place.section, row: max(first, min(place.row, last)))
  }
}

/// A rule for moves, said once more without the library's words.
package enum PlainRule: Sendable {
  case none
  /// It changes nothing, but is asked.
  case asked
  case withinSection
  /// The row in the first place is not moved, and none to this place.
  case firstStays
  /// What is last when the rule is set stays last.
  case lastStays
  /// One row stays first, two stay last.
  case endsStay
  /// The last one, and what is in the first place.
  case lastStaysFirstMoves

  /// How many rows of each section stay first and last.
  package var pins: (first: Int, last: Int) {
    switch self {
    case .none, .asked, .withinSection, .firstStays: (0, 0)
    case .lastStays, .lastStaysFirstMoves: (0, 1)
    case .endsStay: (1, 2)
    }
  }

  /// Whether rows that are not pinned may go anywhere.
  fileprivate var isFree: Bool {
    switch self {
    case .none, .lastStays, .endsStay: true
    case .asked, .withinSection, .firstStays, .lastStaysFirstMoves: false
    }
  }

  fileprivate func mayMove(_ path: RowPath, counts: [Int]) -> Bool {
    switch self {
    case .none, .asked, .lastStays, .endsStay: true
    case .withinSection: counts[path.section] > 1
    case .firstStays, .lastStaysFirstMoves: path.row > 0
    }
  }

  fileprivate func target(
    _ place: RowPath, movedFrom path: RowPath, counts: [Int]
  ) -> RowPath {
    switch self {
    case .none, .asked, .lastStays, .endsStay: return place
    case .withinSection:
      if place.section == path.section { return place }
      return RowPath(
        section: path.section,
        row: place.section < path.section ? 0 : counts[path.section] - 1)
    case .firstStays, .lastStaysFirstMoves:
      return RowPath(section: place.section, row: max(1, place.row))
    }
  }

  /// The library's rule.
  func rule<Row>(for type: Row.Type) -> MoveRule<Row> {
    switch self {
    case .none: .free
    case .asked: MoveRule { _, _, target in target }
    case .withinSection: .withinSection
    case .firstStays:
      MoveRule(canMove: { _, path in path.row > 0 }) { _, _, target in
        RowPath(section: target.section, row: max(1, target.row))
      }
    case .lastStays: .pinningLast(1)
    case .endsStay: MoveRule<Row>.pinningFirst(1).then(.pinningLast(2))
    case .lastStaysFirstMoves:
      MoveRule.pinningLast(1).then(Self.firstStays.rule(for: type))
    }
  }
}
