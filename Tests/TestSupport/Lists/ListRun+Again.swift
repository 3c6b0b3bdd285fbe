import ThumbIndex

/// What edits of one set make of the rows, one edit after the other.
private struct NamedAgain {
  /// A row of the list, as the edits so far make it.
  struct Old {
    let arrival: Int
    var entry: ListEntry
    var isRemoved = false
    /// The number of the edit that first replaced the element.
    var replaced: Int?
    var place: (number: Int, path: RowPath)?
  }

  /// A row that the edits insert.
  struct New {
    var entry: ListEntry
    var place: RowPath?
    var isDropped = false
  }

  var old: [Old]
  var new: [New] = []

  /// A row by an id: one that the edits have not changed and that came first,
  /// then one that they replaced, then one that they inserted.
  func row(withID id: Int) -> (old: Int?, new: Int?) {
    let untouched = old.indices.filter {
      !old[$0].isRemoved && old[$0].replaced == nil && old[$0].entry.id == id
    }
    if let row = untouched.min(by: { old[$0].arrival < old[$1].arrival }) {
      return (row, nil)
    }
    let changed = old.indices.filter {
      !old[$0].isRemoved && old[$0].replaced != nil && old[$0].entry.id == id
    }
    if let row = changed.min(by: { old[$0].replaced! < old[$1].replaced! }) {
      return (row, nil)
    }
    return (nil, new.firstIndex { !$0.isDropped && $0.entry.id == id })
  }

  mutating func replace(_ row: Int, _ number: Int, _ change: EntryChange) {
    old[row].entry = change.entry(from: old[row].entry)
    old[row].replaced = old[row].replaced ?? number
  }

  /// Edits of different rows that come to the same, those of rows that are
  /// replaced and moved apart from all others.
  var edits: (first: ModelEdits, rest: ModelEdits) {
    var (first, rest) = (ModelEdits(), ModelEdits())
    rest.removed = old.indices.filter { old[$0].isRemoved }
    let staying = old.indices.filter { !old[$0].isRemoved }
    let replaced = staying.filter { old[$0].replaced != nil }
      .sorted { old[$0].replaced! < old[$1].replaced! }
    for row in replaced {
      if old[row].place == nil {
        rest.replaced.append((row, old[row].entry))
      } else {
        first.replaced.append((row, old[row].entry))
      }
    }
    let moved = staying.filter { old[$0].place != nil }
      .sorted { old[$0].place!.number < old[$1].place!.number }
    rest.moved = moved.map { ($0, old[$0].place!.path) }
    rest.inserted = new.filter { !$0.isDropped }.map { ($0.entry, $0.place) }
    return (first, rest)
  }
}

extension ListRun {
  /// Edits made at once that name rows again, and rows that they insert.
  mutating func again(_ steps: [ListEdit]) -> ListChanges {
    let shown = model.fullSections.flatMap(\.items)
    var named = NamedAgain(
      old: shown.map { .init(arrival: $0.arrival, entry: $0.entry) })
    let hasIDs = Row.find(0, in: list) != nil
    var calls: [(inout ListEdits<Row>) -> Void] = []
    var handles: [InsertedRow] = []
    let before = list
    for (number, step) in steps.enumerated() {
      switch step {
      case .insert(let entries):
        for entry in entries.map({ newEntry($0) }) {
          named.new.append(.init(entry: entry))
          calls.append { handles.append($0.insert(Row(entry))) }
        }
      case .place(let entry, let section, let row):
        let entry = newEntry(entry)
        let place = kind.isByHand ? place(section, row) : nil
        named.new.append(.init(entry: entry, place: place))
        calls.append { edits in
          handles.append(
            place.map { edits.insert(Row(entry), at: $0) }
              ?? edits.insert(Row(entry)))
        }
      case .remove(let numbers):
        for number in numbers {
          // Now and then one that the edits insert.
          if number % 3 == 2, !named.new.isEmpty {
            let row = number % named.new.count
            named.new[row].isDropped = true
            calls.append { $0.remove(handles[row]) }
          } else if let row = row(number) {
            named.old[row].isRemoved = true
            calls.append { $0.remove(at: before.path(ofAnyRow: row)) }
          }
        }
      case .removeIDs(let ids) where hasIDs:
        for id in Set(ids) {
          let (old, new) = named.row(withID: id)
          if let old { named.old[old].isRemoved = true }
          if let new { named.new[new].isDropped = true }
        }
        calls.append { Row.make(.remove(ids), in: &$0) }
      case .removeStamp(let stamp):
        for row in named.old.indices where named.old[row].entry.stamp == stamp {
          named.old[row].isRemoved = true
        }
        for row in named.new.indices where named.new[row].entry.stamp == stamp {
          named.new[row].isDropped = true
        }
        calls.append { $0.removeAll { $0.entry.stamp == stamp } }
      case .replace(let row, let change), .update(let row, let change):
        let change = own(change)
        if row % 3 == 2, !named.new.isEmpty {
          let row = row % named.new.count
          named.new[row].entry = change.entry(from: named.new[row].entry)
          calls.append {
            $0.update(handles[row]) { $0 = Row(change.entry(from: $0.entry)) }
          }
        } else if let row = self.row(row) {
          named.replace(row, number, change)
          calls.append {
            $0.update(at: before.path(ofAnyRow: row)) {
              $0 = Row(change.entry(from: $0.entry))
            }
          }
        }
      case .updateID(let id, let change) where hasIDs:
        let change = own(change)
        let (old, new) = named.row(withID: id)
        if let old { named.replace(old, number, change) }
        if let new {
          named.new[new].entry = change.entry(from: named.new[new].entry)
        }
        calls.append { Row.make(.update(id, change), in: &$0) }
      case .move(let number, let section, let target) where kind.isByHand:
        let place = place(section, target)
        if number % 3 == 2, !named.new.isEmpty {
          let row = number % named.new.count
          named.new[row].place = place
          calls.append { $0.move(handles[row], to: place) }
        } else if let row = row(number) {
          let number = named.old[row].place?.number ?? calls.count
          named.old[row].place = (number, place)
          calls.append {
            $0.move(from: before.path(ofAnyRow: row), to: place)
          }
        }
      default: continue
      }
    }
    apply(named)
    return list.edit { edits in for call in calls { call(&edits) } }
  }

  /// Replaces first the elements of rows that are moved, too; then does the rest,
  /// with rows and sections where they are by then.
  private mutating func apply(_ named: NamedAgain) {
    var (first, rest) = named.edits
    if first.replaced.isEmpty {
      model.apply(rest)
      return
    }
    let arrivals = named.old.map(\.arrival)
    let sections = model.fullSections.map(\.key)
    model.apply(first)
    let now = model.fullSections
    let rows = now.flatMap(\.items).map(\.arrival)
    func row(_ old: Int) -> Int? { rows.firstIndex(of: arrivals[old]) }
    func place(_ old: RowPath) -> RowPath? {
      if old.section >= sections.count { return old }
      return now.firstIndex { $0.key == sections[old.section] }.map {
        RowPath(section: $0, row: old.row)
      }
    }
    rest.removed = rest.removed.compactMap { row($0) }
    rest.replaced = rest.replaced.map { (row($0.row)!, $0.entry) }
    rest.inserted = rest.inserted.map { ($0.entry, $0.place.flatMap(place)) }
    rest.moved = rest.moved.compactMap { move in
      guard let row = row(move.row), let place = place(move.place) else {
        return nil
      }
      return (row, place)
    }
    model.apply(rest)
  }
}
