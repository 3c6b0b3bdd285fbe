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
  /// If the closure throws, the list stays as it was.
  ///
  /// - Returns: The changes from the old list to the new one.
  /// - Complexity: O(*n* log *n*) in the rows, plus that of the edits;
  ///   ``apply(_:)`` is faster.
  @discardableResult
  public mutating func batch<Failure: Error>(
    _ body: (inout IndexedList) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    let old = self
    notes = BatchNotes()
    do throws(Failure) {
      try body(&self)
    } catch {
      self = old
      throw error
    }
    let own = notes ?? BatchNotes()
    notes = old.notes
    notes?.formUnion(own)
    let changes = ListComparison(old: old.storage, new: storage).changes(own)
    if notes == nil { storage.renumberIfSparse() }
    return changes
  }

  /// Notes the reloads of an edit in a batch: a comparison of the lists would
  /// miss them.
  mutating func note(_ changes: SlotChanges) {
    if notes == nil { return }
    var own = BatchNotes()
    for (slot, old) in changes.came where old != nil {
      own.reloadedRows.insert(slots.order.arrival(of: slot))
    }
    own.reloadedSections = Set(changes.reloaded.map { groups[$0].key })
    notes?.formUnion(own)
  }
}
