extension IndexedList where Element: Equatable {
  /// The path of the first row whose element equals a given element; `nil` when
  /// the row is not shown.
  ///
  /// Only rows of the element's section with its sort keys are compared. The row of
  /// an ``ExtraSection`` counts where that under the letter is not shown.
  ///
  /// ```swift
  /// states.rowPath(of: "Iowa")    // 2.1
  /// states.rowPath(of: "Kansas")  // nil
  /// ```
  ///
  /// - Complexity: O(log *n*) comparisons of keys, then comparisons of elements
  ///   with equal keys. Ten thousand texts that differ only in ignored
  ///   characters take two milliseconds. O(*n*) if rows are ordered by hand.
  public func rowPath(of element: Element) -> RowPath? {
    rowPath(of: element, forEdits: false) { _ in true }
  }

  /// The path of the first row whose element equals a given element and whose
  /// path satisfies a predicate.
  ///
  /// - Parameter forEdits: As for ``ListGroups/path(of:forEdits:)``.
  func rowPath(
    of element: Element, forEdits: Bool, where isWanted: (RowPath) -> Bool
  ) -> RowPath? {
    let columns = rules.columns(of: [element])
    guard let group = storage.knownGroups(of: [element], columns)[0] else {
      return nil
    }
    let path = rowPath(
      of: element, in: group, columns, forEdits: forEdits, where: isWanted)
    if path != nil || rules.extras.twins.isEmpty { return path }
    // For edits, only the path counts by which edits know the element.
    for group in rules.extras.twins {
      let path = rowPath(
        of: element, in: group, columns, forEdits: forEdits
      ) { path in
        (!forEdits || storage.elementPath(path) == path) && isWanted(path)
      }
      if let path { return path }
    }
    return nil
  }

  private func rowPath(
    of element: Element, in group: GroupNumber, _ columns: [FieldColumn],
    forEdits: Bool, where isWanted: (RowPath) -> Bool
  ) -> RowPath? {
    guard
      let first = groups.path(
        of: GroupRow(group: group, row: 0), forEdits: forEdits)
    else { return nil }
    let rows = groups[group].rows
    let (order, fields) = (slots.order, rules.fields(of: group))
    // In a list ordered by hand, a row that was told to stay at an end is not
    // where its key says.
    let isByHand = rules.isOrderedByHand
    func compare(_ slot: Slot) -> CollationOrder {
      order.compareKeys(slot, columns, row: 0, fields)
    }
    var row = isByHand ? 0 : rows.firstRow { compare($0) != .less }
    while row < rows.count, isByHand || compare(rows[row]) == .equal {
      let path = RowPath(section: first.section, row: row)
      if slots.elements[rows[row]] == element, isWanted(path) { return path }
      row += 1
    }
    return nil
  }
}

extension IndexedList where Element: Identifiable {
  /// The path of the row with an id; `nil` when the row is not shown.
  ///
  /// Of several rows with the id that are shown, the first to arrive counts; of the
  /// rows of one element, that under its letter.
  ///
  /// ```swift
  /// let list = IndexedList(people, groupedBy: \.city)
  /// list.rowPath(ofID: "Anna")  // 1.0
  /// ```
  ///
  /// - Complexity: O(log *n*) on average; O(*n*) for the first call, and if
  ///   rows are ordered by hand. If *k* rows have the id, O(*k* log *k*) more.
  public func rowPath(ofID id: Element.ID) -> RowPath? {
    firstRowPaths(ofIDs: CollectionOfOne(id), forEdits: false).first
  }

  /// The paths of all rows shown that have one of some ids, ascending.
  ///
  /// ```swift
  /// let list = IndexedList(people, groupedBy: \.city)
  /// list.rowPaths(ofIDs: ["Anna", "Östen", "nobody"])  // 0.0, 1.0
  /// ```
  ///
  /// - Complexity: As ``rowPath(ofID:)`` for each id, but one look at all rows
  ///   if they are ordered by hand.
  public func rowPaths(ofIDs ids: some Sequence<Element.ID>) -> [RowPath] {
    let found = Set(ids).map { slots(withID: $0) }
    let rows = rowsByHand(ofSlots: found)
    return found.joined().compactMap { rowPath(ofSlot: $0, rows) }.sorted()
  }

  /// The path of the first row with each of some ids, without ids that no row has.
  ///
  /// - Parameter forEdits: As for ``ListGroups/path(of:forEdits:)``.
  /// - Complexity: As ``rowPath(ofID:)`` for each id, but one look at all rows
  ///   if they are ordered by hand.
  func firstRowPaths(
    ofIDs ids: some Collection<Element.ID>, forEdits: Bool = true
  ) -> [RowPath] {
    let found = ids.map { slots(withID: $0) }
    let rows = rowsByHand(ofSlots: found)
    return found.compactMap { slots in
      for slot in slots {
        if let path = rowPath(ofSlot: slot, rows, forEdits: forEdits) {
          return path
        }
      }
      return nil
    }
  }

