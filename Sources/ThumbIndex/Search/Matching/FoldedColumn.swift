/// The folded texts of one field of many rows, ready to be searched.
///
/// Rows are numbered in the order they are appended, and keep their numbers. A
/// row may be removed or get another text. Copies share memory, but do not see
/// each other's changes.
///
/// Rows that are appended together make segments of up to 65,536 rows. Short
/// segments are joined.
package struct FoldedColumn: Sendable {
  package let plan: FoldingPlan

  /// The number of rows, removed ones included.
  package private(set) var count = 0

  private(set) var parts: [Part] = []

  /// The removed rows.
  private(set) var removed: Set<UInt32> = []

  /// A segment and the number of its first row.
  struct Part: Sendable {
    let first: Int
    let segment: FoldedSegment

    var end: Int { first + segment.count }
  }

  /// A column without rows.
  package init(_ plan: FoldingPlan) { self.plan = plan }

  /// A column of texts.
  ///
  /// - Parameters:
  ///   - texts: The texts, one for each row.
  ///   - readings: The caller's own readings of a row.
  ///   - threads: How many threads may work.
  /// - Complexity: O(*n*) in the UTF-8 bytes of all texts: some nanoseconds a
  ///   byte in common alphabets. Other texts take as long as ICU needs.
  package init(
    _ plan: FoldingPlan, texts: [String],
    readings: (@Sendable (Int) -> [String])? = nil,
    threads: ThreadCount = .perCore
  ) {
    self.plan = plan
    append(texts, readings: readings, threads: threads)
  }

  /// The memory of the folded texts, in bytes.
  package var memory: Int {
    parts.reduce(0) { $0 + $1.segment.memory }
      + 4 * removed.count
  }

  /// Adds rows at the end.
  package mutating func append(
    _ texts: [String], readings: (@Sendable (Int) -> [String])? = nil,
    threads: ThreadCount = .perCore
  ) {
    append(
      segments(texts.count, threads) { row, maker in
        maker.append(texts[row].utf8.span, readings: readings?(row) ?? [])
      })
  }

  /// Adds ranges of UTF-8 as rows at the end; an ill-formed sequence counts as
  /// U+FFFD.
  ///
  /// - Parameters:
  ///   - utf8: The bytes.
  ///   - rows: The byte range of each row's text; ranges may overlap.
  ///   - readings: The caller's own readings of a row; the first new row is row
  ///     0.
  ///   - threads: How many threads may work.
  package mutating func append(
    utf8: Span<UInt8>, rows: [Range<Int>],
    readings: (@Sendable (Int) -> [String])? = nil,
    threads: ThreadCount = .perCore
  ) {
    for row in rows { requireRange(row, within: utf8.count, "bytes") }
    append(
      segments(rows.count, threads) { row, maker in
        maker.append(
          utf8.extracting(rows[row]), readings: readings?(row) ?? [])
      })
  }

  /// Adds segments at the end.
  mutating func append(_ made: [FoldedSegment]) {
    for segment in made where segment.count > 0 {
      parts.append(Part(first: count, segment: segment))
      count += segment.count
    }
    joinShortParts()
  }

  /// Removes a row: no query finds it, not even the empty one.
  package mutating func remove(_ row: UInt32) {
    check(row)
    removed.insert(row)
  }

  /// The segment of a row and the row's number in it; `nil` for a removed row.
  func location(of row: UInt32) -> (segment: FoldedSegment, row: Int)? {
    if removed.contains(row) { return nil }
    let part = part(of: row)
    return (part.segment, Int(row) - part.first)
  }

  /// The part that a row is in, even if the row is removed.
  func part(of row: UInt32) -> Part {
    parts[parts.partitioningIndex { $0.end > Int(row) }]
  }

  func check(_ row: UInt32) {
    requireIndex(Int(row), below: count, "row")
  }

  /// Folds the texts of `count` rows; a closure adds each row to a maker.
  private func segments(
    _ count: Int, _ threads: ThreadCount,
    _ add: @Sendable (_ row: Int, _ maker: inout FoldedSegmentMaker) -> Void
  ) -> [FoldedSegment] {
    // Segments of about equal size, so that threads get equal work.
    let segmentCount =
      (count + FoldedSegment.maximumCount - 1) / FoldedSegment.maximumCount
    let stretches = (0..<count).cut(into: segmentCount)
    return Parallel.map(segmentCount, threads: threads) { index in
      let rows = stretches[index]
      var maker = FoldedSegmentMaker(plan, expectedRows: rows.count)
      for row in rows { add(row, &maker) }
      return maker.finish()
    }.flatMap(\.self)
  }

  /// Joins the last two segments while the left one has less than twice the
  /// rows of the right one, and one segment can hold both.
  ///
  /// So there are few segments, and a row is copied few times.
  private mutating func joinShortParts() {
    while parts.count > 1 {
      let right = parts[parts.count - 1]
      let left = parts[parts.count - 2]
      guard left.segment.count < 2 * right.segment.count,
        left.segment.count + right.segment.count <= FoldedSegment.maximumCount,
        left.segment.memory + right.segment.memory
          <= FoldedSegment.maximumMemory,
        left.segment.records.count + right.segment.records.count
          <= FoldedSegment.maximumCount
      else { return }
      parts.removeLast(2)
      parts.append(
        Part(first: left.first, segment: .joining(left.segment, right.segment)))
    }
  }
}

