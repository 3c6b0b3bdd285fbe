/// Finds the changes between two states of a list, or between two lists.
struct ListComparison<Element> {
  let old: ListStorage<Element>
  let new: ListStorage<Element>

  /// The numbers of the new groups in the old list.
  let numbers: GroupPairs

  /// The groups that may differ.
  private let differing: [PairedGroup]

  /// A group of the two lists.
  private struct PairedGroup {
    /// The number that the old list has for the group.
    let group: GroupNumber

    /// The number in the new list; `nil` if that lacks the group.
    let number: GroupNumber?

    /// The position in the old list; `nil` if the group is not shown there.
    let old: Int?

    /// The position in the new list; `nil` if the group is not shown there.
    let new: Int?
  }

  /// Whether the lists may share rows.
  private let areRelated: Bool

  /// Whether edits turned the old list into the new one, so that row numbers
  /// alone tell which rows are the same; else rows are also paired by their
  /// elements.
  private let areStates: Bool

  /// Whether the changes tell which rows were reloaded since the old list.
  private let tellsReloads: Bool

  /// - Parameter areStates: Whether the new list is a later state of the old
  ///   one; then the changes tell of all rows that were reloaded since.
  init(
    old: ListStorage<Element>, new: ListStorage<Element>, areStates: Bool
  ) {
    self.old = old
    self.new = new
    let numbers = GroupPairs(old.groups, new.groups)
    self.numbers = numbers
    differing = numbers.differing.map { group in
      let number = numbers.new(group)
      return PairedGroup(
        group: group, number: number,
        old: old.groups.has(group)
          ? old.groups.position(of: group) : nil,
        new: number.flatMap { new.groups.position(of: $0) })
    }
    let identities = new.slots.identities
    areRelated = identities.areRelated(to: old.slots.identities)
    self.areStates =
      areStates && identities.areStates(with: old.slots.identities)
    tellsReloads = areStates
  }

  /// The changes from the old list to the new one.
  func changes() -> ListChanges { changes(of: comparedRows()) }

  /// The changes from the old list to the new one, given its rows.
  func changes(of rows: ComparedRows) -> ListChanges {
    let reloaded = differing.filter(isReloaded).map(\.group)
    var report = ChangeReport(
      before: old.groups.shown, after: numbers.sections(new.groups.shown),
      positions: oldPositions)
    report.report(touchedRows(rows))
    report.reloaded = Set(reloaded)
    compareHeaders(in: &report)
    var changes = report.changes()
    // Titles of sections that are not shown may differ, too.
    if !changes.indexBarChanged, mayBarDiffer,
      old.barTitles != new.barTitles
    {
      changes.indexBarChanged = true
    }
    return changes
  }

  /// Whether a group of both lists was reloaded as a whole, or its header and
  /// footer are not known to be the same.
  private func isReloaded(_ pair: PairedGroup) -> Bool {
    guard let number = pair.number, old.groups.has(pair.group) else {
      return false
    }
    return new.groups[number].edition != old.groups[pair.group].edition
  }

  /// The old positions of groups that may differ.
  private var oldPositions: GroupPositions {
    let shown = differing.filter { $0.old != nil }
    return GroupPositions(of: shown.map(\.group), shown.map { $0.old! })
  }

  /// Whether the bar may have other titles though the same sections are shown.
  private var mayBarDiffer: Bool {
    new.rules.knowsSections != old.rules.knowsSections
      || new.rules.knowsSections && new.groups.haveOtherRanks(than: old.groups)
      || differing.contains { pair in
        let title =
          old.groups.has(pair.group)
          ? old.groups.barTitle(of: pair.group) : nil
        return title
          != pair.number.flatMap { new.groups.barTitle(of: $0) }
      }
  }

  /// Finds the headers that have changed.
  private func compareHeaders(in report: inout ChangeReport) {
    for pair in differing
    where old.groups.has(pair.group) && pair.new != nil {
      report.compareHeaders(
        pair.group, old.groups[pair.group], new.groups[pair.number!],
        withTitles: true)
    }
  }

