/// The folded texts of one field, by slot: of each slot one text, or several.
///
/// Each text is a row of a ``FoldedColumn``, so it is searched by itself.
struct SearchColumn: Sendable {
  /// A row for each text, those of a slot one after the other.
  private(set) var texts: FoldedColumn

  /// Which texts the slots have; `nil` if each has one, with the slot's number.
  private var places: TextPlaces?

  /// A column without slots.
  init(_ plan: FoldingPlan, hasSeveralTexts: Bool) {
    texts = FoldedColumn(plan)
    places = hasSeveralTexts ? TextPlaces() : nil
  }

  var plan: FoldingPlan { texts.plan }

  /// The number of slots, removed ones included.
  var count: Int { places?.count ?? texts.count }

  // MARK: - Following the list

  /// Folds the texts of new slots of a field of one text.
  ///
  /// - Parameter readings: The caller's own readings of each slot, if any.
  mutating func append(
    _ texts: [String], readings: [[String]]?, _ threads: ThreadCount
  ) {
    guard let readings else {
      self.texts.append(texts, threads: threads)
      return
    }
    self.texts.append(texts, readings: { readings[$0] }, threads: threads)
  }

  /// Folds the texts of new slots of a field of several texts; a slot has at least
  /// one.
  ///
  /// - Parameter readings: As above; they are those of the slot's first text.
  mutating func append(
    _ texts: [[String]], readings: [[String]]?, _ threads: ThreadCount
  ) {
    var readingsOfTexts: [[String]]?
    if let readings {
      readingsOfTexts = zip(texts, readings).flatMap { texts, readings in
        texts.indices.map { $0 == 0 ? readings : [] }
      }
    }
    for texts in texts { places!.append(texts.count) }
    append(Array(texts.joined()), readings: readingsOfTexts, threads)
  }

  mutating func remove(_ slot: Slot) {
    if let places {
      for text in places.texts(of: slot.number) { texts.remove(text) }
    } else {
      texts.remove(slot.number)
    }
  }

  // MARK: - Looking

  /// The slots that match a term; see ``FoldedColumn``.
  func slots(
    matching term: SearchTerm, scope: SearchScope, _ threads: ThreadCount,
    _ isCancelled: @Sendable () -> Bool
  ) -> RowSet? {
    let found = texts.rows(
      matching: term, scope: scope, threads: threads, isCancelled: isCancelled)
    guard let places else { return found }
    return found.map { places.slots(of: $0) }
  }

  /// The matching slots among some slots, in the given order.
  func filter(
    _ slots: [UInt32], matching term: SearchTerm, scope: SearchScope,
    _ threads: ThreadCount, _ isCancelled: @Sendable () -> Bool
  ) -> [UInt32]? {
    let found = texts.filter(
      places?.texts(of: slots) ?? slots, matching: term, scope: scope,
      threads: threads, isCancelled: isCancelled)
    guard let places else { return found }
    return found.map { places.slots(of: $0) }
  }

  /// The slots that match a term but for slips, each once, in order; see
  /// ``FoldedColumn``.
  func slots(
    near term: NearTerm, scope: SearchScope, _ threads: ThreadCount,
    _ isCancelled: @Sendable () -> Bool
  ) -> [NearRow]? {
    let found = texts.rows(
      near: term, scope: scope, threads: threads, isCancelled: isCancelled)
    guard let places else { return found }
    return found?.map {
      NearRow(row: places.slot(of: $0.row), fit: $0.fit)
    }.bestOfEachRow()
  }

  /// Whether a slot matches a term but for slips.
  func nearlyMatches(
    _ slot: Slot, _ term: NearTerm, scope: SearchScope
  ) -> Bool {
    let rows = places?.texts(of: slot.number) ?? slot.number..<slot.number + 1
    return rows.contains {
      texts.fit(ofRow: $0, near: term, scope: scope) != nil
    }
  }