extension FoldedColumn {
  /// The rows that match a term.
  ///
  /// - Parameters:
  ///   - threads: How many threads may work.
  ///   - isCancelled: Called now and then; the search ends when it returns
  ///     `true`.
  /// - Returns: `nil` when cancelled.
  /// - Complexity: O(*n*) in the folded bytes, some tens of them in a
  ///   nanosecond; `startsWith` is mostly O(log *n*) plus the rows found.
  package func rows(
    matching term: SearchTerm, scope: SearchScope,
    threads: ThreadCount = .perCore,
    isCancelled: @Sendable () -> Bool = { false }
  ) -> RowSet? {
    var result = RowSet(capacity: count + 64)
    let matcher = TermMatcher(term, scope, plan)
    let parts = parts
    // Short scans take less time than waking another thread.
    let isShort = count < 4096 || scope == .startsWith
    if isShort || threads == .one {
      for part in parts {
        if isCancelled() { return nil }
        matcher.insertRows(of: part.segment, at: part.first, into: &result)
      }
    } else {
      let found = Parallel.map(parts.count, threads: threads) { index in
        if isCancelled() { return RowSet?.none }
        var rows = RowSet(capacity: parts[index].segment.count)
        matcher.insertRows(of: parts[index].segment, at: 0, into: &rows)
        return rows
      }
      for (part, rows) in zip(parts, found) {
        guard let rows else { return nil }
        result.formUnion(rows, from: part.first)
      }
    }
    for row in removed { result.remove(row) }
    return result
  }

  /// The matching rows among some rows, in the given order.
  ///
  /// - Returns: `nil` when cancelled.
  /// - Complexity: O(*n*) in the rows' folded bytes.
  package func filter(
    _ rows: [UInt32], matching term: SearchTerm, scope: SearchScope,
    threads: ThreadCount = .perCore,
    isCancelled: @Sendable () -> Bool = { false }
  ) -> [UInt32]? {
    let matcher = TermMatcher(term, scope, plan)
    let chunks = rows.indices.chunks(of: 1 << 12)
    let found = Parallel.map(
      chunks.count,
      // Few rows take less time than waking another thread.
      threads: rows.count < 1 << 14 ? .one : threads
    ) { chunk -> [UInt32]? in
      isCancelled() ? nil : filter(rows[chunks[chunk]], matcher)
    }
    if found.count == 1 { return found[0] }
    var result: [UInt32] = []
    for stretch in found {
      guard let stretch else { return nil }
      result += stretch
    }
    return result
  }

