/// The folded texts of a filter's fields, by slot.
///
/// A slot is the number under which a list stores an element.
struct FilterColumns<Element> {
  let fields: [SearchField<Element>]

  /// The collator of the locale tier.
  let collator: Collator
  private var columns: [FoldedColumn]

  /// The texts of each field by slot; `nil` if all threads may read the texts
  /// from the elements.
  private var taken: [ChunkedArray<String>]?

  /// Whether the texts are kept, so that searches read no elements.
  var keepsTexts: Bool { taken != nil }

  /// Whether only the main actor may read elements.
  let isOnMainActor: Bool

  init(
    _ list: IndexedList<Element>, _ fields: [SearchField<Element>],
    _ collator: Collator, _ options: SearchOptions,
    _ threads: ThreadCount
  ) throws(CollationError) {
    self.fields = fields
    var (isOnMainActor, keepsTexts) = (false, false)
    for field in fields {
      if field.isOnMainActor { isOnMainActor = true }
      // Only the caller's thread may read the text.
      if !field.isReadAnywhere { keepsTexts = true }
    }
    self.isOnMainActor = isOnMainActor
    self.collator = collator
    columns = []
    var options = options
    if options.filing == nil, let filer = list.rules.criteria.first?.filer,
      !filer.rules.leavesStarts
    {
      options.filing = filer.rules
    }
    if keepsTexts {
      taken = fields.map { _ in ChunkedArray() }
    }
    for field in fields {
      var own = options
      own.readings.formUnion(field.readings)
      columns.append(
        FoldedColumn(
          try SearchFolder(field.collator ?? collator, options: own)))
    }
    refill(from: list.slots, threads)
  }

  /// The folder of a field.
  func folder(ofField index: Int) -> SearchFolder { columns[index].folder }

  /// Folds what somebody typed; `nil` when cancelled.
  func query(
    _ request: SearchRequest<Element>, _ isCancelled: () -> Bool
  ) -> SearchQuery? {
    for field in request.fields {
      requireIndex(field, below: fields.count, "field")
    }
    // Readings do not change a query, but languages do.
    let hasOneLanguage = fields.allSatisfy {
      $0.collator == nil || $0.collator == collator
    }
    var query = SearchQuery(
      request.text, request.scope, request.kind,
      hasOneLanguage ? [columns[0].folder] : columns.map(\.folder),
      isCancelled: isCancelled)
    if !request.fields.isEmpty { query?.fields = Set(request.fields) }
    query?.predicate = request.predicateNumber
    query?.showsAllWhenEmpty = request.showsAllWhenEmpty
    return query
  }

  /// Folds what somebody typed.
  func query(_ request: SearchRequest<Element>) -> SearchQuery {
    // Nothing cancels this.
    query(request) { false }!
  }
}

// MARK: - Following the list

extension FilterColumns {
  /// Folds the texts of all slots.
  mutating func refill(from slots: ListSlots<Element>, _ threads: ThreadCount) {
    for index in columns.indices {
      columns[index] = FoldedColumn(columns[index].folder)
      taken?[index] = ChunkedArray()
    }
    append(0..<slots.elements.slotCount, of: slots, threads)
  }

  /// Folds the texts of new slots.
  mutating func append(
    _ range: Range<Int>, of slots: ListSlots<Element>, _ threads: ThreadCount
  ) {
    for (index, field) in fields.enumerated() {
      let text = field.text
      let texts = slots.elements.map(range, orEmpty: "") { text($0) }
      if taken != nil { for text in texts { taken![index].append(text) } }
      columns[index].append(
        texts, readings: readings(field.ownReadings, range, slots),
        threads: threads)
    }
    slots.elements.forEachEmptySlot(in: range) { remove($0) }
  }

  /// A closure that returns the caller's own readings of a slot; `nil` if the
  /// field has no such readings.
  ///
  /// The closure takes the number of the slot within the range, from 0.
  private func readings(
    _ readings: (@Sendable (Element) -> [String])?, _ range: Range<Int>,
    _ slots: ListSlots<Element>
  ) -> (@Sendable (Int) -> [String])? {
    guard let readings else { return nil }
    if keepsTexts {
      let taken = slots.elements.map(range, orEmpty: []) { readings($0) }
      return { taken[$0] }
    }
    let elements = SharedElements(slots.elements)
    let start = range.lowerBound
    return { elements[start + $0].map(readings) ?? [] }
  }

  /// Folds the texts of a slot again.
  mutating func replace(_ slot: Int, of slots: ListSlots<Element>) {
    let element = slots.elements[slot]
    for (index, field) in fields.enumerated() {
      let text = field.text(element)
      taken?[index][slot] = text
      columns[index].replace(
        UInt32(slot), with: text, readings: field.ownReadings?(element) ?? [])
    }
  }

