/// The sections of a list with their rows, and which of them are shown.
///
/// A section has a number that does not change; its position, among those shown,
/// does.
struct ListGroups: Sendable {
  struct Group: Sendable {
    let key: SectionKey
    let title: String
    let indexTitle: String?

    /// Orders groups first; `nil` for one that is never shown.
    var rank: Int?

    /// Orders groups of equal rank: the key of the title.
    var titleKey: SortKey? = nil

    /// Orders groups of equal titles: the arrival of the first row, in a list
    /// ordered by hand that of the group.
    var first = Int.max

    /// Orders sections that were inserted before one and the same arrival.
    var serial = 0

    /// What is done with it when it has no rows, if somebody inserted it or took
    /// it away; `nil` for what the list does with all.
    var whenEmpty: EmptySections? = nil

    /// Whether it is shown without its rows.
    fileprivate(set) var isCollapsed = false

    var rows = RowBlocks()

    /// The rows that are shown when the group is.
    var shownRows: RowBlocks { isCollapsed ? RowBlocks() : rows }

    /// The number of rows that are shown when the group is.
    var shownCount: Int { isCollapsed ? 0 : rows.count }
  }

  private(set) var groups: [Group] = []

  /// The numbers of groups that are known by a value.
  private var numbers: [SectionKey: Int] = [:]

  /// The numbers of the groups shown.
  private(set) var shown: [Int] = []

  /// The number of rows before each section shown, and behind the last.
  private(set) var starts: [Int] = [0]

  /// Whether groups without rows are shown.
  private(set) var keepsEmpty: Bool

  /// The groups that are shown without their rows, be they there yet or not.
  private(set) var collapsed: Set<SectionKey> = []

  init(keepsEmpty: Bool) { self.keepsEmpty = keepsEmpty }

  /// The number of rows shown.
  var count: Int { starts[starts.count - 1] }

  subscript(number: Int) -> Group {
    // Not a copy, which would count the references of all that a group has.
    _read { yield groups[number] }
    _modify { yield &groups[number] }
  }

  func number(of key: SectionKey) -> Int? { numbers[key] }

  /// Adds a group and returns its number.
  mutating func append(_ group: Group) -> Int {
    numbers[group.key] = groups.count
    groups.append(group)
    groups[groups.count - 1].isCollapsed =
      !collapsed.isEmpty && collapsed.contains(group.key)
    return groups.count - 1
  }
}

// MARK: - Parts

extension ListGroups {
  /// The same sections with some of their rows, those without any hidden.
  ///
  /// - Parameter expanded: Whether those that are collapsed show their rows.
  /// - Complexity: O(*g*) in the number of groups, and O(*k*) in the rows.
  func showing(_ rows: [Int: [UInt32]], expanded: Bool) -> ListGroups {
    var part = self
    part.keepsEmpty = false
    if expanded { part.collapsed = [] }
    for number in groups.indices {
      part.groups[number].rows = RowBlocks(rows[number] ?? [])
      part.groups[number].whenEmpty = nil
      if expanded { part.groups[number].isCollapsed = false }
    }
    part.setShown(shown.filter { rows[$0]?.isEmpty == false })
    return part
  }

  /// Takes over from another list with the same groups those that were added, and
  /// what the order of some depends on.
  mutating func follow(_ other: ListGroups, _ numbers: [Int]) {
    for number in groups.count..<max(groups.count, other.groups.count) {
      _ = append(other.groups[number].withoutRows)
    }
    for number in numbers {
      groups[number].first = other.groups[number].first
      groups[number].serial = other.groups[number].serial
      groups[number].rank = other.groups[number].rank
    }
  }
}

// MARK: - Positions

