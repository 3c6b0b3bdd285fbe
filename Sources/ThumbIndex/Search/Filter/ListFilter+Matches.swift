extension ListFilter {
  /// A field's match with a word of the query, or with the phrase.
  ///
  /// ```swift
  /// var filter = try ListFilter(
  ///   people, searching: [SearchField(\.name), SearchField(\.city)])
  /// filter.update("umeå")
  /// let found = filter.matches(at: RowPath(section: 0, row: 0))[0]
  /// found.field  // 1; the city
  /// ```
  ///
  /// Of a field of several texts it says which one matches:
  ///
  /// ```swift
  /// let tags = ["Up": ["pop", "fast"], "So": ["rock"]]
  /// var songs = try ListFilter(
  ///   ["Up", "So"], searching: [SearchField({ tags[$0]! })])
  /// songs.update("fa")
  /// let tag = songs.matches(at: RowPath(section: 0, row: 0))[0]
  /// tag.textNumber  // 1
  /// tag.match.ranges.map { tags["Up"]![tag.textNumber][$0] }  // fa
  /// ```
  public struct FieldMatch: Sendable, Hashable {
    /// The index of the field among the filter's fields.
    public let field: Int

    /// The number of the text in its field: 0 if the field has one text.
    public let textNumber: Int

    /// The ranges in the text, with tier and rank.
    public let match: SearchMatch
  }

  /// The matches of the last query in a row of the results, or its near
  /// matches if the results are these.
  ///
  /// Each different word, or the phrase, has a match for each text where it is
  /// found.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("or")
  /// let path = RowPath(section: 0, row: 0)
  /// let ranges = filter.matches(at: path).flatMap(\.match.ranges)
  /// ranges.map { filter.results[path][$0] }  // or
  /// ```
  ///
  /// - Complexity: O(*n*) in the characters of the row's texts, for each
  ///   different word.
  /// - Precondition: The path is that of a row of ``results``.
  public func matches(at path: RowPath) -> [FieldMatch] {
    matches(of: search, in: columns.searched, at: path)
  }

  /// The matches of a query in a row of the results; it may be an earlier one in
  /// other fields.
  private func matches(
    of search: FilterSearch, in fields: SearchedFields<Element>,
    at path: RowPath
  ) -> [FieldMatch] {
    matches(
      of: search, in: fields, results.storage.slot(at: path), results[path])
  }

  /// The matches of a query in an element of the list.
  func matches(
    of search: FilterSearch, in fields: SearchedFields<Element>, _ slot: Slot,
    _ element: Element
  ) -> [FieldMatch] {
    let texts = columns.searchedTexts(
      ofSlot: slot, element, of: fields, by: search.plans)
    let found =
      search.near.map { QueryMatch(near: $0, in: texts) }
      ?? QueryMatch(search.query, in: texts)
    return found.places.map {
      FieldMatch(
        field: $0.field, textNumber: $0.textNumber, match: $0.match)
    }
  }

  /// Picks the rows whose matched ranges differ from those before changes, so
  /// that a view highlights just these again.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("ia")
  /// filter.results.rows  // Georgia
  /// let changes = filter.update("i")
  /// let rows = filter.results.rows.indices.map { filter.results.rowPath(ofRow: $0) }
  /// filter.rowsWithNewMatches(after: changes, among: rows)
  /// // → 0.0, 1.0, 2.0, 2.1
  /// ```
  ///
  /// Rows that the changes insert or reload, and that a view draws anyway, may be
  /// among them.
  ///
  /// - Parameters:
  ///   - changes: Changes of this filter, or of earlier ones on the way to it.
  ///   - paths: Rows of ``results``, such as those on the screen.
  /// - Complexity: That of ``matches(at:)`` twice for each of the rows; O(1) if
  ///   not ``ListChanges/highlightsChanged``.
  /// - Precondition: The paths are those of rows of ``results``.
  public func rowsWithNewMatches(
    after changes: ListChanges, among paths: some Sequence<RowPath>
  ) -> [RowPath] {
    guard let old = changes.highlightsBefore as? FilterSearch,
      let fields = old.fields as? SearchedFields<Element>
    else { return [] }
    let new = search
    return paths.filter { path in
      !matches(of: old, in: fields, at: path)
        .elementsEqual(matches(of: new, in: columns.searched, at: path)) {
          $0.field == $1.field && $0.textNumber == $1.textNumber
            && $0.match.ranges == $1.match.ranges
        }
    }
  }

  /// A row of the results with its rank.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("i")
  /// filter.ranked().map { "\($0.path) \($0.rank)" }
  /// // → 2.0 start, 2.1 start, 0.0 inside, 1.0 inside
  /// ```
  public struct RankedRow: Sendable, Hashable {
    /// The path of the row in the results.
    public let path: RowPath

    /// The rank of the phrase, or of the worst word, in the text that it
    /// matches best.
    public let rank: SearchMatch.Rank
  }

  /// The rows of the results, those with the best ``SearchMatch/Rank`` first.
  ///
  /// Of rows of equal rank, those with the signs and blanks of the query come
  /// first: `1.5` finds 1.5 before 15. Of these, the rows closest to what was
  /// typed come first: exact matches, then matches that differ in case, in
  /// accents, in letters; matches by a reading come last. Other rows are in the
  /// order of the list. Near matches with fewer slips come first, and of these
  /// those of better rank.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("i")
  /// filter.ranked().map { filter.results[$0.path] }
  /// // → Idaho, Iowa, Georgia, Hawaii
  /// ```
  ///
  /// - Parameter limit: The maximum number of rows.
  /// - Complexity: O(*n*) in the bytes of the texts of all rows of the results, for
  ///   each different word.
  /// - Precondition: The limit is not negative.
  public func ranked(limit: Int = .max) -> [RankedRow] {
    require(limit >= 0, "a limit of \(limit) rows")
    var paths: [RowPath] = []
    var slots: [UInt32] = []
    for (position, group) in results.groups.shown.enumerated() {
      var row = 0
      let areTwins = results.rules.extras.holdsTwins(group)
      results.groups[group].shownRows.forEach { slot in
        let path = RowPath(section: position, row: row)
        row += 1
        // An element comes once.
        if areTwins, results.storage.elementPath(ofSlot: slot) != path {
          return
        }
        paths.append(path)
        slots.append(slot.number)
      }
    }
    if let near {
      let fits = Dictionary(
        uniqueKeysWithValues: near.rows.map { ($0.row, $0.fit) })
      return paths.indices.map { ($0, fits[slots[$0]]!) }
        // Rows of equal fit are in the order of the list.
        .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(limit)
        .map { RankedRow(path: paths[$0.0], rank: $0.1.rank) }
    }
    let fits = columns.fits(of: slots, query)
    var finder = columns.closenessFinder(query)
    let rows = paths.indices.map { $0 }.ranked(limit: limit) {
      fits[$0]
    } closeness: { row in
      let element = results[paths[row]]
      return finder.closeness(in: columns.texts(of: element), fits[row].rank)
    }
    return rows.map { RankedRow(path: paths[$0], rank: fits[$0].rank) }
  }
}

