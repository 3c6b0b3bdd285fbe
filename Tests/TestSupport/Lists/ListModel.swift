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
    /// The key of the text under titles.
    package let titleKey: SortKey?
    package let keys: [FieldKey]
    /// The end of its section at which the entry says that it stays: before 0 the
    /// first, after 0 the last.
    package let ownEnd: Int
    /// The end at which it stays, as its entry says or as it was marked.
    package var end: Int
    /// The section around the letters in which the row is a twin; `nil` for the
    /// row that is none.
    package var twinIn: Int?
  }

  package struct Section {
    package let key: Int
    package let title: String
    package var items: [Item]
    /// The number of rows, those included that are not shown.
    package var rowCount = 0
    package var isCollapsed = false
  }

  package let kind: ListKind

  /// The groups shown and their order, where the caller gives it.
  package var listed = ListKind.firstListed

  /// The sections that show no rows.
  package var collapsed: Set<Int> = []

  /// The sections that are not shown.
  package var hidden: Set<Int> = []

  /// The sections that somebody moved, and those beside them, in order; not in a
  /// list whose order the caller gives.
  package private(set) var arranged: [Int] = []

  /// The sections that somebody inserted or took away.
  package private(set) var placed: [Int: EmptySections] = [:]

  /// The places of those that were inserted, as times of arrival.
  private var places: [Int: Int] = [:]

  /// When they were inserted.
  private var insertions: [Int: Int] = [:]

  /// What a search finds; `nil` while there is none.
  package var search: (@Sendable (ListEntry) -> Bool)?

  /// All elements in the order of their arrival; by hand section by section.
  package private(set) var items: [Item] = []

  private var nextArrival = 0

  /// The ends at which rows stay that a rule has pinned, by their arrivals.
  private var marks: [Int: Int] = [:]

  /// When each section that has rows got them, for those that are not shown.
  private var gains: [Int: Int] = [:]

  private var nextGain = 0

  package init(_ kind: ListKind, _ entries: [ListEntry]) {
    self.kind = kind
    replaceAll(with: entries)
    mark()
  }

  package mutating func item(_ entry: ListEntry) -> Item {
    defer { nextArrival += 1 }
    return kind.item(entry, arrival: nextArrival)
  }

  package mutating func replaceAll(with entries: [ListEntry]) {
    let kept = placed.keys.filter { placed[$0] == .kept }
      .sorted { placeOrder($0) < placeOrder($1) }
    gains = [:]
    items = []
    places = [:]
    setItems(entries.map { item($0) })
    for key in kept { setPlace(key) }
  }

  package mutating func setItems(_ items: [Item]) {
    self.items = items
    let keys = Set(items.map(\.section))
    gains = gains.filter { keys.contains($0.key) || placed[$0.key] == .kept }
    for item in items where gains[item.section] == nil {
      gains[item.section] = nextGain
      nextGain += 1
    }
    if kind.isByHand { self.items = allSections.flatMap(\.items) }
  }
}

// MARK: - Rows that stay

extension ListModel {
  /// Pins rows as the rule does when it is set.
  package mutating func mark() {
    marks = [:]
    let pins = kind.rule.pins
    for section in allSections {
      let arrivals = section.items.map(\.arrival)
      for item in section.items where item.ownEnd == 0 {
        let isLast = arrivals.suffix(pins.last).contains(item.arrival)
        if isLast { marks[item.arrival] = 1 }
        let isFirst = arrivals.prefix(pins.first).contains(item.arrival)
        if isFirst { marks[item.arrival] = -1 }
      }
    }
    setItems(items.map { marked($0) })
  }

  /// Pins the rows that have the ids of rows that were pinned.
  package mutating func mark(as old: ListModel) {
    var ends: [Int: Int] = [:]
    for item in old.items { ends[item.entry.id] = old.marks[item.arrival] }
    marks = [:]
    for item in items { marks[item.arrival] = ends[item.entry.id] }
    setItems(items.map { marked($0) })
  }

  fileprivate func marked(_ item: Item) -> Item {
    var item = item
    item.end = item.ownEnd == 0 ? marks[item.arrival] ?? 0 : item.ownEnd
    return item
  }
}

// MARK: - Sections that are moved

extension ListModel {
  fileprivate func isArranged(_ key: Int) -> Bool { arranged.contains(key) }

  /// The sections that could be shown, in order.
  package var presentKeys: [Int] {
    allSections.map(\.key).filter { isShown($0) }
  }

  /// The sections that have titles in a bar, shown or not, as far as edits change
  /// them: those in the caller's order or of an alphabet, without hidden ones.
  package var titled: [Int] {
    let all =
      switch kind.sections {
      case .titles(let collation):
        kind.around(Array(collation.sectionTitles.indices))
      case .one: [0]
      case .listed: listed
      case .collated, .firstAppearance, .byValue: [] as [Int]
      }
    return all.filter { !hidden.contains($0) }
  }

