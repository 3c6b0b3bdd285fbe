package import PropertyTesting

package import ThumbIndex

extension ListRun {
  /// Makes an edit and throws unless laws 6 and 7 hold for it.
  ///
  /// - Parameters:
  ///   - keepsOld: Whether a copy of the list is kept, with which it then shares
  ///     its memory.
  ///   - numbers: In which order a view is told of the changes.
  package mutating func check(
    _ edit: ListEdit, keepsOld: Bool, _ numbers: inout SeededGenerator
  ) throws(Falsified) {
    let (before, oldScreen) = (shown, screen)
    let bars = list.bars
    let titled = model.titled
    let old = keepsOld ? list : nil
    let paths = rowPaths
    let edited = onlyRow(of: edit)
    let arrivals = Set(model.items.map(\.arrival))
    let changes = try make(edit)
    let (after, newScreen) = (shown, screen)
    try holdInvariants("the list after \(edit)") { () throws(BrokenInvariant) in
      try list.checkInvariants()
    }
    try holdEqual(list.shown(kind), after, "the list after \(edit)")
    guard let changes else {
      if case .turnTo = edit { return }
      try holdEqual(after, before, "no changes told of")
      return
    }
    do {
      try checkPath(
        in: changes,
        of: edited ?? newRow(of: edit, since: arrivals))
      if edit.keepsArrivals {
        try changes.holdFound(paths, rowPaths)
      } else if Row.find(0, in: list) != nil, !edit.mayReplaceList {
        try changes.holdFound(before.pathsByID, after.pathsByID)
      }
      try changes.holdReplayed(oldScreen, newScreen, &numbers)
      try changes.holdSent(oldScreen, newScreen)
      try changes.holdSpliced(before, after)
      try changes.holdCarried(before, after)
      try changes.holdOnWire(before, after)
      try changes.holdBars(
        before, after, bars, list.bars, isTitledAnew: model.titled != titled)
      try changes.holdMinimal(edit, kind, before, after)
      if let old {
        try changes.holdStaged(old, list, kind, &numbers)
        try holdEqual(old.shown(kind), before, "a copy was changed")
        try holdInvariants("a copy") { () throws(BrokenInvariant) in
          try old.checkInvariants()
        }
      }
    } catch {
      throw Falsified("\(error)\n  changes \(changes)\n  edit \(edit)")
    }
  }

  /// The arrival of the one row that an edit names.
  private func onlyRow(of edit: ListEdit) -> Int? {
    let row: Int?
    switch edit {
    case .replace(let number, _), .update(let number, _):
      row = self.row(number)
    case .move(let number, _, _): row = kind.isByHand ? self.row(number) : nil
    case .replaceID(let entry): row = self.row(withID: entry.id)
    case .updateID(let id, _): row = self.row(withID: id)
    default: return nil
    }
    return row.map { model.fullSections.flatMap(\.items)[$0].arrival }
  }

  /// The arrival of the one row that an edit has brought.
  private func newRow(of edit: ListEdit, since arrivals: Set<Int>) -> Int? {
    switch edit {
    case .insert(let entries) where entries.count == 1: break
    case .place: break
    default: return nil
    }
    return model.items.first { !arrivals.contains($0.arrival) }?.arrival
  }

  /// Throws unless changes tell where the edited row is.
  ///
  /// - Parameter arrival: That of the one row that was edited; `nil` if there
  ///   were none or several.
  private func checkPath(
    in changes: ListChanges, of arrival: Int?
  ) throws(Falsified) {
    if let arrival {
      try holdEqual(changes.path, paths[arrival], "the path of the edited row")
    }
    if let path = changes.path { try checkUse(of: path) }
  }

