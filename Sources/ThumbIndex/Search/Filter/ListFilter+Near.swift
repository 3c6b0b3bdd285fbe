/// The near matches of a query.
struct NearFinding: Sendable {
  let query: NearQuery

  /// The slots with their fits, the best first.
  let rows: [NearRow]

  /// The slots in ascending order.
  private let slots: RowSet

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
    var matches: [NearMatch] = []
    for row in found.rows where matches.count < limit {
      let slot = Slot(number: row.row)
      guard let path = list.rowPath(ofSlot: slot) else { continue }
      let texts = columns.searchedTexts(
        ofSlot: slot, list[path], of: columns.searched,
        by: columns.columns.map(\.plan))
      matches.append(
        NearMatch(
          path: path, slips: found.query.slips(row.fit), rank: row.fit.rank,
          matches: QueryMatch(near: found.query, in: texts).places.map {
            FieldMatch(
              field: $0.field, textNumber: $0.textNumber, match: $0.match)
          }))
    }
    return matches
  }

  /// The best near matches of a query that nothing matches, as many as the
  /// request asks for; `nil` when cancelled.
  func nearFinding(
    _ query: SearchQuery, _ request: SearchRequest<Element>,
    _ isCancelled: @Sendable () -> Bool
  ) -> NearFinding? {
    let near = columns.near(query, request.keyboard)
    let slotCount = list.slots.elements.slotCount
    guard let found = columns.slots(near: near, threads, isCancelled) else {
      return nil
    }
    var chosen: [NearRow] = []
    for rows in found.byFit where chosen.count < request.nearLimit {
      // Rows of sections that are not shown have no numbers.
      let inOrder = rows.compactMap { row in
        ranks.row(of: row.row).map { (rank: $0, row: row) }
      }.sorted { $0.rank < $1.rank }
      for (count, (_, row)) in inOrder.enumerated()
      where chosen.count < request.nearLimit {
        if count % 4096 == 0, isCancelled() { return nil }
        let slot = Slot(number: row.row)
        if request.predicate?(list.slots.elements[slot]) ?? true {
          chosen.append(row)
        }
      }
    }
    return NearFinding(near, chosen, slotCount: slotCount)
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