  private func touchedRows(_ rows: ComparedRows) -> TouchedRows {
    var touched = TouchedRows()
    touched.areAll = !areRelated
    touched.deleted = rows.old.runs { rows.partners[$0] == nil }
    // Local copies: a member of a generic type takes longer to read.
    let (old, new) = (old.slots.identities, new.slots.identities)
    let (areStates, tellsReloads) = (areStates, tellsReloads)
    var isPaired = RowSet(capacity: rows.new.count)
    touched.pairs.reserveCapacity(rows.partners.indices.count)
    for index in rows.partners.indices {
      guard let partner = rows.partners[index] else { continue }
      isPaired.insert(UInt32(partner))
      let identity = new[rows.new.slots[partner]]
      // The same element is not reloaded.
      let isReloaded =
        identity.element != old[rows.old.slots[index]].element
        && (areStates || !rows.partners.isEqual(index)
          || tellsReloads && identity.reload > old.last)
      touched.pairs.append(
        ChangeReport.Move(
          from: rows.old.places[index], to: rows.new.places[partner],
          isReloaded: isReloaded))
    }
    touched.inserted = rows.new.runs { !isPaired.contains(UInt32($0)) }
    return touched
  }

  /// Whether an old and a new slot are known to have equal elements.
  func areEqual(_ slot: Slot, _ newSlot: Slot) -> Bool {
    old.rules.traits.areEqual?(
      old.slots.elements[slot], new.slots.elements[newSlot]) ?? false
  }
}

// MARK: - Rows

/// Rows of two lists that may differ, and which of them are one row.
struct ComparedRows {
  var old = Side()
  var new = Side()

  /// For each old row, the index of the new one.
  var partners = Partners()

  /// The rows of one list.
  struct Side {
    /// Stretches of rows of a group, with the number that the old list has for
    /// the group.
    private(set) var parts:
      [(group: GroupNumber, rows: RowBlocks, range: Range<Int>)] = []

    private(set) var count = 0

    /// The group and the number of each row, once the rows are listed.
    private(set) var places: [GroupRow] = []

    /// The slot of each row, once the rows are listed.
    private(set) var slots: [Slot] = []

    mutating func append(
      _ group: GroupNumber, _ rows: RowBlocks, _ range: Range<Int>
    ) {
      if range.isEmpty { return }
      parts.append((group, rows, range))
      count += range.count
    }

    /// Sorts the groups by their positions; rows stay in order.
    mutating func sort(by position: (_ group: GroupNumber) -> Int) {
      let places = parts.map { position($0.group) }
      if zip(places, places.dropFirst()).allSatisfy(<=) { return }
      parts = parts.indices.sorted {
        (places[$0], $0) < (places[$1], $1)
      }.map { parts[$0] }
    }

    /// Lists the rows one by one.
    mutating func list() {
      countSteps(count)
      places.reserveCapacity(count)
      slots.reserveCapacity(count)
      for part in parts {
        for (offset, slot) in part.rows.slots(in: part.range).enumerated() {
          places.append(
            GroupRow(
              group: part.group, row: part.range.lowerBound + offset))
          slots.append(slot)
        }
      }
    }

    /// The runs of some rows, by group.
    func runs(
      where isWanted: (_ index: Int) -> Bool
    ) -> [GroupNumber: RowRuns] {
      var runs: [GroupNumber: RowRuns] = [:]
      var index = 0
      for part in parts {
        var rows = RowRuns()
        if slots.isEmpty {
          // The rows are not listed, so none of them is paired.
          rows.append(part.range)
        } else {
          for row in part.range {
            if isWanted(index) { rows.append(row..<row + 1) }
            index += 1
          }
        }
        if !rows.isEmpty { runs[part.group, default: RowRuns()].add(rows) }
      }
      return runs
    }
  }

  /// The new row of each old row, by their indices.
  struct Partners {
    private var partners: [Int32] = []
    private var areEqual = RowSet(capacity: 0)

    init() {}

    init(count: Int) {
      partners = Array(repeating: -1, count: count)
      areEqual = RowSet(capacity: count)
    }

    var indices: Range<Int> { partners.indices }

    subscript(index: Int) -> Int? {
      partners[index] < 0 ? nil : Int(partners[index])
    }

    /// Whether a row and its partner are known to have equal elements.
    func isEqual(_ index: Int) -> Bool { areEqual.contains(UInt32(index)) }

    /// Gives a row a partner.
    ///
    /// - Parameter isEqual: Whether the elements are known to be equal.
    mutating func set(_ index: Int, _ partner: Int, isEqual: Bool = false) {
      partners[index] = Int32(partner)
      if isEqual { areEqual.insert(UInt32(index)) }
    }
  }
}