  /// Makes an edit and throws unless the list and its changes are right, in
  /// less ways: for many edits.
  package mutating func checkQuickly(
    _ edit: ListEdit, _ before: [ShownSection]
  ) throws(Falsified) {
    let titled = model.titled
    let changes = try make(edit)
    let after = shown
    try holdEqual(list.shown(kind), after, "the list")
    guard let changes else { return }
    try changes.holdSent(Screen(before), Screen(after))
    try changes.holdSpliced(before, after)
    try changes.holdMinimal(edit, kind, before, after)
    try holdEqual(
      changes.indexBarChanged,
      before.map(\.key) != after.map(\.key) || model.titled != titled,
      "bar changed")
  }

  /// Law 6: the list is the one made of its elements.
  package func holdFresh() throws(Falsified) {
    let elements = list.elements
    var fresh = kind.list(of: elements, listed: model.listed)
    fresh.setSections(collapsed: list.collapsedSections)
    for section in model.placed.keys.sorted() {
      if model.placed[section] == .kept {
        // One that is not listed any more would be listed again.
        if kind.isListed, !model.listed.contains(section) { continue }
        fresh.insertSection(key(section))
      } else if !model.items.contains(where: { model.isRow($0, in: section) }) {
        fresh.removeSection(key(section))
      }
    }
    if !model.arranged.isEmpty {
      for (position, section) in model.presentKeys.enumerated() {
        fresh.moveSection(key(section), to: position)
      }
    }
    fresh.setSections(hidden: list.hiddenSections)
    try holdEqual(elements.map(\.entry), model.items.map(\.entry), "elements")
    let isPlaced =
      kind.isGrouped && !kind.isListed && model.placed.values.contains(.kept)
    var (edited, made) = (list.shown(kind), fresh.shown(kind))
    if kind.pins != .none, kind.rule.pins != (0, 0) {
      // Rows that the rule keeps at an end stand among those whose elements say so.
      edited = edited.map(\.withRowsSorted)
      made = made.map(\.withRowsSorted)
    }
    try holdEqual(
      // Sections that somebody inserted stand where they came.
      isPlaced
        ? edited.map(\.withoutHeader).byKey : edited.map(\.withoutHeader),
      isPlaced ? made.map(\.withoutHeader).byKey : made.map(\.withoutHeader),
      "edited, and made of \(elements.map(\.entry))")
    if isPlaced { return }
    try holdEqual(fresh.bars, list.bars, "bars")
    if let list = list as? IndexedList<PlainRow>,
      let fresh = fresh as? IndexedList<PlainRow>
    {
      try hold(list == fresh, "a list made of the same elements is not equal")
    }
  }
}

extension ShownSection {
  /// A list that is made afresh has no headers.
  package var withoutHeader: Self {
    var section = self
    section.header.data = HeaderData()
    return section
  }
}

extension [ShownSection] {
  fileprivate var byKey: Self { sorted { $0.key < $1.key } }

  /// The path of each row by its id; of rows that share an id, the first, the
  /// second and so on have numbers of their own.
  package var pathsByID: [RowNumber: RowPath] {
    var counts: [RowNumber: Int] = [:]
    var paths: [RowNumber: RowPath] = [:]
    for (position, section) in enumerated() {
      let twinIn = ListKind.holdsTwins(section.key) ? section.key : nil
      for (row, entry) in section.rows.enumerated() {
        let id = RowNumber(number: entry.id, twinIn: twinIn)
        let number = counts[id, default: 0]
        counts[id] = number + 1
        paths[
          RowNumber(number: entry.id * 10_000 + number, twinIn: twinIn)] =
          RowPath(section: position, row: row)
      }
    }
    return paths
  }
}

extension IndexedList where Element: ListRow {
  /// What a view of the list shows.
  package func shown(_ kind: ListKind) -> [ShownSection] {
    sections.map { section in
      ShownSection(
        header: ShownHeader(section, kind), rows: section.rows.map(\.entry))
    }
  }

  /// The bar in several forms.
  package var bars: [IndexBar] {
    [indexBar(), indexBar(absent: .previous, search: true, limit: 3)]
  }
}

extension ShownHeader {
  /// The header of a section.
  fileprivate init<Row: ListRow>(
    _ section: IndexedList<Row>.Section, _ kind: ListKind
  ) {
    self.init(
      key: kind.number(of: section.key), title: section.title,
      data: HeaderData(
        header: section.header as? String, footer: section.footer as? String),
      isCollapsed: section.isCollapsed, rowCount: section.rowCount)
  }
}