  /// Moves a section to a position among those shown.
  package mutating func move(_ key: Int, to position: Int) {
    let shown = sections.map(\.key)
    guard shown.contains(key) else { return }
    let others = shown.filter { $0 != key }
    var keys =
      kind.isListed
      ? listed : arranged + presentKeys.filter { !isArranged($0) }
    keys.removeAll { $0 == key }
    let place =
      position < others.count
      ? keys.firstIndex(of: others[position])!
      : others.last.map { keys.firstIndex(of: $0)! + 1 } ?? keys.count
    keys.insert(key, at: place)
    if kind.isListed { listed = keys } else { arranged = keys }
    setItems(items)
  }

  /// Gives groups an order; letters have theirs.
  package mutating func order(_ groups: [Int]) {
    guard kind.isGrouped else { return }
    var known: Set<Int> = []
    let keys = groups.filter { known.insert($0).inserted }
    if kind.isListed { listed = keys } else { arranged = keys }
    setItems(items)
  }

  /// Takes other elements, from a list made of them.
  package mutating func become(_ entries: [ListEntry], listed: [Int]) {
    placed = [:]
    places = [:]
    insertions = [:]
    self.listed = listed
    replaceAll(with: entries)
  }
}

// MARK: - Sections as such

extension ListModel {
  /// When a section came.
  fileprivate func first(_ key: Int) -> Int {
    if kind.isByHand { return gains[key] ?? .max }
    return places[key]
      ?? items.filter { $0.section == key }.map(\.arrival).min() ?? .max
  }

  /// Orders sections as they came.
  ///
  /// One that keeps its place comes before one that has the row which once gave
  /// it this place.
  fileprivate func placeOrder(_ key: Int) -> (Int, Int) {
    (first(key), places[key] == nil ? .max : insertions[key]!)
  }

  /// Gives a section that was inserted the place where it is, or the last one.
  package mutating func setPlace(_ key: Int) {
    insertions[key] = (insertions.values.max() ?? 0) + 1
    let isEmpty = !items.contains { $0.section == key }
    if kind.isByHand {
      if isEmpty, gains[key] == nil {
        gains[key] = nextGain
        nextGain += 1
      }
    } else if isEmpty, places[key] == nil {
      places[key] = nextArrival
      nextArrival += 1
    } else {
      places[key] = first(key)
    }
  }

  /// Gives a section the place that it had before an edit removed it and, in the
  /// same edit, inserted it.
  package mutating func takePlace(of key: Int, from before: ListModel) {
    places[key] = before.places[key]
    gains[key] = before.gains[key]
  }

  /// Notes that somebody inserted a section or took it away.
  package mutating func place(_ key: Int, _ empty: EmptySections) {
    if empty == .kept, kind.isListed, !listed.contains(key) {
      listed.append(key)
    }
    let old = placed.updateValue(empty, forKey: key)
    if empty == .kept, old != .kept { setPlace(key) }
    if empty == .hidden {
      places[key] = nil
      if !items.contains(where: { $0.section == key }) { gains[key] = nil }
    }
  }
}

extension ListModel {
  /// The sections shown.
  package var sections: [Section] {
    fullSections.map { section in
      var section = section
      section.rowCount = section.items.count
      if collapsed.contains(section.key) {
        section.isCollapsed = true
        section.items = []
      }
      return section
    }
  }

  /// The sections shown, with rows that are not.
  package var fullSections: [Section] {
    let shown = allSections.filter {
      isShown($0.key) && !hidden.contains($0.key)
    }
    guard let search else { return shown }
    return shown.compactMap { section in
      var section = section
      section.items.removeAll { !search($0.entry) }
      return section.items.isEmpty ? nil : section
    }
  }

  /// What the list has, be it shown or not; of a search what it finds.
  ///
  /// An element is there once.
  package var present: [Item] {
    if search == nil { return items }
    var seen: Set<Int> = []
    return fullSections.flatMap(\.items).filter {
      seen.insert($0.arrival).inserted
    }
  }

  /// The rows in order, those included that are not shown.
  package var allRows: [ListEntry] {
    fullSections.flatMap { $0.items.map(\.entry) }
  }

