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

    /// A number for the last time that the group was reloaded as a whole, with its
    /// header and footer; 0 if it never was.
    fileprivate(set) var edition: UInt64 = 0

    var rows = RowBlocks()

    /// The rows to show with the group: none while it is collapsed.
    var shownRows: RowBlocks { isCollapsed ? RowBlocks() : rows }

    /// The number of rows in ``shownRows``.
    var shownCount: Int { isCollapsed ? 0 : rows.count }
  }

  private var groups = ChunkedArray<Group>()

  /// The place of each group.
  private(set) var places = ChunkedArray<GroupPlace>()

  /// The arrival of the earliest row in each block of a group's rows; empty for a
  /// group of one block, and where the rows do not give the group its place.
  private var firsts = ChunkedArray<[Arrival]>()

  /// The ranks of groups; groups are ordered by rank first, then by their keys.
  ///
  /// In a listed order, groups without a rank are not shown. In other orders,
  /// these are the groups that nobody has moved.
  private var ranks = GroupRanks()

  /// The numbers of groups by their keys.
  private var numbersByKey = SlotTable(expecting: 0)

  /// The sections shown.
  private(set) var shown = ShownSections()

  /// The insertion of the next section.
  private var nextInsertion = SectionInsertion.first

  /// Check again for unneeded groups when there are this many.
  private var nextLook = leastLook

  private static let leastLook = 1024

  /// Whether groups without rows are shown, unless ``Group/whenEmpty`` decides.
  private(set) var keepsEmpty: Bool

  /// The keys of collapsed groups, including groups that do not exist yet.
  private(set) var collapsed: Set<SectionKey> = []

  /// The keys of hidden groups, including groups that do not exist yet.
  private(set) var hidden: Set<SectionKey> = []

  /// The editions of groups that were reloaded, and do not exist now.
  private var absentEditions: [SectionKey: UInt64] = [:]

  /// Whether ranks are those of letters or of a listed order; else they come
  /// from the caller's moves of sections.
  let areListed: Bool

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
    firsts.append([])
    enterKey(of: number)
    // Looks at sets only if they have keys: the process's first look-up in such
    // a set would look up generic metadata, which takes time.
    if !collapsed.isEmpty {
      groups[number].isCollapsed = collapsed.contains(group.key)
    }
    if !hidden.isEmpty { groups[number].isHidden = hidden.contains(group.key) }
    if !absentEditions.isEmpty,
      let edition = absentEditions.removeValue(forKey: group.key)
    {
      groups[number].edition = edition
    }
    ranks.append(group.key)
    if areListed && isListed { list(number) }
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
    part.forgetFirsts()
    // Assigns only if necessary: the process's first set of this type would
    // look up generic metadata, which takes time.
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
  /// some groups the places and editions that they have in the other list.
  ///
  /// - Parameters:
  ///   - other: The groups of the other list, which include all groups here.
  ///   - numbers: The groups that have another place or edition in the other list.
  mutating func follow(_ other: ListGroups, _ numbers: [GroupNumber]) {
    for index in groupCount..<max(groupCount, other.groupCount) {
      _ = append(other.groups[index].withoutRows)
      groups[index].edition = other.groups[index].edition
    }
    for number in numbers {
      places[number] = other.places[number]
      groups[number].edition = other.groups[number].edition
    }
    ranks = other.ranks
  }
}

// MARK: - Reloading

extension ListGroups {
  /// Notes that a group is reloaded as a whole.
  mutating func reload(_ key: SectionKey) {
    setEdition(of: key, UniqueNumber.take())
  }

  /// Takes over that another list has reloaded a group.
  mutating func reload(_ key: SectionKey, as other: ListGroups) {
    setEdition(of: key, other.edition(of: key))
  }

  /// Takes over which groups another list has reloaded.
  ///
  /// - Complexity: As that of ``differing(from:)``, and O(*k*) in the groups that
  ///   were reloaded and do not exist now.
  mutating func adoptEditions(of other: ListGroups) {
    for number in differing(from: other) {
      let edition = other.edition(of: groups[number].key)
      // Does not write what is there, so that copies share memory.
      if groups[number].edition != edition { groups[number].edition = edition }
    }
    absentEditions = other.absentEditions.filter { number(of: $0.key) == nil }
    for number in other.differing(from: self) {
      let group = other.groups[number]
      if group.edition != 0, self.number(of: group.key) == nil {
        absentEditions[group.key] = group.edition
      }
    }
  }

  private func edition(of key: SectionKey) -> UInt64 {
    number(of: key).map { groups[$0].edition } ?? absentEditions[key] ?? 0
  }