extension ListChanges {
  /// Law 7, by row paths, told in any order.
  ///
  /// - Parameter newMatches: Of some rows, those that are said to have other
  ///   highlights.
  package func holdReplayed(
    _ before: Screen, _ after: Screen, _ numbers: inout SeededGenerator,
    newMatches: @escaping ([RowPath]) -> [RowPath] = { _ in [] }
  ) throws(Falsified) {
    var view = TableView(
      showing: before, source: after, newMatches: newMatches)
    var updates: [Update] = []
    updates += deletedSections.map { .deleteSections([$0]) }
    updates += insertedSections.map { .insertSections([$0]) }
    updates += reloadedSections.map { .reloadSections([$0]) }
    updates += deletedRows.map { .deleteRows(at: [$0]) }
    updates += insertedRows.map { .insertRows(at: [$0]) }
    updates += reloadedRows.map { .reloadRows(at: [$0]) }
    updates += movedSections.map { .moveSection($0.from, to: $0.to) }
    for move in movedRows {
      if move.isReloaded {
        updates.append(.deleteRows(at: [move.from]))
        updates.append(.insertRows(at: [move.to]))
      } else {
        updates.append(.moveRow(at: move.from, to: move.to))
      }
    }
    if indexBarChanged(minimumRowCount: Screen.minimumRowCount) {
      updates.append(.reloadSectionIndexTitles)
    }
    for update in updates.shuffled(using: &numbers) { view.take(update) }
    view.redrawHeaders(ofSections: changedHeaders.shuffled(using: &numbers))
    if highlightsChanged { view.redrawHighlights() }
    try view.update()
    try holdEqual(view.screen, after, "replayed by row paths")
    try holdRising()
  }

  private func holdRising() throws(Falsified) {
    try holdEqual(deletedSections, deletedSections.sorted(), "order")
    try holdEqual(insertedSections, insertedSections.sorted(), "order")
    try holdEqual(deletedRows, deletedRows.sorted(), "order")
    try holdEqual(insertedRows, insertedRows.sorted(), "order")
    try holdEqual(reloadedRows, reloadedRows.sorted(), "order")
    try holdEqual(changedHeaders, changedHeaders.sorted(), "order")
  }

  /// Law 7, as the library itself lists what a view has to do.
  package func holdSent(
    _ before: Screen, _ after: Screen,
    newMatches: @escaping ([RowPath]) -> [RowPath] = { _ in [] }
  ) throws(Falsified) {
    let barChanged = indexBarChanged(minimumRowCount: Screen.minimumRowCount)
    for moves in [true, false] {
      let updates = updates(
        includingMoves: moves,
        minimumRowCountOfIndexBar: Screen.minimumRowCount)
      try hold(updates.isEmpty || !isEmpty || barChanged, "for nothing")
      var view = TableView(
        showing: before, source: after, newMatches: newMatches)
      for update in updates {
        try hold(moves || !update.isMove, "\(update) of a view without moves")
        try hold(!update.namesNothing, "\(update) names nothing")
        view.take(update)
      }
      try holdEqual(
        updates.contains(.reloadSectionIndexTitles), barChanged, "index titles")
      view.redrawHeaders(ofSections: changedHeaders)
      if highlightsChanged { view.redrawHighlights() }
      try view.update()
      try holdEqual(
        view.screen, after, "sent to a view\(moves ? "" : " without moves")")
    }
  }

  /// Law 7, as runs of rows one after another.
  package func holdSpliced(
    _ before: [ShownSection], _ after: [ShownSection]
  ) throws(Falsified) {
    let old = before.flatMap(\.rows)
    let new = after.flatMap(\.rows)
    var rows = old
    var end = -1
    for splice in splices {
      try splice.make(in: &rows, of: new, behind: &end)
    }
    try holdEqual(rows, new, "spliced")
    try holdEqual(
      [rowCounts.before, rowCounts.after], [old.count, new.count], "row counts")
  }

