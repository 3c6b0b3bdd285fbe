package import PropertyTesting

package import ThumbIndex

/// A list and its model, edited alike, with copies of both.
package struct ListRun<Row: ListRow> {
  package let kind: ListKind
  package var list: IndexedList<Row>
  package var model: ListModel
  package private(set) var headers: [Int: HeaderData] = [:]

  /// Copies by the numbers that scripts give them.
  package internal(set) var kept: [Int: Copy] = [:]

  /// The ids of elements that have ids of their own are below.
  package internal(set) var nextID = 0

  /// Whether edits are made in a batch.
  var isInBatch = false

  /// A copy of a list, and what it must be.
  package struct Copy {
    package let list: IndexedList<Row>
    package let model: ListModel
    package let headers: [Int: HeaderData]
  }

  package init(_ kind: ListKind, _ entries: [ListEntry]) {
    self.kind = kind
    let own = entries.enumerated().map { number, entry in
      Row.haveOwnIDs ? entry.with(id: number) : entry
    }
    nextID = own.count
    list = kind.list(of: own.map { Row($0) })
    model = ListModel(kind, own)
  }

  /// A list that was made and edited elsewhere, beside its model.
  package init(
    _ list: IndexedList<Row>, _ model: ListModel,
    headers: [Int: HeaderData] = [:]
  ) {
    self.headers = headers
    kind = model.kind
    self.list = list
    self.model = model
  }

  mutating func setHeaders(_ headers: [Int: HeaderData]) {
    self.headers = headers
  }

  /// What a view of the model shows.
  package var shown: [ShownSection] {
    model.sections.map { section in
      ShownSection(
        header: ShownHeader(
          key: section.key, title: section.title,
          data: headers[section.key] ?? HeaderData(),
          isCollapsed: section.isCollapsed, rowCount: section.rowCount),
        rows: section.items.map(\.entry))
    }
  }

  /// What a view of the list shows, with its bar.
  package var screen: Screen {
    Screen(
      shown, bar: list.indexBar(minimumRowCount: Screen.minimumRowCount))
  }
}

extension ListRun {
  /// Makes an edit on both.
  ///
  /// - Returns: What the list says that it changed; `nil` when the edit says
  ///   nothing to this list as it is.
  package mutating func make(
    _ edit: ListEdit
  ) throws(Falsified) -> ListChanges? {
    switch edit {
    case .insert(let entries): insert(entries.map { newEntry($0) })
    case .place, .move, .remove: try makeAlone(edit)
    case .removeStamp(let stamp): remove(stamp: stamp)
    case .removeIDs(let ids): remove(ids: ids)
    case .replace(let row, let change): replace(row, change, inPlace: false)
    case .update(let row, let change): replace(row, change, inPlace: true)
    case .replaceID(let entry): replace(entry)
    case .updateID(let id, let change): update(id, change)
    case .batch(let edits): batch(edits)
    case .again(let edits): again(edits)
    case .replaceAll(let successors): replaceAll(successors)
    case .show(let groups): show(groups)
    case .hide(let groups): setHidden(true, groups)
    case .unhide(let groups): setHidden(false, groups)
    case .moveSection(let group, let position): move(group, to: position)
    case .become(let successors, let listed): become(successors, listed)
    case .header(let group, let header):
      set(header, \.header, group) { $0.setHeader(header, ofSection: $1) }
    case .footer(let group, let footer):
      set(footer, \.footer, group) { $0.setFooter(footer, ofSection: $1) }
    case .reloadSection, .insertSection, .removeSection: editSection(edit)
    case .collapse(let groups): setCollapsed(true, groups)
    case .expand(let groups): setCollapsed(false, groups)
    case .nested(let edits): try nested(edits)
    case .failing(let edits): try failing(edits)
    case .ask(let id): try ask(id)
    case .keep(let number): keep(number)
    case .turnTo(let number): turnTo(number)
    case .restore(let number): try restore(number)
    }
  }

  /// An entry as a new element of the list.
  mutating func newEntry(_ entry: ListEntry) -> ListEntry {
    if !Row.haveOwnIDs { return entry }
    nextID += 1
    return entry.with(id: nextID - 1)
  }

  /// A change that leaves an element's own id.
  func own(_ change: EntryChange) -> EntryChange {
    var change = change
    if Row.haveOwnIDs { change.id = nil }
    return change
  }

  /// The key of a section in the list, by its number in the model.
  package func key(_ section: Int) -> SectionKey { kind.key(section) }