  private mutating func setEdition(of key: SectionKey, _ edition: UInt64) {
    if let number = number(of: key) {
      groups[number].edition = edition
    } else {
      absentEditions[key] = edition
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
      }.map { GroupNumber($0) }
    }
    // A group comes into the caller's order, or leaves it, without another change.
    let ranked =
      areListed || old.areListed ? ranks.groups(differingFrom: old.ranks) : []
    return ranked.isEmpty ? changed : Set(changed).union(ranked).sorted()
  }

  /// Whether any group may have another rank than in an old state.
  func haveOtherRanks(than old: ListGroups) -> Bool {
    ranks.mayDiffer(from: old.ranks)
  }
}

// MARK: - Positions

extension ListGroups {
  /// The rank of a group; a group without one comes first in a listed order,
  /// and last in other orders.
  private func rank(of number: GroupNumber) -> Int {
    ranks[number] ?? (areListed ? .min : .max)
  }

  private func isBefore(_ left: GroupNumber, _ right: GroupNumber) -> Bool {
    countSectionSteps()
    let (rank, other) = (rank(of: left), rank(of: right))
    if rank != other { return rank < other }
    for index in groups[left].keys.indices {
      let order = groups[left].keys[index].compare(groups[right].keys[index])
      if order != .equal { return order == .less }
    }
    return places[left] < places[right]
  }

  /// Whether a group is in the caller's order.
  func isRanked(_ number: GroupNumber) -> Bool {
    !areListed || ranks[number] != nil
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

  /// Whether it pays to let groups go: most groups are not needed, and there
  /// are many for the number of rows.
  ///
  /// - Complexity: O(1) on average.
  mutating func areSparse(rowCount: Int) -> Bool {
    func isFew(_ needed: Int) -> Bool {
      groups.count > 2 * needed + Self.leastLook / 2 + rowCount / 8
    }
    // All groups that are shown are needed.
    if groups.count < nextLook || !isFew(shown.count) { return false }
    let needed = numbers.reduce(0) {
      $0 + (isNeeded($1) ? 1 : 0)
    }
    nextLook = 2 * max(groups.count, Self.leastLook / 2)
    return isFew(needed)
  }

  /// Lets groups go, and numbers the others without gaps.
  ///
  /// - Returns: The new number of each group; `nil` for a group that goes.
  mutating func keep(_ isKept: (GroupNumber) -> Bool) -> [GroupNumber?] {
    let kept = numbers.filter(isKept).map(\.index)
    var newNumbers = [GroupNumber?](repeating: nil, count: groups.count)
    for (new, old) in kept.enumerated() { newNumbers[old] = GroupNumber(new) }
    if kept.count == groups.count { return newNumbers }
    let gone = numbers.filter { newNumbers[$0.index] == nil }.map {
      (group: $0, key: self.groups[$0].key)
    }
    for (group, key) in gone where self.groups[group].edition != 0 {
      absentEditions[key] = self.groups[group].edition
    }
    ranks.keep(kept.map { GroupNumber($0) }, gone: gone)
    let (groups, places, firsts) = (groups, places, firsts)
    self.groups = ChunkedArray(count: kept.count) { groups[kept[$0]] }
    self.places = ChunkedArray(count: kept.count) { places[kept[$0]] }
    self.firsts = ChunkedArray(count: kept.count) { firsts[kept[$0]] }
    numbersByKey = SlotTable(expecting: kept.count)
    for number in numbers { enterKey(of: number) }
    show(shown.map { newNumbers[$0.index]! })
    nextLook = 2 * kept.count + Self.leastLook
    return newNumbers
  }
}

// MARK: - Places

extension ListGroups {
  /// Gives a group the place of its earliest row.
  ///
  /// - Complexity: O(*b*) in the blocks of rows, once ``findFirsts(of:_:)`` was
  ///   called.
  mutating func place(_ number: GroupNumber, by arrivals: ArrivalNumbering) {
    let first =
      firsts[number].min()
      ?? groups[number].rows.blocks.map { arrivals.first(of: $0) }.min()
    place(number, at: first)
  }

  /// Finds the earliest row in each block of a group's rows, if there are
  /// several blocks and this is not done yet.
  mutating func findFirsts(of number: GroupNumber, _ arrivals: ArrivalNumbering)
  {
    let blocks = groups[number].rows.blocks
    if blocks.count < 2 || !firsts[number].isEmpty { return }
    firsts[number] = blocks.map { arrivals.first(of: $0) }
  }

  /// Forgets the earliest rows of all blocks, as the groups get other rows.
  mutating func forgetFirsts() {
    firsts = ChunkedArray(count: groupCount) { _ in [] }
  }

  /// Removes rows of a group and inserts others.
  ///
  /// - Parameters:
  ///   - removed: The rows to remove, ascending.
  ///   - arrivals: The slots to insert, as for ``RowBlocks/replace(_:with:_:)``.
  ///   - numbering: The arrivals of all slots.
  mutating func replaceRows(
    of number: GroupNumber, _ removed: [Int],
    with arrivals: [(gap: Int, slot: Slot)], _ numbering: ArrivalNumbering
  ) {
    if firsts[number].isEmpty {
      groups[number].rows.replace(removed, with: arrivals)
      return
    }
    var firsts: [Arrival] = []
    swap(&firsts, &self.firsts[number])
    groups[number].rows.replace(removed, with: arrivals) { old, new in
      firsts.replaceSubrange(old, with: new.map { numbering.first(of: $0) })
    }
    swap(&firsts, &self.firsts[number])
  }

