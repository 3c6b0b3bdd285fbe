/// All sections of a list, shown or not, as groups of rows.
///
/// A group's number is fixed; its position among the groups shown may change.
struct ListGroups: Sendable {
  struct Group: Sendable {
    let key: SectionKey
    let title: String
    let indexTitle: String?

    /// Whether the group is shown, and its title in the index bar, only while
    /// it has rows or the caller inserted it.
    var isOccasional = false

    /// Orders groups, with priority over ``keys``; `nil` for a group that the
    /// caller's order leaves out.
    var rank: Int?

    /// What orders groups of equal rank, compared in turn.
    var keys: [FieldKey] = []

    /// Whether a group that the caller inserted or removed is shown when empty;
    /// `nil` for other groups.
    var whenEmpty: EmptySections? = nil

    /// Whether the group's rows are hidden.
    fileprivate(set) var isCollapsed = false

    /// Whether the caller hid the group.
    fileprivate(set) var isHidden = false

    /// Whether the group can be shown: it is in the caller's order, and not
    /// hidden.
    var isVisible: Bool { rank != nil && !isHidden }

    var rows = RowBlocks()

    /// The rows to show with the group: none while it is collapsed.
    var shownRows: RowBlocks { isCollapsed ? RowBlocks() : rows }

    /// The number of rows in ``shownRows``.
    var shownCount: Int { isCollapsed ? 0 : rows.count }
  }

  private(set) var groups: [Group] = []

  /// The place of each group.
  private(set) var places: [GroupPlace] = []

  /// The numbers of groups by their keys.
  private var numbers: [SectionKey: Int] = [:]

  /// The numbers of the groups shown, in order.
  private(set) var shown: [Int] = []

  /// The number of shown rows before each section shown, then the number of all
  /// shown rows.
  private(set) var starts: [Int] = [0]

  /// The insertion of the next section.
  private var nextInsertion = SectionInsertion.first

  /// How many groups there are when it is next looked whether most of them are
  /// needed no more.
  private var nextLook = leastLook

  private static let leastLook = 1024

  /// Whether groups without rows are shown, unless ``Group/whenEmpty`` decides.
  private(set) var keepsEmpty: Bool

  /// The keys of collapsed groups, including groups that do not exist yet.
  private(set) var collapsed: Set<SectionKey> = []

  /// The keys of hidden groups, including groups that do not exist yet.
  private(set) var hidden: Set<SectionKey> = []

  /// A number for each group that was reloaded as a whole, with its header and
  /// footer; another each time.
  ///
  /// Groups may be among them that do not exist yet.
  private(set) var editions: [SectionKey: UInt64] = [:]

  /// The ranks of groups that the caller moved, and of those beside them,
  /// including groups that do not exist now; empty in a listed order.
  private(set) var arranged: [SectionKey: Int] = [:]

  /// The rank of groups that nobody has listed or moved.
  static let lastRank = Int.max

  init(keepsEmpty: Bool) { self.keepsEmpty = keepsEmpty }

  /// The number of rows shown.
  var count: Int { starts[starts.count - 1] }

  subscript(number: Int) -> Group {
    // Yields the group in place: a copy would retain all objects of the group.
    _read { yield groups[number] }
    _modify { yield &groups[number] }
  }

  func number(of key: SectionKey) -> Int? { numbers[key] }

  /// Reserves memory for more groups.
  mutating func reserve(_ count: Int) {
    groups.reserveCapacity(groups.count + count)
    numbers.reserveCapacity(groups.count + count)
  }

  /// Adds a group and returns its number.
  mutating func append(_ group: Group) -> Int {
    numbers[group.key] = groups.count
    groups.append(group)
    places.append(GroupPlace())
    let number = groups.count - 1
    // Looks at sets only if they have keys: first use.
    if !collapsed.isEmpty {
      groups[number].isCollapsed = collapsed.contains(group.key)
    }
    if !hidden.isEmpty { groups[number].isHidden = hidden.contains(group.key) }
    if !arranged.isEmpty, let rank = arranged[group.key] {
      groups[number].rank = rank
    }
    return number
  }
}