  /// The number in the model of a section that an edit names.
  private func section(_ group: Int) -> Int { kind.section(group) }

  private mutating func editSection(_ edit: ListEdit) -> ListChanges {
    let edits = edits(of: [edit])
    model.apply(edits)
    switch edit {
    case .insertSection(let group):
      return list.insertSection(key(section(group)))
    case .removeSection(let group):
      return list.removeSection(key(section(group)))
    default:
      return list.edit { [key] batch in
        edits.add(to: &batch, batch.before, key)
      }
    }
  }

  private mutating func setCollapsed(
    _ isCollapsed: Bool, _ groups: [Int]
  ) -> ListChanges {
    let sections = Set(groups.map { section($0) })
    if isCollapsed {
      model.collapsed.formUnion(sections)
    } else {
      model.collapsed.subtract(sections)
    }
    if sections.count == 1 {
      let key = key(sections.first!)
      return isCollapsed ? list.collapse(key) : list.expand(key)
    }
    return list.setSections(collapsed: Set(model.collapsed.map { key($0) }))
  }

  private mutating func setHidden(
    _ isHidden: Bool, _ groups: [Int]
  ) -> ListChanges {
    let sections = Set(groups.map { section($0) })
    if isHidden {
      model.hidden.formUnion(sections)
    } else {
      model.hidden.subtract(sections)
    }
    if sections.count == 1 {
      let key = key(sections.first!)
      return isHidden ? list.hideSection(key) : list.showSection(key)
    }
    return list.setSections(hidden: Set(model.hidden.map { key($0) }))
  }

  private mutating func move(_ group: Int, to position: Int) -> ListChanges? {
    guard kind.isGrouped, !list.sections.isEmpty else { return nil }
    let position = position % list.sections.count
    model.move(group, to: position)
    return list.moveSection(key(group), to: position)
  }

  private mutating func become(
    _ successors: [Successor], _ listed: [Int]
  ) -> ListChanges {
    become(entries(of: successors), listed)
  }

  package mutating func become(
    _ entries: [ListEntry], _ listed: [Int]
  ) -> ListChanges {
    exchangeAll { model in
      model.become(entries, listed: listed)
    } in: { [kind] list in
      list.become(kind.list(of: entries.map { Row($0) }, listed: listed))
    }
  }

  /// Exchanges all elements; rows that a rule has pinned are followed by ids, or
  /// else the rule is set anew.
  private mutating func exchangeAll(
    _ change: (inout ListModel) -> Void,
    in changeList: (inout IndexedList<Row>) -> ListChanges
  ) -> ListChanges {
    let old = model
    change(&model)
    if Row.haveOwnIDs {
      model.mark(as: old)
      return changeList(&list)
    }
    list.moveRule = .free
    let changes = changeList(&list)
    list.moveRule = kind.rule.rule(for: Row.self)
    model.mark()
    return changes
  }

  /// A row that there is.
  func row(_ number: Int) -> Int? {
    let count = list.sections.reduce(0) { $0 + $1.rowCount }
    return count == 0 ? nil : number % count
  }

  /// A place that there is, or is a little behind the end of its section.
  func place(_ section: Int, _ row: Int) -> RowPath {
    if list.sections.isEmpty { return RowPath(section: 0, row: row) }
    let section = section % list.sections.count
    return RowPath(
      section: section, row: row % (list.sections[section].rowCount + 3))
  }

  private mutating func insert(_ entries: [ListEntry]) -> ListChanges {
    var edits = ModelEdits()
    edits.inserted = entries.map { ($0, nil) }
    model.apply(edits)
    if entries.count == 1 { return list.insert(Row(entries[0])) }
    return list.insert(contentsOf: entries.map { Row($0) })
  }

