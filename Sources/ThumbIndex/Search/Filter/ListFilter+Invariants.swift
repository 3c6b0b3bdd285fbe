extension ListFilter {
  /// The results are the rows of the list that match, and what is remembered
  /// is what would be found.
  ///
  /// - Complexity: O(*n* log *n*), and a look at each row's folded texts for
  ///   the query and for each query that is remembered.
  package func checkInvariants() throws(BrokenInvariant) {
    try list.checkInvariants()
    try results.checkInvariants(isPart: true)
    try invariant(
      results.slots.generation == list.slots.generation
        && results.slots.elements.slotCount == list.slots.elements.slotCount,
      "the results have other slots than the list")
    for column in columns.columns { try column.checkInvariants() }
    var shown = RowSet(capacity: list.slots.elements.slotCount)
    for slot in results.allRowSlots { shown.insert(slot.number) }
    let fresh =
      request.nearLimit > 0 ? nearFinding(query, request) { false } : nil
    var hasMatches = false
    for slot in list.allRowSlots {
      let matches = finds(slot)
      hasMatches = hasMatches || matches
      try invariant(
        shown.contains(slot.number)
          == (near == nil ? matches : fresh?.has(slot) ?? false),
        "slot \(slot) is \(shown.contains(slot.number) ? "" : "not ")shown")
      shown.remove(slot.number)
    }
    try invariant(shown.count == 0, "results that the list does not show")
    try invariant(
      (near != nil)
        == (!query.isEmpty && !hasMatches && fresh?.rows.isEmpty == false),
      "near matches are \(near == nil ? "not " : "")shown")
    let others = others
    try others.checkInvariants(isPart: true)
    try invariant(
      Set(others.allRowSlots)
        == Set(list.allRowSlots).subtracting(
          near == nil ? results.allRowSlots : []),
      "the others are not what does not match")
    try invariant(ranks == RowRanks(list), "ranks of slots")
    try checkHistory()
  }

  private func checkHistory() throws(BrokenInvariant) {
    try invariant(
      !history.findings.contains {
        $0.query.findsAll || $0.query.findsNothing
      },
      "everything is remembered")
    for (index, finding) in history.findings.enumerated() {
      try invariant(
        !history.findings[..<index].contains { $0.query == finding.query },
        "'\(finding.query.text)' is remembered twice")
      // Rows of groups that are not shown do not matter.
      var fresh = columns.slots(matching: finding.query, .one) {
        false
      }
      if finding.query.predicate != 0 {
        // The predicate of an earlier request is not known any more.
        guard finding.query.predicate == request.predicateNumber,
          let predicate = request.predicate
        else { continue }
        for slot in fresh!.rows(count: fresh!.count)
        where !predicate(list.slots.elements[Slot(number: slot)]) {
          fresh!.remove(slot)
        }
      }
      try invariant(
        finding.rows(of: list.groups, ranks, threads: threads).map(\.slots)
          == list.groups.rows(in: fresh!, ranks, threads: threads).map(
            \.slots),
        "'\(finding.query.text)' finds other rows than are remembered")
    }
  }
}
