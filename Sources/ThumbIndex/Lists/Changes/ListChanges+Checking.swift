extension ListChanges {
  /// Why no edit can make these changes; `nil` if no reason is found.
  ///
  /// Decoded changes may hold any numbers. A view must not fail in the middle
  /// of the changes, and sums of the numbers must not overflow.
  var contradiction: String? {
    if rowCounts.before < 0 || rowCounts.after < 0 {
      return "a number of rows is negative"
    }
    let sections = SectionPlaces(self)
    let rows = RowPlaces(self)
    if !sections.areValid {
      return "sections are negative, unsorted or listed twice"
    }
    if !rows.areValid(rowCounts) {
      return "rows are out of range, unsorted or listed twice"
    }
    if !rows.areDisjoint(from: sections) {
      return "rows are listed beside their section"
    }
    if !received.splices.lead(from: rowCounts.before, to: rowCounts.after) {
      return "splices do not lead from the old number of rows to the new one"
    }
    let hasRows = !rows.leaving.isEmpty || !rows.coming.isEmpty
    let hasSections = !sections.leaving.isEmpty || !sections.coming.isEmpty
    if received.splices.isEmpty ? hasRows : !hasRows && !hasSections {
      return "splices and rows do not agree"
    }
    let growth = received.insertedRows.count - received.deletedRows.count
    let isOnlyRows =
      deletedSections.isEmpty && insertedSections.isEmpty
      && reloadedSections.isEmpty
    if isOnlyRows, growth != rowCounts.after - rowCounts.before {
      return "rows do not lead from the old number of rows to the new one"
    }
    return nil
  }
}

/// The positions of changed sections.
private struct SectionPlaces {
  let leaving: Set<Int>
  let coming: Set<Int>
  let areValid: Bool

  init(_ changes: ListChanges) {
    let moved = changes.movedSections
    let leaving =
      changes.deletedSections + changes.reloadedSections + moved.map(\.from)
    let coming = changes.insertedSections + moved.map(\.to)
    self.leaving = Set(leaving)
    self.coming = Set(coming)
    areValid =
      self.leaving.count == leaving.count && self.coming.count == coming.count
      && changes.deletedSections.areAscending
      && changes.insertedSections.areAscending
      && changes.reloadedSections.areAscending
      && (leaving + coming).allSatisfy { $0 >= 0 }
  }
}

/// The paths of changed rows.
private struct RowPlaces {
  let leaving: Set<RowPath>
  let coming: Set<RowPath>
  private let areSortedOnce: Bool

  init(_ changes: ListChanges) {
    let (deleted, inserted) = (
      changes.received.deletedRows, changes.received.insertedRows
    )
    let moved = changes.movedRows
    let leaving = deleted + changes.reloadedRows + moved.map(\.from)
    let coming = inserted + moved.map(\.to)
    self.leaving = Set(leaving)
    self.coming = Set(coming)
    areSortedOnce =
      self.leaving.count == leaving.count && self.coming.count == coming.count
      && deleted.areAscending && inserted.areAscending
      && changes.reloadedRows.areAscending && moved.map(\.to).areAscending
  }

  func areValid(_ counts: ListChanges.RowCounts) -> Bool {
    areSortedOnce && leaving.allSatisfy { $0.isValid(ofRows: counts.before) }
      && coming.allSatisfy { $0.isValid(ofRows: counts.after) }
  }

  /// Whether no changed row is in a section that changes as a whole.
  func areDisjoint(from sections: SectionPlaces) -> Bool {
    leaving.allSatisfy { !sections.leaving.contains($0.section) }
      && coming.allSatisfy { !sections.coming.contains($0.section) }
  }
}

extension RowPath {
  /// Whether a list with `count` rows may have the path.
  fileprivate func isValid(ofRows count: Int) -> Bool {
    section >= 0 && row >= 0 && row < count
  }
}

extension [ListChanges.Splice] {
  /// Whether the splices, one after another, turn one number of rows into
  /// another.
  fileprivate func lead(from before: Int, to after: Int) -> Bool {
    // How many old and how many new rows follow the splices so far. Both
    // numbers stay at 0 or above, so only the checked subtraction can overflow.
    var (old, new) = (before, after)
    for splice in self {
      // How many rows stay between the previous splice and this splice.
      let (staying, overflows) =
        splice.position.subtractingReportingOverflow(after - new)
      guard !overflows, staying >= 0, staying <= old, staying <= new,
        splice.removed >= 0, splice.removed <= old - staying,
        splice.inserted >= 0, splice.inserted <= new - staying
      else { return false }
      old -= staying + splice.removed
      new -= staying + splice.inserted
    }
    return old == new
  }
}
