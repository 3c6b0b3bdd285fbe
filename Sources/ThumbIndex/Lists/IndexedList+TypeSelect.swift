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
    if typed.isEmpty { return firstPath(from: 0) }
    guard case .collation(let collation) = rules.sectioning else {
      return firstRow(of: typed)
    }
    let section = collation.section(forKey: key)
    let position = groups.shown.partitioningIndex { $0 >= section }
    guard position < groups.shown.count else { return nil }
    if groups.shown[position] == section, let row = row(of: typed, at: position)
    {
      return RowPath(section: position, row: row)
    }
    return firstPath(
      from: position + (groups.shown[position] == section ? 1 : 0))
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
    let rows = groups[groups.shown[position]].shownRows
    let row = rows.firstRow { storage.isPinned($0) || typed.isAtOrBefore($0) }
    return row < storage.firstPinnedRow(of: rows) ? row : nil
  }

  /// The path of the first row shown that is not pinned, in the section at a
  /// position or a later section; `nil` if there is none.
  private func firstPath(from position: Int) -> RowPath? {
    let sections = position..<Swift.max(position, groups.shown.count)
    return sections.first {
      storage.firstPinnedRow(of: groups[groups.shown[$0]].shownRows) > 0
    }.map { RowPath(section: $0, row: 0) }
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
  func begins(_ slot: Int) -> Bool { keys.hasPrefix(slot, typed) }

  /// Whether a row's text begins with the typed text, or comes after the typed
  /// text in the order of the list.
  func isAtOrBefore(_ slot: Int) -> Bool {
    let order = keys.compare(slot) { typed[$0] }
    switch direction {
    case .ascending: return order != .less
    case .descending: return order != .greater || begins(slot)
    }
  }
}