  /// Gives a group the place of a row; `nil` if it has no rows.
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
      || whenEmpty != old.whenEmpty || edition != old.edition
    {
      return false
    }
    if !rows.isEmpty { return rows.blocks.sharesMemory(with: old.rows.blocks) }
    // Two groups without rows share no memory, so their keys and titles are
    // compared.
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
    group.edition = 0
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
    list(unlisted)
    setCollapsed([])
    setHidden([])
    showAll()
  }
}

// MARK: - Ranks

extension ListGroups {
  /// Puts a group into the caller's order, behind all others.
  mutating func list(_ number: GroupNumber) {
    ranks.list(CollectionOfOne(number))
  }

  /// Puts groups into the caller's order, behind all others.
  mutating func list(_ numbers: [GroupNumber]) {
    // Without groups a copy shares all.
    if !numbers.isEmpty { ranks.list(numbers) }
  }

  /// Takes a group out of the caller's order.
  mutating func unlist(_ number: GroupNumber) { ranks.unlist(number) }

  /// Takes all groups out of the caller's order.
  mutating func unlistAll() { ranks.unlistAll() }

  /// Puts a group at a position among those shown.
  ///
  /// From then on, the caller's order has all groups that exist; in an order
  /// that is not listed, later groups follow them.
  ///
  /// - Complexity: O(*b*) in the blocks of sections and O(log *g*) in the number
  ///   of groups, on average; O(*k*) in the hidden groups; O(*g* log *g*) the first
  ///   time.
  mutating func move(_ number: GroupNumber, to position: Int) {
    guard let old = self.position(of: number) else { return }
    arrangeAll()
    let others = shown.count - 1
    if position < others {
      ranks.move(
        number, before: shown[position < old ? position : position + 1])
    } else {
      ranks.move(
        number,
        behind: others > 0 ? shown[others == old ? others - 1 : others] : nil)
    }
    update([(number, old)])
  }

  /// Gives ranks to all groups that are shown, or would be if they were not
  /// hidden; does nothing in a listed order.
  private mutating func arrangeAll() {
    if areListed { return }
    // Groups without a rank are behind all others.
    let first = shown.firstPosition { ranks[$0] == nil }
    let hidden = hidden.compactMap(number(of:)).filter {
      countSectionSteps()
      return ranks[$0] == nil && isPresent($0)
    }
    let unranked = shown.groups(at: first..<shown.count)
    list(
      hidden.isEmpty ? unranked : (unranked + hidden).sorted(by: isBefore))
  }

  /// Puts groups before all others in an order that is not listed.
  mutating func arrange(_ keys: [SectionKey]) {
    ranks.arrange(keys, number: number(of:))
  }

  private func isPresent(_ number: GroupNumber) -> Bool {
    !groups[number].rows.isEmpty || groups[number].whenEmpty == .kept
  }

  /// Takes over the order that the caller gave to the groups of another list by
  /// moving them; other groups go to the places of their own ranks.
  ///
  /// Neither order is listed.
  ///
  /// - Complexity: O(*g* log *g*) in the groups of both.
  mutating func arrange(as other: ListGroups) {
    let theirs = other.ranks.numbersByKey { other.groups[$0].key }
    let own = ranks.numbersByKey { groups[$0].key }
    let all =
      theirs.map { (number: $1, isOwn: 0, key: $0) }
      + own.filter { theirs[$0.key] == nil }
      .map { (number: $1, isOwn: 1, key: $0) }
    let order = all.sorted { ($0.number, $0.isOwn) < ($1.number, $1.isOwn) }
    ranks.arrange(order.map(\.key), number: number(of:))
  }

  /// Whether the caller has moved groups of an order that is not listed.
  var areMoved: Bool { !areListed && !ranks.isEmpty }

  func checkRanks() throws(BrokenInvariant) { try ranks.checkInvariants() }

  /// The earliest rows are those of the blocks, where they are known.
  func checkFirsts(_ arrivals: ArrivalNumbering) throws(BrokenInvariant) {
    for number in numbers where !firsts[number].isEmpty {
      try invariant(
        firsts[number]
          == groups[number].rows.blocks.map { arrivals.first(of: $0) },
        "the earliest rows of group \(number)")
    }
  }

  /// The numbers of those groups among some that the caller inserted or removed,
  /// in the order of their places.
  func placed(
    among numbers: some Sequence<GroupNumber>
  ) -> [GroupNumber] {
    byPlace(numbers.filter { self[$0].whenEmpty != nil })
  }
}