extension ListFilter {
  /// The rows that do not match, as a list.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("io")
  /// filter.others.rows  // Georgia, Hawaii, Idaho
  /// ```
  ///
  /// Collapsed sections are treated as in ``results``.
  ///
  /// - Complexity: O(*n*) in the rows of the list.
  public var others: IndexedList<Element> {
    let capacity = list.slots.elements.slotCount
    // What matches nearly does not match.
    let found =
      near == nil
      ? results.groups.slotSet(capacity: capacity) : RowSet(capacity: capacity)
    return part(
      list.groups.rows(in: found.complement, threads: threads), request)
  }

  /// The path that a row of ``results`` has in ``list``; `nil` when its section
  /// is collapsed there.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("io")
  /// filter.listPath(ofResult: RowPath(section: 0, row: 0))  // 2.1
  /// ```
  ///
  /// - Complexity: O(log *n*) in the rows of the list; O(*n*) if they are
  ///   ordered by hand.
  /// - Precondition: The path is that of a row of ``results``.
  public func listPath(ofResult path: RowPath) -> RowPath? {
    list.rowPath(ofSlot: results.storage.slot(at: path))
  }

  /// The path that a row of ``list`` has in ``results``; `nil` when the results
  /// do not show the row.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update("io")
  /// filter.resultPath(ofRow: RowPath(section: 2, row: 1))  // 0.0; Iowa
  /// filter.resultPath(ofRow: RowPath(section: 0, row: 0))  // nil
  /// ```
  ///
  /// - Complexity: O(log *n*) in the rows of the results; O(*n*) if they are
  ///   ordered by hand.
  /// - Precondition: The path is that of a row of ``list``.
  public func resultPath(ofRow path: RowPath) -> RowPath? {
    results.rowPath(ofSlot: list.storage.slot(at: path))
  }
}

/// What a filter searches for, as far as it shows in a view: whether a search is
/// on, and what is highlighted.
///
/// It has no elements, so changes may keep it.
final class FilterSearch: Sendable {
  let query: SearchQuery

  /// The ``SearchedFields``.
  let fields: any AnyObject & Sendable

  /// The plan of each field.
  let plans: [FoldingPlan]

  /// What near matches are looked for with, if they are shown.
  let near: NearQuery?

  init(
    _ query: SearchQuery, _ fields: any AnyObject & Sendable,
    _ plans: [FoldingPlan], near: NearQuery?
  ) {
    self.query = query
    self.near = near
    self.fields = fields
    self.plans = plans
  }

  /// Adds to changes of rows what else a view must know: whether the index bar
  /// or highlights may have changed.
  ///
  /// - Parameter old: The search before the changes.
  func telling(_ changes: ListChanges, since old: FilterSearch) -> ListChanges {
    var changes = changes
    if old.query.isEmpty != query.isEmpty { changes.indexBarChanged = true }
    // Without rows before or after, no row stays to be highlighted again.
    let counts = changes.rowCounts
    if counts.before > 0, counts.after > 0, !hasHighlights(of: old) {
      changes.highlightsBefore = old
    }
    return changes
  }

  /// Whether another search certainly highlights the same.
  private func hasHighlights(of other: FilterSearch) -> Bool {
    if query.words != other.query.words { return false }
    if query.isEmpty { return true }
    return query.scope == other.query.scope
      && (near == nil) == (other.near == nil)
      && near?.keyboard == other.near?.keyboard
      && query.fields == other.query.fields && fields === other.fields
      && zip(plans, other.plans).allSatisfy { $0 === $1 }
  }
}

extension ListFilter {
  /// What the filter searches for.
  var search: FilterSearch { search(near: near?.query) }

  /// The last query, or what near matches of it are looked for with.
  func search(near: NearQuery?) -> FilterSearch {
    FilterSearch(
      query, columns.searched, columns.columns.map(\.plan), near: near)
  }
}