// MARK: - Parts

extension ListGroups {
  /// A copy whose groups have other rows; sections without rows are hidden.
  ///
  /// - Parameters:
  ///   - rows: The rows of the first groups, by group number; later groups get
  ///     no rows.
  ///   - expanded: Whether collapsed sections show their rows.
  /// - Complexity: O(*g*) in the number of groups.
  func showing(_ rows: [RowBlocks], expanded: Bool) -> ListGroups {
    let missing = groups.count - rows.count
    let rows = rows + repeatElement(RowBlocks(), count: missing)
    var part = self
    part.keepsEmpty = false
    // Assigns only if necessary: first use.
    if expanded, !collapsed.isEmpty { part.collapsed = [] }
    for number in groups.indices {
      part.groups[number].rows = rows[number]
      part.groups[number].whenEmpty = nil
      if expanded { part.groups[number].isCollapsed = false }
    }
    part.setShown(shown.filter { !rows[$0].isEmpty })
    return part
  }

  /// Adds the missing groups of another list, without their rows, and gives
  /// some groups the places that they have in the other list.
  ///
  /// - Parameters:
  ///   - other: The groups of the other list, which include all groups here.
  ///   - numbers: The groups that get their places in the other list.
  mutating func follow(_ other: ListGroups, _ numbers: [Int]) {
    for number in groups.count..<max(groups.count, other.groups.count) {
      _ = append(other.groups[number].withoutRows)
    }
    for number in numbers {
      places[number] = other.places[number]
      groups[number].rank = other.groups[number].rank
    }
    editions = other.editions
  }
}

// MARK: - Reloading

extension ListGroups {
  /// Notes that a group is reloaded as a whole.
  mutating func reload(_ key: SectionKey) {
    editions[key] = UniqueNumber.take()
  }

  /// Takes over which groups were reloaded.
  mutating func adoptEditions(of other: ListGroups) {
    editions = other.editions
  }

  /// The groups that were reloaded since an old state, or whose headers and
  /// footers are not known to be the same in another list.
  func reloaded(since old: ListGroups) -> [SectionKey] {
    if editions.isEmpty && old.editions.isEmpty { return [] }
    return Set(editions.keys).union(old.editions.keys).filter {
      editions[$0] != old.editions[$0]
    }
  }
}

// MARK: - Positions

extension ListGroups {
  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    if let one = groups[left].rank, let other = groups[right].rank,
      one != other
    {
      return one < other
    }
    for index in groups[left].keys.indices {
      let order = groups[left].keys[index].compare(groups[right].keys[index])
      if order != .equal { return order == .less }
    }
    return places[left] < places[right]
  }

  private func isShown(_ number: Int) -> Bool {
    if !groups[number].isVisible { return false }
    if !groups[number].rows.isEmpty { return true }
    return groups[number].whenEmpty.map { $0 == .kept }
      ?? (keepsEmpty && !groups[number].isOccasional)
  }

  /// The numbers of groups with a rank, in order.
  var ranked: [Int] {
    groups.indices.filter { groups[$0].rank != nil }.sorted(by: isBefore)
  }

  /// The numbers of groups without a rank, in the order of their places.
  var unlisted: [Int] {
    groups.indices.filter { groups[$0].rank == nil }
      .sorted { places[$0] < places[$1] }
  }

  /// The position of a group; `nil` if it is not shown.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func position(of number: Int) -> Int? {
    guard groups[number].isVisible else { return nil }
    let position = shown.partitioningIndex { !isBefore($0, number) }
    return position < shown.count && shown[position] == number ? position : nil
  }

  /// The position of a row's section; the row is counted over all sections.
  func position(ofFlatRow row: Int) -> Int {
    // If several sections have the same start, only the last has rows.
    starts.partitioningIndex { $0 > row } - 1
  }

  /// Updates which groups are shown, and their order.
  ///
  /// - Complexity: O(*s* log *s*) in the number of groups.
  mutating func showAll() {
    setShown(groups.indices.filter(isShown).sorted(by: isBefore))
  }

  /// Shows these groups, with the rows that they have now.
  mutating func setShown(_ numbers: [Int]) {
    shown = numbers
    starts = Array(repeating: 0, count: numbers.count + 1)
    findStarts(from: 0)
  }

  /// Updates the starts of the sections after a position.
  private mutating func findStarts(from position: Int) {
    for position in position..<shown.count {
      let number = shown[position]
      // Reads only the needed members of a group.
      let count = groups[number].isCollapsed ? 0 : groups[number].rows.count
      starts[position + 1] = starts[position] + count
    }
  }

  /// Updates ``shown`` and ``starts`` after groups got rows, lost rows, or got
  /// another rank.
  ///
  /// - Parameter positions: The changed groups and their positions before the
  ///   change.
  /// - Complexity: O(*s* + *k* log *k*) for *s* sections shown and *k* changed
  ///   groups.
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
    var others: [Int] = []
    var next = 0
    for old in positions.compactMap(\.old).sorted() {
      others += shown[next..<old]
      next = old + 1
    }
    others += shown[next...]
    // The changed groups go to their places among the others, which stay in order.
    var numbers: [Int] = []
    next = 0
    for group in positions.map(\.group).filter(isShown).sorted(by: isBefore) {
      let place = others.partitioningIndex { !isBefore($0, group) }
      numbers += others[next..<place]
      numbers.append(group)
      next = place
    }
    numbers += others[next...]
    setShown(numbers)
  }
}

