/// The changes of a batch that a comparison of the lists before and after misses.
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
