package import ThumbIndex

/// What a list must be: arrays, sorted and divided anew whenever they are asked
/// for.
package struct ListModel {
  /// An element with what it is filed by.
  package struct Item {
    package let entry: ListEntry
    /// When it came.
    package let arrival: Int
    /// What its section is known by.
    package let section: Int
    package let keys: [SortKey]
  }

  package struct Section {
    package let key: Int
    package let title: String
    package var items: [Item]
  }

  package let kind: ListKind

  /// The groups shown and their order, where the caller gives it.
  package var listed = ListKind.firstListed

  /// What a search finds; `nil` while there is none.
  package var search: (@Sendable (ListEntry) -> Bool)?

  /// All elements in the order of their arrival; by hand section by section.
  package private(set) var items: [Item] = []

  private var nextArrival = 0

  /// When each section that has rows got them, for those that are not shown.
  private var gains: [Int: Int] = [:]

  private var nextGain = 0

  package init(_ kind: ListKind, _ entries: [ListEntry]) {
    self.kind = kind
    replaceAll(with: entries)
  }

  package mutating func item(_ entry: ListEntry) -> Item {
    defer { nextArrival += 1 }
    return kind.item(entry, arrival: nextArrival)
  }

  package mutating func replaceAll(with entries: [ListEntry]) {
    gains = [:]
    setItems(entries.map { item($0) })
  }

  package mutating func setItems(_ items: [Item]) {
    self.items = items
    let keys = Set(items.map(\.section))
    gains = gains.filter { keys.contains($0.key) }
    for item in items where gains[item.section] == nil {
      gains[item.section] = nextGain
      nextGain += 1
    }
    if kind.isByHand { self.items = allSections.flatMap(\.items) }
  }
}

extension ListModel {
  /// The sections shown.
  package var sections: [Section] {
    let shown = allSections.filter { isShown($0.key) }
    guard let search else { return shown }
    return shown.compactMap { section in
      var section = section
      section.items.removeAll { !search($0.entry) }
      return section.items.isEmpty ? nil : section
    }
  }

  /// What the list has, be it shown or not; of a search what it finds.
  package var present: [Item] {
    search == nil ? items : sections.flatMap(\.items)
  }

  /// The rows in order.
  package var rows: [ListEntry] { sections.flatMap { $0.items.map(\.entry) } }

  private func isShown(_ key: Int) -> Bool {
    !kind.isListed || listed.contains(key)
  }

  /// The sections, those at the end included that are not shown.
  private var allSections: [Section] {
    var byKey: [Int: [Item]] = [:]
    var keys: [Int] = []
    for item in items {
      if byKey[item.section] == nil { keys.append(item.section) }
      byKey[item.section, default: []].append(item)
    }
    switch kind.sections {
    case .titles(let collation): keys = Array(collation.sectionTitles.indices)
    case .one: keys = [0]
    case .firstAppearance: break
    case .collated: keys = sortedStably(keys, by: { isTitleBefore($0, $1) })
    case .listed:
      let hidden = keys.filter { !listed.contains($0) }
      keys = listed + hidden.sorted { gains[$0]! < gains[$1]! }
    }
    let keepsEmpty = kind.keepsEmpty && !isFirstAppearance
    return keys.compactMap { key in
      let items = byKey[key] ?? []
      if items.isEmpty && !(keepsEmpty && isShown(key)) { return nil }
      return Section(
        key: key, title: kind.title(key),
        items: kind.isByHand
          ? items : sortedStably(items) { kind.isBefore($0.keys, $1.keys) })
    }
  }

  private var isFirstAppearance: Bool {
    if case .firstAppearance = kind.sections { return true }
    return false
  }

  private func isTitleBefore(_ left: Int, _ right: Int) -> Bool {
    ListKind.collator.compare(kind.title(left), kind.title(right)) == .less
  }
}

extension ListKind {
  package func title(_ section: Int) -> String {
    switch sections {
    case .titles(let collation): collation.sectionTitles[section]
    case .one: "All"
    case .collated, .firstAppearance, .listed: Self.groupTitles[section]
    }
  }

  /// The number that the model knows a section by.
  package func number(of key: SectionKey) -> Int { key.value() ?? 0 }

  fileprivate func item(
    _ entry: ListEntry, arrival: Int
  ) -> ListModel.Item {
    var keys = fields.map { Self.collator.sortKey(for: $0.text(entry)) }
    var section = isGrouped ? entry.group : 0
    if case .titles(let collation) = sections {
      let place = collation.file(entry.text, reading: entry.reading)
      section = place.section
      keys.insert(place.key, at: 0)
    }
    return ListModel.Item(
      entry: entry, arrival: arrival, section: section, keys: keys)
  }

  fileprivate func isBefore(_ left: [SortKey], _ right: [SortKey]) -> Bool {
    // Under titles the first key is that of the title's text.
    let own = left.count - fields.count
    for index in left.indices where left[index] != right[index] {
      let isRising =
        index < own || fields[index - own].direction == .ascending
      return (left[index] < right[index]) == isRising
    }
    return false
  }
}

extension ListModel {
  /// The same element in the same order of arrival, with other contents.
  package func item(_ old: Item, with entry: ListEntry) -> Item {
    kind.item(entry, arrival: old.arrival)
  }
}

/// Sorts so that equal elements keep their order.
package func sortedStably<Element>(
  _ elements: [Element], by isBefore: (Element, Element) -> Bool
) -> [Element] {
  elements.enumerated().sorted { left, right in
    if isBefore(left.element, right.element) { return true }
    if isBefore(right.element, left.element) { return false }
    return left.offset < right.offset
  }.map(\.element)
}