extension ListGroups {
  /// Whether a group comes before another.
  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    if let one = groups[left].rank, let other = groups[right].rank,
      one != other
    {
      return one < other
    }
    if let one = groups[left].titleKey, let other = groups[right].titleKey,
      one != other
    {
      return one < other
    }
    return groups[left].isBefore(groups[right])
  }

  private func isShown(_ number: Int) -> Bool {
    if groups[number].rank == nil { return false }
    if !groups[number].rows.isEmpty { return true }
    return groups[number].whenEmpty.map { $0 == .kept } ?? keepsEmpty
  }

  /// The groups that are shown when they have rows, or are kept without, in the
  /// order of their ranks.
  var ranked: [Int] {
    groups.indices.filter { groups[$0].rank != nil }
      .sorted { groups[$0].rank! < groups[$1].rank! }
  }

  /// The groups that are never shown, in the order in which they got rows.
  var hidden: [Int] {
    groups.indices.filter { groups[$0].rank == nil }
      .sorted { groups[$0].first < groups[$1].first }
  }

  /// The position of a group, if it is shown.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func position(of number: Int) -> Int? {
    guard groups[number].rank != nil else { return nil }
    let position = shown.partitioningIndex { !isBefore($0, number) }
    return position < shown.count && shown[position] == number ? position : nil
  }

  /// The position of the section that has a row, counted over all sections.
  func position(ofFlatRow row: Int) -> Int {
    // Among sections that start alike the last one has rows.
    starts.partitioningIndex { $0 > row } - 1
  }

  /// Finds out anew which groups are shown, in which order.
  ///
  /// - Complexity: O(*s* log *s*) in the number of groups.
  mutating func showAll() {
    setShown(groups.indices.filter(isShown).sorted(by: isBefore))
  }

  private mutating func setShown(_ numbers: [Int]) {
    shown = numbers
    starts = Array(repeating: 0, count: numbers.count + 1)
    findStarts(from: 0)
  }

  /// Finds where the sections behind a position start.
  private mutating func findStarts(from position: Int) {
    for position in position..<shown.count {
      let number = shown[position]
      // Of what a group has, no more is read than what is asked for.
      let count = groups[number].isCollapsed ? 0 : groups[number].rows.count
      starts[position + 1] = starts[position] + count
    }
  }

  /// Brings the sections shown up to date after some groups got or lost rows, or
  /// another rank in the order.
  ///
  /// - Parameter positions: The groups concerned, and their positions before.
  /// - Complexity: O(*s*) in the number of sections shown.
  mutating func update(_ positions: [(group: Int, old: Int?)]) {
    let keepsOrder = positions.allSatisfy { group, old in
      guard let old else { return !isShown(group) }
      return isShown(group)
        && (old == 0 || isBefore(shown[old - 1], group))
        && (old + 1 == shown.count || isBefore(group, shown[old + 1]))
    }
    if keepsOrder {
      findStarts(from: positions.compactMap(\.old).min() ?? shown.count)
      return
    }
    let changed = Set(positions.map(\.group))
    // Sorting is fast where all but a few are in order.
    let numbers =
      shown.filter { !changed.contains($0) } + changed.filter(isShown)
    setShown(numbers.sorted(by: isBefore))
  }
}

// MARK: - Sections without rows, and with rows that are not shown

extension ListGroups.Group {
  /// Whether it comes before a group of equal rank and title.
  func isBefore(_ other: Self) -> Bool {
    (first, serial) < (other.first, other.serial)
  }

  /// The group as one that has no rows yet.
  var withoutRows: Self {
    var group = self
    group.rows = RowBlocks()
    group.whenEmpty = nil
    return group
  }
}

extension ListGroups {
  /// Collapses groups, known by their keys, and shows the rows of all others.
  ///
  /// - Complexity: O(*g*) in the number of groups.
  mutating func setCollapsed(_ keys: Set<SectionKey>) {
    collapsed = keys
    for number in groups.indices {
      groups[number].isCollapsed = keys.contains(groups[number].key)
    }
    findStarts(from: 0)
  }

  /// The numbers of groups that somebody inserted or took away, in the order in
  /// which they stand when nothing else tells.
  var placed: [Int] {
    groups.indices.filter { groups[$0].whenEmpty != nil }
      .sorted { groups[$0].isBefore(groups[$1]) }
  }
}
