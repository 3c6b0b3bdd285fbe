package import PropertyTesting

import ThumbIndex

extension FilterRun {
  /// Takes a step and throws unless law 8 holds after it, and law 7 for what it
  /// changed.
  ///
  /// - Parameters:
  ///   - keepsOld: Whether a copy of the filter is kept, with which it then shares
  ///     its memory.
  ///   - numbers: In which order a view is told of the changes.
  package mutating func check(
    _ step: FilterStep, keepsOld: Bool, _ numbers: inout SeededGenerator
  ) throws {
    let (before, oldScreen) = (filter.results.shown(kind), screen)
    let slots = filter.results.rowSlots
    let bars = filter.results.bars
    let titled = whole.model.titled
    let wasSearching = filter.isSearching
    let old = keepsOld ? filter : nil
    let paths = try rowPaths
    let asked = query
    let changes = try take(step)
    let (after, newScreen) = (filter.results.shown(kind), screen)
    try holdInvariants("the filter after \(step)") {
      () throws(BrokenInvariant) in try filter.checkInvariants()
    }
    let expected = ListRun(filter.results, try model, headers: whole.headers)
    try holdEqual(after, expected.shown, "found for \(query)")
    try holdEqual(
      filter.list.shown(kind), whole.list.shown(kind), "the whole list")
    do {
      guard let changes else {
        if case .turnTo = step { return }
        try holdEqual(newScreen, oldScreen, "changed though cancelled")
        return
      }
      if narrows(asked, step), !filter.showsNearMatches {
        try hold(
          changes.insertedRows.isEmpty && changes.insertedSections.isEmpty,
          "typing brings rows")
      }
      try holdViewed(
        changes, step, oldScreen, newScreen, paths, expected.rowPaths,
        &numbers)
      try changes.holdSpliced(before, after)
      try changes.holdBars(
        before, after, bars, filter.results.bars,
        isTitledAnew: whole.model.titled != titled,
        isSearchNew: filter.isSearching != wasSearching)
      try changes.holdExact(
        step, slots, filter.results.rowSlots, before, after)
      if let old {
        try changes.holdStaged(old.results, filter.results, kind, &numbers)
        try holdEqual(old.results.shown(kind), before, "a copy was changed")
        try holdInvariants("a copy") { () throws(BrokenInvariant) in
          try old.checkInvariants()
        }
      }
    } catch {
      throw Falsified(
        "\(error)\n  changes \(String(describing: changes))\n  step \(step)")
    }
  }

  /// Takes a step and throws unless a view that does only what it is told shows
  /// what it must: for many steps.
  package mutating func checkView(
    _ step: FilterStep, _ numbers: inout SeededGenerator
  ) throws {
    let (before, paths) = (screen, try rowPaths)
    let changes = try take(step)
    let after = screen
    let expected = ListRun(filter.results, try model, headers: whole.headers)
    try holdEqual(
      filter.results.shown(kind), expected.shown, "found for \(query)")
    guard let changes else { return }
    do {
      try holdViewed(
        changes, step, before, after, paths, expected.rowPaths, &numbers)
    } catch {
      throw Falsified("\(error)\n  changes \(changes)\n  step \(step)")
    }
  }

  /// Law 7, for all that a view shows: cells, headers, bar, highlights, and
  /// selected rows.
  private func holdViewed(
    _ changes: ListChanges, _ step: FilterStep, _ before: Screen,
    _ after: Screen, _ paths: [RowNumber: RowPath],
    _ newPaths: [RowNumber: RowPath],
    _ numbers: inout SeededGenerator
  ) throws(Falsified) {
    if keepsArrivals(step) {
      try changes.holdFound(paths, newPaths)
    } else if Row.find(0, in: filter.list) != nil, !step.mayReplaceFilter {
      try changes.holdFound(
        before.sections.pathsByID, after.sections.pathsByID)
    }
    try changes.holdCarried(before.sections, after.sections)
    try changes.holdOnWire(before.sections, after.sections)
    let newMatches = { [filter] (paths: [RowPath]) in
      filter.rowsWithNewMatches(after: changes, among: paths)
    }
    try changes.holdReplayed(before, after, &numbers, newMatches: newMatches)
    try changes.holdSent(before, after, newMatches: newMatches)
  }

  /// What a view of the results shows: no bar while somebody searches.
  private var screen: Screen {
    let bar = filter.results.indexBar(
      minimumRowCount: filter.isSearching ? .max : Screen.minimumRowCount)
    var sections = filter.results.shown(kind)
    for position in sections.indices {
      sections[position].highlights = sections[position].rows.indices.map {
        highlight(at: RowPath(section: position, row: $0))
      }
    }
    return Screen(sections, bar: bar)
  }

