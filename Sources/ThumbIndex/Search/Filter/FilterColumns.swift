/// The folded texts of a filter's fields, by slot.
struct FilterColumns<Element: Sendable>: Sendable {
  let fields: [SearchField<Element>]

  /// Whose letters the search starts from.
  let collator: Collator
  private var columns: [FoldedColumn]

  init(
    _ list: IndexedList<Element>, _ fields: [SearchField<Element>],
    _ collator: Collator, _ options: SearchOptions, _ threads: ThreadCount
  ) throws(CollationError) {
    self.fields = fields
    self.collator = collator
    columns = []
    var options = options
    if options.filing == nil, let filer = list.rules.criteria.first?.filer,
      !filer.rules.leavesStarts
    {
      options.filing = filer.rules
    }
    for field in fields {
      var own = options
      own.readings.formUnion(field.readings)
      columns.append(FoldedColumn(try SearchFolder(collator, options: own)))
    }
    refill(from: list.slots, threads)
  }

  /// The folder of a field.
  func folder(ofField index: Int) -> SearchFolder { columns[index].folder }

  /// Folds what somebody typed.
  func query(
    _ text: String, _ scope: SearchScope, _ kind: QueryKind
  ) -> SearchQuery {
    // Readings make no difference to a query.
    columns[0].folder.query(text, scope: scope, kind: kind)
  }
}

// MARK: - Following the list

extension FilterColumns {
  /// Folds the texts of all slots.
  mutating func refill(from slots: ListSlots<Element>, _ threads: ThreadCount) {
    for index in columns.indices {
      columns[index] = FoldedColumn(columns[index].folder)
    }
    append(0..<slots.elements.slotCount, of: slots, threads)
  }

  /// Folds the texts of slots behind those that are there.
  mutating func append(
    _ range: Range<Int>, of slots: ListSlots<Element>, _ threads: ThreadCount
  ) {
    for (index, field) in fields.enumerated() {
      // A slot that is empty already gets an empty text, and is forgotten.
      let texts = range.map { slot in
        slots.elements.contains(slot) ? field.text(slots.elements[slot]) : ""
      }
      columns[index].append(
        texts, readings: readings(field, from: range.lowerBound, slots),
        threads: threads)
    }
    for slot in range where !slots.elements.contains(slot) { remove(slot) }
  }

  /// The caller's own readings of rows, counted from a slot.
  private func readings(
    _ field: SearchField<Element>, from start: Int, _ slots: ListSlots<Element>
  ) -> (@Sendable (Int) -> [String])? {
    guard let readings = field.ownReadings else { return nil }
    let elements = slots.elements
    return { row in
      let slot = start + row
      return elements.contains(slot) ? readings(elements[slot]) : []
    }
  }

  /// Folds the texts of a slot anew.
  mutating func replace(_ slot: Int, of slots: ListSlots<Element>) {
    let element = slots.elements[slot]
    for (index, field) in fields.enumerated() {
      columns[index].replace(
        UInt32(slot), with: field.text(element),
        readings: field.ownReadings?(element) ?? [])
    }
  }

  /// Whether so many texts were folded one by one since all were that it pays to
  /// fold all anew: each takes memory and time of its own.
  var areScattered: Bool {
    columns[0].replacements.count > 1024 + columns[0].count / 8
  }

  mutating func remove(_ slot: Int) {
    for index in columns.indices { columns[index].remove(UInt32(slot)) }
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
    var result: RowSet?
    for term in query.terms {
      var found: RowSet?
      for (index, column) in columns.enumerated() {
        guard
          let rows = column.rows(
            matching: term, scope: query.scope, text: texts(index, slots),
            threads: threads, isCancelled: isCancelled)
        else { return nil }
        if found == nil { found = rows } else { found!.formUnion(rows) }
      }
      if result == nil {
        result = found
      } else {
        result!.formIntersection(found!)
      }
    }
    return result ?? columns[0].allRows
  }

  /// Those of some slots that match a query.
  ///
  /// - Returns: `nil` when cancelled.
  func filter(
    _ candidates: [UInt32], matching query: SearchQuery,
    _ slots: ListSlots<Element>, _ threads: ThreadCount,
    _ isCancelled: @Sendable () -> Bool
  ) -> [UInt32]? {
    var rest = candidates
    for term in query.terms {
      var open = rest
      var found: [UInt32] = []
      for (index, column) in columns.enumerated() where !open.isEmpty {
        guard
          let rows = column.filter(
            open, matching: term, scope: query.scope,
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
    query.terms.allSatisfy { term in
      columns.indices.contains { index in
        columns[index].matches(
          UInt32(slot), term, scope: query.scope, text: texts(index, slots))
      }
    }
  }

  /// The texts of a field, for matches that the folded text does not decide;
  /// empty for slots that are, whose folded texts may still be there.
  private func texts(
    _ field: Int, _ slots: ListSlots<Element>
  ) -> FoldedColumn.Texts {
    let text = fields[field].text
    let elements = slots.elements
    return { elements.contains(Int($0)) ? text(elements[Int($0)]) : "" }
  }
}
