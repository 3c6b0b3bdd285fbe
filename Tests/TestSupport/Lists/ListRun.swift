import PropertyTesting

package import ThumbIndex

/// A list and its model, edited alike.
package struct ListRun<Row: ListRow> {
  package let kind: ListKind
  package var list: IndexedList<Row>
  package var model: ListModel
  package private(set) var headers: [Int: String] = [:]

  package init(_ kind: ListKind, _ entries: [ListEntry]) {
    self.kind = kind
    list = kind.list(of: entries.map { Row($0) })
    model = ListModel(kind, entries)
  }

  /// A list that was made and edited elsewhere, beside its model.
  package init(
    _ list: IndexedList<Row>, _ model: ListModel, headers: [Int: String] = [:]
  ) {
    self.headers = headers
    kind = model.kind
    self.list = list
    self.model = model
  }

  /// What a view of the model shows.
  package var shown: [ShownSection] {
    model.sections.map { section in
      ShownSection(
        key: section.key, title: section.title, header: headers[section.key],
        rows: section.items.map(\.entry), isCollapsed: section.isCollapsed,
        rowCount: section.rowCount)
    }
  }
}

extension ListRun {
  /// Makes an edit on both.
  ///
  /// - Returns: What the list says that it changed; `nil` when the edit says
  ///   nothing to this list as it is.
  package mutating func make(_ edit: ListEdit) -> ListChanges? {
    switch edit {
    case .insert(let entries): insert(entries)
    case .place, .move, .remove: makeAlone(edit)
    case .removeStamp(let stamp): remove(stamp: stamp)
    case .removeIDs(let ids): remove(ids: ids)
    case .replace(let row, let change): replace(row, change, inPlace: false)
    case .update(let row, let change): replace(row, change, inPlace: true)
    case .replaceID(let entry): replace(entry)
    case .updateID(let id, let change): update(id, change)
    case .batch(let edits): batch(edits)
    case .replaceAll(let successors): replaceAll(successors)
    case .show(let groups): show(groups)
    case .header(let group, let header): setHeader(header, group)
    case .reloadSection, .insertSection, .removeSection: editSection(edit)
    case .collapse(let groups): setCollapsed(true, groups)
    case .expand(let groups): setCollapsed(false, groups)
    case .nested(let edits): nested(edits)
    }
  }

  /// The key of a section in the list, by its number in the model.
  package func key(_ section: Int) -> SectionKey {
    if case .one = kind.sections { return SectionKey(OnlySection.only) }
    return SectionKey(section)
  }

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
      return list.edit { [key] batch, list in
        edits.add(to: &batch, list, key)
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
    return list.setCollapsedSections(model.collapsed.map { key($0) })
  }

  /// Makes edits one after another in a batch.
  private mutating func nested(_ edits: [ListEdit]) -> ListChanges {
    var inner = self
    let changes = list.batch { list in
      inner.list = list
      for edit in edits { _ = inner.make(edit) }
      list = inner.list
    }
    model = inner.model
    headers = inner.headers
    return changes
  }

  /// A row that there is.
  private func row(_ number: Int) -> Int? {
    let count = list.sections.reduce(0) { $0 + $1.rowCount }
    return count == 0 ? nil : number % count
  }

