package import ThumbIndex

/// Edits made at once, on rows that are counted over all sections, with those
/// that are not shown.
package struct ModelEdits {
  package var removed: [Int] = []
  package var replaced: [(row: Int, entry: ListEntry)] = []
  package var inserted: [(entry: ListEntry, place: RowPath?)] = []
  package var moved: [(row: Int, place: RowPath)] = []
  package var sections: [SectionEdit] = []

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
      for item in items where item.section == key {
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
    let place: Int
  }

  private mutating func applyByHand(_ edits: ModelEdits, _ gone: Set<Int>) {
    let sections = fullSections
    let shown = sections.flatMap(\.items)
    var leaving = gone.union(edits.removed.map { shown[$0].arrival })
    var changed: [Int: Item] = [:]
    var arrivals: [Arrival] = []
    for edit in edits.replaced {
      let old = shown[edit.row]
      let new = item(old, with: edit.entry)
      if new.section == old.section, new.isPinned == old.isPinned {
        changed[old.arrival] = new
      } else {
        leaving.insert(old.arrival)
        arrivals.append(Arrival(item: new, place: .max))
      }
    }
    for edit in edits.inserted {
      let new = item(edit.entry)
      arrivals.append(
        edit.place.map { arrival(new, at: $0, sections) }
          ?? Arrival(item: new, place: .max))
    }
    for edit in edits.moved {
      leaving.insert(shown[edit.row].arrival)
      arrivals.append(arrival(shown[edit.row], at: edit.place, sections))
    }
    place(edits.sections)
    merge(arrivals, leaving, changed)
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
      var entry = item.entry
      entry.group = wanted
      return Arrival(item: self.item(item, with: entry), place: place.row)
    }
    let own = sections.firstIndex { $0.key == item.section } ?? 0
    return Arrival(item: item, place: place.section < own ? 0 : .max)
  }

  private mutating func merge(
    _ arrivals: [Arrival], _ leaving: Set<Int>, _ changed: [Int: Item]
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
        let staying = items.filter {
          $0.section == key && !leaving.contains($0.arrival)
        }.map { changed[$0.arrival] ?? $0 }
        return [false, true].reduce(into: []) { items, isPinned in
          merge(
            staying.filter { $0.isPinned == isPinned },
            arrivals.filter {
              $0.item.section == key && $0.item.isPinned == isPinned
            }, into: &items)
        }
      })
  }

  /// Fills the section from its beginning: what wants to be at a place or before
  /// it goes there, else what stays.
  private func merge(
    _ staying: [Item], _ arrivals: [Arrival], into items: inout [Item]
  ) {
    var staying = staying[...]
    var coming = sortedStably(arrivals) { $0.place < $1.place }[...]
    while !staying.isEmpty || !coming.isEmpty {
      if let next = coming.first, next.place <= items.count || staying.isEmpty {
        items.append(next.item)
        coming = coming.dropFirst()
      } else {
        items.append(staying.removeFirst())
      }
    }
  }
}