  /// The path of a row, counted with those that are not shown.
  package func path(ofRow row: Int) -> RowPath {
    var row = row
    for (position, section) in fullSections.enumerated() {
      if row < section.items.count {
        return RowPath(section: position, row: row)
      }
      row -= section.items.count
    }
    return RowPath(section: fullSections.count, row: row)
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
    for (key, empty) in placed where empty == .kept && byKey[key] == nil {
      keys.append(key)
    }
    if kind.isGrouped {
      let firsts = Dictionary(
        uniqueKeysWithValues: keys.map { ($0, placeOrder($0)) })
      keys.sort { firsts[$0]! < firsts[$1]! }
    }
    switch kind.sections {
    case .titles(let collation):
      keys = kind.around(Array(collation.sectionTitles.indices))
      for key in keys where ListKind.holdsTwins(key) {
        byKey[key] = items.filter { isRow($0, in: key) }.map { item in
          var twin = item
          twin.twinIn = key
          return twin
        }
      }
    case .one: keys = [0]
    case .firstAppearance: break
    case .collated: keys = sortedStably(keys, by: { isTitleBefore($0, $1) })
    case .byValue(let direction, _):
      keys = sortedStably(
        keys,
        by: { direction == .ascending ? $0 / 2 < $1 / 2 : $0 / 2 > $1 / 2 })
    case .listed:
      let hidden = keys.filter { !listed.contains($0) }
      keys =
        listed
        + hidden.sorted {
          gains[$0] ?? .max < gains[$1] ?? .max
        }
    }
    if !kind.isListed, kind.isGrouped {
      keys = arranged.filter(keys.contains) + keys.filter { !isArranged($0) }
    }
    let keepsAll = kind.keepsEmpty && !isFirstAppearance
    return keys.compactMap { key in
      let items = byKey[key] ?? []
      let isKept =
        placed[key].map { $0 == .kept } ?? (keepsAll && !kind.isOccasional(key))
      if items.isEmpty && !(isKept && isShown(key)) { return nil }
      return Section(
        key: key, title: kind.title(key),
        items: sortedStably(items) { left, right in
          if left.end != right.end { return left.end < right.end }
          return !kind.isByHand && kind.isBefore(left, right, in: key)
        })
    }
  }

  /// Whether an element has a row in a section.
  func isRow(_ item: Item, in section: Int) -> Bool {
    ListKind.holdsTwins(section)
      ? ListKind.extra(section)!.contains(item.entry) : item.section == section
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
    if let extra = Self.extra(section) { return extra.title }
    return switch sections {
    case .titles(let collation): collation.sectionTitles[section]
    case .one: "All"
    case .collated, .firstAppearance, .byValue, .listed:
      Self.groupTitles[section]
    }
  }

  /// Whether a section is shown only while it has rows.
  package func isOccasional(_ section: Int) -> Bool {
    if Self.extra(section) != nil { return true }
    guard case .titles(let collation) = sections else { return false }
    return collation.occasionalSections.contains(section)
  }

  /// The number that the model knows a section by.
  package func number(of key: SectionKey) -> Int {
    if let number = Self.extraNumber(of: key) { return number }
    if case .titles(let collation) = sections {
      return collation.sectionKeys.firstIndex { SectionKey($0) == key }!
    }
    return key.value() ?? 0
  }

  /// The key of a section in a list, by its number in the model.
  package func key(_ section: Int) -> SectionKey {
    if let extra = Self.extra(section) { return SectionKey(extra.title) }
    return switch sections {
    case .titles(let collation): SectionKey(collation.sectionKeys[section])
    case .one: .only
    default: SectionKey(section)
    }
  }

  fileprivate func item(
    _ entry: ListEntry, arrival: Int
  ) -> ListModel.Item {
    var titleKey: SortKey?
    var section = isGrouped ? entry.group : 0
    if case .titles(let collation) = sections {
      let place = collation.file(entry.text, reading: entry.reading)
      section = taker(of: entry) ?? place.section
      titleKey = place.key
    }
    let end = end(of: entry)
    return ListModel.Item(
      entry: entry, arrival: arrival, section: section, titleKey: titleKey,
      keys: fields.map { $0.key(of: entry) }, ownEnd: end, end: end)
  }

  /// The end at which an entry says that its row stays.
  func end(of entry: ListEntry) -> Int {
    if pins == .both, entry.isFirst { return -1 }
    return pins != .none && entry.isLast ? 1 : 0
  }

  fileprivate func isBefore(
    _ left: ListModel.Item, _ right: ListModel.Item, in section: Int
  ) -> Bool {
    if let own = Self.extra(section)?.fields {
      for field in own {
        let isBefore = field.isBefore(
          field.key(of: left.entry), field.key(of: right.entry))
        if let isBefore { return isBefore }
      }
      return false
    }
    if let one = left.titleKey, let other = right.titleKey, one != other {
      return one < other
    }
    for (index, field) in fields.enumerated() {
      let isBefore = field.isBefore(left.keys[index], right.keys[index])
      if let isBefore { return isBefore }
    }
    return false
  }
}

extension ListModel {
  /// The same element in the same order of arrival, with other contents.
  package func item(_ old: Item, with entry: ListEntry) -> Item {
    marked(kind.item(entry, arrival: old.arrival))
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