extension ListComparison {
  /// The rows that may differ, and those that are the same in both lists.
  func comparedRows() -> ComparedRows {
    var rows = ComparedRows()
    addStretches(to: &rows)
    if rows.old.count == 0 || rows.new.count == 0 { return rows }
    rows.old.list()
    rows.new.list()
    rows.partners = ComparedRows.Partners(count: rows.old.count)
    pair(&rows)
    return rows
  }

  /// Adds the rows that are shown in one of the lists, and not known to be the
  /// same in the other.
  private func addStretches(to rows: inout ComparedRows) {
    // Old rows come in their order, then new rows in theirs.
    let wereShown = differing.filter { $0.old != nil }
    for pair in wereShown.sorted(by: { $0.old! < $1.old! }) {
      add(
        pair.group, pair.number.map { ($0, pair.new != nil) },
        wasShown: true, to: &rows)
    }
    for pair in differing where pair.old == nil && pair.new != nil {
      let number = pair.number!
      if old.groups.has(pair.group) {
        add(pair.group, (number, true), wasShown: false, to: &rows)
      } else {
        let all = new.groups[number].shownRows
        rows.new.append(pair.group, all, 0..<all.count)
      }
    }
    var positions: [GroupNumber: Int] = [:]
    for pair in differing { positions[pair.group] = pair.new }
    rows.new.sort { positions[$0]! }
  }

  /// Adds the rows of an old group that may differ from those of a new group.
  ///
  /// - Parameters:
  ///   - new: The new group's number, and whether it is shown; `nil` if the new
  ///     list lacks the group.
  ///   - wasShown: Whether the old group is shown.
  private func add(
    _ group: GroupNumber, _ new: (number: GroupNumber, isShown: Bool)?,
    wasShown: Bool,
    to rows: inout ComparedRows
  ) {
    let oldGroup = old.groups[group]
    let oldRows = wasShown ? oldGroup.shownRows : oldGroup.rows
    guard let new else {
      rows.old.append(group, oldRows, 0..<oldRows.count)
      return
    }
    let newGroup = self.new.groups[new.number]
    let newRows = new.isShown ? newGroup.shownRows : newGroup.rows
    let whole = RowBlocks.Stretch(
      old: 0..<oldRows.count, new: 0..<newRows.count)
    let stretches =
      areRelated ? newRows.stretches(since: oldRows) : [whole]
    for stretch in stretches {
      let part =
        areRelated ? trimmed(stretch, oldRows, newRows) : stretch
      if wasShown { rows.old.append(group, oldRows, part.old) }
      if new.isShown { rows.new.append(group, newRows, part.new) }
    }
  }

  /// A stretch without the rows at both ends that are the same.
  private func trimmed(
    _ stretch: RowBlocks.Stretch, _ oldRows: RowBlocks, _ newRows: RowBlocks
  ) -> RowBlocks.Stretch {
    if stretch.old.isEmpty || stretch.new.isEmpty { return stretch }
    let slots = oldRows.slots(in: stretch.old)
    let newSlots = newRows.slots(in: stretch.new)
    countSteps(max(slots.count, newSlots.count))
    return stretch.trimmed { index, newIndex in
      old.slots.identities[slots[index]]
        == new.slots.identities[newSlots[newIndex]]
    }
  }

  /// Finds the partners of old rows.
  private func pair(_ rows: inout ComparedRows) {
    if areRelated { pairByIdentity(&rows) }
    if !areStates { pairByElement(&rows) }
  }

  private func pairByIdentity(_ rows: inout ComparedRows) {
    let (old, new) = (old.slots.identities, new.slots.identities)
    var numbers: [UInt64: Int] = [:]
    numbers.reserveCapacity(rows.new.count)
    for (index, slot) in rows.new.slots.enumerated() {
      numbers[new[slot].row] = index
    }
    for (index, slot) in rows.old.slots.enumerated() {
      let identity = old[slot]
      guard let partner = numbers[identity.row] else { continue }
      // Another element is another row, unless edits put it there.
      if areStates || new[rows.new.slots[partner]].element == identity.element {
        rows.partners.set(index, partner)
      }
    }
  }
}

// MARK: - Reloads

