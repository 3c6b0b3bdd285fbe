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

    /// What orders groups of equal rank, compared in turn.
    var keys: [FieldKey] = []

    /// Whether a group that the caller inserted or removed is shown when empty;
    /// `nil` for other groups.
    var whenEmpty: EmptySections? = nil

    /// Whether the group's rows are hidden.
    fileprivate(set) var isCollapsed = false

    /// Whether the caller hid the group.
    fileprivate(set) var isHidden = false

    var rows = RowBlocks()

    /// The rows to show with the group: none while it is collapsed.
    var shownRows: RowBlocks { isCollapsed ? RowBlocks() : rows }

    /// The number of rows in ``shownRows``.
    var shownCount: Int { isCollapsed ? 0 : rows.count }
  }

  private var groups = ChunkedArray<Group>()

  /// The place of each group.
  private(set) var places = ChunkedArray<GroupPlace>()

  /// Orders groups, with priority over their keys; ``unranked`` for a group that
  /// the caller's order leaves out.
  private var ranks = ChunkedArray<Int>()

  /// The numbers of groups by their keys.
  private var numbersByKey = SlotTable(expecting: 0)

  /// The sections shown.
  private(set) var shown = ShownSections()

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

  /// The ranks of groups that the caller moved, or others moved past, and that
  /// do not exist now; empty in a listed order.
  private var absentRanks: [SectionKey: Int] = [:]

  /// Groups that nobody has moved, or moved others past, in an order that is not
  /// listed; empty as long as this holds for all groups.
  private var unarranged: [GroupNumber] = []

  /// No rank is above this one, but that of groups that nobody has listed or
  /// moved.
  private var topRank = 0

  /// Whether ranks are those of letters or of a listed order; else they come
  /// from the caller's moves of sections.
  let areListed: Bool

  /// The rank of a group that nobody has listed or moved, in an order that is
  /// not listed.
  private static let lastRank = Int.max

  private static let unranked = Int.min

  /// Ranks are so far apart that a group can be moved between two others.
  private static let rankDistance = 1 << 32

  init(keepsEmpty: Bool, areListed: Bool) {
    self.keepsEmpty = keepsEmpty
    self.areListed = areListed
  }

  /// The number of groups, shown or not.
  var groupCount: Int { groups.count }

  /// The numbers of all groups.
  var numbers: Range<GroupNumber> { GroupNumber(0)..<GroupNumber(groupCount) }

  /// Whether there is a group with a number.
  func has(_ number: GroupNumber) -> Bool { number.index < groupCount }

  /// The number of rows shown.
  var count: Int { shown.rowCount }

  subscript(number: GroupNumber) -> Group {
    _read { yield groups[number] }
    _modify { yield &groups[number] }
  }

  /// The group of the section at a position.
  subscript(shownAt position: Int) -> Group {
    _read { yield groups[shown[position]] }
  }

  func number(of key: SectionKey) -> GroupNumber? {
    var number: GroupNumber?
    numbersByKey.forEach(hash: key.hashValue) {
      if number == nil, groups[$0].key == key { number = GroupNumber($0) }
    }
    return number
  }

  /// Makes room for about so many groups, before there are any.
  mutating func reserve(_ count: Int) {
    numbersByKey = SlotTable(expecting: count)
  }

  /// Adds a group and returns its number.
  ///
  /// - Parameter isListed: Whether the group is in the caller's order, behind the
  ///   groups so far; has no meaning in an order that is not listed.
  mutating func append(_ group: Group, isListed: Bool = true) -> GroupNumber {
    let number = GroupNumber(groupCount)
    groups.append(group)
    places.append(GroupPlace())
    enterKey(of: number)
    // Looks at sets only if they have keys: first use.
    if !collapsed.isEmpty {
      groups[number].isCollapsed = collapsed.contains(group.key)
    }
    if !hidden.isEmpty { groups[number].isHidden = hidden.contains(group.key) }
    if areListed {
      ranks.append(Self.unranked)
      if isListed { list(number) }
    } else if let rank = absentRanks.removeValue(forKey: group.key) {
      ranks.append(rank)
    } else {
      ranks.append(Self.lastRank)
      if areMoved { unarranged.append(number) }
    }
    return number
  }

  /// Makes a group found by its key.
  private mutating func enterKey(of number: GroupNumber) {
    numbersByKey.insert(number.index, hash: groups[number].key.hashValue) {
      groups[$0].key.hashValue
    }
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
    var part = self
    part.keepsEmpty = false
    // Assigns only if necessary: first use.
    if expanded, !collapsed.isEmpty { part.collapsed = [] }
    part.groups = ChunkedArray(count: groupCount) { number in
      var group = self.groups[number]
      group.rows = number < rows.count ? rows[number] : RowBlocks()
      group.whenEmpty = nil
      if expanded { group.isCollapsed = false }
      return group
    }
    let groups = part.groups
    part.show(shown.filter { !groups[$0].rows.isEmpty })
    return part
  }

  /// Adds the missing groups of another list, without their rows, and gives
  /// some groups the places that they have in the other list.
  ///
  /// - Parameters:
  ///   - other: The groups of the other list, which include all groups here.
  ///   - numbers: The groups that get their places in the other list.
  mutating func follow(_ other: ListGroups, _ numbers: [GroupNumber]) {
    for index in groupCount..<max(groupCount, other.groupCount) {
      _ = append(other.groups[index].withoutRows)
      ranks[index] = other.ranks[index]
    }
    for number in numbers {
      places[number] = other.places[number]
      ranks[number] = other.ranks[number]
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

// MARK: - Differences

extension ListGroups {
  /// The numbers of groups that may differ from those of an old state.
  ///
  /// - Complexity: O(*c*) in the chunks of groups, and O(*k*) in those that
  ///   differ.
  func differing(from old: ListGroups) -> [GroupNumber] {
    if keepsEmpty != old.keepsEmpty { return Array(numbers) }
    let changed = groups.indices(differingFrom: old.groups).flatMap {
      countSectionSteps($0.count)
      return $0.filter {
        $0 >= old.groupCount || !groups[$0].isUnchanged(since: old.groups[$0])
      }
    }
    // A group comes into the caller's order, or leaves it, without another change.
    let ranked = ranks.indices(differingFrom: old.ranks).flatMap {
      $0.filter {
        $0 >= old.groupCount
          || isRanked(GroupNumber($0)) != old.isRanked(GroupNumber($0))
      }
    }
    let all =
      ranked.isEmpty ? changed : Array(Set(changed).union(ranked)).sorted()
    return all.map { GroupNumber($0) }
  }

  /// Whether any group may have another rank than in an old state.
  func haveOtherRanks(than old: ListGroups) -> Bool {
    ranks.count != old.ranks.count || absentRanks != old.absentRanks
      || !ranks.indices(differingFrom: old.ranks).isEmpty
  }
}

// MARK: - Positions

extension ListGroups {
  private func isBefore(_ left: GroupNumber, _ right: GroupNumber) -> Bool {
    countSectionSteps()
    let (rank, other) = (ranks[left], ranks[right])
    if rank != other { return rank < other }
    for index in groups[left].keys.indices {
      let order = groups[left].keys[index].compare(groups[right].keys[index])
      if order != .equal { return order == .less }
    }
    return places[left] < places[right]
  }

  /// Whether a group is in the caller's order.
  func isRanked(_ number: GroupNumber) -> Bool {
    ranks[number] != Self.unranked
  }

  /// Whether a group can be shown: it is in the caller's order, and not hidden.
  func isVisible(_ number: GroupNumber) -> Bool {
    isRanked(number) && !groups[number].isHidden
  }

  private func isShown(_ number: GroupNumber) -> Bool {
    if !isVisible(number) { return false }
    if !groups[number].rows.isEmpty { return true }
    return groups[number].whenEmpty.map { $0 == .kept }
      ?? (keepsEmpty && !groups[number].isOccasional)
  }

  /// The numbers of groups in the caller's order, in order.
  var ranked: [GroupNumber] {
    numbers.filter(isRanked).sorted(by: isBefore)
  }

  /// The numbers of groups that the caller's order leaves out, in the order of
  /// their places.
  var unlisted: [GroupNumber] { byPlace(numbers.filter { !isRanked($0) }) }

  /// Some groups in the order of their places.
  func byPlace(_ numbers: some Sequence<GroupNumber>) -> [GroupNumber] {
    numbers.sorted { places[$0] < places[$1] }
  }

  /// The position of a group; `nil` if it is not shown.
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  func position(of number: GroupNumber) -> Int? {
    guard isVisible(number) else { return nil }
    let position = shown.firstPosition { !isBefore($0, number) }
    return position < shown.count && shown[position] == number ? position : nil
  }

  /// Updates which groups are shown, and their order.
  ///
  /// - Complexity: O(*s* log *s*) in the number of groups.
  mutating func showAll() {
    show(numbers.filter(isShown).sorted(by: isBefore))
  }

  /// Shows these groups, with the rows that they have now.
  private mutating func show(_ numbers: some Sequence<GroupNumber>) {
    shown = ShownSections(numbers, rowCount: rowCount)
  }

  /// Returns the number of rows that a group shows now.
  private var rowCount: (_ number: GroupNumber) -> Int {
    { [groups] in groups[$0].shownCount }
  }

  /// Shows the groups that another state showed, with the rows that they have
  /// now.
  mutating func show(as other: ShownSections) {
    show(other)
  }

  /// Updates ``shown`` after groups got rows, lost rows, or changed their rank,
  /// their place or whether they can be shown.
  ///
  /// - Parameter positions: The changed groups and their positions before the
  ///   change.
  /// - Complexity: O(*k* log *k* + *b*) for *k* changed groups and *b* blocks of
  ///   sections.
  mutating func update(_ positions: [(group: GroupNumber, old: Int?)]) {
    let rowCount = rowCount
    let keepsOrder = positions.allSatisfy { group, old in
      guard let old else { return !isShown(group) }
      return isShown(group)
        && (old == 0 || isBefore(shown[old - 1], group))
        && (old + 1 == shown.count || isBefore(group, shown[old + 1]))
    }
    if keepsOrder {
      shown.recount(positions.compactMap(\.old), rowCount: rowCount)
      return
    }
    // The changed groups go to their places among the others, which stay in order.
    shown.replace(
      positions.compactMap(\.old).sorted(), with: [], rowCount: rowCount)
    let coming = positions.map(\.group).filter(isShown).sorted(by: isBefore)
    let arrivals = coming.map { group in
      (gap: shown.firstPosition { !isBefore($0, group) }, group: group)
    }
    shown.replace([], with: arrivals, rowCount: rowCount)
  }
}

// MARK: - Letting go

extension ListGroups {
  /// Whether a group has rows, or anything that a new group would not have.
  func isNeeded(_ number: GroupNumber) -> Bool {
    // The index bar has the titles of all listed groups.
    if !groups[number].rows.isEmpty || areListed && isRanked(number) {
      return true
    }
    switch groups[number].whenEmpty {
    case .kept: return true
    case .hidden: return keepsEmpty
    case nil: return false
    }
  }

  /// Whether it pays to let groups go: most are needed no more, and they are
  /// many beside the rows.
  ///
  /// - Complexity: O(1) on average.
  mutating func areSparse(rowCount: Int) -> Bool {
    if groups.count < nextLook { return false }
    let needed = numbers.reduce(0) {
      $0 + (isNeeded($1) ? 1 : 0)
    }
    nextLook = 2 * max(groups.count, Self.leastLook / 2)
    return groups.count > 2 * needed + Self.leastLook / 2 + rowCount / 8
  }

  /// Lets groups go, and numbers the others without gaps.
  ///
  /// - Returns: The new number of each group; `nil` for a group that goes.
  mutating func keep(_ isKept: (GroupNumber) -> Bool) -> [GroupNumber?] {
    let kept = numbers.filter(isKept).map(\.index)
    var newNumbers = [GroupNumber?](repeating: nil, count: groups.count)
    for (new, old) in kept.enumerated() { newNumbers[old] = GroupNumber(new) }
    if kept.count == groups.count { return newNumbers }
    if !areListed {
      for index in groups.indices
      where newNumbers[index] == nil && ranks[index] != Self.lastRank {
        absentRanks[groups[index].key] = ranks[index]
      }
    }
    let (groups, places, ranks) = (groups, places, ranks)
    self.groups = ChunkedArray(count: kept.count) { groups[kept[$0]] }
    self.places = ChunkedArray(count: kept.count) { places[kept[$0]] }
    self.ranks = ChunkedArray(count: kept.count) { ranks[kept[$0]] }
    unarranged = unarranged.compactMap { newNumbers[$0.index] }
    numbersByKey = SlotTable(expecting: kept.count)
    for number in numbers { enterKey(of: number) }
    show(shown.map { newNumbers[$0.index]! })
    nextLook = 2 * kept.count + Self.leastLook
    return newNumbers
  }
}

// MARK: - Places

extension ListGroups {
  /// Gives a group the place of its earliest row; `nil` if it has no rows.
  mutating func place(_ number: GroupNumber, at first: Arrival?) {
    places[number] = GroupPlace(first: first)
  }

  /// Gives a group the place of a row if this is earlier than its own.
  mutating func bringForward(_ number: GroupNumber, to arrival: Arrival) {
    places[number] = GroupPlace(
      first: places[number].first.map { min($0, arrival) } ?? arrival)
  }

  /// Gives an inserted section a place, before other groups of this place and
  /// after sections inserted earlier.
  mutating func insert(_ number: GroupNumber, at first: Arrival?) {
    places[number] = GroupPlace(first: first, insertion: nextInsertion)
    nextInsertion = nextInsertion.next
  }
}

// MARK: - Sections without rows, and with rows that are not shown

extension ListGroups.Group {
  /// Whether the group is known to be as in an old state.
  fileprivate func isUnchanged(since old: Self) -> Bool {
    if isCollapsed != old.isCollapsed || isHidden != old.isHidden
      || whenEmpty != old.whenEmpty
    {
      return false
    }
    if !rows.isEmpty { return rows.blocks.sharesMemory(with: old.rows.blocks) }
    // Any two groups share that they have no rows.
    return old.rows.isEmpty && key == old.key
      && title.hasBytes(of: old.title)
      && indexTitle.map { TextKey($0) } == old.indexTitle.map { TextKey($0) }
  }

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
  /// - Complexity: O(*k*) in the keys now and before, and O(*b*) in the blocks of
  ///   sections for each group that changes.
  mutating func setCollapsed(_ keys: Set<SectionKey>) {
    let changed = collapsed.symmetricDifference(keys)
    collapsed = keys
    var positions: [Int] = []
    for number in changed.compactMap(number(of:)) {
      groups[number].isCollapsed.toggle()
      if let position = position(of: number) { positions.append(position) }
    }
    shown.recount(positions, rowCount: rowCount)
  }

  /// Hides the groups with given keys, and shows all others.
  ///
  /// - Complexity: As that of ``setCollapsed(_:)``.
  mutating func setHidden(_ keys: Set<SectionKey>) {
    let changed = hidden.symmetricDifference(keys)
    hidden = keys
    let positions = changed.compactMap(number(of:)).map { number in
      (group: number, old: position(of: number))
    }
    for (number, _) in positions { groups[number].isHidden.toggle() }
    update(positions)
  }

  /// Shows all rows: also those of collapsed and hidden groups, and of groups
  /// that the caller's order leaves out.
  ///
  /// - Complexity: O(*g* log *g*) in the number of groups.
  mutating func showAllRows() {
    for number in numbers where !isRanked(number) {
      ranks[number] = Self.lastRank
    }
    setCollapsed([])
    setHidden([])
    showAll()
  }
}

// MARK: - Ranks

extension ListGroups {
  /// Puts a group into the caller's order, behind all others.
  mutating func list(_ number: GroupNumber) {
    topRank += Self.rankDistance
    ranks[number] = topRank
  }

  /// Takes a group out of the caller's order.
  mutating func unlist(_ number: GroupNumber) {
    ranks[number] = Self.unranked
  }

  /// Puts a group at a position among those shown.
  ///
  /// From then on the caller's order is that of all groups that there are; in an
  /// order that is not listed, later groups follow them.
  ///
  /// - Complexity: O(*b*) in the blocks of sections, and a look at the rank of
  ///   each group; O(*g* log *g*) in the number of groups the first time, and
  ///   when ranks have become too close.
  mutating func move(_ number: GroupNumber, to position: Int) {
    guard let old = self.position(of: number) else { return }
    arrangeAll()
    let others = shown.count - 1
    func other(_ index: Int) -> GroupNumber {
      shown[index < old ? index : index + 1]
    }
    if position < others {
      ranks[number] = rank(below: other(position), for: number)
    } else if others > 0 {
      ranks[number] = rank(above: other(others - 1), for: number)
    } else {
      list(number)
    }
    update([(number, old)])
  }

  /// Ranks all groups that are shown in an order that is not listed, or would be
  /// if they were not hidden.
  private mutating func arrangeAll() {
    if areListed { return }
    if !areMoved { unarranged = Array(numbers) }
    let present = unarranged.filter(isPresent).sorted(by: isBefore)
    if present.isEmpty { return }
    for number in present { list(number) }
    unarranged.removeAll { ranks[$0] != Self.lastRank }
  }

  private func isPresent(_ number: GroupNumber) -> Bool {
    !groups[number].rows.isEmpty || groups[number].whenEmpty == .kept
  }

  /// A rank directly below that of a group.
  private mutating func rank(
    below next: GroupNumber, for number: GroupNumber
  ) -> Int {
    let upper = ranks[next]
    var lower = upper - 2 * Self.rankDistance
    forEachRank(except: number) { if $0 < upper { lower = max(lower, $0) } }
    if upper - lower > 1 { return lower + (upper - lower) / 2 }
    spaceOut()
    return rank(below: next, for: number)
  }

  /// A rank directly above that of a group.
  private mutating func rank(
    above last: GroupNumber, for number: GroupNumber
  ) -> Int {
    let lower = ranks[last]
    var upper = lower + 2 * Self.rankDistance
    forEachRank(except: number) { if $0 > lower { upper = min(upper, $0) } }
    if upper - lower > 1 {
      let rank = lower + (upper - lower) / 2
      topRank = max(topRank, rank)
      return rank
    }
    spaceOut()
    return rank(above: last, for: number)
  }

  private func forEachRank(
    except number: GroupNumber, _ body: (Int) -> Void
  ) {
    let own = ranks[number]
    ranks.forEach { if $0 != own { body($0) } }
    absentRanks.values.forEach(body)
  }

  /// Gives groups other ranks in the same order.
  private mutating func spaceOut() {
    var ranked: [(rank: Int, number: GroupNumber?, key: SectionKey?)] = []
    for number in numbers
    where isRanked(number) && ranks[number] != Self.lastRank {
      ranked.append((ranks[number], number, nil))
    }
    ranked += absentRanks.map { ($0.value, nil, $0.key) }
    ranked.sort { $0.rank < $1.rank }
    topRank = 0
    for (_, number, key) in ranked {
      if let number { list(number) }
      if let key {
        topRank += Self.rankDistance
        absentRanks[key] = topRank
      }
    }
  }

  /// Gives groups the order that the caller gave those of another list by moving
  /// them; neither order is listed.
  mutating func arrange(as other: ListGroups) {
    var known = other.absentRanks
    for index in other.groups.indices
    where other.ranks[index] != Self.lastRank {
      known[other.groups[index].key] = other.ranks[index]
    }
    for (key, rank) in known {
      if let number = number(of: key) {
        ranks[number] = rank
      } else {
        absentRanks[key] = rank
      }
    }
    topRank = max(topRank, other.topRank)
    if areMoved {
      unarranged = numbers.filter { ranks[$0] == Self.lastRank }
    }
  }

  /// Whether the caller has moved groups of an order that is not listed.
  var areMoved: Bool { !areListed && topRank > 0 }

  /// The numbers of those groups among some that the caller inserted or removed,
  /// in the order of their places.
  func placed(
    among numbers: some Sequence<GroupNumber>
  ) -> [GroupNumber] {
    byPlace(numbers.filter { self[$0].whenEmpty != nil })
  }
}