  /// The paths, for edits, of all rows with an id.
  func rowPaths(withID id: Element.ID) -> [RowPath] {
    let found = slots(withID: id)
    let rows = rowsByHand(ofSlots: [found])
    let paths = found.compactMap { rowPath(ofSlot: $0, rows, forEdits: true) }
    return rules.extras.twins.isEmpty
      ? paths : paths.filter { storage.elementPath($0) == $0 }
  }

  /// The rows of many slots within their groups, if rows are ordered by hand;
  /// `nil` if each slot is found faster by itself.
  private func rowsByHand(ofSlots slots: [[Slot]]) -> [Slot: Int]? {
    if !rules.isOrderedByHand { return nil }
    let wanted = Set(slots.joined())
    if wanted.count < 2 { return nil }
    var rows: [Slot: Int] = [:]
    for group in Set(wanted.map { storage.group(ofSlot: $0) }) {
      for (row, slot) in groups[group].rows.slots.enumerated()
      where wanted.contains(slot) {
        rows[slot] = row
      }
    }
    return rows
  }

  /// The element with an id, if any, even if its group is not shown.
  ///
  /// ```swift
  /// let list = IndexedList(
  ///   people, groupedBy: \.city, order: .listed(["Lund"]))
  /// list.rowPath(ofID: "Anna")          // nil; Umeå is not shown
  /// list.element(withID: "Anna")?.city  // Umeå
  /// ```
  ///
  /// - Complexity: As ``rowPath(ofID:)``.
  public func element(withID id: Element.ID) -> Element? {
    let found = slots(withID: id)
    let rows = rowsByHand(ofSlots: [found])
    return found.first { slot in
      if let rows { return rows[slot] != nil }
      return storage.row(ofSlot: slot, in: storage.group(ofSlot: slot)) != nil
    }.map { slots.elements[$0] }
  }

  private func slots(withID id: Element.ID) -> [Slot] {
    slots.slots(hash: id.hashValue) { $0.id == id }
  }
}

extension IndexedList {
  /// The path of a slot's row; `nil` if the list has no such row, or as
  /// ``ListGroups/path(of:forEdits:)``.
  ///
  /// - Parameter rows: The rows of many slots within their groups, if known.
  func rowPath(
    ofSlot slot: Slot, _ rows: [Slot: Int]? = nil, forEdits: Bool = false
  ) -> RowPath? {
    let group = storage.group(ofSlot: slot)
    guard
      let first = groups.path(
        of: GroupRow(group: group, row: 0), forEdits: forEdits),
      let row = rows.map({ $0[slot] }) ?? storage.row(ofSlot: slot, in: group)
    else { return nil }
    return RowPath(section: first.section, row: row)
  }

  /// The path, for edits, of a row of search results of this list.
  func editPath(_ path: RowPath, in results: IndexedList) -> RowPath {
    rowPath(ofSlot: results.storage.slot(at: path), forEdits: true)!
  }
}

extension IndexedList {
  /// The path of the row to select while somebody types a text: type-select.
  ///
  /// ```swift
  /// states.rowPath(forTyped: "io")  // 2.1; Iowa
  /// states.rowPath(forTyped: "ha")  // 1.0; Hawaii
  /// ```
  ///
  /// This is the first row whose filing form begins with the letters of the
  /// typed text, else the first row that sorts after the typed text. Pinned and
  /// hidden rows are passed over. Accents and case do not count. A contraction
  /// is one letter, and so is a number that sorts by value.
  ///
  /// - Returns: `nil` if there is no such row, and in lists that are ordered by
  ///   hand, or first by values other than texts.
  /// - Complexity: O(log *n*) comparisons of keys in each section.
  public func rowPath(forTyped text: String) -> RowPath? {
    guard rules.criteria.count > rules.firstField else { return nil }
    let criterion = rules.criteria[rules.firstField]
    guard let filer = criterion.filer else { return nil }
    let key = filer.key(of: text)
    let typed = TypedKey(
      key, criterion.direction, slots.order.keys[rules.firstField])
    if typed.isEmpty { return firstPath(from: positionsOfLetters.lowerBound) }
    guard case .collation(let collation) = rules.sectioning else {
      return firstRow(of: typed)
    }
    let section = GroupNumber(collation.section(forKey: key))
    let letters = positionsOfLetters
    let position = groups.shown[letters].partitioningIndex { $0 >= section }
    let path =
      letters.contains(position) && groups.shown[position] == section
      ? row(of: typed, at: position).map { RowPath(section: position, row: $0) }
        ?? firstPath(from: position + 1) : firstPath(from: position)
    if let path, typed.begins(storage.slot(at: path)) { return path }
    return pathInTakingSection(of: typed) ?? path
  }