// MARK: - Letting go

extension ListGroups {
  /// Whether a group has rows, or anything that a new group would not have.
  ///
  /// - Parameter areListed: Whether groups with a rank are in the index bar.
  func isNeeded(_ number: Int, areListed: Bool) -> Bool {
    let group = groups[number]
    if !group.rows.isEmpty || areListed && group.rank != nil { return true }
    switch group.whenEmpty {
    case .kept: return true
    case .hidden: return keepsEmpty
    case nil: return false
    }
  }

  /// Whether it pays to let groups go: most are needed no more, and they are
  /// many beside the rows.
  ///
  /// - Complexity: O(1) on average.
  mutating func areSparse(areListed: Bool, rowCount: Int) -> Bool {
    if groups.count < nextLook { return false }
    let needed = groups.indices.reduce(0) {
      $0 + (isNeeded($1, areListed: areListed) ? 1 : 0)
    }
    nextLook = 2 * max(groups.count, Self.leastLook / 2)
    return groups.count > 2 * needed + Self.leastLook / 2 + rowCount / 8
  }

  /// Lets groups go, and numbers the others without gaps.
  ///
  /// - Returns: The new number of each group; `.max` for a group that goes.
  mutating func keep(_ isKept: (Int) -> Bool) -> [UInt32] {
    let kept = groups.indices.filter(isKept)
    var newNumbers = [UInt32](repeating: .max, count: groups.count)
    for (new, old) in kept.enumerated() { newNumbers[old] = UInt32(new) }
    if kept.count == groups.count { return newNumbers }
    groups = kept.map { groups[$0] }
    places = kept.map { places[$0] }
    numbers = numbers.compactMapValues {
      newNumbers[$0] == .max ? nil : Int(newNumbers[$0])
    }
    shown = shown.map { Int(newNumbers[$0]) }
    nextLook = 2 * groups.count + Self.leastLook
    return newNumbers
  }
}

// MARK: - Places

extension ListGroups {
  /// Gives a group the place of its earliest row; `nil` if it has no rows.
  mutating func place(_ number: Int, at first: Arrival?) {
    places[number] = GroupPlace(first: first)
  }

  /// Gives a group the place of a row if this is earlier than its own.
  mutating func bringForward(_ number: Int, to arrival: Arrival) {
    places[number] = GroupPlace(
      first: places[number].first.map { min($0, arrival) } ?? arrival)
  }

