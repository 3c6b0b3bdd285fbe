import PropertyTesting

import ThumbIndex

extension FilterRun {
  /// Edits a row by its path in the results, and throws unless the changes say
  /// where the row is.
  mutating func editShown(_ edit: ListEdit) throws -> ListChanges? {
    if case .batch(let edits) = edit { return try editShown(edits) }
    let before = try model.fullSections
    let rows = before.flatMap(\.items)
    guard !rows.isEmpty else { return nil }
    var edits = ModelEdits()
    var arrival: Int?
    let change: (inout ListFilter<Row>) -> ListChanges
    switch edit {
    case .remove(let numbers) where !numbers.isEmpty:
      let row = numbers[0] % rows.count
      let path = try model.path(ofRow: row)
      edits.removed = [wholeRow(of: rows[row])]
      change = { $0.remove(at: path) }
    case .replace(let number, var changed):
      let row = number % rows.count
      let path = try model.path(ofRow: row)
      if Row.haveOwnIDs { changed.id = nil }
      let entry = changed.entry(from: rows[row].entry)
      edits.replaced = [(wholeRow(of: rows[row]), entry)]
      arrival = rows[row].arrival
      change = { $0.replace(at: path, with: Row(entry)) }
    case .move(let number, let section, let target)
    where kind.isByHand && !kind.pins:
      let row = number % rows.count
      let path = try model.path(ofRow: row)
      let section = section % before.count
      if section != path.section, !kind.regroups { return nil }
      let place = RowPath(
        section: section, row: target % (before[section].items.count + 2))
      arrival = rows[row].arrival
      edits.moved = [
        (
          wholeRow(of: rows[row]),
          wholePlace(of: place, among: before, moving: rows[row])
        )
      ]
      change = { $0.move(from: path, to: place) }
    default:
      let row = rows.count / 2
      let path = try model.path(ofRow: row)
      edits.replaced = [(wholeRow(of: rows[row]), rows[row].entry)]
      arrival = rows[row].arrival
      change = { $0.reload(at: path) }
    }
    var batch = ListEdits<Row>()
    edits.add(to: &batch, whole.list, whole.key)
    whole.model.apply(edits)
    whole.list.apply(batch)
    let changes = change(&filter)
    let paths = try paths
    try holdEqual(
      changes.path, arrival.flatMap { paths[$0] }, "the path of the row")
    return changes
  }

  /// Makes edits at once, by paths in the results, and throws unless the whole
  /// list is what it must be.
  private mutating func editShown(_ steps: [ListEdit]) throws -> ListChanges {
    let model = try model
    var results = ListRun(filter.results, model, headers: whole.headers)
    results.nextID = whole.nextID
    let edits = results.edits(of: steps)
    whole.nextID = results.nextID
    let rows = model.fullSections.flatMap(\.items).map { wholeRow(of: $0) }
    let keys = whole.model.fullSections.map(\.key)
    let positions = model.fullSections.map { keys.firstIndex(of: $0.key)! }
    func place(_ path: RowPath) -> RowPath? {
      positions.isEmpty
        ? nil : RowPath(section: positions[path.section], row: path.row)
    }
    var all = edits
    all.removed = edits.removed.map { rows[$0] }
    all.replaced = edits.replaced.map { (rows[$0.row], $0.entry) }
    all.inserted = edits.inserted.map { ($0.entry, $0.place.flatMap(place)) }
    all.moved = edits.moved.map { (rows[$0.row], place($0.place)!) }
    let plan = try plan
    if !findsAll(plan) {
      all.counts = { [query, fields] entry in
        (query.stamp == nil || entry.stamp == query.stamp)
          && query.matches(fields.texts(of: entry), plan)
      }
    } else {
      // The whole list is shown.
      all.inserted = edits.inserted
    }
    whole.model.apply(all)
    let changes = filter.edit { [whole] batch in
      edits.add(to: &batch, batch.before, whole.key)
    }
    whole.list = filter.list
    try holdEqual(
      filter.list.shown(kind), whole.shown, "the whole list after \(steps)")
    return changes
  }

  /// The number of a row in the whole list.
  private func wholeRow(of item: ListModel.Item) -> Int {
    whole.model.fullSections.flatMap(\.items)
      .firstIndex { $0.arrival == item.arrival }!
  }

  /// The place in the whole list before the next row shown, or after the last.
  private func wholePlace(
    of place: RowPath, among shown: [ListModel.Section],
    moving moved: ListModel.Item
  ) -> RowPath {
    let key = shown[place.section].key
    let sections = whole.model.fullSections
    let section = sections.firstIndex { $0.key == key }!
    let all = sections[section].items.map(\.arrival)
      .filter { $0 != moved.arrival }
    let others = shown[place.section].items.map(\.arrival)
      .filter { $0 != moved.arrival }
    let row =
      if place.row < others.count {
        all.firstIndex(of: others[place.row])!
      } else if let last = others.last {
        all.firstIndex(of: last)! + 1
      } else {
        // Only a filter that shows all has sections without rows.
        sections[section].items.firstIndex { $0.arrival == moved.arrival } ?? 0
      }
    return RowPath(section: section, row: row)
  }
}