  /// Law 7, for a copy elsewhere, which has the message and its own rows.
  package func holdOnWire(
    _ before: [ShownSection], _ after: [ShownSection]
  ) throws(Falsified) {
    let counts = before.map(\.rows.count)
    let copy: ListChanges
    do {
      copy = try message.changes(from: counts)
    } catch {
      throw Falsified("a message that does not fit its list: \(error)")
    }
    try holdEqual(copy, self, "changes by a message")
    try holdEqual(copy.message, message, "the message of its changes")
    try holdEqual(copy.lineSplices, lineSplices, "line splices by a message")
    for (section, count) in counts.enumerated() {
      for row in 0..<count {
        let path = RowPath(section: section, row: row)
        try holdEqual(
          copy.newPath(ofRow: path), newPath(ofRow: path),
          "\(path) by a message")
      }
    }
    var rows = before.map(\.rows)
    copy.apply(to: &rows) { after[$0.section].rows[$0.row] }
    try holdEqual(rows, after.map(\.rows), "applied to rows")
  }

  /// Law 7, as runs of rows or lines one after another: after each, a replay
  /// shows what a flat view does.
  package func holdStaged<Row: ListRow>(
    _ old: IndexedList<Row>, _ new: IndexedList<Row>, _ kind: ListKind,
    _ numbers: inout SeededGenerator
  ) throws(Falsified) {
    let limit =
      Bool.random(using: &numbers)
      ? Int.max : .random(in: 1...4, using: &numbers)
    for content in [FlatContent.rows, .lines] {
      let before = FlatLine.all(of: old.shown(kind), content)
      let after = FlatLine.all(of: new.shown(kind), content)
      var replay = ListReplay(old, showing: content)
      try holdEqual(replay.map { FlatLine($0, kind) }, before, "before changes")
      replay.follow(self, to: new, joinedToAtMost: limit)
      var view = before
      var (end, told) = (-1, 0)
      while let splice = replay.next() {
        told += 1
        try splice.make(in: &view, of: after, behind: &end)
        try holdEqual(
          replay.map { FlatLine($0, kind) }, view, "\(content) after \(splice)")
      }
      try hold(told <= limit, "\(told) splices are more than \(limit)")
      try holdEqual(view, after, "\(content) after all splices")
      try holdEqual(
        replay.map { FlatLine($0, kind) }, after, "the new \(content)")
    }
  }

  /// Law 7, as the new path of each row that stays.
  package func holdCarried(
    _ before: [ShownSection], _ after: [ShownSection]
  ) throws(Falsified) {
    var kept: [RowPath: RowPath] = [:]
    for range in keptRanges {
      for (from, to) in zip(range.from.paths, range.to.paths) {
        try hold(
          kept.updateValue(to, forKey: from) == nil, "\(from) is kept twice")
      }
    }
    let reloaded = Set(
      reloadedRows + movedRows.filter(\.isReloaded).map(\.from))
    let gone = Set(deletedRows)
    let redrawn = Set(reloadedSections.map { before[$0].key })
    var carried: Set<RowPath> = []
    for (position, section) in before.enumerated() {
      let isOldGone =
        deletedSections.contains(position)
        || reloadedSections.contains(position)
      for (row, entry) in section.rows.enumerated() {
        let path = RowPath(section: position, row: row)
        guard let new = newPath(ofRow: path) else {
          try hold(gone.contains(path) || isOldGone, "\(path) leads nowhere")
          try hold(kept[path] == nil, "\(path) is kept, and leads nowhere")
          continue
        }
        try hold(carried.insert(new).inserted, "two rows lead to \(new)")
        try hold(
          after.indices.contains(new.section)
            && after[new.section].rows.indices.contains(new.row),
          "\(path) leads to \(new), where no row is")
        // Others are listed as staying, moved or reloaded.
        let isKept =
          isOldGone || insertedSections.contains(new.section)
          || redrawn.contains(after[new.section].key)
        try holdEqual(kept[path], isKept ? new : nil, "where \(path) is kept")
        try hold(
          isKept || !gone.contains(path), "\(path) is deleted, and stays")
        if !reloaded.contains(path), !isKept {
          try holdEqual(
            after[new.section].rows[new.row], entry, "\(path) leads to \(new)")
        }
      }
    }
    let all = before.enumerated().flatMap { position, section in
      section.rows.indices.map { RowPath(section: position, row: $0) }
    }
    try holdEqual(newPaths(ofRows: all), carried, "where all rows are")
    for (left, right) in zip(keptRanges, keptRanges.dropFirst()) {
      try hold(
        left.from.section < right.from.section
          || left.from.rows.upperBound < right.from.rows.lowerBound
          || left.to.section != right.to.section
          || left.to.rows.upperBound != right.to.rows.lowerBound,
        "\(left) and \(right) are one range")
    }
  }