  /// An edit of a row or some through the method that does just this.
  private mutating func makeAlone(
    _ edit: ListEdit
  ) throws(Falsified) -> ListChanges? {
    var edits = ModelEdits()
    switch edit {
    case .place(let entry, let section, let row) where kind.isByHand:
      let place = place(section, row)
      let entry = newEntry(entry)
      edits.inserted = [(entry, place)]
      let section =
        list.sections.isEmpty ? nil : model.fullSections[place.section]
      let target =
        section == nil ? nil : list.targetPath(ofInsertionAt: place)
      try holdEqual(
        target, section.map { kind.place(place, among: $0.items) },
        "target of an insertion at \(place)")
      model.apply(edits)
      let changes = list.insert(Row(entry), at: place)
      let new = model.items.max { $0.arrival < $1.arrival }!
      if new.section == section?.key, new.end == 0, let path = changes.path {
        try holdEqual(path, target, "the place of an insertion at \(place)")
      }
      return changes
    case .place(let entry, _, _): return insert([newEntry(entry)])
    case .move(let number, let section, let target):
      guard kind.isByHand, let row = row(number) else { return nil }
      let path = model.path(ofRow: row)
      let place = place(section, target)
      let sections = model.fullSections.map(\.items)
      try holdEqual(
        list.canMove(path), kind.mayMove(path, in: sections),
        "whether \(path) may move")
      try holdEqual(
        list.targetPath(ofMoveFrom: path, to: place),
        kind.target(place, movedFrom: path, in: sections),
        "target of a move from \(path) to \(place)")
      edits.moved = [(row, place)]
      let target = list.targetPath(ofMoveFrom: path, to: place)
      let key = list.sections[target.section].key
      let old = sections[path.section][path.row]
      model.apply(edits)
      let changes = list.move(from: path, to: place)
      // Its new group may pin it.
      let moved = model.items.first { $0.arrival == old.arrival }!
      if let path = changes.path, moved.end == old.end {
        try holdEqual(path.row, target.row, "where the row is")
        try holdEqual(list.sections[path.section].key, key, "its section")
      }
      return changes
    case .remove(let numbers):
      edits.removed = Array(Set(numbers.compactMap { row($0) }))
      let paths = edits.removed.map { model.path(ofRow: $0) }
      model.apply(edits)
      return paths.count == 1
        ? list.remove(at: paths[0]) : list.remove(at: paths)
    default: return nil
    }
  }

  private mutating func remove(stamp: Int) -> ListChanges {
    var edits = ModelEdits()
    let rows = model.allRows
    edits.removed = rows.indices.filter { rows[$0].stamp == stamp }
    model.apply(edits)
    return list.removeAll { $0.entry.stamp == stamp }
  }

  private mutating func replace(
    _ number: Int, _ change: EntryChange, inPlace: Bool
  ) -> ListChanges? {
    guard let row = row(number) else { return nil }
    let entry = own(change).entry(from: model.allRows[row])
    let path = model.path(ofRow: row)
    var edits = ModelEdits()
    edits.replaced = [(row, entry)]
    model.apply(edits)
    return inPlace
      ? list.update(at: path) { $0 = Row(entry) }
      : list.replace(at: path, with: Row(entry))
  }

  private mutating func batch(_ steps: [ListEdit]) -> ListChanges {
    let edits = edits(of: steps)
    model.apply(edits)
    return list.edit { [key] batch in
      // Some of them in a batch of their own.
      var inner = edits
      inner.inserted = []
      let list = batch.before
      edits.insertions.add(to: &batch, list, key)
      batch.edit { inner.add(to: &$0, list, key) }
    }
  }

  /// What the steps of a batch do to the list as it is.
  package mutating func edits(of steps: [ListEdit]) -> ModelEdits {
    var edits = ModelEdits()
    let rows = model.allRows
    let arrivals = model.fullSections.flatMap { $0.items.map(\.arrival) }
    var used: Set<Int> = []
    func free(_ number: Int) -> Int? {
      if rows.isEmpty { return nil }
      let row = number % rows.count
      return used.insert(arrivals[row]).inserted ? row : nil
    }
    for step in steps {
      switch step {
      case .insert(let entries):
        edits.inserted += entries.map { (newEntry($0), nil) }
      case .place(let entry, let section, let row):
        edits.inserted.append(
          (newEntry(entry), kind.isByHand ? place(section, row) : nil))
      case .remove(let list): edits.removed += list.compactMap { free($0) }
      case .replace(let number, let change):
        guard let row = free(number) else { continue }
        edits.replaced.append((row, own(change).entry(from: rows[row])))
      case .move(let number, let section, let target) where kind.isByHand:
        // What is removed may be moved, too.
        let isRemoved =
          !rows.isEmpty && edits.removed.contains(number % rows.count)
        guard let row = isRemoved ? number % rows.count : free(number),
          !edits.moved.contains(where: { $0.row == row })
        else { continue }
        edits.moved.append((row, place(section, target)))
      case .reloadSection(let group):
        edits.sections.append(.reload(self.section(group)))
      case .insertSection(let group):
        edits.sections.append(.insert(self.section(group)))
      case .removeSection(let group):
        edits.sections.append(.remove(self.section(group)))
      default: continue
      }
    }
    return edits
  }

