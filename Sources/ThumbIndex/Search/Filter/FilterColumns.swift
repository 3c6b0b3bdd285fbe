/// The folded texts of a filter's fields, by slot.
///
/// A slot is the number under which a list stores an element.
struct FilterColumns<Element> {
  /// What is searched.
  let searched: SearchedFields<Element>

  /// The collator of the locale tier.
  let collator: Collator

  /// The options as they were given.
  let options: SearchOptions

  private(set) var columns: [SearchColumn]

  /// Folds the texts of all slots.
  ///
  /// - Parameter old: Columns of the same list; those whose fields and plans stay
  ///   are not folded again.
  init(
    _ list: IndexedList<Element>, _ fields: SearchedFields<Element>,
    _ collator: Collator, _ options: SearchOptions,
    _ threads: ThreadCount, keeping old: Self? = nil
  ) throws(CollationError) {
    searched = fields
    self.collator = collator
    self.options = options
    columns = []
    var options = options
    if options.filing == nil, let filer = list.rules.filer,
      !filer.rules.leavesStarts || filer.rules.dictionary != nil
        || filer.rules.variants == .asWritten
    {
      options.filing = filer.rules
    }
    let kept = old.flatMap { $0.searched === fields ? $0.columns : nil }
    for (index, field) in fields.all.enumerated() {
      var own = options
      own.readings.formUnion(field.readings)
      let plan = try FoldingPlan.shared(field.collator ?? collator, own)
      if let column = kept?[index], column.plan === plan {
        columns.append(column)
      } else {
        columns.append(
          SearchColumn(plan, hasSeveralTexts: field.texts.areSeveral))
        append(list.slots.range, of: list.slots, toField: index, threads)
      }
    }
  }

  var fields: [SearchField<Element>] { searched.all }

  /// Whether only the main actor may read elements.
  var isOnMainActor: Bool { searched.areOnMainActor }

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
    append(slots.range, of: slots, threads)
  }

  /// Folds the texts of new slots.
  mutating func append(
    _ range: Range<Int>, of slots: ListSlots<Element>, _ threads: ThreadCount
  ) {
    for index in columns.indices {
      append(range, of: slots, toField: index, threads)
    }
  }

  private mutating func append(
    _ range: Range<Int>, of slots: ListSlots<Element>, toField index: Int,
    _ threads: ThreadCount
  ) {
    let field = fields[index]
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
    slots.elements.forEachEmptySlot(in: range) { columns[index].remove($0) }
  }

  mutating func remove(_ slot: Slot) {
    for index in columns.indices {
      columns[index].remove(slot)
    }
  }
}

extension FilterColumns: Sendable where Element: Sendable {}

extension ListSlots {
  /// All slots.
  fileprivate var range: Range<Int> { 0..<elements.slotCount }
}

/// The fields that a filter got at one time.
///
/// Fields that it gets later count as other ones, as closures cannot be
/// compared.
final class SearchedFields<Element>: Sendable {
  let all: [SearchField<Element>]

  /// Whether only the main actor may read some of the fields.
  let areOnMainActor: Bool

  init(_ fields: [SearchField<Element>]) {
    require(!fields.isEmpty, "a filter needs a field to search")
    all = fields
    areOnMainActor = fields.contains(where: \.isOnMainActor)
  }
}
