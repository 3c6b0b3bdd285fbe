package import PropertyTesting

package import ThumbIndex

extension ListChanges {
  /// No more is told than happened, as far as that follows from the edit.
  package func holdMinimal(
    _ edit: ListEdit, _ kind: ListKind, _ before: [ShownSection],
    _ after: [ShownSection]
  ) throws(Falsified) {
    if isEmpty { try holdEqual(after, before, "no changes") }
    try holdFewSections(before, after)
    try holdFewReloads(edit, kind, before, after)
    try holdFewRows(
      EditSize(edit, kind, before, after), ofElement: kind.rowsOfElement)
    // A section with changes that moves goes, and comes as another. Of an element
    // with twins, several rows change.
    if kind.rowsOfElement == 1,
      deletedSections.isEmpty || insertedSections.isEmpty
    {
      try holdExact(edit, before, after)
    }
  }

  /// Sections that stay in their order are neither deleted nor moved.
  private func holdFewSections(
    _ before: [ShownSection], _ after: [ShownSection]
  ) throws(Falsified) {
    let (old, new) = (before.map(\.key), after.map(\.key))
    let stay = old.filter { new.contains($0) }
    guard stay == new.filter({ old.contains($0) }) else { return }
    try hold(movedSections.isEmpty, "sections in their order move")
    for position in deletedSections {
      try hold(!stay.contains(old[position]), "\(position) goes, but stays")
    }
    for position in insertedSections {
      try hold(!stay.contains(new[position]), "\(position) comes, but stays")
    }
  }

  /// Sections are reloaded if somebody asks for it, or if nothing else tells
  /// that their headers have changed.
  private func holdFewReloads(
    _ edit: ListEdit, _ kind: ListKind, _ before: [ShownSection],
    _ after: [ShownSection]
  ) throws(Falsified) {
    // Headers of another list are not compared.
    if edit.mayReplaceList { return }
    let asked = edit.reloadedSections(kind)
    for position in reloadedSections {
      let old = before[position]
      if asked.contains(old.key) { continue }
      let new = after.first { $0.key == old.key }
      try hold(
        old.rows.isEmpty && new?.rows.isEmpty == true
          && (old.isCollapsed != new?.isCollapsed
            || old.rowCount != new?.rowCount),
        "section \(position) is reloaded for nothing")
    }
  }

  /// - Parameter most: How many rows an element may have.
  private func holdFewRows(
    _ size: EditSize?, ofElement most: Int
  ) throws(Falsified) {
    guard var size else { return }
    size.leaving *= most
    size.coming *= most
    size.reloaded *= most
    let moved = movedRows.count
    try hold(
      deletedRows.count + moved <= size.leaving, "too many rows leave")
    try hold(
      insertedRows.count + moved <= size.coming, "too many rows come")
    let changed = movedRows.filter(\.isReloaded).count
    try hold(
      reloadedRows.count + changed <= size.reloaded, "too many rows reloaded")
  }

  /// What one edit does, to the row.
  private func holdExact(
    _ edit: ListEdit, _ before: [ShownSection], _ after: [ShownSection]
  ) throws(Falsified) {
    let rows = deletedRows.count + insertedRows.count + movedRows.count
    let sections = deletedSections.count + insertedSections.count
    let isShown = rowCounts.before != rowCounts.after || sections > 0
    // Changes of rows that are hidden are not told.
    let isHidden = (before + after).contains(where: \.isCollapsed)
    switch edit {
    case .insert(let entries) where entries.count == 1:
      try holdEqual(rows + sections, isShown ? 1 : 0, "one insertion")
      try hold(deletedRows.isEmpty, "an insertion deletes")
    case .remove(let list) where list.count == 1:
      try holdEqual(rows + sections, isShown ? 1 : 0, "one removal")
      try hold(insertedRows.isEmpty, "a removal inserts")
    case .replace, .update, .updateID, .replaceID:
      if before.map(\.rows.count) == after.map(\.rows.count),
        before.map(\.key) == after.map(\.key)
      {
        try holdEqual(
          deletedRows.count + insertedRows.count, 0, "rows of a replacement")
        let told = movedRows.count + reloadedRows.count
        try hold(
          told == 1 || isHidden && told == 0, "\(told) for one row replaced")
      }
    case .replaceAll:
      if before == after, movedRows.isEmpty {
        try holdEqual(rows + sections, 0, "nothing but reloads")
      }
    case .header, .footer:
      try holdEqual(rows + sections + reloadedRows.count, 0, "a header alone")
    default: break
    }
  }
}

extension ListEdit {
  /// The sections that the edit asks to be reloaded.
  fileprivate func reloadedSections(_ kind: ListKind) -> Set<Int> {
    switch self {
    case .reloadSection(let group), .header(let group, _),
      .footer(let group, _):
      [kind.section(group)]
    case .batch(let edits), .again(let edits), .nested(let edits):
      edits.reduce(into: []) { $0.formUnion($1.reloadedSections(kind)) }
    default: []
    }
  }
}

/// How many rows an edit can make leave, come and reload at most.
private struct EditSize {
  var leaving = 0
  var coming = 0
  var reloaded = 0

  /// `nil` for an edit of any size.
  init?(
    _ edit: ListEdit, _ kind: ListKind, _ before: [ShownSection],
    _ after: [ShownSection]
  ) {
    func rows(_ sections: [ShownSection], in groups: [Int]) -> Int {
      let keys = groups.map { kind.section($0) }
      return sections.filter { keys.contains($0.key) }
        .reduce(0) { $0 + $1.rows.count }
    }
    switch edit {
    case .insert(let entries): coming = entries.count
    case .place: coming = 1
    case .remove(let rows): leaving = rows.count
    case .removeIDs(let ids): leaving = ids.count
    case .removeStamp(let stamp):
      leaving = before.flatMap(\.rows).filter { $0.stamp == stamp }.count
    case .replace, .update, .replaceID, .updateID, .move:
      (leaving, coming, reloaded) = (1, 1, 1)
    case .removeSection(let group):
      // Rows that are not shown may have twins that are.
      if kind.rowsOfElement > 1 { return nil }
      leaving = rows(before, in: [group])
    case .collapse(let groups), .expand(let groups):
      (leaving, coming) = (rows(before, in: groups), rows(after, in: groups))
    case .header, .footer, .reloadSection, .insertSection, .show, .hide,
      .unhide, .moveSection, .ask, .keep, .failing:
      break
    case .replaceAll, .become, .turnTo, .restore: return nil
    case .batch(let edits), .again(let edits), .nested(let edits):
      for edit in edits {
        guard let size = Self(edit, kind, before, after) else { return nil }
        leaving += size.leaving
        coming += size.coming
        reloaded += size.reloaded
      }
    }
  }
}
