extension ListChanges {
  /// The changes of rows as a `CollectionDifference`, with rows counted over
  /// all sections.
  ///
  /// ```swift
  /// let old = states
  /// var shown = Array(old.rows)
  /// let changes = states.insert("Illinois")
  /// shown = shown.applying(changes.difference(from: old, to: states))!
  /// shown  // Georgia, Hawaii, Idaho, Illinois, Iowa
  /// ```
  ///
  /// A moved row is a removal and an associated insertion; a reloaded row is a
  /// removal and an insertion at one place.
  ///
  /// - Parameters:
  ///   - old: The list before the edit.
  ///   - new: The edited list.
  /// - Complexity: O(*k* log *n*) for *k* rows that changed.
  /// - Precondition: The changes lead from `old` to `new`.
  public func difference<Element>(
    from old: IndexedList<Element>, to new: IndexedList<Element>
  ) -> CollectionDifference<Element> {
    require(
      old.count == rowCounts.before && new.count == rowCounts.after,
      """
      changes from \(rowCounts.before) to \(rowCounts.after) rows are not those \
      of lists with \(old.count) and \(new.count)
      """)
    var sources: [Int: Int] = [:]
    var targets: [Int: Int] = [:]
    for move in movedRows {
      let source = old.row(at: move.from)
      let target = new.row(at: move.to)
      sources[target] = source
      targets[source] = target
    }
    var changes: [CollectionDifference<Element>.Change] = []
    var shift = 0
    for splice in splices {
      for row in splice.position..<splice.position + splice.removed {
        changes.append(
          .remove(
            offset: row - shift, element: old.rows[row - shift],
            associatedWith: targets[row - shift]))
      }
      for row in splice.position..<splice.position + splice.inserted {
        changes.append(
          .insert(
            offset: row, element: new.rows[row], associatedWith: sources[row]))
      }
      shift += splice.inserted - splice.removed
    }
    // `CollectionDifference` accepts the changes, as the splices lead from the
    // old rows to the new rows.
    return CollectionDifference(changes)!
  }
}