  /// The matching rows among some rows, segment by segment.
  ///
  /// Neighbouring rows are mostly in one segment, which is looked up once.
  private func filter(
    _ rows: ArraySlice<UInt32>, _ matcher: TermMatcher
  ) -> [UInt32] {
    var found: [UInt32] = []
    var rest = rows
    while let row = rest.first {
      if removed.contains(row) {
        rest = rest.dropFirst()
        continue
      }
      let part = part(of: row)
      let end =
        rest.firstIndex {
          Int($0) < part.first || Int($0) >= part.end || removed.contains($0)
        } ?? rest.endIndex
      matcher.filter(
        rest[..<end], from: part.first, of: part.segment, into: &found)
      rest = rest[end...]
    }
    return found
  }

  /// Whether a row matches a term.
  package func matches(
    _ row: UInt32, _ term: SearchTerm, scope: SearchScope
  ) -> Bool {
    check(row)
    return matches(row, TermMatcher(term, scope, plan))
  }

  private func matches(_ row: UInt32, _ matcher: TermMatcher) -> Bool {
    guard let (segment, own) = location(of: row) else { return false }
    return matcher.matches(own, of: segment)
  }

  /// How well each of some rows matches a term; `nil` for a row that does not.
  func fits(
    of rows: [UInt32], _ term: SearchTerm, scope: SearchScope
  ) -> [MatchFit?] {
    let matcher = TermMatcher(term, scope, plan)
    var part: Part?
    return rows.map { row in
      if removed.contains(row) { return nil }
      // Neighbouring rows are mostly in one segment.
      if part.map({ Int(row) < $0.first || Int(row) >= $0.end }) ?? true {
        part = self.part(of: row)
      }
      let (first, segment) = (part!.first, part!.segment)
      return matcher.fit(ofRow: Int(row) - first, of: segment)
    }
  }

  /// A row's text, to find matches in it.
  ///
  /// It is not folded again.
  package func searchedText(
    ofRow row: UInt32, _ text: String, readings: @autoclosure () -> [String]
  ) -> SearchedText {
    guard let (segment, own) = location(of: row) else {
      return SearchedText(text, readings: readings(), plan)
    }
    return SearchedText(text, segment, own, plan)
  }

  /// The rows that were not removed, which the empty query finds.
  package var allRows: RowSet {
    var result = RowSet(below: count)
    for row in removed { result.remove(row) }
    return result
  }
}

extension [FoldedColumn] {
  /// The rows that match a query: each word may match in any of the columns,
  /// which have the same rows.
  ///
  /// The empty query finds all rows.
  package func rows(
    matching query: SearchQuery, threads: ThreadCount
  ) -> RowSet? {
    query.rows(ofFields: indices, all: self[0].allRows) { field, term in
      self[field].rows(matching: term, scope: query.scope, threads: threads)
    }
  }
}

extension SearchQuery {
  /// The rows that match: each word may match in any field.
  ///
  /// - Parameters:
  ///   - fields: The numbers of the fields.
  ///   - all: All rows, which the empty query finds.
  ///   - find: Returns the rows of a field that match a term; `nil` when
  ///     cancelled.
  /// - Returns: `nil` when cancelled.
  func rows(
    ofFields fields: Range<Int>, all: @autoclosure () -> RowSet,
    _ find: (_ field: Int, SearchTerm) -> RowSet?
  ) -> RowSet? {
    var result: RowSet?
    for word in words {
      var found: RowSet?
      for field in fields where searches(field) {
        guard let rows = find(field, word.term(ofField: field)) else {
          return nil
        }
        if found == nil { found = rows } else { found!.formUnion(rows) }
      }
      if result == nil {
        result = found
      } else {
        result!.formIntersection(found!)
      }
    }
    return result ?? all()
  }
}