  /// Law 7, as the new path of each row by what it is known by: each row that
  /// was shown and still is, is found, whatever happened to its section.
  package func holdFound(
    _ paths: [RowNumber: RowPath], _ newPaths: [RowNumber: RowPath]
  ) throws(Falsified) {
    for (row, path) in paths.sorted(by: { $0.value < $1.value }) {
      try holdEqual(newPath(ofRow: path), newPaths[row], "where \(path) is now")
    }
  }

  /// The bar is said to have changed just when other sections are shown, or in
  /// another order, by their keys, or others are in the caller's order, or a
  /// search begins or ends; the bar itself never changes otherwise.
  package func holdBars(
    _ before: [ShownSection], _ after: [ShownSection], _ old: [IndexBar],
    _ new: [IndexBar], isTitledAnew: Bool, isSearchNew: Bool = false
  ) throws(Falsified) {
    try holdEqual(
      indexBarChanged,
      before.map(\.key) != after.map(\.key) || isTitledAnew || isSearchNew,
      "bar changed")
    try hold(indexBarChanged || old == new, "the bar changed, but is not told")
  }
}

extension ListChanges.Splice {
  /// Makes the splice in what a flat view shows; throws unless it can be made, and
  /// comes behind the one before it.
  ///
  /// - Parameter end: The end of the splice before; becomes that of this one.
  fileprivate func make<Line>(
    in lines: inout [Line], of new: [Line], behind end: inout Int
  ) throws(Falsified) {
    try hold(
      position > end && removed + inserted > 0
        && position + removed <= lines.count
        && position + inserted <= new.count,
      "splice \(self) of \(lines.count) lines")
    end = position + inserted
    lines.replaceSubrange(
      position..<position + removed, with: new[position..<end])
  }
}

/// A header or a row, as a flat view shows it.
package enum FlatLine: Equatable {
  case header(ShownHeader)
  case row(ListEntry)

  /// All that a flat view shows of some sections.
  package static func all(
    of sections: [ShownSection], _ content: FlatContent
  ) -> [FlatLine] {
    sections.flatMap { section in
      (content == .lines ? [.header(section.header)] : [])
        + section.rows.map { .row($0) }
    }
  }
}

extension FlatLine {
  fileprivate init<Row: ListRow>(
    _ line: ListReplay<Row>.Line, _ kind: ListKind
  ) {
    self =
      line.element.map { .row($0.entry) }
      ?? .header(ShownHeader(line.section, kind))
  }
}

extension ListChanges.Update {
  fileprivate var isMove: Bool {
    switch self {
    case .moveSection, .moveRow: true
    default: false
    }
  }

  /// Whether a view would be told to do something to no row or section.
  fileprivate var namesNothing: Bool {
    switch self {
    case .deleteSections(let list), .insertSections(let list),
      .reloadSections(let list):
      list.isEmpty
    case .deleteRows(at: let paths), .insertRows(at: let paths),
      .reloadRows(at: let paths):
      paths.isEmpty
    case .moveSection, .moveRow, .reloadSectionIndexTitles: false
    }
  }
}
