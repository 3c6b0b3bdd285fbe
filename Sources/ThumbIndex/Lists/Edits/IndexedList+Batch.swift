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
  /// list, old and new rows are paired as by ``replaceAll(with:)``; a copy kept
  /// for undo has the same rows. A section is reloaded if its header or footer
  /// is not known to be the same.
  ///
  /// - Returns: The changes from the old list to the new one.
  /// - Complexity: That of the edits, plus O(*k* log *k*) in the rows that
  ///   changed, a step for each section and each few hundred rows of the
  ///   sections that changed, and copies of what a kept copy would share.
  @discardableResult
  public mutating func batch<Failure: Error>(
    _ body: (inout IndexedList) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    let old = self
    do throws(Failure) {
      try body(&self)
    } catch {
      self = old
      throw error
    }
    return storage.changes(since: old.storage)
  }
}

extension ListStorage {
  /// The changes from an old state of the list, or from a list that it replaced.
  func changes(since old: ListStorage) -> ListChanges {
    ListComparison(old: old, new: self, areStates: true).changes()
  }
}