  /// The fields and ranges that match in a row.
  private func highlight(at path: RowPath) -> String {
    let texts = fields.texts(of: filter.results[path].entry)
    return filter.matches(at: path).map { found in
      let text = texts[found.field][found.textNumber].text
      return "\(found.field).\(found.textNumber):"
        + found.match.ranges.map { range in
          // Equal texts may have other bytes.
          let start = text[..<range.lowerBound].count
          return "\(start)+\(text[range].count)"
        }.joined(separator: ",")
    }.joined(separator: " ")
  }

  /// Law 9: whether a step only typed more, in the default tiers.
  private func narrows(_ earlier: NaiveQuery, _ step: FilterStep) -> Bool {
    guard case .type = step, earlier.showsAllWhenEmpty,
      // A search shows rows of collapsed sections.
      whole.model.collapsed.isEmpty,
      options == FilterFields.options[0]
    else { return false }
    return !query.matchesWords
      && Array(query.text).starts(with: Array(earlier.text))
  }

  /// Law 8: the filter shows what a fresh one does, which is what is found by
  /// looking at each row.
  package func checkResults() throws {
    let expected = ListRun(
      filter.results, try model, headers: whole.headers)
    try holdEqual(filter.request.text, query.text, "text")
    try holdEqual(filter.request.scope, query.scope, "scope")
    try holdEqual(
      filter.isSearching, !query.query(try plan).isEmpty, "is searching")
    try holdEqual(
      filter.list.shown(kind), whole.list.shown(kind), "the whole list")
    let fresh = try afresh()
    try holdEqual(
      filter.results.shown(kind), fresh.results.shown(kind), "found afresh")
    try holdEqual(filter.results.bars, fresh.results.bars, "bars")
    if findsAll(try plan) {
      try holdEqual(filter.list.bars, filter.results.bars, "bars of everything")
    }
    // Laws 4 and 5, and everything that can be asked of a list.
    try expected.checkReading()
    try expected.checkBars()
    try checkElements(expected.model)
    try checkPaths()
    try checkMatches()
  }

  private func checkElements(_ model: ListModel) throws(Falsified) {
    let arrived = model.present.sorted { $0.arrival < $1.arrival }
    let present = kind.isByHand ? model.present : arrived
    try holdEqual(
      filter.results.elements.map(\.entry), present.map(\.entry), "elements")
  }

  /// Paths in the list and in the results lead to each other, where both show
  /// the row.
  private func checkPaths() throws(Falsified) {
    var found = 0
    for section in filter.list.sections {
      for row in 0..<section.rowCount {
        let path = RowPath(section: section.position, row: row)
        guard let result = filter.resultPath(ofRow: path) else { continue }
        found += 1
        try holdEqual(
          filter.results.rowPath(ofRow: filter.results.row(at: result)), result,
          "number of a result")
        try holdEqual(
          filter.listPath(ofResult: result), section.isCollapsed ? nil : path,
          "path in the list")
        try holdEqual(
          filter.results[result].entry, filter.list[path].entry, "the same row")
      }
    }
    try holdEqual(found, filter.results.count, "rows with paths")
  }
}

extension ListChanges {
  /// No more is told than happened.
  fileprivate func holdExact(
    _ step: FilterStep, _ before: [Int], _ after: [Int],
    _ old: [ShownSection], _ new: [ShownSection]
  ) throws(Falsified) {
    switch step {
    case .edit, .shown, .replaceAll, .become, .list, .nested, .restore: return
    default: break
    }
    // Nothing moves and nothing is reloaded by a search.
    try hold(movedRows.isEmpty && movedSections.isEmpty, "something moves")
    try hold(reloadedRows.isEmpty, "a row is reloaded")
    // Of what is hidden, headers tell the number.
    for position in reloadedSections {
      let section = new.first { $0.key == old[position].key }
      try hold(
        old[position].isCollapsed && section?.isCollapsed == true
          && old[position].rowCount != section?.rowCount,
        "section \(position) is reloaded")
    }
    let (gone, come) = (
      Set(before).subtracting(after), Set(after).subtracting(before)
    )
    try holdEqual(
      splices.map(\.removed).reduce(0, +), gone.count, "rows that are gone")
    try holdEqual(
      splices.map(\.inserted).reduce(0, +), come.count, "rows that are new")
  }
}
