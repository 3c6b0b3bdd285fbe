/// What a list does with empty sections, unless the caller inserted or removed
/// them.
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

  /// Empty sections are shown; empty groups are shown only with
  /// ``GroupOrder/listed(_:)``.
  case kept
}
