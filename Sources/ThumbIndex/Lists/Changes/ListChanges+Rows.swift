extension ListChanges {
  /// Runs of rows that are gone, before the edit, rising.
  ///
  /// - Complexity: O(*k* log *k*) in the runs.
  public var deletedRanges: [RowRange] { rows?.deletedRanges ?? [] }

  /// Runs of rows that are new, after the edit, rising.
  ///
  /// - Complexity: O(*k* log *k*) in the runs.
  public var insertedRanges: [RowRange] { rows?.insertedRanges ?? [] }

  /// Paths of rows that are gone, before the edit, rising.
  ///
  /// - Complexity: O(*n*) in the rows; ``deletedRanges`` take less where many are
  ///   gone.
  public var deletedRows: [RowPath] { deletedRanges.flatMap(\.paths) }

  /// Paths of rows that are new, after the edit, rising.
  ///
  /// - Complexity: O(*n*) in the rows; ``insertedRanges`` take less where many are
  ///   new.
  public var insertedRows: [RowPath] { insertedRanges.flatMap(\.paths) }

  /// The same as runs of rows, counted over all sections: for flat models, such
  /// as GTK's `items-changed`.
  ///
  /// To be applied one after another: a position counts the rows as the splices
  /// before have left them, which is the same as in the list after the edit. A row
  /// that shows something else is taken out and put in.
  ///
  /// - Complexity: O(*k* log *k*) in the runs of rows; where other sections are
  ///   shown than before, also O(*s*) in their number.
  public var splices: [Splice] { rows?.splices ?? [] }

  /// Whether there is nothing to tell.
  ///
  /// Lists with equal elements may have changes between them: a row that moves
  /// past an equal one has moved.
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty && !indexBarChanged
      && !(rows?.concernsRowsShown ?? false)
  }
}