  /// A place that there is, or is a little behind the end of its section.
  private func place(_ section: Int, _ row: Int) -> RowPath {
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
  private mutating func makeAlone(_ edit: ListEdit) -> ListChanges? {
    var edits = ModelEdits()
    switch edit {
    case .place(let entry, let section, let row) where kind.isByHand:
      let place = place(section, row)
      edits.inserted = [(entry, place)]
      model.apply(edits)
      return list.insert(Row(entry), at: place)
    case .place(let entry, _, _): return insert([entry])
    case .move(let number, let section, let target):
      guard kind.isByHand, let row = row(number) else { return nil }
      let path = model.path(ofRow: row)
      let place = place(section, target)
      let isPinned = kind.pins && list[path].entry.isPinned
      try! holdMovable(path, isPinned)
      if place != path, !isPinned { edits.moved = [(row, place)] }
      model.apply(edits)
      return list.move(from: path, to: place)
    case .remove(let numbers):
      edits.removed = Array(Set(numbers.compactMap { row($0) }))
      let paths = edits.removed.map { model.path(ofRow: $0) }
      model.apply(edits)
      return paths.count == 1
        ? list.remove(at: paths[0]) : list.remove(at: paths)
    default: return nil
    }
  }

  /// Rows by hand may be moved, but for those that are pinned.
  private func holdMovable(
    _ path: RowPath, _ isPinned: Bool
  ) throws(Falsified) {
    try holdEqual(list.canMove(path), !isPinned, "whether \(path) may move")
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
    let entry = change.entry(from: model.allRows[row])
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
    return list.edit { [key] batch, list in
      // Some of them in a batch of their own.
      var inner = edits
      inner.inserted = []
      edits.insertions.add(to: &batch, list, key)
      batch.edit { inner.add(to: &$0, list, key) }
    }
  }

  /// What the steps of a batch do to the list as it is.
  package func edits(of steps: [ListEdit]) -> ModelEdits {
    var edits = ModelEdits()
    let rows = model.allRows
    var used: Set<Int> = []
    func free(_ number: Int) -> Int? {
      if rows.isEmpty { return nil }
      let row = number % rows.count
      return used.insert(row).inserted ? row : nil
    }
    for step in steps {
      switch step {
      case .insert(let entries): edits.inserted += entries.map { ($0, nil) }
      case .place(let entry, let section, let row):
        edits.inserted.append(
          (entry, kind.isByHand ? place(section, row) : nil))
      case .remove(let list): edits.removed += list.compactMap { free($0) }
      case .replace(let number, let change):
        guard let row = free(number) else { continue }
        edits.replaced.append((row, change.entry(from: rows[row])))
      case .move(let number, let section, let target) where kind.isByHand:
        guard let row = free(number) else { continue }
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
    let entries = entries(of: successors)
    model.replaceAll(with: entries)
    return list.replaceAll(with: entries.map { Row($0) })
  }

  /// The elements that replace those of the list as it is.
  package func entries(of successors: [Successor]) -> [ListEntry] {
    let old = model.items.map(\.entry)
    return successors.compactMap { successor -> ListEntry? in
      switch successor {
      case .new(let entry): return entry
      case .old(let number, let change):
        if old.isEmpty { return nil }
        let entry = old[number % old.count]
        return change?.entry(from: entry) ?? entry
      }
    }
  }

  private mutating func show(_ groups: [Int]) -> ListChanges? {
    guard kind.isListed else { return nil }
    model.listed = groups
    model.setItems(model.items)
    return list.showSections(groups.map { SectionKey($0) })
  }

  private mutating func setHeader(
    _ header: String?, _ group: Int
  ) -> ListChanges {
    if case .one = kind.sections {
      headers[0] = header
      return list.setHeader(header, ofSection: SectionKey(OnlySection.only))
    }
    headers[group] = header
    return list.setHeader(header, ofSection: SectionKey(group))
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

  /// Changes the list as one of elements with ids, if it is one.
  private mutating func withIDs(
    _ edit: (inout IndexedList<KnownRow>) -> ListChanges?
  ) -> ListChanges? {
    guard var known = list as? IndexedList<KnownRow> else { return nil }
    let changes = edit(&known)
    list = known as! IndexedList<Row>
    return changes
  }

  private mutating func remove(ids: [Int]) -> ListChanges? {
    guard Row.self == KnownRow.self else { return nil }
    var edits = ModelEdits()
    edits.removed = Array(Set(ids.compactMap { row(withID: $0) }))
    model.apply(edits)
    if ids.count == 1 { return withIDs { $0.remove(id: ids[0]) } }
    return withIDs { $0.remove(ids: ids) }
  }

  private mutating func replace(_ entry: ListEntry) -> ListChanges? {
    guard Row.self == KnownRow.self else { return nil }
    var edits = ModelEdits()
    if let row = row(withID: entry.id) { edits.replaced = [(row, entry)] }
    model.apply(edits)
    return withIDs { $0.replace(KnownRow(entry)) }
  }

  private mutating func update(
    _ id: Int, _ change: EntryChange
  ) -> ListChanges? {
    guard Row.self == KnownRow.self else { return nil }
    var edits = ModelEdits()
    if let row = row(withID: id) {
      edits.replaced = [(row, change.entry(from: model.allRows[row]))]
    }
    model.apply(edits)
    return withIDs { list in
      list.update(id: id) { $0 = KnownRow(change.entry(from: $0.entry)) }
    }
  }
}
