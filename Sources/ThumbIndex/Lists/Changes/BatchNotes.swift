/// The reloads in a batch: a comparison of the old and the new list would miss
/// them.
struct BatchNotes: Sendable {
  /// The arrival numbers of reloaded rows, in the list as it is now.
  var reloadedRows: Set<Int> = []

  /// The keys of reloaded sections.
  var reloadedSections: Set<SectionKey> = []

  mutating func formUnion(_ other: BatchNotes) {
    reloadedRows.formUnion(other.reloadedRows)
    reloadedSections.formUnion(other.reloadedSections)
  }
}
