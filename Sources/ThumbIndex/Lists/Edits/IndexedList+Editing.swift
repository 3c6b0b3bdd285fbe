extension IndexedList: ListEditing {
  /// Makes several edits at once, gathered by a closure.
  ///
  /// See ``ListEditing/edit(_:)``.
  @discardableResult
  public mutating func edit<Failure: Error>(
    _ body: (inout ListEdits<Element>) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    var edits = ListEdits(of: self)
    try body(&edits)
    edits.forgetList()
    return apply(edits)
  }

  /// Makes gathered edits.
  ///
  /// - Parameter edits: Edits by paths of the list as it is.
  @discardableResult
  package mutating func apply(_ edits: ListEdits<Element>) -> ListChanges {
    let edits = edits.settled()
    if let (first, rest) = edits.divided(for: self) {
      var path: RowPath?
      var changes = batch { list in
        list.apply(first)
        path = list.apply(rest).path
      }
      // The rows of the first edits are among those of the others.
      changes.path = path
      return changes
    }
    if edits.steps.isEmpty { return applyToRows(edits) }
    if edits.steps.count == 1, !edits.changeRows {
      return take(edits.steps[0], edits)
    }
    return batch { list in
      list.applyToRows(edits)
      for step in edits.steps { list.take(step, edits) }
    }
  }

  @discardableResult
  private mutating func applyToRows(
    _ edits: ListEdits<Element>
  ) -> ListChanges {
    var transaction = begin(edits)
    let changes = finish(&transaction)
    _ = storage.renumberIfSparse()
    return changes
  }

  /// Gathers edits of rows and sections, to be made by
  /// ``finish(_:counting:)``.
  mutating func begin(
    _ edits: ListEdits<Element>
  ) -> ListTransaction<Element> {
    var transaction = ListTransaction(storage)
    transaction.gather(edits, in: &storage)
    return transaction
  }

  /// Makes gathered edits without renumbering slots.
  ///
  /// - Parameter counted: The slots that the row numbers of targets count; `nil`
  ///   for all.
  mutating func finish(
    _ transaction: inout ListTransaction<Element>,
    counting counted: RowSet? = nil
  ) -> ListChanges {
    let isFree = moveRule.isFree || transaction.moves.isEmpty
    if !isFree { judgeMoves(of: &transaction, counting: counted) }
    transaction.makeMoves(in: &storage)
    transaction.arrange(in: storage, counting: isFree ? counted : nil)
    return transaction.commit(to: &storage)
  }

  @discardableResult
  private mutating func take(
    _ step: ListStep, _ edits: ListEdits<Element>
  ) -> ListChanges {
    switch step {
    case .header(let key, let header): setData(of: key) { $0.header = header }
    case .footer(let key, let footer): setData(of: key) { $0.footer = footer }
    case .collapse(let key): setCollapsed(collapsedSections.union([key]))
    case .expand(let key): setCollapsed(collapsedSections.subtracting([key]))
    case .collapseOnly(let keys): setCollapsed(keys)
    case .order(let keys): order(keys)
    case .hide(let key): setHidden(hiddenSections.union([key]))
    case .unhide(let key): setHidden(hiddenSections.subtracting([key]))
    case .hideOnly(let keys): setHidden(keys)
    case .move(let key, let position): move(section: key, to: position)
    case .replaceAll: replace(with: edits.allElements)
    case .become: turn(into: edits.successor!)
    }
  }
}

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
    guard case .groups = rules.sectioning else {
      fatalError("section \(key): only groups by a value can be moved")
    }
    requireIndex(position, below: groups.shown.count, "position")
    guard let number = groups.number(of: key),
      groups.position(of: number) != nil
    else { return ChangeReport(unchanged: groups).changes() }
    return regroup { $0.move(number, to: position) }
  }

  /// Changes which groups are shown, their order, or what they show.
  private mutating func regroup(
    _ change: (inout ListGroups) -> Void
  ) -> ListChanges {
    let old = storage
    change(&groups)
    return storage.changes(since: old)
  }

  /// Gives groups an order: the one that is listed, or that of sections which the
  /// caller moved.
  mutating func order(_ keys: [SectionKey]) -> ListChanges {
    guard case .groups(let grouping) = rules.sectioning else {
      return ChangeReport(unchanged: groups).changes()
    }
    var known: Set<SectionKey> = []
    let keys = keys.filter { known.insert($0).inserted }
    return regroup { groups in
      if grouping.isListed {
        groups.unlistAll()
        for key in keys { groups.list(groups.number(for: key, grouping)) }
      } else {
        groups.arrange(keys)
      }
      groups.showAll()
    }
  }
}

