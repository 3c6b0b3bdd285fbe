extension IndexedList {
  /// Shows the groups of a list in a new order; groups left out are not shown.
  mutating func show(_ keys: [SectionKey]) -> ListChanges {
    guard case .groups(let grouping) = rules.sectioning, grouping.isListed
    else {
      fatalError(
        "only a list in a listed order of groups can show them in another")
    }
    let before = ChangeReport.Sections(groups)
    let ranked = groups.ranked
    for number in groups.groups.indices { groups[number].rank = nil }
    for (rank, key) in keys.enumerated() {
      let number = groups.number(for: key, grouping)
      require(groups[number].rank == nil, "section \(key) is listed twice")
      groups[number].rank = rank
    }
    groups.showAll()
    var changes = ChangeReport(
      before: before, after: ChangeReport.Sections(groups)
    ).changes()
    // The bar has titles of empty groups, too.
    if groups.ranked != ranked { changes.indexBarChanged = true }
    return changes
  }
}