  private mutating func replaceAll(_ successors: [Successor]) -> ListChanges {
    replaceAll(with: entries(of: successors))
  }

  package mutating func replaceAll(with entries: [ListEntry]) -> ListChanges {
    exchangeAll {
      $0.replaceAll(with: entries)
    } in: {
      $0.replaceAll(with: entries.map { Row($0) })
    }
  }

  /// The elements that replace those of the list as it is.
  package mutating func entries(of successors: [Successor]) -> [ListEntry] {
    let old = model.items.map(\.entry)
    var used: Set<Int> = []
    return successors.compactMap { successor -> ListEntry? in
      switch successor {
      case .new(let entry): return newEntry(entry)
      case .old(let number, var change):
        if old.isEmpty { return nil }
        let entry = old[number % old.count]
        if Row.haveOwnIDs {
          // Only edits change what comparing does not see.
          change = change.map { own($0) }
          change?.stamp = entry.stamp
          if !used.insert(entry.id).inserted { return nil }
        }
        return change?.entry(from: entry) ?? entry
      }
    }
  }

  private mutating func show(_ groups: [Int]) -> ListChanges {
    model.order(groups)
    return list.setSections(order: groups.map { SectionKey($0) })
  }

  /// Sets data of a section on both.
  private mutating func set(
    _ data: String?, _ part: WritableKeyPath<HeaderData, String?>,
    _ group: Int,
    _ edit: (inout IndexedList<Row>, SectionKey) -> ListChanges
  ) -> ListChanges {
    let number = section(group)
    headers[number, default: HeaderData()][keyPath: part] = data
    return edit(&list, key(number))
  }
}

extension ModelEdits {
  /// Those that insert rows.
  package var insertions: ModelEdits {
    var edits = ModelEdits()
    edits.inserted = inserted
    return edits
  }

  package func add<Row: ListRow>(
    to batch: inout ListEdits<Row>, _ list: IndexedList<Row>,
    _ key: (Int) -> SectionKey = { SectionKey($0) }
  ) {
    for edit in sections {
      switch edit {
      case .reload(let section): batch.reloadSection(key(section))
      case .insert(let section): batch.insertSection(key(section))
      case .remove(let section): batch.removeSection(key(section))
      }
    }
    for row in removed { batch.remove(at: list.path(ofAnyRow: row)) }
    for (entry, place) in inserted {
      if let place {
        batch.insert(Row(entry), at: place)
      } else {
        batch.insert(Row(entry))
      }
    }
    for (row, entry) in replaced {
      batch.replace(at: list.path(ofAnyRow: row), with: Row(entry))
    }
    for (row, place) in moved {
      batch.move(from: list.path(ofAnyRow: row), to: place)
    }
  }
}

extension IndexedList {
  /// The path of a row, counted with those that are not shown.
  package func path(ofAnyRow row: Int) -> RowPath {
    var row = row
    for section in sections {
      if row < section.rowCount {
        return RowPath(section: section.position, row: row)
      }
      row -= section.rowCount
    }
    return RowPath(section: sections.count, row: row)
  }
}

// MARK: - By id

extension ListRun {
  /// The row that has an id, of several the one that came first.
  package func row(withID id: Int) -> Int? {
    let shown = model.fullSections.flatMap(\.items)
    return shown.indices.filter { shown[$0].entry.id == id }
      .min { shown[$0].arrival < shown[$1].arrival }
  }

  private mutating func remove(ids: [Int]) -> ListChanges? {
    var edits = ModelEdits()
    edits.removed = Array(Set(ids.compactMap { row(withID: $0) }))
    return make(.remove(ids), edits)
  }

  private mutating func replace(_ entry: ListEntry) -> ListChanges? {
    var edits = ModelEdits()
    if let row = row(withID: entry.id) { edits.replaced = [(row, entry)] }
    return make(.replace(entry), edits)
  }

  private mutating func update(
    _ id: Int, _ change: EntryChange
  ) -> ListChanges? {
    let change = own(change)
    var edits = ModelEdits()
    if let row = row(withID: id) {
      edits.replaced = [(row, change.entry(from: model.allRows[row]))]
    }
    return make(.update(id, change), edits)
  }

  private mutating func make(
    _ edit: EditByID, _ edits: ModelEdits
  ) -> ListChanges? {
    if Row.find(0, in: list) == nil { return nil }
    model.apply(edits)
    return Row.make(edit, in: &list)
  }
}