extension ListComparison {
  /// The slots of the new list whose rows were reloaded in the old one, and the
  /// numbers of their elements there.
  ///
  /// - Parameter rows: The rows that both lists show, with their partners.
  func knownReloads(_ rows: ComparedRows) -> [(slot: Slot, number: UInt64)] {
    let (old, new) = (old.slots.identities, new.slots.identities)
    if !old.haveReloads { return [] }
    let rows = withRowsNotShown(rows)
    var reloads: [(slot: Slot, number: UInt64)] = []
    for index in rows.partners.indices {
      guard let partner = rows.partners[index] else { continue }
      let known = old[rows.old.slots[index]].reload
      let slot = rows.new.slots[partner]
      if known > new[slot].reload { reloads.append((slot, known)) }
    }
    return reloads
  }

  /// The marks of the old list, and the same marks for the rows of the new list
  /// that are paired with marked rows; as ``ListStorage/marked``.
  ///
  /// - Parameter rows: As for ``knownReloads(_:)``.
  func knownMarks(_ rows: ComparedRows) -> [UInt64: RowPin] {
    let (old, new) = (old.slots.identities, new.slots.identities)
    var marked = self.old.marked
    let rows = withRowsNotShown(rows)
    for index in rows.partners.indices {
      guard let partner = rows.partners[index] else { continue }
      if let pin = marked[old[rows.old.slots[index]].row] {
        marked[new[rows.new.slots[partner]].row] = pin
      }
    }
    return marked
  }

  /// Adds the rows that a list does not show, as it may show them before the
  /// changes are told.
  private func withRowsNotShown(_ rows: ComparedRows) -> ComparedRows {
    if old.groups.count == old.slots.elements.count,
      new.groups.count == new.slots.elements.count
    {
      return rows
    }
    var (old, new) = (old, new)
    old.groups.showAllRows()
    new.groups.showAllRows()
    let whole = ListComparison(old: old, new: new, areStates: false)
    var all = ComparedRows()
    whole.addStretches(to: &all)
    all.old.list()
    all.new.list()
    all.partners = ComparedRows.Partners(count: all.old.count)
    var newSlots: [Slot: Slot] = [:]
    for index in rows.partners.indices {
      newSlots[rows.old.slots[index]] =
        rows.partners[index].map { rows.new.slots[$0] }
    }
    var indices: [Slot: Int] = [:]
    for (index, slot) in all.new.slots.enumerated() { indices[slot] = index }
    for (index, slot) in all.old.slots.enumerated() {
      if let partner = newSlots[slot].flatMap({ indices[$0] }) {
        all.partners.set(index, partner)
      }
    }
    whole.pairByElement(&all)
    return all
  }
}

extension ChangeReport {
  /// Finds out whether the header of a section has changed that both states show.
  ///
  /// A section that shows no rows before and after the edit is reloaded, as
  /// nothing else would tell a view of it.
  ///
  /// - Parameters:
  ///   - group: The group's number in the old state.
  ///   - withTitles: Whether the section may have another title.
  mutating func compareHeaders(
    _ group: GroupNumber, _ old: ListGroups.Group, _ new: ListGroups.Group,
    withTitles: Bool
  ) {
    if old.rows.count != new.rows.count || old.isCollapsed != new.isCollapsed {
      if old.shownCount + new.shownCount == 0 {
        reloaded.insert(group)
      } else {
        headers.append(group)
      }
    } else if withTitles, !old.title.hasBytes(of: new.title) {
      headers.append(group)
    }
  }
}

extension ListStorage {
  /// The groups whose titles an index bar has: also empty ones if the rules know
  /// them.
  var titledGroups: [GroupNumber] {
    rules.knowsSections
      ? groups.ranked.filter { !groups[$0].isHidden } : Array(groups.shown)
  }

  /// All titles that an index bar may have, each with its section.
  var barTitles: [BarTitle] {
    titledGroups.compactMap { groups.barTitle(of: $0) }
  }
}

extension ListGroups {
  /// A group's title in an index bar that has all listed groups; `nil` for a
  /// group that is left out or hidden.
  fileprivate func barTitle(of number: GroupNumber) -> BarTitle? {
    isVisible(number)
      ? BarTitle(
        key: self[number].key,
        title: self[number].indexTitle.map { TextKey($0) })
      : nil
  }
}

/// A title of an index bar.
struct BarTitle: Equatable {
  let key: SectionKey
  let title: TextKey?
}
