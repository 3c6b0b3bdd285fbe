extension IndexedList: ListEditing {
  /// Makes several edits at once, gathered by a closure.
  ///
  /// See ``ListEditing/edit(_:)``.
  @discardableResult
  public mutating func edit<Failure: Error>(
    _ body: (inout ListEdits<Element>) throws(Failure) -> Void
  ) throws(Failure) -> ListChanges {
    var edits = ListEdits(of: self)
    try body(&edits)
    edits.forgetList()
    return apply(edits)
  }

  /// Makes gathered edits.
  ///
  /// - Parameter edits: Edits by paths of the list as it is.
  @discardableResult
  package mutating func apply(_ edits: ListEdits<Element>) -> ListChanges {
    if edits.steps.isEmpty { return applyToRows(edits) }
    if edits.steps.count == 1, !edits.changeRows {
      return take(edits.steps[0], edits)
    }
    return batch { list in
      list.applyToRows(edits)
      for step in edits.steps { list.take(step, edits) }
    }
  }

  @discardableResult
  private mutating func applyToRows(
    _ edits: ListEdits<Element>
  ) -> ListChanges {
    let (changes, slots) = applyNoting(edits)
    note(slots)
    renumberIfSparse()
    return changes
  }

  /// Makes edits of rows and sections without renumbering slots.
  ///
  /// - Returns: The changes in two forms: for views, and by slot.
  mutating func applyNoting(
    _ edits: ListEdits<Element>
  ) -> (changes: ListChanges, slots: SlotChanges) {
    var transaction = ListTransaction(storage)
    transaction.gather(edits, in: &storage)
    return (transaction.commit(to: &storage), transaction.slotChanges)
  }

  @discardableResult
  private mutating func take(
    _ step: ListStep, _ edits: ListEdits<Element>
  ) -> ListChanges {
    switch step {
    case .header(let key, let header): setData(of: key) { $0.header = header }
    case .footer(let key, let footer): setData(of: key) { $0.footer = footer }
    case .collapse(let key): setCollapsed(collapsedSections.union([key]))
    case .expand(let key): setCollapsed(collapsedSections.subtracting([key]))
    case .collapseOnly(let keys): setCollapsed(keys)
    case .show(let keys): show(keys)
    case .hide(let key): setHidden(hiddenSections.union([key]))
    case .unhide(let key): setHidden(hiddenSections.subtracting([key]))
    case .hideOnly(let keys): setHidden(keys)
    case .move(let key, let position): move(section: key, to: position)
    case .replaceAll: replace(with: edits.allElements)
    case .become: turn(into: edits.successor!)
    }
  }
}