extension IndexedList {
  /// The keys of the collapsed sections, shown or not.
  public var collapsedSections: Set<SectionKey> { groups.collapsed }

  /// Collapses some sections and shows the rows of all others.
  mutating func setCollapsed(_ keys: Set<SectionKey>) -> ListChanges {
    regroup { $0.setCollapsed(keys) }
  }
}

extension IndexedList {
  /// The changes from this list to another one.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// let byName = IndexedList(people, by: \.name, collation: swedish)
  /// let byCity = IndexedList(people, groupedBy: \.city)
  /// let changes = byName.changes(to: byCity)
  /// changes.deletedSections                           // [0, 1, 2]; A Å Ö
  /// changes.insertedSections                          // [0, 1]
  /// changes.newPath(ofRow: RowPath(section: 0, row: 0))  // 1.0; Anna
  /// ```
  ///
  /// The other list may have other elements, another order, other sections or
  /// another language. Sections are those with the same ``SectionKey``; as few of
  /// them move as possible, then as few rows of each section that stays. Rows are
  /// paired as by ``ListEditing/become(_:)``. Sections are reloaded whose headers
  /// or footers are not known to be the same.
  ///
  /// To show the other list with what was set on this one, use
  /// ``ListEditing/become(_:)``.
  ///
  /// - Complexity: O(*n*) on average; O(*n* log *n*) if the order of rows
  ///   changes. Between copies of one list, as ``batch(_:)``.
  public func changes(to other: IndexedList) -> ListChanges {
    ListComparison(old: storage, new: other.storage, areStates: false).changes()
  }

  /// Replaces all elements, and finds the changes.
  mutating func replace(with elements: [Element]) -> ListChanges {
    let listed =
      rules.knowsSections ? groups.ranked.map { groups[$0].key } : nil
    return take(ListStorage(elements, rules: rules, listed: listed))
  }

  /// Takes the elements, the order and the sections of another list.
  mutating func turn(into other: IndexedList) -> ListChanges {
    take(other.storage)
  }

  private mutating func take(_ new: ListStorage<Element>) -> ListChanges {
    let old = storage
    storage = new
    storage.marked = [:]
    storage.adoptSections(
      of: old.groups, areAlike: old.rules === new.rules)
    groups.adoptEditions(of: old.groups)
    var comparison = ListComparison(
      old: old, new: storage, areStates: false)
    var rows = comparison.comparedRows()
    if !old.rules.isOrderedByHand {
      mark()
    } else if !old.marked.isEmpty, rules.isOrderedByHand {
      storage.marked = comparison.knownMarks(rows)
      if storage.putMarkedInPlace() {
        comparison = ListComparison(
          old: old, new: storage, areStates: false)
        rows = comparison.comparedRows()
      }
    }
    slots.succeed(old.slots, comparison.knownReloads(rows))
    return comparison.changes(of: rows)
  }
}

/// The edits to the rows of one group.
struct GroupWork {
  /// A row that comes into the group.
  struct Arrival {
    let slot: Slot
    /// The row's place before the edits; `nil` if the row is new in the list.
    var origin: GroupRow? = nil
    var isReloaded = false
    /// The wanted row number if rows are ordered by hand; `nil` for the end.
    var target: Int? = nil
    /// Whether the row is moved by hand.
    var isMoved = false
  }

  /// Rows that leave the group; ascending after sorting.
  var leaving: [Int] = []

  /// Rows that come into the group; in their final order after sorting.
  var arrivals: [Arrival] = []

  /// Rows that stay in their places, and their new slots.
  var renewed: [(row: Int, slot: Slot)] = []

  /// Rows that moves name, also those that then stay.
  var moving: [Int] = []

  /// How many rows stay above each row of ``arrivals``.
  var gaps: [Int] = []

  /// Whether the row that gives the group its place has left.
  var losesFirst = false

  /// Whether the group had no rows before the edits.
  var wasEmpty = false
}