  /// Whether it pays to fold all texts again: texts folded one by one take more
  /// memory and time.
  var areScattered: Bool {
    columns[0].replacements.count > 1024 + columns[0].count / 8
  }

  mutating func remove(_ slot: Int) {
    for index in columns.indices {
      columns[index].remove(UInt32(slot))
      taken?[index][slot] = ""
    }
  }
}

extension FilterColumns: Sendable where Element: Sendable {}

/// The elements of a list, to be read by several threads.
///
/// `@unchecked Sendable`: threads get only elements that are `Sendable`. If
/// elements are not, threads use the texts that the columns keep.
private struct SharedElements<Element>: @unchecked Sendable {
  private let elements: ElementStore<Element>

  init(_ elements: ElementStore<Element>) { self.elements = elements }

  subscript(slot: Int) -> Element? {
    elements.contains(slot) ? elements[slot] : nil
  }
}

// MARK: - Looking

extension FilterColumns {
  /// The slots that match a query.
  ///
  /// - Returns: `nil` when cancelled.
  func slots(
    matching query: SearchQuery, _ slots: ListSlots<Element>,
    _ threads: ThreadCount,
    _ isCancelled: @Sendable () -> Bool
  ) -> RowSet? {
    columns.rows(
      matching: query, texts: { texts($0, slots) }, threads: threads,
      isCancelled: isCancelled)
  }

  /// The matching slots among some candidates.
  ///
  /// - Returns: `nil` when cancelled.
  func filter(
    _ candidates: [UInt32], matching query: SearchQuery,
    _ slots: ListSlots<Element>, _ threads: ThreadCount,
    _ isCancelled: @Sendable () -> Bool
  ) -> [UInt32]? {
    var rest = candidates
    for word in query.words {
      var open = rest
      var found: [UInt32] = []
      for (index, column) in columns.enumerated()
      where !open.isEmpty && query.searches(index) {
        guard
          let rows = column.filter(
            open, matching: word.term(ofField: index), scope: query.scope,
            text: texts(index, slots), threads: threads,
            isCancelled: isCancelled)
        else { return nil }
        found += rows
        if index + 1 < columns.count {
          let done = RowSet(rows: rows, capacity: slots.elements.slotCount)
          open.removeAll { done.contains($0) }
        }
      }
      rest = found
    }
    return rest
  }

  /// Whether a slot matches a query.
  func matches(
    _ slot: Int, _ query: SearchQuery, _ slots: ListSlots<Element>
  ) -> Bool {
    query.words.allSatisfy { word in
      columns.indices.contains { index in
        query.searches(index)
          && columns[index].matches(
            UInt32(slot), word.term(ofField: index), scope: query.scope,
            text: texts(index, slots))
      }
    }
  }

  /// How well slots match a query: of each, the fit of the worst word in the
  /// field that it matches best.
  func fits(
    of slots: [UInt32], _ query: SearchQuery, _ all: ListSlots<Element>
  ) -> [MatchFit] {
    var worst = slots.map { _ in
      MatchFit(rank: .wholeText, hasOtherSigns: false)
    }
    for word in query.words {
      var best = slots.map { _ in MatchFit?.none }
      for index in columns.indices where query.searches(index) {
        let fits = columns[index].fits(
          of: slots, word.term(ofField: index), scope: query.scope,
          text: texts(index, all))
        for (row, fit) in fits.enumerated() {
          guard let fit else { continue }
          best[row] = best[row].map { min($0, fit) } ?? fit
        }
      }
      for row in worst.indices {
        let inside = MatchFit(rank: .inside, hasOtherSigns: true)
        worst[row] = max(worst[row], best[row] ?? inside)
      }
    }
    return worst
  }

  /// The texts of a slot's fields, each to be searched for all words.
  ///
  /// - Parameter folders: The folder of each field: that of its column or, for
  ///   a search with options of before, another one.
  func searchedTexts(
    ofSlot slot: Int, _ element: Element, by folders: [SearchFolder]
  ) -> [SearchedText] {
    fields.indices.map { index in
      let text = fields[index].text(element)
      let readings = fields[index].ownReadings?(element) ?? []
      if folders[index].plan !== columns[index].folder.plan {
        return SearchedText(text, readings: readings, folders[index])
      }
      return columns[index].searchedText(
        ofRow: UInt32(slot), text, readings: readings)
    }
  }

  /// The texts of a field, for matches that folded texts do not decide.
  ///
  /// An empty slot, which may still have a folded text, gets an empty text.
  private func texts(
    _ field: Int, _ slots: ListSlots<Element>
  ) -> FoldedColumn.Texts {
    if let texts = taken?[field] { return { texts[Int($0)] } }
    let text = fields[field].text
    let elements = SharedElements(slots.elements)
    return { elements[Int($0)].map(text) ?? "" }
  }
}
