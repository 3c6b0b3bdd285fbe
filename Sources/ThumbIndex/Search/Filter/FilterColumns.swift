/// The folded texts of a filter's fields, by slot.
///
/// A slot is the number under which a list stores an element.
struct FilterColumns<Element> {
  let fields: [SearchField<Element>]

  /// The collator of the locale tier.
  let collator: Collator
  private(set) var columns: [SearchColumn]

  /// Whether only the main actor may read elements.
  let isOnMainActor: Bool

  init(
    _ list: IndexedList<Element>, _ fields: [SearchField<Element>],
    _ collator: Collator, _ options: SearchOptions,
    _ threads: ThreadCount
  ) throws(CollationError) {
    self.fields = fields
    isOnMainActor = fields.contains(where: \.isOnMainActor)
    self.collator = collator
    columns = []
    var options = options
    if options.filing == nil, let filer = list.rules.filer,
      !filer.rules.leavesStarts || filer.rules.dictionary != nil
        || filer.rules.variants == .asWritten
    {
      options.filing = filer.rules
    }
    for field in fields {
      var own = options
      own.readings.formUnion(field.readings)
      columns.append(
        SearchColumn(
          try .shared(field.collator ?? collator, own),
          hasSeveralTexts: field.texts.areSeveral))
    }
    refill(from: list.slots, threads)
  }

  /// The plan of a field.
  func plan(ofField index: Int) -> FoldingPlan { columns[index].plan }

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
      hasOneLanguage ? [columns[0].plan] : columns.map(\.plan),
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
      columns[index] = SearchColumn(
        columns[index].plan, hasSeveralTexts: fields[index].texts.areSeveral)
    }
    append(0..<slots.elements.slotCount, of: slots, threads)
  }

  /// Folds the texts of new slots.
  mutating func append(
    _ range: Range<Int>, of slots: ListSlots<Element>, _ threads: ThreadCount
  ) {
    for (index, field) in fields.enumerated() {
      let readings = field.ownReadings.map { readings in
        slots.elements.map(range, orEmpty: []) { readings($0) }
      }
      switch field.texts {
      case .one(let text):
        columns[index].append(
          slots.elements.map(range, orEmpty: "") { text($0) },
          readings: readings, threads)
      case .several:
        let texts = field.texts
        columns[index].append(
          slots.elements.map(range, orEmpty: [""]) { texts.all(of: $0) },
          readings: readings, threads)
      }
    }
    slots.elements.forEachEmptySlot(in: range) { remove($0) }
  }

  mutating func remove(_ slot: Slot) {
    for index in columns.indices {
      columns[index].remove(slot)
    }
  }
}

extension FilterColumns: Sendable where Element: Sendable {}
