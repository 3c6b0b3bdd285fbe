import PropertyTesting

import ThumbIndex

extension FilterRun {
  /// Edits a row by its path in the results, and throws unless the changes say
  /// where the row is.
  mutating func editShown(_ edit: ListEdit) throws -> ListChanges? {
    switch edit {
    case .batch(let edits): return try editShown(edits)
    case .move(let number, let section, let target) where kind.isByHand:
      return try move(number, section, target)
    case .place(_, let section, let target) where kind.isByHand:
      return try insert(edit, section, target)
    default: break
    }
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

  /// Moves a row of the results, and throws unless the filter has said before
  /// whether and where it moves.
  private mutating func move(
    _ number: Int, _ section: Int, _ target: Int
  ) throws -> ListChanges? {
    let results = ListRun(filter.results, try model, headers: whole.headers)
    let rows = results.model.fullSections.flatMap(\.items)
    guard !rows.isEmpty else { return nil }
    let row = number % rows.count
    let path = results.model.path(ofRow: row)
    let place = results.place(section, target)
    let sections = whole.model.fullSections
    try holdEqual(
      filter.canMove(path),
      kind.mayMove(
        whole.model.path(ofRow: wholeRow(of: rows[row])),
        in: sections.map(\.items)), "whether \(path) may move")
    let asked = filter.targetPath(ofMoveFrom: path, to: place)
    let key = asked.map { filter.results.sections[$0.section].key }
    let changes = try editShown([.move(number, section: section, row: target)])
    let paths = try paths
    try holdEqual(changes.path, paths[rows[row].arrival], "where the row is")
    let moved = whole.model.items.first { $0.arrival == rows[row].arrival }!
    // Its new group may pin it.
    if let path = changes.path, moved.end == rows[row].end {
      let shown = filter.results.sections[path.section].key
      if key != nil || results.list.position(ofSection: shown) != nil {
        try holdEqual(shown, key, "the section of a move to \(place)")
        try holdEqual(path.row, asked?.row, "the place of a move to \(place)")
      }
    }
    return changes
  }

  /// Inserts a row among the results, and throws unless the filter has said before
  /// where it goes.
  private mutating func insert(
    _ edit: ListEdit, _ section: Int, _ target: Int
  ) throws -> ListChanges? {
    let results = ListRun(filter.results, try model, headers: whole.headers)
    if results.list.sections.isEmpty { return try editShown([edit]) }
    let place = results.place(section, target)
    let asked = filter.targetPath(ofInsertionAt: place)
    let key = results.model.fullSections[place.section].key
    let changes = try editShown([edit])
    let new = whole.model.items.max { $0.arrival < $1.arrival }!
    try holdEqual(
      changes.path, try paths[new.arrival], "where the new row is")
    if new.section == key, new.end == 0, let path = changes.path {
      try holdEqual(path, asked, "the place of an insertion at \(place)")
    }
    return changes
  }
}
