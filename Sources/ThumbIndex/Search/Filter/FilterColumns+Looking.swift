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

/// The elements of a list, to be read by several threads.
///
/// `@unchecked Sendable`: threads get only elements that are `Sendable`. If
/// elements are not, threads use the texts that the columns keep.
struct SharedElements<Element>: @unchecked Sendable {
  private let elements: ElementStore<Element>

  init(_ elements: ElementStore<Element>) { self.elements = elements }

  subscript(slot: Int) -> Element? {
    elements.contains(slot) ? elements[slot] : nil
  }
}
