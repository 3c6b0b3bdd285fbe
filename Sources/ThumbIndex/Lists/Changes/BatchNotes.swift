/// The reloads of a batch: comparing the old and the new list would miss them.
struct BatchNotes: Sendable {
  /// The reloaded rows, by their arrival numbers.
  var reloadedRows: Set<Int> = []

  /// The reloaded sections.
  var reloadedSections: Set<SectionKey> = []

  mutating func formUnion(_ other: BatchNotes) {
    reloadedRows.formUnion(other.reloadedRows)
    reloadedSections.formUnion(other.reloadedSections)
  }
}