  /// The positions of the sections that are letters.
  private var positionsOfLetters: Range<Int> {
    let extras = rules.extras
    if extras.isEmpty { return groups.shown.indices }
    let shown = groups.shown
    let start = shown.partitioningIndex {
      !extras.numbers.prefix(extras.countBefore).contains($0)
    }
    let end = shown[start...].partitioningIndex { extras.numbers.contains($0) }
    return start..<end
  }

  /// The first row that begins with a typed text, among the rows that extra
  /// sections take from the letters.
  private func pathInTakingSection(of typed: TypedKey) -> RowPath? {
    rules.extras.taking.lazy.compactMap { group in
      groups[group].shownRows.slots.firstIndex { typed.begins($0) }
        .flatMap { groups.path(of: GroupRow(group: group, row: $0)) }
    }.min()
  }

  /// The path of the row to select, if any, in a list without an alphabet.
  private func firstRow(of typed: TypedKey) -> RowPath? {
    var later: RowPath?
    for position in groups.shown.indices {
      guard let row = row(of: typed, at: position) else { continue }
      let path = RowPath(section: position, row: row)
      if typed.begins(storage.slot(at: path)) { return path }
      later = later ?? path
    }
    return later
  }

  private func row(of typed: TypedKey, at position: Int) -> Int? {
    let rows = groups[shownAt: position].shownRows
    let row = rows.firstRow { slot in
      switch storage.pin(of: slot) {
      case .first: false
      case .none: typed.isAtOrBefore(slot)
      case .last: true
      }
    }
    return row < storage.freeRows(of: rows).upperBound ? row : nil
  }

  /// The path of the first row shown that is not pinned, in the section at a
  /// position or a later section; `nil` if there is none.
  private func firstPath(from position: Int) -> RowPath? {
    let sections = position..<Swift.max(position, positionsOfLetters.upperBound)
    for section in sections {
      let rows = storage.freeRows(of: groups[shownAt: section].shownRows)
      if let row = rows.first { return RowPath(section: section, row: row) }
    }
    return nil
  }
}

/// The primary weights of a typed text, to compare with the keys of rows.
private struct TypedKey {
  private let typed: [UInt64]
  private let direction: SortDirection
  private let keys: ListKeys

  init(_ key: SortKey, _ direction: SortDirection, _ keys: ListKeys) {
    let key = key.bytes.span
    typed = key.extracting(first: primaryLength(ofKey: key)).keyWords
    self.direction = direction
    self.keys = keys
  }

  /// Whether the typed text has no primary weights.
  var isEmpty: Bool { typed == [0] }

  /// Whether a row's text begins with the typed text.
  func begins(_ slot: Slot) -> Bool { keys.hasPrefix(slot, typed) }

  /// Whether a row's text begins with the typed text, or comes after the typed
  /// text in the order of the list.
  func isAtOrBefore(_ slot: Slot) -> Bool {
    let order = keys.compare(slot) { typed[$0] }
    switch direction {
    case .ascending: return order != .less
    case .descending: return order != .greater || begins(slot)
    }
  }
}

extension IndexedList {
  /// The index bar that leads to the sections shown.
  ///
  /// ```swift
  /// let bar = states.indexBar(search: true, limit: 5)
  /// bar.entries.map(\.title)  // {search} A • N • #
  /// bar.target(at: 0)         // .search
  /// ```
  ///
  /// The bar has all titles of the alphabet or of the listed order of groups.
  /// For groups in other orders, the bar has the titles of the sections shown.
  /// No bar has those of hidden sections.
  ///
  /// ```swift
  /// let order = GroupOrder.listed(["Kiruna", "Lund", "Umeå"])
  /// let list = IndexedList(people, groupedBy: \.city, order: order)
  /// list.sections.map(\.title)                      // Lund, Umeå
  /// list.indexBar(absent: .next).entries[0].title   // Kiruna
  /// list.indexBar(absent: .next).entries[0].target  // .section(0)
  /// ```
  ///
  /// A bar of the titles shown alone:
  ///
  /// ```swift
  /// states.indexBar(absent: .omitted).entries.map(\.title)  // G H I
  /// ```
  ///
  /// - Parameters:
  ///   - absent: The target of titles whose sections are not shown.
  ///   - search: Whether the first entry leads to search.
  ///   - limit: The most entries, not counting the search entry; `nil` for
  ///     all. With 0 or less the bar has no entries.
  ///   - minimumRowCount: With fewer rows the bar has no entries.
  /// - Complexity: O(*t* log *t*) in the number of titles.
  public func indexBar(
    absent: IndexBar.AbsentTitle = .next, search: Bool = false,
    limit: Int? = nil, minimumRowCount: Int = 0
  ) -> IndexBar {
    let titled = storage.titledGroups
    let shown = Set(groups.shown)
    return IndexBar(
      titles: titled.map {
        groups[$0].isOccasional && !shown.contains($0)
          ? nil : groups[$0].indexTitle
      },
      shown: titled.indices.filter { shown.contains(titled[$0]) },
      absent: absent, search: search, limit: limit, rowCount: count,
      minimumRowCount: minimumRowCount)
  }
}