  /// Whether a slot matches a term.
  func matches(_ slot: Slot, _ term: SearchTerm, scope: SearchScope) -> Bool {
    guard let places else {
      return texts.matches(slot.number, term, scope: scope)
    }
    return places.texts(of: slot.number).contains {
      texts.matches($0, term, scope: scope)
    }
  }

  /// How well each of some slots matches a term, by the slot's best text; `nil`
  /// for a slot that does not match.
  func fits(
    of slots: [UInt32], _ term: SearchTerm, scope: SearchScope
  ) -> [MatchFit?] {
    let fits = texts.fits(
      of: places?.texts(of: slots) ?? slots, term, scope: scope)
    guard let places else { return fits }
    var rest = fits[...]
    return slots.map { slot in
      let count = places.texts(of: slot).count
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).compactMap(\.self).min()
    }
  }

  /// The texts of a slot, to find matches in them; they are not folded again.
  ///
  /// - Parameter readings: The readings of the first text.
  func searchedTexts(
    ofSlot slot: Slot, _ texts: [String], readings: [String]
  ) -> [SearchedText] {
    let rows =
      places?.texts(of: slot.number) ?? slot.number..<slot.number + 1
    return texts.enumerated().map { number, text in
      let own = number == 0 ? readings : []
      // An object may have got more texts since they were folded.
      guard number < rows.count else {
        return SearchedText(text, readings: own, plan)
      }
      return self.texts.searchedText(
        ofRow: rows.lowerBound + UInt32(number), text, readings: own)
    }
  }

  /// The slots that were not removed.
  var allSlots: RowSet {
    places?.slots(of: texts.allRows) ?? texts.allRows
  }
}

/// Which of many texts belong to which slot.
///
/// Slots are numbered in the order they are appended.
struct TextPlaces: Sendable {
  /// The number of the first text of each slot, and the number of all texts.
  private var starts: [UInt32] = [0]

  /// The slot of each text.
  private var slots: [UInt32] = []

  /// The number of slots.
  var count: Int { starts.count - 1 }

  /// Adds a slot with some number of texts.
  mutating func append(_ texts: Int) {
    let slot = UInt32(count)
    slots.append(contentsOf: repeatElement(slot, count: texts))
    starts.append(UInt32(slots.count))
  }

  /// The numbers of a slot's texts.
  func texts(of slot: UInt32) -> Range<UInt32> {
    starts[Int(slot)]..<starts[Int(slot) + 1]
  }

  /// The numbers of the texts of some slots.
  func texts(of slots: [UInt32]) -> [UInt32] { slots.flatMap(texts(of:)) }

  /// The slot that has a text.
  func slot(of text: UInt32) -> UInt32 { slots[Int(text)] }

  /// The slots that have some texts.
  func slots(of texts: RowSet) -> RowSet {
    texts.renumbered(slots, capacity: count + 64)
  }

  /// The slots that have some texts; the texts of one slot must be neighbours.
  func slots(of texts: [UInt32]) -> [UInt32] {
    var found: [UInt32] = []
    for text in texts where found.last != slots[Int(text)] {
      found.append(slots[Int(text)])
    }
    return found
  }
}

// MARK: - Invariants

extension SearchColumn {
  /// Each slot has texts, and each text belongs to one slot.
  func checkInvariants() throws(BrokenInvariant) {
    try texts.checkInvariants()
    guard let places else { return }
    var end: UInt32 = 0
    for slot in 0..<UInt32(places.count) {
      let own = places.texts(of: slot)
      try invariant(
        own.lowerBound == end && !own.isEmpty, "slot \(slot) has texts \(own)")
      try invariant(
        places.slots(of: Array(own)) == [slot],
        "texts \(own) are not of slot \(slot)")
      end = own.upperBound
    }
    try invariant(
      Int(end) == texts.count, "\(texts.count) texts, of slots \(end)")
  }
}