  /// Gives an inserted section a place, before other groups of this place and
  /// after sections inserted earlier.
  mutating func insert(_ number: Int, at first: Arrival?) {
    places[number] = GroupPlace(first: first, insertion: nextInsertion)
    nextInsertion = nextInsertion.next
  }
}

// MARK: - Sections without rows, and with rows that are not shown

extension ListGroups.Group {
  /// The group for another list: without its rows and all that its own list says
  /// of it.
  var withoutRows: Self {
    var group = self
    group.rows = RowBlocks()
    group.whenEmpty = nil
    group.isCollapsed = false
    group.isHidden = false
    return group
  }
}

extension ListGroups {
  /// Collapses the groups with given keys, and expands all others.
  ///
  /// - Complexity: O(*g*) in the number of groups.
  mutating func setCollapsed(_ keys: Set<SectionKey>) {
    collapsed = keys
    for number in groups.indices {
      groups[number].isCollapsed = keys.contains(groups[number].key)
    }
    findStarts(from: 0)
  }

  /// Hides the groups with given keys, and shows all others.
  ///
  /// - Complexity: O(*g* log *g*) in the number of groups.
  mutating func setHidden(_ keys: Set<SectionKey>) {
    hidden = keys
    for number in groups.indices {
      groups[number].isHidden = keys.contains(groups[number].key)
    }
    showAll()
  }

  /// Shows all rows: also those of collapsed and hidden groups, and of groups
  /// that the caller's order leaves out.
  ///
  /// - Complexity: O(*g* log *g*) in the number of groups.
  mutating func showAllRows() {
    for number in groups.indices where groups[number].rank == nil {
      groups[number].rank = Self.lastRank
    }
    setCollapsed([])
    setHidden([])
  }

  /// Puts a group at a position among those shown.
  ///
  /// From then on the caller's order is that of all groups that there are; in an
  /// order that is not listed, later groups follow them.
  ///
  /// - Complexity: O(*g* log *g*) in the number of groups.
  mutating func move(_ number: Int, to position: Int, isListed: Bool) {
    let others = shown.filter { $0 != number }
    let next = position < others.count ? groups[others[position]].key : nil
    let last = others.last.map { groups[$0].key }
    // All that have a place, in order; of an order that is not listed also those
    // that do not exist now.
    var keys =
      isListed
      ? [] : arranged.sorted { $0.value < $1.value }.map { $0.key }
    for number in ranked
    where isListed || isPresent(number) && arranged[groups[number].key] == nil {
      keys.append(groups[number].key)
    }
    let key = groups[number].key
    keys.removeAll { $0 == key }
    // After the last one shown if there is no next one.
    let place =
      next.map { keys.firstIndex(of: $0)! }
      ?? last.map { keys.firstIndex(of: $0)! + 1 } ?? keys.count
    keys.insert(key, at: place)
    if isListed {
      for (rank, key) in keys.enumerated() { groups[numbers[key]!].rank = rank }
    } else {
      arrange(keys)
    }
    showAll()
  }

  /// Whether a group would be shown in an order that is not listed if it were
  /// not hidden.
  private func isPresent(_ number: Int) -> Bool {
    !groups[number].rows.isEmpty || groups[number].whenEmpty == .kept
  }

  /// Gives groups the order that the caller gave those of another list by moving
  /// them.
  mutating func arrange(as other: ListGroups) {
    if !other.arranged.isEmpty {
      arrange(other.arranged.sorted { $0.value < $1.value }.map { $0.key })
    }
  }

  private mutating func arrange(_ keys: [SectionKey]) {
    arranged = [:]
    for (rank, key) in keys.enumerated() { arranged[key] = rank }
    for number in groups.indices {
      groups[number].rank = arranged[groups[number].key] ?? Self.lastRank
    }
  }

  /// The numbers of groups that the caller inserted or removed, in the order of
  /// their places.
  var placed: [Int] {
    groups.indices.filter { groups[$0].whenEmpty != nil }
      .sorted { places[$0] < places[$1] }
  }
}
