/// The order of the sections of a list that is grouped by a value.
///
/// ```swift
/// let words = ["pear", "fig", "plum", "apple"]
/// let initial: @Sendable (String) -> String = { String($0.prefix(1)) }
/// let english = try Collator("en")
/// IndexedList(words, groupedBy: initial, order: .firstAppearance)
///   .sections.map(\.title)  // p f a
/// IndexedList(words, groupedBy: initial, order: .collated(english))
///   .sections.map(\.title)  // a f p
/// IndexedList(words, groupedBy: initial, order: .listed(["f", "a"]))
///   .sections.map(\.title)  // f a
/// ```
///
/// Groups may be in the order of their values, either way:
///
/// ```swift
/// let words = ["pear", "fig", "plum", "apple"]
/// let byLength: GroupOrder<Int> = .sorted([
///   SortField(on: \.self, direction: .descending)
/// ])
/// IndexedList(words, groupedBy: { $0.count }, order: byLength)
///   .sections.map(\.title)  // 5 4 3
/// ```
public enum GroupOrder<Group: Hashable & Sendable>: Sendable {
  /// By title, in the order of a collator; groups of equal titles are in
  /// the order of ``firstAppearance``.
  case collated(Collator)

  /// By fields of the groups' values, compared in turn; equal groups are in the
  /// order of ``firstAppearance``.
  case sorted([SortField<Group>])

  /// By the arrival of each group's earliest row.
  ///
  /// When this row leaves, the earliest remaining row counts. With rows ordered
  /// by hand, the group stays in place.
  case firstAppearance

  /// In the caller's order; other groups are not shown.
  ///
  /// The elements of other groups are in the list, but have no row path.
  case listed([Group])
}
