extension IndexedList {
  /// Makes edits one after another and returns their changes together.
  ///
  /// In the closure the list is up to date after each edit, and the next edit
  /// uses the new paths. Batches may be nested: the outermost returns all
  /// changes.
  ///
  /// ```swift
  /// let changes = states.batch { states in
  ///   states.insert("Illinois")
  ///   states.batch { $0.removeAll { $0.hasSuffix("o") } }
  ///   if let path = states.rowPath(of: "Iowa") { states.remove(at: path) }
  /// }
  /// changes.deletedRows   // 2.0, 2.1; Idaho and Iowa
  /// changes.insertedRows  // 2.0; Illinois
  /// ```
  ///
  /// If the closure throws, the list stays as it was. If it assigns another
  /// list, such as a copy kept for undo, old and new rows are paired as by
  /// ``replaceAll(with:)``, and sections with header or footer data are
  /// reloaded.
  ///
  /// - Returns: The changes from the old list to the new one.
  /// - Complexity: O(*n* log *n*) in the rows, plus that of the edits;
  ///   ``edit(_:)`` is faster.
  @discardableResult
  public mutating func batch<Failure: Error>(
    _ body: (inout IndexedList) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    let old = self
    let start = BatchNotes()
    notes.begin(start)
    do throws(Failure) {
      try body(&self)
    } catch {
      start.batch.end()
      self = old
      throw error
    }
    let own = notes.end(start, in: old.notes)
    let changes = changes(from: old, own)
    renumberIfSparse()
    return changes
  }

  /// The changes from an old list to this one.
  ///
  /// - Parameter notes: If edits made this list of the old one, the reloads that
  ///   they noted; else `nil`. Then sections with data of the caller are
  ///   reloaded, as data cannot be compared.
  func changes(
    from old: IndexedList, _ notes: BatchNotes?
  ) -> ListChanges {
    let comparison = ListComparison(old: old.storage, new: storage)
    return notes.map { comparison.changes($0) }
      ?? comparison.changes(
        reloadedSections: Set(old.sectionData.keys).union(sectionData.keys))
  }

  /// Notes the reloads of an edit in a batch: a comparison of the lists would
  /// miss them.
  mutating func note(_ changes: SlotChanges) {
    if notes.areOpen { notes.note(reloads(in: changes)) }
  }

  /// The reloads of an edit.
  func reloads(in changes: SlotChanges) -> BatchNotes {
    var reloads = BatchNotes()
    for (slot, old) in changes.came where old != nil {
      reloads.reloadedRows.insert(slots.order.arrival(of: slot))
    }
    reloads.reloadedSections = Set(changes.reloaded.map { groups[$0].key })
    return reloads
  }

  /// Renumbers the slots when enough are empty, but not in a batch, which knows
  /// rows by their arrivals.
  mutating func renumberIfSparse() {
    notes.forgetEnded()
    if !notes.areOpen { _ = storage.renumberIfSparse() }
  }
}
