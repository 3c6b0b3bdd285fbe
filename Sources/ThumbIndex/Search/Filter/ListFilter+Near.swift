/// The near matches of a query.
struct NearFinding: Sendable {
  let query: NearQuery

  /// The slots with their fits, the best first.
  let rows: [NearRow]

  let slots: RowSet

  /// How many slots the list has.
  private let slotCount: Int

  init(_ query: NearQuery, _ rows: [NearRow], slotCount: Int) {
    self.query = query
    self.rows = rows
    self.slotCount = slotCount
    slots = RowSet(rows: rows.map(\.row), capacity: slotCount)
  }

  /// Whether a slot is among the matches; `nil` if it came later.
  func has(_ slot: Slot) -> Bool? {
    slot.index < slotCount ? slots.contains(slot.number) : nil
  }
}

extension ListFilter {
  /// A row that does not match, but would but for a slip or two.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("iwoa")
  /// filter.nearMatches().isEmpty      // true; four letters are too few
  /// filter.update("hawiai")
  /// filter.nearMatches()[0].rank      // .wholeText
  /// ```
  public struct NearMatch: Sendable, Hashable {
    /// The path of the row in ``ListFilter/list``.
    public let path: RowPath

    /// How many slips there are, over all words; see ``SearchMatch/slips``.
    public let slips: Double

    /// How much of the text is what was meant; of several words that do not
    /// match, of the worst.
    public let rank: SearchMatch.Rank

    /// Where each word matches, or nearly matches.
    public let matches: [FieldMatch]
  }

  /// The rows of the list that are nearly what was typed, the best first; none
  /// if something matches.
  ///
  /// Rows with fewer slips come first, then those with the better rank, then the
  /// first ones of the list. See ``SearchRequest/nearLimit`` for what is near,
  /// and for showing these rows as results, with changes. Rows of collapsed
  /// sections are left out.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("hawiai")
  /// let near = filter.nearMatches(limit: 3)
  /// near.map { filter.list[$0.path] }  // Hawaii
  /// near[0].slips                      // 1.0
  /// near[0].matches[0].match.ranges.map { filter.list[near[0].path][$0] }
  /// // → Hawaii
  /// ```
  ///
  /// - Parameter limit: The maximum number of rows.
  /// - Complexity: O(*n*) in the rows and words of the list, some nanoseconds
  ///   each.
  /// - Precondition: The limit is not negative.
  public func nearMatches(limit: Int = 5) -> [NearMatch] {
    require(limit >= 0, "a limit of \(limit) rows")
    guard limit > 0, !query.isEmpty, near != nil || results.hasNoRows else {
      return []
    }
    // Of collapsed sections there may be any number of rows.
    let isOpen = list.groups.collapsed.isEmpty
    var request = request
    request.nearLimit = isOpen ? limit : .max
    // Nothing cancels this.
    let found = nearFinding(query, request) { false }!
    let search = self.search(near: found.query)
    var matches: [NearMatch] = []
    for row in found.rows where matches.count < limit {
      let slot = Slot(number: row.row)
      guard let path = list.rowPath(ofSlot: slot) else { continue }
      // An element comes once.
      if list.slots.isTwin(slot), list.storage.elementPath(ofSlot: slot) != path
      {
        continue
      }
      matches.append(
        NearMatch(
          path: path, slips: found.query.slips(row.fit), rank: row.fit.rank,
          matches: self.matches(
            of: search, in: columns.searched, slot, list[path])))
    }
    return matches
  }

  /// The best near matches of a query that nothing matches, as many as the
  /// request asks for; `nil` when cancelled.
  func nearFinding(
    _ query: SearchQuery, _ request: SearchRequest<Element>,
    _ isCancelled: @Sendable () -> Bool
  ) -> NearFinding? {
    let near = NearQuery(query, columns.columns.map(\.plan), request.keyboard)
    let slotCount = list.slots.elements.slotCount
    guard let found = columns.slots(near: near, threads, isCancelled) else {
      return nil
    }
    var chosen = NearChoice(request.nearLimit, list.storage)
    for rows in found.byFit where !chosen.isFull {
      // All are needed in order if some of them may not be chosen, or are further
      // rows of an element.
      let isPlain = request.predicate == nil && !chosen.hasTwins
      let inOrder = ranks.first(isPlain ? chosen.openCount : .max, of: rows)
      for (count, row) in inOrder.enumerated() {
        if count % 4096 == 0, isCancelled() { return nil }
        chosen.add(row) {
          request.allows(list.slots.elements[Slot(number: row.row)])
        }
      }
    }
    return NearFinding(near, chosen.rows, slotCount: slotCount)
  }
}

extension [NearRow] {
  /// The rows of each fit, the best first.
  fileprivate var byFit: [[NearRow]] {
    var byPlace: [[NearRow]] = []
    for row in self {
      let place = row.fit.place
      while place >= byPlace.count { byPlace.append([]) }
      byPlace[place].append(row)
    }
    return byPlace
  }
}

/// The best near matches, chosen one after the other.
private struct NearChoice<Element> {
  private let limit: Int
  private let storage: ListStorage<Element>

  /// Whether an element may have several rows, of which all are shown.
  let hasTwins: Bool

  private(set) var rows: [NearRow] = []

  /// The number of elements chosen.
  private var count = 0

  /// When they arrived, if they may have several rows: these arrived together.
  private var arrivals: Set<Arrival> = []

  init(_ limit: Int, _ storage: ListStorage<Element>) {
    self.limit = limit
    self.storage = storage
    hasTwins = !storage.rules.extras.twins.isEmpty
  }

  /// How many elements may still be chosen.
  var openCount: Int { limit - count }

  var isFull: Bool { openCount <= 0 }

  /// Adds a row if its element is one of those chosen, or the next.
  ///
  /// Rows of one element have equal texts, so they are as near as each other.
  mutating func add(_ row: NearRow, where isChosen: () -> Bool) {
    if hasTwins {
      let arrival = storage.slots.order.arrival(of: Slot(number: row.row))
      if arrivals.contains(arrival) { return rows.append(row) }
      if isFull || !isChosen() { return }
      arrivals.insert(arrival)
    } else if isFull || !isChosen() {
      return
    }
    count += 1
    rows.append(row)
  }
}

extension RowRanks {
  /// The first of some rows in the order of the list, at least `count` if there
  /// are so many.
  ///
  /// Rows of sections that are not shown are left out.
  ///
  /// - Complexity: O(*n*) in the rows, and sorting what is returned.
  fileprivate func first(_ count: Int, of rows: [NearRow]) -> [NearRow] {
    var ranked: [(rank: UInt32, row: NearRow)] = rows.compactMap { row in
      self.row(of: row.row).map { ($0, row) }
    }
    if count < ranked.count {
      let numbers = RowSet(rows: ranked.map(\.rank), capacity: self.count)
      var (end, open) = (0, count)
      while open > 0 {
        open -= numbers.words[end].nonzeroBitCount
        end += 1
      }
      ranked.removeAll { $0.rank >= end * 64 }
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.row)
  }
}
