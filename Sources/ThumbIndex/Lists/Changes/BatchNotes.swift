/// What happened in a batch that comparing a list with the one before does not
/// tell.
struct BatchNotes: Sendable {
  /// The rows that show something else, by their arrival.
  var reloadedRows: Set<Int> = []

  /// Sections that are shown anew.
  var reloadedSections: Set<SectionKey> = []

  mutating func formUnion(_ other: BatchNotes) {
    reloadedRows.formUnion(other.reloadedRows)
    reloadedSections.formUnion(other.reloadedSections)
  }
}
