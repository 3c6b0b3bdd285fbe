extension IndexedList {
  /// The keys of the hidden sections; see ``ListEditing/hideSection(_:)``.
  public var hiddenSections: Set<SectionKey> { groups.hidden }

  /// Hides some sections and shows all others.
  mutating func setHidden(_ keys: Set<SectionKey>) -> ListChanges {
    regroup { $0.setHidden(keys) }
  }

  /// Moves a section to a position among those shown.
  mutating func move(
    section key: SectionKey, to position: Int
  ) -> ListChanges {
    guard case .groups(let grouping) = rules.sectioning else {
      fatalError("section \(key): only groups by a value can be moved")
    }
    requireIndex(position, below: groups.shown.count, "position")
    guard let number = groups.number(of: key),
      groups.position(of: number) != nil
    else { return ChangeReport(unchanged: groups).changes() }
    return regroup {
      $0.move(number, to: position, isListed: grouping.isListed)
    }
  }

  /// Changes which groups are shown, or their order.
  private mutating func regroup(
    _ change: (inout ListGroups) -> Void
  ) -> ListChanges {
    let before = ChangeReport.Sections(groups)
    let titles = storage.barTitles
    change(&groups)
    var changes = ChangeReport(
      before: before, after: ChangeReport.Sections(groups)
    ).changes()
    // The bar may have titles of empty groups, too.
    if storage.barTitles != titles { changes.indexBarChanged = true }
    return changes
  }

  /// Shows the groups of a list in a new order; groups left out are not shown.
  mutating func show(_ keys: [SectionKey]) -> ListChanges {
    guard case .groups(let grouping) = rules.sectioning, grouping.isListed
    else {
      fatalError(
        "only a list in a listed order of groups can show them in another")
    }
    return regroup { groups in
      for number in groups.groups.indices { groups[number].rank = nil }
      for (rank, key) in keys.enumerated() {
        let number = groups.number(for: key, grouping)
        require(groups[number].rank == nil, "section \(key) is listed twice")
        groups[number].rank = rank
      }
      groups.showAll()
    }
  }
}
