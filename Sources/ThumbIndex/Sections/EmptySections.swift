/// What a list does with sections that have no rows.
///
/// ```swift
/// let letters: [AlphabetTitle] = ["A", "B", "C"]
/// let collation = IndexedCollation(
///   alphabet: try Alphabet(titles: letters, collator: try Collator("en")))
/// IndexedList(["cow"], collation: collation, emptySections: .hidden)
///   .sections.map(\.title)  // C
/// IndexedList(["cow"], collation: collation, emptySections: .kept)
///   .sections.map(\.title)  // A B C #
/// ```
public enum EmptySections: String, Sendable, Hashable, Codable {
  /// Empty sections are not shown: a section disappears with its last row.
  case hidden

  /// Empty sections are shown if the list knows them without rows.
  ///
  /// It knows those of an alphabet, with `#`, groups in a listed order, and the
  /// only section of a list without titles.
  case kept
}
